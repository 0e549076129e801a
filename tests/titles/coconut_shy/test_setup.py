import pytest

from midway.kernel.errors import BadOption
from midway.kernel.match import Match
from midway.titles import find_title
from tests.testkit.rules import rule
from tests.titles.coconut_shy.stories import a_fair


@rule("CS-SETUP-01")
@pytest.mark.parametrize("seats", [1, 6])
def test_the_stall_is_for_two_to_five(seats):
    with pytest.raises(BadOption, match="2 to 5"):
        Match.begin(find_title("coconut_shy"), seats)


@rule("CS-SETUP-01")
def test_both_decks_are_shuffled():
    one, other = a_fair(key=1), a_fair(key=2)

    assert one.cards("prize deck") != other.cards("prize deck")
    assert one.cards("trick deck") != other.cards("trick deck")


@rule("CS-SETUP-02")
def test_everybody_begins_with_tickets_floss_and_a_trick():
    fair = a_fair(seats=5)

    # The first round has given 3 tickets and a trick to each.
    assert [fair.tickets(seat) - 3 for seat in ("ann", "eve")] == [2, 2]
    assert [fair.floss(seat) for seat in ("ann", "eve")] == [1, 1]
    assert [len(fair.hand(seat)) - 1 for seat in ("ann", "eve")] == [1, 1]


@rule("CS-SETUP-02")
def test_people_may_agree_to_play_without_floss():
    assert a_fair(floss="no").floss("ann") == 0
