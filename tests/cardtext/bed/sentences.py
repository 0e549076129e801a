"""Sentences and rule boxes.

How they nest, outermost first: Box, Timed (Events step: ...), Sentence (after ...), Settled (otherwise),
Conditional (if ...), Clause. Each class holds only narrower ones, so a text has one reading, and the tree
has the shape in which it runs.
"""

from dataclasses import dataclass

from midway.kernel.node import Node
from tests.cardtext.bed.book import phrase, words
from tests.cardtext.bed.conditions import Condition
from tests.cardtext.bed.deeds import Act, Choice
from tests.cardtext.bed.places import EachSeat, Pronoun, Rival, Seat
from tests.cardtext.bed.things import Things
from tests.cardtext.bed.verbs import Verb


class Sentence(Node):
    pass


class Settled(Sentence):
    pass


class Conditional(Settled):
    pass


class Clause(Settled):
    @property
    def binds(self) -> str:
        return "part"


class Plain(Clause):
    """One actor does one thing, so that “otherwise” can follow."""


class ForAll(Clause):
    """Each seat does something; “each” governs all that follows."""


class Lasting(Clause):
    """Holds for a while instead of happening: see lasting.py."""


# ------------------------------------------------------------------ clauses with one actor
@dataclass(frozen=True)
class Command(Plain):
    does: Choice


@dataclass(frozen=True)
class By(Plain):
    who: Pronoun | Rival | Things
    does: Choice


@dataclass(frozen=True)
class May(Plain):
    who: Pronoun | Rival
    does: Choice


@dataclass(frozen=True)
class UseAction(Plain):
    does: Choice


phrase(Command, "{does:imp}", "{does:imp}")
phrase(By, "{who} {does:fin}", "{who} {does:fin}")
phrase(May, "{who} may {does:inf}", "{who} ~мочь:fin {does:inf}")
phrase(UseAction, "you may use an action to {does:inf}", "в качестве действия ~вы ~мочь:fin {does:inf}")


# ------------------------------------------------------------------ clauses for each seat
@dataclass(frozen=True)
class EachDoes(ForAll):
    who: EachSeat
    does: Choice


@dataclass(frozen=True)
class EachMay(ForAll):
    who: EachSeat
    does: Choice


@dataclass(frozen=True)
class EachDoesOrElse(ForAll):
    who: EachSeat
    does: Choice
    otherwise: Choice


@dataclass(frozen=True)
class EachMayOrElse(ForAll):
    who: EachSeat
    does: Choice
    otherwise: Choice


phrase(EachDoes, "{who} {does:fin}", "{who} {does:fin}")
phrase(EachMay, "{who} may {does:inf}", "{who} ~мочь:fin {does:inf}")
phrase(
    EachDoesOrElse, "{who} {does:fin}, otherwise they {otherwise:fin pl}", "{who} {does:fin}, иначе он {otherwise:fin}"
)
phrase(
    EachMayOrElse,
    "{who} may {does:inf}, otherwise they {otherwise:fin pl}",
    "{who} ~мочь:fin {does:inf}, иначе он {otherwise:fin}",
)


# ------------------------------------------------------------------ conditional, settled, triggered
@dataclass(frozen=True)
class If(Conditional):
    condition: Condition
    clause: Plain | Lasting


@dataclass(frozen=True)
class IfForAll(Settled):
    """Not followed by “otherwise”: it would be unclear for whom."""

    condition: Condition
    clause: ForAll


@dataclass(frozen=True)
class Instead(Conditional):
    """A replacement effect: changes what is about to happen to a card."""

    what: Things
    verb: Verb
    does: Choice


@dataclass(frozen=True)
class DoInstead(Conditional):
    """A replacement effect: changes what somebody is about to do."""

    who: Pronoun
    would: Act
    does: Choice


@dataclass(frozen=True)
class StealLess(Conditional):
    who: Rival
    n: int


@dataclass(frozen=True)
class Otherwise(Settled):
    first: Conditional | Plain
    second: Clause


@dataclass(frozen=True)
class After(Sentence):
    who: Seat
    does: Act
    then: Settled


@dataclass(frozen=True)
class AfterAffected(Sentence):
    who: Rival
    then: Settled


@dataclass(frozen=True)
class AfterLooseChange(Sentence):
    then: Settled


phrase(If, "if {condition}, {clause}", "если {condition}, {clause}")
phrase(IfForAll, "if {condition}, {clause}", "если {condition}, {clause}")
phrase(
    Instead,
    "if {what} would be {verb:done}, {does:imp} instead",
    "если {what:acc} должны {verb:inf}, вместо этого {does:imp}",
)
phrase(
    DoInstead,
    "if {who} would {would:inf}, {does:imp} instead",
    "если {who} ~должен:fin {would:inf}, вместо этого {does:imp}",
)
phrase(
    StealLess,
    "if {who} would steal coins from you, they steal {n} ~coin less instead",
    "если {who} ~должен:fin украсть у вас монеты, вместо этого он крадёт на {n} ~монета:acc меньше",
)
phrase(Otherwise, "{first}, otherwise {second}", "{first}, иначе {second}")
phrase(After, "after {who} {does:fin}, {then}", "после того как {who} {does:fut}, {then}")
phrase(
    AfterAffected,
    "after an event of {who} affects you, {then}",
    "после того как событие {who:gen} подействует на вас, {then}",
)
phrase(AfterLooseChange, "after you use the Loose Change action, {then}", "после действия «Собрать мелочь» {then}")


# ------------------------------------------------------------------ timing
class Timing(Node):
    pass


@dataclass(frozen=True)
class Step(Timing):
    id: str


@dataclass(frozen=True)
class GameEnd(Timing):
    pass


@dataclass(frozen=True)
class OncePer(Timing):
    when: Step


@dataclass(frozen=True)
class Level(Timing):
    n: int


@dataclass(frozen=True)
class AtStart(Sentence):
    when: Step
    then: Settled


@dataclass(frozen=True)
class AtEnd(Sentence):
    when: Step
    then: Settled


@dataclass(frozen=True)
class Timed(Node):
    """A timing governs all sentences up to the next timing."""

    timing: Timing
    rules: tuple[Sentence, ...]


@dataclass(frozen=True)
class Box(Node):
    """All that a rule box says."""

    rules: tuple[Sentence, ...]
    timed: tuple[Timed, ...]


words(
    Step,
    {
        "events": ("Events step", "~фаза событий"),
        "park": ("Park step", "~фаза парка"),
        "guests": ("Guests step", "~фаза гостей"),
        "cleanup": ("Cleanup step", "~фаза уборки"),
    },
)
phrase(GameEnd, "Game end", "конец игры")
phrase(OncePer, "once per {when}", "один раз в {when:acc}")
phrase(Level, "level {n}", "уровень {n}")
phrase(AtStart, "at the start of the {when}, {then}", "в начале {when:gen} {then}")
phrase(AtEnd, "at the end of the {when}, {then}", "в конце {when:gen} {then}")
phrase(Timed, "^ {timing}: {rules+.}", "^ {timing}: {rules+.}")
phrase(Box, "{rules*.} {timed}", "{rules*.} {timed}")
