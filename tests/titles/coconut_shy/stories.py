"""What stories about Coconut Shy begin with."""

from __future__ import annotations

from midway.titles.coconut_shy.scoring import score_by_source
from tests.testkit.tables import SEATS, Table, a_match
from tests.testkit.tables import a_table as any_table


class Stall(Table):
    """A table of Coconut Shy."""

    # ---- setting it ---------------------------------------------------------------------------------------
    def with_hand(self, seat, *tricks):
        return self.with_cards(f"hand of {seat}", *tricks)

    def with_stall(self, seat, *prizes):
        return self.with_cards(f"stall of {seat}", *prizes)

    def with_shelf(self, *prizes):
        return self.with_cards("shelf", *prizes)

    def with_tickets(self, seat, n):
        return self.with_numbers(seat, ticket=n)

    def with_floss(self, seat, n):
        return self.with_numbers(seat, candy_floss=n)

    def with_stake(self, seat, n):
        return self.with_numbers(seat, shown_stake=n)

    def on_turn(self, seat):
        return self.at("TakeTurn", seat)

    def staking(self):
        return self.at("Together")

    # ---- reading it -----------------------------------------------------------------------------------------
    def hand(self, seat):
        return self.cards(f"hand of {seat}")

    def stall(self, seat):
        return self.cards(f"stall of {seat}")

    def tickets(self, seat):
        return self.number("ticket", seat)

    def floss(self, seat):
        return self.number("candy floss", seat)

    def points(self, seat):
        return score_by_source(self.state, SEATS.index(seat))

    @property
    def first(self):
        return SEATS[self.state.first_seat]


def a_table(seats=2):
    """An empty table: nobody has anything, the shelf is bare until the first sentence is over."""
    return Stall(any_table("coconut_shy", seats).state)


def a_fair(seats=2, key=1, **options):
    """A whole match at its first question: everybody stakes."""
    match = a_match("coconut_shy", seats, key, **options)
    return Stall(match.state, match.facts)
