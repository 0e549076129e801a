# mypyc: off
"""Belongings: what lies in a title's folder beside its rules, found by its custom, never listed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, cast

from midway.cardtext.pack_files import PackFormat
from midway.kernel.evaluator import Evaluator

if TYPE_CHECKING:
    from midway.kernel.happenings import Fact
    from midway.kernel.messages import Part
    from midway.kernel.node import Node
    from midway.kernel.state import State
    from midway.kernel.title import Title

LANGUAGES: Final = ("en", "ru")
KERNEL: Final = Path(__file__).parents[1] / "kernel"


class Metrics(Protocol):
    """What the lab asks a title about the use of its cards. A use is a word, a seat (-1: nobody) and a card."""

    KINDS: tuple[str, ...]  # of cards that are used at all
    USED: tuple[str, ...]  # the words for what a card is for; "seen" and "taken" lead up to it
    OWNED: tuple[str, ...]  # those of them that are somebody's doing
    ATTACKS: tuple[str, ...]  # the words for attacks
    RARE: float

    def seen_first(self, s: State) -> list[tuple[str, int, int]]:
        """What can be used before the first choice."""

    def uses(self, s: State, facts: list[Fact]) -> list[tuple[str, int, int]]:
        """What the facts of a whole match tell of."""

    def limit_of(self, kind: str) -> float:
        """By how much a card of this kind may move its owner's win rate."""


BySource = Callable[["State", int], dict[str, int]]
InParts = Callable[["State", int], dict[str, list["Part"]]]


def folder_of(title: Title) -> Path:
    """Where a title's own files lie."""
    file = sys.modules[type(title).__module__].__file__
    if file is None:
        raise FileNotFoundError(f"{title.id} has no folder")
    return Path(file).parent


def messages_of(home: Path, lang: str) -> str:
    """The words in a folder, in one language, as Fluent; empty if there are none."""
    file = home / f"messages.{lang}.ftl"
    return file.read_text("utf-8") if file.exists() else ""


def packs_of(title: Title) -> list[Path]:
    """The packs that come with a title: every folder in it that has a pack.toml, in the order of their names."""
    return sorted(file.parent for file in folder_of(title).rglob("pack.toml"))


def pack_format(title: Title) -> PackFormat | None:
    """What a title's packs are made of: its meta.py says PACKS, or that of the title it is a kind of."""
    for kind in type(title).__mro__:
        package = sys.modules[kind.__module__].__package__
        meta = sys.modules.get(f"{package}.meta" if package else kind.__module__)
        format_ = getattr(meta, "PACKS", None)
        if isinstance(format_, PackFormat):
            return format_
    return None


def part_said(title: Title, part: Node, lang: str) -> str:
    """Part of a card's text, as the title's language has it; empty if it has none."""
    format_ = pack_format(title)
    return format_.language.say(part, lang) if format_ else ""


@cache
def sources_of(title: Title) -> BySource | None:
    """How a title tells scores apart: its scoring.py has `score_by_source`."""
    return cast("BySource | None", _custom(title, "scoring", "score_by_source"))


@cache
def tie_breakers_of(title: Title) -> BySource | None:
    """What decides between equal scores, in order: its scoring.py has `tie_breakers`; words: tie-NAME."""
    return cast("BySource | None", _custom(title, "scoring", "tie_breakers"))


@cache
def score_parts_of(title: Title) -> InParts | None:
    """Where each point of a score comes from, by source: its explain.py has `score_parts`."""
    return cast("InParts | None", _custom(title, "explain", "score_parts"))


def _custom(title: Title, module: str, name: str) -> object:
    """What a title's module has under a name, if it has such a module."""
    package = sys.modules[type(title).__module__].__package__
    if not package or find_spec(f"{package}.{module}") is None:
        return None
    return getattr(import_module(f"{package}.{module}"), name, None)


def stars_of_pack(title: Title, pack: str) -> dict[str, int]:
    """What a pack is like, from 1 to 5, where the title has measured it: its ratings.py has `stars_of`."""
    package = sys.modules[type(title).__module__].__package__
    if not package or find_spec(f"{package}.ratings") is None:
        return {}
    found: dict[str, int] = import_module(f"{package}.ratings").stars_of(pack)
    return found


@cache
def has_metrics(title: Title) -> bool:
    """Does the title tell how its cards are used?"""
    package = sys.modules[type(title).__module__].__package__
    return bool(package) and find_spec(f"{package}.metrics") is not None


@cache
def metrics_of(title: Title) -> Metrics:
    """How a title's cards are used: its metrics.py says."""
    package = sys.modules[type(title).__module__].__package__
    return cast("Metrics", import_module(f"{package}.metrics"))


@cache
def evaluator_of(title: Title) -> Evaluator:
    """What a title thinks of its positions: its evaluate.py has an EVALUATOR; without one, points are all."""
    package = sys.modules[type(title).__module__].__package__
    if not package or find_spec(f"{package}.evaluate") is None:
        return Evaluator()
    found: Evaluator = import_module(f"{package}.evaluate").EVALUATOR
    return found


@cache
def planner_of(title: Title, thought: int = 100) -> Evaluator:
    """What a title thinks that plans ahead, with so much thought in percent: its evaluate.py has a `planner`.

    Without one, planning is judging each choice by itself.
    """
    package = sys.modules[type(title).__module__].__package__
    if package and find_spec(f"{package}.evaluate") is not None:
        make: Callable[[int], Evaluator] | None = getattr(import_module(f"{package}.evaluate"), "planner", None)
        if make is not None:
            return make(thought)
    return evaluator_of(title)
