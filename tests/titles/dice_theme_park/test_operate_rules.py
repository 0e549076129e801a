"""Operate against the plain model: the same moves from every position, and the same position after each."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from midway.titles.dice_theme_park.guests import GREEN
from midway.titles.dice_theme_park.operate_moves import VERBS, operation
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.operate_rules import can_operate, play
from midway.titles.dice_theme_park.park import CELL_NAMES, cell_named, cells_of
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.parks import (
    a_park,
    a_position,
    do,
    guests_on,
    plain,
    put,
    some_crowded_phase,
    some_phase,
    some_small_phase,
    told_moves,
)
from tests.titles.dice_theme_park.plain_operate import after

PHASES: dict[str, Callable[[int], OperatePosition]] = {
    "small": some_small_phase,
    "usual": lambda seed: some_phase(seed, 1 + seed % 5),
    "crowded": some_crowded_phase,
}


def compare_to_the_end(p: OperatePosition, rng: random.Random) -> set[str]:
    """Walk at random to the end of the phase; on the way every move there is leads where it should."""
    seen: set[str] = set()
    while True:
        here, should = told_moves(p), dict(after(plain(p)))
        assert sorted(here) == sorted(should)
        for words, move in here.items():
            q = p.copy()
            play(q, move)
            assert plain(q) == should[words], words
            seen.update(words.split(" "))
        if not here:
            return seen
        play(p, here[rng.choice(sorted(here))])


@pytest.mark.parametrize(("kind", "seeds"), [("small", 150), ("usual", 20), ("crowded", 12)])
def test_a_phase_runs_as_the_rules_are_told(kind, seeds):
    seen: set[str] = set()
    for seed in range(seeds):
        seen |= compare_to_the_end(PHASES[kind](seed), random.Random(seed))

    if kind == "crowded":
        assert {*VERBS, "sparing"} <= seen


@pytest.mark.soak
@pytest.mark.parametrize("kind", PHASES)
def test_many_phases_run_as_the_rules_are_told(kind):
    for seed in range(1_000, 1_400):
        compare_to_the_end(PHASES[kind](seed), random.Random(seed))


@pytest.mark.parametrize("managers", [0, 1])
def test_an_attraction_can_be_operated_when_an_operation_is_on_offer(managers):
    found: list[bool] = []
    for seed in range(40):
        p = some_crowded_phase(seed)
        p.managers = managers
        for cell in cells_of(p.park.cells):
            p.cubes = 0
            for _ in range(seed % 4):
                p.add_cube(cell)
            told = after(replace(plain(p), maps=0, guides=0, mascots=()))
            found.append(any(words.startswith(f"operate {CELL_NAMES[cell]} ") for words, _ in told))
            assert can_operate(p, cell) == found[-1]

    assert True in found
    assert False in found


def test_an_empty_cell_cannot_be_operated():
    p = a_position(a_park(), e2="blue-5")

    assert not can_operate(p, cell_named("a1"))


# ---- one operation ---------------------------------------------------------------------------------------------
@rule("DTP-OPR-03", "DTP-OPR-11", "DTP-OPR-13", "DTP-OPR-14")
def test_cube_party_pip_down_and_move():
    """EX-03: a green 3 operates the Entrance and walks to the Spooky Forest."""
    p = a_position(a_park(), e2="green-3 blue-5")

    do(p, "operate e2 by green-3 moving green-2 to d2")

    assert (guests_on(p, "e2"), guests_on(p, "d2")) == ("blue-5", "green-2")
    assert p.cubes_on(cell_named("e2")) == 1
    assert (p.stars, p.coins) == (0, 0)


@rule("DTP-OPR-03", "DTP-OPR-15")
def test_no_step_of_an_operation_is_left_out():
    """EX-03: pipping down and moving are no matter of choice, nor are two guests a party of one."""
    p = a_position(a_park(), e2="green-3 blue-5")
    operations = [words for words in told_moves(p) if words.startswith("operate")]

    assert sorted(operations) == [
        f"operate e2 by {guest}-{n} moving {guest}-{n - 1} to {to}"
        for guest, n in (("blue", 5), ("green", 3))
        for to in ("d2", "d3")
    ]


@rule("DTP-OPR-05", "DTP-OPR-06", "DTP-OPR-07")
def test_an_icon_takes_one_cube_and_the_entrance_has_two():
    p = a_position(a_park(), e2="green-3 blue-5 blue-4", c3="yellow-2")

    do(p, "operate e2 by green-3 moving green-2 to d2")
    do(p, "operate c3 by yellow-2 moving yellow-1 to d2")
    do(p, "operate e2 by blue-5 moving blue-4 to d3")

    assert not any(words.startswith("operate e2") for words in told_moves(p))
    assert can_operate(p, cell_named("d3"))


@rule("DTP-IMP-09", "DTP-OPR-06")
def test_a_generator_is_a_second_icon():
    park = a_park()
    put(park, "c4", "speedster", "generator")
    put(park, "c2", "speedster")
    park.settle()
    p = a_position(park, c4="yellow-3 yellow-4", c2="yellow-3 yellow-4")

    do(p, "operate c4 by yellow-3 moving yellow-2 to c3", "operate c2 by yellow-3 moving yellow-2 to c3")

    assert can_operate(p, cell_named("c4"))
    assert not can_operate(p, cell_named("c2"))


@rule("DTP-OPR-08", "DTP-OPR-12", "DTP-OPR-14")
def test_a_cascade_through_log_flume_and_ferris_wheel():
    """EX-04."""
    p = a_position(a_park(c4="ferris_wheel", d4="log_flume"), d4="yellow-4 blue-5", c4="yellow-1")

    do(p, "operate d4 by blue-5 yellow-4 moving blue-4 to c4")
    assert (guests_on(p, "d4"), guests_on(p, "c4")) == ("yellow-3", "blue-4 yellow-1")

    do(p, "operate c4 by blue-4 yellow-1 moving blue-3 to d3")
    assert (guests_on(p, "c4"), guests_on(p, "d3")) == ("", "blue-3")
    assert plain(p).bag == ("yellow",)
    assert can_operate(p, cell_named("d3"))


@rule("DTP-OPR-08", "DTP-OPR-10")
def test_a_party_has_one_guest_for_each_slot():
    p = a_position(a_park(c4="night_parade"), c4="blue-2 blue-3 green-4 green-5", d2="green-3")

    parties = {words.split(" moving")[0] for words in told_moves(p)}

    assert parties == {
        "operate d2 by green-3",
        "operate c4 by blue-2 blue-3 green-4",
        "operate c4 by blue-2 blue-3 green-5",
        "operate c4 by blue-2 green-4 green-5",
        "operate c4 by blue-3 green-4 green-5",
    }


@rule("DTP-OPR-09")
def test_without_a_party_no_cube_is_placed():
    p = a_position(a_park(c4="ferris_wheel"), c4="yellow-2 blue-4", d3="green-5")

    assert not can_operate(p, cell_named("c4"))
    assert not can_operate(p, cell_named("d3"))
    assert told_moves(p) == {}


@rule("DTP-OPR-12", "DTP-OPR-16")
def test_a_guest_of_value_1_goes_to_the_bag_and_nobody_moves():
    """TX-12: the cube stays and scores."""
    p = do(a_position(a_park(), d3="blue-1"), "operate d3 by blue-1")

    assert (p.count, plain(p).bag) == (0, ("blue",))
    assert p.cubes_on(cell_named("d3")) == 1


@rule("DTP-OPR-14")
def test_any_survivor_of_the_party_may_move_but_only_one():
    p = a_position(a_park(c4="swan_boats"), c4="blue-2 blue-6")

    moved = {words.split("moving ")[1] for words in told_moves(p)}

    assert moved == {f"{guest} to {to}" for guest in ("blue-1", "blue-5") for to in ("c3", "d3")}


@rule("DTP-OPR-17")
def test_guests_move_to_attractions_that_share_an_edge():
    p = a_position(a_park(c4="carousel", b4="pop_shop"), d3="blue-3", b4="green-2 green-4")

    moved = {words.rsplit(" to ", 1)[1] for words in told_moves(p) if words.startswith("operate d3")}

    assert moved == {"c3", "c4", "d2", "e2"}
    assert {words.rsplit(" to ", 1)[1] for words in told_moves(p) if words.startswith("operate b4")} == {"c4"}


def test_a_guest_may_go_back_where_it_came_from():
    """AMB-41."""
    p = a_position(a_park(), e2="blue-4")

    do(p, "operate e2 by blue-4 moving blue-3 to d3", "operate d3 by blue-3 moving blue-2 to e2")

    assert guests_on(p, "e2") == "blue-2"


def test_an_operation_written_by_hand_is_the_one_on_offer():
    p = a_position(a_park(c4="log_flume"), c4="yellow-4 blue-5")

    assert int(operation("c4", ("yellow-4", "blue-5"), "blue-4", "d3")) in told_moves(p).values()


# ---- the Manager and Stamina -------------------------------------------------------------------------------------
@rule("DTP-STAFF-12", "DTP-OPR-20")
def test_a_manager_operates_an_attraction_whose_icons_are_covered():
    p = a_position(a_park(), d3="blue-4 blue-5")
    p.managers = 1

    do(p, "operate d3 by blue-4 moving blue-3 to c3")
    assert p.managers == 1  # TX-14: with a free icon it is not the Manager's
    do(p, "operate d3 by blue-5 moving blue-4 to c3")

    assert (p.cubes_on(cell_named("d3")), p.managers) == (2, 0)


@rule("DTP-STAFF-12")
def test_a_manager_needs_a_party_like_anybody():
    """AMB-42."""
    p = a_position(a_park(), d3="blue-1")
    p.managers = 1

    do(p, "operate d3 by blue-1")

    assert told_moves(p) == {}


@rule("DTP-STAFF-13")
def test_two_managers_operate_one_attraction_twice_more():
    p = a_position(a_park(), d3="blue-1 blue-1 blue-1 blue-1")
    p.managers = 2

    do(p, *["operate d3 by blue-1"] * 3)

    assert (p.cubes_on(cell_named("d3")), p.managers) == (3, 0)
    assert told_moves(p) == {}


@rule("DTP-ADM-03")
def test_stamina_spares_one_guest_of_its_colour_on_attractions_of_its_colour():
    park = a_park(c4="treetop_trail")
    park.stamina = GREEN
    p = a_position(park, c4="green-5 green-3", e2="green-4", c3="green-2")

    spared = {words.split(" sparing ")[1] for words in told_moves(p) if "sparing" in words}

    assert spared == {
        f"{guest} moving {moved} to {to}"
        for guest, other in (("green-5", "green-2"), ("green-3", "green-4"))
        for moved in (guest, other)
        for to in ("c3", "d3")
    }
    assert any("operate c4" in words and "sparing" not in words for words in told_moves(p))


@rule("DTP-ADM-10")
def test_a_spared_guest_of_value_1_stays_at_1_and_must_move():
    """TX-27."""
    park = a_park()
    park.stamina = GREEN
    p = a_position(park, d2="green-1")

    assert "operate d2 by green-1 sparing green-1" not in told_moves(p)
    do(p, "operate d2 by green-1 sparing green-1 moving green-1 to c3")

    assert guests_on(p, "c3") == "green-1"


@rule("DTP-ADM-03")
def test_stamina_takes_a_guest_made_of_its_colour():
    """AMB-24."""
    park = a_park()
    park.stamina = GREEN
    p = a_position(park, d2="blue-4-as-green")

    do(p, "operate d2 by blue-4-as-green sparing blue-4-as-green moving blue-4 to d3")

    assert guests_on(p, "d3") == "blue-4"
