"""Events: all that ever happens at a table, in order. They are what is stored; everything else follows from them."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One thing that has happened. `request` is the client's own id for it, so that nothing is done twice."""

    request: str = ""


class Opened(Event, frozen=True, kw_only=True, tag="opened"):
    """A table was laid. Always the first event."""

    title: str
    rules_version: int
    seats: int
    options: dict[str, str]
    packs: list[tuple[str, str]]  # id and hash
    commitment: str
    is_public: bool
    chat: str
    bot_pause: float
    window_least: float
    window_most: float | None
    from_table: str = ""


class Sat(Event, frozen=True, kw_only=True, tag="sat"):
    """Somebody sat down. Of the secret of the seat only a hash is kept."""

    seat: int
    name: str
    key: str
    luck: str = ""


class SatBot(Event, frozen=True, kw_only=True, tag="sat-bot"):
    """A bot plays a seat: an open one, or that of somebody absent."""

    seat: int
    bot: str
    stands_in: bool = False


class CameBack(Event, frozen=True, kw_only=True, tag="came-back"):
    """Somebody took the seat again from the bot that stood in."""

    seat: int


class Left(Event, frozen=True, kw_only=True, tag="left"):
    """Somebody gave up a seat, or the host cleared it."""

    seat: int


class SettingsChanged(Event, frozen=True, kw_only=True, tag="settings"):
    """The host changed what the table is like."""

    is_public: bool | None = None
    chat: str | None = None
    bot_pause: float | None = None


class GuestsChanged(Event, frozen=True, kw_only=True, tag="guests"):
    """A seat lets others look over its shoulder, with a secret of which this is the hash; "": no more."""

    seat: int
    key: str


class Started(Event, frozen=True, kw_only=True, tag="started"):
    """The match began, with what each seat added to the luck."""

    contributions: list[str]


class Chose(Event, frozen=True, kw_only=True, tag="chose"):
    """A seat made a choice, or it was made for it."""

    seat: int
    option: str
    by: str = ""  # "bot", "silence", "substitute"


class Held(Event, frozen=True, kw_only=True, tag="held"):
    """A seat has answered in a window that is not to close yet; the next one replaces it."""

    seat: int
    option: str


class Undid(Event, frozen=True, kw_only=True, tag="undid"):
    """A seat took back its last choice; `place` is where in the list it was."""

    seat: int
    place: int


class Redid(Event, frozen=True, kw_only=True, tag="redid"):
    """A seat made a choice again."""

    seat: int
    option: str


class Proposed(Event, frozen=True, kw_only=True, tag="proposed"):
    """A seat asks something of the others."""

    seat: int
    what: str  # "undo", "stand-in", "give-up"
    to_step: int = 0  # undo: how many choices would be left
    about: int = 0  # stand-in: for whom
    bot: str = ""
    left: int = -1  # undo: how many choices were left, if nobody else had to agree


class Voted(Event, frozen=True, kw_only=True, tag="voted"):
    """A seat answered a proposal."""

    seat: int
    yes: bool
    left: int = -1  # undo: how many choices were left, if it was the last yes


class Spoke(Event, frozen=True, kw_only=True, tag="said"):
    """Somebody said something; seat -1: one who watches."""

    seat: int
    text: str


class RematchLaid(Event, frozen=True, kw_only=True, tag="rematch"):
    """A new table stands ready for the same people."""

    table: str


class GivenUp(Event, frozen=True, kw_only=True, tag="given-up"):
    """The match ends where it stands."""


class Imported(Event, frozen=True, kw_only=True, tag="imported"):
    """The match so far, from a record: all who sat there are bots or nobody."""

    choices: list[tuple[int, str]]
    contributions: list[str]
    names: list[str]


class Migrated(Event, frozen=True, kw_only=True, tag="migrated"):
    """The match goes on under newer rules: its choices so far, as these rules have them."""

    rules_version: int
    options: dict[str, str]
    packs: list[tuple[str, str]]
    choices: list[tuple[int, str]]


AnyEvent = (
    Opened
    | Sat
    | SatBot
    | CameBack
    | Left
    | SettingsChanged
    | GuestsChanged
    | Started
    | Chose
    | Held
    | Undid
    | Redid
    | Proposed
    | Voted
    | Spoke
    | RematchLaid
    | GivenUp
    | Imported
    | Migrated
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def written(event: AnyEvent) -> str:
    """An event as it is stored."""
    return _ENCODER.encode(event).decode()


def read(text: str) -> AnyEvent:
    return _DECODER.decode(text)
