"""While all decide at the same time, nobody sees how far the others are."""

from midway.kernel.match import Match
from midway.kernel.phases import as_known, first_of_phase
from midway.kernel.schema import PHASES, SPECTATOR, STRANDS
from midway.kernel.views import view
from tests.testkit.toy_booth import Booth


def at_phase(seed: str) -> Match:
    """A match of three at the beginning of a simultaneous phase."""
    match = Match.begin(Booth(), 3, secret=seed)
    while match.state.num(STRANDS) == 0:
        decision = match.pending[0]
        match.choose(decision.seat, decision.options[-1].words)
    return match


def test_answers_of_others_are_as_if_they_were_not_given():
    match = at_phase("a")
    start = match.state.clone()
    told = {viewer: view(start, viewer).save() for viewer in (0, 1, SPECTATOR)}
    seat = 2

    while seat in match.awaited:
        for viewer in (0, 1, SPECTATOR):
            known = as_known(match.state, start, viewer)
            assert view(known, viewer).save() == told[viewer]
            assert known.awaited() == match.awaited
        decision = match.decision(seat)
        assert decision is not None
        match.choose(seat, decision.options[-1].words)


def test_one_sees_ones_own_answers():
    match = at_phase("a")
    start = match.state.clone()
    decision = match.decision(0)
    assert decision is not None

    match.choose(0, decision.options[-1].words)

    assert view(as_known(match.state, start, 0), 0).save() == view(match.state, 0).save()


def test_the_beginning_of_a_phase_is_found_in_the_list():
    match = at_phase("a")
    before = len(match.steps)
    start = match.state.save()
    for seat in (2, 0):
        decision = match.decision(seat)
        assert decision is not None
        match.choose(seat, decision.options[0].words)

    number = first_of_phase(match.steps, int(match.state.num(PHASES)))

    assert number == before
    assert match.state_at(number).save() == start
