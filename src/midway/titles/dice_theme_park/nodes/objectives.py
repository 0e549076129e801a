"""What objectives rank players by. It is measured in objectives.py."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from midway.kernel.node import Node
from midway.titles.dice_theme_park.words import phrase, words


@dataclass(frozen=True)
class Measure(Node):
    id: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Objective(Node):
    """The whole text."""


@dataclass(frozen=True)
class Most(Objective):
    measure: Measure


@dataclass(frozen=True)
class Fewest(Objective):
    measure: Measure


words(
    Measure,
    {
        "money": ("~coin", "~монета"),
        "income": ("~coin of park income", "~монета в доходе парка"),
        "pips": ("~pip on guests in the park", "~очко на гостях в парке"),
        "guests": ("~guest in the park", "~гость в парке"),
        "tired-guests": ("~guest of value 1 in the park", "~гость со значением 1 в парке"),
        "operations": ("~operation this round", "~запуск в этом раунде"),
        "attractions-operated": (
            "different ~attraction operated this round",
            "~разный ~аттракцион, ~запущенный в этом раунде",
        ),
        "mascots": ("~mascot", "~маскот"),
        "upgrades": ("~upgrade in the park", "~улучшение в парке"),
    },
)
phrase(Most, "^ the most {measure:pl}.", "^ больше всего {measure:gen pl}.")
phrase(Fewest, "^ the fewest {measure:pl}.", "^ меньше всего {measure:gen pl}.")
