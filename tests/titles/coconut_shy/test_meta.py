import pytest

from midway.kernel.happenings import COUNTED, MOVED
from midway.titles.coconut_shy.happenings import ATE
from midway.titles.coconut_shy.schema import TICKETS
from tests.testkit.tables import SEATS, play
from tests.titles.coconut_shy.stories import a_fair


def played_out(fair, key):
    """Every position of a match in which all answer in a fixed but varied way."""
    turn = key
    while not fair.state.is_over:
        seat = fair.asked.split(":")[0]
        offered = fair.offered(seat)
        turn += 7
        fair = play(fair, seat, offered[turn % len(offered)])
        yield fair


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_card_is_ever_lost(seats):
    for fair in played_out(a_fair(seats, key=seats), seats):
        assert fair.game.title.conserved(fair.state) == {"prizes": 26, "tricks": 24}


@pytest.mark.parametrize("key", range(5))
def test_every_ticket_is_accounted_for(key):
    fair = a_fair(3, key)
    tickets = {seat: fair.tickets(seat) for seat in SEATS[:3]}
    for after in played_out(fair, key):
        for fact in after.facts:
            if fact.kind == COUNTED and fact.what == TICKETS:
                assert fact.here == tickets[SEATS[fact.seat]]
                tickets[SEATS[fact.seat]] = fact.there
        assert tickets == {seat: after.tickets(seat) for seat in tickets}
        assert min(tickets.values()) >= 0


def test_a_match_is_short():
    lengths = [sum(1 for _ in played_out(a_fair(3, key), key)) for key in range(8)]

    assert max(lengths) < 90


def test_matches_use_the_whole_fair():
    kinds = {fact.kind for key in range(4) for fair in played_out(a_fair(4, key), key) for fact in fair.facts}

    assert {MOVED, COUNTED, ATE} <= kinds
