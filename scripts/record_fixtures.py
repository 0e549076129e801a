"""Records the matches and playthroughs of tests/fixtures again, where they no longer hold.

    python -m scripts.record_fixtures --why "Prizes are dearer now: rules version 2"

A recorded match that still replays is left alone: it is a promise to people whose match is running. The reason
belongs into the commit too. `--check` only says what would be done.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from midway.kernel.records import record_of
from tests.testkit.conformance.recordings import (
    MATCHES,
    PACKS,
    PLAYTHROUGHS,
    SHELF,
    check_recorded,
    packs_in_use,
    recorded,
    stale_playthroughs,
    wanted_matches,
    wanted_playthroughs,
)
from tests.testkit.conformance.transcripts import shortest, transcript


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.record_fixtures", description=__doc__)
    how = parser.add_mutually_exclusive_group(required=True)
    how.add_argument("--why", help="the reason, for the commit")
    how.add_argument("--check", action="store_true", help="only say what no longer holds")
    parser.add_argument("--only", default="", help="what names begin with, such as a title")
    given = parser.parse_args(arguments)
    if not given.check and not given.why.strip():
        parser.error("--why wants a reason")
    done = record_matches(given.check, given.only) + write_playthroughs(given.check, given.only)
    if not given.check:
        done += clear_shelf()
    for line in done:
        print(line)
    print(f"{len(done)} changes." if done else "All fixtures hold.")
    if done and not given.check:
        print(f"For the commit: {given.why}")
    return 1 if done and given.check else 0


def record_matches(only_check: bool, only: str = "") -> list[str]:
    """Record what is missing or does not replay."""
    done: list[str] = []
    wanted = {name: begin for name, begin in wanted_matches().items() if name.startswith(only)}
    for name, begin in wanted.items():
        file = MATCHES / f"{name}.json"
        why = check_recorded(file) if file.exists() else [f"{file.name}: is new"]
        if not why:
            continue
        done.append(f"recorded {why[0]}")
        if not only_check:
            match = begin()
            SHELF.keep(match.game.packs)
            write(file, record_of(match, {"name": name}).to_json())
    for file in recorded():
        if file.stem.startswith(only) and file.stem not in wanted:
            done += [f"by hand: {why}" for why in check_recorded(file)]
    return done


def write_playthroughs(only_check: bool, only: str = "") -> list[str]:
    tables = [table for table in wanted_playthroughs() if table.name.startswith(only)]
    texts = {table.name: transcript(shortest(table)) for table in tables}
    done: list[str] = []
    for name in stale_playthroughs(texts):
        file = PLAYTHROUGHS / f"{name}.txt"
        done.append(f"wrote {file.name}: {first_change(file, texts[name])}")
        if not only_check:
            write(file, texts[name])
    return done


def clear_shelf() -> list[str]:
    """Packs no recorded match was played with any more."""
    unused = [file for file in sorted(PACKS.glob("*.json")) if file.name not in packs_in_use()]
    for file in unused:
        file.unlink()
    return [f"removed pack {file.name}" for file in unused]


def first_change(file: Path, text: str) -> str:
    if not file.exists():
        return "is new"
    was, now = file.read_text("utf-8").splitlines(), text.splitlines()
    same = next((i for i, (a, b) in enumerate(zip(was, now, strict=False)) if a != b), min(len(was), len(now)))
    old, new = ("".join(lines[same : same + 1]).strip() or "nothing" for lines in (was, now))
    return f"line {same + 1}: {old} -> {new}"


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
