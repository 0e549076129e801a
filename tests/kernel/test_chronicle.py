"""What the log tells of a choice, to those who may know it."""

import pytest

from midway.kernel.chronicle import CHOSE, EVERYTHING, SECRETLY, lines_of, may_know, seen_by
from midway.kernel.match import Match
from midway.kernel.messages import Message, OptionRef, SeatRef, WordRef
from midway.kernel.schema import SPECTATOR
from tests.testkit.toy_booth import Booth
from tests.testkit.toy_duel import Duel


def told(match: Match, viewer: int) -> list[Message]:
    step = match.steps[-1]
    return lines_of(seen_by(match.state, viewer), step, viewer, may_know(match.state, step))


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR, EVERYTHING])
def test_everybody_reads_an_open_choice(viewer):
    match = Match.begin(Duel(), 2, secret="a")
    decision = match.pending[0]

    match.choose(decision.seat, decision.options[0].words)

    assert told(match, viewer)[0].args["option"] == OptionRef(decision.options[0].words)


def test_a_secret_answer_is_read_by_its_seat_only():
    match = Match.begin(Booth(), 2, secret="a")
    while len(match.awaited) < 2:
        decision = match.pending[0]
        match.choose(decision.seat, decision.options[0].words)
    decision = match.pending[0]
    match.choose(decision.seat, decision.options[0].words)

    assert told(match, decision.seat)[0].args["option"] == OptionRef(decision.options[0].words)
    for viewer in (1 - decision.seat, SPECTATOR):
        assert told(match, viewer)[0] == Message(CHOSE, {"seat": SeatRef(decision.seat), "option": WordRef(SECRETLY)})
