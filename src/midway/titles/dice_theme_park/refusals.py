"""Why not: the reason and the rule behind everything a player may try in vain. Words: why-... in messages.*.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.options import DONE, PASS, arg2_of, arg_of, verb_of
from midway.titles.dice_theme_park.amenities import TakeBonus
from midway.titles.dice_theme_park.columns import NONE, columns
from midway.titles.dice_theme_park.expand import MOST_MASCOTS, BuildAttraction, RecruitMascot, can_pay_for
from midway.titles.dice_theme_park.improve import ImprovePark
from midway.titles.dice_theme_park.lacking import NO_ATTRACTION, NO_COLOUR, NO_ICON, Lack, lack_of
from midway.titles.dice_theme_park.mascot_use import UseMascot
from midway.titles.dice_theme_park.operate import OperatePark
from midway.titles.dice_theme_park.operate_draft import position_of
from midway.titles.dice_theme_park.operation import RunAttraction
from midway.titles.dice_theme_park.park import has
from midway.titles.dice_theme_park.placing import PlaceTile
from midway.titles.dice_theme_park.plan import PickStaff
from midway.titles.dice_theme_park.refusals_of_improve import why_not_improve
from midway.titles.dice_theme_park.saving import SaveGuests
from midway.titles.dice_theme_park.schema import DISPLAY, MASCOTS, SKILL_DISPLAY
from midway.titles.dice_theme_park.setup import KeepCards, KeepTile
from midway.titles.dice_theme_park.tiles import built, cell_of
from midway.titles.dice_theme_park.trips import SendGuest
from midway.titles.dice_theme_park.upkeep import SwapCard
from midway.titles.dice_theme_park.verbs import (
    ADJUST,
    BUILD,
    KEEP,
    MOVE,
    OPERATE,
    PARTY_1,
    PARTY_2,
    PARTY_3,
    PLACE,
    PLAY,
    RECRUIT,
    RECRUIT_FOR,
    TAKE,
    USE_GUIDE,
    USE_MAP,
    USE_MASCOT,
    USE_MASCOT_OF,
    USE_SKILL,
)
from midway.titles.dice_theme_park.welcome import InviteSpareGuest, WelcomeGuests

if TYPE_CHECKING:
    from midway.kernel.state import State

Reason = tuple[str, str]
NOT_NOW: Final[Reason] = ("not-now", "DTP-GEN-03")


def why_not(s: State, seat: i64, choice: i64) -> Reason:
    """The reason why a choice is not among the options, and the rule it stands in."""
    verb = verb_of(choice)
    f = s.asking(seat)
    asks = s.node(f)
    if isinstance(asks, (OperatePark, RunAttraction, SendGuest, UseMascot)):
        return _why_not_operate(s, seat, f, choice)
    if isinstance(asks, ImprovePark):
        return why_not_improve(s, seat, f, choice)
    if isinstance(asks, (BuildAttraction, RecruitMascot, PlaceTile, TakeBonus)):
        return _why_not_expand(s, seat, f, choice)
    if isinstance(asks, WelcomeGuests):
        return _why_not_welcome(verb)
    if isinstance(asks, PickStaff):
        return ("not-in-hand" if verb == PLAY else "pick-two"), "DTP-PLAN-01"
    if isinstance(asks, (KeepCards, KeepTile)):
        if verb == PLACE:
            return "not-a-marked-cell", "DTP-SET-23"
        return ("not-dealt" if verb == KEEP else "keep-one"), asks.rule_id(s, f)
    if isinstance(asks, SaveGuests):
        return "cannot-be-saved", asks.rule_id(s, f)
    if isinstance(asks, SwapCard):
        return "cannot-be-swapped", "DTP-ADM-12"
    if isinstance(asks, InviteSpareGuest):
        return "not-aboard", "DTP-ADM-09"
    return NOT_NOW


def _why_not_welcome(verb: i64) -> Reason:
    if verb == TAKE:
        return "taken-already", "DTP-WEL-01"
    if verb in (PASS, DONE):
        return "take-a-monorail", "DTP-WEL-01"
    return "cannot-be-raised", "DTP-STAFF-05"


# ---- Expand --------------------------------------------------------------------------------------------------
def _why_not_expand(s: State, seat: i64, f: i64, choice: i64) -> Reason:
    verb, card = verb_of(choice), arg_of(choice)
    asks = s.node(f)
    if verb == PLACE:
        return ("occupied" if has(built(s, seat), card) else "not-beside-the-park"), "DTP-EXP-05"
    if isinstance(asks, TakeBonus):
        return ("must-take-bonus" if verb == PASS else "not-of-this-bonus"), asks.rule_id(s, f)
    if verb == BUILD:
        if not isinstance(asks, BuildAttraction):
            return "built-already", "DTP-EXP-01"
        if not s.has(DISPLAY, card):
            return "not-on-display", "DTP-EXP-02"
        return ("no-cell-free", "DTP-EXP-06") if can_pay_for(s, seat, card) else ("not-affordable", "DTP-EXP-03")
    if verb in (RECRUIT, RECRUIT_FOR):
        if not isinstance(asks, RecruitMascot):
            return "build-first", "DTP-EXP-01"
        return _why_not_recruit(s, seat, verb, card)
    return NOT_NOW


def _why_not_recruit(s: State, seat: i64, verb: i64, card: i64) -> Reason:
    if s.own(seat, MASCOTS) == MOST_MASCOTS:
        return "no-mascot-left", "DTP-REC-02"
    if verb == RECRUIT and columns(s).has_skills:
        return "take-a-skill", "DTP-REC-03"
    if verb == RECRUIT_FOR and not s.has(SKILL_DISPLAY, card):
        return "not-on-display", "DTP-REC-03"
    return "not-affordable", "DTP-REC-01"


# ---- Operate -------------------------------------------------------------------------------------------------
def _why_not_operate(s: State, seat: i64, f: i64, choice: i64) -> Reason:
    verb, card = verb_of(choice), arg_of(choice)
    asks = s.node(f)
    if isinstance(asks, OperatePark):
        if verb == OPERATE:
            return why_not_run(s, seat, card)
        return _why_no_tool(s, seat, verb)
    if verb == OPERATE:
        return "finish-first", "DTP-OPR-04"
    if isinstance(asks, RunAttraction):
        if verb in (PARTY_1, PARTY_2, PARTY_3):
            return "not-a-party", "DTP-OPR-08"
        if verb == MOVE:
            return _why_no_move(s, seat, f, choice)
        return "finish-first", "DTP-OPR-03"
    if verb in (ADJUST, USE_SKILL):
        return "nothing-to-do-there", ("DTP-SKL-12" if verb == USE_SKILL else "DTP-MSC-03")
    if verb == MOVE:
        return "not-there", asks.rule_id(s, f)
    return "not-offered", asks.rule_id(s, f)


def why_not_run(s: State, seat: i64, card: i64) -> Reason:
    """Why the seat cannot operate this attraction now, and what is missing."""
    cell = cell_of(s, seat, card)
    lack = lack_of(position_of(s, seat), cell) if cell >= 0 else None
    if lack is None or lack.why == NO_ATTRACTION:
        return "not-in-your-park", "DTP-OPR-01"
    if lack.why == NO_ICON:
        return NO_ICON, "DTP-OPR-05"
    return reason_of_lack(lack), "DTP-OPR-09"


def reason_of_lack(lack: Lack) -> str:
    """The reason under which a lack is told, with the colour that is missing."""
    return f"lacks-{_colour_said(lack.words)}" if lack.why == NO_COLOUR else lack.why


def _colour_said(slot: str) -> str:
    """The colour a slot asks for: "blue", or "other" for one that may be any but one."""
    words = slot.split(" ")
    return "other-colour" if words[1] == "not" else words[1]


def _why_no_tool(s: State, seat: i64, verb: i64) -> Reason:
    p = position_of(s, seat)
    if verb == USE_MAP:
        return ("no-map-ready" if p.maps == 0 else "nobody-there"), "DTP-MAP-01"
    if verb == USE_GUIDE:
        return ("no-guide" if p.guides == 0 else "nobody-there"), "DTP-STAFF-06"
    if verb in (USE_MASCOT, USE_MASCOT_OF):
        return ("no-mascot-ready" if p.count > 0 else "nobody-there"), "DTP-MSC-01"
    return "not-now", "DTP-OPR-01"


def _why_no_move(s: State, seat: i64, f: i64, choice: i64) -> Reason:
    here, there = cell_of(s, seat, s.mark(f)), cell_of(s, seat, arg2_of(choice))
    if there == NONE:
        return "not-in-your-park", "DTP-OPR-17"
    if not has(position_of(s, seat).park.near[here], there):
        return "not-adjacent", "DTP-OPR-17"
    return "not-of-the-party", "DTP-OPR-14"
