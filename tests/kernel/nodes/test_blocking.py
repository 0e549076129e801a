"""Windows: who is asked whether to block, what a block keeps from harm, and who may react."""

from midway.kernel.node import Node
from midway.kernel.nodes.deeds import Or, Then
from midway.kernel.nodes.each import EachDoes
from midway.kernel.nodes.sentences import By, ChooseSeat, May
from midway.kernel.nodes.things import Each, One
from midway.kernel.options import Options
from midway.kernel.schema import FIRST_SEAT
from midway.kernel.state import State
from tests.kernel.nodes.stories import (
    EACH_COMPETITOR,
    EACH_PLAYER,
    YOU,
    a_box,
    a_competitor,
    a_stage,
    coins,
    discard,
    gain,
    in_discard,
    in_play,
    in_rivals_stall,
    is_done,
    lose,
    steal,
    they,
)
from tests.testkit.toy_booth import COINS, PLAY, Booth
from tests.testkit.toys import a_card, answer, hand, options, run_box


def an_event(s: State, *rules: Node, you: int = 0) -> State:
    """Play a rule that can be blocked."""
    return run_box(s, a_box(*rules), you=you, window=True)  # type: ignore[arg-type]


def rich(s: State, *purses: int) -> State:
    for seat, n in enumerate(purses):
        s.gain(seat, COINS, n)
    return s


def asked(s: State) -> list[int]:
    """Whom the windows ask, everybody passing; the owner's own decisions take the first option."""
    seats = []
    while s.who >= 0:
        seats.append(int(s.who))
        answer(s, options(s)[0])
    return seats


# ---- who is asked ---------------------------------------------------------------------------------------
def test_everybody_it_speaks_of_is_asked_in_turn_order_from_the_starting_player():
    s = rich(a_stage(4), 1, 1, 1, 1)
    s.put(FIRST_SEAT, 2)

    an_event(s, EachDoes(EACH_COMPETITOR, lose(1)), you=3)

    assert asked(s) == [2, 0, 1]


def test_who_has_nothing_to_block_with_is_asked_all_the_same():
    s = rich(a_stage(3, a_card("shield"), hands=("", "", "shield")), 0, 1, 1)

    an_event(s, EachDoes(EACH_COMPETITOR, lose(1)))

    assert (s.who, options(s)) == (1, ["pass"])
    answer(s, "pass")
    assert (s.who, options(s)) == (2, ["pass", "shield toys.shield"])


def test_a_declared_competitor_alone_is_asked():
    s = rich(a_stage(4), 0, 1, 1, 1)

    an_event(s, ChooseSeat(a_competitor(0)), By(they(0), lose(1)))
    answer(s, "seat seat2")

    assert asked(s) == [2]


def test_the_competitor_a_command_is_aimed_at_is_declared_before_the_window():
    s = rich(a_stage(3), 0, 4, 4)

    an_event(s, steal(2, slot=0))
    assert (s.who, options(s)) == (0, ["seat seat1", "seat seat2"])
    answer(s, "seat seat2")
    assert (s.who, options(s), coins(s)) == (2, ["pass"], 0)
    answer(s, "pass")

    assert (coins(s, 0), coins(s, 2)) == (2, 2)
    assert is_done(s)


def test_the_owner_of_the_card_aimed_at_is_declared_and_the_card_is_picked_afterwards():
    s = a_stage(3, theirs="lamp tent")

    an_event(s, discard(One(in_rivals_stall(0))))
    assert s.who == 1  # the only competitor with a card was the only aim
    answer(s, "pass")

    assert (s.who, options(s)) == (0, ["pick toys.lamp", "pick toys.tent"])


def test_nobody_is_asked_about_what_touches_only_its_owner():
    s = a_stage(3)

    an_event(s, gain(3))

    assert is_done(s)


def test_cards_anywhere_threaten_everybody():
    s = a_stage(3, yours="lamp", theirs="tent")

    an_event(s, discard(Each(in_play())))

    assert asked(s) == [1, 2]


def test_who_is_threatened_late_is_asked_at_the_pick():
    s = rich(a_stage(3, yours="lamp"), 0, 4, 4)

    an_event(s, Or((steal(2, slot=0), gain(1))))
    answer(answer(s, "branch 0"), "seat seat2")
    assert (s.who, options(s), coins(s, 2)) == (2, ["pass"], 4)
    answer(s, "pass")

    assert coins(s, 2) == 2


def test_nobody_decides_twice_about_one_event():
    s = rich(a_stage(2, theirs="lamp"), 0, 4)

    an_event(s, EachDoes(EACH_COMPETITOR, lose(1)), May(YOU, steal(2, slot=0)))

    assert asked(s) == [1, 0]


# ---- what a block does ----------------------------------------------------------------------------------
def blocked(*rules: Node, seats: int = 2, theirs: str = "", coins_of: tuple[int, ...] = (0, 4, 4)) -> State:
    """An event of the first seat, blocked by the second."""
    s = rich(a_stage(seats, a_card("shield"), theirs=theirs, hands=("", "shield owl")), *coins_of[:seats])
    an_event(s, *rules)
    while s.who != 1:
        answer(s, options(s)[0])
    answer(s, "shield toys.shield")
    while s.who >= 0:
        answer(s, options(s)[0])
    return s


