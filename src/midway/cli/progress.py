"""Progress: a bar for whatever takes longer than a moment, where somebody watches."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from midway.cli.texts import Texts

Item = TypeVar("Item")

PATIENCE: Final = 2.0  # seconds without a bar
EVERY: Final = 0.1


def with_progress(matches: Iterator[Item], total: int, texts: Texts) -> Iterator[Item]:
    """The matches as they are, with a bar on standard error."""
    if not sys.stderr.isatty():
        yield from matches
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(texts("simulate-bar"), total=total, visible=False)
        began = shown = time.monotonic()
        for n, ended in enumerate(matches, 1):
            now = time.monotonic()
            if now - began > PATIENCE and now - shown > EVERY:
                progress.update(task, completed=n, visible=True)
                shown = now
            yield ended
