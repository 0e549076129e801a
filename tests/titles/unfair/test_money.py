import pytest

from midway.kernel.nodes.flow import Seq, Together
from midway.kernel.schema import SPECTATOR
from midway.kernel.views import view
from midway.titles.unfair.cleanup_step import DiscardPicked, PickDiscards
from midway.titles.unfair.explain import points_of
from midway.titles.unfair.schema import LOANS
from midway.titles.unfair.scoring import score
from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, attraction, refused, resource, staff, wonder
from tests.titles.unfair.test_setup import begun
from tests.titles.unfair.words import says


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


@rule("UNF-SHOW-10", "UNF-SHOW-11", "UNF-CLEAN-08")
def test_cards_traded_in_while_all_pick_discards_are_gone_when_all_have_picked():
    own = [wonder("volcano", price=3), wonder("geyser", price=3)]
    table = a_table().with_showcase("ann", *own).with_park("ann", attraction("mill", stars=5))
    table.with_hand("ann", *[staff(f"s-{n}") for n in range(6)]).on_turn("ann")
    table.run(Seq((Together(PickDiscards()), DiscardPicked())))

    table.choose("ann", "trade-in", "pick s-0")

    assert table.coins("ann") == 30
    assert {table.zone_of(card) for card in ("volcano", "geyser")} == {"box"}


@rule("UNF-GC-15", "UNF-SHOW-11")
def test_nobody_trades_in_what_they_open_their_park_with():
    s = begun(game_changers="grand-opening")

    for seat in range(2):
        assert [s.game.title.verbs.written(choice, s.game.card_names) for choice in s.free(seat)] == ["take-a-loan"]


# ---- what a loan is, and is not --------------------------------------------------------------------------------
@rule("UNF-LOAN-04")
@pytest.mark.parametrize(("loans", "owed"), [(0, 0), (1, 5), (2, 10), (3, 15), (4, 20)])
def test_everybody_can_read_off_the_loan_card_how_many_there_are_and_what_they_cost(loans, owed):
    table = a_table().with_loans("ann", loans).on_turn("ann")

    assert [view(table.s, viewer).own(0, LOANS) for viewer in (0, 1, SPECTATOR)] == [loans] * 3
    assert sum(part.n for part in points_of(table.s, 0) if part.why == "loans") == -owed


@rule("UNF-LOAN-06")
def test_nothing_a_rich_player_may_do_repays_a_loan():
    table = a_table().with_loans("ann", 2).with_coins("ann", 90).with_hand("ann", staff("clown")).on_turn("ann")

    for choice in [*table.s.legal(0), *table.s.free(0)]:
        after = table.s.clone()
        after.apply(0, choice)
        assert after.own(0, LOANS) >= 2


@rule("UNF-LOAN-07", "UNF-ZONE-08")
def test_coins_on_cards_and_loans_to_come_are_not_available():
    table = a_table().with_park("ann", resource("safe", coins=9)).with_coins("ann", 11).on_turn("ann")

    table.run(says("If you have at least 12 coins, gain 5 coins."))
    assert table.coins("ann") == 11
    table.run(says("If you have at least 11 coins, gain 5 coins."))
    assert table.coins("ann") == 16


@rule("UNF-SCORE-11")
def test_loans_are_taken_off_the_score():
    tables = [a_table().with_loans("ann", n).on_turn("ann") for n in (0, 3)]

    assert score(tables[0].s, 0) - score(tables[1].s, 0) == 15


@rule("UNF-INTERP-70")
def test_after_a_free_move_the_same_decision_waits():
    table = a_table().with_showcase("ann", wonder("volcano"), wonder("geyser")).with_coins("ann", 0).on_turn("ann")
    before = table.options_of("ann")

    for moves in range(1, 6):
        table.choose("ann", "trade-in" if moves == 5 else "take-a-loan")
        assert table.awaits() == ["ann"]
    after = table.options_of("ann")

    assert {"take-a-loan", "trade-in"} & set(after) == set()  # so no decision is held open for ever
    assert set(before) - {"take-a-loan", "trade-in", "build volcano"} <= set(after)
    table.choose("ann", "loose-change")
    assert table.coins("ann") == 30
