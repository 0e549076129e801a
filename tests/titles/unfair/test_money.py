from midway.titles.unfair.schema import LOANS
from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, attraction, refused, wonder


@rule("UNF-LOAN-01", "UNF-LOAN-02", "AC-076")
def test_a_loan_brings_5_coins_and_takes_no_action():
    table = a_table().on_turn("ann")

    table.choose("ann", "take-a-loan", "take-a-loan")

    assert table.coins("ann") == 30
    assert table.awaits() == ["ann"]


@rule("UNF-LOAN-03", "AC-049")
def test_a_fifth_loan_is_refused():
    table = a_table().with_loans("ann", 3).on_turn("ann")

    table.choose("ann", "take-a-loan")

    assert table.s.own(0, LOANS) == 4
    refused(table, "ann", "take-a-loan", because="UNF-LOAN-03")


@rule("UNF-LOAN-08")
def test_nobody_borrows_out_of_turn():
    table = a_table().on_turn("ann")

    refused(table, "bob", "take-a-loan", because="")


@rule("UNF-SHOW-10", "UNF-INFO-11", "UNF-SHOW-01")
def test_both_showcase_cards_bring_10_coins_unseen():
    table = a_table().with_showcase("ann", wonder("volcano"), wonder("geyser")).on_turn("ann")

    table.choose("ann", "trade-in")

    assert table.coins("ann") == 30
    assert {table.zone_of(card) for card in ("volcano", "geyser")} == {"box"}
    assert not table.s.knows(1, table.card("volcano"))


@rule("UNF-SHOW-11", "AC-130")
def test_one_card_alone_cannot_be_traded_in():
    table = a_table().with_showcase("ann", wonder("volcano")).on_turn("ann")

    refused(table, "ann", "trade-in", because="UNF-SHOW-11")


@rule("UNF-SHOW-11")
def test_cards_are_traded_in_once():
    table = a_table().with_showcase("ann", wonder("volcano"), wonder("geyser")).on_turn("ann")

    table.choose("ann", "trade-in")

    refused(table, "ann", "trade-in", because="UNF-SHOW-11")


@rule("UNF-SHOW-11", "UNF-INTERP-26")
def test_a_showcase_card_is_not_traded_in_to_pay_for_itself():
    own = [wonder("volcano", price=20), wonder("geyser")]
    table = a_table().with_park("ann", attraction("mill", stars=5)).with_showcase("ann", *own).with_coins("ann", 15)

    table.on_turn("ann").choose("ann", "build volcano", "space 2")

    refused(table, "ann", "trade-in", because="UNF-SHOW-11")
    assert table.may("ann", "take-a-loan")
