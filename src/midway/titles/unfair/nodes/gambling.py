"""Gambling: two dice against what a card asks for; winning, losing, and luck that helps (UNF-GANG-01, -02)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.agenda import NOTHING, happen
from midway.kernel.node import Node
from midway.kernel.nodes.conditions import Condition
from midway.kernel.nodes.deeds import Deed
from midway.kernel.nodes.seats import Pronoun, Seat
from midway.kernel.nodes.sentences import Settled
from midway.kernel.nodes.standing import StatChange
from midway.kernel.nodes.waiting import Waiting
from midway.kernel.results import ENACTED, FAILED
from midway.titles.unfair.happenings import LOST_GAMBLE, WON_GAMBLE, tell
from midway.titles.unfair.nodes.dice import result
from midway.titles.unfair.schema import DICE, GAMBLES
from midway.titles.unfair.words import phrase, words

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.state import State


# ---- what wins -------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Winning(Node):
    """The rolls with which a gamble is won."""

    def wins(self, n: i64, is_double: bool) -> bool:
        raise NotImplementedError


@dataclass(frozen=True)
class WinsFrom(Winning):
    """The result itself or more."""

    n: int

    def wins(self, n: i64, is_double: bool) -> bool:
        return n >= self.n


@dataclass(frozen=True)
class WinningRoll(Winning):
    id: str

    def wins(self, n: i64, is_double: bool) -> bool:
        if self.id == "double":
            return is_double
        return (n % 2 == 1) == (self.id == "odd")


# ---- the gamble ------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Wager(Deed):
    """Can come out in two ways, for which rules may wait."""

    won: i64 = -1  # lowered: the numbers of those deeds
    lost: i64 = -1

    def bind(self, game: Game) -> None:
        super().bind(game)
        self.lower("won", game.deed("win gamble"))
        self.lower("lost", game.deed("lose gamble"))


@dataclass(frozen=True)
class Gamble(Wager):
    """Roll two dice. It is enacted either way; what came of it stands under its slot, 1 if it was won."""

    win: Winning

    @property
    def verb(self) -> str:
        return "gamble"

    @property
    def binds(self) -> str:
        return "gamble deed"

    @property
    def harms(self) -> bool:
        return False

    def possible(self, s: State, f: i64) -> bool:
        return not self.is_barred(s, f, s.actor(f))

    def step(self, s: State, f: i64) -> None:
        if not self.possible(s, f):
            s.end(FAILED)
            return
        seat = s.actor(f)
        for k in range(2):
            die: int = s.roll()
            s.put(DICE + k, die)
        n = s.value(seat, GAMBLES, result(s))
        is_won = self.win.wins(n, s.num(DICE) == s.num(DICE + 1))
        s.note(f, self.slot, 1 if is_won else 0)
        tell(s, WON_GAMBLE if is_won else LOST_GAMBLE, seat, s.src(f), n)
        happen(s, f, self.won if is_won else self.lost, NOTHING)
        s.end(ENACTED)


@dataclass(frozen=True)
class Won(Condition):
    """False too where nobody has gambled."""

    who: Pronoun

    @property
    def refers(self) -> str:
        return "gamble"

    def holds(self, s: State, f: i64) -> bool:
        return s.noted(f, self.slot) == 1


@dataclass(frozen=True)
class Lost(Condition):
    """False too where nobody has gambled."""

    who: Pronoun

    @property
    def refers(self) -> str:
        return "gamble"

    def holds(self, s: State, f: i64) -> bool:
        return s.noted(f, self.slot) == 0


# ---- what follows luck, and what helps it ------------------------------------------------------------------
@dataclass(frozen=True)
class Luck(Node):
    """How a gamble came out."""

    id: str


@dataclass(frozen=True)
class AfterGamble(Waiting):
    """After any gamble of your own, on whatever card."""

    luck: Luck
    then: Settled

    @property
    def is_after(self) -> bool:
        return True

    def deed(self) -> str:
        return f"{self.luck.id} gamble"

    def who_did(self) -> Seat | None:
        return Pronoun("you")

    def then_runs(self) -> Node:
        return self.then


@dataclass(frozen=True)
class LuckierGambles(StatChange):
    n: int

    def stat(self) -> str:
        return "result of a gamble"

    def amount(self, s: State, owner: i64, src: i64) -> i64:
        return self.n


phrase(WinsFrom, "at least {n}", "нужно не меньше {n}")
words(
    WinningRoll,
    {
        "double": ("a double", "нужен дубль"),
        "odd": ("an odd result", "нужен нечётный результат"),
        "even": ("an even result", "нужен чётный результат"),
    },
)
phrase(Gamble, "~gamble for {win}", "~рискнуть: {win}")
phrase(Won, "{who} win", "{who} ~выиграл:fin")
phrase(Lost, "{who} lose", "{who} ~проиграл:fin")
words(Luck, {"win": ("win", "выиграете"), "lose": ("lose", "проиграете")})
phrase(AfterGamble, "after you {luck} a gamble, {then}", "когда вы рискнёте и {luck}, {then}")
phrase(LuckierGambles, "when you gamble, the result is {n} higher", "когда вы рискуете, результат больше на {n}")
