"""Decisions as data, for the asked seat and for others."""

import json
from dataclasses import asdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from midway.kernel.decisions import KINDS, Told, decision_for, is_kind, pending, told_of
from midway.kernel.match import Match
from midway.kernel.nodes.seats import Pronoun
from midway.kernel.nodes.sentences import May
from midway.kernel.nodes.things import One
from midway.kernel.records import secret_from_seed
from midway.kernel.schema import EVERYBODY
from tests.kernel.quiet_fair import a_fair, moments, played
from tests.testkit.toy_booth import Booth, Discard, in_hand
from tests.testkit.toys import a_card, a_table, card, gain, hand, put, run_box

SPECTATOR = 8


def test_a_decision_says_what_is_asked_and_what_may_be_answered():
    decision = a_fair().pending[0]

    assert (decision.seat, decision.kind, decision.rule, decision.source) == (0, "command", "QF-TURN-01", "")
    assert [o.words for o in decision.options] == ["save", "toss", "hide shoe 2", "look", "pass"]
    assert [o.words for o in decision.free] == ["borrow"]
    assert all(isinstance(o.value, int) for o in decision.options)


def test_a_decision_is_plain_data():
    assert json.loads(json.dumps(asdict(a_fair().pending[0])))["kind"] == "command"


def test_whoever_is_not_asked_has_no_decision():
    s = a_fair().state

    assert (decision_for(s, 1), told_of(s, 1, 0)) == (None, None)


def test_in_a_simultaneous_phase_each_seat_has_its_own():
    match = played(a_fair(), "0 pass", "1 pass", "0 number 1")

    assert [(d.seat, d.kind) for d in match.pending] == [(0, "yes-no"), (1, "number")]


def test_others_are_not_told_which_question_a_secret_plan_has_come_to():
    before = played(a_fair(), "0 pass", "1 pass")
    after = played(a_fair(), "0 pass", "1 pass", "0 number 1")

    for viewer in (1, SPECTATOR):
        assert told_of(before.state, 0, viewer) == told_of(after.state, 0, viewer) == Told(0, "together", "")


@pytest.mark.parametrize("shown", [0, 0b11, 0b10, EVERYBODY])
def test_the_source_card_is_told_to_those_who_know_it(shown):
    tree = May(Pronoun("you"), gain(1))
    s = a_table(2, [a_card("purse", tree), a_card("other")])
    purse = put(s, "purse", hand(s, 0))
    if shown:
        s.reveal(purse, shown)
    run_box(s, tree, you=0, src=purse)

    assert pending(s)[0].source == "toys.purse"
    assert told_of(s, 0, 1) == Told(0, "yes-no", "toys.purse" if shown & 0b10 else "")
    assert told_of(s, 0, SPECTATOR) == Told(0, "yes-no", "toys.purse" if shown == EVERYBODY else "")


def test_a_seat_is_not_told_a_card_it_does_not_know():
    tree = Discard(One(in_hand("your")))
    s = a_table(2, [a_card("purse", tree), a_card("one"), a_card("two")])
    for name in ("one", "two"):
        put(s, name, hand(s, 0))
    run_box(s, tree, you=0, src=card(s, "purse"))  # it lies in the deck

    decision = pending(s)[0]

    assert (decision.kind, decision.source) == ("card", "")
    assert [o.words for o in decision.options] == ["pick toys.one", "pick toys.two"]


@given(seed=st.integers(0, 10**6))
def test_asking_changes_nothing_and_every_option_can_be_read_back(seed):
    match = Match.begin(Booth(), 3, {}, secret_from_seed(seed))
    for _ in moments(match, seed):
        s = match.state
        before = bytes(s.v)
        for decision in pending(s):
            for offered in (*decision.options, *decision.free):
                assert s.game.title.verbs.read(offered.words, s.game.card_numbers) == offered.value
            for viewer in (0, 1, 2, SPECTATOR):
                told_of(s, decision.seat, viewer)
        assert (bytes(s.v), s.cur) == (before, 0)


def test_kinds_are_the_kernels_or_bear_the_title():
    assert is_kind("card", "shy")
    assert is_kind("shy/aim", "shy")
    assert not is_kind("aim", "shy")
    assert all(sentence.endswith(".") for sentence in KINDS.values())
