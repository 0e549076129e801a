"""Tables for stories: who has which park, hand and coins, and whose turn it is.

table = a_table(seats=2).with_park("ann", attraction("log-flume", stars=3, closed=True)).on_turn("ann")
table.choose("ann", "loose-change")
assert table.coins("ann") == 21
"""

from __future__ import annotations

import pytest

from midway.kernel.begin import new_state
from midway.kernel.content import CardDef, Names, Pack
from midway.kernel.errors import Refused
from midway.kernel.game import Game
from midway.kernel.happenings import Facts
from midway.kernel.node import Node
from midway.kernel.schema import R_WHO
from midway.kernel.state import State
from midway.titles.unfair.decks import refill_market
from midway.titles.unfair.events_step import PlayEvents
from midway.titles.unfair.park import first_empty_space, icons, is_closed, star_total
from midway.titles.unfair.park_step import TakeAction
from midway.titles.unfair.schema import (
    BESIDE,
    BLUEPRINTS,
    BOX,
    BURIED,
    CARRIERS,
    CITY_CURRENT,
    CITY_DECK,
    COINS,
    COINS_ON,
    DOWN,
    EVENT_DECK,
    FACE,
    HAND,
    LOANS,
    MESMERISER,
    MOST_SPACES,
    OVERVIEWS,
    PARK_DECK,
    SHOWCASE,
    UP,
    market,
    space,
)
from midway.titles.unfair.title import Unfair
from tests.titles.unfair.items import (
    Item,
    attraction,
    cards_of,
    city,
    event,
    plan,
    resource,
    staff,
    upgrade,
    wonder,
)
from tests.titles.unfair.tiny_pack import tiny_pack

__all__ = [
    "Item",
    "Table",
    "a_table",
    "attraction",
    "city",
    "event",
    "plan",
    "refused",
    "resource",
    "staff",
    "upgrade",
    "wonder",
]

NAMES = ("ann", "bob", "cat", "dan", "eve")
THEMES = ("pirate", "robot", "vampire", "jungle", "ninja")
MOST_CHOICES = 200