def test_a_blocker_loses_nothing_and_the_others_do():
    s = blocked(EachDoes(EACH_COMPETITOR, lose(1)), seats=3)

    assert (coins(s, 1), coins(s, 2)) == (4, 3)


def test_each_card_of_a_blocker_is_left_out():
    s = blocked(discard(Each(in_play())), theirs="lamp tent")

    assert in_discard(s) == ["shield"]


def test_what_follows_from_a_blocked_part_does_not_happen():
    s = blocked(Then((steal(2, slot=0), gain(9))))

    assert (coins(s, 0), coins(s, 1)) == (0, 4)


def test_an_independent_sentence_still_happens():
    s = blocked(steal(2, slot=0), gain(3))

    assert (coins(s, 0), coins(s, 1)) == (3, 4)


def test_a_blocked_competitor_is_not_exchanged_for_another():
    s = blocked(steal(2, slot=0), seats=3)

    assert [coins(s, seat) for seat in range(3)] == [0, 4, 4]


def test_a_blocker_gains_nothing_either():
    s = blocked(EachDoes(EACH_PLAYER, gain(2)))

    assert (coins(s, 0), coins(s, 1)) == (2, 4)


def test_a_block_at_the_pick_keeps_the_picked_card():
    s = blocked(Or((discard(One(in_rivals_stall(0))), gain(1))), theirs="lamp tent")

    assert in_discard(s) == ["shield"]


# ---- who was affected, and reactions ------------------------------------------------------------------------
class Quarrel(Booth):
    """Booth where a "sting" in hand answers a rule that has touched its owner: the other loses 1 coin."""

    def __init__(self) -> None:
        super().__init__()
        self.sting: Node = Node()

    def tables(self, game) -> None:
        super().tables(game)
        self.sting = game.install(a_box(EachDoes(EACH_COMPETITOR, lose(1))), "sting")
        self.sting.lower("window", True)

    def has_reactions(self) -> bool:
        return True

    def reactions(self, s: State, f: int, seat: int, o: Options) -> None:
        for i in range(s.count(hand(s, seat))):
            if s.game.cards[s.at(hand(s, seat), i)].id == "sting":
                o.offer(PLAY, s.at(hand(s, seat), i))

    def react(self, s: State, f: int, seat: int, choice: int) -> None:
        s.begin(self.sting, seat, s.arg)


def a_quarrel(*purses: int, hands: tuple[str, ...] = ()) -> State:
    stings = a_card("sting", copies=2)
    return rich(a_stage(len(purses), stings, a_card("shield"), hands=hands, title=Quarrel()), *purses)


def test_only_those_really_affected_may_react():
    s = a_quarrel(0, 4, 0, hands=("", "sting#1"))

    an_event(s, EachDoes(EACH_COMPETITOR, lose(1)))
    answer(answer(s, "pass"), "pass")

    assert (s.who, options(s)) == (1, ["pass", "play toys.sting#1"])
    assert asked(answer(s, "pass")) == []  # the third seat had nothing to lose


def test_a_blocker_was_not_affected():
    s = a_quarrel(0, 4, hands=("", "shield sting#1"))

    an_event(s, EachDoes(EACH_COMPETITOR, lose(1)))
    answer(s, "shield toys.shield")

    assert is_done(s)


def test_a_change_that_is_undone_later_still_counts():
    s = a_quarrel(0, 4, hands=("", "sting#1"))

    an_event(s, EachDoes(EACH_COMPETITOR, lose(1)), EachDoes(EACH_COMPETITOR, gain(1)))
    answer(s, "pass")

    assert (s.who, coins(s, 1)) == (1, 4)


def test_a_reaction_opens_a_window_of_its_own():
    s = a_quarrel(4, 4, hands=("", "sting#1"))

    an_event(s, EachDoes(EACH_COMPETITOR, lose(1)))
    answer(answer(s, "pass"), "play toys.sting#1")

    assert (s.who, s.node(s.top).question(s, s.top)) == (0, "block")


def test_each_card_reacts_once_while_one_event_is_handled():
    s = a_quarrel(4, 4, hands=("sting#2", "sting#1"))

    an_event(s, EachDoes(EACH_COMPETITOR, lose(1)))
    answer(answer(s, "pass"), "play toys.sting#1")
    answer(answer(s, "pass"), "play toys.sting#2")  # the answer to the answer
    answer(s, "pass")

    assert (s.who, options(s)) == (1, ["pass"])
    assert asked(s)[0] == 1
    assert is_done(s)


def test_a_card_may_react_to_the_next_event():
    s = a_quarrel(4, 4, hands=("", "sting#1"))
    an_event(s, EachDoes(EACH_COMPETITOR, lose(1)))
    answer(answer(s, "pass"), "play toys.sting#1")
    asked(s)

    an_event(s, EachDoes(EACH_COMPETITOR, lose(1)))
    answer(s, "pass")

    assert options(s) == ["pass", "play toys.sting#1"]


def test_who_was_affected_may_react_with_one_card_after_the_other():
    s = a_quarrel(4, 4, hands=("", "sting#1 sting#2"))

    an_event(s, EachDoes(EACH_COMPETITOR, lose(1)))
    answer(answer(s, "pass"), "play toys.sting#1")
    while s.who == 0:
        answer(s, "pass")

    assert options(s) == ["pass", "play toys.sting#2"]
