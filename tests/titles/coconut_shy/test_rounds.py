from tests.testkit.rules import rule
from tests.testkit.tables import play, refused
from tests.titles.coconut_shy.stories import a_fair, a_table


def staked(table, **stakes):
    """Everybody's stake, in the order of the seats."""
    for seat, n in stakes.items():
        table = play(table, seat, f"number {n}")
    return table


@rule("CS-ROUND-01")
def test_a_match_has_four_rounds_of_staking_and_throwing():
    fair = a_fair()
    rounds = []
    while not fair.state.is_over:
        rounds.append(fair.number("round"))
        fair = thrown(staked(fair, ann=0, bob=0))

    assert rounds == [1, 2, 3, 4]


def thrown(fair):
    """Everybody throws at what stands first, and lets things happen."""
    while not fair.state.is_over and "number" not in fair.asked:
        seat = fair.asked.split(":")[0]
        fair = play(fair, seat, fair.offered(seat)[0])
    return fair


@rule("CS-ROUND-02")
def test_setting_out_gives_tickets_and_a_trick():
    table = a_table().with_tickets("bob", 1).with_stake("bob", 3)

    after = table.at("SetOut")

    assert (after.tickets("bob"), after.number("shown stake", "bob")) == (4, 0)
    assert len(after.hand("bob")) == 1


@rule("CS-STAKE-01")
def test_all_stake_at_the_same_time():
    table = a_table(seats=3).with_tickets("ann", 3).with_tickets("bob", 1).staking()

    assert table.asked == "ann: number, bob: number"  # Cem has nothing to stake
    assert table.offered("ann") == ["number 0", "number 1", "number 2", "number 3"]
    assert play(table, "bob", "number 1").asked == "ann: number"


@rule("CS-STAKE-01")
def test_nobody_stakes_what_they_lack():
    table = a_table().with_tickets("ann", 2).with_tickets("bob", 9).staking()

    refused(table, "ann", "number 3", because="CS-STAKE-01", reason="not-affordable")
    refused(table, "bob", "number 4", because="CS-STAKE-01", reason="stake-too-high")


@rule("CS-STAKE-01")
def test_a_stake_is_secret_until_all_are_in():
    table = a_table().with_tickets("ann", 3).with_tickets("bob", 3).staking()

    after = play(table, "ann", "number 3")

    assert (after.tickets("ann"), after.number("shown stake", "ann")) == (3, 0)
    assert after.facts == []


@rule("CS-STAKE-02")
def test_stakes_are_shown_together_and_paid():
    fair = a_fair()

    after = staked(fair, ann=2, bob=1)

    assert (after.number("shown stake", "ann"), after.number("shown stake", "bob")) == (2, 1)
    assert (after.tickets("ann"), after.tickets("bob")) == (fair.tickets("ann") - 2, fair.tickets("bob") - 1)


@rule("CS-STAKE-03")
def test_the_highest_stake_leads():
    assert staked(a_fair(seats=3), ann=1, bob=0, cem=2).first == "cem"


@rule("CS-STAKE-03")
def test_of_equal_stakes_the_first_to_the_left_of_the_leader_leads():
    fair = a_fair(seats=4)

    assert staked(fair, ann=2, bob=0, cem=2, dot=2).first == "cem"
    assert staked(fair, ann=0, bob=0, cem=0, dot=0).first == "bob"


@rule("CS-TURN-01")
def test_turns_go_to_the_left_from_the_marker():
    fair = staked(a_fair(seats=3), ann=0, bob=0, cem=1)
    order = []
    while "command" in fair.asked:
        seat = fair.asked.split(":")[0]
        order.append(seat)
        fair = play(fair, seat, next(words for words in fair.offered(seat) if words.startswith("throw-at")))

    assert order == ["cem", "ann", "bob"]
