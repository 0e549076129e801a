"""Match: the live authority over one match. Every server, terminal, bot and test plays through it.

What was chosen is kept in replaying.py, how far back a seat may go in undoing.py, files are in records.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from midway.kernel import decisions, undoing
from midway.kernel.begin import new_state
from midway.kernel.chance import commitment, key_of
from midway.kernel.errors import BadOption, Refused
from midway.kernel.game import Game
from midway.kernel.happenings import Fact, Facts
from midway.kernel.options import arg2_of, arg3_of, arg_of, verb_of
from midway.kernel.phases import is_open
from midway.kernel.replaying import History, Step, digest
from midway.kernel.schema import PHASES, STRANDS
from midway.kernel.state import SEAT_BITS, State
from midway.kernel.undoing import DECLINED, GRANTED, OPEN, UndoRequest
from midway.kernel.verbs import CARD_ARG, SEAT_ARG

if TYPE_CHECKING:
    from midway.kernel.content import Pack
    from midway.kernel.decisions import Decision
    from midway.kernel.title import Title

MOST_WORDS: Final = 400  # letters of a written option
MOST_OF_LUCK: Final = 1_000  # letters of the secret, and of what a seat adds to it


@dataclass(frozen=True)
class Choice:
    """One entry of the list that, with the luck, is the match."""

    seat: int
    option: str
    is_free: bool


@dataclass(frozen=True)
class Undone:
    """A choice that was taken back and can be made again."""

    choice: int
    phase: int


class Match:
    """One match. Whatever is refused changes nothing."""

    def __init__(self, history: History, secret: str, contributions: tuple[str, ...]) -> None:
        self.history = history
        self.game: Game = history.game
        self.contributions = contributions
        self.commitment: str = commitment(secret)
        self.clock: int = 0  # how often anything has happened: choices, undos, redos
        self.given_up: bool = False
        self.request: UndoRequest | None = None  # the latest; see its outcome
        self._secret: str = secret
        self._undone: dict[int, list[Undone]] = {}
        self._asked_at: list[int] = [0] * self.game.seats

    @staticmethod
    def begin(
        title: Title,
        seats: int,
        options: dict[str, str] | None = None,
        secret: str = "",
        contributions: Sequence[str] = (),
        script: Sequence[int] = (),
        packs: list[Pack] | None = None,
    ) -> Match:
        """Begin a match; BadOption for a table or a setting the title does not have.

        Publish `commitment` at once and the secret (an unguessable one) at the end. Contributions of the seats, given
        in seat order after that, change the luck too. A script fixes outcomes beforehand, for tests and real dice.
        """
        if not title.least_seats <= seats <= title.most_seats:
            raise BadOption(f"{title.id} is for {title.least_seats} to {title.most_seats} players, not {seats}")
        chosen = title.drawn(title.chosen(options or {}, seats), seats, *key_of(secret, list(contributions)))
        game = Game(title, seats, chosen, title.packs(seats, chosen) if packs is None else packs)
        return Match.on(game, secret, contributions, script)

    @staticmethod
    def on(game: Game, secret: str, contributions: Sequence[str] = (), script: Sequence[int] = ()) -> Match:
        """Begin a match with a title that has been put together already; matches can share it."""
        if len(contributions) not in (0, game.seats):
            raise BadOption(f"there are {game.seats} seats, but {len(contributions)} contributions to the luck")
        for words in (secret, *contributions):
            if len(words) > MOST_OF_LUCK or not words.isprintable():  # a record could not be read again
                raise BadOption(f"secret and contributions are one line of at most {MOST_OF_LUCK} letters each")
        key0, key1 = key_of(secret, list(contributions))
        facts = Facts()
        s = new_state(game, key0, key1, vec[i64](list(script)), facts)
        return Match(History(s, facts.all), secret, tuple(contributions))

    # ---- what there is to see ----------------------------------------------------------------------------
    @property
    def state(self) -> State:
        """The present position; an undo puts another object in its place."""
        return self.history.state

    @property
    def steps(self) -> list[Step]:
        """All that was chosen, with what came of it."""
        return self.history.steps

    @property
    def opening(self) -> list[Fact]:
        """What happened before the first question."""
        return self.history.opening

    @property
    def choices(self) -> list[Choice]:
        return [Choice(step.seat, step.option, step.is_free) for step in self.history.steps]

    @property
    def is_over(self) -> bool:
        """Nothing can be chosen any more: the match has ended, or was given up."""
        return self.given_up or self.state.is_over

    @property
    def is_sealed(self) -> bool:
        """Does its luck follow from a secret that was committed to?"""
        return self._secret != ""

    @property
    def awaited(self) -> list[int]:
        return [] if self.is_over else self.state.awaited()

    @property
    def digest(self) -> str:
        return digest(self.state)

    @property
    def scores(self) -> list[int]:
        return self.game.title.scores(self.state)

    @property
    def places(self) -> list[int]:
        return self.game.title.places(self.state)

    @property
    def pending(self) -> list[Decision]:
        return [] if self.is_over else decisions.pending(self.state)

    def decision(self, seat: int) -> Decision | None:
        """What the seat has to decide now, for its eyes only."""
        return None if self.is_over else decisions.decision_for(self.state, seat)

    def asked_at(self, seat: int) -> int:
        """What the clock said when the seat's question last changed."""
        return self._asked_at[seat]

    def state_at(self, number: int) -> State:
        """The position after so many choices; a copy."""
        if not 0 <= number <= len(self.steps):
            raise Refused("no-such-step", about={"step": str(number)[:20]})
        return self.history.state_at(number)

    def reveal(self) -> str:
        """The secret, once it can do no harm."""
        if not self.is_over:
            raise Refused("not-over")
        return self._secret

    def give_up(self) -> None:
        """End the match where it stands, without a result."""
        self.given_up = True
        self.clock += 1

    # ---- choosing ------------------------------------------------------------------------------------------
    def choose(self, seat: int, option: int | str, at: int = -1) -> Step:
        """Take a seat's choice, an integer or written words.

        `at` is the clock as the client knows it: a choice made before the seat's question changed is refused.
        """
        choice = self._understood(option)
        self._check_seat(seat)
        if at >= 0 and not self._asked_at[seat] <= at <= self.clock:
            raise Refused("stale")
        step = self._take(seat, choice)
        self._lose_redos(step)
        return step

    def why_not(self, seat: int, option: int | str, known: State | None = None) -> Refused | None:
        """Why the seat cannot choose that now; None if it can. `known` is what it may know of a secret phase."""
        try:
            choice = self._understood(option)
            self._check_seat(seat)
        except Refused as refusal:
            return refusal
        s = self.state
        if not s.is_awaited(seat):
            return Refused("not-your-turn")
        for offered in (s.legal(seat), s.free(seat)):
            for i in range(len(offered)):
                if offered[i] == choice:
                    return None
        reason, rule = self.game.title.why_not(known or s, seat, choice)
        return Refused(reason, rule)

    def _take(self, seat: int, choice: int) -> Step:
        step = self.history.choose(seat, choice)
        self._tick(seat, step.phase != 0 and not step.joined)
        return step

    def _understood(self, option: int | str) -> int:
        """The option as a well-formed integer."""
        verbs = self.game.title.verbs
        if isinstance(option, str):
            if len(option) > MOST_WORDS:
                raise Refused("malformed")
            choice = int(verbs.read(option, self.game.card_numbers))
        else:
            choice = option
        if not 0 <= choice < 1 << SEAT_BITS:
            raise Refused("malformed")
        verb = verbs.by_number.get(int(verb_of(choice)))
        if verb is None:
            raise Refused("unknown-verb")
        values = (int(arg_of(choice)), int(arg2_of(choice)), int(arg3_of(choice)))
        for i in range(3):
            kind = verb.args[i] if i < len(verb.args) else ()
            if kind == CARD_ARG and values[i] >= len(self.game.cards):
                raise Refused("no-such-card", about={"card": str(values[i])})
            if kind == SEAT_ARG and values[i] >= self.game.seats:
                raise Refused("no-such-seat", about={"seat": str(values[i])})
            if isinstance(kind, tuple) and values[i] >= max(len(kind), 1):
                raise Refused("malformed")
        return choice

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.game.seats:
            raise Refused("no-such-seat")
        if self.is_over:
            raise Refused("game-over")

    def _tick(self, seat: int, is_alone: bool) -> None:
        """Something has happened, and questions have changed: this seat's only, or everybody's."""
        self.clock += 1
        for other in range(self.game.seats):
            if other == seat or not is_alone:
                self._asked_at[other] = self.clock
        request = self.request
        if request is not None and request.outcome == OPEN and not is_alone:  # a secret answer makes no noise
            self.request = None

    # ---- taking back -----------------------------------------------------------------------------------------
    def undo_horizon(self, seat: int) -> int:
        """How many of its choices the seat can take back without asking anybody."""
        return 0 if self.is_over else len(self.free_places(seat)[0])

    def undo(self, seat: int) -> Step:
        """Take back the seat's last choice; Refused with the reason where it would have to ask."""
        self._check_seat(seat)
        places, reason = self.free_places(seat)
        if not places:
            raise Refused(reason)
        before = self._phase()
        step = self.history.take_out(places[0])
        if self.request is not None:
            self.request = self.request.without(places[0])
        self._undone.setdefault(seat, []).append(Undone(step.choice, step.phase))
        self._tick(seat, step.phase != 0 and step.phase == before == self._phase())
        return step

    def free_places(self, seat: int) -> tuple[list[int], str]:
        """Where in the list the choices are that it could take back, the last first, and why not more."""
        if self.game.title.may_take_back(self.game):
            return undoing.free_places(self.steps, seat, self._secret_phase())
        reason = "undo-off"
        return [], reason

    def redo_horizon(self, seat: int) -> int:
        """How many choices it can make again."""
        return 0 if self.is_over else len(self._undone.get(seat, []))

    def next_redo(self, seat: int) -> int:
        """The choice that `redo` would make; -1: none."""
        undone = self._undone.get(seat, [])
        return undone[-1].choice if undone and not self.is_over else -1

    def redo(self, seat: int) -> Step:
        """Make the choice again that was taken back last."""
        self._check_seat(seat)
        undone = self._undone.get(seat, [])
        if not undone:
            raise Refused("nothing-to-redo")
        return self._take(seat, undone.pop().choice)

    def _phase(self) -> int:
        """The number of the simultaneous phase that is open; 0: none."""
        s = self.state
        return int(s.num(PHASES)) if s.num(STRANDS) != 0 else 0

    def _secret_phase(self) -> int:
        """The same for a phase in which nobody sees what the others do."""
        phase = self._phase()
        return 0 if phase == 0 or is_open(self.state) else phase

    def _lose_redos(self, step: Step) -> None:
        """A new choice: what could be made again before it cannot now, unless it is another seat's own affair."""
        for seat in list(self._undone):
            if seat == step.seat or step.phase == 0:
                self._undone[seat] = []
            else:
                # Only answers in the same phase are sure to fit whatever others have answered.
                kept = self._undone[seat]
                while kept and kept[0].phase != step.phase:
                    kept = kept[1:]
                self._undone[seat] = kept

    # ---- taking back by consent ----------------------------------------------------------------------------
    def ask_to_undo(self, seat: int, to_step: int) -> UndoRequest:
        """Ask all concerned to go back to where so many choices had been made.

        Done at once if it concerns nobody else. The next choice cancels the request, unless it is a secret answer:
        those are taken back with the rest.
        """
        self._check_seat(seat)
        if not 0 <= to_step < len(self.steps):
            raise Refused("no-such-step", about={"step": str(to_step)[:20]})
        open_now = self.request
        if open_now is not None and open_now.outcome == OPEN and open_now.seat != seat:
            raise Refused("undo-asked-already")
        return self._settled(undoing.request(self.steps, self.game.seats, seat, to_step, self._secret_phase()))

    def answer_undo(self, seat: int, yes: bool) -> UndoRequest:
        """One of those concerned agrees, or does not; the last to agree brings it about."""
        self._check_seat(seat)
        request = self.request
        if request is None or request.outcome != OPEN:
            raise Refused("no-undo-asked")
        if seat not in request.concerned or seat in request.agreed:
            raise Refused("not-asked")
        return self._settled(request.answered(seat, yes))

    def _settled(self, request: UndoRequest) -> UndoRequest:
        self.request = request
        if request.outcome == GRANTED:
            self.history.go_back(request.to_step)
            self._undone = {}
            self._tick(request.seat, False)
        return request


__all__ = ["DECLINED", "GRANTED", "OPEN", "Choice", "Match", "Step", "UndoRequest"]
