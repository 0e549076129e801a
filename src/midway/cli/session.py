"""One match at one terminal: bots move, people take turns at the keyboard and see their own hands only."""

from __future__ import annotations

import contextlib
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from rich.text import Text as Line

from midway.bots import find_bot
from midway.bots.bot import BotLuck, bot_keys, chosen_by, take_turn
from midway.cli.arguments import shelf, title_name
from midway.cli.chronicle import Chronicle
from midway.cli.endgame import tell_end
from midway.cli.faces import boxes_of
from midway.cli.layout import Layout, in_columns
from midway.cli.screen import Screen
from midway.cli.spoken import Spoken
from midway.cli.texts import Texts, usual_names
from midway.kernel.records import record_of
from midway.kernel.schema import SPECTATOR
from midway.kernel.views import view
from midway.titles.hindsight import hindsight_of
from midway.titles.rule_catalogue import rule_called

if TYPE_CHECKING:
    from midway.kernel.decisions import Decision, Offered
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
        labels = list(self.offers(decision))[: len(decision.options)]
        span = labels[0] if len(labels) == 1 else f"{labels[0]}–{labels[-1]}"
        return self.texts("prompt", seat=self.texts.seat(seat), span=span) + " "

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

    def offers(self, decision: Decision) -> dict[str, Offered]:
        """What can be typed: a number for each option, +1 and so on for free moves.

        Where a number is asked, it is its own label.
        """
        labels = [offer.words.removeprefix("number ") for offer in decision.options]
        if not all(label.isdecimal() for label in labels):
            labels = [str(n) for n in range(1, len(labels) + 1)]
        labels += [f"+{n}" for n in range(1, len(decision.free) + 1)]
        return dict(zip(labels, (*decision.options, *decision.free), strict=True))

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
        question = self.question(decision, layout)
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

    def question(self, decision: Decision, layout: Layout) -> list[Line]:
        """What is asked, with numbered answers."""
        told = self.texts.question(decision.kind)
        if decision.source:
            told = f"{self.texts.card(decision.source)}: {told}"
        if decision.rule:
            told += f" ({decision.rule})"
        lines = [layout.rule(told)]
        rule = rule_called(self.match.game.title, decision.rule) if decision.rule else None
        if rule is not None and self.screen.height >= ROOMY:
            said = rule.ru if self.texts.lang == "ru" else rule.en
            lines += [Line(f"  {row}", "dim") for row in wrap(said, layout.width - 4)]
        if decision.source:
            boxes = boxes_of(self.texts.cards[decision.source], self.texts)
            lines += [Line(f"  {box}", "italic") for box in boxes]
        offers = self.offers(decision)
        cells = [self.cell(label, offer) for label, offer in offers.items() if offer in decision.options]
        lines += [Line(row, no_wrap=True, overflow="ellipsis") for row in in_columns(cells, layout.width)]
        free = [f"{label}  {self.said(offer)}" for label, offer in offers.items() if label[0] == "+"]
        if free:
            line = Line("  " + self.texts("heading-free"), "cyan", no_wrap=True, overflow="ellipsis")
            lines.append(line.append("  " + "   ".join(free), "default"))
        return lines

    def cell(self, label: str, offer: Offered) -> str:
        """An option beside what to type for it."""
        return f" {label}" if offer.words == f"number {label}" else f"{label:>2}  {self.said(offer)}"

    def said(self, offer: Offered) -> str:
        """An option as a sentence of the reader's language."""
        return self.texts.offer(offer)

    def show_log(self, seat: int) -> None:
        """All that this seat has seen."""
        self.chronicle.follow()
        for n in range(len(self.match.steps) + 1):
            for line in self.chronicle.lines(n, seat, self.texts):
                self.screen.say(("  " if n else "") + line, "" if line[:1] != " " else "dim")

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
