"""Faults, planted in toys on purpose: one class of titles for each. test_planted_faults.py shows what catches them."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from midway.kernel.happenings import ANNOUNCED
from midway.kernel.node import Node
from midway.kernel.nodes.flow import EachSeatInTurn, GameOver, Rounds, Seq, Together
from midway.kernel.options import PICK, Options
from midway.kernel.results import ENACTED
from midway.kernel.schema import EVERYBODY, STRANDS
from midway.kernel.state import State
from tests.testkit.toy_booth import (
    COINS,
    DECK,
    DISCARD,
    HAND,
    LAST_BID,
    PEEK,
    ROUND,
    Bid,
    Booth,
    RevealBids,
    Sell,
    Turn,
)
from tests.testkit.toy_duel import POINTS, Duel, Strike
from tests.testkit.toy_duel import ROUND as DUEL_ROUND


class Faulty(Booth):
    """Booth with one part exchanged."""

    turn: Node = Turn()
    bid: Node = Bid()
    reveal: Node = RevealBids()

    def flow(self) -> Node:
        a_round = Seq((EachSeatInTurn(self.turn), Together(self.bid), self.reveal))
        return Seq((Rounds(2, int(ROUND), a_round), GameOver()))


# ---- leaks -------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class PeekOnlyAtPurses(Turn):
    """Whether one may peek tells what lies on the deck."""

    def options(self, s: State, f: i64, o: Options) -> None:
        super().options(s, f, o)
        if s.count(DECK) > 0 and s.game.cards[s.last(DECK)].id != "purse":
            kept = [o.at(i) for i in range(o.count()) if o.at(i) != PEEK]
            o.v = o.v[:0]
            for choice in kept:
                o.add(choice)


class LeakByOptions(Faulty):
    turn = PeekOnlyAtPurses()


@dataclass(frozen=True)
class DrawAloud(Turn):
    """The log names the card that was drawn face down."""

    def _do(self, s: State, you: i64) -> None:
        card = s.last(DECK)
        super()._do(s, you)
        if card >= 0 and s.facts is not None and s.owner_of(card) == you:
            s.facts.report(ANNOUNCED, you, card, 0, 0, EVERYBODY)


class LeakByLog(Faulty):
    turn = DrawAloud()


# ---- what must be the same everywhere ----------------------------------------------------------------------------
@dataclass(frozen=True)
class RevealInAnyOrder(RevealBids):
    """Asks a set of words who comes first."""

    def step(self, s: State, f: i64) -> None:
        first = next(iter({f"seat {seat}" for seat in range(s.players)}))
        s.gain(int(first.removeprefix("seat ")), COINS, 1)
        super().step(s, f)


class UnorderedSet(Faulty):
    reveal = RevealInAnyOrder()


class HiddenCounter(Faulty):
    """Keeps something of the match outside the state."""

    def __init__(self) -> None:
        super().__init__()
        self.sold = 0

    def free_move(self, s: State, seat: i64, choice: i64) -> Node:
        self.sold += 1
        s.gain(seat, COINS, self.sold)
        return super().free_move(s, seat, choice)


# ---- counting ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class SellQuietly(Sell):
    """Takes a card out of play, and puts the dirty flag back as it was."""

    def step(self, s: State, f: i64) -> None:
        s.total(s.you(f), 0)
        flag = s.num(s.caches)
        super().step(s, f)
        s.put(s.caches, int(flag))


class ForgottenFlag(Faulty):
    def more_nodes(self) -> dict[str, Node]:
        return {"sell quietly": SellQuietly()}

    def free_move(self, s: State, seat: i64, choice: i64) -> Node:
        super().free_move(s, seat, choice)
        return s.game.extra["sell quietly"]


@dataclass(frozen=True)
class Rob(Strike):
    """Takes a die's worth of points from the next seat, even those it does not have."""

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 1:
            n, victim = s.roll(6), s.after(s.you(f))
            s.gain(victim, POINTS, -min(n, s.own(victim, POINTS)))
            s.gain(s.you(f), POINTS, n)
            s.pop()
        else:
            super().step(s, f)


