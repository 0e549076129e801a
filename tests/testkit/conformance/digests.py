"""The digests of every position of random matches, to compare between processes.

    python -m tests.testkit.conformance.digests TITLE TABLES FIRST-SEED END

TITLE is the id of a title, or "module:name" of something that makes one. TABLES is JSON: a list of seats and options.
Prints one digest a line, and first whether the kernel is compiled.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path

from midway.kernel import state
from midway.kernel.replaying import digest
from midway.kernel.title import Title
from midway.titles import find_title
from tests.testkit.conformance.playing import play
from tests.testkit.conformance.tables import Table


def title_named(name: str) -> Title:
    module, _, maker = name.partition(":")
    if not maker:
        return find_title(module)
    title: Title = getattr(import_module(module), maker)()
    return title


def digests(table: Table, seed: int) -> list[str]:
    positions = play(table, seed).positions
    return [f"{table.name}, seed {seed}, choice {number}: {digest(s)}" for number, s in enumerate(positions)]


def all_digests(name: str, tables: list[tuple[int, dict[str, str]]], seeds: range) -> list[str]:
    """Those of every seed at every table, one after the other."""
    title = title_named(name)
    return [line for seats, options in tables for seed in seeds for line in digests(Table(title, seats, options), seed)]


def main(name: str, tables: str, first: str, end: str) -> None:
    lines = ["interpreted" if Path(state.__file__).suffix == ".py" else "compiled"]
    lines += all_digests(name, json.loads(tables), range(int(first), int(end)))
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
