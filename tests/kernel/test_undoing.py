"""Taking back: how far, on written lists of steps and at a table; and by consent."""

import pytest

from midway.kernel.errors import Refused
from midway.kernel.match import DECLINED, GRANTED, OPEN
from midway.kernel.replaying import Step
from midway.kernel.undoing import free_places, request
from tests.kernel.quiet_fair import a_fair, at_plans, played

ANN, BOB, EVE = 0, 1, 2


def step(number: int, seat: int, learned: int = 0, phase: int = 0, joined: bool = False) -> Step:
    return Step(number, seat, 0, "", False, [], learned, [], phase, joined, number)


def listed(*parts: tuple[int, int, int, bool]) -> list[Step]:
    """Seat, mask of those who learned, phase, joined."""
    return [step(n, *part) for n, part in enumerate(parts, 1)]


@pytest.mark.parametrize(
    ("parts", "places", "reason"),
    [
        ([], [], "nothing-to-undo"),
        ([(ANN, 0, 0, False), (ANN, 0, 0, False)], [1, 0], "nothing-to-undo"),
        ([(ANN, 2, 0, False), (ANN, 0, 0, False)], [1], "learned-since"),
        ([(ANN, 0, 0, False), (BOB, 0, 0, False)], [], "others-acted"),
        # answers of others in the same phase do not count
        ([(ANN, 0, 1, False), (BOB, 0, 1, False)], [0], "nothing-to-undo"),
        ([(ANN, 0, 1, False), (BOB, 2, 1, False)], [0], "nothing-to-undo"),
        ([(ANN, 0, 1, False), (BOB, 0, 1, False), (ANN, 0, 1, False)], [2, 0], "nothing-to-undo"),
        # unless they taught this seat something
        ([(ANN, 0, 1, False), (BOB, 1, 1, False)], [], "learned-since"),
        # a join in silence does not seal, one that tells anything does
        ([(ANN, 0, 1, False), (BOB, 0, 1, True)], [0], "nothing-to-undo"),
        ([(ANN, 0, 1, False), (BOB, 4, 1, True)], [], "learned-since"),
        # what went before the phase is sealed by answers of others in it
        ([(ANN, 0, 0, False), (BOB, 0, 1, False), (ANN, 0, 1, False)], [2], "others-acted"),
        ([(ANN, 0, 1, False), (BOB, 0, 1, True), (BOB, 0, 2, False), (ANN, 0, 2, False)], [3], "others-acted"),
    ],
)
def test_how_far_a_seat_goes_back(parts, places, reason):
    assert free_places(listed(*parts), ANN) == (places, reason)


@pytest.mark.parametrize("acted", [(), ((BOB, 0, 2, False),), ((BOB, 0, 2, False), (EVE, 0, 2, False))])
def test_going_back_does_not_tell_who_has_acted_in_a_secret_phase(acted):
    """Ann has ended her turn, and all decide at the same time."""
    steps = listed((ANN, 0, 0, False), *acted)

    assert free_places(steps, ANN, 2) == ([], "others-acted")
    for to_step in (0, len(steps)):
        assert request([*steps, step(9, ANN, phase=2)], 3, ANN, to_step, 2).concerned == (BOB, EVE)
    assert free_places([*steps, step(9, ANN, phase=2)], ANN, 2) == ([len(steps)], "others-acted")


def test_those_concerned_acted_or_learned():
    steps = listed((ANN, 0, 0, False), (BOB, 0, 0, False), (BOB, 0b1100, 0, False), (ANN, 0, 0, False))

    assert request(steps, 4, ANN, 1).concerned == (1, 2, 3)
    assert request(steps, 3, ANN, 3).concerned == ()
    assert request(steps, 3, BOB, 3).concerned == (0,)


def test_all_are_concerned_once_the_asking_seat_has_learned():
    steps = listed((ANN, 0b1, 0, False))

    assert request(steps, 4, ANN, 0).concerned == (1, 2, 3)


def test_a_request_is_granted_by_the_last_to_agree():
    asked = request(listed((ANN, 0b111, 0, False)), 3, ANN, 0)

    one = asked.answered(EVE, True)

    assert (one.outcome, one.agreed) == ("open", (EVE,))
    assert one.answered(BOB, True).outcome == "granted"
    assert one.answered(BOB, False).outcome == "declined"


# ---- taking back -------------------------------------------------------------------------------------------
def test_a_seat_takes_back_what_taught_nobody_anything():
    match = played(a_fair(), "0 save", "0 hide shoe 2", "0 pass")

    assert match.undo_horizon(0) == 3
    assert [match.undo(0).option for _ in range(3)] == ["pass", "hide shoe 2", "save"]
    assert match.digest == a_fair().digest


@pytest.mark.parametrize("reveals", ["toss", "look"])
def test_dice_and_drawn_cards_seal_what_went_before(reveals):
    match = played(a_fair(), "0 save", f"0 {reveals}")

    assert match.undo_horizon(0) == 0
    with pytest.raises(Refused, match="learned-since"):
        match.undo(0)
    assert played(match, "0 save").undo_horizon(0) == 1


def test_the_deed_of_another_seat_seals():
    match = played(a_fair(), "0 save", "0 pass", "1 save")

    assert match.undo_horizon(0) == 0
    with pytest.raises(Refused, match="others-acted"):
        match.undo(0)
    assert match.undo_horizon(1) == 1


def test_whoever_has_done_nothing_takes_nothing_back():
    with pytest.raises(Refused, match="nothing-to-undo"):
        a_fair().undo(1)


