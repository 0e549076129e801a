"""A park as rows of numbers: what bots count and compare things by, many times a second."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from midway.kernel.game import Game
from midway.titles.unfair.park import icons, is_closed
from midway.titles.unfair.printed import UPGRADE, columns
from midway.titles.unfair.schema import BESIDE, BURIED, ENTRANCE, MOST_SPACES, PINNED, space

if TYPE_CHECKING:
    from midway.kernel.state import State

MOST_ROWS: Final = 60  # a bit each; what lies in a larger park beyond them is overlooked
USUAL_ROWS: Final = 32
ROW: Final = 6

# how a thing is
OPEN: Final = 1
CLOSED: Final = 2
BUILT_IN: Final = 4
NOT_BUILT_IN: Final = 8
UNDERGROUND: Final = 16


@final
class Titles:
    """What does not change in a game: the bits of "card", and the titles of what is built in."""

    def __init__(self, game: Game) -> None:
        self.card: i64 = game.noun_mask("card")
        titles = {card.id: card.name.en for pack in game.packs for card in pack.cards if card.kind == "upgrade"}
        built_in = [name for card in game.cards for name in card.lists.get("built_in", ())]
        self.built_in: vec[i64] = vec[i64](
            [game.called.get(titles.get(name, name), -2 - number) for number, name in enumerate(built_in)]
        )


@final
class Rows:
    """The things in a park: cards, what is built into them, what is buried."""

    def __init__(self) -> None:
        self.many: i64 = 0
        self._words: vec[i64] = vec[i64](capacity=USUAL_ROWS * ROW)

    def add(self, nouns: i64, name: i64, host: i64, icons: i64, price: i64, flags: i64) -> None:
        if self.many < MOST_ROWS:
            self.many += 1
            words = append(append(append(self._words, nouns), name), host)
            self._words = append(append(append(words, icons), price), flags)

    def nouns(self, i: i64) -> i64:
        return self._words[i * ROW]

    def name(self, i: i64) -> i64:
        return self._words[i * ROW + 1]

    def host(self, i: i64) -> i64:
        """The row of what it stands on; -1: nothing."""
        return self._words[i * ROW + 2]

    def icons(self, i: i64) -> i64:
        return self._words[i * ROW + 3]

    def price(self, i: i64) -> i64:
        return self._words[i * ROW + 4]

    def flags(self, i: i64) -> i64:
        return self._words[i * ROW + 5]

    def how_many(self, nouns: i64, title: i64) -> i64:
        """How many things any of these nouns fits."""
        found: i64 = 0
        for i in range(self.many):
            if self.nouns(i) & nouns != 0 or (title >= 0 and self.name(i) == title):
                found += 1
        return found


def rows_of_park(s: State, seat: i64, titles: Titles) -> Rows:
    """What lies in a park, as blueprints see it."""
    r = Rows()
    for n in range(MOST_SPACES):
        z = space(s, seat, n)
        if s.count(z) > 0:
            _add_attraction(s, z, titles, r)
    _add_cards(s, s.zone(seat, ENTRANCE), r)
    _add_cards(s, s.zone(seat, BESIDE), r)
    _add_cards(s, s.zone(seat, PINNED), r)
    for _ in range(s.count(s.zone(seat, BURIED))):
        r.add(titles.card, -1, -1, 0, -1, OPEN | NOT_BUILT_IN | UNDERGROUND)
    return r


def _add_attraction(s: State, z: i64, titles: Titles, r: Rows) -> None:
    c = columns(s)
    card = s.at(z, 0)
    here = r.many
    how = NOT_BUILT_IN | (CLOSED if is_closed(s, card) else OPEN)
    r.add(s.game.mask_of[card], s.game.name_of[card], -1, icons(s, card), c.price[card], how)
    first = c.built_first[card]
    for i in range(first, first + c.built_many[card]):
        r.add(c.built_mask[i], titles.built_in[i], here, 0, -1, OPEN | BUILT_IN)
    for i in range(1, s.count(z)):
        upgrade = s.at(z, i)
        how = NOT_BUILT_IN | (CLOSED if is_closed(s, upgrade) else OPEN)
        r.add(s.game.mask_of[upgrade], s.game.name_of[upgrade], here, 0, c.price[upgrade], how)


def _add_cards(s: State, z: i64, r: Rows) -> None:
    c = columns(s)
    for i in range(s.count(z)):
        card = s.at(z, i)
        if c.kind[card] & UPGRADE == 0:
            how = NOT_BUILT_IN | (CLOSED if is_closed(s, card) else OPEN)
            r.add(s.game.mask_of[card], s.game.name_of[card], -1, 0, c.price[card], how)
