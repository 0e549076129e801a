"""Strips and star formulas: texts that are no rule boxes but speak the same language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.nodes.things import Kind, Things, kind_of
from midway.titles.unfair.texts import StarFormula, Strip
from midway.titles.unfair.words import phrase

if TYPE_CHECKING:
    from midway.kernel.state import State


def any_fits(things: tuple[Things, ...], s: State, f: i64, card: i64) -> bool:
    """Is the card one of these?"""
    for words in things:
        kind = kind_of(words)
        if kind is not None and kind.fits(s, f, card):
            return True
    return False


# ---- strips ------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class NotOn(Strip):
    hosts: tuple[Things, ...]

    def allows(self, s: State, f: i64, upgrade: i64, attraction: i64) -> bool:
        return s.src(f) != upgrade or not any_fits(self.hosts, s, f, attraction)


@dataclass(frozen=True)
class OnlyOn(Strip):
    hosts: tuple[Things, ...]

    def allows(self, s: State, f: i64, upgrade: i64, attraction: i64) -> bool:
        return s.src(f) != upgrade or any_fits(self.hosts, s, f, attraction)


@dataclass(frozen=True)
class CannotHave(Strip):
    whats: tuple[Things, ...]

    def allows(self, s: State, f: i64, upgrade: i64, attraction: i64) -> bool:
        return s.src(f) != attraction or not any_fits(self.whats, s, f, upgrade)


@dataclass(frozen=True)
class NoUpgrades(Strip):
    def allows(self, s: State, f: i64, upgrade: i64, attraction: i64) -> bool:
        return s.src(f) != attraction

    def takes_upgrades(self) -> bool:
        return False


phrase(NotOn, "^ cannot be built on {hosts+| or}.", "^ нельзя строить на {hosts+| или:pre}.")
phrase(OnlyOn, "^ can only be built on {hosts+| or}.", "^ можно строить только на {hosts+| или:pre}.")
phrase(CannotHave, "^ cannot have {whats+| or}.", "^ здесь нельзя строить {whats+| или:acc}.")
phrase(NoUpgrades, "^ cannot be upgraded.", "^ нельзя улучшать.")


# ---- star formulas -------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Stars(StarFormula):
    kind: Kind

    def stars(self, s: State, f: i64) -> i64:
        return self.kind.count(s, f)


@dataclass(frozen=True)
class StarsAtMost(StarFormula):
    kind: Kind
    n: int

    def stars(self, s: State, f: i64) -> i64:
        return min(self.n, self.kind.count(s, f))


phrase(Stars, "* is the number of {kind:pl}.", "* равно количеству {kind:gen pl}.")
phrase(
    StarsAtMost,
    "* is the number of {kind:pl}, to a maximum of {n}.",
    "* равно количеству {kind:gen pl}, но не больше {n}.",
)
