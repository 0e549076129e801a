"""The screen: where the table is drawn and lines are read, whether a person sits there or a pipe."""

from __future__ import annotations

import contextlib
import sys
from textwrap import wrap

from rich.console import Console
from rich.text import Text as Line


class Screen:
    """Standard input and output. Escape codes are only sent to a terminal."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.by_hand = sys.stdin is not None and sys.stdin.isatty() and self.console.is_terminal
        if self.by_hand:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height if self.by_hand else 50

    def show(self, lines: list[Line]) -> None:
        for line in lines:
            self.console.print(line, no_wrap=line.no_wrap, overflow=line.overflow, crop=False)

    def say(self, sentence: str, style: str = "") -> None:
        """A sentence; where it needs more lines than one, all begin below its first word."""
        for row in sentence.split("\n"):
            indent = row[: len(row) - len(row.lstrip())]
            rows = [row] if len(row) <= self.width else wrap(row, self.width, subsequent_indent=indent)
            for shown in rows:
                self.console.print(shown, style=style)

    def clear(self) -> None:
        """Wipe the screen and what can be scrolled back to: a hand was on it."""
        if self.by_hand:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def read(self, prompt: str) -> str | None:
        """A line from whoever sits there; None where there is no more."""
        try:
            if self.by_hand:
                return input(prompt).strip()
            self.console.print(prompt, end="")
            line = sys.stdin.readline() if sys.stdin is not None else ""
        except (EOFError, UnicodeDecodeError):
            self.console.print()
            return None
        if not line:
            self.console.print()
            return None
        self.console.print(line.strip())
        return line.strip()
