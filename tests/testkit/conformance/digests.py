"""The digests of every position of a random match, to compare between processes.

    python -m tests.testkit.conformance.digests TITLE SEATS OPTIONS SEED

TITLE is the id of a title, or "module:name" of something that makes one. OPTIONS is JSON. Prints one digest a line,
and first whether the kernel is compiled.
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
    return [digest(s) for s in play(table, seed).positions]


def main(name: str, seats: str, options: str, *seeds: str) -> None:
    table = Table(title_named(name), int(seats), json.loads(options))
    lines = ["interpreted" if Path(state.__file__).suffix == ".py" else "compiled"]
    lines += [line for seed in seeds for line in digests(table, int(seed))]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
