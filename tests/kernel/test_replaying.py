"""Coming to any point of a match: saves, trails, digests."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from midway.kernel import replaying
from midway.kernel.errors import Refused
from midway.kernel.match import Match
from midway.kernel.options import Options
from midway.kernel.records import secret_from_seed
from midway.kernel.replaying import digest, little_endian, table_digest
from midway.kernel.schema import Schema
from midway.kernel.state import restore
from tests.kernel.quiet_fair import QuietFair, a_fair, finished, moments, played
from tests.testkit.toy_booth import Booth
from tests.testkit.toy_duel import Duel

TITLES = {"fair": QuietFair, "booth": Booth, "duel": Duel}
SEEDS = st.integers(0, 10**6)


def begun(name: str, seed: int) -> Match:
    return Match.begin(TITLES[name](), 3, {}, secret_from_seed(seed))


@pytest.mark.parametrize("name", TITLES)
@given(seed=SEEDS)
def test_the_lazy_way_along_the_trail_leads_where_the_eager_one_led(name, seed):
    match = begun(name, seed)
    saves = [moment.state.save() for moment in moments(match, seed)] + [match.state.save()]

    assert [match.state_at(number).save() for number in range(len(saves))] == saves


@pytest.mark.parametrize("name", TITLES)
@given(seed=SEEDS)
def test_the_whole_trail_can_be_followed_from_the_first_question(name, seed):
    match = begun(name, seed)
    first = match.state.save()
    finished(match, seed)

    lazy = restore(match.game, first)
    lazy.lazy = True
    trail = match.history.trail
    for i in range(trail.count()):
        lazy.follow(trail.at(i))

    assert lazy.save() == match.state.save()


@given(seed=SEEDS)
def test_a_state_of_the_past_can_be_played_on(seed):
    match = begun("fair", seed)
    for number, _ in enumerate(moments(match, seed)):
        if number == 25:
            break
    for number in range(len(match.steps)):
        s = match.state_at(number)
        for step in match.steps[number:]:
            s.apply(step.seat, step.choice)
        assert digest(s) == match.digest


def test_there_is_no_step_beyond_the_last():
    match = played(a_fair(), "0 save")

    for number in (-1, 2, 1 << 70):
        with pytest.raises(Refused, match="no-such-step"):
            match.state_at(number)


def test_the_trail_shrinks_with_the_choices():
    match = played(a_fair(), "0 borrow", "0 number 2", "0 save")
    long = match.history.trail.count()

    for _ in range(3):
        match.undo(0)

    assert (long, match.history.trail.count()) == (4, 0)  # one answer was forced
    played(match, "0 save")
    assert match.state_at(1).save() == match.state.save()


def test_a_digest_is_one_of_little_endian_bytes():
    assert little_endian(b"\1\0\2\0", "little") == b"\1\0\2\0"
    assert little_endian(b"\0\1\0\2", "big") == b"\1\0\2\0"


def test_a_digest_tells_games_apart_that_look_alike():
    assert digest(a_fair(plans="hidden").state) != digest(a_fair(plans="shown").state)


@given(seed=SEEDS)
def test_equal_tables_have_equal_digests_wherever_their_numbers_lie(seed):
    match = begun("booth", seed)
    for number, _ in enumerate(moments(match, seed)):
        if number == 20:
            break
    s = match.state

    assert table_digest(s) == table_digest(s.clone()) == table_digest(restore(s.game, s.save()))


def test_every_thing_on_the_table_is_in_its_digest():
    match = begun("booth", 3)
    s = match.state
    known = {table_digest(s)}
    schema: Schema = s.game.schema
    for field, at, _ in s.game.fields:
        if field.kind in ("number", "token", "card") and at not in (s.game.where_at, s.game.known_at, s.game.agenda_at):
            s.put(at, s.num(at) + 1)
            assert table_digest(s) not in known
            known.add(table_digest(s))
            s.put(at, s.num(at) - 1)
    assert len(known) > 10
    assert schema.cards > 0


def test_saves_are_kept_every_few_steps():
    match = finished(a_fair(), 3)

    assert len(match.history.saves) == 1 + len(match.steps) // replaying.SAVED_EVERY
    assert isinstance(match.history.trail, Options)
