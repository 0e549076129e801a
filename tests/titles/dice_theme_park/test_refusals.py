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
    table = a_table().with_display("carousel").in_order("ann", "bob").expand()

    assert reason(table, "ann", "build log-flume") == "not-on-display"


def test_a_third_upgrade_is_refused_for_being_the_third():
    table = a_table().with_coins("ann", 20).with_coins("bob", 0).improve()

    table.choose("ann", "install generator", "space duck-pond 1", "install generator", "space spooky-forest 1")

    assert reason(table, "ann", "install merch-kiosk") == "two-installed"
