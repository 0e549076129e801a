from dataclasses import dataclass, replace

import pytest

from midway.kernel.nodes.flow import Seq
from midway.titles.unfair.park import star_total
from midway.titles.unfair.schema import BOX, SHOWCASE
from midway.titles.unfair.scoring import (
    ReturnTokens,
    RevealAll,
    panorama_points,
    places,
    score,
    score_by_source,
    settlement,
)
from midway.titles.unfair.texts import Section
from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, attraction, plan, resource, staff, upgrade, wonder
from tests.titles.unfair.words import says


@dataclass(frozen=True)
class Matched(Section):
    yes: bool

    def is_matched(self, s, f):
        return self.yes


def sized(id_, icons):
    """An attraction of so many icons."""
    return attraction(id_, stars=0, upgrades=[upgrade(f"{id_}-{n}") for n in range(icons - 1)])


def points(table, name, source):
    return score_by_source(table.s, table.seat(name))[source]


# ---- size ------------------------------------------------------------------------------------------------------
@rule("UNF-SCORE-02", "UNF-SCORE-03")
@pytest.mark.parametrize(("icons", "worth"), [(1, 5), (2, 8), (3, 12), (4, 16), (5, 20), (8, 38)])
def test_an_attraction_scores_by_its_size(icons, worth):
    table = a_table().with_park("ann", sized("mill", icons)).on_turn("ann")

    assert points(table, "ann", "size") == worth


