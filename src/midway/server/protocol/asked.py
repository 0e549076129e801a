"""Decisions: what a seat has to answer now, for its eyes only, and how far it may go back."""

from __future__ import annotations

import msgspec

from midway.server.protocol.words import Line, Option


class Window(msgspec.Struct, frozen=True):
    """The clock of a reaction; the same for all who are asked, whatever they hold."""

    least: float  # seconds until an answer takes effect
    most: float | None  # seconds after which silence lets it happen; null: there is no hurry


class Decision(msgspec.Struct, frozen=True):
    """What one seat has to decide now."""

    id: int  # send it back with the answer
    seat: int
    kind: str  # one component draws each kind
    rule: str  # id of the rule behind the question; "" if it has none
    source: str  # the card whose text asks, where the seat knows which it is; "" otherwise
    options: list[Option]
    free: list[Option]  # may be done first, without giving the answer
    window: Window | None
    held: str | None  # an answer that has been given, and takes effect when the window closes


class Undo(msgspec.Struct, frozen=True):
    """How far a seat may take back its choices without asking anybody."""

    choices: int
    takes_back: Option | None  # the choice that would go first
    reason: str  # why it ends there: "learned-since", "others-acted", "nothing-to-undo"
    taken_back: list[Option]  # all that would go, the last choice first
    redo: int  # how many choices it can make again


class TakenBack(msgspec.Struct, frozen=True):
    """One choice that an undo by consent would take back; no option where it is secret."""

    seat: int
    option: Option | None
    lines: list[Line]


class Proposal(msgspec.Struct, frozen=True):
    """What somebody asks of the others."""

    kind: str  # "undo", "stand-in", "give-up"
    seat: int  # who asks
    concerned: list[int]  # whose yes it takes
    agreed: list[int]
    about: int | None  # of a stand-in: the seat it is for
    bot: str  # of a stand-in: who would sit there
    takes_back: list[TakenBack]  # of an undo, the last choice first
