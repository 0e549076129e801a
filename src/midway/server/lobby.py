"""The lobby: who sits where, who may start, and the next match of the same people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from midway.bots import bot_names
from midway.server.identity import Rights, key_of, new_secret
from midway.server.problems import Conflict, NotAllowed, NotFound
from midway.server.protocol.resources import NewTable
from midway.server.table import events as of
from midway.server.table.people import OPEN, PLAYING

if TYPE_CHECKING:
    from midway.server.protocol.resources import Settings, SitDown
    from midway.server.table.fold import Fold
    from midway.server.table.live import LiveTable
    from midway.server.table.people import Chair, People


def chair(people: People, seat: int) -> Chair:
    """A seat of a table; NotFound if it has no such seat."""
    if not 0 <= seat < len(people.chairs):
        raise NotFound("no-such-seat", "this table has no such seat")
    return people.chairs[seat]


async def sit(table: LiveTable, seat: int, rights: Rights, wish: SitDown) -> str:
    """Take an open seat; gives its secret."""
    if not (rights.is_invited or rights.seats):
        raise NotFound("no-such-table", "there is no such table")
    if not wish.name.isprintable() or not wish.name.strip() or not wish.luck.isprintable():
        raise Conflict("malformed", "a name is one line of printable letters")
    secret = new_secret()
    async with table.lock:
        people = (await table.awake()).people
        if chair(people, seat).who != "open":
            raise Conflict("seat-taken", "that seat is taken")
        if people.status not in (OPEN, PLAYING):
            raise Conflict("game-over", "the match is over")
        if wish.name.strip().lower() in [other.name.lower() for n, other in enumerate(people.chairs) if n != seat]:
            raise Conflict("name-taken", "somebody at this table has that name")
        event = of.Sat(seat=seat, name=wish.name.strip(), key=key_of(secret), luck=wish.luck)
        await table.commit_locked(event)
    table.driver.look()
    return secret


async def seat_bot(table: LiveTable, seat: int, rights: Rights, bot: str) -> None:
    """The host lets a bot play an open seat."""
    if bot not in bot_names():
        raise NotFound("no-such-bot", "there is no such bot", about={"words": ", ".join(bot_names())})
    async with table.lock:
        people = (await table.awake()).people
        check_host(people, rights)
        if chair(people, seat).key:
            raise Conflict("seat-taken", "that seat is taken")
        if people.status not in (OPEN, PLAYING):
            raise Conflict("game-over", "the match is over")
        await table.commit_locked(of.SatBot(seat=seat, bot=bot))
    table.driver.look()


async def leave(table: LiveTable, seat: int, rights: Rights) -> None:
    """Give up one's own seat; before the match the host may clear any."""
    async with table.lock:
        people = (await table.awake()).people
        if chair(people, seat).who == "open":
            raise Conflict("seat-open", "nobody sits there")
        is_host = people.host in rights.seats and people.status == OPEN
        if seat not in rights.seats and not is_host:
            raise NotAllowed("not-your-seat", "that seat is somebody else's")
        await table.commit_locked(of.Left(seat=seat))
    table.driver.look()


async def start(table: LiveTable, rights: Rights) -> None:
    """Begin the match, with what each seat adds to the luck."""
    async with table.lock:
        people = (await table.awake()).people
        check_host(people, rights)
        if people.status != OPEN:
            raise Conflict("begun", "the match has begun")
        empty = [n for n, one in enumerate(people.chairs) if one.who == "open"]
        if empty:
            raise Conflict("seats-open", "every seat needs a person or a bot", about={"n": str(len(empty))})
        await table.commit_locked(of.Started(contributions=[one.luck for one in people.chairs]))
    table.driver.look()


async def change_settings(table: LiveTable, rights: Rights, wish: Settings) -> None:
    async with table.lock:
        check_host((await table.awake()).people, rights)
        event = of.SettingsChanged(is_public=wish.is_public, chat=wish.chat, bot_pause=wish.bot_pause)
        await table.commit_locked(event)
    table.driver.look()


async def let_look(table: LiveTable, seat: int, rights: Rights, yes: bool) -> str | None:
    """Let whoever has a secret look over a seat's shoulder, or nobody any more; gives the secret."""
    if seat not in rights.seats:
        raise NotAllowed("not-your-seat", "that seat is somebody else's")
    secret = new_secret() if yes else None
    async with table.lock:
        await table.awake()
        await table.commit_locked(of.GuestsChanged(seat=seat, key=key_of(secret) if secret else ""))
    return secret


def check_host(people: People, rights: Rights) -> None:
    if people.host is None or people.host not in rights.seats:
        raise NotAllowed("not-host", "only the host of the table may do that")


# ---- the next match ----------------------------------------------------------------------------------------------
async def rematch(table: LiveTable, rights: Rights) -> tuple[LiveTable, dict[int, str]]:
    """A table for the same people, the seats of whoever asks taken already; gives it and their secrets."""
    if not rights.seats:
        raise NotAllowed("only-watching", "this needs a seat")
    async with table.lock:
        fold = await table.awake()
        if fold.people.status != "over":
            raise Conflict("not-over", "the match is not over yet")
        if not fold.people.rematch:
            laid = await _lay_again(table, fold)
            await table.commit_locked(of.RematchLaid(table=laid.id))
        people = fold.people
        again = await table.tables.get(people.rematch or (table.fold or fold).people.rematch)
    taken: dict[int, str] = {}
    for seat in sorted(rights.seats):
        secret = new_secret()
        async with again.lock:
            new = (await again.awake()).people
            if chair(new, seat).who != "open" or new.status != OPEN:
                continue
            old = people.chairs[seat]
            await again.commit_locked(of.Sat(seat=seat, name=old.name, key=key_of(secret)))
        taken[seat] = secret
    return again, taken


async def _lay_again(table: LiveTable, fold: Fold) -> LiveTable:
    people = fold.people
    wish = NewTable(
        title=people.opened.title,
        seats=people.opened.seats,
        options=people.options,
        is_public=False,
        bots={str(n): one.bot for n, one in enumerate(people.chairs) if one.bot and not one.key},
        chat=people.chat,
        bot_pause=people.bot_pause,
        window_least=people.opened.window_least,
        window_most=people.opened.window_most,
    )
    return await table.tables.lay(wish, from_table=table.id)
