"""One match at one terminal: bots move, people take turns at the keyboard and see their own hands only."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text as Line

from midway.bots import find_bot
from midway.bots.bot import BotLuck, bot_keys, chosen_by, take_turn
from midway.cli.arguments import shelf, title_name
from midway.cli.asking import Asking
from midway.cli.chronicle import Chronicle
from midway.cli.endgame import tell_end
from midway.cli.layout import Layout
from midway.cli.screen import Screen
from midway.cli.spoken import Spoken
from midway.cli.texts import Texts, usual_names
from midway.kernel.records import record_of
from midway.kernel.schema import SPECTATOR
from midway.kernel.views import view
from midway.titles.hindsight import hindsight_of

if TYPE_CHECKING:
    from midway.kernel.decisions import Decision
    from midway.kernel.match import Match
    from midway.kernel.state import State

HUMAN: Final = "human"
ADVISER: Final = "planner"  # whose hints are given
LEAST_LOG: Final = 6  # lines of the log, even where the screen is too small for them
ROOMY: Final = 36  # lines of a screen on which cards are shown in full


class Session:
    """Who sits where, what they see, and the file the match goes to."""

    def __init__(
        self,
        match: Match,
        secret: str,
        seated: list[str],
        names: list[str] | None,
        readers: dict[str, Texts],
        lang: str,
        record: Path | None,
    ) -> None:
        self.match = match
        self.seated = seated
        for texts in readers.values():
            texts.at_table(match.game, names or usual_names(match.game.seats, texts))
        self.readers = readers
        self.texts = self.readers[lang]
        self.record = record
        self.screen = Screen()
        self.chronicle = Chronicle(match)
        self.humans = [seat for seat, who in enumerate(seated) if who == HUMAN]
        self.at_keyboard = self.humans[0] if len(self.humans) == 1 else -1
        self.is_left = False
        self.is_warned = False  # that nothing keeps this match
        self._bot_keys = bot_keys(secret)
        self._begun: dict[int, tuple[int, State]] = {}  # by seat: when and how a part worth looking back on began

    # ---- the whole match ------------------------------------------------------------------------------------
    def run(self) -> bool:
        """Play until the match is over, or is left; False if it could not be written where it should."""
        if self.match.is_sealed:
            self.screen.say(self.texts("play-sealed", commitment=self.match.commitment[:16]), "dim")
        try:
            while not self.match.is_over and not self.is_left:
                self.let_bots_move()
                if not self.match.is_over:
                    self.ask(self.match.awaited[0])
        except KeyboardInterrupt:
            self.is_left = True
        if self.is_left:
            self.match.give_up()
            self.screen.say("\n" + self.texts("play-left"))
        else:
            tell_end(self)
        return self.save()

    def let_bots_move(self) -> None:
        """Bots answer as long as one is asked."""
        while not self.match.is_over:
            bots = [seat for seat in self.match.awaited if self.seated[seat] != HUMAN]
            if not bots:
                return
            take_turn(self.match, bots[0], find_bot(self.seated[bots[0]]), self._bot_keys)

    def save(self) -> bool:
        """Write the record, whole or not at all."""
        if self.record is None:
            return True
        about = {"seats": ",".join(self.seated), "names": ",".join(self.texts.names)}
        try:
            write_whole(self.record, record_of(self.match, about).to_json())
        except OSError as problem:
            self.screen.say(self.texts("play-not-saved", file=str(self.record), reason=str(problem.strerror)), "red")
            return False
        self.screen.say(self.texts("play-saved", file=str(self.record)))
        with contextlib.suppress(OSError):  # the record is good as long as nobody edits its packs
            shelf().keep(self.match.game.packs)
        return True

    # ---- one decision -----------------------------------------------------------------------------------------
    def ask(self, seat: int) -> None:
        """Show the table to whoever decides, and read lines until the decision is taken."""
        if not self.hand_over(seat):
            return
        self.draw(seat)
        spoken = Spoken(self, seat)
        steps = self.match.clock
        while self.match.clock == steps and not self.is_left:
            decision = self.match.decision(seat)
            assert decision is not None
            line = self.screen.read(self.prompt(seat, decision))
            if line is None:
                self.is_left = True
            else:
                spoken.obey(line, decision)

    def prompt(self, seat: int, decision: Decision) -> str:
        """Who is asked, and what can be typed."""
        return self.texts("prompt", seat=self.texts.seat(seat), span=self.asking(decision).span) + " "

    def asking(self, decision: Decision) -> Asking:
        """The decision in the language that is spoken now."""
        return Asking(decision, self.match.state, self.texts)

    def hand_over(self, seat: int) -> bool:
        """Hide one hand before the next person looks; False if they have left."""
        if self.at_keyboard == seat:
            return True
        self.screen.clear()
        sentence = self.texts("hand-over", seat=self.texts.seat(seat))
        if self.screen.by_hand:
            if self.screen.read(sentence + " ") is None:
                self.is_left = True
                return False
            self.screen.clear()
        else:
            self.screen.say("\n" + sentence)
        self.at_keyboard = seat
        return True

    # ---- advice ------------------------------------------------------------------------------------------------
    def give_hint(self, seat: int) -> None:
        """What the planner would answer here, and what the title says may still be had."""
        s = self.match.state
        luck = BotLuck(*self._bot_keys, seat, sum(step.seat == seat for step in self.match.steps))
        answer = chosen_by(find_bot(ADVISER), s, luck)
        words = self.match.game.title.verbs.written(answer, self.match.game.card_names)
        self.screen.say("  " + self.texts("hint-told", option=self.texts.option(words)))
        hindsight = hindsight_of(self.match.game.title)
        ahead = hindsight.ahead(s, seat) if hindsight is not None else None
        if ahead is not None:
            self.screen.say("  " + self.texts.say(ahead))

    def looked_back(self, seat: int) -> list[Line]:
        """What would have been possible in a part of the game that is over now."""
        hindsight = hindsight_of(self.match.game.title)
        if hindsight is None:
            return []
        s, steps = self.match.state, len(self.match.steps)
        part = hindsight.part(s)
        at, begun = self._begun.get(seat, (steps, s))
        told = None
        if hindsight.part(begun) != part or at > steps:
            told = hindsight.back(begun, s, seat) if at < steps else None  # it may have been undone
            del self._begun[seat]
        if part and seat not in self._begun:
            self._begun[seat] = (steps, s.clone())
        return [Line("  " + self.texts.say(told), "italic")] if told is not None else []

    # ---- what is seen -----------------------------------------------------------------------------------------
    def draw(self, seat: int) -> None:
        """The table as this seat sees it, with what has happened since it looked, and the question."""
        self.chronicle.follow()
        decision = self.match.decision(seat)
        assert decision is not None
        roomy = self.screen.height >= ROOMY
        layout = Layout(view(self.match.state, seat), seat, self.texts, self.screen.width, roomy)
        head = f" {title_name(self.match.game.title, self.texts)}   {layout.numbers()}"
        lines = [layout.heading(head, self.texts("heading-right", n=len(self.match.steps)) + " ")]
        lines += layout.table(self.match.awaited)
        lines += self.looked_back(seat)
        question = self.asking(decision).lines(layout, roomy)
        news = self.news(seat, self.screen.height - len(lines) - len(question) - 3)
        if news:  # above the table: on a small screen the past is what may scroll away
            lines = [layout.rule(self.texts("heading-log")), *news, *lines]
        if self.screen.by_hand:
            self.screen.console.clear()
        self.screen.show([*lines, *question])

    def news(self, seat: int, room: int) -> list[Line]:
        """What has happened from this seat's last choice on, the end of it where there is much."""
        lines = self.chronicle.since(self.last_choice(seat), seat, self.texts)
        room = max(LEAST_LOG, room)
        if len(lines) > room:
            lines = [self.texts("log-more", n=len(lines) - room + 1), *lines[len(lines) - room + 1 :]]
        return [Line("  " + line, "" if line[:1] != " " else "dim") for line in lines]

    def last_choice(self, seat: int) -> int:
        """How many choices had been made before this seat's last one."""
        mine = [step.number for step in self.match.steps if step.seat == seat]
        return mine[-1] - 1 if mine else 0

    def show_log(self, seat: int) -> None:
        """All that this seat has seen."""
        self.chronicle.follow()
        for n in range(len(self.match.steps) + 1):
            for line in self.chronicle.lines(n, seat, self.texts):
                self.screen.say("  " + line, "" if line[:1] != " " else "dim")

    @property
    def onlooker(self) -> int:
        """Whose eyes the end is told to: the one person's, or nobody's in particular."""
        return self.humans[0] if len(self.humans) == 1 else SPECTATOR


def write_whole(file: Path, text: str) -> None:
    """Write a file so that what it held before is lost only once the new text is safe."""
    file = file.resolve()
    if file.exists() and not file.is_file():  # a device, or a pipe
        file.write_text(text, "utf-8")
        return
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_text(text, "utf-8")
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