@rule("UNF-SCORE-03", "UNF-SCORE-04", "UNF-SCORE-18", "AC-051")
def test_the_size_table_ends_at_25_icons():
    from midway.titles.unfair.game_options import SIZES

    assert SIZES[1] + SIZES[5] + SIZES[min(26, len(SIZES) - 1)] == 335
    assert [SIZES[n] for n in range(5, 26)] == [n * (n - 1) // 2 + 10 for n in range(5, 26)]


@rule("UNF-SCORE-04", "AC-147", "AC-080")
def test_the_reference_manual_has_a_table_of_its_own():
    from midway.titles.unfair.game_options import SIZES_OF_THE_MANUAL

    table = a_table(preset="reference-manual").with_park("ann", sized("mill", 5), sized("swing", 10)).on_turn("ann")

    assert points(table, "ann", "size") == 15 + 55
    assert SIZES_OF_THE_MANUAL[-1] == 112


@rule("UNF-SCORE-05", "UNF-SCORE-06")
def test_super_attractions_have_a_size_and_what_stands_beside_the_gate_has_none():
    table = a_table().with_park("ann", wonder("volcano"), resource("well", points=3)).on_turn("ann")

    assert points(table, "ann", "size") == 5
    assert score(table.s, 0) == 5 + 10


@rule("UNF-ATTR-13", "UNF-BURY-02", "AC-092")
def test_buried_cards_count_as_icons():
    mill = attraction("mill", upgrades=[upgrade("a"), upgrade("b"), upgrade("c")], buried=[upgrade("x"), upgrade("y")])
    table = a_table().with_park("ann", mill).on_turn("ann")

    assert table.size("mill") == 6
    assert points(table, "ann", "size") == 25


@rule("UNF-BURY-02")
def test_or_do_not_where_the_option_is_off():
    mill = attraction("mill", buried=[upgrade("x")])
    table = a_table(buried_icon="off").with_park("ann", mill).on_turn("ann")

    assert table.size("mill") == 1


@rule("UNF-BURY-03", "CHKO-BURY-16")
def test_what_lies_under_staff_adds_no_icon():
    table = a_table().with_park("ann", attraction("mill"), staff("clown", buried=[upgrade("x")])).on_turn("ann")

    assert table.size("mill") == 1


# ---- blueprints --------------------------------------------------------------------------------------------------
@rule("UNF-BP-03", "UNF-BP-04", "AC-050")
@pytest.mark.parametrize(
    ("items", "bonus", "worth"), [(True, True, 35), (True, False, 25), (False, True, -10), (False, False, -10)]
)
def test_a_blueprint_scores_or_costs_10(items, bonus, worth):
    card = plan("map", Matched(items), Matched(bonus), points=25, bonus_points=10)
    table = a_table().with_blueprints("ann", card).on_turn("ann")

    assert points(table, "ann", "blueprints") == worth


# ---- the rest ------------------------------------------------------------------------------------------------------
@rule("UNF-SCORE-08", "AC-052")
def test_two_coins_are_a_point():
    table = a_table().with_coins("ann", 17).on_turn("ann")

    assert points(table, "ann", "coins") == 8


@rule("UNF-SCORE-09", "UNF-STAFF-03", "UNF-SCORE-10")
def test_staff_score_their_points_and_hands_nothing():
    table = a_table().with_park("ann", staff("clown", points=6)).with_hand("ann", staff("spare", points=9))

    assert points(table.on_turn("ann"), "ann", "staff") == 6


@rule("UNF-SCORE-09")
def test_the_points_on_other_cards_are_scored_by_their_text_alone():
    table = a_table().with_park("ann", resource("well", points=5), staff("clown", points=6)).with_coins("ann", 0)

    assert score(table.on_turn("ann").s, 0) == 6


@rule("UNF-LOAN-05", "UNF-LOAN-10", "AC-146")
@pytest.mark.parametrize(("loans", "owed"), [(0, 0), (1, 5), (2, 10), (3, 15), (4, 20)])
def test_loans_cost_points(loans, owed):
    table = a_table().with_loans("ann", loans).on_turn("ann")

    assert points(table, "ann", "loans") == -owed


@rule("UNF-SCORE-14", "UNF-SCORE-13")
def test_a_score_may_be_negative():
    table = a_table().with_loans("ann", 4).with_coins("ann", 0).on_turn("ann")

    assert score(table.s, 0) == -20


@rule("UNF-TOKEN-05", "UNF-SCORE-01", "AC-100")
def test_coins_on_cards_come_back_for_scoring():
    table = a_table().with_park("ann", resource("bank", coins=5)).with_coins("ann", 2).on_turn("ann")

    table.run(ReturnTokens())

    assert table.coins("ann") == 7
    assert points(table, "ann", "coins") == 3


@rule("UNF-SCORE-19", "UNF-SCORE-13", "AC-163")
def test_showcase_cards_may_be_traded_in_at_the_very_end():
    table = a_table().with_showcase("ann", wonder("volcano"), wonder("geyser")).with_coins("ann", 3).on_turn("ann")

    table.run(Seq((settlement(), RevealAll())))
    table.choose("ann", "trade-in", "done").choose("bob", "done")

    assert points(table, "ann", "coins") == 6
    assert {table.zone_of(card) for card in ("volcano", "geyser")} == {"box"}


@rule("UNF-SCORE-19", "UNF-LOAN-10")
def test_loans_that_pay_are_asked_about_under_the_manuals_table():
    table = a_table(preset="reference-manual").with_showcase("ann").on_turn("ann")

    table.run(settlement())

    assert table.may("ann", "take-a-loan")


# ---- panoramas -----------------------------------------------------------------------------------------------------
def scene(*numbers):
    return [attraction(f"scene-{n}", panorama=n) for n in numbers]


@rule("UNF-SCORE-17", "UNF-SCORE-20", "AC-162", "CHKO-PANO-03")
def test_a_run_of_a_scene_scores_in_the_partial_column():
    spare = [attraction("scene-5", panorama=5)]
    table = a_table(panorama="on").with_park("ann", *scene(2, 3, 4, 1)).with_hand("ann", *spare).on_turn("ann")

    assert panorama_points(table.s, 0) == 10


@rule("UNF-SCORE-17", "UNF-SCORE-20", "CHKO-PANO-05")
def test_a_whole_scene_scores_in_the_complete_column():
    table = a_table(panorama="on").with_park("ann", *scene(1, 2, 3, 4, 5)).on_turn("ann")

    assert points(table, "ann", "panoramas") == 60


@rule("UNF-SCORE-20")
@pytest.mark.parametrize(
    ("numbers", "worth"),
    [((1, 3), 0), ((1, 3, 5), 0), ((3, 2, 1), 0), ((1, 2, 4, 5), 5), ((2, 3, 5), 5), ((3, 4, 5), 10)],
)
def test_the_numbers_of_a_run_rise_by_one_from_space_to_space(numbers, worth):
    spare = [attraction(f"scene-{n}", panorama=n) for n in range(1, 6) if n not in numbers]
    table = a_table(panorama="on").with_park("ann", *scene(*numbers)).with_hand("ann", *spare).on_turn("ann")

    assert points(table, "ann", "panoramas") == worth


@rule("UNF-SCORE-20")
def test_an_attraction_between_breaks_a_run_and_a_closed_one_does_not():
    one, two, three = scene(1, 2, 3)
    between = a_table(panorama="on").with_park("ann", one, attraction("hut"), two, three).on_turn("ann")
    closed = a_table(panorama="on").with_park("ann", one, replace(two, closed=True), three).on_turn("ann")

    assert (points(between, "ann", "panoramas"), points(closed, "ann", "panoramas")) == (5, 20)


@rule("UNF-SCORE-21")
def test_a_scene_of_six_has_no_dearer_figure_when_it_is_complete():
    roomy = resource("meadow", stars=0, text=says("Your park may have 1 more attraction."))
    table = a_table(panorama="on").with_park("ann", roomy, *scene(1, 2, 3, 4, 5, 6)).on_turn("ann")

    assert points(table, "ann", "panoramas") == 45


@rule("UNF-SCORE-20", "CHKO-PANO-09", "CHKO-PANO-07")
def test_a_gap_breaks_a_scene():
    park = [attraction("scene-1", panorama=1, space=1), attraction("scene-2", panorama=2, space=3)]
    table = a_table(panorama="on").with_park("ann", *park).on_turn("ann")

    assert points(table, "ann", "panoramas") == 0


@rule("UNF-ATTR-11", "UNF-ATTR-12")
def test_base_packs_score_no_panoramas():
    table = a_table().with_park("ann", *scene(1, 2, 3)).on_turn("ann")

    assert points(table, "ann", "panoramas") == 0


# ---- ties ------------------------------------------------------------------------------------------------------------
@rule("UNF-SCORE-12", "UNF-TIE-01", "AC-055")
def test_equal_points_more_stars_win():
    table = a_table().with_park("ann", attraction("mill", stars=2)).with_park("bob", attraction("swing", stars=3))

    assert places(table.on_turn("ann").s) == [2, 1]


@rule("UNF-SCORE-12", "UNF-TIE-08")
def test_the_most_points_win_whatever_would_break_a_tie():
    table = a_table(seats=3).with_coins("ann", 40).with_coins("bob", 44).with_coins("cat", 10)
    table.with_park("ann", staff("star", stars=9, points=0)).on_turn("ann")

    assert places(table.s) == [2, 1, 3]


@rule("UNF-TIE-06")
def test_a_bonus_counts_for_no_blueprint_more():
    """Ann has one blueprint with its bonus, bob two without; their points are the same."""
    table = a_table().with_blueprints("ann", plan("map", Matched(True), Matched(True), points=20, bonus_points=20))
    table.with_blueprints("bob", *[plan(f"plan-{n}", Matched(True), points=20) for n in range(2)]).on_turn("ann")

    assert [score(table.s, seat) for seat in range(2)] == [50, 50]
    assert places(table.s) == [2, 1]


@rule("UNF-TIE-01", "UNF-TIE-02")
def test_stars_come_before_blueprints():
    """Bob has the blueprint, and its points less in coins; ann has the star."""
    table = a_table().with_park("ann", resource("well", stars=1)).with_coins("ann", 40)
    table.with_blueprints("bob", plan("map", Matched(True), points=20)).with_coins("bob", 0).on_turn("ann")

    assert [score(table.s, seat) for seat in range(2)] == [20, 20]
    assert places(table.s) == [1, 2]


@rule("UNF-TIE-02", "UNF-TIE-03")
def test_blueprints_come_before_coins():
    table = a_table().with_blueprints("ann", plan("map", Matched(True), points=20)).with_coins("ann", 0)

    assert places(table.with_coins("bob", 41).on_turn("ann").s) == [1, 2]


@rule("UNF-ZONE-07", "UNF-GUEST-03", "UNF-TIE-07")
def test_the_stars_of_a_park_are_those_of_all_its_cards_but_of_closed_ones_only_at_the_end():
    shut = attraction("mill", stars=2, closed=True, upgrades=[upgrade("lamp", stars=3)])
    up = attraction("hut", stars=1, upgrades=[upgrade("flag", stars=2), upgrade("bell", stars=0)])
    table = a_table().with_park("ann", shut, up, staff("clown", stars=4, closed=True)).on_turn("ann")

    assert table.stars("ann") == 1 + 1 + 2
    assert star_total(table.s, 0, True) == 1 + 1 + 2 + 2 + 3 + 4


@rule("UNF-TIE-07", "UNF-ZONE-07", "AC-164")
def test_closed_attractions_count_at_a_tie():
    mill = attraction("mill", stars=4, closed=True)
    table = a_table().with_park("ann", mill).with_park("bob", attraction("swing", stars=3)).on_turn("ann")

    assert places(table.s) == [1, 2]


@rule("UNF-TIE-02", "UNF-TIE-06")
def test_equal_stars_more_completed_blueprints_win():
    table = a_table().with_blueprints("ann", plan("map", Matched(True), points=20)).with_coins("ann", 0)

    assert places(table.with_coins("bob", 40).on_turn("ann").s) == [1, 2]


@rule("UNF-TIE-03")
def test_then_more_coins():
    table = a_table().with_coins("ann", 21).with_coins("bob", 20).on_turn("ann")

    assert places(table.s) == [1, 2]


@rule("UNF-TIE-05", "UNF-TIE-08", "AC-151")
def test_who_is_still_equal_shares_the_place():
    table = a_table(seats=3).with_coins("cat", 1).on_turn("ann")

    assert places(table.s) == [1, 1, 3]


@rule("UNF-TIE-05", "AC-151")
def test_a_duel_draws_one_of_them():
    table = a_table(seats=3, tie_last="duel").with_coins("cat", 1).on_turn("ann")

    table.run(RevealAll())

    assert sorted(places(table.s)) == [1, 2, 3]
    assert places(table.s)[2] == 3


# ---- the settlement --------------------------------------------------------------------------------------------------
@rule("UNF-SCORE-19")
@pytest.mark.parametrize(
    ("owed", "coins", "loans", "asked"),
    [
        ("5,10,15,20", 3, 0, False),
        ("1,2,3,4", 3, 0, True),
        ("2,99,99,99", 1, 0, True),  # 1 and 5 coins make 3 points, for 2
        ("2,99,99,99", 0, 0, False),
        ("5,5,5,5", 0, 0, True),  # not the first loan, but all of them
        ("5,5,5,5", 0, 4, False),
    ],
)
def test_a_seat_is_asked_once_more_if_loans_would_bring_points(owed, coins, loans, asked):
    table = a_table(loan_table=owed).with_coins("ann", coins).with_loans("ann", loans).with_coins("bob", coins)
    table.with_loans("bob", 4).on_turn("ann")
    for seat in range(2):
        for card in table.s.cards(table.s.zone(seat, SHOWCASE)):
            table.s.move(card, BOX)

    table.run(settlement())

    assert table.awaits() == (["ann"] if asked else [])
