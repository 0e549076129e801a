"""What mascots can do on the attraction they stand on, which texts call “here”. It is done in mascot_rules.py."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from midway.kernel.node import Node
from midway.titles.dice_theme_park.nodes.guests import Guest, Payment
from midway.titles.dice_theme_park.words import phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Skill(Node):
    """The whole text of a skill."""


@dataclass(frozen=True)
class Boost(Skill):
    guest: Guest
    n: int


@dataclass(frozen=True)
class Flip(Skill):
    guest: Guest
    low: int
    high: int


@dataclass(frozen=True)
class Collect(Skill):
    payment: Payment
    guest: Guest
    most: int


@dataclass(frozen=True)
class Send(Skill):
    n: int
    guest: Guest


@dataclass(frozen=True)
class Fetch(Skill):
    n: int
    guest: Guest


@dataclass(frozen=True)
class Express(Skill):
    guest: Guest
    n: int


phrase(Boost, "^ raise or lower a {guest} here by {n}.", "^ увеличьте или уменьшите значение {guest:gen} здесь на {n}.")
phrase(
    Flip,
    "^ turn a {guest} here from {low} to {high} or back.",
    "^ переверните {guest:gen} здесь с {low} на {high} или обратно.",
)
phrase(
    Collect,
    "^ gain {payment} for each {guest} here, at most {most}.",
    "^ получите {payment:acc} за каждого {guest:gen} здесь, но не больше {most}.",
)
phrase(
    Send,
    "^ move up to {n} {guest} from here to adjacent attractions.",
    "^ переместите до {n} {guest:gen} отсюда на соседние аттракционы.",
)
phrase(
    Fetch,
    "^ move up to {n} {guest} here from adjacent attractions.",
    "^ переместите сюда до {n} {guest:gen} с соседних аттракционов.",
)
phrase(
    Express,
    "^ move a {guest} from here to an attraction up to {n} ~step away.",
    "^ переместите {guest:gen} отсюда на аттракцион не дальше чем в {n} ~шаг:pre.",
)
