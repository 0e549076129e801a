"""The solver against brute force, against greed, and within its budget."""

import pytest

from midway.titles.dice_theme_park.operate_moves import SEND_SKILL, move_words
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.operate_rules import moves, play
from midway.titles.dice_theme_park.solver.greed import greedy_chain
from midway.titles.dice_theme_park.solver.plan import Plan, best_plan
from midway.titles.dice_theme_park.solver.worth import Worth
from tests.titles.dice_theme_park.parks import a_park, a_position, plain, some_phase, some_small_phase
from tests.titles.dice_theme_park.plain_operate import after, best_points, coins_of, stars_of

PLENTY = 5_000_000


def is_best(seed: int) -> bool:
    p = some_small_phase(seed)
    plan = best_plan(p, budget=PLENTY)
    return plan.is_proved and plan.points == best_points(plain(p))


def test_small_parks_are_solved_for_good():
    assert [seed for seed in range(25) if not is_best(seed)] == []


@pytest.mark.slow
def test_more_small_parks_are_solved_for_good():
    assert [seed for seed in range(25, 125) if not is_best(seed)] == []


@pytest.mark.soak
def test_many_small_parks_are_solved_for_good():
    assert [seed for seed in range(1_000, 1_400) if not is_best(seed)] == []


@pytest.mark.parametrize("budget", [1, 300, 3_000])
def test_what_is_called_proved_within_a_budget_is_the_best(budget):
    proved = 0
    for seed in range(40):
        p = some_small_phase(seed)
        plan = best_plan(p, budget=budget)
        assert plan.points <= best_points(plain(p))
        if plan.is_proved:
            proved += 1
            assert plan.points == best_points(plain(p)), seed

    assert proved < 40


def test_the_best_is_proved_by_any_worth():
    """Coins worth more than stars, and guests that are better kept fresh."""
    left = (1, 3, 4, 6, 6, 7)
    for seed in range(15):
        p = some_small_phase(seed)
        assert best_plan(p, Worth(2, 3, left), PLENTY).points == best_points(plain(p), 2, 3, left)


def test_guests_kept_count():
    p = a_position(a_park(), e2="blue-2 blue-6")
    stay = Worth(left=(0, 20, 40, 60, 80, 100))

    plan = best_plan(p, stay)

    assert plan.is_proved
    assert plan.moves == ()
    assert plan.points == 120


def test_the_chain_brings_what_the_plan_says():
    for seed in range(12):
        p = some_phase(seed, 1 + seed % 5)
        plan = best_plan(p, budget=1_500)
        q = plain(p)
        for move in plan.moves:
            q = dict(after(q))[move_words(move)]
        assert (plan.stars, plan.coins) == (stars_of(q), coins_of(q))
        assert plan.points == 6 * plan.stars + 2 * plan.coins


def greedy_points(p: OperatePosition) -> int:
    worth, q = Worth(), p.copy()
    for move in list(greedy_chain(p, worth)):
        play(q, move)
    return int(worth.of(q))


@pytest.mark.parametrize("budget", [1, 100, 2_000])
def test_no_plan_is_below_greed(budget):
    phases = [some_phase(seed, 1 + seed % 5) for seed in range(20)] + [some_small_phase(seed) for seed in range(40)]

    assert [p for p in phases if best_plan(p, budget=budget).points < greedy_points(p)] == []


def test_a_budget_is_kept_and_more_of_it_is_never_worse():
    for seed in range(4):
        p = some_phase(seed, 5)
        plans = [best_plan(p, budget=budget) for budget in (200, 1_000, 4_000)]
        assert [plan.points for plan in plans] == sorted([plan.points for plan in plans])
        for plan, budget in zip(plans, (200, 1_000, 4_000), strict=True):
            assert plan.is_proved or plan.nodes >= budget
            assert plan.nodes < budget + 1_000  # the position it is at is looked at whole


def test_planning_leaves_the_position_as_it_is_and_always_plans_the_same():
    p = some_phase(3, 4)
    before = plain(p)

    plans = [best_plan(p, budget=2_000) for _ in range(2)]

    assert plain(p) == before
    assert plans[0] == plans[1]


def test_nothing_to_do_is_a_plan_too():
    plan = best_plan(a_position(a_park()))

    assert plan == Plan((), 0, 0, 0, True, 0)


def test_a_plan_goes_on_in_the_middle_of_a_mascots_use():
    p = a_position(a_park(c4="swan_boats"), d3="blue-1 blue-2")
    p.add_mascot(SEND_SKILL)
    p.park.adjustments = 1
    sent = next(move for move in list(moves(p)) if move_words(move) == "send d3 blue-1 to c4")
    play(p, sent)

    plan = best_plan(p)

    assert plain(p).use == ("send", "d3", 1)
    assert plan.is_proved
    assert move_words(plan.moves[0]) == "send d3 blue-2 to c4"
    assert plan.points == best_points(plain(p))
