"""The log of a match, line by line, as one viewer may read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from midway.cli.texts import Texts
from midway.kernel.chronicle import EVERYTHING as EVERYTHING
from midway.kernel.chronicle import lines_of, lines_of_facts, may_know, seen_by

if TYPE_CHECKING:
    from midway.kernel.match import Match


@dataclass(frozen=True)
class Entry:
    """A choice that has been taken note of, and the mask of those who may know it."""

    option: str
    knew: int


class Chronicle:
    """Follows a match, and goes back with it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.entries: list[Entry] = []

    def follow(self) -> None:
        """Take note of what was chosen since; after an undo, from the start."""
        steps = self.match.steps
        same = len(self.entries)
        if same > len(steps) or any(e.option != steps[i].option for i, e in enumerate(self.entries)):
            self.entries = []
        for step in steps[len(self.entries) :]:
            last = step.number == len(steps)
            s = self.match.state if last else self.match.state_at(step.number)
            self.entries.append(Entry(step.option, may_know(s, step)))

    def lines(self, number: int, viewer: int, texts: Texts) -> list[str]:
        """What a viewer reads of one choice; number 0 tells what came before the first."""
        seen = seen_by(self.match.state, viewer)
        if number == 0:
            messages = lines_of_facts(seen, self.match.opening, viewer)
        else:
            messages = lines_of(seen, self.match.steps[number - 1], viewer, self.entries[number - 1].knew)
        return [("  " if n else "") + texts.say(message) for n, message in enumerate(messages)]

    def since(self, number: int, viewer: int, texts: Texts) -> list[str]:
        """All lines after so many choices."""
        return [line for n in range(number + 1, len(self.match.steps) + 1) for line in self.lines(n, viewer, texts)]
