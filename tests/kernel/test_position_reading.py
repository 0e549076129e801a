import pytest

from midway.kernel.position_reading import BadPosition, from_data
from midway.kernel.positions import as_data
from midway.kernel.schema import EVERYBODY
from tests.testkit.toys import a_toy


def changed(change):
    """A written position with something changed in it."""
    s = a_toy(2, 1)
    data = as_data(s)
    change(data)
    return s.game, data


def refused(change):
    """Where such a position is wrong, and the sentence."""
    game, data = changed(change)
    with pytest.raises(BadPosition) as problem:
        from_data(game, data)
    return problem.value.path, problem.value.sentence


def a_zone(data):
    return next(name for name, cards in data["table"].items() if isinstance(cards, list) and isinstance(cards[0], str))


def test_unknown_word_names_the_nearest_one():
    def misspell(data):
        data["table"]["frist seat"] = 1

    path, sentence = refused(misspell)

    assert path == ("table", "frist seat")
    assert "did you mean “first seat”?" in sentence


def test_unknown_card_names_the_nearest_one():
    def misspell(data):
        zone = a_zone(data)
        data["table"][zone][0] += "x"

    path, sentence = refused(misspell)

    assert path[0] == "table"
    assert path[2] == 0
    assert "did you mean" in sentence


def test_card_cannot_lie_in_two_places():
    def double(data):
        zone = a_zone(data)
        data["table"][zone].append(data["table"][zone][0])

    assert "lies in two places; the other is: table" in refused(double)[1]


def test_number_must_be_one_that_fits():
    def exceed(data):
        data["table"]["first seat"] = 40_000

    assert refused(exceed)[1] == "a whole number from -32768 to 32767 was expected here, not 40000"


def test_each_seat_is_described():
    def drop(data):
        data["seat"].pop()

    assert refused(drop) == (("seat",), "there are 2 seats, but 1 are described")


def test_what_runs_must_be_something_of_this_game():
    def rename(data):
        data["play"]["frames"][0]["runs"] = "flow:0 Sequence"

    path, sentence = refused(rename)

    assert path == ("play", "frames", 0, "runs")
    assert "“flow:0 Sequence”" in sentence


def test_later_form_is_refused():
    def date(data):
        data["form"] = 2

    assert refused(date)[0] == ("form",)


def test_spectators_stand_for_all_who_have_no_seat():
    def show(data):
        zone = a_zone(data)
        data["card"][data["table"][zone][0]] = {"known by": [0, 1, "spectators"]}

    game, data = changed(show)
    s = from_data(game, data)

    card = game.card_numbers[data["table"][a_zone(data)][0]]
    assert s.viewers_of(card) == EVERYBODY


def test_nothing_may_be_forgotten():
    s = a_toy(2, 1)
    data = as_data(s)
    if not s.game.title.conserved(s):
        pytest.skip("this toy counts nothing")
    data["seat"] = [{}, {}]
    with pytest.raises(BadPosition):
        from_data(s.game, data)
