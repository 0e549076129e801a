"""The City cards of the Vampire pack, each by its story."""

import pytest

from midway.kernel.nodes.flow import Seq
from midway.titles.unfair.guests_step import GuestsCome
from midway.titles.unfair.moments import Moment
from tests.titles.unfair.packs.real import printed, the_city_speaks
from tests.titles.unfair.parks import a_table, attraction, staff, upgrade

NAMES = ("ann", "bob")
HALL = attraction("hall", stars=2)


def in_a_city_of(name):
    return a_table().with_next_city(printed(f"vampire/{name}"))


def a_crew(n, **lies):
    return [staff(f"hand-{k}", stars=0, **lies) for k in range(n)]


def test_the_festival_shines_on_theatres():
    table = in_a_city_of("a-film-festival").with_park("ann", HALL).with_park("bob", attraction("diner", "food outlet"))

    the_city_speaks(table.on_turn("ann"))

    assert [table.stars(name) for name in NAMES] == [1 + 2 + 5, 1 + 2]


def by_night(*park):
    """The Guests step of a round of Night-time Opening; bob has nobody to open for."""
    table = a_table().with_city(printed("vampire/night-time-opening")).with_park("ann", HALL, *park)
    return table.on_turn("ann").run(Seq((GuestsCome(), Moment("guests step"))))


@pytest.mark.parametrize(
    ("answers", "coins", "crew"),
    [
        (["no"], 20 + 3, "ann"),
        (["yes", "branch 0"], 20 + 3 + 3 - 2 * 2, "ann"),
        (["yes", "branch 1"], 20 + 3 + 3, ""),
    ],
)
def test_those_who_open_by_night_pay_for_it_or_stand_alone(answers, coins, crew):
    table = by_night(*a_crew(2)).choose("ann", *answers)

    assert (table.coins("ann"), table.owner("hand-0"), table.owner("hand-1")) == (coins, crew, crew)
    assert table.coins("bob") == 20 + 1


def test_without_staff_nobody_opens_by_night():
    assert by_night().coins("ann") == 20 + 3


def test_at_the_fair_each_may_hire_out_of_the_hand_or_the_market():
    table = in_a_city_of("a-recruitment-fair").with_hand("ann", staff("clown", price=5))
    table.with_market(staff("guide", price=4)).on_turn("ann")

    the_city_speaks(table).choose("ann", "yes", "pick clown")
    table.choose("bob", "yes", "pick guide")

    assert [table.owner(name) for name in ("clown", "guide")] == ["ann", "bob"]
    assert [table.coins(name) for name in NAMES] == [20 - 2 + 2, 20 - 1 + 2]


def test_whoever_hires_nobody_still_gets_the_coins():
    table = in_a_city_of("a-recruitment-fair").with_hand("ann", staff("clown", price=5)).on_turn("ann")

    the_city_speaks(table).choose("ann", "no")

    assert (table.owner("clown"), table.coins("ann")) == ("ann", 22)
    assert table.zone_of("clown") == "hand"


@pytest.mark.parametrize(("answer", "coins", "is_out"), [("branch 0", 20, True), ("branch 1", 15, False)])
def test_the_garlic_harvest_lays_them_low_or_costs(answer, coins, is_out):
    table = in_a_city_of("a-garlic-harvest").with_park("ann", *a_crew(2)).on_turn("ann")

    the_city_speaks(table).choose("ann", answer)

    assert (table.coins("ann"), table.has_closed("hand-0"), table.has_closed("hand-1")) == (coins, is_out, is_out)
    assert table.coins("bob") == 15  # with nobody to lay low there is no way out


@pytest.mark.parametrize(
    ("answer", "coins", "stands"), [("branch 0", 20, ["hall"]), ("branch 1", 14, ["hall", "ghosts"])]
)
def test_the_mob_wants_a_theme_or_coins(answer, coins, stands):
    ghosts = upgrade("ghosts", "theme upgrade", theme="robot")
    table = in_a_city_of("a-torchlit-mob").with_park("ann", attraction("hall", upgrades=[ghosts])).on_turn("ann")

    the_city_speaks(table).choose("ann", answer)

    assert (table.coins("ann"), table.cards_in("ann", "space 1")) == (coins, stands)
    assert table.coins("bob") == 14


def test_night_work_is_taxed_by_the_head():
    table = in_a_city_of("a-tax-on-night-work").with_park("ann", *a_crew(4)).on_turn("ann")

    the_city_speaks(table)

    assert [table.coins(name) for name in NAMES] == [14, 18]


@pytest.mark.parametrize(
    ("name", "attack"),
    [("a-garlic-harvest", "Inspection"), ("a-torchlit-mob", "Intrusion"), ("a-tax-on-night-work", "Injunction")],
)
def test_the_unfair_ones_can_be_blocked(name, attack):
    assert printed(f"vampire/{name}").card.choices == {"side": "unfair", "attack": attack}
