"""An empty table, and a match at its first question."""

from midway.kernel.begin import empty_table, new_state
from midway.kernel.happenings import COUNTED, SHUFFLED, Facts
from midway.kernel.schema import EVERYBODY
from tests.kernel.quiet_fair import COINS, DECK, HAND, LUCKY, QuietFair
from tests.testkit.toys import a_game


def test_an_empty_table_has_rooms_and_nobody_to_answer():
    s = empty_table(a_game(3, title=QuietFair()))

    assert (s.players, s.who, s.awaited(), s.is_over) == (3, -1, [], False)
    assert [s.room(s.zone(seat, DECK)) for seat in range(3)] == [4, 4, 4]
    assert s.num(LUCKY) == -1


def test_zones_know_their_owners_and_who_sees_them():
    s = empty_table(a_game(3, title=QuietFair()))

    for seat in range(3):
        assert s.owner_of_zone(s.zone(seat, HAND)) == seat
        assert s.seen_by(s.zone(seat, HAND)) == 1 << seat
        assert s.seen_by(s.zone(seat, DECK)) == 0


def test_a_match_begins_with_its_first_question():
    s = new_state(a_game(2, title=QuietFair()), 1, 2)

    assert (s.awaited(), s.own(0, COINS), s.learned & EVERYBODY) == ([0], 1, 0)


def test_the_opening_is_told_to_whoever_listens():
    facts = Facts()

    s = new_state(a_game(2, title=QuietFair()), 1, 2, facts=facts)

    assert [fact.kind for fact in facts.all] == [SHUFFLED, COUNTED] * 2
    assert s.facts is None
