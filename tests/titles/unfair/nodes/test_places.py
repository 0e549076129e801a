"""Where cards are."""

from tests.titles.unfair.nodes.fair import a_fair, begin, close, coins, offered, run


def test_a_competitors_park_is_any_of_theirs_until_one_is_chosen():
    fair = a_fair(ann=["swings"], bob=["coaster", "diner"])

    asked = begin(fair, "Close an attraction in a competitor's park.")

    assert offered(asked) == ["pick coaster", "pick diner"]


def test_any_park_is_ones_own_too():
    fair = a_fair(ann=["swings"], bob=["coaster"])
    close(fair, "swings")
    close(fair, "coaster")

    asked = begin(fair, "Reopen a closed attraction in any park.")

    assert offered(asked) == ["pick swings", "pick coaster"]


def test_two_places_may_be_joined():
    fair = a_fair(ann_holds="flag")

    asked = begin(fair, "Discard an upgrade from your hand or the Market.")

    assert offered(asked)[0] == "pick flag"
    assert len(offered(asked)) == 7


def test_each_competitors_park_is_gone_through():
    fair = a_fair(bob=["coaster", "diner"], seats=3)

    assert coins(run(fair, "Gain 2 coins for each attraction in each competitor's park.")) == 24
