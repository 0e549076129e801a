"""Chronicle: what the log tells each viewer of a choice and what came of it, as keys and arguments.

Facts become lines in narrate.py; here the choice itself is told before them, to those who may know it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.messages import Argument, CardRef, Message, OptionRef, SeatRef, WordRef
from midway.kernel.narrate import told_in, told_openly
from midway.kernel.options import arg2_of, arg3_of, arg_of
from midway.kernel.schema import EVERYBODY
from midway.kernel.verbs import CARD_ARG
from midway.kernel.views import view

if TYPE_CHECKING:
    from midway.kernel.happenings import Fact
    from midway.kernel.replaying import Step
    from midway.kernel.state import State

EVERYTHING: Final = -1  # the viewer from whom nothing is hidden
CHOSE: Final = "chose"  # the key of the line that tells a choice
SECRETLY: Final = "chose-secretly"  # the word in place of one that is secret yet
KERNELS_OWN: Final = "fact-"


def may_know(s: State, step: Step) -> int:
    """The mask of those who may know what was chosen, from the position right after it.

    In a simultaneous phase that is the seat itself; otherwise, and where the phase is played openly, all who know
    the cards in it.
    """
    if step.phase and not step.openly:
        return 1 << step.seat
    verb = s.game.title.verbs.by_name[step.option.split(" ")[0]]
    mask: i64 = EVERYBODY
    args = [arg_of(step.choice), arg2_of(step.choice), arg3_of(step.choice)]
    for i in range(len(verb.args)):
        if verb.args[i] == CARD_ARG:
            mask &= s.viewers_of(args[i])
    return int(mask | 1 << step.seat)


def lines_of(seen: State, step: Step, viewer: int, knew: int) -> list[Message]:
    """What a viewer reads of one choice: the choice itself, unless the title's own lines tell it, then what came of it.

    `seen` is the viewer's view of a position after it, `knew` the mask that `may_know` gave.
    """
    lines = lines_of_facts(seen, step.facts, viewer)
    if tells(lines, step.option):
        return lines
    args: dict[str, Argument] = {"seat": SeatRef(step.seat)}
    if viewer == EVERYTHING or (knew >> viewer) & 1 == 1:
        args["option"] = OptionRef(step.option)
    elif step.phase:
        args["option"] = WordRef(SECRETLY)
    else:
        return lines
    return [Message(CHOSE, args), *lines]


def seen_by(s: State, viewer: int) -> State:
    """What the viewer sees of a position."""
    return s if viewer == EVERYTHING else view(s, viewer)


def lines_of_facts(seen: State, facts: list[Fact], viewer: int) -> list[Message]:
    """What a viewer reads of what has happened."""
    lines = told_openly(seen, facts) if viewer == EVERYTHING else told_in(seen, facts, viewer)
    return [line for line in lines if not _goes_without_saying(line, lines)]


def tells(lines: list[Message], option: str) -> bool:
    """Does the title's own line say what was chosen, by naming the same card?"""
    names = option.split(" ")[1:]
    for line in lines:
        if not line.key.startswith(KERNELS_OWN) and any(name in names for name in cards_in(line)):
            return True
    return False


def _goes_without_saying(line: Message, lines: list[Message]) -> bool:
    """That a card takes effect need not be said where the title tells of the card."""
    if line.key != "fact-announced":
        return False
    for other in lines:
        if not other.key.startswith(KERNELS_OWN) and any(name in cards_in(line) for name in cards_in(other)):
            return True
    return False


def cards_in(line: Message) -> list[str]:
    """The names of the cards a line names."""
    return [value.name for value in line.args.values() if isinstance(value, CardRef) and value.name]
