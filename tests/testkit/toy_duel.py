"""Duel, the tiny toy: five numbered cards in each hand, a die, no strands and no rule boxes."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from midway.kernel.content import CardDef, Names, Pack
from midway.kernel.node import Node
from midway.kernel.nodes.flow import EachSeatInTurn, GameOver, Rounds, Seq
from midway.kernel.options import PICK, Options
from midway.kernel.schema import ALL, NOBODY, ORDERED, OWNER, Schema
from midway.kernel.state import State
from midway.kernel.title import Title
from midway.kernel.verbs import Verbs

SCHEMA = Schema(cards=20, stack=80)
ROUND = SCHEMA.shared.number("round", ALL)
DECK = SCHEMA.shared.zone("deck", 20, NOBODY, ORDERED)
POINTS = SCHEMA.seat.token("points")
HAND = SCHEMA.seat.zone("hand", 5, OWNER)
PLAYED = SCHEMA.seat.zone("played", 5, ALL)


@dataclass(frozen=True)
class Strike(Node):
    """Play a card and roll a die; their sum is scored."""

    def question(self, s: State, f: i64) -> str:
        return "card"

    def options(self, s: State, f: i64, o: Options) -> None:
        hand = s.zone(s.you(f), HAND)
        for i in range(s.count(hand)):
            o.offer(PICK, s.at(hand, i))

    def step(self, s: State, f: i64) -> None:
        you = s.you(f)
        if s.pc(f) == 0:
            s.ask(f, 1, you)
            return
        s.gain(you, POINTS, s.game.cards[s.arg].numbers["value"] + s.roll(6))
        s.move(s.arg, s.zone(you, PLAYED))
        s.pop()


class Duel(Title):
    id = "duel"
    least_seats = 2
    most_seats = 4

    def __init__(self) -> None:
        super().__init__(SCHEMA, Verbs())

    def packs(self, seats: int, options: dict[str, str]) -> list[Pack]:
        cards = [CardDef("number", f"n{n}", Names(f"{n}", f"{n}"), "designed", numbers={"value": n}) for n in range(20)]
        return [Pack("duel", "toys", Names("Numbers", "Числа"), "box", tuple(cards))]

    def flow(self) -> Node:
        return Seq((Rounds(3, int(ROUND), EachSeatInTurn(Strike())), GameOver()))

    def setup(self, s: State) -> None:
        for c in range(len(s.game.cards)):
            s.put_in(c, DECK)
        s.shuffle(DECK)
        for seat in range(s.players):
            for _ in range(5):
                s.move(s.last(DECK), s.zone(seat, HAND))

    def scores(self, s: State) -> list[int]:
        return [int(s.own(seat, POINTS)) for seat in range(s.players)]
