"""The same match in other processes: with other hash seeds, interpreted and compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.testkit.conformance.digests import all_digests

ROOT = Path(__file__).parents[3]
COPY = ROOT / "build" / "compiled"
HASH_SEEDS = ("0", "1", "4242")


def check_hash_seeds(name: str, seats: int, options: dict[str, str], seeds: range) -> list[str]:
    """Digests in processes with other hash seeds are those of this one."""
    tables = [(seats, options)]
    ours = all_digests(name, tables, seeds)
    found: list[str] = []
    for hash_seed in HASH_SEEDS:
        theirs = run(name, tables, seeds, {"PYTHONHASHSEED": hash_seed})[1:]
        found += compared(f"{name}, {seats} seats, PYTHONHASHSEED={hash_seed}", ours, theirs)
    return found


def check_compiled(name: str, tables: list[tuple[int, dict[str, str]]], seeds: range) -> list[str]:
    """Interpreted and compiled give the same digests at all these tables."""
    plain = run(name, tables, seeds, {"PYTHONPATH": ""})
    quick = run(name, tables, seeds, {"PYTHONPATH": str(COPY)})
    if (plain[0], quick[0]) != ("interpreted", "compiled"):
        return [f"{name}: wanted interpreted and compiled, got {plain[0]} and {quick[0]}"]
    return compared(f"{name}, compiled", plain[1:], quick[1:])


def compared(where: str, ours: list[str], theirs: list[str]) -> list[str]:
    if ours == theirs:
        return []
    parted = next((a for a, b in zip(ours, theirs, strict=False) if a != b), "one of them has more positions")
    return [f"{where}: the digests differ from {parted} on"]


def run(name: str, tables: list[tuple[int, dict[str, str]]], seeds: range, changes: dict[str, str]) -> list[str]:
    """The digests another process gives, after a line that says which kernel it has."""
    words = [name, json.dumps(tables), str(seeds.start), str(seeds.stop)]
    command = [sys.executable, "-m", "tests.testkit.conformance.digests", *words]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **changes}, capture_output=True, text=True, check=False)
    if done.returncode:
        return ["failed", done.stderr.strip().splitlines()[-1]]
    return done.stdout.split("\n")[:-1]


def is_copy_fresh() -> bool:
    """Is there a compiled copy of what lies in src? `make compiled` makes one, where there is a compiler."""
    ready = COPY / ".ready"
    return ready.exists() and all(
        path.stat().st_mtime <= ready.stat().st_mtime for path in (ROOT / "src" / "midway").rglob("*.py")
    )
