"""What is missing where an attraction cannot be operated: for refusals, previews and whoever asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.matcher import has_party
from midway.titles.dice_theme_park.operate_position import OperatePosition
from midway.titles.dice_theme_park.operate_rules import can_take_cube
from midway.titles.dice_theme_park.requirements import NAMES, Requirement, requirement

# why an attraction cannot be operated
NO_ATTRACTION: Final = "no-attraction"
NO_ICON: Final = "icons-covered"
NOBODY: Final = "nobody-there"
TOO_FEW: Final = "too-few-guests"
NO_COLOUR: Final = "lacks-colour"
NO_VALUE: Final = "lacks-value"
NOT_TOGETHER: Final = "do-not-go-together"


@dataclass(frozen=True)
class Lack:
    """Why not, and which words of the requirement are not met: a slot, a condition, or none in particular."""

    why: str
    words: str = ""


def lack_of(p: OperatePosition, cell: i64) -> Lack | None:
    """What keeps the attraction on this cell from being operated now; None: nothing does."""
    if (p.park.cells >> cell) & 1 == 0:
        return Lack(NO_ATTRACTION)
    if not can_take_cube(p, cell):
        return Lack(NO_ICON)
    dice = vec[i64](p.dice_on(cell))
    return (
        None
        if has_party(p.park.requirements[cell], dice, 0, len(dice))
        else lack_among(p.park.requirements[cell], dice)
    )


def lack_among(req: Requirement, dice: vec[i64]) -> Lack:
    """What these guests lack to be a party."""
    if len(dice) == 0:
        return Lack(NOBODY)
    if len(dice) < req.guests:
        return Lack(TOO_FEW)
    for slot in req.slots:
        colour_only = " ".join(slot.split(" ")[:2] if "not" not in slot else slot.split(" ")[:3])
        if not _fits(slot, dice):
            return Lack(NO_VALUE if _fits(colour_only, dice) else NO_COLOUR, slot)
    for condition in req.conditions:
        others = tuple([other for other in req.conditions if other != condition])
        if has_party(requirement(req.slots, others), dice, 0, len(dice)):
            return Lack(NOT_TOGETHER, condition)
    return Lack(NOT_TOGETHER)


def _fits(slot: str, dice: vec[i64]) -> bool:
    """Does any of the guests fit this slot by itself?"""
    alone = requirement((NAMES[0] + slot[1:],))
    return has_party(alone, dice, 0, len(dice))
