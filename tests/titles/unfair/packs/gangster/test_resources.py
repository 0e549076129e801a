"""The Offshore Account."""

import pytest

from midway.titles.unfair.park import coins_on
from midway.titles.unfair.scoring import ReturnTokens, score_by_source
from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import guests_step, printed
from tests.titles.unfair.parks import a_table, refused

ACCOUNT = "gangster/offshore-account"


def an_account(coins=0, **lies):
    return a_table().with_park("ann", printed(ACCOUNT, coins=coins, **lies))


def balance(table) -> int:
    return int(coins_on(table.s, table.card("offshore-account")))


@rule("UNF-GANG-03", "UNF-TOKEN-02")
def test_any_number_of_coins_goes_on_it_once_a_park_step():
    table = an_account().on_turn("ann")

    table.choose("ann", "use offshore-account 16", "yes", "number 12")

    assert (table.coins("ann"), balance(table)) == (8, 12)
    refused(table, "ann", "use offshore-account 16", because="UNF-ONCE-01")


@rule("UNF-GANG-03")
def test_nobody_puts_more_on_it_than_they_have():
    table = an_account().with_coins("ann", 2).on_turn("ann")

    table.choose("ann", "use offshore-account 16", "yes")

    numbers = [option for option in table.options_of("ann") if option.startswith("number")]
    assert numbers == ["number 1", "number 2"]


@rule("UNF-GANG-03")
@pytest.mark.parametrize(("has", "then"), [(4, 4), (5, 6), (14, 16), (25, 30)])
def test_it_grows_by_one_for_each_full_five(has, then):
    assert balance(guests_step(an_account(has).on_turn("ann"))) == then


@rule("UNF-GANG-03")
def test_while_unavailable_it_neither_takes_nor_grows():
    table = an_account(10, closed=True).on_turn("ann")

    assert not table.may("ann", "use offshore-account 16")
    assert balance(guests_step(table)) == 10


@rule("UNF-GANG-03", "UNF-UACT-01")
def test_an_action_collects_everything():
    table = an_account(17).on_turn("ann")

    table.choose("ann", "use offshore-account 32")

    assert (table.coins("ann"), balance(table)) == (37, 0)
    assert table.awaits() == ["bob"]


@rule("UNF-GANG-03", "UNF-TOKEN-05")
def test_what_is_on_it_counts_at_the_end():
    table = an_account(10).with_coins("ann", 0).on_turn("ann")

    table.run(ReturnTokens())

    assert score_by_source(table.s, 0)["coins"] == 5


@rule("UNF-GANG-03", "UNF-TOKEN-04")
def test_what_is_on_it_is_lost_with_it():
    table = an_account(10).on_turn("ann")

    table.choose("ann", "demolish offshore-account")

    assert (table.coins("ann"), balance(table)) == (20, 0)
