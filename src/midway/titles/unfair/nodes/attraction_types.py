"""Naming an attraction type, and attractions of the type that was named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from midway.kernel.nodes.deeds import Deed
from midway.kernel.nodes.things import With
from midway.kernel.options import Options
from midway.kernel.results import ENACTED
from midway.titles.unfair.verbs import NAME, NAMED_TYPES
from midway.titles.unfair.words import phrase

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.state import State

NOUNS: Final = tuple(["super attraction" if type_ == "super" else type_.replace("-", " ") for type_ in NAMED_TYPES])


@dataclass(frozen=True)
class NameType(Deed):
    """Any word of a type line but "attraction" (UNF-CARD-04); "food" alone would say no more than "food outlet"."""

    @property
    def binds(self) -> str:
        return "type"

    def question(self, s: State, f: i64) -> str:
        return "unfair/type"

    def rule_id(self, s: State, f: i64) -> str:
        return "UNF-CARD-04"

    def options(self, s: State, f: i64, o: Options) -> None:
        for i in range(len(NOUNS)):
            o.offer(NAME, i)

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 0:
            s.ask(f, 1, s.actor(f))
            return
        named: int = s.arg
        s.note(f, self.slot, named)
        s.end(ENACTED)


@mypyc_attr(allow_interpreted_subclasses=True)
class TypeNamed(With):
    masks: tuple[int, ...] = ()  # lowered: of each type that can be named


@dataclass(frozen=True)
class OfThatType(TypeNamed):
    @property
    def refers(self) -> str:
        return "type"

    def bind(self, game: Game) -> None:
        self.lower("masks", tuple([game.noun_mask(noun) for noun in NOUNS]))

    def holds(self, s: State, f: i64, card: i64) -> bool:
        named = s.noted(f, self.slot)
        return named >= 0 and s.game.mask_of[card] & self.masks[named] != 0


phrase(NameType, "~name an attraction type", "~назвать тип объекта")
phrase(OfThatType, "of that type", "этого типа")
