"""The names under which a game's zones and numbers travel, looked up once for each game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from midway.kernel.narrate import word_key
from midway.kernel.schema import ALL, OWNER

if TYPE_CHECKING:
    from midway.kernel.game import Game

MOST_GAMES = 64


def slug(name: str) -> str:
    """The name of a zone or number as it stands in the keys of words: "prize deck" -> "prize-deck"."""
    return word_key("", name)[1:]


def of_seat(name: str, owner: int) -> str:
    """The name of something of a seat's: "hand@2"; of the table's, as it is."""
    return name if owner < 0 else f"{name}@{owner}"


@dataclass(frozen=True)
class Layout:
    """Where each thing lies that somebody may be shown: its name, its offset, how many words."""

    zones: list[tuple[str, int]]
    numbers: list[tuple[str, int, int, int]]  # the last: whose eyes only, or -1
    marks: list[tuple[str, int, int]]
    words: list[tuple[str, int]]  # of cards
    fields: dict[int, str]  # of a seat's block, by offset: what facts name


@lru_cache(MOST_GAMES)
def layout_of(game: Game) -> Layout:
    """The layout of a game."""
    schema = game.schema
    hidden = {game.where_at, game.agenda_at, game.known_at}
    made = Layout([], [], [], [], {int(f.at): slug(f.name) for f in schema.seat.fields})
    for field, offset, seat in game.fields:
        at, owner = int(offset), int(seat)
        name = of_seat(slug(field.name), owner)
        if field.is_zone:
            made.zones.append((name, at))
        elif field.audience not in (ALL, OWNER) or at in hidden:
            continue
        elif at in schema.per_card:
            made.words.append((name, at))
        elif field.kind == "card":
            made.marks.append((name, at, owner if field.audience == OWNER else -1))
        elif field.kind in ("number", "token"):
            made.numbers.append((name, at, int(field.size), owner if field.audience == OWNER else -1))
    return made
