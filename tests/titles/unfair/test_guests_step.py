from dataclasses import dataclass, replace

from midway.kernel.nodes.flow import Seq
from midway.kernel.nodes.rulebox import Box, Timed, Timing
from midway.kernel.nodes.sentences import Command
from midway.kernel.nodes.standing import StatChange
from midway.kernel.nodes.tokens import Amount, Gain, Token
from midway.titles.unfair.guests_step import CountIncome, GuestsCome
from midway.titles.unfair.moments import Moment
from midway.titles.unfair.park import capacity, coins_on
from midway.titles.unfair.rounds import BeginStep
from midway.titles.unfair.schema import GUESTS, GUESTS_COME, INCOME
from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, attraction, city, event, resource, staff, upgrade, wonder
from tests.titles.unfair.words import gain, says


@dataclass(frozen=True)
class InGuestsStep(Timing):
    def moment(self):
        return "guests step"


@dataclass(frozen=True)
class More(StatChange):
    """More of a value for the owner."""

    of_what: str
    n: int

    def stat(self):
        return self.of_what

    def amount(self, s, owner, src):
        return self.n


def ticket(n):
    return Box((), (Timed(InGuestsStep(), (Command(Gain(Amount(n, Token("coin")))),)),))


def more(of_what, n):
    return Box((More(of_what, n),), ())


def guests_step(table):
    return table.run(Seq((BeginStep(GUESTS_COME), GuestsCome(), Moment("guests step"), CountIncome())))


@rule("UNF-GUEST-02", "UNF-GUEST-07", "UNF-GUEST-08", "AC-001")
def test_nine_stars_and_a_ticket_bring_ten_coins():
    freaks = attraction("freak-show", "sideshow", stars=4, text=ticket(1))
    table = a_table().with_park("ann", freaks, attraction("mill", stars=4)).with_coins("ann", 0).on_turn("ann")

    guests_step(table)

    assert table.coins("ann") == 10


@rule("UNF-GUEST-04", "UNF-GUEST-05", "AC-003")
def test_no_more_guests_come_than_the_park_holds():
    park = [attraction(f"ride-{n}", stars=5) for n in range(4)]
    table = a_table().with_park("ann", *park).with_coins("ann", 0).on_turn("ann")

    guests_step(table)

    assert table.stars("ann") == 21
    assert table.s.own(0, GUESTS) == 15
    assert table.coins("ann") == 15


@rule("UNF-GUEST-04", "UNF-GUEST-06", "AC-004", "AC-027")
def test_as_many_stars_as_room_fill_the_park():
    park = [attraction("mill", stars=7), attraction("swing", stars=7)]
    table = a_table().with_park("ann", *park).with_coins("ann", 0).on_turn("ann")

    guests_step(table)

    assert (table.s.own(0, GUESTS), table.coins("ann")) == (15, 15)


@rule("UNF-GUEST-05", "UNF-GUEST-06", "AC-002")
def test_more_room_and_a_higher_rate_pay():
    park = [attraction(f"ride-{n}", stars=5) for n in range(4)]
    park += [staff("usher", stars=0, text=more("capacity", 3)), staff("sponsor", stars=0)]
    park += [resource("deal", stars=0, text=more("coins per guest", 1))]
    table = a_table().with_park("ann", *park).with_coins("ann", 0).on_turn("ann")

    guests_step(table)

    assert capacity(table.s, 0) == 18
    assert table.coins("ann") == 36


@rule("UNF-GUEST-06", "UNF-PIN-01", "AC-002")
def test_a_pinned_sponsor_makes_every_guest_pay_another_coin():
    deal = event("deal", bottom=says("Guests step: Each guest pays 1 more coin."), pin=True)
    park = [attraction(f"ride-{n}", stars=5) for n in range(4)] + [staff("usher", stars=0, text=more("capacity", 3))]
    table = a_table().with_park("ann", *park).with_hand("ann", deal).with_coins("ann", 0).in_events("ann")
    table.choose("ann", "play deal bottom")

    guests_step(table)

    assert (table.stars("ann"), table.s.own(0, GUESTS), table.coins("ann")) == (21, 18, 36)


@rule("UNF-GUEST-03", "UNF-CLOSE-02")
def test_a_closed_attraction_draws_nobody_nor_do_its_upgrades():
    mill = attraction("mill", stars=4, closed=True, upgrades=[upgrade("lights", stars=3)])
    table = a_table().with_park("ann", mill).with_coins("ann", 0).on_turn("ann")

    guests_step(table)

    assert table.coins("ann") == 1


@rule("UNF-STAFF-05", "UNF-STAFF-07", "UNF-GUEST-03")
def test_unavailable_staff_and_closed_resources_draw_nobody():
    park = [staff("clown", stars=2, closed=True), resource("well", stars=2, closed=True)]
    table = a_table().with_park("ann", *park).with_coins("ann", 0).on_turn("ann")

    guests_step(table)

    assert table.coins("ann") == 1


