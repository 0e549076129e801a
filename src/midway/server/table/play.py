"""Play: the match of a table as its events tell it, and who notices which of them.

Each viewer has a numbering of their own. An event that must stay secret gets no number in it, so that not even
how many secret answers somebody has given can be counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from midway.kernel.chronicle import EVERYTHING, may_know
from midway.kernel.errors import Refused
from midway.kernel.match import GRANTED, OPEN, Match
from midway.kernel.phases import as_known, first_of_phase
from midway.kernel.replaying import Step
from midway.kernel.schema import EVERYBODY, PHASES, SPECTATOR, STRANDS
from midway.server.table import events as of

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.state import State
    from midway.server.table.people import People

WINDOWS: Final = ("block", "react")


@dataclass(frozen=True)
class Outcome:
    """What an event has come to: for whom it is visible, and whether the position is another."""

    visible: int  # mask of viewers
    step: Step | None = None  # the choice that was made
    is_move: bool = False  # the position may be another
    went_back: bool = False  # something was taken back


TO_ALL: Final = Outcome(EVERYBODY)


class Play:
    """A match in play. `follow` takes events that are sound; `Refused` is raised before anything changes."""

    def __init__(self, game: Game, secret: str, people: People) -> None:
        self.people = people
        self.match = Match.on(game, secret, people.contributions)
        self.knew: list[int] = []  # who may know each choice
        self.held: dict[int, str] = {}  # answers in a window that is not to close yet
        self._phase: tuple[int, State] | None = None  # where the simultaneous phase began, after so many choices

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    def kind_asked(self, seat: int) -> str:
        """The kind of the question the seat has to answer; "" if it has none."""
        s = self.match.state
        if self.is_over or not s.is_awaited(seat):
            return ""
        f = s.asking(seat)
        s.cur = s.base_of(seat)
        kind = s.node(f).question(s, f)
        s.cur = 0
        return kind

    @property
    def window_seat(self) -> int:
        """Who is asked whether to answer a rule just now; -1: nobody."""
        awaited = self.match.awaited
        return awaited[0] if len(awaited) == 1 and self.kind_asked(awaited[0]) in WINDOWS else -1

    def known(self, viewer: int) -> State:
        """The position as far as a viewer may know of it: without what others have answered so far in a phase."""
        s = self.match.state
        if viewer == EVERYTHING or s.num(STRANDS) == 0:
            return s
        number = first_of_phase(self.match.steps, int(s.num(PHASES)))
        if self._phase is None or self._phase[0] != number:
            self._phase = (number, self.match.state_at(number))
        return as_known(s, self._phase[1], viewer)

    # ---- what could happen -------------------------------------------------------------------------------------
    def place_to_undo(self, seat: int) -> int:
        """Where in the list the choice lies that the seat would take back; Refused if it would have to ask."""
        places, reason = self.match.free_places(seat)
        if not places:
            raise Refused(reason)
        return places[0]

    def option_to_redo(self, seat: int) -> str:
        """The choice it would make again."""
        choice = self.match.next_redo(seat)
        if choice < 0:
            raise Refused("nothing-to-redo")
        return self.match.game.title.verbs.written(choice, self.match.game.card_names)

    def step_before(self, seat: int, choices: int) -> int:
        """How many choices had been made before the seat's last so many."""
        mine = [step.number for step in self.match.steps if step.seat == seat]
        if len(mine) < choices:
            raise Refused("nothing-to-undo")
        return mine[-choices] - 1

    def check_may_ask(self, seat: int) -> None:
        """Refused while somebody else asks to take something back."""
        request = self.match.request
        if request is not None and request.outcome == OPEN and request.seat != seat:
            raise Refused("undo-asked-already")

    def check_may_vote(self, seat: int) -> None:
        """Refused if the seat is not asked to let something be taken back."""
        request = self.match.request
        if request is None or request.outcome != OPEN:
            raise Refused("no-undo-asked")
        if seat not in request.concerned or seat in request.agreed:
            raise Refused("not-asked")

    # ---- following events --------------------------------------------------------------------------------------
    def follow(self, event: of.AnyEvent) -> Outcome:
        """Do to the match what the event says."""
        if isinstance(event, of.Chose | of.Redid):
            return self._chose(event)
        if isinstance(event, of.Undid):
            return self._undid(event)
        if isinstance(event, of.Held):
            return self._held(event)
        if isinstance(event, of.Proposed) and event.what == "undo":
            before = len(self.match.steps)
            self.match.ask_to_undo(event.seat, event.to_step)
            for seat in range(self.match.game.seats):
                self._agree_for_bot(seat)
            return self._after_vote(before)
        if isinstance(event, of.Voted) and self._is_asked_to_undo(event.seat):
            before = len(self.match.steps)
            self.match.answer_undo(event.seat, event.yes)
            return self._after_vote(before)
        if isinstance(event, of.GivenUp):
            self.match.give_up()
            self._moved(True)
            return Outcome(EVERYBODY, is_move=True)
        if isinstance(event, of.Imported):
            for seat, words in event.choices:
                self._chose(of.Chose(seat=seat, option=words))
        return TO_ALL

    def _chose(self, event: of.Chose | of.Redid) -> Outcome:
        if isinstance(event, of.Chose):
            step = self.match.choose(event.seat, event.option)
        else:
            step = self.match.redo(event.seat)
        self.knew.append(may_know(self.match.state, step))
        self._moved(step.phase == 0 or step.joined)
        return Outcome(1 << event.seat if is_secret(step) else EVERYBODY, step, is_move=True)

    def _undid(self, event: of.Undid) -> Outcome:
        before, phase = self.match.awaited, self.phase
        step = self.match.undo(event.seat)
        del self.knew[step.number - 1]
        goes_on = step.phase != 0 and step.phase == phase == self.phase
        self._moved(not goes_on)
        return Outcome(1 << event.seat if goes_on and before == self.match.awaited else EVERYBODY, None, True, True)

    def _moved(self, is_elsewhere: bool) -> None:
        """Something has happened: answers that were held are void, and perhaps it is another phase."""
        self.held = {}
        if is_elsewhere:
            self._phase = None

    @property
    def phase(self) -> int:
        """The number of the simultaneous phase that is open; 0: none."""
        s = self.match.state
        return int(s.num(PHASES)) if s.num(STRANDS) != 0 else 0

    def _held(self, event: of.Held) -> Outcome:
        refusal = self.match.why_not(event.seat, event.option)
        if refusal is not None:
            raise refusal
        self.held[event.seat] = event.option
        return Outcome(1 << event.seat)

    # ---- taking back by consent ---------------------------------------------------------------------------------
    def _is_asked_to_undo(self, seat: int) -> bool:
        request = self.match.request
        return request is not None and request.outcome == OPEN and seat in request.concerned

    def _agree_for_bot(self, seat: int) -> None:
        if self._is_asked_to_undo(seat) and not self.people.chairs[seat].is_human:
            self.match.answer_undo(seat, True)

    def _after_vote(self, before: int) -> Outcome:
        request = self.match.request
        if request is None or request.outcome != GRANTED or len(self.match.steps) == before:
            return TO_ALL
        del self.knew[len(self.match.steps) :]
        self._moved(True)
        return Outcome(EVERYBODY, is_move=True, went_back=True)


def is_secret(step: Step) -> bool:
    """Is it an answer of a simultaneous phase after which the seat goes on? Others learn when it has finished."""
    return step.phase != 0 and not step.openly and not step.joined and step.seat in step.awaited


def viewer_index(viewer: int, seats: int) -> int:
    """Where a viewer's own things stand in a list: seats by their number, everybody else behind them."""
    return viewer if 0 <= viewer < seats else seats


def sees(outcome: Outcome, viewer: int) -> bool:
    """Is this viewer told of it?"""
    return (outcome.visible >> (viewer if viewer >= 0 else SPECTATOR)) & 1 == 1
