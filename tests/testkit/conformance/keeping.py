"""Records replay to the same match, positions can be written, and what is taken back can be made again."""

from __future__ import annotations

from midway.kernel.errors import MidwayError, Refused
from midway.kernel.match import Match
from midway.kernel.records import read_record, record_of, replay, verify
from midway.titles.position_files import read_position, written
from tests.testkit.conformance.copying import first_difference
from tests.testkit.conformance.playing import Played

WRITTEN = 6  # positions of a match that are written and read
WHOLE_WAYS = 40  # positions from which seats go back as far as they may


# ---- records ---------------------------------------------------------------------------------------------------
def check_replay(played: Played) -> list[str]:
    """Written as JSON and read again, the record leads to the same digest, eagerly and lazily, at every step."""
    match, title = played.match, played.table.title
    written = record_of(match).to_json()
    try:
        record = read_record(written, lambda _: title)
        again = replay(record)
        verify(record)
    except MidwayError as problem:
        return [f"{played.at(len(match.steps))}: {problem}"]
    found: list[str] = []
    if record_of(again).to_json() != written:
        found.append(f"{played.at(len(match.steps))}: the record of the replay is another")
    if again.digest != match.digest:
        found.append(f"{played.at(len(match.steps))}: the digest of the replay is another")
    for number in played.looked_at:
        s = played.positions[number]
        for name, other in (("replay", again), ("match", match)):
            seen = other.state_at(number)
            if seen.save() != s.save():
                found.append(f"{played.at(number)}: the {name} looked at lazily differs: {first_difference(s, seen)}")
    return found


# ---- written positions -------------------------------------------------------------------------------------------
def check_written(played: Played) -> list[str]:
    """Any position, in the middle of an effect too, is the same when it is written into a file and read again."""
    found: list[str] = []
    title = played.table.title
    for number in range(0, len(played.positions), 1 + len(played.positions) // WRITTEN):
        s = played.positions[number]
        try:
            other = read_position(written(s), "position.toml", lambda _: title, s.game.packs)
        except MidwayError as problem:
            found.append(f"{played.at(number)}: {problem}")
            continue
        if other.save() != s.save():
            found.append(f"{played.at(number)}: written and read again, it differs: {first_difference(s, other)}")
    return found


# ---- undo and redo ----------------------------------------------------------------------------------------------
def check_undo(played: Played) -> list[str]:
    """From every position each seat goes back as far as it may, is refused beyond, and makes all of it again.

    One step back leads to a position that was looked at before, so all the way is gone from some positions only.
    """
    found: list[str] = []
    match = played.table.begin(played.seed)
    all_the_way = played.some(WHOLE_WAYS)
    for number, (seat, choice) in enumerate(played.choices):
        if number in played.looked_at:
            most = number if number in all_the_way else 1
            for other in range(played.table.seats):
                found += [f"{played.at(number)}: seat {other}: {why}" for why in _back_and_forth(match, other, most)]
        match.choose(seat, choice)
    if match.state.save() != played.positions[-1].save():
        found.append(f"{played.at(len(played.choices))}: undo and redo on the way led to another end")
    return found


def _back_and_forth(match: Match, seat: int, most: int) -> list[str]:
    before, horizon = match.state.save(), match.undo_horizon(seat)
    far = min(horizon, most)
    steps = match.steps[:]
    alone = all(step.seat == seat for step in steps[len(steps) - far :])
    for _ in range(far):
        match.undo(seat)
    found: list[str] = []
    if alone and far > 0 and match.state.save() != match.state_at(len(steps) - far).save():
        found.append("an undo led to another position than the one before")
    if far == horizon:
        found += _beyond(match, seat, far)
    for _ in range(far):
        match.redo(seat)
    if match.state.save() != before:
        found.append(f"{far} undos and redos lead to another position")
    if far > 0 and sorted(step.option for step in match.steps) != sorted(step.option for step in steps):
        found.append("after undo and redo the list of choices is another")
    return found


def _beyond(match: Match, seat: int, far: int) -> list[str]:
    """Nobody goes back further than to the horizon."""
    if match.undo_horizon(seat) != 0:
        return [f"after {far} undos there are {match.undo_horizon(seat)} more"]
    try:
        match.undo(seat)
    except Refused as refused:
        return [] if refused.reason else ["an undo was refused without a reason"]
    return ["an undo beyond the horizon was not refused"]
