"""A visitor: one connection to a table, with the seats it holds, and what it may do and ask."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Final

from midway.bots import bot_names
from midway.kernel.chronicle import EVERYTHING
from midway.kernel.errors import Refused
from midway.kernel.schema import SPECTATOR
from midway.server.problems import Conflict, NotAllowed, Problem, StorageDown, TooMany
from midway.server.protocol import spoken, told
from midway.server.table import answers
from midway.server.table import events as of
from midway.server.table.play import WINDOWS

if TYPE_CHECKING:
    from midway.server.identity import Claim, Rights
    from midway.server.table.fold import Fold
    from midway.server.table.live import LiveTable
    from midway.server.table.people import People
    from midway.server.table.play import Play

LOG: Final = logging.getLogger("midway.visitor")

Reply = told.Done | told.Refused | told.Failed | told.Why | told.WhyNot | told.Foresight | told.Pong


class Visitor:
    """Somebody at a table."""

    def __init__(self, table: LiveTable, rights: Rights, claim: Claim | None = None) -> None:
        self.table = table
        self.rights = rights
        self.claim = claim
        self.viewer: int = SPECTATOR
        self.is_muted = False

    # ---- with whose eyes -----------------------------------------------------------------------------------------
    def usual_viewer(self) -> int:
        """The only seat one holds, or the shoulder one may look over; otherwise everybody's view."""
        if len(self.rights.seats) == 1:
            return next(iter(self.rights.seats))
        if not self.rights.seats and len(self.rights.shoulders) == 1:
            return next(iter(self.rights.shoulders))
        return SPECTATOR

    def look(self, seat: int | None, is_open: bool) -> None:
        """Look with other eyes; NotAllowed if they are somebody else's."""
        if seat is not None and seat not in self.rights.seats | self.rights.shoulders:
            raise NotAllowed("not-your-seat", "that seat is somebody else's")
        if is_open:
            self.viewer = EVERYTHING
        else:
            self.viewer = SPECTATOR if seat is None else seat

    def look_again(self, people: People) -> bool:
        """Seats change hands and guests are sent away; False if it may not see any more what it sees."""
        if self.claim is not None:
            self.rights = self.claim.at(people, self.table.invite)
        is_own = self.viewer in self.rights.seats | self.rights.shoulders
        return self.rights.may_see and (self.viewer < 0 or self.viewer >= len(people.chairs) or is_own)

    @property
    def seat(self) -> int:
        """The seat that acts: the one whose view it has."""
        if self.viewer not in self.rights.seats:
            reason = "not-your-seat" if self.viewer in self.rights.shoulders else "only-watching"
            raise NotAllowed(reason, "this needs a seat of one's own, and to look with its eyes")
        return self.viewer

    # ---- hearing ---------------------------------------------------------------------------------------------------
    async def hear(self, message: spoken.ClientMessage) -> Reply:
        """Do what a message asks, or say why not."""
        request = getattr(message, "id", "")
        try:
            return await self._obey(message)
        except Refused as refused:
            return self._refused(request, refused.reason, refused.rule, refused.about)
        except StorageDown as problem:
            return self._failed(request, "storage-down", problem)
        except Problem as problem:
            return self._refused(request, problem.reason, problem.rule, problem.about)
        except Exception as problem:  # noqa: BLE001  (whatever it is, the client must hear of it)
            return self._failed(request, "fault", problem)

    def _refused(self, request: str, reason: str, rule: str, about: dict[str, str]) -> told.Refused:
        self.table.tables.metrics.refused.labels(reason=reason).inc()
        return told.Refused(request, reason, rule, about)

    def _failed(self, request: str, reason: str, problem: Exception) -> told.Failed:
        report = secrets.token_hex(4)
        self.table.tables.metrics.failed.labels(reason=reason).inc()
        LOG.error("report %s: table %s: %s", report, self.table.id, problem, exc_info=reason == "fault")
        return told.Failed(request, reason, report)

    async def _obey(self, message: spoken.ClientMessage) -> Reply:
        if isinstance(message, spoken.Ping):
            return told.Pong(message.id)
        if isinstance(message, spoken.Mute):
            self.is_muted = message.on
            return told.Done(message.id, 0)
        if isinstance(message, spoken.AskWhyNot):
            return answers.why_not(await self._play(), self.seat, message)
        if isinstance(message, spoken.AskWhy):
            return answers.why(await self._play(), self.viewer, message)
        if isinstance(message, spoken.Foresee):
            return answers.foresight(await self._play(), self.seat, message)
        if isinstance(message, spoken.Hello | spoken.Look):
            raise Conflict("not-here", "this message belongs to a socket")
        return await self._act(message)

    async def _play(self) -> Play:
        async with self.table.lock:
            play = (await self.table.awake()).play
        if play is None:
            raise Conflict("not-begun", "the match has not begun")
        return play

    # ---- acting ----------------------------------------------------------------------------------------------------
    async def _act(self, message: Acting) -> told.Done:
        if isinstance(message, spoken.Say):
            seat = self.viewer if self.viewer in self.rights.seats else -1
        else:
            seat = self.seat
        async with self.table.lock:
            fold = await self.table.awake()
            if seat >= 0 and seat not in self.rights.seats:  # it was given up meanwhile
                raise NotAllowed("not-your-seat", "that seat is somebody else's")
            if not fold.people.is_done(seat, message.id):
                await self.table.commit_locked(self._event(fold, seat, message))
                await self._follow_up(fold, message)
            number = self.table.fold.number_of(self.viewer) if self.table.fold is not None else 0
        self.table.driver.look()
        return told.Done(message.id, number)

    def _event(self, fold: Fold, seat: int, message: Acting) -> of.AnyEvent:
        """What would happen; Refused if it is out of the question."""
        if isinstance(message, spoken.Say):
            return self._speech(fold, seat, message)
        play = fold.play
        if play is None:
            raise Conflict("not-begun", "the match has not begun")
        if isinstance(message, spoken.ComeBack):
            if not fold.people.chairs[seat].bot:
                raise Conflict("not-away", "no bot stands in for that seat")
            return of.CameBack(seat=seat, request=message.id)
        if play.is_over:
            raise Refused("game-over")
        if fold.people.chairs[seat].bot:
            raise Conflict("bot-plays", "a bot stands in for that seat; come back first")
        if isinstance(message, spoken.Choose):
            return self._choice(fold, play, seat, message)
        if isinstance(message, spoken.UndoLast):
            return of.Undid(seat=seat, place=play.place_to_undo(seat), request=message.id)
        if isinstance(message, spoken.RedoLast):
            return of.Redid(seat=seat, option=play.option_to_redo(seat), request=message.id)
        if isinstance(message, spoken.Propose):
            return self._proposal(fold, play, seat, message)
        return self._vote(fold, play, seat, message)

    def _speech(self, fold: Fold, seat: int, message: spoken.Say) -> of.Spoke:
        people = fold.people
        if people.chat == "off" or (people.chat == "seats" and seat < 0):
            raise NotAllowed("chat-off", "the chat of this table is closed")
        if not message.text.isprintable():
            raise Refused("malformed")
        if not self.table.talk.bucket(str(seat)).take():
            raise TooMany("too-many", "too much is said at once")
        # Those who watch have no names by which to tell their requests apart.
        return of.Spoke(seat=seat, text=message.text, request=message.id if seat >= 0 else "")

    def _choice(self, fold: Fold, play: Play, seat: int, message: spoken.Choose) -> of.Chose | of.Held:
        refusal = play.match.why_not(seat, message.option, play.known(seat))
        if refusal is not None and refusal.reason in ("not-your-turn", "game-over"):
            raise refusal
        if message.decision != fold.asked[seat]:
            raise Refused("stale")
        if refusal is not None:
            raise refusal
        if play.kind_asked(seat) in WINDOWS and self.table.driver.is_too_early(fold):
            return of.Held(seat=seat, option=message.option, request=message.id)
        return of.Chose(seat=seat, option=message.option, request=message.id)

    def _proposal(self, fold: Fold, play: Play, seat: int, message: spoken.Propose) -> of.Proposed:
        people = fold.people
        if people.ballot is not None and people.ballot.proposed.seat != seat:
            raise Refused("undo-asked-already")
        if message.kind == "undo":
            to_step = play.step_before(seat, message.choices)
            play.check_may_ask(seat)
            return of.Proposed(seat=seat, what="undo", to_step=to_step, request=message.id)
        if message.kind == "give-up":
            return of.Proposed(seat=seat, what="give-up", request=message.id)
        about = message.seat
        if (
            about is None
            or about >= len(people.chairs)
            or (not people.chairs[about].is_human and people.chairs[about].bot)
        ):
            raise Conflict("nobody-to-replace", "a bot can stand in for a person who is away")
        if message.bot not in bot_names():
            raise Conflict("no-such-bot", "there is no such bot", about={"words": ", ".join(bot_names())})
        if about in self.table.tables.presence.at(self.table.id).seats:
            raise Conflict("is-here", "that person is here")
        return of.Proposed(seat=seat, what="stand-in", about=about, bot=message.bot, request=message.id)

    def _vote(self, fold: Fold, play: Play, seat: int, message: spoken.Vote) -> of.Voted:
        ballot = fold.people.ballot
        if ballot is not None:
            if seat not in ballot.concerned or seat in ballot.agreed:
                raise Refused("not-asked")
        else:
            play.check_may_vote(seat)
        return of.Voted(seat=seat, yes=message.yes, request=message.id)

    async def _follow_up(self, fold: Fold, message: Acting) -> None:
        """What everybody has agreed to happens."""
        current = self.table.fold or fold
        ballot = current.people.ballot
        if not isinstance(message, spoken.Propose | spoken.Vote) or ballot is None or not ballot.is_won:
            return
        if ballot.proposed.what == "give-up":
            await self.table.commit_locked(of.GivenUp())
        else:
            event = of.SatBot(seat=ballot.proposed.about, bot=ballot.proposed.bot, stands_in=True)
            await self.table.commit_locked(event)


Acting = spoken.Choose | spoken.UndoLast | spoken.RedoLast | spoken.Propose | spoken.Vote | spoken.ComeBack | spoken.Say
