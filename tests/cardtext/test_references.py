import pytest

from midway.cardtext.problems import NothingToReferTo
from midway.cardtext.references import walk
from midway.kernel.content import slots_of
from tests.cardtext.bed import Box
from tests.cardtext.bed.conditions import Does
from tests.cardtext.bed.deck_deeds import Draw, Keep
from tests.cardtext.bed.deeds import Steal
from tests.cardtext.bed.filters import ThisWay
from tests.cardtext.bed.park_deeds import Demolish
from tests.cardtext.bed.places import NamedRival, Their, They
from tests.cardtext.bed.sentences import May
from tests.cardtext.bed.things import AnyNumber, Found, One, That, TheMost, Those


def the(tree, cls):
    """The one node of a class in a tree."""
    found = [node for node in walk(tree) if isinstance(node, cls)]
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize(
    ("text", "referrer", "antecedent"),
    [
        ("Choose a competitor. Demolish an upgrade in their park.", Their, NamedRival),
        ("Choose a competitor. Steal 2 coins from them.", They, NamedRival),
        ("Draw 3 Park cards and keep 1 of them.", Keep, Draw),
        ("You may demolish this attraction. If you do, gain 12 coins.", Does, May),
        ("Demolish an upgrade in your park. Discard that upgrade.", That, One),
        ("Close a thrill ride in your park. Demolish that attraction.", That, One),
        ("Demolish a card on the largest attraction in your park. Close that attraction.", That, TheMost),
        ("Exhume any number of buried cards in your park. Discard those cards.", Those, AnyNumber),
        (
            "Demolish up to 2 upgrades in your park, then gain 3 coins for each upgrade demolished this way.",
            ThisWay,
            Demolish,
        ),
    ],
)
def test_a_reference_has_the_slot_of_what_it_means(language, text, referrer, antecedent):
    tree = language.read(text, Box)

    assert the(tree, referrer).slot == the(tree, antecedent).slot >= 0


def test_the_nearest_fitting_antecedent_is_meant(language):
    tree = language.read("Close a theatre in your park. Close a hotel in your park. Demolish that attraction.", Box)

    theatre, hotel = (node for node in walk(tree) if isinstance(node, Found))
    assert the(tree, That).slot == hotel.slot != theatre.slot


def test_an_antecedent_further_back_is_meant_if_the_nearest_does_not_fit(language):
    tree = language.read("Close a theatre in your park. Discard an upgrade from your hand. Demolish that theatre.", Box)

    theatre, upgrade = (node for node in walk(tree) if isinstance(node, Found))
    assert the(tree, That).slot == theatre.slot != upgrade.slot


def test_equal_parts_of_a_tree_are_bound_apart(language):
    tree = language.read("Close a hotel in your park. Close a hotel in your park.", Box)

    one, two = (node for node in walk(tree) if isinstance(node, One))
    assert one == two
    assert one.slot != two.slot


def test_reading_twice_gives_two_copies(language):
    text = "Steal 2 coins from a competitor."
    first, second = language.read(text, Box), language.read(text, Box)

    assert the(first, Steal) is not the(second, Steal)
    assert [node.slot for node in walk(first)] == [node.slot for node in walk(second)]


def test_a_frame_has_room_for_all_slots(language):
    tree = language.read("Gain 2 coins. Draw 1 Park card.", Box)

    assert slots_of(tree) == 1 + max(node.slot for node in walk(tree))


@pytest.mark.parametrize(
    ("text", "column", "reference", "hint"),
    [
        ("Demolish that upgrade.", 9, "that upgrade", "nothing of the kind"),
        ("They lose 2 coins.", 0, "They", "nothing of the kind"),
        ("Gain 2 coins. Steal 2 coins from that competitor.", 33, "that competitor", "nothing of the kind"),
        ("Close a hotel in your park. Discard that upgrade.", 36, "that upgrade", "could refer to: hotel"),
        ("Close a card in your park. Discard that upgrade.", 35, "that upgrade", "could refer to: card"),
        ("Demolish that upgrade. Discard an upgrade from your hand.", 9, "that upgrade", "nothing of the kind"),
        ("Close an upgrade on that upgrade.", 20, "that upgrade", "nothing of the kind"),
    ],
)
def test_a_reference_to_nothing_is_pointed_at(language, text, column, reference, hint):
    with pytest.raises(NothingToReferTo, match=hint) as problem:
        language.read(text, Box)
    assert (problem.value.column, problem.value.reference) == (column, reference)
