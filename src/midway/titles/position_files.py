# mypyc: off
"""Position files: a table of any title as TOML, to read, to write by hand, and to play on from.

What may stand in one is in docs/positions.md; faults are told by file, line and what was expected.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from midway.cardtext.toml_lines import Places
from midway.kernel.errors import BadOption, MidwayError
from midway.kernel.game import Game
from midway.kernel.position_reading import BadPosition, from_data
from midway.kernel.positions import as_data

if TYPE_CHECKING:
    from midway.kernel.content import Pack
    from midway.kernel.state import State
    from midway.kernel.title import Title

WIDTH: Final = 120
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
HEAD: Final = (
    "# A position: `midway position show` and `midway position play` read it. Cards lie from the bottom up.\n"
    "# Seats are counted from 0. What is left out is empty, or zero. `play` says what runs and who is asked.\n"
)


class BadPositionFile(MidwayError):
    """A file that holds no position: file, line, what was expected."""

    def __init__(self, file: str, line: int, sentence: str) -> None:
        super().__init__(f"{file}:{line}: {sentence}")
        self.line = line
        self.sentence = sentence


# ---- writing ---------------------------------------------------------------------------------------------------
def written(s: State) -> str:
    """The position as the text of a file."""
    data = as_data(s)
    lines = [HEAD]
    plain = {key: value for key, value in data.items() if not _is_section(value)}
    lines += [_pair(key, value) for key, value in plain.items()]
    for key, value in data.items():
        if isinstance(value, dict) and value:
            lines += _section(f"[{_key(key)}]", value)
        elif _is_section(value) and isinstance(value, list):
            for about in value:
                lines += _section(f"[[{_key(key)}]]", about)
    return "\n".join(lines) + "\n"


def _is_section(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def _section(heading: str, data: dict[str, object]) -> list[str]:
    """A heading and its pairs; cards, options, frames and the like are lines of their own."""
    return ["", heading, *[_pair(key, value) for key, value in data.items()]]


def _pair(key: str, value: object) -> str:
    line = f"{_key(key)} = {_value(value)}"
    if isinstance(value, list) and (len(line) > WIDTH or any(isinstance(item, dict) for item in value)):
        return f"{_key(key)} = [\n" + "".join(f"  {row},\n" for row in _rows(value)) + "]"
    return line


def _rows(items: list[object]) -> list[str]:
    """The members of a long list: tables one to a line, others as many as fit."""
    rows: list[str] = []
    for item in items:
        told = _value(item)
        if rows and not isinstance(item, dict) and len(rows[-1]) + len(told) + 5 <= WIDTH:
            rows[-1] += f", {told}"
        else:
            rows.append(told)
    return rows


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    assert isinstance(value, dict)
    return "{ " + ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items()) + " }"


# ---- reading ---------------------------------------------------------------------------------------------------
def read_position(text: str, file: str, find_title: Callable[[str], Title], packs: list[Pack] | None = None) -> State:
    """The position in a file's text; BadPositionFile says what is wrong with it. `packs` instead of the title's own."""
    try:
        data = tomllib.loads(text)
        places = Places(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        found = re.search(r"at line (\d+)", str(problem))
        line = int(found[1]) if found else 1 + text.rstrip().count("\n")
        raise BadPositionFile(file, line, f"this is not TOML: {problem}") from None
    try:
        return from_data(_game(data, find_title, packs), data)
    except BadPosition as problem:
        raise BadPositionFile(file, places.line(*problem.path), problem.sentence) from None


def _game(data: dict[str, object], find_title: Callable[[str], Title], given: list[Pack] | None) -> Game:
    """The title put together as the file says."""
    title = _title(data, find_title)
    version = data.get("rules_version", title.rules_version)
    if version != title.rules_version:
        raise BadPosition(
            ("rules_version",), f"these are rules {title.rules_version}; it was written under {version!r}"
        )
    seats = data.get("seats")
    if not isinstance(seats, int) or not title.least_seats <= seats <= title.most_seats:
        sentence = f"{title.id} is for {title.least_seats} to {title.most_seats} seats, not {seats!r}"
        raise BadPosition(("seats",), sentence)
    options = data.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise BadPosition(("options",), "a table of texts was expected here")
    try:
        chosen = title.chosen(options, seats)
        packs = title.packs(seats, chosen) if given is None else given
    except BadOption as problem:
        raise BadPosition(("options",), str(problem)) from None
    ids = [pack.id for pack in packs]
    if data.get("packs", ids) != ids:
        raise BadPosition(("packs",), f"with these options the packs are {ids}, not {data['packs']}")
    return Game(title, seats, chosen, packs)


def _title(data: dict[str, object], find_title: Callable[[str], Title]) -> Title:
    name = data.get("title")
    if not isinstance(name, str):
        raise BadPosition(("title",), 'the file does not say which title it is of: title = "..."')
    try:
        return find_title(name)
    except MidwayError as problem:
        raise BadPosition(("title",), str(problem)) from None
