"""Requirements against their plain reading, for every party of every attraction and for many that nobody has built."""

import random
from itertools import combinations_with_replacement

import pytest

from midway.titles.dice_theme_park.components import components, requirement_of
from midway.titles.dice_theme_park.guests import COLOUR_WORDS
from midway.titles.dice_theme_park.requirements import CONDITION_WORDS, SLOT_WORDS, Requirement, requirement
from tests.titles.dice_theme_park.plain_operate import accepts

FACES = [(colour, value) for colour in range(3) for value in range(1, 7)]


def face(colour: int, value: int) -> int:
    return colour << 3 | value


def differences(req: Requirement) -> list[tuple[tuple[int, int], ...]]:
    """The parties of one to four guests on which the two readings differ."""
    return [
        party
        for many in range(1, 4 + (req.guests == 3))
        for party in combinations_with_replacement(FACES, many)
        if req.accepts(tuple([face(*guest) for guest in party]))
        != accepts(req.slots, req.conditions, tuple([(COLOUR_WORDS[c], v) for c, v in party]))
    ]


@pytest.mark.parametrize(
    "card", components().of_kind("attraction") + components().of_kind("printed"), ids=lambda c: c.id
)
def test_attractions_take_the_parties_they_ask_for(card):
    assert differences(requirement_of(card)) == []


def some_requirement(seed: int) -> Requirement:
    rng = random.Random(seed)
    many = rng.randint(1, 3)
    slots = [rng.choice([word for word in SLOT_WORDS if word[0] == name]) for name in "abc"[:many]]
    fit = [w for w in CONDITION_WORDS if not any(name in w.split(" ") for name in "abc"[many:])]
    return Requirement(tuple(slots), tuple(rng.sample(fit, rng.choice([0, 1, 1, 2]))))


def test_whatever_can_be_written_is_understood():
    assert [seed for seed in range(60) if differences(some_requirement(seed))] == []


def test_tables_hold_just_the_accepted_parties():
    for seed in range(60):
        req = some_requirement(seed)
        for party in combinations_with_replacement([face(*guest) for guest in FACES], int(req.guests)):
            one, rest = party[0], party[1:]
            if not rest:
                entered = req.singles >> one & 1 == 1
            elif len(rest) == 1:
                entered = req.pairs[one] >> rest[0] & 1 == 1
            else:
                entered = req.triples[one << 5 | rest[0]] >> rest[1] & 1 == 1
            assert entered == req.accepts(party)
            if entered:
                assert all(req.fits >> guest & 1 == 1 for guest in party)


@pytest.mark.parametrize(
    ("slots", "conditions"),
    [
        ((), ()),
        (("a any",) * 4, ()),
        (("b any",), ()),
        (("a any", "a blue"), ()),
        (("a purple",), ()),
        (("a blue big",), ()),
        (("a any",), ("a < b",)),
        (("a any", "b any"), ("a < c",)),
        (("a any", "b any"), ("sorted",)),
        (("a any", "b any"), ("sum = 99",)),
    ],
)
def test_what_is_no_requirement_is_refused(slots, conditions):
    with pytest.raises(ValueError, match=r"party|slot|condition"):
        requirement(slots, conditions)


def test_a_requirement_is_made_once():
    assert requirement(("a any", "b blue"), ("a < b",)) is requirement(("a any", "b blue"), ("a < b",))
