"""Gambling: what wins, what the stake costs, what follows."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from midway.titles.unfair.happenings import LOST_GAMBLE, WON_GAMBLE
from midway.titles.unfair.schema import COINS, LOANS
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, begin, coins, give, holds, run

BET = "You may pay 2 coins to gamble for at least 8. If you win, gain 6 coins."


def with_dice(fair, *dice):
    fair.script = vec[i64]([die - 1 for die in dice])
    return fair


@rule("UNF-GANG-01", "UNF-GANG-02", "AC-154")
@pytest.mark.parametrize(("dice", "left"), [((3, 5), 24), ((3, 4), 18), ((6, 6), 24)])
def test_the_result_or_more_wins_and_the_stake_is_gone_either_way(dice, left):
    assert coins(run(with_dice(a_fair(), *dice), BET, "yes")) == left


@rule("UNF-GANG-02")
def test_without_the_stake_nothing_is_rolled():
    broke = with_dice(a_fair(), 6, 6)
    broke.set_own(0, COINS, 1)
    broke.set_own(0, LOANS, 4)

    assert coins(run(broke, BET)) == 1


@rule("UNF-GANG-01")
@pytest.mark.parametrize(
    ("asked", "dice", "is_won"),
    [
        ("a double", (2, 2), True),
        ("a double", (1, 3), False),
        ("an odd result", (1, 2), True),
        ("an odd result", (2, 2), False),
        ("an even result", (1, 3), True),
        ("an even result", (1, 2), False),
    ],
)
def test_other_rolls_may_win(asked, dice, is_won):
    after = run(with_dice(a_fair(), *dice), f"Gamble for {asked}. If you win, gain 5 coins, otherwise lose 1 coin.")

    assert coins(after) == (25 if is_won else 19)
    assert after.facts is not None
    assert [fact.kind for fact in after.facts.all if fact.kind in (WON_GAMBLE, LOST_GAMBLE)] == [
        WON_GAMBLE if is_won else LOST_GAMBLE
    ]


def test_who_has_not_gambled_has_neither_won_nor_lost():
    text = "You may gamble for at least 2. If you win, gain 5 coins. If you lose, lose 5 coins."

    assert coins(run(a_fair(), text, "no")) == 20


def test_a_competitor_may_gamble_for_themselves():
    fair = with_dice(a_fair(), 6, 6)

    after = run(fair, "Choose a competitor. They may gamble for at least 8. If they win, gain 3 coins.", "yes", seat=0)

    assert (coins(after), coins(after, 1)) == (23, 20)


@pytest.mark.parametrize(("dice", "held", "left"), [((6, 6), 0, 22), ((1, 1), 1, 20)])
def test_cards_wait_for_luck_of_their_owner(dice, held, left):
    fan = a_card(
        "staff", "fan", says="After you win a gamble, gain 2 coins. After you lose a gamble, draw 1 Event card."
    )
    after = run(with_dice(a_fair(fan, ann=["fan"]), *dice), "Gamble for at least 7.")

    assert (len(holds(after)), coins(after)) == (held, left)
    assert coins(run(with_dice(a_fair(fan, ann=["fan"]), 6, 6), "Gamble for at least 7.", seat=1)) == 20


@pytest.mark.parametrize(("text", "wins"), [("Gamble for at least 8.", True), ("Gamble for a double.", False)])
def test_a_higher_result_helps_sums_and_no_doubles(text, wins):
    charm = a_card("upgrade", "charm", "feature upgrade", says="When you gamble, the result is 1 higher.")
    fair = with_dice(a_fair(charm, ann=["diner charm"]), 3, 4)

    assert coins(run(fair, f"{text} If you win, gain 1 coin.")) == 20 + wins


def test_the_gamble_is_done_before_the_next_part():
    after = begin(with_dice(a_fair(), 6, 6), "Gamble for at least 7. If you win, you may gain 3 coins.")
    give(after, "yes")

    assert coins(after) == 23
