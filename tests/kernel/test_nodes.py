"""Laws of all nodes: whatever a text says, it ends, leaves nothing behind, and can be saved at every question."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

from hypothesis import given
from hypothesis import strategies as st

from midway.kernel.nodes.conditions import Condition
from midway.kernel.nodes.deeds import Act, And, Chain, Choice, Deed, ForEach, InOrderTo, Or, Pair, Then
from midway.kernel.nodes.each import EachDoes, EachDoesOrElse, EachMay, EachMayOrElse
from midway.kernel.nodes.places import Verb
from midway.kernel.nodes.rulebox import Box
from midway.kernel.nodes.seats import EachSeat, Pronoun, Rival
from midway.kernel.nodes.sentence import Sentence
from midway.kernel.nodes.sentences import By, ChooseSeat, Command, If, May, Otherwise, Plain, Settled
from midway.kernel.nodes.standing import After, Cannot, CannotBe, Instead, While
from midway.kernel.nodes.things import AnyNumber, Each, Exactly, Kind, One, Things, UpTo
from midway.kernel.nodes.tokens import Steal
from midway.kernel.options import Options
from midway.kernel.schema import R_EVENT
from midway.kernel.state import State, restore
from tests.kernel.nodes.stories import (
    EACH_COMPETITOR,
    EACH_PLAYER,
    YOU,
    a_competitor,
    a_stage,
    amount,
    at,
    discarded_this_way,
    gain,
    in_play,
    in_rivals_stall,
    is_done,
    lose,
    pay,
    pay_to,
    steal,
    that,
    that_competitor,
    they,
    this,
    those,
    you_do,
    you_have,
)
from tests.testkit.toy_booth import COINS, PLAY, Booth, Discard, Take, in_hand, in_stall
from tests.testkit.toys import a_card, hand, run_box

T = TypeVar("T")
MOST_ANSWERS = 400


class Brawl(Booth):
    """Booth in which every card in hand can answer what has touched its owner, with its own text."""

    def tables(self, game) -> None:
        for rules in game.rules:
            for box in rules.boxes.values():
                box.lower("window", True)

    def has_reactions(self) -> bool:
        return True

    def reactions(self, s: State, f: int, seat: int, o: Options) -> None:
        for i in range(s.count(hand(s, seat))):
            if s.game.rules_of(s.at(hand(s, seat), i)).boxes:
                o.offer(PLAY, s.at(hand(s, seat), i))

    def react(self, s: State, f: int, seat: int, choice: int) -> None:
        s.begin(s.game.rules_of(s.arg).boxes["play"], seat, s.arg)


# ---- any text -----------------------------------------------------------------------------------------------
class Author:
    """Writes any text at all; equal seeds write equal texts. (Faster by far than drawing trees from Hypothesis.)"""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def one_of(self, *writers: Callable[[], T]) -> T:
        return self.random.choice(writers)()

    def slot(self) -> int:
        return self.random.randrange(4)

    def deed_slot(self) -> int:
        return self.random.randrange(9, 12)

    def seat_slot(self) -> int:
        return self.random.randrange(6, 9)

    def part_slot(self) -> int:
        return self.random.randrange(4, 6)

    def small(self) -> int:
        return self.random.randrange(1, 4)

    def some(self, writer: Callable[[], T]) -> tuple[T, ...]:
        return tuple([writer() for _ in range(self.random.randrange(2, 4))])

    # ---- nouns
    def kind(self) -> Kind:
        return self.one_of(
            lambda: in_hand(self.random.choice(["your", "their"])),
            lambda: in_stall(self.random.choice(["your", "their"])),
            lambda: in_rivals_stall(self.seat_slot()),
            in_play,
            lambda: discarded_this_way(self.deed_slot()),
        )

    def things(self) -> Things:
        return self.one_of(
            lambda: at(self.slot(), One(self.kind())),
            lambda: at(self.slot(), Each(self.kind())),
            lambda: at(self.slot(), Exactly(self.small(), self.kind())),
            lambda: at(self.slot(), AnyNumber(self.kind())),
            this,
            lambda: that(self.slot()),
            lambda: those(self.slot()),
        )

    def rival(self) -> Rival:
        return self.one_of(lambda: a_competitor(self.seat_slot()), lambda: that_competitor(self.seat_slot()))

    def person(self) -> Pronoun | Rival:
        people: list[Pronoun | Rival] = [YOU, they(self.seat_slot()), self.rival()]
        return self.random.choice(people)

    def everybody(self) -> EachSeat:
        return self.random.choice([EACH_PLAYER, EACH_COMPETITOR])

    # ---- deeds
    def deed(self) -> Deed:
        return self.one_of(
            lambda: gain(self.small()),
            lambda: lose(self.small()),
            lambda: pay(self.small()),
            lambda: pay_to(self.small(), self.rival()),
            lambda: steal(self.small(), self.seat_slot()),
            lambda: Steal(amount(self.small()), EACH_COMPETITOR),
            lambda: at(self.deed_slot(), Discard(self.things())),
            lambda: at(self.deed_slot(), Discard(self.things())),
            lambda: at(self.deed_slot(), Take(self.things())),
            lambda: at(self.deed_slot(), Discard(UpTo(self.small(), self.kind()))),  # type: ignore[arg-type]
        )

    def act(self) -> Act:
        return self.one_of(
            self.deed,
            self.deed,
            lambda: ForEach(self.deed(), Each(self.kind())),
            lambda: InOrderTo(self.deed(), self.deed()),
        )

    def pair(self) -> Pair:
        return self.one_of(self.act, self.act, lambda: And(self.some(self.act)))

    def chain(self) -> Chain:
        return self.one_of(self.pair, self.pair, lambda: Then(self.some(self.pair)))

    def choice(self) -> Choice:
        return self.one_of(self.chain, self.chain, lambda: Or(self.some(self.chain)))

    # ---- sentences
    def plain(self) -> Plain:
        return self.one_of(
            lambda: at(self.part_slot(), Command(self.choice())),
            lambda: at(self.part_slot(), By(self.person(), self.choice())),
            lambda: at(self.part_slot(), May(self.person(), self.choice())),
            lambda: Command(ChooseSeat(a_competitor(self.seat_slot()))),
        )

    def condition(self) -> Condition:
        return self.one_of(lambda: you_have(self.small()), lambda: you_do(self.part_slot()))

    def settled(self) -> Settled:
        return self.one_of(
            self.plain,
            self.plain,
            lambda: If(self.condition(), self.plain()),
            lambda: Otherwise(self.plain(), self.plain()),
            lambda: EachDoes(self.everybody(), self.choice()),
            lambda: EachMay(self.everybody(), self.choice()),
            lambda: EachDoesOrElse(self.everybody(), self.choice(), self.choice()),
            lambda: EachMayOrElse(self.everybody(), self.choice(), self.choice()),
        )

    def verb(self) -> Verb:
        return Verb(self.random.choice(["discard", "take"]))

    def standing(self) -> Sentence:
        return self.one_of(
            lambda: CannotBe(self.things(), self.verb()),
            lambda: Cannot(self.everybody(), self.deed()),
            lambda: While(CannotBe(self.things(), self.verb()), you_have(self.small())),
            lambda: After(self.everybody(), self.deed(), self.settled()),
            lambda: After(self.everybody(), at(self.deed_slot(), Discard(self.things())), self.settled()),
            lambda: Instead(self.things(), self.verb(), self.choice()),
        )

    def box(self) -> Box:
        return Box(tuple([self.settled() for _ in range(self.small())]), ())


# ---- a table and its answers ----------------------------------------------------------------------------------
def a_table(texts: list[Box], rules: list[Sentence]) -> State:
    """Three seats with coins, cards with standing rules in the stalls, cards with texts in the hands."""
    cards = [a_card(f"r{i}", Box((rule,), ())) for i, rule in enumerate(rules)]
    cards += [a_card(f"t{i}", text) for i, text in enumerate(texts)]
    in_stalls = [f"r{i}" for i in range(len(rules))]
    texts_in_hand = " ".join(f"t{i}" for i in range(len(texts)))
    s = a_stage(
        3,
        *cards,
        a_card("shield"),
        yours=" ".join([*in_stalls[::2], "lamp"]),
        theirs=" ".join([*in_stalls[1::2], "tent", "drum"]),
        hands=("owl", f"bee shield {texts_in_hand}", "cat cow"),
        title=Brawl(),
    )
    for seat, purse in enumerate((3, 1, 2)):
        s.gain(seat, COINS, purse)
    return s


def answered(s: State, picks: list[int]) -> Options:
    """Answer by these numbers, then with first options; gives the answers."""
    given_ = Options()
    for turn in range(MOST_ANSWERS):
        if s.who < 0:
            return given_
        seat = s.who
        offered = s.legal(seat)
        assert len(offered) > 0
        pick = picks[turn] if turn < len(picks) else 0
        given_.add(offered[pick % len(offered)])
        s.apply(seat, offered[pick % len(offered)])
    raise AssertionError("the box does not end")


def a_story(seed: int) -> tuple[State, list[int]]:
    """A text running at its first question, among others that wait; and how it will be answered."""
    author = Author(seed)
    texts = [author.box() for _ in range(2)]
    s = a_table(texts, [author.standing() for _ in range(author.random.randrange(5))])
    run_box(s, texts[0], you=0, src=0, window=True)
    return s, [author.random.randrange(6) for _ in range(40)]


SEEDS = st.integers(0, 2**40)


@given(SEEDS)
def test_any_text_ends_and_leaves_nothing_behind(seed):
    s, picks = a_story(seed)

    answered(s, picks)

    assert is_done(s)
    assert s.num(R_EVENT) == 0
    assert not any(s.num(s.game.used_at + c) for c in range(len(s.game.cards)))
    assert all(s.where(c) > 0 for c in range(len(s.game.cards)))
    assert all(s.own(seat, COINS) >= 0 for seat in range(3))


@given(SEEDS)
def test_any_text_goes_on_equally_after_clone_and_save_and_restore(seed):
    s, picks = a_story(seed)
    ends = set()

    for turn in range(8):
        if s.who < 0:
            break
        cloned, restored = s.clone(), restore(s.game, s.save())
        assert [*cloned.legal(s.who)] == [*restored.legal(s.who)] == [*s.legal(s.who)]
        answered(cloned, picks[turn:])
        answered(restored, picks[turn:])
        ends |= {cloned.save(), restored.save()}
        offered = s.legal(s.who)
        s.apply(s.who, offered[(picks[turn] if turn < len(picks) else 0) % len(offered)])
    answered(s, picks[8:])

    assert ends <= {s.save()}


@given(SEEDS)
def test_asking_what_is_possible_changes_nothing(seed):
    s, _ = a_story(seed)
    before = s.save()

    for c in range(len(s.game.cards)):
        for box in s.game.rules_of(c).boxes.values():
            s.can_begin(box, 0, c)
    if s.who >= 0:
        s.node(s.top).options(s, s.top, Options())

    assert s.save() == before
