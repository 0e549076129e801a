"""What can be the case: conditions of “if” and “while”."""

from dataclasses import dataclass

from midway.kernel.node import Node
from tests.cardtext.bed.book import phrase, words
from tests.cardtext.bed.places import ParkOf, Pronoun, Space
from tests.cardtext.bed.things import Kind, Need, Quality, That, This


class Condition(Node):
    pass


class Standing(Condition):
    """Can go on being the case, so that “while” makes sense."""


class BackToPart(Condition):
    @property
    def refers(self) -> str:
        return "part"


@dataclass(frozen=True)
class Does(BackToPart):
    """The deed of the sentence before was done."""

    who: Pronoun


@dataclass(frozen=True)
class Has(Standing):
    park: ParkOf
    what: Need


@dataclass(frozen=True)
class HasNo(Standing):
    park: ParkOf
    kind: Kind


@dataclass(frozen=True)
class HasCoins(Standing):
    n: int


@dataclass(frozen=True)
class Is(Standing):
    what: This | That
    state: Quality


@dataclass(frozen=True)
class IsInSpace(Standing):
    what: This | That
    space: Space


class Outcome(Node):
    """What dice can show."""


@dataclass(frozen=True)
class Parity(Outcome):
    id: str


@dataclass(frozen=True)
class ResultAtLeast(Outcome):
    n: int


@dataclass(frozen=True)
class ResultExactly(Outcome):
    n: int


@dataclass(frozen=True)
class Rolled(Condition):
    outcome: Outcome


phrase(Does, "{who} do", "{who} это ~сделал:fin")
phrase(Has, "{park} has {what}", "{park:in} есть {what}")
phrase(HasNo, "{park} has no {kind:pl}", "{park:in} нет {kind:gen pl}")
phrase(HasCoins, "you have at least {n} ~coin", "у вас не меньше {n} ~монета:gen")
phrase(Is, "{what} is {state}", "{what} {state:fin}")
phrase(IsInSpace, "{what} is in {space}", "{what} находится {space:in}")
words(Parity, {"odd": ("odd", "нечётный"), "even": ("even", "чётный")})
phrase(ResultAtLeast, "at least {n}", "не меньше {n}")
phrase(ResultExactly, "exactly {n}", "ровно {n}")
phrase(Rolled, "the result is {outcome}", "результат {outcome}")
