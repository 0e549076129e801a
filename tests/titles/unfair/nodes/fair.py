"""A small fairground on which single texts run: parks and hands as a story needs them, no flow around them.

s = a_fair(ann=["coaster cannon flag", "theatre", "guide"], ann_holds="map cannon")
after = run(s, "Demolish a feature upgrade in your park.", "pick cannon")
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from midway.cardtext.language import Language
from midway.kernel.begin import empty_table
from midway.kernel.content import CardDef, Names, Pack, Text
from midway.kernel.game import CardRules, Game, file_rules
from midway.kernel.happenings import Facts
from midway.kernel.node import Node
from midway.kernel.nodes.flow import Seq
from midway.kernel.nodes.rulebox import Box
from midway.kernel.state import State
from midway.titles.unfair import changes
from midway.titles.unfair import nodes as nodes  # importing them fills the phrasebook
from midway.titles.unfair.park import is_closed
from midway.titles.unfair.printed import is_attraction
from midway.titles.unfair.schema import (
    BESIDE,
    BLUEPRINT_DECK,
    CITY_CURRENT,
    COINS,
    DOWN,
    ENTRANCE,
    EVENT_DECK,
    FACE,
    HAND,
    MARKET_SPACES,
    PARK_DECK,
    PARK_DISCARD,
    market,
    space,
)
from midway.titles.unfair.texts import Section, StarFormula, Strip
from midway.titles.unfair.title import Unfair
from midway.titles.unfair.verbs import VERBS
from midway.titles.unfair.words import BOOK

if TYPE_CHECKING:
    from midway.cardtext.fields import Category

OPTIONS = {"buried_icon": "on"}


@cache
def language() -> Language:
    return Language(BOOK)


def text(written: str, category: Category = Box) -> Text:
    tree = language().read(written, category)
    return Text(written, language().say(tree, "ru"), tree, 0)


def a_card(kind: str, id_: str, *types: str, says: str = "", built_in: str = "", **more: Any) -> CardDef:
    """A card; `says` is its text, other texts and numbers go by their fields."""
    texts = {"text": text(says)} if says else {}
    numbers = {"stars": 1, "price": 4} if kind in ("attraction", "upgrade", "staff", "resource", "showcase") else {}
    choices = {}
    for name, value in more.items():
        if name == "strip":
            texts[name] = text(str(value), Strip)
        elif name == "star_formula":
            texts[name] = text(str(value), StarFormula)
        elif name in ("items", "bonus"):
            texts[name] = text(str(value), Section)
        elif name in ("top", "bottom"):
            texts[f"{name}.text"] = text(str(value))
        elif isinstance(value, int):
            numbers[name] = value
        else:
            choices[name] = str(value)
    lists = {"types": types} if types else {}
    if built_in:
        lists["built_in"] = tuple(built_in.split())
    names = Names(id_.replace("-", " ").title(), id_)
    return CardDef(kind, id_, names, "designed", numbers=numbers, choices=choices, lists=lists, texts=texts, copies=1)


PLAIN = (
    a_card("gate", "gate", capacity=15, attractions=5, super_attractions=1, stars=1),
    a_card("gate", "other-gate", capacity=15, attractions=5, super_attractions=1, stars=1),
    a_card("attraction", "coaster", "thrill ride", price=10, stars=3),
    a_card("attraction", "drop", "thrill ride", price=8, stars=2),
    a_card("attraction", "swings", "leisure ride"),
    a_card("attraction", "theatre", "theatre", built_in="flag"),
    a_card("attraction", "diner", "food outlet"),
    a_card("attraction", "meadow", "nature area", strip="Cannot be upgraded."),
    a_card("showcase", "volcano", "thrill ride", price=20, stars=5),
    a_card("upgrade", "cannon", "feature upgrade", strip="Can only be built on a ride."),
    a_card("upgrade", "flag", "feature upgrade", price=7),
    a_card("upgrade", "tunnel", "feature upgrade"),
    a_card("upgrade", "toilets", "guest services upgrade"),
    a_card("upgrade", "gilding", "quality upgrade", strip="Cannot be built on a nature area."),
    a_card("upgrade", "ghosts", "theme upgrade", theme="vampire"),
    a_card("staff", "guide"),
    a_card("staff", "guard", says="Your hand limit is 2 higher."),
    a_card("resource", "chest"),
    a_card("event", "trick", top="Gain 5 coins.", bottom="Block an Intrusion event."),
    a_card("event", "letter", top="Gain 4 coins.", bottom="Gain 2 coins."),
    a_card("event", "permit", top="Gain 4 coins.", bottom="Gain 2 coins."),
    a_card("blueprint", "plan", points=20, items="Complete all items: a theatre."),
    a_card("blueprint", "sketch", points=20, items="Complete all items: a hotel."),
    *[a_card("upgrade", f"spare-{n}", "feature upgrade") for n in range(6)],
)


@dataclass(frozen=True)
class Nothing(Node):
    """No flow."""


class Fair(Unfair):
    """The title without its flow: it is always the time for everything."""

    def __init__(self, cards: tuple[CardDef, ...]) -> None:
        super().__init__()
        self.deck = cards

    def packs(self, seats: int, options: dict[str, str]) -> list[Pack]:
        return [Pack("unfair", "fair", Names("Fair", "Ярмарка"), "", self.deck)]

    def flow(self) -> Node:
        return Seq((Nothing(),))

    def is_during(self, s: State, moment: str) -> bool:
        return True


# ---- tables ------------------------------------------------------------------------------------------------
SEATS = ("ann", "bob", "cem")


def a_fair(
    *cards: CardDef,
    ann: list[str] | None = None,
    bob: list[str] | None = None,
    ann_holds: str = "",
    bob_holds: str = "",
    seats: int = 2,
    **options: str,
) -> State:
    """Parks, space by space: an attraction and its upgrades; staff and resources by themselves. 20 coins each."""
    s = empty_table(
        Game(Fair((*cards, *PLAIN)), seats, {**OPTIONS, **options}, Fair((*cards, *PLAIN)).packs(seats, {}))
    )
    s.set_key(7, 8)
    _lay_out_decks(s)
    for seat, gate in zip(range(seats), ("gate", "other-gate", ""), strict=False):
        s.set_own(seat, COINS, 20)
        if gate:
            put(s, gate, s.zone(seat, ENTRANCE))
    for seat, park in enumerate((ann or [], bob or [])):
        n = 0
        for group in park:
            first, *others = group.split()
            if is_attraction(s, card(s, first)):
                for name in (first, *others):
                    put(s, name, space(s, seat, n))
                n += 1
            else:
                put(s, first, s.zone(seat, BESIDE))
    for seat, hand in enumerate((ann_holds, bob_holds)):
        for name in hand.split():
            put(s, name, s.zone(seat, HAND))
    return s


def _lay_out_decks(s: State) -> None:
    decks = {"event": EVENT_DECK, "blueprint": BLUEPRINT_DECK, "city": CITY_CURRENT, "gate": 0, "showcase": 0}
    for c in range(len(s.game.cards)):
        z = decks.get(s.game.cards[c].kind, PARK_DECK)
        if z != 0:
            s.put_in(c, z)
    spares = [c for c in range(len(s.game.cards)) if s.game.cards[c].id.startswith("spare")]
    for n in range(MARKET_SPACES):
        s.lift(spares[n])
        s.put_in(spares[n], market(n))


def card(s: State, name: str) -> int:
    return s.game.card_numbers[f"fair.{name}"]


def put(s: State, name: str, zone: int) -> None:
    if s.where(card(s, name)) > 0:
        s.lift(card(s, name))
    s.put_in(card(s, name), zone)
    s.stale()


def close(s: State, name: str) -> None:
    s.set_word(card(s, name), FACE, DOWN)


def bury(s: State, name: str, under: str) -> None:
    changes.bury(s, 0, card(s, name), card(s, under))


# ---- running ------------------------------------------------------------------------------------------------
def begin(s: State, written: str, seat: int = 0, on: str = "") -> State:
    """A copy of the table on which this text runs for a seat, to its first question; `on`: the card it stands on."""
    after = s.clone()
    after.facts = Facts()
    box = after.game.install(language().read(written, Box), "told")
    file_rules(box, "told", CardRules())
    after.begin(box, seat, card(s, on) if on else -1)
    after.run()
    return after


def run(s: State, written: str, *answers: str, seat: int = 0, on: str = "") -> State:
    """The same, answered to its end: "pick cannon", "yes", "seat 1", "space 2"; none may be left open."""
    after = begin(s, written, seat, on)
    for answer in answers:
        give(after, answer)
    assert after.top == 0, f"still asked: {offered(after)}"
    return after


def run_card(s: State, name: str, box: str = "text", *answers: str, seat: int = 0) -> State:
    """A copy of the table on which one of a card's own texts has run for a seat."""
    after = s.clone()
    tree = after.game.box(card(s, name), box)
    assert tree is not None
    after.begin(tree, seat, card(s, name))
    after.run()
    for answer in answers:
        give(after, answer)
    assert after.top == 0, f"still asked: {offered(after)}"
    return after


