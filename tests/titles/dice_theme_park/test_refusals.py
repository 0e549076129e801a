import pytest

from midway.kernel.errors import Refused
from tests.titles.dice_theme_park.tables import a_table


def reason(table, name, words):
    with pytest.raises(Refused) as told:
        table.take(name, words)
    return told.value.reason


@pytest.mark.parametrize(
    ("guests", "why"),
    [
        ("green-5 yellow-2", "lacks-blue"),
        ("blue-5", "too-few-guests"),
        ("blue-2 green-2", "do-not-go-together"),
    ],
)
def test_an_attraction_that_cannot_be_operated_says_what_is_missing(guests, why):
    table = a_table().with_park("ann", d4="log-flume").with_guests("ann", d4=guests, e2="blue-6").operate()

    assert reason(table, "ann", "operate log-flume") == why


def test_nobody_stands_there():
    table = a_table().with_park("ann", d4="log-flume").with_guests("ann", e2="blue-6").operate()

    assert reason(table, "ann", "operate log-flume") == "nobody-there"
    assert reason(table, "ann", "operate carousel") == "not-in-your-park"


def test_what_is_not_on_display_cannot_be_built():
    table = a_table().with_display("carousel").in_order("ann", "bob").with_coins("ann", 20).expand()

    assert reason(table, "ann", "build log-flume") == "not-on-display"


def test_a_third_upgrade_is_refused_for_being_the_third():
    table = a_table().with_coins("ann", 20).with_coins("bob", 0).improve()

    table.choose("ann", "install generator", "space duck-pond 1", "install generator", "space spooky-forest 1")

    assert reason(table, "ann", "install merch-kiosk") == "two-installed"


# ---- every reason, as the player meets it -------------------------------------------------------------------------
def ready(**options):
    """Ann first; she has money, guests, maps, a mascot on Send, and a Ferris Wheel."""
    table = a_table(**options).in_order("ann", "bob").with_coins("ann", 20).with_coins("bob", 0)
    table.with_park("ann", c4="ferris-wheel", d4="log-flume+generator").with_mascots("ann", "send").with_mascots("bob")
    return table.with_display("carousel", "candy-cart").with_skills("fetch").with_guests("ann", e2="green-3 blue-5")


def test_reasons_in_plan_and_welcome():
    table = ready().plan()
    assert reason(table, "ann", "play guide guide") == "not-in-hand"
    assert reason(table, "ann", "done") == "pick-two"

    table = ready().playing("ann", "concierge", "guide").with_administrator("bob", "platform-host")
    table.aboard("m2-1", "blue-5", "blue-5", "green-6").aboard("m2-3", "green-2").welcome()
    assert reason(table, "ann", "done") == "take-a-monorail"
    table.choose("ann", "take m2-1")
    assert reason(table, "ann", "raise green-6 1") == "cannot-be-raised"
    table.choose("ann", "pass")
    assert reason(table, "bob", "take m2-1") == "taken-already"
    table.choose("bob", "take m2-2")
    assert reason(table, "bob", "invite blue-2") == "not-aboard"


def test_reasons_in_expand():
    table = ready().with_coins("ann", 10).expand()
    assert reason(table, "ann", "build candy-cart") == "not-affordable"
    assert reason(table, "ann", "recruit-for fetch") == "build-first"
    table.choose("ann", "build carousel")
    assert reason(table, "ann", "place c4") == "occupied"
    assert reason(table, "ann", "place a1") == "not-beside-the-park"

    table = ready().expand().choose("ann", "pass")
    assert reason(table, "ann", "build carousel") == "built-already"
    assert reason(table, "ann", "recruit") == "take-a-skill"
    assert reason(table, "ann", "recruit-for express") == "not-on-display"


def test_reasons_for_bonuses():
    table = ready(amenity_bonus="compulsory").with_display("pop-shop").expand()
    table.choose("ann", "build pop-shop", "place b4")

    assert table.question("ann") == "bonus-guest"
    assert reason(table, "ann", "pass") == "must-take-bonus"
    assert reason(table, "ann", "build carousel") == "not-of-this-bonus"


def test_reasons_in_improve():
    table = ready().improve()
    assert reason(table, "ann", "take-back log-flume generator") == "no-builder"
    table.choose("ann", "buy-map")
    assert reason(table, "ann", "buy-map") == "map-bought"
    table.choose("ann", "install generator")
    assert reason(table, "ann", "done") == "pick-a-space"
    assert reason(table, "ann", "space log-flume 2") == "same-upgrade-twice"
    assert reason(table, "ann", "space duck-pond 2") == "no-empty-space"
    assert reason(table, "ann", "space carousel 1") == "not-in-your-park"

    poor = ready().with_coins("ann", 2).playing("ann", "builder", "guide").improve()
    assert reason(poor, "ann", "buy-map") == "not-affordable"
    assert reason(poor, "ann", "take-back log-flume merch-kiosk") == "no-such-upgrade"
    poor.choose("ann", "take-back log-flume generator")
    assert reason(poor, "ann", "take-back log-flume generator") == "taken-back-already"
    poor.choose("ann", "install generator", "space log-flume 1")
    assert reason(poor, "ann", "take-back log-flume generator") == "installed-already"


def test_reasons_in_operate():
    table = ready().with_maps("ann", 1).operate()
    assert reason(table, "ann", "use-guide") == "no-guide"
    assert reason(table, "ann", "party green-3") == "not-now"
    table.choose("ann", "use-map", "guest park-entrance green-3")
    assert reason(table, "ann", "move green-3 ferris-wheel") == "not-there"
    assert reason(table, "ann", "operate park-entrance") == "finish-first"
    table.choose("ann", "move green-3 duck-pond")
    assert reason(table, "ann", "use-map") == "no-map-ready"
    table.choose("ann", "use-mascot-of send")
    assert reason(table, "ann", "use-skill ferris-wheel") == "nothing-to-do-there"
    table.choose("ann", "adjust duck-pond", "alter green-3 green-4")
    assert reason(table, "ann", "use-mascot-of send") == "no-mascot-ready"
    table.choose("ann", "operate park-entrance")
    assert reason(table, "ann", "move blue-4 ferris-wheel") == "not-adjacent"
    assert reason(table, "ann", "move blue-4 carousel") == "not-in-your-park"
    assert reason(table, "ann", "move blue-5 duck-pond") == "not-of-the-party"


def test_reasons_in_upkeep():
    table = ready().with_guests("ann", d3="blue-1").playing("ann", "ticket-agent", "guide")
    table.with_administrator("ann", "shift-planner").prepare()
    assert reason(table, "ann", "save green 3") == "cannot-be-saved"
    table.choose("ann", "pass")
    assert reason(table, "ann", "swap guide guide") == "cannot-be-swapped"
