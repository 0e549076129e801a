"""Tables of any title, set for a story: zones and numbers by the names of its schema, dice as written.

    table = a_table("coconut_shy").with_cards("stall of bob", "rubber-duck").with_numbers("ann", ticket=4).rolling(6, 5)

    after = play(table.at("TakeTurn", "ann"), "ann", "throw-at plush-shark", "pass")

Cards that no zone was given lie in their decks. A card is called by its id, the seats are ann, bob, cem, dot and eve.
Nothing here changes a table: every step gives a new one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from midway.kernel.begin import empty_table, new_state
from midway.kernel.errors import Refused
from midway.kernel.game import Game
from midway.kernel.happenings import Fact, Facts
from midway.kernel.node import Node
from midway.kernel.nodes.flow import EachSeatInTurn
from midway.kernel.schema import FIRST_SEAT, Field
from midway.kernel.state import State
from midway.titles import find_title

SEATS: Final = ("ann", "bob", "cem", "dot", "eve")


class Table:
    """A position one can read aloud."""

    def __init__(self, state: State, facts: Sequence[Fact] = ()) -> None:
        self.state = state
        self.facts = list(facts)  # what came of the last answers

    @property
    def game(self) -> Game:
        return self.state.game

    # ---- where things are -------------------------------------------------------------------------------
    def cards(self, zone: str) -> list[str]:
        """The ids of the cards in "shelf" or "hand of ann"."""
        return [self.game.cards[card].id for card in self.state.cards(_place(self.state, zone))]

    def number(self, name: str, seat: str = "") -> int:
        """A number or token of a seat, or of the table."""
        return int(self.state.num(_offset(self.state, name, seat)))

    def card(self, id_: str) -> int:
        """The copy of this card that the story is about: one outside the decks, where there is one."""
        copies = [card for card in range(len(self.game.cards)) if self.game.cards[card].id == id_]
        if not copies:
            raise KeyError(f"there is no card {id_!r}")
        return next((card for card in copies if not _in_deck(self.state, card)), copies[0])

    # ---- who is asked what ------------------------------------------------------------------------------
    @property
    def asked(self) -> str:
        """Whom the table waits for, and for what: "ann: command"."""
        s = self.state
        return ", ".join(f"{SEATS[seat]}: {s.node(s.asking(seat)).question(s, s.asking(seat))}" for seat in s.awaited())

    def offered(self, seat: str) -> list[str]:
        """What the seat may answer, free moves included."""
        return [_plain(self.state, choice) for choice in _choices(self.state, seat)]

    # ---- setting the table ------------------------------------------------------------------------------
    def with_cards(self: T, zone: str, *ids: str) -> T:
        """Lay these cards into a zone, wherever they were."""
        new = self._again()
        for id_ in ids:
            copies = [card for card in range(len(new.game.cards)) if new.game.cards[card].id == id_]
            card = next(card for card in copies if _in_deck(new.state, card))
            new.state.lift(card)
            new.state.put_in(card, _place(new.state, zone))
        return new

    def with_numbers(self: T, seat: str, **numbers: int) -> T:
        """Set numbers and tokens of a seat; an underscore stands for a space."""
        new = self._again()
        for name, n in numbers.items():
            new.state.put(_offset(new.state, name.replace("_", " "), seat), n)
        return new

    def with_first(self: T, seat: str) -> T:
        """Give the seat the starting player marker."""
        new = self._again()
        new.state.put(FIRST_SEAT, SEATS.index(seat))
        return new

    def without_deck(self: T, zone: str) -> T:
        """A zone that has no card left: they are gone from the game."""
        new = self._again()
        for card in new.state.cards(_place(new.state, zone)):
            new.state.lift(card)
        return new

    def rolling(self: T, *dice: int) -> T:
        """The dice will show these, one after the other."""
        new = self._again()
        new.state.script = vec[i64]([die - 1 for die in dice])
        return new

    def at(self: T, node: str, seat: str = "ann") -> T:
        """Begin a node of the flow for a seat, by the name of its class; what must be settled is settled after it."""
        new = self._again()
        s = new.state
        frame = s.begin(_node(s, "EachSeatInTurn"), SEATS.index(seat))
        s.set_tally(frame, s.players)  # everybody has had a turn, so it only settles
        s.begin(_node(s, node), SEATS.index(seat))
        s.run()
        return new

    def _again(self: T) -> T:
        new = type(self)(self.state.clone())
        new.state.opts_of = -1  # what may be answered is found anew
        return new


T = TypeVar("T", bound=Table)


# ---- beginning ------------------------------------------------------------------------------------------
@cache
def a_game(title_id: str, seats: int, options: tuple[tuple[str, str], ...] = ()) -> Game:
    title = find_title(title_id)
    chosen = title.chosen(dict(options), seats)
    return Game(title, seats, chosen, title.packs(seats, chosen))


def a_table(title_id: str, seats: int = 2) -> Table:
    """An empty table: cards in their decks in the order of the pack, nothing running."""
    s = empty_table(a_game(title_id, seats))
    s.set_key(1, 2)
    decks = {kind: _place(s, f"{kind} deck") for kind in {card.kind for card in s.game.cards}}
    for card in range(len(s.game.cards)):
        s.put_in(card, decks[s.game.cards[card].kind])
    return Table(s)


def a_match(title_id: str, seats: int = 2, key: int = 1, **options: str) -> Table:
    """A whole match at its first question."""
    facts = Facts()
    s = new_state(a_game(title_id, seats, tuple(options.items())), key, key + 1, vec[i64]([]), facts)
    return Table(s, facts.all)


# ---- playing ----------------------------------------------------------------------------------------------
def play(table: T, seat: str, *words: str) -> T:
    """Give a seat's answers, one after the other: "throw-at plush-shark", "seat bob", "number 2", "pass"."""
    s = table.state.clone()
    facts = s.facts = Facts()
    for answer in words:
        s.apply(SEATS.index(seat), _choice(Table(s), seat, answer))
    s.facts = None
    new = type(table)(s)
    new.facts = facts.all
    return new


