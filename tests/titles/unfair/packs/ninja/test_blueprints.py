"""The blueprints of the Ninja pack: what each asks for, and what falls just short of it."""

from tests.titles.unfair.packs.real import DONE, MISSED, WITH_BONUS, outcome_of_plan, printed
from tests.titles.unfair.parks import a_table, attraction, staff, upgrade, wonder

THEME = printed("ninja/ninja-theme")


def scored(name, *park):
    table = a_table().with_blueprints("ann", printed(f"ninja/{name}")).with_park("ann", *park)
    if not any(THEME in item.on_it for item in park):
        table.with_hand("bob", THEME)  # the words a blueprint may name are on the table
    return outcome_of_plan(table.on_turn("ann"))


def halls(n, icons=1, first=0):
    """Attractions of so many icons."""
    return [
        attraction(f"hall-{k}", upgrades=[upgrade(f"part-{k}-{i}") for i in range(icons - 1)])
        for k in range(first, first + n)
    ]


def crew(n):
    return [staff(f"hand-{k}") for k in range(n)]


def test_a_tea_ceremony_is_tea_in_a_garden():
    garden, diner = attraction("garden", "nature area"), attraction("diner", "food outlet")

    assert scored("tea-ceremony", garden, diner) == DONE
    assert scored("tea-ceremony", garden, diner, *crew(2)) == WITH_BONUS
    assert scored("tea-ceremony", garden, *crew(2)) == MISSED


def test_hidden_in_plain_sight_wants_three_names_on_one_attraction():
    assert scored("hidden-in-plain-sight", *halls(1, icons=4)) == DONE
    assert scored("hidden-in-plain-sight", *halls(1, icons=4), attraction("inn", "hotel")) == WITH_BONUS
    assert scored("hidden-in-plain-sight", *halls(3, icons=3)) == MISSED


def test_five_rings_are_many_small_attractions():
    assert scored("five-rings", *halls(4, icons=3)) == DONE
    assert scored("five-rings", *halls(4, icons=3), *halls(1, first=4)) == WITH_BONUS
    assert scored("five-rings", *halls(3, icons=5), *halls(2, first=3)) == MISSED


def test_the_hidden_school_counts_built_in_themes():
    run = printed("ninja/rooftop-run")
    den = attraction("den", "sideshow", upgrades=[THEME, upgrade("flag"), upgrade("bell")])
    big = printed("ninja/rooftop-run", upgrade("a"), upgrade("b"))

    assert scored("the-hidden-school", run, den) == DONE
    assert scored("the-hidden-school", big, attraction("den", "sideshow", upgrades=[THEME])) == WITH_BONUS
    assert (
        scored("the-hidden-school", run, attraction("den", "sideshow", upgrades=[upgrade("flag"), upgrade("x")]))
        == MISSED
    )


def test_a_silent_takeover_needs_a_whole_park():
    stage = attraction("stage", "theatre", upgrades=[THEME])
    silk = attraction("silk", upgrades=[upgrade("one", "quality upgrade"), upgrade("two", "quality upgrade")])

    assert scored("silent-takeover", stage, silk, *halls(3), *crew(3)) == DONE
    assert scored("silent-takeover", stage, silk, *halls(2), *crew(3)) == MISSED
    assert scored("silent-takeover", stage, silk, *halls(2), wonder("palace"), *crew(3)) == DONE