@rule("UNF-CLOSE-03", "UNF-CLOSE-04", "UNF-GUEST-11", "AC-044")
def test_an_upgrade_of_a_closed_attraction_still_earns():
    mill = attraction("mill", closed=True, text=ticket(5), upgrades=[upgrade("stall", stars=2, text=ticket(2))])
    table = a_table().with_park("ann", mill).with_coins("ann", 0).on_turn("ann")

    guests_step(table)

    assert table.coins("ann") == 1 + 2


@rule("UNF-GUEST-13")
def test_a_star_total_does_not_fall_below_0():
    table = a_table().with_park("ann", resource("smell", stars=0, text=more("stars", -4))).on_turn("ann")

    assert table.stars("ann") == 0


@rule("UNF-GUEST-02", "UNF-PIN-05")
def test_stars_of_the_city_card_and_of_a_pinned_event_draw_guests():
    parade = event("parade", bottom=gain(1), pin=True)
    parade = replace(parade, card=replace(parade.card, numbers={"bottom.stars": 3, "top.stars": 9}))
    table = a_table().with_city(city("fair", gain(1), stars=2)).with_hand("ann", parade).in_events("ann")
    table.choose("ann", "play parade bottom").with_coins("ann", 0)

    guests_step(table)

    assert [table.s.own(seat, GUESTS) for seat in range(2)] == [1 + 2 + 3, 1 + 2]


@rule("UNF-GUEST-02")
def test_stars_are_counted_on_every_kind_of_open_card():
    mill = attraction("mill", stars=2, upgrades=[upgrade("lamp", stars=1)])
    park = [mill, staff("clown", stars=1), resource("well", stars=3), wonder("dome", stars=4)]
    table = a_table().with_park("ann", *park).on_turn("ann")

    guests_step(table)

    assert table.s.own(0, GUESTS) == 1 + 3 + 1 + 3 + 4


@rule("UNF-GUEST-12")
def test_all_figures_are_fixed_before_any_ticket_is_checked():
    """Ann's ticket closes bob's attraction and her own rate rises with it, yet the guests have come and paid."""
    text = "Guests step: Close each attraction in each competitor's park. Gain 1 coin."
    table = a_table().with_park("ann", staff("rival", stars=0, text=says(text)))
    table.with_park("bob", attraction("hut", stars=5, text=says("Guests step: Gain 2 coins."))).on_turn("ann")

    guests_step(table)

    assert table.has_closed("hut")
    assert [table.s.own(seat, GUESTS) for seat in range(2)] == [1, 6]
    assert [table.coins(name) for name in ("ann", "bob")] == [20 + 1 + 1, 20 + 6]  # bob's own ticket fell silent


@rule("UNF-GUEST-12")
def test_what_changes_the_figures_of_the_step_counts_before_they_are_fixed():
    text = "Guests step: Each guest pays 1 more coin. Your park has 2 more stars. Your park has 3 more guest capacity."
    table = a_table().with_park("ann", attraction("hut", stars=15, text=says(text))).on_turn("ann")

    guests_step(table)

    assert table.s.own(0, GUESTS) == 18
    assert table.coins("ann") == 20 + 36


@rule("UNF-GUEST-10", "AC-109")
def test_what_a_card_gains_for_itself_is_no_income():
    till = resource("till", stars=0, coins=1, text=says("Guests step: Collect each coin on this card."))
    safe = resource("safe", stars=0, text=says("Guests step: This card gains 2 coins."))
    table = a_table().with_park("ann", attraction("mill", stars=8), till, safe).on_turn("ann")

    guests_step(table)
    table.choose("ann", "first 0")  # the order of the two tickets

    assert table.s.own(0, INCOME) == 10
    assert coins_on(table.s, table.card("safe")) == 2


@rule("UNF-GUEST-10")
def test_a_loan_is_no_income():
    table = a_table().with_park("ann", staff("clerk", stars=0, text=says("Guests step: You may gain 1 coin.")))
    table.on_turn("ann")

    guests_step(table)
    table.choose("ann", "take-a-loan", "yes")

    assert table.s.own(0, INCOME) == 1 + 1


@rule("UNF-GUEST-10")
def test_all_that_comes_in_during_the_step_is_income():
    table = a_table().with_park("ann", attraction("mill", stars=3, text=ticket(2))).on_turn("ann")

    guests_step(table)

    assert table.s.own(0, INCOME) == 4 + 2


@rule("UNF-GUEST-01", "UNF-GUEST-09", "AC-022")
def test_everybody_is_paid_unasked():
    table = a_table().with_park("bob", attraction("mill", stars=3)).with_coins("bob", 0).on_turn("ann")

    guests_step(table)

    assert table.coins("ann") == 21
    assert table.coins("bob") == 4
