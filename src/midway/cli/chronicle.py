"""The log of a match, line by line, as one viewer may read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from midway.cli.texts import Texts
from midway.kernel.messages import CardRef, Message
from midway.kernel.narrate import told, told_openly
from midway.kernel.options import arg2_of, arg3_of, arg_of
from midway.kernel.schema import EVERYBODY
from midway.kernel.verbs import CARD_ARG

if TYPE_CHECKING:
    from midway.kernel.match import Match, Step
    from midway.kernel.state import State

KERNELS_OWN: Final = "fact-"
EVERYTHING: Final = -1  # the viewer from whom nothing is hidden


@dataclass(frozen=True)
class Entry:
    """What one choice brought, for all viewers; `knew` is the mask of those who may know what was chosen."""

    seat: int
    option: str
    knew: int


class Chronicle:
    """Follows a match, and goes back with it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.entries: list[Entry] = []

    def follow(self) -> None:
        """Take note of what was chosen since; after an undo, from the start."""
        steps = self.match.steps
        same = len(self.entries)
        if same > len(steps) or any(e.option != steps[i].option for i, e in enumerate(self.entries)):
            self.entries = []
        for step in steps[len(self.entries) :]:
            last = step.number == len(steps)
            s = self.match.state if last else self.match.state_at(step.number)
            self.entries.append(Entry(step.seat, step.option, _may_know(s, step)))

    def lines(self, number: int, viewer: int, texts: Texts) -> list[str]:
        """What a viewer reads of one choice; number 0 tells what came before the first."""
        step = self.match.steps[number - 1] if number else None
        facts = step.facts if step else self.match.opening
        s = self.match.state
        messages: list[Message] = told_openly(s, facts) if viewer == EVERYTHING else told(s, facts, viewer)
        messages = [message for message in messages if not _said_already(message, messages)]
        lines = [f"  {texts.say(message)}" for message in messages]
        if step and not _tells(messages, step.option):
            entry = self.entries[number - 1]
            if viewer in (EVERYTHING, step.seat) or (entry.knew >> viewer) & 1:
                chosen = texts.option(step.option)
            elif step.phase:
                chosen = texts("chose-secretly")
            else:
                chosen = ""
            if chosen:
                return [texts("chose", seat=texts.seat(step.seat), option=chosen), *lines]
        return [line.lstrip() if n == 0 else line for n, line in enumerate(lines)]

    def since(self, number: int, viewer: int, texts: Texts) -> list[str]:
        """All lines after so many choices."""
        return [line for n in range(number + 1, len(self.match.steps) + 1) for line in self.lines(n, viewer, texts)]


def _tells(messages: list[Message], option: str) -> bool:
    """Does the title's own line say what was chosen, by naming the same card?"""
    names = set(option.split(" ")[1:])
    return any(_cards(message) & names for message in messages if not message.key.startswith(KERNELS_OWN))


def _said_already(message: Message, messages: list[Message]) -> bool:
    """That a card takes effect goes without saying where the title tells of the card."""
    return message.key == "fact-announced" and any(
        _cards(other) & _cards(message) for other in messages if not other.key.startswith(KERNELS_OWN)
    )


def _cards(message: Message) -> set[str]:
    return {value.name for value in message.args.values() if isinstance(value, CardRef) and value.name}


def _may_know(s: State, step: Step) -> int:
    """Who may know what was chosen: nobody else in a simultaneous phase, otherwise all who know the cards in it."""
    if step.phase:
        return 0
    verb = s.game.title.verbs.by_name[step.option.split(" ")[0]]
    mask = EVERYBODY
    for kind, value in zip(verb.args, (arg_of(step.choice), arg2_of(step.choice), arg3_of(step.choice)), strict=False):
        if kind == CARD_ARG:
            mask &= int(s.viewers_of(value))
    return int(mask)
