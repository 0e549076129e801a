"""What a client says on a table's socket. `id` is of its own making; the answer bears it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

RequestId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w.:-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Words = Annotated[str, Meta(max_length=400)]
Secret = Annotated[str, Meta(min_length=20, max_length=100, pattern=r"^[\w-]+$")]


class Spoken(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """What all of them are."""


class Resume(msgspec.Struct, forbid_unknown_fields=True):
    """The last change one has seen."""

    epoch: Annotated[str, Meta(max_length=80)]
    number: Annotated[int, Meta(ge=0, le=2**31)]


class Hello(Spoken, tag="hello"):
    """The first word. Seats in cookies count by themselves; other clients name their secrets here."""

    protocol: Annotated[int, Meta(ge=1, le=1000)]
    secrets: Annotated[list[Secret], Meta(max_length=8)] = []  # of seats, or one of a guest
    invite: Annotated[str, Meta(max_length=100)] = ""  # to watch a private table
    seat: SeatNumber | None = None  # whose view to begin with; null: the only seat one holds, or everybody's
    resume: Resume | None = None


class Look(Spoken, tag="look"):
    """Look with another seat's eyes: one's own, null for everybody's, or with nothing hidden once it is over."""

    id: RequestId
    seat: SeatNumber | None = None
    open: bool = False


class Choose(Spoken, tag="choose"):
    """Answer a decision."""

    id: RequestId
    decision: Annotated[int, Meta(ge=0, le=2**31)]
    option: Words


class UndoLast(Spoken, tag="undo"):
    """Take back the last choice, where it needs nobody's consent."""

    id: RequestId


class RedoLast(Spoken, tag="redo"):
    """Make the choice again that was taken back last."""

    id: RequestId


class Propose(Spoken, tag="propose"):
    """Ask the others: to take back one's last choices, to seat a bot for somebody absent, to end the match."""

    id: RequestId
    kind: Annotated[str, Meta(pattern="^(undo|stand-in|give-up)$")]
    choices: Annotated[int, Meta(ge=1, le=1000)] = 1  # undo: how many of one's own
    seat: SeatNumber | None = None  # stand-in: for whom
    bot: Annotated[str, Meta(max_length=40)] = ""  # stand-in: which


class Vote(Spoken, tag="vote"):
    """Answer a proposal."""

    id: RequestId
    yes: bool


class ComeBack(Spoken, tag="come-back"):
    """Take one's seat again from the bot that stood in."""

    id: RequestId


class Say(Spoken, tag="say"):
    """Say something to all. It is no part of the record."""

    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Mute(Spoken, tag="mute"):
    """Be told nothing more that is said, or be told again."""

    id: RequestId
    on: bool


class AskWhyNot(Spoken, tag="why-not"):
    """Why is this option not offered? Or: what could be tried with this card, and why not?"""

    id: RequestId
    option: Words = ""
    card: Words = ""


class AskWhy(Spoken, tag="why"):
    """Where does a value come from? Of a card, or of a seat."""

    id: RequestId
    value: Annotated[str, Meta(max_length=80)]
    card: Words = ""
    seat: SeatNumber | None = None


class Foresee(Spoken, tag="foresee"):
    """What is an option of one's decision sure to bring?"""

    id: RequestId
    option: Words


class Ping(Spoken, tag="ping"):
    """Is somebody there?"""

    id: RequestId


ClientMessage = (
    Hello
    | Look
    | Choose
    | UndoLast
    | RedoLast
    | Propose
    | Vote
    | ComeBack
    | Say
    | Mute
    | AskWhyNot
    | AskWhy
    | Foresee
    | Ping
)
