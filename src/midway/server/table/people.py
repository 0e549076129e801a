"""People: what follows from a table's events without playing: who sits where, what was said and proposed."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Final

from midway.server.table import events as of

MOST_SAID: Final = 50  # that is remembered to be told again
MOST_REQUESTS: Final = 200  # whose ids are remembered, so that nothing is done twice

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"


@dataclass
class Chair:
    """One seat of the table."""

    name: str = ""
    key: str = ""  # hash of the secret of whoever sits here
    bot: str = ""  # who plays it, if no person does
    luck: str = ""
    guests: str = ""  # hash of the secret of those who may look over the shoulder

    @property
    def who(self) -> str:
        return "person" if self.key else "bot" if self.bot else "open"

    @property
    def is_human(self) -> bool:
        """Does a person answer for it now?"""
        return bool(self.key) and not self.bot


@dataclass
class Ballot:
    """What a seat asks of the others, and who has agreed."""

    proposed: of.Proposed
    concerned: list[int]
    agreed: list[int] = field(default_factory=list)

    @property
    def is_won(self) -> bool:
        return sorted(self.agreed) == self.concerned


@dataclass
class People:
    """The table without its match."""

    opened: of.Opened
    made_at: float
    chairs: list[Chair]
    host: int | None = None
    status: str = OPEN
    given_up: bool = False
    is_public: bool = False
    chat: str = "all"
    bot_pause: float = 0.0
    contributions: list[str] = field(default_factory=list)
    rules_version: int = 0
    options: dict[str, str] = field(default_factory=dict)
    packs: list[tuple[str, str]] = field(default_factory=list)
    epoch: int = 0  # how often the numbering has begun anew
    rematch: str = ""
    ballot: Ballot | None = None  # what is asked of the others, unless it is to take something back
    said: deque[tuple[int, str, str]] = field(default_factory=lambda: deque(maxlen=MOST_SAID))
    requests: dict[str, None] = field(default_factory=dict)

    @staticmethod
    def begin(opened: of.Opened, made_at: float) -> People:
        return People(
            opened,
            made_at,
            [Chair() for _ in range(opened.seats)],
            is_public=opened.is_public,
            chat=opened.chat,
            bot_pause=opened.bot_pause,
            rules_version=opened.rules_version,
            options=opened.options,
            packs=opened.packs,
        )

    @property
    def humans(self) -> list[int]:
        """The seats for which a person answers now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_human]

    def is_done(self, seat: int, request: str) -> bool:
        """Has this very request been carried out already?"""
        return bool(request) and f"{seat} {request}" in self.requests

    def follow(self, event: of.AnyEvent) -> None:
        """Take note of an event. What it does to the match is not of our concern."""
        if event.request:
            self._remember(event)
        if isinstance(event, of.Sat):
            self.chairs[event.seat] = Chair(name=event.name, key=event.key, luck=event.luck)
            self.host = event.seat if self.host is None else self.host
        elif isinstance(event, of.SatBot):
            chair = self.chairs[event.seat]
            self.chairs[event.seat] = Chair(chair.name, chair.key, event.bot, chair.luck, chair.guests)
            if event.stands_in:
                self.ballot = None
            else:
                self.chairs[event.seat] = Chair(bot=event.bot)
        elif isinstance(event, of.CameBack):
            self.chairs[event.seat].bot = ""
        elif isinstance(event, of.Left):
            self._leave(event.seat)
        elif isinstance(event, of.SettingsChanged):
            self.is_public = self.is_public if event.is_public is None else event.is_public
            self.chat = event.chat or self.chat
            self.bot_pause = self.bot_pause if event.bot_pause is None else event.bot_pause
        elif isinstance(event, of.GuestsChanged):
            self.chairs[event.seat].guests = event.key
        elif isinstance(event, of.Started):
            self.status = PLAYING
            self.contributions = event.contributions
        elif isinstance(event, of.Spoke):
            name = self.chairs[event.seat].name if event.seat >= 0 else ""
            self.said.append((event.seat, name, event.text))
        elif isinstance(event, of.Proposed | of.Voted):
            self._count(event)
        elif isinstance(event, of.RematchLaid):
            self.rematch = event.table
        elif isinstance(event, of.GivenUp):
            self.status, self.given_up, self.ballot = OVER, True, None
        elif isinstance(event, of.Imported):
            self.status = PLAYING
            self.contributions = event.contributions
            for chair, name in zip(self.chairs, event.names, strict=True):
                chair.name = name
        elif isinstance(event, of.Migrated):
            self.rules_version, self.options, self.packs = event.rules_version, event.options, event.packs
            self.epoch += 1

    def _count(self, event: of.Proposed | of.Voted) -> None:
        """Votes on what needs everybody's yes."""
        if isinstance(event, of.Proposed):
            if event.what != "undo":
                spared = {event.seat, event.about} if event.what == "stand-in" else {event.seat}
                self.ballot = Ballot(event, [seat for seat in self.humans if seat not in spared])
        elif self.ballot is not None and event.seat in self.ballot.concerned:
            if event.yes:
                self.ballot.agreed.append(event.seat)
            else:
                self.ballot = None

    def _leave(self, seat: int) -> None:
        if self.ballot is not None and seat in (self.ballot.proposed.seat, *self.ballot.concerned):
            self.ballot = None
        before = self.chairs[seat]
        # A match that is played keeps the name beside what its seat has done.
        self.chairs[seat] = Chair(name=before.name) if self.status != OPEN else Chair()
        if self.host == seat:
            people = [n for n, chair in enumerate(self.chairs) if chair.key]
            self.host = people[0] if people else None

    def _remember(self, event: of.AnyEvent) -> None:
        self.requests[f"{getattr(event, 'seat', -1)} {event.request}"] = None
        while len(self.requests) > MOST_REQUESTS:
            del self.requests[next(iter(self.requests))]
