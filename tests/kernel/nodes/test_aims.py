"""Whom a rule is played against, and when they are asked."""

from midway.kernel import agenda
from midway.kernel.nodes.deeds import ForEach
from midway.kernel.nodes.places import In, RivalZone, SeatZone, TableZone
from midway.kernel.nodes.sentence import Sentence
from midway.kernel.nodes.sentences import By, Command
from midway.kernel.nodes.standing import After
from midway.kernel.nodes.things import Each, Kind, One, Sort
from midway.kernel.nodes.waiting import AtStart, Period, start_of
from midway.kernel.state import State
from tests.kernel.nodes.stories import (
    EACH_COMPETITOR,
    TRICK,
    a_box,
    a_competitor,
    a_stage,
    coins,
    discard,
    discard_from_hand,
    gain,
    in_discard,
    in_play,
    in_rivals_stall,
    is_done,
    lose,
    steal,
    that,
    they,
)
from tests.testkit.toy_booth import COINS
from tests.testkit.toys import a_card, answer, options, run_box

ROUND = Period("round")


def in_each_rivals_stall() -> Kind:
    return Kind(Sort((), TRICK), None, In(RivalZone(EACH_COMPETITOR, SeatZone("stall"))))


def in_discard_pile() -> Kind:
    return Kind(Sort((), TRICK), None, In(TableZone("discard")))


def an_event(s: State, *rules, you: int = 0) -> State:
    """Play a rule that can be blocked."""
    return run_box(s, a_box(*rules), you=you, window=True)


def on_a_stage(rule: Sentence, seats: int = 3, **more) -> State:
    """The first seat's card says this, and it can be blocked; everybody has 4 coins."""
    s = a_stage(seats, a_card("ruse", a_box(rule)), a_card("shield"), yours="ruse", **more)
    rules = s.game.rules[next(i for i, c in enumerate(s.game.definitions) if c.id == "ruse")]
    for waiting in (*rules.when, *rules.at_moment(start_of("round"))):
        waiting.lower("window", True)
    for seat in range(seats):
        s.gain(seat, COINS, 4)
    return s


def begin_the_round(s: State) -> State:
    agenda.queue_timed(s, start_of("round"))
    s.begin(s.game.settle, 0)
    s.run()
    return s


# ---- who is asked ---------------------------------------------------------------------------------------
def test_what_is_only_counted_threatens_nobody():
    s = a_stage(3, theirs="lamp tent")

    an_event(s, ForEach(gain(1), Each(in_each_rivals_stall())))

    assert coins(s) == 2
    assert is_done(s)


def test_cards_that_nobody_picks_threaten_their_owners():
    s = a_stage(3, yours="owl", theirs="lamp")

    an_event(s, discard(One(in_play()), slot=0), discard(that(0)))

    assert s.who == 1


def test_somebody_spoken_of_before_is_asked_before_it_is_their_turn_to_act():
    s = on_a_stage(After(a_competitor(0), discard(One(in_discard_pile())), By(they(0), lose(3))), hands=("", "owl"))

    run_box(s, discard_from_hand(), you=1)

    assert (s.who, options(s), coins(s, 1)) == (1, ["pass"], 4)


# ---- rules that are set off ---------------------------------------------------------------------------------
def test_a_rule_that_is_set_off_says_first_whom_it_is_aimed_at():
    s = begin_the_round(on_a_stage(AtStart(ROUND, Command(steal(3, slot=0)))))

    assert (s.who, options(s)) == (0, ["seat seat1", "seat seat2"])
    answer(s, "seat seat2")
    assert (s.who, options(s)) == (2, ["pass"])
    answer(s, "pass")

    assert (coins(s, 0), coins(s, 2)) == (7, 1)
    assert is_done(s)


def test_a_rule_that_is_set_off_can_be_blocked():
    s = begin_the_round(on_a_stage(AtStart(ROUND, Command(steal(3, slot=0))), seats=2, hands=("", "shield")))

    answer(s, "shield toys.shield")

    assert (coins(s, 0), coins(s, 1)) == (4, 4)
    assert is_done(s)


def test_a_rule_without_a_window_cannot():
    s = a_stage(2, a_card("ruse", a_box(AtStart(ROUND, Command(steal(3, slot=0))))), yours="ruse")
    s.gain(1, COINS, 4)

    begin_the_round(s)

    assert (coins(s, 0), coins(s, 1)) == (3, 1)


def test_a_rule_that_waits_is_blocked_by_whoever_set_it_off():
    revenge = After(a_competitor(0), discard(One(in_discard_pile())), Command(discard(Each(in_rivals_stall()))))
    s = on_a_stage(revenge, seats=2, theirs="lamp", hands=("", "owl shield"))

    run_box(s, discard_from_hand(), you=1)
    answer(s, "pick toys.owl")
    answer(s, "shield toys.shield")

    assert in_discard(s) == ["owl", "shield"]
