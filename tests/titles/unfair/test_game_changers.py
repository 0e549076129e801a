"""What Game Changers change of the rules; what they set up is in test_setup.py."""

from itertools import combinations

import pytest

from midway.kernel.errors import BadOption
from midway.kernel.nodes.flow import EachSeatInTurn, Seq
from midway.titles.unfair.events_step import ApplyCity, RevealCity
from midway.titles.unfair.game_options import GAME_CHANGERS
from midway.titles.unfair.title import Unfair
from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, attraction, city, event, refused
from tests.titles.unfair.tiny_pack import tiny_pack
from tests.titles.unfair.words import says, you_lose

# ---- which, and with which -------------------------------------------------------------------------------------
CLASHES = [("first-date", "school-vacation"), ("first-date", "grand-opening")]


def both(one: str, other: str) -> str:
    """What a table gets that wants these two."""
    return Unfair([tiny_pack()]).chosen({"game_changers": f"{one},{other}"}, 2)["game_changers"]


@rule("UNF-GC-01")
def test_there_are_none_unless_the_table_wants_them():
    assert Unfair([tiny_pack()]).chosen({}, 2)["game_changers"] == "none"
    assert a_table().on_turn("ann").coins("ann") == 20
    assert a_table(game_changers="school-vacation").on_turn("ann").coins("ann") == 30


@rule("UNF-GC-18")
@pytest.mark.parametrize(("one", "other"), [pair for pair in combinations(GAME_CHANGERS, 2) if pair not in CLASHES])
def test_any_two_go_together(one, other):
    assert both(one, other) == f"{one},{other}"


@rule("UNF-GC-18")
@pytest.mark.parametrize(("one", "other"), CLASHES)
def test_but_a_first_date_goes_neither_with_a_vacation_nor_with_a_grand_opening(one, other):
    with pytest.raises(BadOption, match="cannot be combined"):
        both(one, other)


# ---- World Peace -------------------------------------------------------------------------------------------------
def at_peace(*texts: str):
    """Ann may play a card with these sentences; everybody has an open theatre and a card in hand."""
    table = a_table(game_changers="world-peace").with_hand("ann", event("card", says(" ".join(texts))))
    table.with_park("ann", attraction("hall")).with_park("bob", attraction("hut"))
    return table.with_hand("ann", attraction("fort")).with_hand("bob", attraction("mill")).in_events("ann")


@rule("UNF-GC-13", "UNF-GC-03", "AC-157")
def test_under_world_peace_nothing_is_stolen_and_the_rest_is_done():
    table = at_peace("Steal 3 coins from a competitor.", "Draw 1 Event card.")

    table.choose("ann", "play card top")

    assert (table.coins("ann"), table.coins("bob")) == (20, 20)
    assert len(table.hand("ann")) == 2


@rule("UNF-GC-13", "UNF-GC-03")
@pytest.mark.parametrize(
    "harm",
    [
        "Close each theatre in any park.",
        "Each player demolishes an attraction in their park.",
        "Each competitor loses 5 coins.",
        "Each competitor discards a card from their hand.",
        "Each competitor pays 1 coin to you.",
    ],
)
def test_no_card_of_a_player_harms_a_competitor(harm):
    table = at_peace(harm, "Gain 1 coin.")

    table.choose("ann", "play card top")

    assert (table.coins("ann"), table.coins("bob")) == (21, 20)
    assert (table.spaces("bob"), table.has_closed("hut"), table.hand("bob")) == (["hut"], False, ["mill"])


@rule("UNF-GC-13")
def test_what_players_do_to_their_own_parks_stays_as_it_is():
    table = at_peace("Close an attraction in your park.", "Lose 3 coins.", "Demolish each theatre in any park.")

    table.choose("ann", "play card top")

    assert (table.spaces("ann"), table.coins("ann")) == ([], 17)
    assert (table.spaces("bob"), table.coins("bob")) == (["hut"], 20)


@rule("UNF-GC-13", "AC-157")
def test_a_theft_alone_is_not_offered():
    refused(at_peace("Steal 3 coins from a competitor."), "ann", "play card top", because="UNF-GC-13")


@rule("UNF-GC-13")
def test_what_does_competitors_good_they_still_get():
    table = at_peace("Each player gains 5 coins.", "Each competitor draws 1 Park card.")

    table.choose("ann", "play card top")

    assert (table.coins("ann"), table.coins("bob")) == (25, 25)
    assert len(table.hand("bob")) == 2


@rule("UNF-GC-13")
def test_the_city_goes_on_as_ever():
    table = a_table(game_changers="world-peace").with_next_city(city("tax", you_lose(6))).in_events("ann")

    table.run(Seq((RevealCity(), EachSeatInTurn(ApplyCity()))))

    assert (table.coins("ann"), table.coins("bob")) == (14, 14)
