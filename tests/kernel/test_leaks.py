"""The leak check passes honest toys and catches each planted leak."""

from dataclasses import dataclass

import pytest

from midway.kernel.happenings import ANNOUNCED, Facts
from midway.kernel.leaks import leaks, secret_answers
from midway.kernel.node import Node
from midway.kernel.nodes.flow import EachSeatInTurn, GameOver, Seq, Together
from midway.kernel.options import NUMBER, PASS, PICK
from midway.kernel.results import ENACTED
from midway.kernel.schema import EVERYBODY, SPECTATOR
from midway.kernel.views import viewers
from tests.testkit.toy_booth import COINS, DECK, DISCARD, HAND, LAST_BID, PLEDGED, Booth
from tests.testkit.toys import a_duel, a_table, a_toy, hand, questions


def found(s, viewer, many=12):
    """Everything the check says in several deals."""
    return sorted({line for key in range(many) for line in leaks(s, viewer, key)})


@pytest.mark.parametrize("key", range(6))
def test_honest_match_leaks_nothing(key):
    for begin in (a_toy(2 + key % 4, key), a_duel(2 + key % 3, key)):
        heard = begin.facts = Facts()
        for turn, s in enumerate(questions(begin, key)):
            for viewer in viewers(s.game):
                assert leaks(s, viewer, turn) == []
                assert secret_answers(s, viewer, turn) == []
            heard.all.clear()


# ---- planted leaks ----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Guess(Node):
    """Offers what it ought not to: a PASS only where the next player's first card is an attack."""

    def question(self, s, f):
        return "command"

    def options(self, s, f, o):
        o.offer(NUMBER, 1)
        o.offer(NUMBER, 2)
        if tells(s, s.at(s.zone(s.after(s.you(f)), HAND), 0)):
            o.offer(PASS)

    def step(self, s, f):
        if s.pc(f) == 0:
            s.ask(f, 1, s.you(f))
        else:
            s.pop()


def tells(s, card):
    return s.game.cards[card].id in ("purse", "finder", "bully", "thief")


@dataclass(frozen=True)
class GuessFreely(Guess):
    def options(self, s, f, o):
        o.offer(NUMBER, 1)
        o.offer(NUMBER, 2)


@dataclass(frozen=True)
class Kinds(GuessFreely):
    """The kind of question follows from a hidden card."""

    def question(self, s, f):
        return "card" if tells(s, s.last(DECK)) else "command"


class Planted(Booth):
    """Booth with another flow."""

    def __init__(self, node):
        super().__init__()
        self.node = node

    def flow(self):
        return Seq((EachSeatInTurn(self.node), GameOver()))


def test_leak_through_an_option_list_is_caught():
    s = a_toy(2, 1, title=Planted(Guess()))

    assert any(line.startswith("options:") for line in found(s, 0))
    assert found(s, 1) == []  # whose card it is knows it anyway
    assert found(s, SPECTATOR) == []  # who is not shown the list learns nothing


def test_leak_through_the_kind_of_a_question_is_caught():
    s = a_toy(2, 1, title=Planted(Kinds()))

    assert any(line.startswith("kind:") for line in found(s, 0))
    assert any(line.startswith("what is told of seat 0:") for line in found(s, SPECTATOR))


class Chatty(Planted):
    def why_not(self, s, seat, choice):
        return ("no-such-luck" if tells(s, s.last(DECK)) else "not-offered"), ""


def test_leak_through_a_refusal_is_caught():
    assert any(line.startswith("refusal of") for line in found(a_toy(2, 1, title=Chatty(GuessFreely())), 0))


class Generous(Planted):
    def free_moves(self, s, seat, o):
        if tells(s, s.last(DECK)):
            o.offer(PASS)


def test_leak_through_a_free_move_is_caught():
    assert any(line.startswith("free moves:") for line in found(a_toy(2, 1, title=Generous(GuessFreely())), 0))


def test_leak_through_a_log_line_is_caught():
    s = a_table(2)
    s.facts = Facts()
    s.move(s.last(DECK), hand(s, 0))
    assert found(s, 1) == []

    s.facts.report(ANNOUNCED, 0, s.last(hand(s, 0)), 0, 0, EVERYBODY)

    assert found(s, 0) == []
    assert any(line.startswith("fact:") for line in found(s, 1))


def test_card_seen_in_this_step_and_lost_again_is_no_leak():
    s = a_table(2)
    s.facts = Facts()
    c = s.last(DECK)
    s.move(c, DISCARD)
    s.move(c, DECK)
    s.shuffle(DECK)

    assert not s.knows(0, c)
    assert found(s, 0) == []


class Careless(Planted):
    """After a redeal it puts into a public number what it read from hidden cards."""

    def resettle(self, s, viewer):
        s.set_own(0, LAST_BID, 7 if tells(s, s.last(DECK)) else 8)


def test_public_number_that_follows_from_hidden_cards_is_caught():
    assert any("last bid" in line for line in found(a_toy(2, 1, title=Careless(GuessFreely())), 0))


# ---- answers of others while all decide at the same time ---------------------------------------------------------
@dataclass(frozen=True)
class OpenPledge(Node):
    """Pledge up to one card; how many lie there shows at once. Or pay at once for the bid."""

    pays: bool

    def question(self, s, f):
        return "card"

    def options(self, s, f, o):
        o.offer(PASS)
        zone = s.zone(s.you(f), HAND)
        for i in range(s.count(zone)):
            o.offer(PICK, s.at(zone, i))

    def step(self, s, f):
        you = s.you(f)
        if s.pc(f) == 0:
            s.ask(f, 1, you)
            return
        if s.verb == PICK and self.pays:
            s.gain(you, COINS, -1)
        elif s.verb == PICK:
            s.move(s.arg, s.zone(you, PLEDGED))
        s.end(ENACTED)


class Simultaneous(Planted):
    def flow(self):
        return Seq((Together(self.node), GameOver()))


@pytest.mark.parametrize(("pays", "name"), [(False, "pledged"), (True, "coins")])
def test_answer_that_shows_before_all_have_answered_is_caught(pays, name):
    s = a_toy(3, 1, title=Simultaneous(OpenPledge(pays)))

    told = secret_answers(s, 0, 1)

    assert any(name in line for line in told)
    assert all(not line.startswith("answers of seat 0") for line in told)


def test_last_answer_may_show_what_all_chose():
    s = a_toy(2, 1, title=Simultaneous(OpenPledge(True)))
    s.apply(0, s.legal(0)[0])

    assert secret_answers(s, 0, 1) == []


class PledgeTwice(Planted):
    def flow(self):
        return Seq((Together(self.node), Together(self.node), GameOver()))


def test_last_answer_may_show_what_all_chose_where_the_next_phase_begins_at_once():
    s = a_toy(2, 1, title=PledgeTwice(OpenPledge(True)))
    s.apply(0, s.legal(0)[0])

    assert secret_answers(s, 0, 1) == []


class PledgeOpenly(Planted):
    def flow(self):
        return Seq((Together(self.node, openly=True), GameOver()))


def test_answers_show_at_once_where_the_table_plays_openly():
    s = a_toy(3, 1, title=PledgeOpenly(OpenPledge(True)))

    assert secret_answers(s, 0, 1) == []