def test_a_redo_brings_back_the_very_position():
    match = played(a_fair(), "0 save", "0 borrow", "0 number 1", "0 pass")
    digest = match.digest

    for _ in range(4):
        match.undo(0)
    assert match.redo_horizon(0) == 4
    for _ in range(4):
        match.redo(0)

    assert match.digest == digest
    with pytest.raises(Refused, match="nothing-to-redo"):
        match.redo(0)


def test_a_new_choice_ends_what_could_be_made_again():
    match = played(a_fair(), "0 save", "0 save")
    match.undo(0)

    match.choose(0, "pass")

    assert match.redo_horizon(0) == 0


def test_a_seat_takes_back_its_plan_whatever_others_have_planned():
    match = played(at_plans(), "0 number 1", "1 number 2", "1 no")

    assert match.undo(0).option == "number 1"
    assert [c.option for c in match.choices][2:] == ["number 2", "no"]
    assert match.awaited == [0]
    assert match.undo_horizon(1) == 2  # not its pass before the phase: that would tell whether seat 0 has planned
    played(match, "0 number 2")
    assert match.undo_horizon(0) == 1  # seat 1 has passed since seat 0 did


def test_a_card_drawn_on_its_own_strand_seals_only_its_own_plan():
    match = played(at_plans(), "0 number 1", "1 number 2", "1 yes")

    assert (match.undo_horizon(0), match.undo_horizon(1)) == (1, 0)


def test_a_plan_of_another_keeps_the_redo():
    match = played(at_plans(), "0 number 1", "1 number 2")
    match.undo(0)
    played(match, "1 no")

    match.redo(0)

    assert match.digest == played(at_plans(), "0 number 1", "1 number 2", "1 no").digest


def test_plans_joined_in_silence_can_still_be_taken_back():
    match = played(at_plans(), "0 number 1", "0 no", "1 number 2", "1 no")
    digest = match.digest

    assert match.awaited == [0]  # the next round has begun
    match.undo(0)
    assert match.awaited == [0]
    assert match.state.is_together
    match.redo(0)
    assert match.digest == digest


def test_plans_shown_are_sealed():
    match = played(at_plans(plans="shown"), "0 number 1", "0 no", "1 number 2")
    assert match.undo_horizon(0) == 2

    played(match, "1 no")

    assert (match.undo_horizon(0), match.undo_horizon(1)) == (0, 0)


# ---- taking back by consent -----------------------------------------------------------------------------------
def test_those_who_acted_since_are_asked_and_it_happens_when_all_agree():
    match = played(a_fair(3), "0 save", "0 pass", "1 save", "1 pass", "2 save")

    request = match.ask_to_undo(0, 1)
    assert (request.outcome, request.concerned) == (OPEN, (1, 2))
    assert request.takes_back == ((2, 0), (3, 1), (4, 1), (5, 2))
    assert match.answer_undo(2, True).outcome == OPEN
    assert match.answer_undo(1, True).outcome == GRANTED

    assert match.digest == played(a_fair(3), "0 save").digest


def test_one_refusal_is_enough():
    match = played(a_fair(3), "0 pass", "1 pass", "2 save")
    match.ask_to_undo(0, 0)

    assert match.answer_undo(1, False).outcome == DECLINED
    with pytest.raises(Refused, match="no-undo-asked"):
        match.answer_undo(2, True)
    assert len(match.choices) == 3


def test_whoever_has_learned_something_needs_everybody():
    match = played(a_fair(3), "0 look")

    assert match.ask_to_undo(0, 0).concerned == (1, 2)


def test_what_concerns_nobody_else_happens_at_once():
    match = played(a_fair(3), "0 save", "0 save")

    assert match.ask_to_undo(0, 0).outcome == GRANTED
    assert match.choices == []


def test_alone_at_the_table_one_may_always_go_back():
    match = played(a_fair(1), "0 toss", "0 look")

    assert match.ask_to_undo(0, 0).outcome == GRANTED


def test_a_new_choice_cancels_the_request():
    match = played(a_fair(), "0 pass", "1 save")
    match.ask_to_undo(0, 0)

    match.choose(1, "save")

    assert match.request is None
    with pytest.raises(Refused, match="no-undo-asked"):
        match.answer_undo(1, True)


def test_a_secret_answer_does_not_cancel_it():
    """Else whoever asked would learn that somebody has answered, or taken an answer back."""
    match = played(at_plans(), "0 number 1")
    match.ask_to_undo(1, 0)

    match.choose(0, "no")
    match.undo(0)
    match.choose(0, "yes")

    assert match.answer_undo(0, True).outcome == GRANTED
    assert match.choices == []


def test_answers_before_it_may_be_taken_back_meanwhile():
    match = played(at_plans(), "0 number 1", "1 number 2")
    before = len(match.choices) - 1
    match.ask_to_undo(1, before)

    match.undo(0)
    match.answer_undo(0, True)

    assert len(match.choices) == before - 1


def test_requests_are_for_those_concerned_and_one_at_a_time():
    match = played(a_fair(3), "0 pass", "1 save")
    match.ask_to_undo(0, 0)

    with pytest.raises(Refused, match="not-asked"):
        match.answer_undo(2, True)
    with pytest.raises(Refused, match="undo-asked-already"):
        match.ask_to_undo(1, 0)
    with pytest.raises(Refused, match="no-such-step"):
        match.ask_to_undo(0, 2)