def give(s: State, answer: str) -> None:
    seat = s.who
    for choice in [*s.legal(seat), *s.free(seat)]:
        if said(s, choice) == answer:
            s.apply(seat, choice)
            return
    raise AssertionError(f"{answer!r} is not offered; there are {offered(s)}")


def offered(s: State) -> list[str]:
    return [said(s, choice) for choice in s.legal(s.who)] if s.who >= 0 else []


def said(s: State, choice: int) -> str:
    return VERBS.written(choice, s.game.card_names).replace("fair.", "")


# ---- looking --------------------------------------------------------------------------------------------------
def coins(s: State, seat: int = 0) -> int:
    return int(s.own(seat, COINS))


def holds(s: State, seat: int = 0) -> list[str]:
    return sorted(s.game.cards[c].id for c in s.cards(s.zone(seat, HAND)))


def stands(s: State, seat: int = 0) -> list[str]:
    """The spaces of a park as they were given."""
    found = []
    for n in range(8):
        cards = [s.game.cards[c].id for c in s.cards(space(s, seat, n))]
        if cards:
            found.append(" ".join(cards))
    return found + [s.game.cards[c].id for c in s.cards(s.zone(seat, BESIDE))]


def closed(s: State, name: str) -> bool:
    return is_closed(s, card(s, name))


def lies_in(s: State, name: str) -> str:
    return s.game.zone_name(s.where(card(s, name)))


def is_in_discard(s: State, name: str) -> bool:
    return s.where(card(s, name)) == PARK_DISCARD
