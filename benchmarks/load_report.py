"""The page about load, and whether what was measured is good enough."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from benchmarks.load import Measured, Wishes

MOST_ACK = 0.100  # seconds for 95 % of acknowledgements
MOST_TABLE = 100_000  # bytes of an idle table


def part_of(values: list[float], share: float) -> float:
    """The value that this share of all does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def table_bytes(wishes: Wishes, measured: Measured, moment: str) -> float:
    """What one idle table holds: laid and begun, or with the lines of its people as well."""
    return (measured.memory[moment] - measured.memory["empty"]) / max(1, wishes.idle_seats // 2)


def is_fine(wishes: Wishes, measured: Measured) -> bool:
    return (
        part_of(measured.acks, 0.95) < MOST_ACK
        and table_bytes(wishes, measured, "laid") < MOST_TABLE
        and not measured.refused
    )


def page(wishes: Wishes, measured: Measured, facts: list[str], day: dt.date, is_compiled: bool) -> str:
    acks = [1000 * part_of(measured.acks, share) for share in (0.5, 0.95, 0.99, 1.0)]
    where = "PostgreSQL" if wishes.database else "SQLite, each answer synced to the disk"
    rows = [
        ("idle seats connected", f"{wishes.idle_seats} at {wishes.idle_seats // 2} tables"),
        ("tables in play", f"{wishes.tables}, each one person and {wishes.bots} bots ({wishes.bot})"),
        ("for", f"{measured.seconds:.0f} s"),
        ("answers of people", f"{len(measured.acks)}, {len(measured.refused)} of them refused"),
        ("events kept, of people and bots", f"{measured.events / measured.seconds:.0f} a second"),
        ("processor of the server for one event", f"{1000 * measured.processor / max(1.0, measured.events):.2f} ms"),
        ("changes told to them", f"{measured.changes / measured.seconds:.0f} a second"),
        ("acknowledged: half within", f"{acks[0]:.1f} ms"),
        ("**acknowledged: 95 % within**", f"**{acks[1]:.1f} ms** (wanted: under 100 ms)"),
        ("99 % within, slowest", f"{acks[2]:.1f} ms, {acks[3]:.1f} ms"),
        ("**memory of an idle table**",
         f"**{table_bytes(wishes, measured, 'laid') / 1000:.1f} kB** (wanted: under 100 kB)"),
        ("the same with the open lines of its two people",
         f"{table_bytes(wishes, measured, 'idle') / 1000:.1f} kB"),
        ("memory of the server: empty, with all tables",
         f"{measured.memory['empty'] / 1e6:.0f} MB, {measured.memory['in play'] / 1e6:.0f} MB"),
        ("processor: server, its bots",
         f"{measured.processor / measured.seconds:.0%}, {measured.bots / measured.seconds:.0%} of one core"),
    ]  # fmt: skip
    table = "\n".join(f"| {name} | {value} |" for name, value in rows)
    how = f"{where}; {'compiled' if is_compiled else 'plain Python'}"
    return f"""# Load

Measured on {day.isoformat()} by `make load` (`python -m benchmarks.load`): one server and the load program on loopback.
Before it began the load average of the machine was {measured.busy:.1f}: what else it had to do is in the times too.
Titles: {", ".join(wishes.titles)}; {how}.
People think for half a second to one and a half; bots pause 0.6 s before each move, as at any table.

| | |
| --- | --- |
{table}

{chr(10).join(f"- {fact.replace(', of which one was used', '')}" for fact in facts)}
"""
