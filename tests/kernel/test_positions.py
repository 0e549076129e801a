from midway.kernel.position_reading import from_data
from midway.kernel.positions import NodeNames, as_data
from tests.testkit.toys import a_card, a_game, a_toy, gain, questions


def test_every_position_of_a_match_is_the_same_when_read_back():
    for s in questions(a_toy(3, 2), 2):
        assert from_data(s.game, as_data(s)).save() == s.save()


def parts_of(s):
    """What is written of the table and of each seat."""
    data = as_data(s)
    table, seats = data["table"], data["seat"]
    assert isinstance(table, dict)
    assert isinstance(seats, list)
    return [table, *seats]


def test_cards_are_listed_where_they_lie():
    s = a_toy(2, 1)

    listed = [card for part in parts_of(s) for cards in part.values() if _is_zone(cards) for card in cards]

    assert sorted(listed) == sorted(name for card, name in enumerate(s.game.card_names) if s.where(card) > 0)


def _is_zone(value):
    return isinstance(value, list) and bool(value) and isinstance(value[0], str) and "." in value[0]


def test_what_is_zero_or_empty_is_left_out():
    table, *_ = parts_of(a_toy(2, 1))

    assert 0 not in table.values()
    assert [] not in table.values()


def test_nodes_are_named_by_the_text_they_belong_to():
    game = a_game(2, [a_card("cup", gain(1))])

    names = NodeNames(game)

    assert len(set(names.name_of)) == len(game.nodes)
    assert "cup.play:2 Gain" in names.name_of
