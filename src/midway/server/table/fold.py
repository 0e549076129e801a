"""Fold: a table as its events make it. The same events give the same table in every worker, and after every restart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from midway.kernel.schema import SPECTATOR
from midway.server.protocol import PROTOCOL
from midway.server.table import events as of
from midway.server.table.people import OPEN, OVER, PLAYING, People
from midway.server.table.play import TO_ALL, Outcome, Play, sees
from midway.server.telling.changes import Teller

if TYPE_CHECKING:
    from midway.kernel.game import Game

NUMBERING: Final = 1  # raised when the same events would be numbered otherwise


class Fold:
    """What follows from the events so far."""

    def __init__(
        self, table_id: str, secret: str, game: Game, opened: of.Opened, made_at: float, skip: int = 0
    ) -> None:
        self.game = game
        self.secret = secret
        self.people = People.begin(opened, made_at)
        self.number = 1  # of events
        self.skip = skip  # up to this event the match is told by a later one
        seats = opened.seats
        self.numbers = [0] * (seats + 1)  # how many changes each viewer has been told of; everybody else at the end
        self.asked = [0] * seats  # the change that put each seat's question
        self.teller = Teller(table_id, self.people, self.epoch)

    @property
    def play(self) -> Play | None:
        return self.teller.play

    @property
    def epoch(self) -> str:
        """Changes by whose numbers: another epoch, another numbering."""
        return f"{PROTOCOL}.{NUMBERING}.{self.people.rules_version}.{self.people.epoch}"

    def number_of(self, viewer: int) -> int:
        """How many changes this viewer has been told of."""
        return self.numbers[viewer if 0 <= viewer < len(self.asked) else -1]

    def asked_of(self, viewer: int) -> int:
        return self.asked[viewer] if 0 <= viewer < len(self.asked) else 0

    def follow(self, event: of.AnyEvent) -> Outcome:
        """Take note of the next event. What cannot be raises Refused, and nothing has changed."""
        outcome = TO_ALL
        had_begun = self.people.status != OPEN
        play = self.teller.play
        if play is not None and self.number >= self.skip:
            outcome = play.follow(event)
        self.people.follow(event)
        begins = isinstance(event, of.Started | of.Imported) or (isinstance(event, of.Migrated) and had_begun)
        if begins and self.number + 1 >= self.skip:
            outcome = self._begin(event)
        elif isinstance(event, of.Migrated):
            self._number_anew()
        self.number += 1
        self._count(outcome)
        play = self.teller.play
        if play is not None and play.is_over:
            self.people.status = OVER
        return outcome

    def _number_anew(self) -> None:
        self.numbers = [0] * len(self.numbers)
        self.asked = [0] * len(self.asked)
        self.teller.epoch = self.epoch

    def _begin(self, event: of.AnyEvent) -> Outcome:
        play = Play(self.game, self.secret, self.people)
        if isinstance(event, of.Migrated):
            play.follow(of.Imported(choices=event.choices, contributions=[], names=[]))
            self._number_anew()
            if self.people.given_up:
                play.match.give_up()
        else:
            play.follow(event)
        self.teller.play = play
        self.people.status = PLAYING
        return Outcome(TO_ALL.visible, is_move=True)

    def _count(self, outcome: Outcome) -> None:
        seats = len(self.asked)
        for viewer in range(seats):
            if sees(outcome, viewer):
                self.numbers[viewer] += 1
        if sees(outcome, SPECTATOR):
            self.numbers[seats] += 1
        play = self.teller.play
        if play is not None and outcome.is_move:
            for seat in play.match.awaited:
                if play.match.asked_at(seat) == play.match.clock or self.asked[seat] == 0:
                    self.asked[seat] = self.numbers[seat]
