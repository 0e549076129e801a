"""Texts that are not rule boxes but speak the same language: restriction strips, star formulas, blueprints."""

from dataclasses import dataclass

from midway.kernel.node import Node
from tests.cardtext.bed.book import phrase
from tests.cardtext.bed.sentences import Sentence
from tests.cardtext.bed.things import Kind, Need, Things


# ------------------------------------------------------------------ strips
class Strip(Sentence):
    """The black-and-yellow strip: where a card may stand and what may stand on it."""


@dataclass(frozen=True)
class NotOn(Strip):
    hosts: tuple[Things, ...]


@dataclass(frozen=True)
class OnlyOn(Strip):
    hosts: tuple[Things, ...]


@dataclass(frozen=True)
class CannotHave(Strip):
    what: Things


@dataclass(frozen=True)
class NoUpgrades(Strip):
    pass


phrase(NotOn, "cannot be built on {hosts+| or}", "нельзя строить на {hosts+| или:pre}")
phrase(OnlyOn, "can only be built on {hosts+| or}", "можно строить только на {hosts+| или:pre}")
phrase(CannotHave, "cannot have {what}", "здесь нельзя строить {what:acc}")
phrase(NoUpgrades, "cannot be upgraded", "нельзя улучшать")


# ------------------------------------------------------------------ star formulas
@dataclass(frozen=True)
class Stars(Sentence):
    kind: Kind


@dataclass(frozen=True)
class StarsAtMost(Sentence):
    kind: Kind
    n: int


phrase(Stars, "* is the number of {kind:pl}", "* равно количеству {kind:gen pl}")
phrase(
    StarsAtMost,
    "* is the number of {kind:pl}, to a maximum of {n}",
    "* равно количеству {kind:gen pl}, но не больше {n}",
)


# ------------------------------------------------------------------ blueprints
@dataclass(frozen=True)
class EitherNeed(Node):
    needs: tuple[Need, ...]


@dataclass(frozen=True)
class CompleteAll(Sentence):
    items: tuple[Need | EitherNeed, ...]


@dataclass(frozen=True)
class BonusTarget(Sentence):
    item: Need | EitherNeed


phrase(EitherNeed, "{needs| or}", "{needs| или}")
phrase(CompleteAll, "complete all items: {items+|;}", "обязательная цель: {items+|;}")
phrase(BonusTarget, "bonus target: {item}", "бонусная цель: {item}")
