"""What an option is sure to bring, and that foreseeing tells nobody what others do in secret."""

from midway.kernel.foreseeing import foreseen
from midway.kernel.match import Match
from tests.kernel.test_phases import OpenBooth, at_phase
from tests.testkit.toy_booth import Booth


def all_but_one_bid(title: Booth) -> Match:
    """Seats 1 and 2 have pledged and bid; seat 0 has pledged and is asked for its bid."""
    match = at_phase("a", title)
    for seat, words in ((1, -1), (1, -1), (2, -1), (2, 0), (0, 0)):
        decision = match.decision(seat)
        assert decision is not None
        match.choose(seat, decision.options[words].words)
    assert match.awaited == [0]
    return match


def test_what_the_last_answer_reveals_is_not_foreseen():
    s = all_but_one_bid(Booth()).state

    assert [foreseen(s, 0, choice) for choice in s.legal(0)] == [[]] * len(s.legal(0))


def test_it_is_where_all_is_played_openly():
    s = all_but_one_bid(OpenBooth()).state

    assert all(foreseen(s, 0, choice) for choice in s.legal(0))


def test_an_answer_after_which_others_are_still_to_decide_is_foreseen():
    match = at_phase("a")
    decision = match.decision(0)
    assert decision is not None

    changes = foreseen(match.state, 0, decision.options[0].value)

    assert {change.owner for change in changes} == {0}
    assert any(change.name == "hand" and change.leaves for change in changes)
