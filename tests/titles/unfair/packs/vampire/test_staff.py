"""The staff and the resource of the Vampire pack, each by its story."""

import pytest

from midway.titles.unfair.mesmerism import works_for
from midway.titles.unfair.moments import Moment
from midway.titles.unfair.placement import build_price
from midway.titles.unfair.scoring import score_by_source
from tests.titles.unfair.packs.real import guests_step, printed
from tests.titles.unfair.parks import a_table, attraction, event, staff, upgrade
from tests.titles.unfair.words import gain, says, stops

WAITING = event("gift", gain(1))
NIGHT = printed("vampire/vampire-overview")
GUARDS = event("guards", gain(1), stops("Intrusion"))


def a_raid(attack, text="Steal 3 coins from a competitor."):
    return event("raid", gain(1), says(text), attack=attack)


def test_the_charm_officer_mesmerises_once_a_round():
    table = a_table().with_overview(NIGHT).with_park("ann", printed("vampire/charm-officer"))
    table.with_park("bob", staff("clown")).with_hand("bob", WAITING).in_events("ann")

    table.choose("ann", "use charm-officer 8")

    assert works_for(table.s, table.card("clown")) == 0
    assert not table.may("ann", "use charm-officer 8")


def test_what_the_charm_officer_does_is_an_intrusion():
    table = a_table().with_overview(NIGHT).with_park("ann", printed("vampire/charm-officer"))
    table.with_park("bob", staff("clown")).with_hand("bob", GUARDS).in_events("ann")

    table.choose("ann", "use charm-officer 8").choose("bob", "block guards")

    assert works_for(table.s, table.card("clown")) == 1


@pytest.mark.parametrize(("attack", "stopped"), [("Intrusion", True), ("Inspection", False)])
def test_the_night_porter_stops_intruders(attack, stopped):
    table = a_table().with_hand("ann", a_raid(attack)).with_park("bob", printed("vampire/night-porter"))

    table.in_events("ann").choose("ann", "play raid bottom")

    assert table.may("bob", "block night-porter") == stopped


@pytest.mark.parametrize("attack", ["Inspection", "Injunction"])
def test_the_familiar_stops_officials_and_is_gone(attack):
    table = a_table().with_hand("ann", a_raid(attack)).with_park("bob", printed("vampire/faithful-familiar"))

    table.in_events("ann").choose("ann", "play raid bottom").choose("bob", "block faithful-familiar")

    assert (table.coins("bob"), table.owner("faithful-familiar")) == (20, "")


def test_the_familiar_is_no_match_for_intruders():
    table = a_table().with_hand("ann", a_raid("Intrusion")).with_park("bob", printed("vampire/faithful-familiar"))

    table.with_hand("bob", GUARDS).in_events("ann").choose("ann", "play raid bottom")

    assert not table.may("bob", "block faithful-familiar")


def test_the_other_count_counts_heads_his_own_too():
    table = a_table().with_park("ann", printed("vampire/count-accountant"), staff("clown")).on_turn("ann")

    guests_step(table)

    assert table.coins("ann") == 22


def test_a_mesmerised_count_counts_the_heads_of_the_park_he_serves():
    count = printed("vampire/count-accountant", serves="ann")
    table = a_table().with_overview(NIGHT).with_park("bob", count).with_park("ann", staff("clown"), staff("guide"))

    table.on_turn("ann").run(Moment("guests step"))

    assert (table.coins("ann"), table.coins("bob")) == (22, 20)


def test_the_trainee_brings_an_event_when_hired_and_never_again():
    table = a_table().with_hand("ann", printed("vampire/ageless-trainee"), staff("clown", price=2)).on_turn("ann")

    table.choose("ann", "build ageless-trainee")
    with_the_trainee = len(table.hand("ann"))
    table.choose("bob", "loose-change").choose("ann", "build clown")

    assert (with_the_trainee, len(table.hand("ann"))) == (2, 1)


def test_personnel_finds_somebody_for_each_who_is_hired():
    table = a_table().with_park("ann", printed("vampire/head-of-personnel")).with_hand("ann", staff("clown", price=2))

    table.on_turn("ann").choose("ann", "build clown")
    first = next(option for option in table.options_of("ann") if option.startswith("pick"))
    table.choose("ann", first)

    assert len(table.hand("ann")) == 1


def test_the_undertaker_scores_everybody():
    table = a_table().with_park("ann", printed("vampire/undertaker"), staff("clown"), staff("guide")).on_turn("ann")

    table.run(Moment("game end"))

    assert score_by_source(table.s, 0)["cards"] == 3 * 2


def test_by_the_punch_clock_staff_come_cheaper():
    clown, flag = staff("clown", price=5), upgrade("flag", price=5)
    table = a_table().with_park("ann", printed("vampire/punch-clock"), attraction("hall")).with_hand("ann", clown, flag)
    table.on_turn("ann")

    assert [build_price(table.s, 0, table.card(name)) for name in ("clown", "flag")] == [3, 5]
