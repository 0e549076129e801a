"""While all decide at the same time, nobody sees how far the others are."""

from midway.kernel.chronicle import may_know
from midway.kernel.match import Match
from midway.kernel.node import Node
from midway.kernel.nodes.flow import EachSeatInTurn, GameOver, Seq, Together
from midway.kernel.phases import as_known, first_of_phase
from midway.kernel.schema import PHASES, SPECTATOR, STRANDS
from midway.kernel.views import view
from tests.testkit.toy_booth import Bid, Booth, RevealBids, Turn


class OpenBooth(Booth):
    """The toy with its simultaneous phase played for all to see."""

    def flow(self) -> Node:
        return Seq((EachSeatInTurn(Turn()), Together(Bid(), openly=True), RevealBids(), GameOver()))


def at_phase(seed: str, title: Booth | None = None) -> Match:
    """A match of three at the beginning of a simultaneous phase."""
    match = Match.begin(title or Booth(), 3, secret=seed)
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


def test_what_is_played_openly_everybody_knows_at_once():
    for title, is_known in ((OpenBooth(), True), (Booth(), False)):
        match = at_phase("a", title)
        start = match.state.clone()
        decision = match.decision(2)
        assert decision is not None

        step = match.choose(2, decision.options[-1].words)

        assert step.openly == is_known
        assert (as_known(match.state, start, 0) is match.state) == is_known
        decision = match.decision(2)
        assert decision is not None
        bid = match.choose(2, decision.options[-1].words)
        assert bool(may_know(match.state, bid) & 1) == is_known
        match.undo(2)
        assert match.redo(2).openly == is_known


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
