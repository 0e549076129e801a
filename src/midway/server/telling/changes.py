"""States and changes as one viewer is told of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET

from midway.kernel.chronicle import EVERYTHING, lines_of, lines_of_facts, seen_by
from midway.kernel.schema import SPECTATOR
from midway.kernel.views import facts_for
from midway.server.protocol.happened import Cause, Change, Said, State
from midway.server.protocol.words import Line
from midway.server.table import events as of
from midway.server.table.play import is_secret
from midway.server.telling import questions
from midway.server.telling.reading import happening, line, option
from midway.server.telling.shown import patch, shown
from midway.server.telling.table_info import table_info

if TYPE_CHECKING:
    from midway.server.protocol.resources import TableInfo
    from midway.server.protocol.shown import Shown
    from midway.server.table.people import People
    from midway.server.table.play import Outcome, Play

MOST_LOG: Final = 60  # entries that a state tells again

KINDS: Final = {
    of.Sat: "sat", of.SatBot: "sat", of.CameBack: "sat", of.Left: "left", of.SettingsChanged: "settings",
    of.GuestsChanged: "settings", of.Started: "started", of.Chose: "chose", of.Held: "held", of.Undid: "undid",
    of.Redid: "redid", of.Proposed: "proposed", of.Voted: "voted", of.Spoke: "said", of.RematchLaid: "rematch",
    of.GivenUp: "ended", of.Imported: "started", of.Migrated: "migrated",
}  # fmt: skip
OF_THE_TABLE: Final = (
    of.Sat, of.SatBot, of.CameBack, of.Left, of.SettingsChanged, of.Started, of.RematchLaid, of.GivenUp, of.Imported,
)  # fmt: skip
OF_PROPOSALS: Final = (of.Proposed, of.Voted, of.SatBot, of.Left, of.GivenUp)


class Teller:
    """Tells what happens at one table. It reads the table and changes nothing."""

    def __init__(self, table_id: str, people: People, epoch: str) -> None:
        self.table_id = table_id
        self.people = people
        self.epoch = epoch
        self.play: Play | None = None

    def info(self) -> TableInfo:
        play = self.play
        secret = play.match.reveal() if play is not None and play.is_over else None
        return table_info(self.table_id, self.people, secret)

    def shown(self, viewer: int) -> Shown | None:
        return None if self.play is None else shown(self.play.known(viewer), viewer)

    # ---- everything -----------------------------------------------------------------------------------------
    def state(self, viewer: int, number: int, asked: int) -> State:
        """All that a viewer may know; `asked` is the change that asked the seat its question."""
        is_seat = 0 <= viewer < len(self.people.chairs)
        play = self.play
        return State(
            number=number,
            epoch=self.epoch,
            seat=viewer if is_seat else None,
            open=viewer == EVERYTHING,
            table=self.info(),
            shown=self.shown(viewer),
            decision=questions.decision(play, self.people, viewer, asked) if play and is_seat else None,
            undo=questions.undo(play, viewer) if play and is_seat else None,
            proposal=questions.proposal(play, self.people, viewer),
            log=self.log(viewer),
            chat=[said(seat, name, text) for seat, name, text in self.people.said],
        )

    def log(self, viewer: int, most: int = MOST_LOG) -> list[list[Line]]:
        """The latest entries of the log, as far as the viewer may read them."""
        if self.play is None:
            return []
        match = self.play.match
        seen = seen_by(match.state, viewer)
        entries: list[list[Line]] = []
        for step in reversed(match.steps):
            if len(entries) == most:
                return entries[::-1]
            if viewer in (step.seat, EVERYTHING) or not is_secret(step):
                lines = lines_of(seen, step, viewer, self.play.knew[step.number - 1])
                entries += [[line(match.game, one) for one in lines]] if lines else []
        opening = lines_of_facts(seen, match.opening, viewer)
        entries += [[line(match.game, one) for one in opening]] if opening and len(entries) < most else []
        return entries[::-1]

    # ---- one thing more --------------------------------------------------------------------------------------
    def change(
        self,
        event: of.AnyEvent,
        outcome: Outcome,
        viewer: int,
        number: int,
        asked: int,
        before: Shown | None,
    ) -> tuple[Change, Shown | None]:
        """What a viewer is told of an event, and the position as it sees it afterwards."""
        told = Change(number=number, cause=self._cause(event, outcome, viewer))
        is_seat = 0 <= viewer < len(self.people.chairs)
        if isinstance(event, OF_THE_TABLE) or (self.play is not None and self.play.is_over and outcome.is_move):
            told.table = self.info()
        if isinstance(event, OF_PROPOSALS) or outcome.is_move:
            told.proposal = questions.proposal(self.play, self.people, viewer)
        if isinstance(event, of.Spoke):
            told.said = said(event.seat, self.people.chairs[event.seat].name if event.seat >= 0 else "", event.text)
        play = self.play
        if play is None:
            return told, None
        after = before
        if before is None:
            after = told.shown = shown(play.known(viewer), viewer)
            told.relog = self.log(viewer)
        elif outcome.is_move:
            after = shown(play.known(viewer), viewer)
            told.patch = patch(before, after)
            self._tell_step(told, outcome, viewer)
        if is_seat and (outcome.is_move or isinstance(event, of.Held) or before is None):
            told.decision = questions.decision(play, self.people, viewer, asked)
            told.undo = questions.undo(play, viewer)
        return told, after

    def _tell_step(self, told: Change, outcome: Outcome, viewer: int) -> None:
        assert self.play is not None
        match, step = self.play.match, outcome.step
        if outcome.went_back:
            told.relog = self.log(viewer)
        elif step is not None:
            reader = SPECTATOR if viewer == EVERYTHING else viewer
            told.happenings = [happening(match.game, fact) for fact in facts_for(step.facts, reader)]
            seen = seen_by(match.state, reader)
            lines = lines_of(seen, step, reader, self.play.knew[step.number - 1])
            told.log = [line(match.game, one) for one in lines]

    def _cause(self, event: of.AnyEvent, outcome: Outcome, viewer: int) -> Cause:
        kind = KINDS[type(event)]
        seat = getattr(event, "seat", None)
        if self.play is None or outcome.step is None:
            return Cause(kind, seat if seat is not None and seat >= 0 else None)
        knows = viewer == EVERYTHING or (self.play.knew[outcome.step.number - 1] >> viewer) & 1
        chosen = option(self.play.match.game, outcome.step.option) if knows else None
        return Cause(kind, seat, chosen, getattr(event, "by", "") or None)


def said(seat: int, name: str, text: str) -> Said:
    return Said(seat if seat >= 0 else None, name, text)


def encoded(message: msgspec.Struct) -> bytes:
    """A message as it travels. Equal messages give equal bytes."""
    return msgspec.json.encode(message, order="deterministic")


__all__ = ["UNSET", "Teller", "encoded"]
