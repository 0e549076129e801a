"""Digging: what is found, what may be kept, and what becomes of the rest."""

from midway.titles.unfair.schema import PARK_DECK
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import (
    a_card,
    a_fair,
    begin,
    card,
    give,
    holds,
    is_in_discard,
    lies_in,
    offered,
    put,
    run,
    stands,
)

THE_RULE = a_card(
    "overview",
    "camp",
    says="Whoever digs reveals Park cards to that depth, may keep an artifact among them and discards the others.",
)
IDOL = a_card("upgrade", "idol", "quality upgrade", "artifact", price=6)
MASK = a_card("upgrade", "mask", "quality upgrade", "artifact", strip="Cannot be built on a ride.")


def a_site(*on_top, cards=(THE_RULE, IDOL, MASK), **more):
    """The last card named lies on top of the Park deck."""
    fair = a_fair(*cards, **more)
    for name in on_top:
        put(fair, name, PARK_DECK)
    return fair


@rule("UNF-JUNG-02")
def test_one_artifact_may_be_kept_and_the_rest_is_discarded():
    site = a_site("diner", "idol", "flag", "mask")

    asked = begin(site, "Dig 3 cards deep.")

    assert offered(asked) == ["pick mask", "pick idol", "done"]
    give(asked, "pick idol")
    assert holds(asked) == ["idol"]
    assert [is_in_discard(asked, name) for name in ("flag", "mask", "diner")] == [True, True, False]


@rule("UNF-JUNG-02")
def test_nothing_need_be_kept():
    after = run(a_site("idol", "flag"), "Dig 2 cards deep.", "done")

    assert holds(after) == []
    assert is_in_discard(after, "idol")


@rule("UNF-JUNG-01")
def test_other_upgrades_are_no_treasure():
    after = run(a_site("gilding", "flag"), "Dig 2 cards deep.")

    assert holds(after) == []
    assert is_in_discard(after, "gilding")


@rule("UNF-JUNG-02")
def test_what_was_dug_up_may_be_built_where_it_fits_at_its_price():
    dig = "Dig 1 card deep. You may build that artifact for 2 coins less."
    site = a_site("mask", ann=["coaster", "theatre"])

    after = run(site, dig, "pick mask", "yes")

    assert stands(after) == ["coaster", "theatre mask"]
    assert int(after.own(0, after.game.tokens["coin"])) == 18


@rule("UNF-JUNG-02")
def test_what_was_left_in_the_ground_cannot_be_built():
    after = run(a_site("mask", ann=["theatre"]), "Dig 1 card deep. You may build that artifact for free.", "done")

    assert stands(after) == ["theatre"]


@rule("UNF-JUNG-01")
def test_an_artifact_is_called_so_wherever_it_lies():
    site = a_site(ann=["theatre idol mask"], ann_holds="gilding")

    after = run(site, "Gain 3 coins for each artifact in your park. Gain 1 coin for each quality upgrade in your park.")

    assert int(after.own(0, after.game.tokens["coin"])) == 28


def test_where_no_overview_speaks_of_digging_nothing_is_kept():
    after = run(a_site("idol", cards=(IDOL, MASK)), "Dig 1 card deep.")

    assert is_in_discard(after, "idol")


def test_too_few_cards_are_no_hindrance_unless_the_rules_of_old_say_so():
    dig = "Dig 99 cards deep, then gain 5 coins."

    assert begin(a_site("idol"), dig).who == 0
    assert lies_in(run(a_site("idol", insufficient_cards="fail"), dig), "idol") == lies_in(a_site("idol"), "idol")


@rule("UNF-JUNG-01")
def test_built_in_artifacts_count_as_well():
    temple = a_card("attraction", "temple", "sideshow", built_in="idol")

    after = run(a_site(cards=(THE_RULE, IDOL, temple), ann=["temple"]), "Gain 3 coins for each artifact in your park.")

    assert int(after.own(0, after.game.tokens["coin"])) == 23
    assert card(after, "idol") >= 0
