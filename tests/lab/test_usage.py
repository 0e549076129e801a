"""How often cards are used, and how their users fare."""

from collections import deque

import pytest

from midway.lab.simulate import game_of
from midway.lab.usage import CardUsage, Played, Share, Study, TableUsage, count_table, mixes_with, usage_of
from midway.titles import find_title
from midway.titles.unfair.shelf import pack_named


def a_study(pack="ninja", matches=24, seed=0):
    return Study(find_title("unfair"), pack_named(pack), matches, seed=seed)


@pytest.fixture(scope="module")
def found():
    return deque(usage_of(a_study()), maxlen=1)[0]


def test_every_match_is_counted_once_at_every_number_of_players(found):
    assert not found.failures
    assert sum(table.matches for table in found.tables.values()) == 24
    assert all(sum(table.wins) == pytest.approx(table.matches) for table in found.tables.values())


def test_the_points_of_winners_are_told_by_source(found):
    for table in found.tables.values():
        assert sum(table.sources.values()) == table.best


def test_nothing_is_used_more_often_than_seen(found):
    assert [c.card.id for c in found.cards.values() if max(c.used, c.taken) > c.seen] == []
    assert sum(c.used for c in found.cards.values()) > 100


def test_cards_without_a_use_are_left_out(found):
    assert {"loan", "summary", "main-gate"} & set(found.cards) == set()


def test_only_the_packs_own_cards_are_counted(found):
    """Guards lie in most packs: in two copies' worth of matches no more than two of these can be played."""
    guards = found.cards["security-guards"]

    assert guards.card.copies == 1
    assert guards.seen <= 24


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_pack_meets_every_other_one_as_often(players):
    study = a_study()
    mixes = mixes_with(study, players)
    met = [name for mix in mixes for name in mix[1:]]

    assert all(mix[0] == "ninja" and len(set(mix)) == players for mix in mixes)
    assert len({met.count(name) for name in met}) == 1


def test_the_same_seed_gives_the_same_study():
    one, two = (deque(usage_of(a_study(matches=8, seed=5)), maxlen=1)[0] for _ in range(2))

    assert one.cards == two.cards
    assert one.tables == two.tables


def test_an_interval_narrows_with_the_root_of_what_was_seen():
    few, many = Share(), Share()
    for share, n in ((few, 100), (many, 400)):
        for k in range(n):
            share.add(0.5 if k % 2 else -0.5)

    assert few.mean == many.mean == 0
    assert few.margin / many.margin == pytest.approx(2, rel=0.01)
    assert few.margin == pytest.approx(1.96 * 0.5 / 10, rel=0.01)


@pytest.mark.parametrize(("n", "is_queen"), [(6, False), (200, True)])
def test_only_what_is_sure_makes_a_queen(n, is_queen):
    card = CardUsage(pack_named("ninja").cards[0])
    for k in range(n):
        card.won.add(0.5 if k % 5 < 4 else -0.5)  # 30 points more

    assert card.is_queen(0.12) == is_queen


def test_the_seat_that_wins_most_gives_the_advantage():
    assert TableUsage(2, matches=10, wins=[7, 3]).seat_advantage == pytest.approx(0.2)


def test_wins_are_told_in_turn_order_whoever_sits_where():
    study = a_study()
    game = game_of(study.title, 2, {"packs": "ninja,robot"})
    table = TableUsage(2)
    count_table(game, table, Played([], [0.0, 1.0], 1, 90, {}), set())
    count_table(game, table, Played([], [1.0, 0.0], 0, 80, {}), set())

    assert table.wins == [2.0, 0.0]


def test_what_fails_is_told_and_the_rest_goes_on(monkeypatch):
    import midway.lab.usage as usage

    monkeypatch.setattr(usage, "playout", lambda *_: 1 / 0)
    found = deque(usage_of(a_study(matches=3)), maxlen=1)[0]

    assert len(found.failures) == 3
    assert "ZeroDivisionError" in found.failures[0]
