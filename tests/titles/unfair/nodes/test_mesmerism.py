"""Deeds of mesmerism, and who they can be done to."""

from midway.titles.unfair.mesmerism import works_for
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, begin, card, close, coins, offered, run

THE_RULE = a_card(
    "overview",
    "night",
    says="Mesmerised staff members serve the player who mesmerised them until the Cleanup step.",
)
CLOWN = a_card("staff", "clown")
MESMERISE = "Mesmerise a staff member in a competitor's park."


def by_night(**more):
    return a_fair(THE_RULE, CLOWN, **{"bob": ["theatre", "guide", "clown"], **more})


@rule("UNF-VAMP-01")
def test_a_token_says_who_laid_it():
    fair = run(by_night(), MESMERISE, "pick guide")

    assert [int(works_for(fair, card(fair, name))) for name in ("guide", "clown")] == [0, 1]


@rule("UNF-VAMP-01")
def test_nobody_carries_two_tokens():
    twice = begin(run(by_night(seats=3), MESMERISE, "pick guide"), MESMERISE, 2)

    assert works_for(twice, card(twice, "clown")) == 2  # the only one left, so nobody was asked


@rule("UNF-VAMP-01")
def test_the_unavailable_the_own_and_other_cards_cannot_be_mesmerised():
    fair = by_night(ann=["coaster", "guard"], bob=["theatre", "guide", "clown", "chest"])
    close(fair, "clown")

    after = run(fair, MESMERISE)

    assert [int(works_for(after, card(after, name))) for name in ("guide", "clown", "chest", "guard")] == [0, 1, 1, 0]


@rule("UNF-VAMP-02")
def test_where_no_overview_gives_tokens_a_meaning_nobody_is_mesmerised():
    after = run(a_fair(bob=["guide"]), MESMERISE + " Gain 2 coins.")

    assert (works_for(after, card(after, "guide")), coins(after)) == (1, 22)


def test_whoever_is_woken_serves_the_owner_again():
    fair = run(by_night(), MESMERISE, "pick guide")

    after = run(fair, "Wake each mesmerised staff member in your park.", seat=1)

    assert works_for(after, card(after, "guide")) == 1


def test_nobody_awake_can_be_woken():
    after = run(by_night(), "Wake a mesmerised staff member in your park. If you do, gain 5 coins.", seat=1)

    assert coins(after, 1) == 20


def test_the_protected_can_be_picked_but_not_mesmerised():
    wreath = a_card("upgrade", "wreath", "feature upgrade", says="Staff members in your park cannot be mesmerised.")

    after = run(a_fair(THE_RULE, wreath, bob=["theatre wreath", "guide"]), MESMERISE)

    assert works_for(after, card(after, "guide")) == 1


def test_what_is_said_of_the_mesmerised_and_the_unavailable():
    fair = run(by_night(), MESMERISE, "pick guide")
    close(fair, "clown")

    after = run(
        fair,
        "Gain 3 coins for each mesmerised staff member in play. "
        "Gain 5 coins for each unavailable staff member in play.",
    )

    assert coins(after) == 28
    assert offered(begin(fair, "Steal an available staff member in a competitor's park.")) == []
