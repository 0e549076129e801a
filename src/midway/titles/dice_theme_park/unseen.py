"""What a viewer cannot know of a phase played in secret: what others do in it.

A redeal (kernel/redeal.py) must not keep it, or whoever tries things out in one would learn it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.nodes.flow import Together
from midway.kernel.phases import is_open
from midway.kernel.schema import PHASES, R_VERB, STRANDS, TOGETHER
from midway.titles.dice_theme_park.columns import columns
from midway.titles.dice_theme_park.improve import ImprovePark
from midway.titles.dice_theme_park.improve_draft import begin_improving
from midway.titles.dice_theme_park.operate import OperatePark
from midway.titles.dice_theme_park.operate_draft import begin_operating, clear_draft
from midway.titles.dice_theme_park.park import first_of
from midway.titles.dice_theme_park.saving import MOST_SAVED, SaveGuests
from midway.titles.dice_theme_park.schema import DRAFT, FIRST_CELL, IMPROVE, OPERATE, SAVED

if TYPE_CHECKING:
    from midway.kernel.state import State

ANSWER_WORDS: Final = 4  # a verb and up to three arguments


def forget_drafts(s: State, viewer: i64) -> None:
    """As if the others had done nothing yet, and those who have finished nothing at all.

    A first tile that is placed already is on the first cell it may be on.
    """
    unfinished = s.num(STRANDS)
    if unfinished == 0 or is_open(s):
        return
    for seat in range(s.players):
        if seat != viewer:
            if (unfinished >> seat) & 1 == 1:
                _begin_again(s, seat)
            else:
                _forget(s, seat)


def _begin_again(s: State, seat: i64) -> None:
    """The seat is asked its first question again; where it keeps cards, that tells nothing and is left."""
    phase = s.node(s.num(TOGETHER))
    if isinstance(phase, Together) and isinstance(phase.part, (ImprovePark, OperatePark, SaveGuests)):
        clear_draft(s, seat)
        _forget_saved(s, seat)
        s.close_strand(seat)
        s.open_strand(seat, phase.part, s.num(PHASES) * 16 + seat)


def _forget(s: State, seat: i64) -> None:
    phase = s.own(seat, DRAFT)
    if phase in (IMPROVE, OPERATE):
        clear_draft(s, seat)
        if phase == IMPROVE:
            begin_improving(s, seat)
        else:
            begin_operating(s, seat)
    if s.own(seat, FIRST_CELL) != 0:
        cell: int = first_of(columns(s).starts)
        s.set_own(seat, FIRST_CELL, cell + 1)
    _forget_saved(s, seat)
    last_answer = s.strand_of(seat) + R_VERB
    for word in range(ANSWER_WORDS):
        s.put(last_answer + word, 0)


def _forget_saved(s: State, seat: i64) -> None:
    for place in range(MOST_SAVED):
        s.set_own(seat, SAVED + place, 0)
