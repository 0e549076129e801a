"""Words for telling how nodes behave: short names for trees, and a table on which they run.

The cards are Booth's tricks (see tests/testkit/toys.py); they stand in stalls, lie in hands, and are discarded.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from midway.kernel.begin import empty_table
from midway.kernel.content import CardDef
from midway.kernel.node import Node
from midway.kernel.nodes.conditions import Does, HasAtLeast
from midway.kernel.nodes.deeds import Choice, Deed
from midway.kernel.nodes.places import In as InPlace
from midway.kernel.nodes.places import RivalZone, SeatZone, ThisWay, Verb
from midway.kernel.nodes.rulebox import Box, Timing
from midway.kernel.nodes.seats import EachSeat, Pronoun, Rival
from midway.kernel.nodes.sentence import Sentence
from midway.kernel.nodes.sentences import Command
from midway.kernel.nodes.standing import Cannot, CannotBe
from midway.kernel.nodes.things import AnyNumber, Each, Exactly, Kind, Noun, One, Sort, That, This, Those, UpTo
from midway.kernel.nodes.tokens import Amount, Gain, Lose, Pay, PayTo, Steal, Token
from midway.kernel.state import State
from midway.kernel.title import Title
from tests.testkit.toy_booth import COINS, DECK, DISCARD, PRIZES, Booth, Discard, in_hand, in_stall
from tests.testkit.toys import a_card, a_game, hand, put, stall

YOU = Pronoun("you")
EACH_PLAYER = EachSeat("each player")
EACH_COMPETITOR = EachSeat("each competitor")


# ---- tables ---------------------------------------------------------------------------------------------
def a_stage(
    seats: int = 2,
    *cards: CardDef,
    yours: str = "",
    theirs: str = "",
    hands: tuple[str, ...] = (),
    title: Title | None = None,
) -> State:
    """Booth's table: cards by name in your stall, in the next player's stall, in each hand; all others in the deck.

    A name without a card of its own is a card that says nothing.
    """
    named = {c.id for c in cards}
    plain = [name for name in " ".join([yours, theirs, *hands]).split() if name not in named]
    deck = [*cards, *[a_card(name) for name in dict.fromkeys(plain)], a_card("spare", copies=3)]
    s = empty_table(a_game(seats, deck, title or Booth()))
    s.set_key(7, 8)
    for c in range(len(s.game.cards)):
        s.put_in(c, PRIZES if s.game.cards[c].kind == "prize" else DECK)
    for seat, names in enumerate((yours, theirs)):
        for name in names.split():
            put(s, name, stall(s, seat))
    for seat, names in enumerate(hands):
        for name in names.split():
            put(s, name, hand(s, seat))
    return s


def coins(s: State, seat: int = 0) -> int:
    return int(s.own(seat, COINS))


def in_discard(s: State) -> list[str]:
    return names_in(s, DISCARD)


def in_stall_of(s: State, seat: int) -> list[str]:
    return names_in(s, stall(s, seat))


def in_hand_of(s: State, seat: int) -> list[str]:
    return names_in(s, hand(s, seat))


def names_in(s: State, zone: int) -> list[str]:
    return [s.game.card_names[s.at(zone, i)].removeprefix("toys.") for i in range(s.count(zone))]


def is_done(s: State) -> bool:
    """Nothing runs, and nothing of it is left behind."""
    game = s.game
    stack = [s.num(k) for k in range(game.stack_at, game.caches_at)]
    agenda = [s.num(k) for k in range(game.agenda_at, game.agenda_at + game.schema.shared.field("agenda").size)]
    return s.who == -1 and s.top == 0 and not any(stack) and not any(agenda)


# ---- trees ------------------------------------------------------------------------------------------------
def amount(n: int) -> Amount:
    return Amount(n, Token("coins"))


def gain(n: int) -> Gain:
    return Gain(amount(n))


def lose(n: int) -> Lose:
    return Lose(amount(n))


def pay(n: int) -> Pay:
    return Pay(amount(n))


def pay_to(n: int, who: Pronoun | Rival) -> PayTo:
    return PayTo(amount(n), who)


def steal(n: int, slot: int = -1) -> Steal:
    return Steal(amount(n), a_competitor(slot))


def a_competitor(slot: int = -1) -> Rival:
    who = Rival("a competitor")
    who.lower("slot", slot)
    return who


def that_competitor(slot: int) -> Rival:
    who = Rival("that competitor")
    who.lower("slot", slot)
    return who


def they(slot: int = -1) -> Pronoun:
    who = Pronoun("they")
    who.lower("slot", slot)
    return who


TRICK = Noun("trick")


def in_play() -> Kind:
    """Any trick in play."""
    return Kind(Sort((), TRICK), None, None)


def in_rivals_stall(slot: int = -1) -> Kind:
    return Kind(Sort((), TRICK), None, InPlace(RivalZone(a_competitor(slot), SeatZone("stall"))))


def this() -> This:
    return This(TRICK)


def that(slot: int) -> That:
    found = That(TRICK)
    found.lower("slot", slot)
    return found


def those(slot: int) -> Those:
    found = Those(TRICK)
    found.lower("slot", slot)
    return found


def discard(what: One | Each | Exactly | UpTo | AnyNumber | This | That | Those, slot: int = -1) -> Discard:
    deed = Discard(what)  # type: ignore[arg-type]
    deed.lower("slot", slot)
    return deed


def discard_yours() -> Discard:
    return discard(One(in_stall("your")))


def discard_theirs() -> Discard:
    """One of the cards in competitors' stalls."""
    return discard(One(in_rivals_stall()))


def discard_from_hand() -> Discard:
    return discard(One(in_hand("your")))


def discarded_this_way(slot: int) -> Kind:
    way = ThisWay(Verb("discard"))
    way.lower("slot", slot)
    return Kind(Sort((), TRICK), None, way)


N = TypeVar("N", bound=Node)


def at(slot: int, node: N) -> N:
    """The node, keeping what it finds, or what became of it, under a slot."""
    node.lower("slot", slot)
    return node


def you_do(slot: int) -> Does:
    condition = Does(YOU)
    condition.lower("slot", slot)
    return condition


def you_have(n: int) -> HasAtLeast:
    return HasAtLeast(YOU, amount(n))


def a_box(*rules: Sentence | Choice) -> Box:
    return Box(tuple([Command(r) if isinstance(r, Choice) else r for r in rules]), ())


def cannot_be_discarded() -> CannotBe:
    """This card cannot be discarded."""
    return CannotBe(this(), Verb("discard"))


def competitors_cannot(deed: Deed) -> Cannot:
    return Cannot(EACH_COMPETITOR, deed)


def protected(name: str) -> CardDef:
    return a_card(name, a_box(cannot_be_discarded()))


# ---- times --------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class During(Timing):
    """Behind a colon: "Guests step:", or "Once per round:"."""

    period: str
    once: str = ""

    def moment(self) -> str:
        return self.period

    def once_per(self) -> str:
        return self.once
