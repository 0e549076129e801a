"""The matcher against all subsets: every party there is, each once, and no other."""

from itertools import combinations, combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.components import components, requirement_of
from midway.titles.dice_theme_park.guests import COLOUR_WORDS, die_on, kind, own_colour, seen_colour, value_of
from midway.titles.dice_theme_park.matcher import has_party, in_party, parties, party_of, party_size
from midway.titles.dice_theme_park.requirements import Requirement
from tests.titles.dice_theme_park.plain_operate import accepts
from tests.titles.dice_theme_park.test_requirements import some_requirement

CARDS = components().of_kind("attraction") + components().of_kind("printed")
REQUIREMENTS = [requirement_of(card) for card in CARDS] + [some_requirement(seed) for seed in range(40)]
PLAIN = [int(kind(colour, value)) for colour in range(3) for value in range(1, 7)]
EVERY = [own << 5 | seen << 3 | value for own in range(3) for seen in range(3) for value in range(1, 7)]
ONCE: dict[tuple[Requirement, tuple[tuple[str, int], ...]], bool] = {}


def is_accepted(req: Requirement, party: tuple[int, ...]) -> bool:
    guests = tuple([(COLOUR_WORDS[int(seen_colour(die))], int(value_of(die))) for die in party])
    if (req, guests) not in ONCE:
        ONCE[req, guests] = accepts(req.slots, req.conditions, guests)
    return ONCE[req, guests]


def by_subsets(req: Requirement, dice: list[int]) -> list[tuple[int, ...]]:
    return sorted({party for party in combinations(dice, int(req.guests)) if is_accepted(req, party)})


def by_matcher(req: Requirement, dice: list[int], start: int = 0, stop: int = -1) -> list[tuple[int, ...]]:
    found = parties(req, vec[i64](dice), start, len(dice) if stop < 0 else stop)
    return [tuple([int(in_party(party, i)) for i in range(party_size(party))]) for party in list(found)]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_all_parties_of_few_guests_are_found(card):
    req = requirement_of(card)
    for many in range(4):
        for dice in combinations_with_replacement(PLAIN, many):
            found = by_subsets(req, list(dice))
            assert by_matcher(req, list(dice)) == found
            assert has_party(req, vec[i64](dice), 0, many) == (found != [])


@given(st.lists(st.sampled_from(EVERY), max_size=10), st.sampled_from(REQUIREMENTS))
def test_all_parties_of_many_guests_are_found(dice, req):
    dice.sort()
    found = by_subsets(req, dice)

    assert by_matcher(req, dice) == found
    assert has_party(req, vec[i64](dice), 0, len(dice)) == (found != [])


@given(st.lists(st.sampled_from(EVERY), min_size=3, max_size=9), st.sampled_from(REQUIREMENTS), st.data())
def test_only_the_guests_asked_about_are_looked_at(dice, req, data):
    """The row of a whole park: guests of other cells stand before and behind those of the cell."""
    dice.sort()
    start = data.draw(st.integers(0, len(dice)))
    stop = data.draw(st.integers(start, len(dice)))
    row = [int(die_on(i >= start and 1 + (i >= stop), die)) for i, die in enumerate(dice)]

    assert by_matcher(req, row, start, stop) == by_subsets(req, dice[start:stop])
    assert has_party(req, vec[i64](row), start, stop) == (by_subsets(req, dice[start:stop]) != [])


def test_the_order_of_parties_is_that_of_their_guests():
    req = requirement_of(components().card("night-parade"))
    found = by_matcher(req, sorted(EVERY[:10]))

    assert found == sorted(found)
    assert len(found) == 120


def test_a_party_is_packed_and_unpacked():
    for dice in [(5,), (5, 9), (5, 5, 70)]:
        party = party_of(*dice)
        assert party_size(party) == len(dice)
        assert [int(in_party(party, i)) for i in range(4)] == [*dice, 0, 0, 0][:4]


def test_a_colour_adjustment_counts_and_keeps_guests_apart():
    """A yellow 3 made blue and a blue 3 have one face, and are two different guests."""
    req = requirement_of(components().card("water-slide"))
    blue, made_blue = 3, 2 << 5 | 3

    assert own_colour(made_blue) == 2
    assert by_matcher(req, [blue, made_blue]) == [(blue,), (made_blue,)]
