"""Random play ends, somebody can always go on, and what comes out at the end is well-formed."""

from __future__ import annotations

from midway.kernel.decisions import decision_for, is_kind, told_of
from midway.kernel.errors import SoftLock
from midway.kernel.schema import SPECTATOR
from midway.kernel.state import State
from tests.testkit.conformance.playing import MOST_DECISIONS, Endless, Played, dice_of, play_out
from tests.testkit.conformance.tables import Table


def check_ends(table: Table, seeds: range, most: int = MOST_DECISIONS) -> list[str]:
    """Every random match comes to an end; nobody is ever asked without an option."""
    found: list[str] = []
    for seed in seeds:
        s = table.begin(seed).state
        try:
            play_out(s, dice_of(table, seed), most)
        except (Endless, SoftLock) as lock:
            found.append(f"{table.name}, seed {seed}: soft lock: {lock}")
            continue
        found += [f"{table.name}, seed {seed}, at the end: {complaint}" for complaint in _ill_formed(s)]
    return found


def check_result(played: Played) -> list[str]:
    """A score for each seat, places from 1 without gaps, the first to a seat nobody has outscored."""
    return [f"{played.at(len(played.choices))}: {complaint}" for complaint in _ill_formed(played.positions[-1])]


def _ill_formed(s: State) -> list[str]:
    """What is wrong with the result of a match that has ended here."""
    scores, places = s.game.title.scores(s), s.game.title.places(s)
    if len(scores) != s.players or any(type(score) is not int for score in scores):
        return [f"the scores of {s.players} seats are {scores}"]
    if sorted(places) != [1 + sum(p < place for p in places) for place in sorted(places)]:
        return [f"the places are {places}"]
    return ["somebody is asked after the end"] if s.awaited() or s.who >= 0 else []


def check_questions(played: Played) -> list[str]:
    """Every question is of a known kind, its options are there once, and their words mean them."""
    found: list[str] = []
    for number, s in played.decisions():
        if not s.awaited():
            found.append(f"{played.at(number)}: soft lock: nobody is asked")
        for seat in s.awaited():
            found += [f"{played.at(number)}: seat {seat}: {why}" for why in _question(played, s, seat)]
    return found


def _question(played: Played, s: State, seat: int) -> list[str]:
    found: list[str] = []
    decision = decision_for(s, seat)
    if decision is None:
        return ["is awaited and has no decision"]
    if not is_kind(decision.kind, played.table.title.id):
        found.append(f"unknown kind of question {decision.kind!r}")
    if not decision.options:
        found.append("soft lock: no option")
    offered = [*decision.options, *decision.free]
    if len({option.value for option in offered}) < len(offered):
        found.append(f"an option is offered twice: {[option.words for option in offered]}")
    found += [
        f"{option.words!r} reads back as another option"
        for option in offered
        if s.game.title.verbs.read(option.words, s.game.card_numbers) != option.value
    ]
    if decision.source and decision.source not in s.game.card_numbers:
        found.append(f"no card has the name {decision.source!r}")
    if any(told_of(s, seat, viewer) is None for viewer in (*range(played.table.seats), SPECTATOR)):
        found.append("nobody is told that this seat is asked")
    return found
