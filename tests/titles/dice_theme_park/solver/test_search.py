"""Telling positions apart, so that nothing is tried twice and nothing is taken for something else."""

import random
from dataclasses import replace

import pytest

from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.operate_rules import moves, play
from midway.titles.dice_theme_park.solver.search import are_alike, key_of
from tests.titles.dice_theme_park.parks import a_park, a_position, plain, some_crowded_phase, some_phase
from tests.titles.dice_theme_park.plain_operate import Plain


def a_usual_position() -> OperatePosition:
    p = a_position(a_park(), e2="blue-4 green-2", c3="yellow-3")
    p.maps, p.guides, p.managers = 2, 1, 1
    p.add_mascot(3)
    return p


def positions_on_walks() -> list[OperatePosition]:
    found = []
    for seed in range(8):
        for p in (some_crowded_phase(seed), some_phase(seed, 5)):
            rng = random.Random(seed)
            while able := list(moves(p)):
                for move in rng.sample(able, min(40, len(able))):
                    q = p.copy()
                    play(q, move)
                    found.append(q)
                play(p, rng.choice(able))
    return found


def test_keys_tell_positions_apart():
    kept: dict[int, Plain] = {}
    for p in positions_on_walks():
        told = plain(p)
        future = replace(told, stars=0, coins=0, bag=())
        assert kept.setdefault(int(key_of(p)), future) == future

    assert len(kept) > 1_000


def test_alike_is_what_can_do_the_same_whatever_it_has_earned():
    p, q = a_usual_position(), a_usual_position()
    q.stars, q.coins, q.bag = 3, 6, 1

    assert are_alike(p, q)
    assert key_of(p) == key_of(q)


@pytest.mark.parametrize("name", ["maps", "guides", "managers", "mascots", "cubes", "pending", "here", "extras"])
def test_positions_differ_in_each_thing_that_counts(name):
    p, q = a_usual_position(), a_usual_position()
    setattr(q, name, getattr(q, name) + 1)

    assert not are_alike(p, q)
    assert key_of(p) != key_of(q)


def test_positions_differ_in_their_guests():
    p, q, r = a_usual_position(), a_usual_position(), a_usual_position()
    q.remove_die(q.dice[0])
    r.remove_die(r.dice[0])
    r.put_dice("c3", "yellow-4")

    assert not are_alike(p, q)
    assert not are_alike(p, r)
    assert len({int(key_of(position)) for position in (p, q, r)}) == 3
