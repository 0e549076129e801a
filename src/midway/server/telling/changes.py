"""States and changes as one viewer is told of them."""

from __future__ import annotations

from dataclasses import dataclass
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
    from midway.server.protocol.asked import Decision
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


@dataclass(frozen=True)
class Seen:
    """What a viewer was told last: the table, and the question put to it."""

    shown: Shown
    decision: Decision | None


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

    def seen(self, viewer: int, asked: int) -> Seen | None:
        """What a viewer who has been told everything has before their eyes."""
        now = self.shown(viewer)
        return None if now is None else Seen(now, self._decision(viewer, asked))

    def _decision(self, viewer: int, asked: int) -> Decision | None:
        is_seat = 0 <= viewer < len(self.people.chairs)
        return questions.decision(self.play, self.people, viewer, asked) if self.play and is_seat else None

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
            decision=self._decision(viewer, asked),
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
        before: Seen | None,
    ) -> tuple[Change, Seen | None]:
        """What a viewer is told of an event, and what it has before its eyes afterwards."""
        told = Change(number=number, cause=self._cause(event, outcome, viewer))
        if isinstance(event, OF_THE_TABLE) or (self.play is not None and self.play.is_over and outcome.is_move):
            told.table = self.info()
        if isinstance(event, OF_PROPOSALS) or outcome.is_move:
            told.proposal = questions.proposal(self.play, self.people, viewer)
        if isinstance(event, of.Spoke):
            told.said = said(event.seat, self.people.chairs[event.seat].name if event.seat >= 0 else "", event.text)
        if self.play is None:
            return told, None
        if before is None:
            now = shown(self.play.known(viewer), viewer)
            told.shown = now
            told.relog = self.log(viewer)
        elif outcome.is_move:
            now = shown(self.play.known(viewer), viewer)
            told.patch = patch(before.shown, now)
            self._tell_step(told, outcome, viewer)
        else:
            now = before.shown
        return told, Seen(now, self._tell_question(told, event, outcome, viewer, asked, before))

    def _tell_question(
        self, told: Change, event: of.AnyEvent, outcome: Outcome, viewer: int, asked: int, before: Seen | None
    ) -> Decision | None:
        """Tell a seat its question, unless it is as it was: who answers each one told would answer this twice."""
        is_new = outcome.is_move or isinstance(event, (of.Held, *OF_THE_TABLE)) or before is None
        if not is_new or not 0 <= viewer < len(self.people.chairs):
            return None if before is None else before.decision
        assert self.play is not None
        now = self._decision(viewer, asked)
        if before is None or now != before.decision:
            told.decision = now
        if outcome.is_move or before is None:
            told.undo = questions.undo(self.play, viewer)
        return now

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
