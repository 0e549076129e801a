"""Who learns what from a choice: nobody takes back what they saw, and nobody learns more than is said of it."""

from __future__ import annotations

from midway.kernel.decisions import decision_for
from midway.kernel.errors import Refused
from midway.kernel.redeal import Redealt
from midway.kernel.replaying import Step
from midway.kernel.show import differences
from midway.kernel.state import State
from midway.kernel.undoing import free_places
from midway.kernel.views import redealt, view, viewers
from tests.testkit.conformance.playing import Dice, Played

DEALS = 2  # at the positions that are looked at closely; at all others one


def check_horizon(played: Played, seed: int = 1) -> list[str]:
    """What a seat may take back freely has taught it nothing.

    Deal what the seat cannot know anew before such choices and make them again: it must see the same after each.
    So a rule that forgets to say that somebody learned something is found out.
    """
    found: list[str] = []
    for own in taken_back(played.match.steps):
        dice = Dice(seed, played.seed, own[-1].number)
        before = played.positions[own[0].number - 1]
        for _ in range(_deals(played, own[-1].number)):
            found += [
                f"{played.at(step.number)}: undo of {step.option!r} {why}" for step, why in _taught(before, own, dice)
            ]
    return found


def taken_back(steps: list[Step]) -> list[list[Step]]:
    """Each row of choices that a seat could take back together, as long as it grows."""
    rows: dict[tuple[int, int], list[Step]] = {}
    for number in range(1, len(steps) + 1):
        seat = steps[number - 1].seat
        places, _ = free_places(steps[:number], seat)
        if places:
            rows[seat, places[-1]] = [steps[place] for place in reversed(places)]
    return list(rows.values())


def _taught(before: State, own: list[Step], dice: Dice) -> list[tuple[Step, str]]:
    viewer = own[0].seat
    real = before.clone()
    dealt = _dealt(before, viewer, dice)
    for step in own:
        real.apply(step.seat, step.choice)
        try:
            dealt.state.apply(step.seat, int(dealt.option(step.choice)))
        except Refused as refused:
            return [(step, f"crosses what shows that it is possible: else it is refused ({refused})")]
        found = _differences(real, dealt.state, viewer)
        if decision_for(real, viewer) != decision_for(dealt.state, viewer):
            found.append("it is asked something else")
        if found:
            return [(step, f"crosses what seat {viewer} saw: {why}") for why in found[:2]]
    return []


def check_others_learn(played: Played, seed: int = 1) -> list[str]:
    """A choice that is said to have taught somebody nothing shows them what it would always show.

    Where the position is not looked at closely, one of them looks, and another after the next choice.
    """
    found: list[str] = []
    for number, step in enumerate(played.match.steps, 1):
        before = played.positions[number - 1]
        unaware = [x for x in viewers(before.game) if x != step.seat and not (step.learned >> x) & 1]
        if unaware and number not in played.looked_at:
            unaware = [unaware[number % len(unaware)]]
        for viewer in unaware:
            dice = Dice(seed, played.seed, number * 16 + viewer)
            for _ in range(_deals(played, number)):
                told = _seen_anew(played, step, viewer, dice)
                found += [f"{played.at(number)}: {step.option!r} taught viewer {viewer} {why}" for why in told[:1]]
    return found


def _seen_anew(played: Played, step: Step, viewer: int, dice: Dice) -> list[str]:
    """What the viewer would have seen differently after this choice, with cards dealt anew before it."""
    dealt = _dealt(played.positions[step.number - 1], viewer, dice)
    try:
        dealt.state.apply(step.seat, int(dealt.option(step.choice)))
    except Refused:
        return []  # with other cards it could not have been chosen
    return _differences(played.positions[step.number], dealt.state, viewer)


def _deals(played: Played, number: int) -> int:
    return DEALS if number in played.looked_at else 1


def _dealt(s: State, viewer: int, dice: Dice) -> Redealt:
    return redealt(s, viewer, dice.below(2**31), dice.below(2**31))


def _differences(real: State, dealt: State, viewer: int) -> list[str]:
    """What a viewer sees differently in the two.

    In which order cards that were held together come to lie somewhere tells nothing of which they are.
    """
    found = differences(view(real, viewer), view(dealt, viewer))
    return [f"{name}: {a} / {b}" for name, a, b in found if _in_any_order(a) != _in_any_order(b)]


def _in_any_order(told: str) -> list[str]:
    """A zone's cards as they are told: "(2) purse, drum"."""
    return sorted(told.partition(") ")[2].split(", ")) if told.startswith("(") else [told]