# ---- tables --------------------------------------------------------------------------------------------------
class Table:
    """Collects what lies where; `on_turn` and its like lay it out and bring the match there."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.options = options
        self.placed: list[tuple[str, str, Item]] = []  # who, where, what
        self.numbers: list[tuple[str, int, int]] = []
        self._state: State | None = None
        self.facts = Facts()

    # ---- laying out
    def with_park(self, name: str, *items: Item) -> Table:
        return self._place(name, "park", items)

    def with_hand(self, name: str, *items: Item) -> Table:
        return self._place(name, "hand", items)

    def with_showcase(self, name: str, *items: Item) -> Table:
        return self._place(name, "showcase", items)

    def with_blueprints(self, name: str, *items: Item) -> Table:
        return self._place(name, "blueprints", items)

    def with_market(self, *items: Item) -> Table:
        return self._place("", "market", items)

    def with_city(self, item: Item) -> Table:
        """This is the City card of the round; it has been applied already."""
        return self._place("", "city", (item,))

    def with_next_city(self, item: Item) -> Table:
        """This is the next City card to be revealed."""
        return self._place("", "next city", (item,))

    def with_coins(self, name: str, n: int) -> Table:
        self.numbers.append((name, int(COINS), n))
        return self

    def with_loans(self, name: str, n: int) -> Table:
        self.numbers.append((name, int(LOANS), n))
        return self

    def with_overview(self, item: Item) -> Table:
        return self._place("", "overview", (item,))

    def _place(self, name: str, where: str, items: tuple[Item, ...]) -> Table:
        self.placed += [(name, where, item) for item in items]
        return self

    # ---- bringing the match there
    def on_turn(self, name: str) -> Table:
        """In the Park step, with this player's first action to take."""
        return self._until(name, TakeAction)

    def in_events(self, name: str) -> Table:
        """In the Play section, on this player's turn."""
        return self._until(name, PlayEvents)

    def _until(self, name: str, asks: type[Node]) -> Table:
        s = self._begin(name)
        for _ in range(MOST_CHOICES):
            seat = int(s.who)
            if isinstance(s.node(s.asking(seat)), asks) and seat == self.seat(name):
                self._lay_out(s)
                return self
            s.apply(seat, s.legal(seat)[0])
        raise AssertionError(f"it never is {name}'s turn")

    def _begin(self, first: str) -> State:
        bench = Pack("unfair", "bench", Names("Bench", "Bench"), "bear-face", tuple(self._cards()))
        themes = THEMES[: self.seats]
        title = Unfair([tiny_pack(theme) for theme in themes])
        given = {"packs": ",".join(themes), "starting_player": str(NAMES.index(first) + 1), **self.options}
        options = title.chosen(given)
        self.game = Game(title, self.seats, options, [*title.packs(self.seats, options), bench])
        self._state = new_state(self.game, 11, 5)
        return self._state

    def _cards(self) -> list[CardDef]:
        return [card for _, _, item in self.placed for card in cards_of(item)]

    def _lay_out(self, s: State) -> None:
        """Empty hands, the bench's cards taken out of the decks, then everything where the story wants it."""
        for seat in range(self.seats):
            for card in s.cards(s.zone(seat, HAND)):
                kind = self.game.cards[card].kind
                s.move(card, EVENT_DECK if kind == "event" else PARK_DECK, 0)
        for name, card in self.game.card_numbers.items():
            if name.startswith("bench.") and s.where(card) > 0:
                self._take_away(s, card)
        refill_market(s)
        for name, where, item in self.placed:
            self._put(s, name, where, item)
        for name, field, n in self.numbers:
            s.set_own(self.seat(name), field, n)
        for card in range(len(self.game.cards)):  # nobody remembers the deal that was taken back
            here = s.where(card)
            s.put(self.game.known_at + card, s.seen_by(here) if here > 0 else 0)
        s.stale()
        s.opts_of = -1
        s.facts = self.facts

    def _take_away(self, s: State, card: int) -> None:
        """A City card leaves its place in the pile to another, so that the match keeps its length."""
        here = s.where(card)
        place = s.place_of(here, card)
        s.lift(card)
        if here in (CITY_DECK, CITY_CURRENT):
            s.put_in(self._spare_city_card(s), here, place)

    def _spare_city_card(self, s: State) -> int:
        spare = next(c for c in s.cards(BOX) if self.game.cards[c].kind == "city" and not self._is_ours(c))
        s.lift(spare)
        return int(spare)

    def _is_ours(self, card: int) -> bool:
        return self.game.card_names[card].startswith("bench.")

    def _put(self, s: State, name: str, where: str, item: Item) -> None:
        card = self.card(item.card.id)
        if where.endswith("city"):
            z = CITY_CURRENT if where == "city" else CITY_DECK
            s.move(s.last(z), BOX)
            s.put_in(card, z)
            return
        if where == "overview":
            s.put_in(card, OVERVIEWS)
            return
        if where == "market":
            spot = next(n for n in range(6) if not self.game.card_names[s.last(market(n))].startswith("bench."))
            s.move(s.last(market(spot)), PARK_DECK, 0)
            s.put_in(card, market(spot))
            return
        seat = self.seat(name)
        if where == "park":
            self._put_in_park(s, seat, item, card)
        elif where == "showcase":
            own = s.zone(seat, SHOWCASE)
            strangers = [c for c in s.cards(own) if not self.game.card_names[c].startswith("bench.")]
            for stranger in strangers:
                s.lift(stranger)
            s.put_in(card, own)
        else:
            s.put_in(card, s.zone(seat, HAND if where == "hand" else BLUEPRINTS))

    def _put_in_park(self, s: State, seat: int, item: Item, card: int) -> None:
        if item.card.kind in ("attraction", "showcase"):
            n = item.space - 1 if item.space else first_empty_space(s, seat)
            s.put_in(card, space(s, seat, n))
            for one in item.on_it:
                s.put_in(self.card(one.card.id), space(s, seat, n))
                self._mark(s, one, self.card(one.card.id))
        else:
            s.put_in(card, s.zone(seat, BESIDE))
        for one in item.buried:
            z = s.zone(seat, BURIED)
            s.put_in(self.card(one.card.id), z)
            s.set_own(seat, CARRIERS + s.count(z) - 1, card + 1)
        self._mark(s, item, card)

    def _mark(self, s: State, item: Item, card: int) -> None:
        if item.closed:
            s.set_word(card, FACE, DOWN)
        if item.coins:
            s.set_word(card, COINS_ON, item.coins)
        if item.serves:
            s.set_word(card, MESMERISER, self.seat(item.serves) + 1)

    def lay(self, id_: str, *, closed: bool) -> Table:
        """Turn a card over in mid-story; what may be done is asked anew."""
        self.s.set_word(self.card(id_), FACE, DOWN if closed else UP)
        self.s.opts_of = -1
        return self

    # ---- looking
    @property
    def s(self) -> State:
        assert self._state is not None, "say on_turn or in_events first"
        return self._state

    def seat(self, name: str) -> int:
        return NAMES.index(name)

    def card(self, id_: str) -> int:
        return self.game.card_numbers[f"bench.{id_}"]

    def coins(self, name: str) -> int:
        return int(self.s.own(self.seat(name), COINS))

    def has_closed(self, id_: str) -> bool:
        return is_closed(self.s, self.card(id_))

    def owner(self, id_: str) -> str:
        seat = self.s.owner_of(self.card(id_))
        return NAMES[seat] if seat >= 0 else ""

    def zone_of(self, id_: str) -> str:
        """The name of the zone a card lies in."""
        return self.game.zone_name(self.s.where(self.card(id_))).split(" of seat")[0]

    def hand(self, name: str) -> list[str]:
        return self._ids(self.s.zone(self.seat(name), HAND))

    def cards_in(self, name: str, zone: str) -> list[str]:
        """What lies in a zone of this player's, by the zone's name: "space 1", "pinned"."""
        return self._ids(self.s.zone(self.seat(name), int(self.game.schema.seat.field(zone).at)))

    def spaces(self, name: str) -> list[str]:
        """The attraction in each space that has one, else an empty name."""
        zones = [space(self.s, self.seat(name), n) for n in range(MOST_SPACES)]
        found = [self._ids(z)[0] if self.s.count(z) else "" for z in zones]
        while found and not found[-1]:
            found.pop()
        return found

    def _ids(self, z: int) -> list[str]:
        return [self.game.card_names[card].split(".", 1)[1] for card in self.s.cards(z)]

    def size(self, id_: str) -> int:
        return int(icons(self.s, self.card(id_)))

    def stars(self, name: str) -> int:
        return int(star_total(self.s, self.seat(name)))

    def options_of(self, name: str) -> list[str]:
        seat = self.seat(name)
        verbs = self.game.title.verbs
        every = [*self.s.legal(seat), *self.s.free(seat)]
        return [verbs.written(choice, self.game.card_names).replace("bench.", "") for choice in every]

    def may(self, name: str, words: str) -> bool:
        return words in self.options_of(name)

    def awaits(self) -> list[str]:
        return [NAMES[seat] for seat in self.s.awaited()]

    # ---- playing
    def choose(self, name: str, *answers: str) -> Table:
        for words in answers:
            self.s.apply(self.seat(name), self.option(words))
        return self

    def option(self, words: str) -> int:
        first, *rest = words.split(" ")
        known = self.game.card_numbers
        named = [f"bench.{word}" if f"bench.{word}" in known else word for word in rest]
        return int(self.game.title.verbs.read(" ".join([first, *named]), known))

    def run(self, node: Node, name: str = "ann", src: str = "") -> Table:
        """Run a node by itself, with nothing below it."""
        s = self.s
        while s.top != 0:
            s.pop()
        s.put(R_WHO, -1)
        s.opts_of = -1
        own = self.game.install(node, "test")
        s.begin(own, self.seat(name), self.card(src) if src else -1)
        s.run()
        return self


def a_table(seats: int = 2, **options: str) -> Table:
    return Table(seats, options)


def refused(table: Table, name: str, words: str, *, because: str) -> None:
    """The choice is refused, by this rule, and nothing has changed."""
    before = table.s.save()
    with pytest.raises(Refused) as refusal:
        table.choose(name, words)
    assert refusal.value.rule == because
    assert table.s.save() == before
