from midway.kernel.views import view
from midway.titles.dice_theme_park.happenings import BOUGHT_MAP, INSTALLED, SPENT
from midway.titles.dice_theme_park.schema import DRAFT_COINS, GENERATOR, KITS, MAPS
from midway.titles.dice_theme_park.tiles import tile_at
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import a_table, refused


def improving(coins=20, **options):
    """Ann has money, bob has none, so the phase ends with her."""
    return a_table(**options).with_coins("ann", coins).with_coins("bob", 0)


@rule("DTP-IMP-01", "DTP-COMP-04")
def test_one_map_may_be_bought_for_3():
    table = improving(3).improve().choose("ann", "buy-map", "done")
    assert (table.coins("ann"), table.own("ann", MAPS)) == (0, 4)

    table = improving().improve().choose("ann", "buy-map")
    refused(table, "ann", "buy-map", because="DTP-IMP-01")
    table.choose("ann", "done")
    assert (table.coins("ann"), table.own("ann", MAPS)) == (17, 4)


@rule("DTP-IMP-03", "DTP-GEN-07")
def test_the_price_of_an_upgrade_is_printed_on_its_space():
    table = improving().with_park("ann", d4="log-flume").improve().choose("ann", "install special-effect")

    assert "space log-flume 1" in table.options("ann")
    table.choose("ann", "space log-flume 2", "done")

    assert table.coins("ann") == 16
    assert table.upgrades("ann", "d4") == ["special-effect"]


@rule("DTP-IMP-03")
def test_an_upgrade_that_cannot_be_paid_is_refused():
    table = improving(3).with_park("ann", d4="log-flume").improve().choose("ann", "install special-effect")

    refused(table, "ann", "space log-flume 2", because="DTP-IMP-03")
    table.choose("ann", "space log-flume 1")
    assert table.options("ann") == ["done"]  # with one coin nothing else is left, but it may still be taken back


@rule("DTP-IMP-02", "TX-10")
def test_two_upgrades_a_phase_are_the_most():
    table = improving().improve()

    table.choose("ann", "install generator", "space duck-pond 1", "install generator", "space spooky-forest 1")

    refused(table, "ann", "install generator", because="DTP-IMP-02")


@rule("DTP-IMP-04", "TX-10")
def test_an_attraction_holds_one_upgrade_of_each_kind():
    table = improving().with_park("ann", d4="log-flume+generator").improve().choose("ann", "install generator")

    refused(table, "ann", "space log-flume 2", because="DTP-IMP-04")


@rule("DTP-COMP-03")
def test_nobody_has_more_than_three_of_a_kind():
    table = improving().with_park("ann", d2="spooky-forest+generator", d3="duck-pond+generator")
    table.with_park("ann", d4="log-flume+generator").improve()

    refused(table, "ann", "install generator", because="DTP-COMP-03")


@rule("DTP-COMP-03")
def test_an_upgrade_installed_is_gone_from_the_staging_area():
    table = improving().with_park("ann", d2="spooky-forest+generator", d3="duck-pond+generator").improve()
    table.choose("ann", "install generator")  # on the Coconut Shy, where alone there is room for it
    refused(table, "ann", "install generator", because="DTP-COMP-03")
    table.choose("ann", "done")

    assert [table.own("ann", KITS + kind) for kind in range(3)] == [3, 3, 0]


@rule("DTP-IMP-06")
def test_an_upgrade_stays_where_it_is():
    table = improving().with_park("ann", d4="log-flume+generator").improve()

    refused(table, "ann", "take-back log-flume generator", because="DTP-STAFF-11")


@rule("DTP-STAFF-10", "DTP-STAFF-11", "DTP-IMP-10", "TX-11")
def test_a_builder_takes_an_upgrade_back_and_installs_it_elsewhere_for_1_less():
    table = improving().with_park("ann", d4="log-flume+special-effect").playing("ann", "builder", "manager").improve()

    table.choose("ann", "take-back log-flume special-effect", "install special-effect", "space duck-pond 1", "done")

    assert table.coins("ann") == 18
    assert (table.upgrades("ann", "d4"), table.upgrades("ann", "d3")) == ([], ["special-effect"])
    assert table.own("ann", KITS + 1) == 2


@rule("DTP-STAFF-10")
def test_each_upgrade_of_the_phase_is_cheaper():
    table = improving(10).with_park("ann", d4="log-flume").playing("ann", "builder", "manager").improve()

    table.choose("ann", "install generator", "space log-flume 2", "install merch-kiosk", "space duck-pond 1", "done")

    assert table.coins("ann") == 10 - 3 - 2