def refused(table: Table, seat: str, words: str, because: str, reason: str = "") -> None:
    """Claim that the answer is refused under this rule, and that nothing has changed."""
    before = table.state.save()
    with pytest.raises(Refused) as refusal:
        table.state.apply(SEATS.index(seat), _choice(table, seat, words))
    assert refusal.value.rule == because
    assert reason in ("", refusal.value.reason)
    assert table.state.save() == before


# ---- names --------------------------------------------------------------------------------------------------
def _choices(s: State, seat: str) -> list[int]:
    return [*s.legal(SEATS.index(seat)), *s.free(SEATS.index(seat))]


def _plain(s: State, choice: int) -> str:
    """An option as stories write it: "throw-at plush-shark", "seat bob"."""
    verb, *given = s.game.title.verbs.written(choice, s.game.card_names).split(" ")
    return " ".join([verb, *(_plain_argument(s, word) for word in given)])


def _plain_argument(s: State, word: str) -> str:
    if word in s.game.card_numbers:
        return s.game.cards[s.game.card_numbers[word]].id
    return SEATS[int(word.removeprefix("seat"))] if word.startswith("seat") else word


def _choice(table: Table, seat: str, words: str) -> int:
    """The option these words mean, offered or not."""
    s = table.state
    for choice in _choices(s, seat):
        if _plain(s, choice) == words:
            return choice
    verb, *given = words.split(" ")
    ids = {card.id for card in s.game.cards}
    exact = [
        s.game.card_names[table.card(word)] if word in ids else f"seat{SEATS.index(word)}" if word in SEATS else word
        for word in given
    ]
    return int(s.game.title.verbs.read(" ".join([verb, *exact]), s.game.card_numbers))


def _field(s: State, name: str, of_seat: bool) -> Field:
    return (s.game.schema.seat if of_seat else s.game.schema.shared).field(name)


def _offset(s: State, name: str, seat: str) -> i64:
    field = _field(s, name, bool(seat))
    return s.zone(SEATS.index(seat), field.at) if seat else field.at


def _place(s: State, zone: str) -> i64:
    name, _, seat = zone.partition(" of ")
    return _offset(s, name, seat)


def _in_deck(s: State, card: int) -> bool:
    return s.where(card) > 0 and s.game.zone_name(s.where(card)).endswith(" deck")


def _node(s: State, name: str) -> Node:
    if name == "EachSeatInTurn":
        return next(node for node in s.game.nodes if isinstance(node, EachSeatInTurn))
    return next(node for node in s.game.nodes if type(node).__name__ == name)
