"""Leaks: does anything that is sent to a viewer depend on what that viewer cannot know?

The check deals everything unknown anew and compares all that would be sent, byte for byte.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.chance import threefry
from midway.kernel.decisions import decision_for, told_of
from midway.kernel.errors import Refused
from midway.kernel.happenings import MOVED, REVEALED, Fact, Facts
from midway.kernel.options import option
from midway.kernel.phases import is_open
from midway.kernel.redeal import Redealt, redealt
from midway.kernel.schema import PHASES, STRANDS
from midway.kernel.show import differences
from midway.kernel.views import facts_for, view

if TYPE_CHECKING:
    from midway.kernel.state import State

PROBES: Final = 6  # refused choices tried for each decision
MOST_ANSWERS: Final = 12  # of another seat that are tried in a simultaneous phase


def leaks(s: State, viewer: int, key: int) -> list[str]:
    """What this viewer would be sent that tells what they cannot know; empty if nothing does.

    Facts are compared too, if `s` has collected those of the last step.
    """
    return leaks_between(s, redealt(s, viewer, key, key ^ 0x5EED), viewer, key)


def leaks_between(s: State, other: Redealt, viewer: int, key: int) -> list[str]:
    """The same where a position that the viewer cannot tell from this one has been dealt already."""
    t = other.state
    found = [f"view: {name}: {a} / {b}" for name, a, b in differences(view(s, viewer), view(t, viewer))]
    if s.awaited() != t.awaited():
        found.append(f"awaited: {s.awaited()} / {t.awaited()}")
        return found
    for seat in s.awaited():
        if seat == viewer:
            found += _decision_leaks(s, t, viewer, key)
        else:
            found += _differs(f"what is told of seat {seat}", told_of(s, seat, viewer), told_of(t, seat, viewer))
    if s.facts is not None:
        real = facts_for(s.facts.all, viewer)
        dealt = facts_for([other.fact(fact) for fact in s.facts.all], viewer)
        witnessed = _witnessed(s, s.facts.all, viewer)
        for a, b in zip(real, dealt, strict=True):
            if a.as_tuple() != b.as_tuple() and a.what not in witnessed:
                found.append(f"fact: {a.as_tuple()} / {b.as_tuple()}")
    return found


def secret_answers(s: State, viewer: int, key: int) -> list[str]:
    """In a simultaneous phase: whether what another seat answers shows before all have answered.

    Every answer that leaves the same seats awaited must leave the viewer the same view and the same facts.
    """
    found: list[str] = []
    if s.num(STRANDS) == 0 or is_open(s):
        return found
    for seat in s.awaited():
        if seat == viewer:
            continue
        seen: dict[int, tuple[str, State, list[str]]] = {}
        answers = s.legal(seat)
        for i in range(min(len(answers), MOST_ANSWERS)):
            choice = answers[(i + key) % len(answers)]
            words = s.game.title.verbs.written(choice, s.game.card_names)
            t = s.clone()
            t.facts = Facts()
            t.apply(seat, choice)
            if t.num(STRANDS) == 0 or t.num(PHASES) != s.num(PHASES):
                continue  # everything is revealed, though the next such phase may have begun at once
            shown = view(t, viewer)
            told = [str(fact.as_tuple()) for fact in facts_for(t.facts.all, viewer)]
            first = seen.setdefault(int(t.num(STRANDS)), (words, shown, told))
            for name, a, b in differences(first[1], shown):
                found.append(f"answers of seat {seat}: {first[0]} / {words}: {name}: {a} / {b}")
            found += _differs(f"facts of seat {seat}: {first[0]} / {words}", first[2], told)
    return found


def _decision_leaks(s: State, t: State, viewer: int, key: int) -> list[str]:
    """The viewer's own decision must be the same, options in the same order, and so must each refusal."""
    mine, theirs = decision_for(s, viewer), decision_for(t, viewer)
    if mine is None or theirs is None:
        return _differs("decision", mine, theirs)
    found = _differs("kind", mine.kind, theirs.kind)
    found += _differs("rule", mine.rule, theirs.rule)
    found += _differs("source", mine.source, theirs.source)
    found += _differs("options", [o.words for o in mine.options], [o.words for o in theirs.options])
    found += _differs("free moves", [o.words for o in mine.free], [o.words for o in theirs.free])
    verbs = sorted(s.game.title.verbs.by_number)
    offered = [o.value for o in (*mine.options, *mine.free, *theirs.options, *theirs.free)]
    for i in range(PROBES):
        verb = verbs[_any(key, 2 * i, len(verbs))]
        choice = int(option(verb, _any(key, 2 * i + 1, len(s.game.cards))))
        if choice not in offered:
            found += _differs(f"refusal of {choice}", _refusal(s, viewer, choice), _refusal(t, viewer, choice))
    return found


def _refusal(s: State, viewer: int, choice: int) -> str:
    try:
        s.clone().apply(viewer, choice)
    except Refused as refused:
        return f"{refused} {sorted(refused.about.items())}"
    return "taken"


def _any(key: int, turn: int, many: int) -> int:
    n: i64 = threefry(key, 1, 0, turn)
    return int((n * many) >> 32)


def _witnessed(s: State, facts: list[Fact], viewer: int) -> list[i64]:
    """Cards the viewer has rightly seen in this step, even if they have lost track of them since."""
    out: list[i64] = []
    for fact in facts:
        moved = fact.kind == MOVED and ((s.seen_by(fact.here) | s.seen_by(fact.there)) >> viewer) & 1 == 1
        if moved or (fact.kind == REVEALED and (fact.seen >> viewer) & 1 == 1):
            out.append(fact.what)
    return out


def _differs(name: str, a: object, b: object) -> list[str]:
    return [] if a == b else [f"{name}: {a} / {b}"]
