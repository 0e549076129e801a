"""Decisions: what people, bots and the protocol see of a pending question. Plain data, made on request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from midway.kernel.options import arg_of

if TYPE_CHECKING:
    from midway.kernel.node import Node
    from midway.kernel.state import State

# One web component of the same name draws each kind.
KINDS: Final[dict[str, str]] = {
    "command": "What to do now, out of everything the rules allow: the main question of a turn.",
    "card": "Pick a card; DONE where enough are picked.",
    "seat": "Pick a player.",
    "branch": "Pick one part of an “or”.",
    "yes-no": "Do it or leave it.",
    "number": "Pick a number.",
    "pay": "Pay a price now, perhaps after free moves that bring in money, or decline.",
    "block": "An attack is announced: block it, or let it happen. Asked of all it could touch.",
    "react": "A rule has really touched you: answer it, or let it be.",
    "order": "Which of several rules that are due at the same time runs first.",
}
TOGETHER: Final = "together"  # all that others are told of a decision in a simultaneous phase
OF_TITLE: Final = "/"  # a title's own kinds bear its id in front: "shy/aim"


@dataclass(frozen=True)
class Offered:
    """One option: as records and people's programs write it, and as the engine's integer."""

    words: str
    value: int
    says: Node | None = None  # the part of a text that it stands for


@dataclass(frozen=True)
class Decision:
    """What one seat has to decide now. For the eyes of that seat only."""

    seat: int
    kind: str  # of KINDS, or of the title's own
    rule: str  # id of the rule behind the question; "" if it has none
    source: str  # the card whose text asks, or that is asked about, where the seat knows which it is; "" otherwise
    options: tuple[Offered, ...]
    free: tuple[Offered, ...]  # may be done first, without giving the answer


@dataclass(frozen=True)
class Told:
    """What somebody else may know of a seat's decision."""

    seat: int
    kind: str
    source: str


def is_kind(kind: str, title_id: str) -> bool:
    """May a question of this title be of that kind?"""
    return kind in KINDS or kind.startswith(title_id + OF_TITLE)


def decision_for(s: State, seat: int) -> Decision | None:
    """What the seat has to decide now; None if the table waits for others."""
    if not s.is_awaited(seat):
        return None
    kind, rule, source = _question(s, seat)
    if source >= 0 and not s.knows(seat, source):
        source = -1
    branches = s.node(s.asking(seat)).branches()
    options = tuple([offered(s, choice, branches) for choice in s.legal(seat)])
    free = tuple([offered(s, choice) for choice in s.free(seat)])
    return Decision(seat, kind, rule, _card(s, source), options, free)


def pending(s: State) -> list[Decision]:
    """Every decision the table waits for, in the order of the seats."""
    out: list[Decision] = []
    for seat in s.awaited():
        decision = decision_for(s, seat)
        if decision is not None:
            out.append(decision)
    return out


def told_of(s: State, seat: int, viewer: int) -> Told | None:
    """What a viewer may know of somebody else's decision; nothing of the options.

    In a simultaneous phase it is only that the seat has not finished: which question it is at may follow from
    its secret answers.
    """
    if not s.is_awaited(seat):
        return None
    if s.base_of(seat) != 0:
        return Told(seat, TOGETHER, "")
    kind, _, source = _question(s, seat)
    return Told(seat, kind, _card(s, source if source >= 0 and s.knows(viewer, source) else -1))


def offered(s: State, choice: int, branches: tuple[Node, ...] = ()) -> Offered:
    """An option with its words."""
    says = branches[arg_of(choice)] if branches else None
    return Offered(s.game.title.verbs.written(choice, s.game.card_names), choice, says)


def _question(s: State, seat: int) -> tuple[str, str, int]:
    f = s.asking(seat)
    node = s.node(f)
    s.cur = s.base_of(seat)
    kind, rule, source = node.question(s, f), node.rule_id(s, f), int(node.asks_about(s, f))
    s.cur = 0
    return kind, rule, source


def _card(s: State, card: int) -> str:
    return s.game.card_names[card] if card >= 0 else ""
