"""Records replay to the same match; what is taken back can be made again; and nobody takes back what they saw."""

from __future__ import annotations

from midway.kernel.decisions import decision_for
from midway.kernel.errors import MidwayError, Refused
from midway.kernel.match import Match
from midway.kernel.records import read_record, record_of, replay, verify
from midway.kernel.replaying import Step, digest
from midway.kernel.show import differences
from midway.kernel.state import State
from midway.kernel.undoing import free_places
from midway.kernel.views import redealt, view, viewers
from midway.titles.position_files import read_position, written
from tests.testkit.conformance.copying import first_difference
from tests.testkit.conformance.playing import Dice, Played

WRITTEN = 6  # positions of a match that are written and read


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
    for number in played.looked_at:
        s = played.positions[number]
        for name, other in (("replay", again), ("match", match)):
            if digest(other.state_at(number)) != digest(s):
                what = first_difference(s, other.state_at(number))
                found.append(f"{played.at(number)}: the {name} looked at lazily differs: {what}")
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
    """From every position each seat goes back as far as it may, is refused beyond, and makes all of it again."""
    found: list[str] = []
    match = played.table.begin(played.seed)
    for number, (seat, choice) in enumerate(played.choices):
        if number in played.looked_at:
            for other in range(played.table.seats):
                found += [f"{played.at(number)}: seat {other}: {why}" for why in _back_and_forth(match, other)]
        match.choose(seat, choice)
    if match.state.save() != played.positions[-1].save():
        found.append(f"{played.at(len(played.choices))}: undo and redo on the way led to another end")
    return found


def _back_and_forth(match: Match, seat: int) -> list[str]:
    before, steps, far = match.state.save(), [step.option for step in match.steps], match.undo_horizon(seat)
    alone = all(step.seat == seat for step in match.steps[len(steps) - far :])
    for _ in range(far):
        match.undo(seat)
    found: list[str] = []
    if alone and match.state.save() != match.state_at(len(steps) - far).save():
        found.append("an undo led to another position than the one before")
    if match.undo_horizon(seat) != 0:
        found.append(f"after {far} undos there are {match.undo_horizon(seat)} more")
    try:
        match.undo(seat)
        found.append("an undo beyond the horizon was not refused")
    except Refused as refused:
        found += [] if refused.reason else ["an undo was refused without a reason"]
    for _ in range(far):
        match.redo(seat)
    if match.state.save() != before:
        found.append(f"{far} undos and redos lead to another position")
    if sorted(step.option for step in match.steps) != sorted(steps):
        found.append("after undo and redo the list of choices is another")
    return found


# ---- nobody takes back what they have seen --------------------------------------------------------------------------
def check_horizon(played: Played, deals: int = 2, seed: int = 1) -> list[str]:
    """What a seat may take back freely has taught it nothing.

    Deal what the seat cannot know anew before such choices and make them again: it must see the same afterwards.
    So a rule that forgets to say that somebody learned something is found out.
    """
    found: list[str] = []
    steps = played.match.steps
    for number in range(1, len(steps) + 1):
        step = steps[number - 1]
        places, _ = free_places(steps[:number], step.seat)
        if places:
            own = [steps[place] for place in reversed(places)]
            dice = Dice(seed, played.seed, number)
            before = played.positions[own[0].number - 1]
            for _ in range(deals):
                found += [
                    f"{played.at(number)}: undo of {own[-1].option!r} crosses what seat {step.seat} saw: {why}"
                    for why in _taught(before, own, step.seat, dice)
                ]
    return found


def _taught(before: State, own: list[Step], viewer: int, dice: Dice) -> list[str]:
    real = before.clone()
    dealt = redealt(before, viewer, dice.below(2**31), dice.below(2**31))
    other = dealt.state
    for step in own:
        real.apply(step.seat, step.choice)
        try:
            other.apply(step.seat, int(dealt.option(step.choice)))
        except Refused as refused:
            return [f"{step.option!r} would have been refused ({refused})"]
    found = [f"{name}: {a} / {b}" for name, a, b in differences(view(real, viewer), view(other, viewer))]
    if decision_for(real, viewer) != decision_for(other, viewer):
        found.append("it is asked something else")
    return found[:2]


def check_others_learn(played: Played, deals: int = 2, seed: int = 1) -> list[str]:
    """A choice that is said to have taught somebody nothing shows them what it would always show."""
    found: list[str] = []
    for number, step in enumerate(played.match.steps, 1):
        before, after = played.positions[number - 1], played.positions[number]
        for viewer in viewers(before.game):
            if viewer == step.seat or (step.learned >> viewer) & 1:
                continue
            dice = Dice(seed, played.seed, number * 16 + viewer)
            for _ in range(deals):
                dealt = redealt(before, viewer, dice.below(2**31), dice.below(2**31))
                other = dealt.state
                try:
                    other.apply(step.seat, int(dealt.option(step.choice)))
                except Refused:
                    continue  # with other cards it could not have been chosen
                for name, a, b in differences(view(after, viewer), view(other, viewer))[:1]:
                    found.append(f"{played.at(number)}: {step.option!r} taught viewer {viewer} {name}: {a} / {b}")
    return found
