"""What happens at a table: numbered changes. Every viewer has a numbering of their own, without a gap."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from midway.server.protocol.asked import Decision, Proposal, Undo
from midway.server.protocol.resources import TableInfo
from midway.server.protocol.shown import Patch, Shown
from midway.server.protocol.words import Line, Option


class Place(msgspec.Struct, frozen=True):
    """A zone, and whose it is; no seat: the table's."""

    zone: str
    seat: int | None


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """One small fact, for motion and sound. What is not said of its kind is left out."""

    kind: str  # moved counted shuffled rolled revealed announced blocked turned chosen phase over, or "title-5"
    seat: int | None = None
    card: str | None = None  # "" for a card the viewer may not know
    what: str | None = None  # counted: the name of the number or token
    here: Place | None = None
    there: Place | None = None
    before: int | None = None
    after: int | None = None


class Cause(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody did to bring a change about."""

    kind: str  # of CAUSES
    seat: int | None = None
    option: Option | None = None  # where the viewer may know it
    by: str | None = None  # of a choice: "bot", "silence", "substitute" when the seat itself did not make it


CAUSES: dict[str, str] = {
    "sat": "somebody sat down, changed places with a bot, or came back",
    "left": "somebody left a seat",
    "settings": "the host changed what the table is like",
    "started": "the match began",
    "chose": "a seat made a choice",
    "undid": "a seat took back a choice",
    "redid": "a seat made a choice again",
    "held": "a seat has answered in a window; it takes effect when the window closes",
    "proposed": "a seat asks something of the others",
    "voted": "a seat answered that",
    "said": "somebody said something",
    "rematch": "a new table is laid for the same people",
    "ended": "the match was given up",
    "migrated": "the match goes on under newer rules",
}


class Said(msgspec.Struct, frozen=True):
    """One thing said at the table."""

    seat: int | None  # null: somebody who watches
    name: str
    text: str


class State(msgspec.Struct, tag_field="type", tag="state"):
    """Everything, as of a number: in place of whatever the client had."""

    number: int
    epoch: str  # numbers of another epoch mean nothing here
    seat: int | None  # whose view this is; null: everybody's
    open: bool  # nothing is hidden, since the match is over
    table: TableInfo
    shown: Shown | None  # null until the match begins
    decision: Decision | None
    undo: Undo | None
    proposal: Proposal | None
    log: list[list[Line]]  # the latest entries, each with its lines
    chat: list[Said]


class Change(msgspec.Struct, tag_field="type", tag="change", omit_defaults=True):
    """The next thing. What is left out is as it was; null is nothing any more."""

    number: int
    cause: Cause
    table: TableInfo | UnsetType = UNSET
    shown: Shown | UnsetType = UNSET  # the first position of a match
    patch: Patch | UnsetType = UNSET
    happenings: list[Happening] = []
    log: list[Line] = []  # one more entry
    relog: list[list[Line]] | UnsetType = UNSET  # the latest entries again, after something was taken back
    decision: Decision | UnsetType | None = UNSET
    undo: Undo | UnsetType | None = UNSET
    proposal: Proposal | UnsetType | None = UNSET
    said: Said | UnsetType = UNSET
