"""Drawing, keeping, revealing and looking: cards lie aside until a sentence places them (UNF-INTERP-61)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.agenda import NOTHING, happen
from midway.kernel.game import children
from midway.kernel.node import Node
from midway.kernel.nodes.deeds import Countable, Deed
from midway.kernel.nodes.things import Noun, Things, kind_of
from midway.kernel.options import PICK, Options
from midway.kernel.results import ENACTED, FAILED
from midway.titles.unfair import decks
from midway.titles.unfair.nodes.card_deeds import Search
from midway.titles.unfair.nodes.park_deeds import Exhume
from midway.titles.unfair.nodes.places import Deck
from midway.titles.unfair.printed import columns
from midway.titles.unfair.schema import BLUEPRINT_DECK, EVENT_DECK, PARK_DECK, REVEALED, drawn
from midway.titles.unfair.words import phrase, words

if TYPE_CHECKING:
    from midway.kernel.state import State


@dataclass(frozen=True)
class DeckCard(Noun):
    """A card called by its deck."""

    def deck(self) -> i64:
        if self.id == "Event card":
            return EVENT_DECK
        return BLUEPRINT_DECK if self.id == "Blueprint card" else PARK_DECK


@dataclass(frozen=True)
class Draw(Countable):
    """As many as there are; none at all is enacted too (UNF-INTERP-25)."""

    n: int
    cards: DeckCard

    @property
    def verb(self) -> str:
        return "draw"

    @property
    def harms(self) -> bool:
        return False

    @property
    def binds(self) -> str:
        return "card deed"

    def names(self) -> tuple[str, ...]:
        return ("draw", self.cards.id)

    def possible_times(self, s: State, f: i64, many: i64) -> bool:
        return not self.is_barred(s, f, s.actor(f)) and decks.has_enough(s, self.cards.deck(), self.n * many)

    def step(self, s: State, f: i64) -> None:
        seat = s.actor(f)
        if not self.possible_times(s, f, self.times(s, f)):
            s.end(FAILED)
            return
        z = drawn(s, seat)
        before = s.count(z)
        decks.draw_into(s, seat, self.cards.deck(), self.n * self.times(s, f))
        for i in range(before, s.count(z)):
            s.note(f, self.slot, s.at(z, i))
        self.touch(s, f, seat)
        happen(s, f, self.number, NOTHING)
        s.end(ENACTED)


@dataclass(frozen=True)
class Keep(Deed):
    """So many of those drawn before; the rest is discarded when the box ends. Tally: how many are kept."""

    n: int

    @property
    def refers(self) -> str:
        return "card"

    @property
    def verb(self) -> str:
        return "keep"

    def question(self, s: State, f: i64) -> str:
        return "card"

    def left(self, s: State, f: i64, o: Options) -> None:
        z = drawn(s, s.actor(f))
        for card in s.all_noted(f, self.slot):
            if s.where(card) == z:
                o.add(card)

    def options(self, s: State, f: i64, o: Options) -> None:
        left = Options()
        self.left(s, f, left)
        for i in range(left.count()):
            o.offer(PICK, left.at(i))

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 1:
            decks.keep(s, s.actor(f), s.arg)
            kept: int = s.tally(f) + 1
            s.set_tally(f, kept)
        left = Options()
        self.left(s, f, left)
        if s.tally(f) == self.n or left.count() == 0:
            s.end(ENACTED)
        else:
            s.ask(f, 1, s.actor(f))


@dataclass(frozen=True)
class RevealUpTo(Deed):
    """Cards are shown one by one until one fits; that one is what later words speak of."""

    cards: DeckCard
    last: Things

    @property
    def verb(self) -> str:
        return "reveal"

    def step(self, s: State, f: i64) -> None:
        kind = kind_of(self.last)
        card = decks.reveal_from(s, self.cards.deck())
        while card >= 0 and kind is not None and not kind.fits(s, f, card):
            card = decks.reveal_from(s, self.cards.deck())
        if card >= 0:
            s.note(f, self.last.slot, card)
        s.end(ENACTED)


@dataclass(frozen=True)
class LookAtTop(Deed):
    """The actor alone sees them; they go back on top unless something else is said."""

    n: int
    deck: Deck

    @property
    def verb(self) -> str:
        return "look"

    @property
    def binds(self) -> str:
        return "card deed"

    def names(self) -> tuple[str, ...]:
        return ("look", "card")

    def possible(self, s: State, f: i64) -> bool:
        return decks.has_enough(s, self.deck.kind.deck(), self.n)

    def step(self, s: State, f: i64) -> None:
        if not self.possible(s, f):
            s.end(FAILED)
            return
        seat = s.actor(f)
        z = drawn(s, seat)
        before = s.count(z)
        decks.draw_into(s, seat, self.deck.kind.deck(), self.n)
        for i in range(before, s.count(z)):
            s.note(f, self.slot, s.at(z, i))
        s.end(ENACTED)


@dataclass(frozen=True)
class ReturnInAnyOrder(Deed):
    """One after the other; the last one lies on top."""

    @property
    def refers(self) -> str:
        return "card"

    def question(self, s: State, f: i64) -> str:
        return "card"

    def options(self, s: State, f: i64, o: Options) -> None:
        z = drawn(s, s.actor(f))
        for card in s.all_noted(f, self.slot):
            if s.where(card) == z:
                o.offer(PICK, card)

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 1:
            s.move(s.arg, decks.deck_of(s, s.arg))
        left = Options()
        self.options(s, f, left)
        if left.count() == 0:
            s.end(ENACTED)
        else:
            s.ask(f, 1, s.actor(f))


words(
    DeckCard,
    {
        "Park card": ("Park ~card", "~карта парка"),
        "Event card": ("Event ~card", "~карта ~событие:gen"),
        "Blueprint card": ("Blueprint ~card", "~карта ~план:gen"),
    },
)
phrase(Draw, "~draw {n} {cards}", "~взять {n} {cards:acc}")
phrase(Keep, "~keep {n} of them", "~оставить себе {n} из них")
phrase(RevealUpTo, "~reveal {cards:pl} up to {last}", "~раскрыть {cards:acc pl} вплоть до {last:gen}")
phrase(LookAtTop, "~look at the top {n} ~card of {deck}", "~посмотреть {n} ~верхний:acc ~карта:acc {deck:gen}")
phrase(ReturnInAnyOrder, "~return them in any order", "~вернуть их в любом порядке")


# ---- when a box ends ---------------------------------------------------------------------------------------
def put_back_aside(s: State, f: i64) -> None:
    """Put away what the box of frame f has laid aside and no sentence has placed."""
    if s.cur != 0:
        return
    is_bare = s.count(REVEALED) == 0
    for seat in range(s.players):
        is_bare = is_bare and s.count(drawn(s, seat)) == 0
    if is_bare:
        return
    found = deeds_that_lay_aside(s, s.node(f))
    is_kept = False
    for node in found:
        is_kept = is_kept or isinstance(node, Keep)
    for node in found:
        if isinstance(node, RevealUpTo):
            decks.return_revealed(s)
        for card in reversed(s.all_noted(f, _slot_of(node))):  # the top card goes back last
            _settle(s, node, card, is_kept)
    decks.refill_decks(s)


def _slot_of(node: Node) -> i64:
    return node.what.slot if isinstance(node, (Search, Exhume)) else node.slot


def deeds_that_lay_aside(s: State, box: Node) -> list[Node]:
    """The nodes of a rule box that lay cards aside, or speak of keeping them; looked for once."""
    known = columns(s).aside
    number = int(box.nid)
    if number not in known:
        found: list[Node] = []
        _gather(box, found)
        known[number] = found
    return known[number]


def _gather(node: Node, found: list[Node]) -> None:
    if isinstance(node, (Draw, Keep, RevealUpTo, LookAtTop, Search, Exhume)):
        found.append(node)
    for child in children(node):
        _gather(child, found)


def _settle(s: State, node: Node, card: i64, is_kept: bool) -> None:
    seat = s.owner_of(card)
    if seat < 0 or s.where(card) != drawn(s, seat):
        return
    if isinstance(node, Draw) and not is_kept:
        decks.keep(s, seat, card)
    elif isinstance(node, LookAtTop):
        s.move(card, decks.deck_of(s, card))
    elif isinstance(node, Search):
        s.move(card, decks.deck_of(s, card))
        s.shuffle(decks.deck_of(s, card))
    else:
        decks.put_away(s, card)
