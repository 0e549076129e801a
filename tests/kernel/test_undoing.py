"""How far a seat may go back, on written lists of steps."""

import pytest

from midway.kernel.replaying import Step
from midway.kernel.undoing import free_places, request

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
