"""Events: blocks, answers, pinning, the event played back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.node import Node
from midway.kernel.nodes.deeds import Choice, Deed
from midway.kernel.nodes.rulebox import RuleBox
from midway.kernel.nodes.seats import Rival
from midway.kernel.nodes.waiting import SetOff
from midway.kernel.results import ENACTED, FAILED
from midway.titles.unfair.schema import BOTTOM, EVENT_PLAYED, FACE, PINNED, TOP
from midway.titles.unfair.texts import Blocks, Reacts
from midway.titles.unfair.words import phrase, words

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.state import State


@dataclass(frozen=True)
class Attack(Node):
    """A type of event that hurts somebody."""

    id: str


@mypyc_attr(allow_interpreted_subclasses=True)
class BlocksAttacks(Blocks):
    """Works from the hand or out of the park: see blocking.py."""

    def listed(self) -> tuple[Attack, ...]:
        raise NotImplementedError

    def attacks(self) -> tuple[str, ...]:
        return tuple([attack.id for attack in self.listed()])


@dataclass(frozen=True)
class BlockEvent(BlocksAttacks):
    """All that this half of an Event card is good for."""

    against: tuple[Attack, ...]

    def listed(self) -> tuple[Attack, ...]:
        return self.against


@dataclass(frozen=True)
class MayBlock(BlocksAttacks):
    """A card of the park that stays."""

    against: tuple[Attack, ...]

    def listed(self) -> tuple[Attack, ...]:
        return self.against


@dataclass(frozen=True)
class MayDiscardToBlock(BlocksAttacks):
    """A card that is spent, out of the hand or out of the park."""

    against: tuple[Attack, ...]

    def listed(self) -> tuple[Attack, ...]:
        return self.against

    @property
    def is_spent(self) -> bool:
        return True


@dataclass(frozen=True)
class MayDiscardFromHandToBlock(MayDiscardToBlock):
    """A card that only works from the hand."""

    @property
    def from_hand(self) -> bool:
        return True


@dataclass(frozen=True)
class Answer(SetOff):
    """The answer as a rule box of its own: they played the event, the mark is its card."""

    who: Rival
    does: Choice

    def then_runs(self) -> Node:
        return self.does

    def note_cause(self, s: State, f: i64) -> None:
        s.note(f, self.who.slot, s.them(f))


@mypyc_attr(allow_interpreted_subclasses=True)
class Answers(Reacts):
    box: Node | None = None  # lowered: what runs


@dataclass(frozen=True)
class AnswersEvent(Answers):
    """Works from the hand, once an event has really affected its owner: see blocking.py."""

    who: Rival
    does: Choice

    def bind(self, game: Game) -> None:
        self.lower("box", game.install(Answer(self.who, self.does), "an answer"))

    def answer(self) -> Node:
        if self.box is None:
            raise ValueError("it has not been put into a game")
        return self.box


@dataclass(frozen=True)
class PlayEventBack(Deed):
    """The event that was answered runs once more, for you, and against whoever played it."""

    victim: Rival

    @property
    def verb(self) -> str:
        return "play"

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 1:
            s.pop()
            return
        event = s.mark(s.box(f)) if s.box(f) != 0 else -1
        box = box_that_ran(s, f, event)
        if box is None:
            s.end(FAILED)
            return
        s.go(f, 1)
        s.begin(box, s.you(f), event)


def box_that_ran(s: State, f: i64, event: i64) -> Node | None:
    """The rule box of this card that is running further down, or the half of it that was chosen."""
    if event < 0:
        return None
    g = s.caller(f)
    while g != 0:
        if s.src(g) == event and isinstance(s.node(g), RuleBox):
            return s.node(g)
        g = s.caller(g)
    name = {TOP: "top.text", BOTTOM: "bottom.text"}.get(int(s.word(event, FACE)), "text")
    return s.game.box(event, name)


def may_aim_at(s: State, f: i64, seat: i64) -> bool:
    """An event that is played back hits nobody but the one who played it."""
    while f != 0:
        if isinstance(s.node(f), PlayEventBack):
            return seat == s.them(f)
        f = s.caller(f)
    return True


@dataclass(frozen=True)
class Pin(Deed):
    """The Event card stays in its owner's park until Cleanup; playing that half has pinned it already."""

    @property
    def verb(self) -> str:
        return "pin"

    def step(self, s: State, f: i64) -> None:
        card = s.src(f)
        pin(s, card, s.you(f))
        s.end(ENACTED)


def pin(s: State, card: i64, seat: i64) -> None:
    """An Event card that is being played is pinned to a park; any other card lies where it belongs already."""
    if card >= 0 and s.where(card) == EVENT_PLAYED and s.room(s.zone(seat, PINNED)) > 0:
        s.move(card, s.zone(seat, PINNED))


words(
    Attack,
    {
        "Injunction": ("Injunction", "«Предписание»"),
        "Inspection": ("Inspection", "«Проверка»"),
        "Intrusion": ("Intrusion", "«Проникновение»"),
        "Hacking": ("Hacking", "«Взлом»"),
    },
)
phrase(BlockEvent, "block a {against+| or} event", "заблокируйте событие {against+| или}")
phrase(MayBlock, "you may block a {against+| or} event", "вы можете заблокировать событие {against+| или}")
phrase(
    MayDiscardToBlock,
    "you may discard this card to block a {against+| or} event",
    "вы можете сбросить эту карту, чтобы заблокировать событие {against+| или}",
)
phrase(
    MayDiscardFromHandToBlock,
    "you may discard this card from your hand to block a {against+| or} event",
    "вы можете сбросить эту карту со своей руки, чтобы заблокировать событие {against+| или}",
)
phrase(
    AnswersEvent,
    "after an event of {who} affects you, you may play this card from your hand to {does:inf}",
    "после того как событие {who:gen} подействует на вас, вы можете разыграть эту карту со своей руки, "
    "чтобы {does:inf}",
)
phrase(PlayEventBack, "~play that event against {victim}", "~разыграть это событие против {victim:gen}")
phrase(Pin, "~pin this card to your park", "~прикрепить эту карту к своему парку")
