"""What travels over plain HTTP: tables and seats."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Luck = Annotated[str, Meta(max_length=100)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where."""

    seat: int
    who: str  # "open", "person", "bot"
    name: str
    bot: str  # which one plays: for itself, or standing in for a person
    stands_in: bool


class PackInfo(msgspec.Struct, frozen=True):
    """A pack in use; its hash tells its text apart from any other."""

    id: str
    hash: str


class TableInfo(msgspec.Struct, frozen=True):
    """A table, as everybody who may see it sees it."""

    id: str
    title: str
    rules_version: int
    options: dict[str, str]
    packs: list[PackInfo]
    status: str  # "open", "playing", "over" (also when given up)
    given_up: bool
    is_public: bool
    seats: list[SeatInfo]
    host: int | None  # the seat that may change and start it
    chat: str  # "all", "seats", "off"
    bot_pause: float  # seconds before a bot's move
    window_least: float  # seconds a reaction takes at least, where several people sit
    window_most: float | None  # seconds after which silence lets it happen
    commitment: str  # seals the luck: published before the first card
    contributions: list[str]  # what each seat added to the luck, once it has begun
    secret: str | None  # what was sealed, once it is over
    made_at: float  # seconds since 1970
    from_table: str | None  # whose rematch it is
    rematch: str | None  # the table of the same people's next match


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A wish for a table."""

    title: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]], Meta(max_length=64)
    ] = {}
    is_public: bool = False
    bots: dict[Annotated[str, Meta(pattern="^[0-7]$")], BotName] = {}  # seat -> which bot
    chat: Annotated[str, Meta(pattern="^(all|seats|off)$")] = "all"
    bot_pause: Annotated[float, Meta(ge=0, le=5)] | None = None
    window_least: Annotated[float, Meta(ge=0.1, le=30)] | None = None
    window_most: Annotated[float, Meta(ge=1, le=600)] | None = None


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """What the host may change at any time."""

    is_public: bool | None = None
    chat: Annotated[str, Meta(pattern="^(all|seats|off)$")] | None = None
    bot_pause: Annotated[float, Meta(ge=0, le=5)] | None = None


class SitDown(msgspec.Struct, forbid_unknown_fields=True):
    """A wish for a seat."""

    name: Name
    luck: Luck = ""  # added to the luck of the match: nobody else can have foreseen it
    cookie: bool = False  # keep the secret in an HttpOnly cookie, and do not tell it


class Seated(msgspec.Struct):
    """A seat is yours: whoever has the secret is that seat."""

    table: TableInfo
    seat: int
    secret: str | None  # null: it is in the cookie
    invite: str  # for links to a private table, behind a "#"


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    """Let a bot play a seat."""

    bot: BotName


class Guest(msgspec.Struct):
    """Whoever has the secret may look over this seat's shoulder; the next one, or withdrawing it, ends that."""

    secret: str


class Tables(msgspec.Struct):
    """A page of public tables, the latest first; `next` asks for the next page."""

    tables: list[TableInfo]
    next: str | None


class Complaint(msgspec.Struct):
    """What went wrong: `why-` with the reason is the key of its sentence, `detail` the same in plain English."""

    reason: str
    rule: str
    about: dict[str, str]
    detail: str
