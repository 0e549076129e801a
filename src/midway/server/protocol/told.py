"""What the server says on a table's socket, besides states and changes (happened.py)."""

from __future__ import annotations

import msgspec

from midway.server.protocol.happened import Change, State
from midway.server.protocol.words import Argument, Option


class Welcome(msgspec.Struct, tag_field="type", tag="welcome"):
    """The first word: who you are here. States or changes follow."""

    protocol: int
    version: str  # of the program
    epoch: str
    seats: list[int]  # that this connection holds
    seat: int | None  # whose view it gets; null: everybody's
    guest: bool  # it watches that seat, with its consent


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """It is in the record and will not be lost. `number` is the change it brought."""

    id: str
    number: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """It cannot be, and nothing has changed: `why-` with the reason is the key of the sentence."""

    id: str
    reason: str
    rule: str
    about: dict[str, str]


class Failed(msgspec.Struct, tag_field="type", tag="failed"):
    """Our fault: it is not known whether it was done. Send it again under the same id."""

    id: str
    reason: str  # "storage-down", "fault"
    report: str  # what to name in a bug report


class Part(msgspec.Struct, frozen=True):
    """One part of a sum: what it is for, which card it comes from, how much."""

    key: str
    card: str
    n: int


class Why(msgspec.Struct, tag_field="type", tag="why"):
    """Where a number comes from, in parts that add up to it."""

    id: str
    parts: list[Part]
    total: int


class Reason(msgspec.Struct, frozen=True):
    """Why an option is not offered; reason "" if it is."""

    option: Option
    reason: str
    rule: str


class WhyNot(msgspec.Struct, tag_field="type", tag="why-not"):
    """What speaks against an option, or against each thing one could try with a card."""

    id: str
    reasons: list[Reason]


class Foreseen(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is sure to change. A card leaves a zone or comes to one, or a number changes."""

    name: str  # of the number, the zone, the value, the score: "coin@0", "space-1@2", "value-stars@0", "points-total@0"
    card: str | None = None
    leaves: bool = False
    before: int | None = None
    after: int | None = None


class Foresight(msgspec.Struct, tag_field="type", tag="foresight"):
    """What an option is sure to bring, whatever cannot be known yet."""

    id: str
    changes: list[Foreseen]


class Presence(msgspec.Struct, tag_field="type", tag="presence"):
    """Who is here now. It has no number: the latest counts."""

    seats: list[int]
    watching: int
    guests: list[int]  # seats that let somebody look over their shoulder just now


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """The line works."""

    id: str


class Closing(msgspec.Struct, tag_field="type", tag="closing"):
    """The server ends the connection; come back when `retry` seconds have passed, if it is a number."""

    reason: str
    retry: float | None
    about: dict[str, Argument] = {}


ServerMessage = (
    Welcome | State | Change | Done | Refused | Failed | Why | WhyNot | Foresight | Presence | Pong | Closing
)
