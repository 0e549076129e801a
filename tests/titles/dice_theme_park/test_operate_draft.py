"""What a seat does in a phase that is played in secret: nothing that others are sent tells anything of it."""

from collections.abc import Iterator

import pytest

from midway.kernel.decisions import decision_for, told_of
from midway.kernel.errors import Refused
from midway.kernel.happenings import Facts
from midway.kernel.phases import as_known
from midway.kernel.schema import PHASES, SPECTATOR, STRANDS
from midway.kernel.state import State
from midway.kernel.views import facts_for, view
from midway.titles.dice_theme_park.explain import coins_so_far, income_of, stars_of, stars_so_far
from midway.titles.dice_theme_park.happenings import DRAWN_GUEST
from midway.titles.dice_theme_park.schema import DRAFT, DRAFT_SIZE
from tests.testkit.conformance.playing import Dice, any_choice, play
from tests.testkit.conformance.tables import Table as Seats
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import TITLE, a_table

MOST_ANSWERS = 9


def phases(seats: int, seed: int, **options: str) -> Iterator[State]:
    """Where each simultaneous phase of a random match begins."""
    known = 0
    for s in play(Seats(TITLE, seats, options), seed).positions:
        if s.num(STRANDS) != 0 and s.num(PHASES) != known:
            known = int(s.num(PHASES))
            yield s


def after_some(start: State, seat: int, dice: Dice) -> State:
    """The position after this seat alone has given answers of its own, at random."""
    s = start.clone()
    s.facts = Facts()
    for _ in range(1 + dice.below(MOST_ANSWERS)):
        if s.num(STRANDS) == 0 or s.num(PHASES) != start.num(PHASES) or not s.is_awaited(seat):
            break
        able = s.legal(seat)
        s.apply(seat, able[dice.below(len(able))])
    return s


def sent(s: State, start: State, viewer: int, seat: int) -> list[object]:
    """All that a viewer has of a position: what it sees, is asked and refused, and what can be told of the other."""
    known = as_known(s, start, viewer)
    shown = view(known, viewer)
    explained = [list(tell(shown, seat)) for tell in (stars_of, stars_so_far, coins_so_far, income_of)]
    asked = [decision_for(s, viewer)] if viewer != SPECTATOR else []
    return [shown.save(), told_of(known, seat, viewer), explained, asked, refusals(s, viewer, start, seat)]


def refusals(s: State, viewer: int, start: State, seat: int) -> list[str]:
    """What the viewer is told when it tries what only the other seat may do."""
    found: list[str] = []
    if viewer != SPECTATOR and s.is_awaited(viewer):
        for choice in start.legal(seat):
            try:
                s.clone().apply(viewer, choice)
                found.append("taken")
            except Refused as refused:
                found.append(f"{refused.reason} {refused.rule}")
    return found


@rule("DTP-GEN-16")
@pytest.mark.parametrize("options", [{}, {"mode": "introductory"}, {"staff_hands": "hidden"}, {"tools": "any-time"}])
def test_nothing_sent_to_others_depends_on_what_a_seat_does_in_secret(options):
    looked = 0
    for seed in range(4):
        for start in phases(3, seed, **options):
            for seat in start.awaited():
                for walk in range(2):
                    looked += compare(start, seat, Dice(seed, seat, walk), Dice(seed, seat, walk + 77))

    assert looked > 200


def compare(start: State, seat: int, one_way: Dice, another_way: Dice) -> int:
    """Two ways to spend the phase, and what the others are sent of each; how many have been compared."""
    ways = [after_some(start, seat, one_way), after_some(start, seat, another_way)]
    looked = 0
    for viewer in [other for other in (0, 1, 2, SPECTATOR) if other != seat]:
        at_first = sent(start, start, viewer, seat)
        for s in ways:
            if s.is_awaited(seat) and s.num(PHASES) == start.num(PHASES):
                assert sent(s, start, viewer, seat) == at_first
                looked += 1
        is_on = all(s.num(STRANDS) != 0 and s.num(PHASES) == start.num(PHASES) for s in ways)
        if is_on and not any(s.is_awaited(seat) for s in ways):
            assert sent(ways[0], start, viewer, seat) == sent(ways[1], start, viewer, seat)
            told = [facts_for(s.facts.all, viewer) for s in ways if s.facts is not None]
            assert [fact.as_tuple() for fact in told[0]] == [fact.as_tuple() for fact in told[1]]
    return looked


@rule("DTP-GEN-16")
def test_a_draft_leaves_nothing_behind():
    """Equal positions are equal bytes: a draft that is over cannot be read off what is kept of it."""
    played = play(Seats(TITLE, 3, {"tools": "any-time"}), 5)
    for s in played.positions:
        for seat in range(3):
            if s.num(STRANDS) == 0:
                assert [s.own(seat, DRAFT + k) for k in range(DRAFT_SIZE)] == [0] * int(DRAFT_SIZE)


@rule("DTP-AMEN-05")
def test_a_guest_drawn_from_the_bag_is_not_taken_back():
    """AMB-38: undo ends at a draw."""
    drawn = 0
    for seed in range(12):
        match = Seats(TITLE, 2, {"mode": "introductory"}).begin(seed)
        dice = Dice(seed, 2)
        while not match.is_over:
            seat, choice = any_choice(match.state, dice)
            step = match.choose(seat, choice)
            if any(fact.kind == DRAWN_GUEST for fact in step.facts):
                drawn += 1
                assert match.undo_horizon(seat) == 0

    assert drawn > 0


@rule("DTP-OPR-01")
def test_who_can_do_nothing_is_out_at_once_and_that_anybody_can_see():
    """Bob has nobody in his park, no matter what ann does; so only she is asked."""
    table = a_table().with_guests("ann", e2="green-3").operate()

    assert table.asked() == ["ann"]
