"""Small words of cards for stories, made of the kernel's nodes before the title's own are needed."""

from __future__ import annotations

from dataclasses import dataclass

from midway.kernel.nodes.carddeeds import CardDeed
from midway.kernel.nodes.deeds import Countable
from midway.kernel.nodes.rulebox import Box, Timed, Timing
from midway.kernel.nodes.seats import EachSeat, Rival
from midway.kernel.nodes.sentence import Sentence
from midway.kernel.nodes.sentences import By, Command
from midway.kernel.nodes.standing import StatChange
from midway.kernel.nodes.things import Each, Kind, Noun, Sort
from midway.kernel.nodes.tokens import Amount, Gain, Lose, Pay, Steal, Token
from midway.kernel.results import FAILED
from midway.titles.unfair.changes import close, demolish
from midway.titles.unfair.park import is_closed
from midway.titles.unfair.printed import is_attraction
from midway.titles.unfair.texts import Blocks, Reacts
from tests.titles.unfair.nodes.fair import language

COIN = Token("coin")


def says(written: str) -> Box:
    """What a text means, read as from a card."""
    box = language().read(written, Box)
    assert isinstance(box, Box)
    return box


def gain(n) -> Box:
    return Box((Command(Gain(Amount(n, COIN))),), ())


def pay(n) -> Box:
    return Box((Command(Pay(Amount(n, COIN))),), ())


def steal(n) -> Box:
    """Steal coins from a competitor of your choice."""
    who = Rival("a competitor")
    who.lower("slot", 1)
    return Box((Command(Steal(Amount(n, COIN), who)),), ())


def all_lose(n) -> Box:
    """Each competitor loses coins: stealing from each stands for it."""
    return Box((Command(Steal(Amount(n, COIN), EachSeat("each competitor"))),), ())


def you_lose(n) -> Box:
    return Box((Command(Lose(Amount(n, COIN))),), ())


@dataclass(frozen=True)
class Stops(Blocks):
    kinds: tuple[str, ...]

    def attacks(self):
        return self.kinds


def stops(*kinds) -> Box:
    return Box((Stops(kinds),), ())


@dataclass(frozen=True)
class Answers(Reacts):
    """Once an event has affected you, gain coins."""

    does: Box

    def answer(self):
        return self.does


def answers(n) -> Box:
    return Box((Answers(gain(n)),), ())


@dataclass(frozen=True)
class At(Timing):
    when: str
    limit_of: str = ""

    def moment(self):
        return self.when

    def once_per(self):
        return self.limit_of


def at(when, box, once_per="") -> Box:
    return Box((), (Timed(At(when, once_per), box.rules),))


@dataclass(frozen=True)
class More(StatChange):
    """More, or fewer, of a value for the owner."""

    of_what: str
    n: int

    def stat(self):
        return self.of_what

    def amount(self, s, owner, src):
        return self.n


def more(of_what, n) -> Box:
    return Box((More(of_what, n),), ())


@dataclass(frozen=True)
class CloseAll(CardDeed):
    """Close each such attraction anywhere."""

    what: Each

    @property
    def verb(self):
        return "close"

    def target(self):
        return self.what

    def suits(self, s, f, card):
        return is_attraction(s, card) and not is_closed(s, card)

    def do(self, s, f, card):
        close(s, f, card)


@dataclass(frozen=True)
class DemolishAll(CloseAll):
    @property
    def verb(self):
        return "demolish"

    def suits(self, s, f, card):
        return True

    def do(self, s, f, card):
        demolish(s, f, card)


def each(noun) -> Each:
    return Each(Kind(Sort((), Noun(noun)), None, None))


def close_all(noun) -> Box:
    return Box((Command(CloseAll(each(noun))),), ())


def demolish_all(noun) -> Box:
    return Box((Command(DemolishAll(each(noun))),), ())


@dataclass(frozen=True)
class DoNothing(Countable):
    """Something that can be done and changes nothing."""

    def possible_times(self, s, f, many):
        return False

    def step(self, s, f):
        s.end(FAILED)


def in_vain() -> Box:
    return Box((Command(DoNothing()),), ())


def boxes(*some: Box) -> Box:
    """Several boxes as one."""
    rules: tuple[Sentence, ...] = ()
    timed: tuple[Timed, ...] = ()
    for box in some:
        rules += box.rules
        timed += box.timed
    return Box(rules, timed)


def they_lose(n) -> Box:
    """A competitor of your choice loses coins."""
    who = Rival("a competitor")
    who.lower("slot", 1)
    return Box((By(who, Lose(Amount(n, COIN))),), ())
