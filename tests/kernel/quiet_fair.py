"""Quiet Fair, a toy for undo and records: turns in which nobody need learn anything, secret plans joined in silence,
a free move that asks questions, forced answers, and one verb that is broken."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from mypy_extensions import i64

from midway.kernel.content import BrokenPack, CardDef, Names, Pack, Problem
from midway.kernel.game import Game
from midway.kernel.match import Match
from midway.kernel.node import Node
from midway.kernel.nodes.flow import EachSeatInTurn, GameOver, Rounds, Seq, Together
from midway.kernel.options import NO, NUMBER, PASS, PICK, YES, Options, verb_of
from midway.kernel.records import secret_from_seed
from midway.kernel.results import ENACTED
from midway.kernel.schema import ALL, NOBODY, ORDERED, OWNER, Schema
from midway.kernel.state import State
from midway.kernel.title import SetupOption, Title
from midway.kernel.verbs import Verbs

SCHEMA = Schema(cards=20, stack=200)
ROUND = SCHEMA.shared.number("round", ALL)
LUCKY = SCHEMA.shared.card("lucky", ALL)
COINS = SCHEMA.seat.token("coins")
DEBT = SCHEMA.seat.token("debt")
PLAN = SCHEMA.seat.secret("plan", 0, 3)
DECK = SCHEMA.seat.zone("deck", 4, NOBODY, ORDERED)
HAND = SCHEMA.seat.zone("hand", 4, OWNER)
SCHEMA.seat.strand(90)

VERBS = Verbs()
SAVE = VERBS.verb("save")
TOSS = VERBS.verb("toss")
LOOK = VERBS.verb("look")
HIDE = VERBS.verb("hide", ("purse", "shoe"), "number")
BREAK = VERBS.verb("break")
BORROW = VERBS.verb("borrow")
MOST_COINS = 6


@dataclass(frozen=True)
class Turn(Node):
    """As many deeds as the seat likes, then a pass."""

    def rule_id(self, s: State, f: i64) -> str:
        return "QF-TURN-01"

    def options(self, s: State, f: i64, o: Options) -> None:
        you = s.you(f)
        if s.own(you, COINS) < MOST_COINS:
            o.offer(SAVE)
            o.offer(TOSS)
            o.offer(HIDE, 1, 2)
        if s.count(s.zone(you, DECK)) > 0:
            o.offer(LOOK)
        if s.game.options["broken"] == "yes":
            o.offer(BREAK)
        o.offer(PASS)

    def step(self, s: State, f: i64) -> None:
        you = s.you(f)
        pc = s.pc(f)
        s.go(f, 0)
        if pc == 0:
            s.ask(f, 1, you)
        elif s.verb == SAVE or s.verb == HIDE:
            s.gain(you, COINS, 1)
        elif s.verb == TOSS:
            s.gain(you, COINS, s.roll(3))
        elif s.verb == LOOK:
            s.move(s.last(s.zone(you, DECK)), s.zone(you, HAND))
        elif s.verb == BREAK:
            s.gain(you, COINS, 1)
            raise ValueError("this verb is broken")
        else:
            s.end(ENACTED)


@dataclass(frozen=True)
class Plan(Node):
    """On a strand: a number, a forced number behind it, and perhaps a card."""

    def question(self, s: State, f: i64) -> str:
        return "yes-no" if s.pc(f) == 3 else "number"

    def options(self, s: State, f: i64, o: Options) -> None:
        if s.pc(f) == 3:
            o.offer(YES)
            o.offer(NO)
        elif s.pc(f) == 2:
            o.offer(NUMBER, 3)
        else:
            for n in range(3):
                o.offer(NUMBER, n)

    def step(self, s: State, f: i64) -> None:
        you = s.you(f)
        pc = s.pc(f)
        if pc == 0:
            s.ask(f, 1, you)
        elif pc == 1:
            s.set_own(you, PLAN, s.arg)
            s.ask(f, 2, you)
        elif pc == 2:
            s.set_own(you, PLAN, s.own(you, PLAN) + s.arg - 3)
            if s.count(s.zone(you, DECK)) == 0:
                s.end(ENACTED)
            else:
                s.ask(f, 3, you)
        else:
            if s.verb == YES:
                s.move(s.last(s.zone(you, DECK)), s.zone(you, HAND))
            s.end(ENACTED)


@dataclass(frozen=True)
class Join(Node):
    """In silence, unless the option says that plans are shown."""

    def step(self, s: State, f: i64) -> None:
        if s.game.options["plans"] == "shown":
            for seat in range(s.players):
                s.learn(511 & ~(1 << seat))
        for seat in range(s.players):
            s.set_own(seat, PLAN, 0)
        s.end(ENACTED)


@dataclass(frozen=True)
class Borrow(Node):
    """The free move: how much, and a forced question."""

    def question(self, s: State, f: i64) -> str:
        return "number"

    def options(self, s: State, f: i64, o: Options) -> None:
        o.offer(NUMBER, 1)
        if s.pc(f) == 1:
            o.offer(NUMBER, 2)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        if pc == 0:
            s.ask(f, 1, s.you(f))
        elif pc == 1:
            s.gain(s.you(f), DEBT, s.arg)
            s.ask(f, 2, s.you(f))
        else:
            s.end(ENACTED)


class QuietFair(Title):
    id = "quiet_fair"
    least_seats = 1
    most_seats = 4

    def __init__(self, cards: int = 4) -> None:
        super().__init__(SCHEMA, VERBS)
        self.cards = cards

    def setup_options(self) -> list[SetupOption]:
        return [SetupOption("plans", ("hidden", "shown")), SetupOption("broken", ("no", "yes"))]

    def packs(self, seats: int, options: dict[str, str]) -> list[Pack]:
        return [a_pack(self.cards)]

    def restored_pack(self, written: str) -> Pack:
        for cards in range(1, 5):
            if a_pack(cards).to_json() == written:
                return a_pack(cards)
        raise BrokenPack([Problem("pack", 0, "this is no pack of tickets")])

    def flow(self) -> Node:
        return Seq((Rounds(2, int(ROUND), Seq((EachSeatInTurn(Turn()), Together(Plan()), Join()))), GameOver()))

    def more_nodes(self) -> dict[str, Node]:
        return {"borrow": Borrow()}

    def copies(self, card: CardDef, game: Game) -> int:
        return game.seats

    def setup(self, s: State) -> None:
        many = int(s.players)
        for c in range(len(s.game.cards)):
            s.put_in(c, s.zone(c % many, DECK))
        for seat in range(many):
            s.shuffle(s.zone(seat, DECK))
            s.gain(seat, COINS, 1)

    def free_moves(self, s: State, seat: i64, o: Options) -> None:
        if s.free_used == 0 and s.own(seat, DEBT) < 9 and not isinstance(s.node(s.asking(seat)), Borrow):
            o.offer(BORROW)

    def free_move(self, s: State, seat: i64, choice: i64) -> Node:
        s.use_free(0)
        return s.game.extra["borrow"]

    def why_not(self, s: State, seat: i64, choice: i64) -> tuple[str, str]:
        return ("too-rich", "QF-SAVE-01") if verb_of(choice) == SAVE else ("not-offered", "")

    def scores(self, s: State) -> list[int]:
        return [int(s.own(seat, COINS) - s.own(seat, DEBT)) for seat in range(s.players)]


def a_pack(cards: int) -> Pack:
    tickets = [CardDef("ticket", f"ticket{n}", Names(f"{n}", f"{n}"), "designed") for n in range(cards)]
    return Pack("quiet_fair", "tickets", Names("Tickets", "Билеты"), "ticket", tuple(tickets))


# ---- playing ----------------------------------------------------------------------------------------------
def a_fair(seats: int = 2, seed: int = 1, **options: str) -> Match:
    return Match.begin(QuietFair(), seats, options, secret_from_seed(seed))


def played(match: Match, *choices: str) -> Match:
    """Choices such as "0 save": the seat and the words."""
    for choice in choices:
        seat, _, words = choice.partition(" ")
        match.choose(int(seat), words)
    return match


def at_plans(seats: int = 2, plans: str = "hidden") -> Match:
    """Everybody has passed, and makes a plan."""
    return played(a_fair(seats, plans=plans), *[f"{seat} pass" for seat in range(seats)])


def moments(match: Match, seed: int, most: int = 400) -> Iterator[Match]:
    """Play at random to the end; gives the match at every decision."""
    chance = random.Random(seed)
    for _ in range(most):
        if match.is_over:
            return
        yield match
        decision = chance.choice(match.pending)
        offered = [*decision.options, *decision.free]
        match.choose(decision.seat, chance.choice(offered).value)
    raise AssertionError("the match does not end")


def finished(match: Match, seed: int = 1) -> Match:
    for _ in moments(match, seed):
        pass
    return match


__all__ = ["LUCKY", "PICK", "QuietFair", "a_fair", "a_pack", "at_plans", "finished", "moments", "played"]
