import pytest

from tests.testkit.rules import rule
from tests.testkit.tables import play, refused
from tests.titles.coconut_shy.stories import a_table


def at_the_shelf(*prizes):
    return a_table().with_shelf(*(prizes or ("plush-shark", "rubber-duck", "hot-nuts")))


@rule("CS-TURN-01")
def test_a_trick_then_an_ability_then_the_throw():
    table = at_the_shelf().with_hand("ann", "showing-off", "pickpocket").with_stall("ann", "fortune-teller")
    table = table.rolling(1, 1).on_turn("ann")

    after = play(table, "ann", "play showing-off", "use fortune-teller", "throw-at plush-shark")

    assert after.tickets("ann") == 2 + 3 + 1
    assert after.asked == ""


@rule("CS-TURN-01")
def test_the_throw_ends_the_turn():
    table = at_the_shelf().with_hand("ann", "showing-off").rolling(1, 1).on_turn("ann")

    after = play(table, "ann", "throw-at plush-shark")

    assert after.asked == ""
    assert after.hand("ann") == ["showing-off"]


@rule("CS-TURN-02")
def test_nobody_passes_while_a_prize_can_be_won():
    table = at_the_shelf().on_turn("ann")

    refused(table, "ann", "pass", because="CS-TURN-02", reason="must-throw")


@rule("CS-TURN-02")
def test_with_nothing_to_win_the_turn_ends_without_a_throw():
    table = at_the_shelf("hot-nuts", "toffee-apple").with_stall("bob", "greedy-gull").with_hand("ann", "showing-off")
    table = table.on_turn("ann")

    assert table.offered("ann") == ["pass", "play showing-off"]
    assert play(table, "ann", "pass").asked == ""


@rule("CS-TRICK-01")
def test_a_played_trick_is_discarded():
    table = at_the_shelf().with_hand("ann", "showing-off").on_turn("ann")

    after = play(table, "ann", "play showing-off")

    assert after.hand("ann") == []
    assert after.cards("trick discard") == ["showing-off"]


@rule("CS-TRICK-01")
def test_a_trick_that_would_do_nothing_is_refused():
    table = at_the_shelf().with_hand("ann", "rubber-coconut", "stocktaking").with_hand("bob", "showing-off")
    table = table.on_turn("ann")

    refused(table, "ann", "play rubber-coconut", because="CS-TRICK-01", reason="waits-for-an-attack")
    refused(table, "ann", "play showing-off", because="CS-TRICK-01", reason="not-in-hand")


@rule("CS-TRICK-01")
def test_a_trick_without_anything_to_do_is_refused():
    table = at_the_shelf().with_hand("ann", "brass-band").on_turn("ann")  # Bob has neither tickets nor tricks

    refused(table, "ann", "play brass-band", because="CS-TRICK-01", reason="nothing-to-do")


@rule("CS-TRICK-01")
def test_what_is_impossible_is_left_out():
    table = at_the_shelf().with_hand("ann", "showing-off").on_turn("ann")

    after = play(table, "ann", "play showing-off")

    assert after.tickets("ann") == 1  # and none for prizes


@rule("CS-TRICK-02")
def test_a_second_trick_is_refused():
    table = at_the_shelf().with_hand("ann", "showing-off", "free-samples").on_turn("ann")

    after = play(table, "ann", "play showing-off")

    refused(after, "ann", "play free-samples", because="CS-TRICK-02", reason="second-trick")


@rule("CS-ABILITY-01")
def test_an_ability_is_used_once_a_turn():
    table = (
        at_the_shelf().with_stall("ann", "fortune-teller").with_hand("ann", "showing-off", "pickpocket", "brass-band")
    )
    table = table.on_turn("ann")

    after = play(table, "ann", "use fortune-teller", "pick brass-band")

    assert after.tickets("ann") == 3
    refused(after, "ann", "use fortune-teller", because="CS-ABILITY-01", reason="used-already")
    assert "use fortune-teller" in play(after, "ann", "throw-at hot-nuts").on_turn("ann").offered("ann")


@rule("CS-ABILITY-01")
def test_an_ability_belongs_to_ones_own_stall():
    table = (
        at_the_shelf().with_stall("bob", "fortune-teller").with_stall("ann", "goldfish").with_hand("ann", "pickpocket")
    )
    table = table.on_turn("ann")

    refused(table, "ann", "use fortune-teller", because="CS-ABILITY-01", reason="not-in-your-stall")
    refused(table, "ann", "use goldfish", because="CS-ABILITY-01", reason="no-ability")


@rule("CS-THROW-01")
def test_any_prize_on_the_shelf_is_a_target_and_no_other():
    table = at_the_shelf().with_cards("prize discard", "giant-teddy").on_turn("ann")

    assert table.offered("ann") == ["throw-at plush-shark", "throw-at rubber-duck", "throw-at hot-nuts"]
    refused(table, "ann", "throw-at giant-teddy", because="CS-THROW-01", reason="not-on-the-shelf")


@rule("CS-THROW-01", "CS-THROW-02")
@pytest.mark.parametrize(
    ("stake", "helpers", "won"), [(0, [], False), (2, [], False), (3, [], True), (1, ["goldfish"], True)]
)
def test_dice_stake_and_help_add_up_to_the_number(stake, helpers, won):
    table = at_the_shelf().with_stake("ann", stake).with_stall("ann", *helpers).rolling(2, 4).on_turn("ann")

    after = play(table, "ann", "throw-at plush-shark")  # needs 9

    assert ("plush-shark" in after.stall("ann")) == won


@rule("CS-THROW-02")
def test_what_a_won_prize_says_happens_at_once():
    table = at_the_shelf("toffee-apple", "hot-nuts").rolling(6, 6).on_turn("ann")

    after = play(table, "ann", "throw-at toffee-apple")

    assert (after.stall("ann"), after.tickets("ann")) == (["toffee-apple"], 3)


@rule("CS-THROW-03")
def test_a_miss_is_worth_a_ticket():
    table = at_the_shelf().rolling(1, 1).on_turn("ann")

    after = play(table, "ann", "throw-at plush-shark")

    assert (after.stall("ann"), after.tickets("ann")) == ([], 1)
