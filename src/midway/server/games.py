"""Games: titles put together for a table, shared by all tables that are alike; old packs are kept for those in play."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from secrets import randbits
from typing import TYPE_CHECKING, Final

from midway.kernel.content import BrokenPack
from midway.kernel.errors import BadOption, MidwayError
from midway.kernel.game import Game
from midway.server.problems import Conflict
from midway.titles import find_title

if TYPE_CHECKING:
    from midway.kernel.content import Pack
    from midway.kernel.title import Title
    from midway.server.storage.store import Store

MOST_GAMES: Final = 64

Key = tuple[str, int, tuple[tuple[str, str], ...], tuple[str, ...]]


class Games:
    """Puts titles together, each once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.made: OrderedDict[Key, Game] = OrderedDict()
        self.kept: set[str] = set()  # hashes of packs the store has

    async def new(self, title_id: str, seats: int, options: dict[str, str]) -> Game:
        """The game for a new table; BadOption for what the title does not have."""
        title = find_title(title_id)
        if not title.least_seats <= seats <= title.most_seats:
            about = {"least": str(title.least_seats), "most": str(title.most_seats), "n": str(seats)}
            sentence = f"{title.id} is for {title.least_seats} to {title.most_seats} players, not {seats}"
            raise BadOption(sentence, "players", about)
        chosen = title.drawn(title.chosen(options, seats), seats, randbits(32), randbits(32))
        packs = title.packs(seats, chosen)
        hashes = [pack.hash for pack in packs]
        for hash_, pack in zip(hashes, packs, strict=True):
            if hash_ not in self.kept:
                await self.store.keep_pack(hash_, pack.to_json())
                self.kept.add(hash_)
        return self._get(title, seats, chosen, packs, hashes)

    async def old(self, title_id: str, seats: int, options: dict[str, str], packs: list[tuple[str, str]]) -> Game:
        """The game of a table that was laid earlier, with its packs as they were then; Conflict if that cannot be."""
        try:
            title = find_title(title_id)
            key = _key(title_id, seats, options, [hash_ for _, hash_ in packs])
            if key in self.made:
                self.made.move_to_end(key)
                return self.made[key]
            ours = {pack.hash: pack for pack in title.packs(seats, options)}
        except MidwayError as problem:
            raise Conflict("stranded", f"this match cannot go on here: {problem}") from None
        found = [ours[hash_] if hash_ in ours else await self._kept_pack(title, id_, hash_) for id_, hash_ in packs]
        return self._get(title, seats, options, found, [hash_ for _, hash_ in packs])

    async def _kept_pack(self, title: Title, id_: str, hash_: str) -> Pack:
        written = await self.store.pack(hash_)
        if written is None:
            raise Conflict("stranded", f"pack {id_} has changed since this match, and its old text is not kept here")
        try:
            return title.restored_pack(written)
        except BrokenPack as problem:
            raise Conflict("stranded", f"the kept text of pack {id_} cannot be used any more: {problem}") from None

    def _get(self, title: Title, seats: int, options: dict[str, str], packs: list[Pack], hashes: list[str]) -> Game:
        key = _key(title.id, seats, options, hashes)
        if key not in self.made:
            self.made[key] = Game(title, seats, options, packs)
            while len(self.made) > MOST_GAMES:
                self.made.popitem(last=False)
        return self.made[key]


@lru_cache(MOST_GAMES)
def hashes_of(game: Game) -> list[str]:
    """The hashes of a game's packs. To work one out takes as long as many moves."""
    return [pack.hash for pack in game.packs]


def _key(title_id: str, seats: int, options: dict[str, str], hashes: list[str]) -> Key:
    return title_id, seats, tuple(sorted(options.items())), tuple(hashes)