class LostCoin(Duel):
    """Points only change hands."""

    def flow(self) -> Node:
        return Seq((Rounds(3, int(DUEL_ROUND), EachSeatInTurn(Rob())), GameOver()))

    def setup(self, s: State) -> None:
        super().setup(s)
        for seat in range(s.players):
            s.gain(seat, POINTS, 5)

    def conserved(self, s: State) -> dict[str, int]:
        return {"points": sum(int(s.own(seat, POINTS)) for seat in range(s.players))}


class UnreportedCoin(Faulty):
    """A coin goes without a word."""

    def block(self, s: State, f: i64, seat: i64, choice: i64) -> bool:
        s.set_own(seat, COINS, int(s.own(seat, COINS)) - 1)
        return super().block(s, f, seat, choice)


class LostCard(Faulty):
    """What blocks is in no zone any more."""

    def block(self, s: State, f: i64, seat: i64, choice: i64) -> bool:
        super().block(s, f, seat, choice)
        s.lift(s.last(DISCARD))
        return True


# ---- asking ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class PickSign(Node):
    """Asks for a sign from the hand, whether there is one or not."""

    def question(self, s: State, f: i64) -> str:
        return "card"

    def options(self, s: State, f: i64, o: Options) -> None:
        hand = s.zone(s.you(f), HAND)
        for i in range(s.count(hand)):
            if s.game.cards[s.at(hand, i)].id == "sign":
                o.offer(PICK, s.at(hand, i))

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 0:
            s.ask(f, 1, s.you(f))
        else:
            s.end(ENACTED)


class NoOption(Faulty):
    turn = Seq((Turn(), PickSign()))


class Endless(Faulty):
    """Thousands of rounds."""

    def flow(self) -> Node:
        return Rounds(30_000, int(ROUND), EachSeatInTurn(Turn()))


class NoSuchKind(Faulty):
    @dataclass(frozen=True)
    class Oddly(Turn):
        def question(self, s: State, f: i64) -> str:
            return "whatever"

    turn = Oddly()


class RefusalWithTraces(Faulty):
    """Says why not, and gives a coin to make up for it."""

    def why_not(self, s: State, seat: i64, choice: i64) -> tuple[str, str]:
        s.gain(seat, COINS, 1)
        return super().why_not(s, seat, choice)


# ---- undoing ------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class PeekUnnoticed(Turn):
    """Shows the top card without saying that anybody learned anything."""

    def _do(self, s: State, you: i64) -> None:
        if s.verb == PEEK:
            at = s.known + s.last(DECK)
            s.put(at, int(s.num(at) | (1 << you)))
        else:
            super()._do(s, you)


class UndoAcrossReveal(Faulty):
    turn = PeekUnnoticed()


@dataclass(frozen=True)
class ShowUnnoticed(Turn):
    """Lets everybody see a card that only one seat was to see, and says nothing of it."""

    def _do(self, s: State, you: i64) -> None:
        super()._do(s, you)
        if s.verb == PEEK:
            s.put(s.known + s.last(DECK), EVERYBODY)


class UnsaidReveal(Faulty):
    turn = ShowUnnoticed()


# ---- looking and counting up ----
class ScoreThatChanges(Faulty):
    """Counting up takes a coin for the trouble."""

    def scores(self, s: State) -> list[int]:
        s.set_own(0, COINS, int(s.own(0, COINS)) - 1)
        return super().scores(s)


class NoWinner(Faulty):
    def places(self, s: State) -> list[int]:
        return [place + 1 for place in super().places(s)]


# ---- together -----------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class BidOnNeighbour(Bid):
    """Writes into another seat's block."""

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 1:
            s.set_own(s.after(s.you(f)), LAST_BID, int(s.you(f)))
        super().step(s, f)


class StrayStrand(Faulty):
    bid = BidOnNeighbour()


@dataclass(frozen=True)
class BidFirst(Bid):
    """Whoever is done first gains a coin."""

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 2 and s.num(STRANDS) == (1 << s.players) - 1:
            s.gain(s.you(f), COINS, 1)
        super().step(s, f)


class RewardForHaste(Faulty):
    bid = BidFirst()