@rule("DTP-IMP-10", "DTP-STAFF-11", "DTP-STAFF-02")
def test_a_builder_takes_back_before_the_first_installation():
    table = improving().with_park("ann", d4="log-flume+special-effect").playing("ann", "builder", "manager").improve()

    table.choose("ann", "install generator", "space duck-pond 1")

    refused(table, "ann", "take-back log-flume special-effect", because="DTP-IMP-10")


@rule("DTP-IMP-10", "DTP-STAFF-17")
def test_what_was_taken_back_may_be_installed_in_a_later_round():
    table = improving(0).with_park("ann", d4="log-flume+special-effect").playing("ann", "builder", "builder").improve()
    table.choose("ann", "take-back log-flume special-effect", "done")
    assert table.own("ann", KITS + 1) == 3

    table.improve().choose("ann", "install special-effect", "done")  # 2 - 2, with no coin left

    assert (table.upgrades("ann", "d4"), table.coins("ann")) == (["special-effect"], 0)


@rule("DTP-STAFF-16")
def test_two_builders_take_two_back_and_make_each_upgrade_2_cheaper():
    table = improving(10).with_park("ann", d4="log-flume+special-effect+generator").playing("ann", "builder", "builder")
    table.improve().choose("ann", "take-back log-flume special-effect", "take-back log-flume generator")

    refused(table, "ann", "take-back duck-pond generator", because="DTP-STAFF-11")
    table.choose("ann", "install generator", "space log-flume 2", "install special-effect", "space log-flume 1")
    refused(table, "ann", "install merch-kiosk", because="DTP-IMP-02")
    table.choose("ann", "done")

    assert table.coins("ann") == 8  # 4 - 2 and 2 - 2


@rule("DTP-STAFF-10", "DTP-IMP-03", "TX-36")
def test_with_a_builder_the_player_still_picks_the_space():
    for space, left in ((1, 9), (2, 7)):
        table = improving(10).with_park("ann", d4="log-flume").playing("ann", "builder", "manager").improve()
        table.choose("ann", "install generator", f"space log-flume {space}", "done")
        assert table.coins("ann") == left


@rule("DTP-IMP-05", "DTP-STAFF-11", "TX-35")
def test_the_generator_of_the_entrance_stays():
    table = improving().playing("ann", "builder", "manager").improve()

    assert not any(option.startswith("take-back") for option in table.options("ann"))
    refused(table, "ann", "take-back park-entrance generator", because="DTP-STAFF-11")
    refused(table.choose("ann", "install generator"), "ann", "space park-entrance 1", because="DTP-IMP-04")


def test_all_hear_what_was_spent_on_what():
    table = improving().improve().choose("ann", "install generator", "space duck-pond 1", "buy-map", "done")

    assert [(fact.seat, int(fact.here)) for fact in table.facts(SPENT)] == [(0, 6)]
    assert [fact.seat for fact in table.facts(BOUGHT_MAP)] == [0]
    assert [(fact.what, int(fact.here)) for fact in table.facts(INSTALLED)] == [(tile_at(table.s, 0, 14), GENERATOR)]


@rule("DTP-IMP-11")
def test_a_map_may_be_bought_after_an_upgrade():
    table = improving().improve().choose("ann", "install generator", "space duck-pond 1", "buy-map", "done")

    assert table.coins("ann") == 20 - 3 - 3


@rule("DTP-GEN-16")
def test_nobody_sees_improvements_before_all_have_done():
    table = a_table().with_coins("ann", 20).with_coins("bob", 20).improve()
    idle = a_table().with_coins("ann", 20).with_coins("bob", 20).improve().choose("ann", "done")

    table.choose("ann", "buy-map", "install generator", "space duck-pond 1", "done")

    assert view(table.s, 1).save() == view(idle.s, 1).save()
    table.choose("bob", "done")
    assert table.upgrades("ann", "d3") == ["generator"]
    assert table.coins("ann") == 14
    assert table.own("ann", DRAFT_COINS) == 0


def test_by_option_improvements_are_seen_at_once():
    table = a_table(together="live").with_coins("ann", 20).with_coins("bob", 20).improve()

    table.choose("ann", "buy-map", "install generator", "space duck-pond 1")

    assert table.upgrades("ann", "d3") == ["generator"]
    assert table.coins("ann") == 14
