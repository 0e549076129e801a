"""Why not: the reason and the rule behind everything a player may try in vain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.limits import is_used_up
from midway.kernel.options import PASS, YES, arg2_of, arg_of, verb_of
from midway.titles.unfair.abilities import moment_named
from midway.titles.unfair.blocking import is_peace_broken
from midway.titles.unfair.building import BuildCard
from midway.titles.unfair.decks import is_in_market
from midway.titles.unfair.events_step import PlayEvents, half_text
from midway.titles.unfair.mesmerism import is_mesmerised, works_for
from midway.titles.unfair.park import (
    NOWHERE,
    attraction_limit,
    attractions_in_park,
    first_empty_space,
    has_namesake,
    is_closed,
    super_limit,
    supers_in_park,
)
from midway.titles.unfair.park_step import TakeAction
from midway.titles.unfair.placement import (
    STARS_FOR_A_SUPER,
    can_afford,
    can_borrow,
    can_place,
    permanent_stars,
)
from midway.titles.unfair.printed import ATTRACTION, EVENT, SHOWCASE, UPGRADE, columns
from midway.titles.unfair.schema import HAND, TRADED_IN
from midway.titles.unfair.schema import SHOWCASE as SHOWCASE_CARDS
from midway.titles.unfair.take import BLUEPRINT_CARDS, is_office_open
from midway.titles.unfair.verbs import (
    BLOCK,
    BORROW,
    BUILD,
    CHANGE,
    DEMOLISH,
    DRAW,
    ON,
    PLAY,
    REACT,
    SPACE,
    SWAP,
    TAKE,
    TRADE_IN,
    USE,
)

if TYPE_CHECKING:
    from midway.kernel.state import State

Reason = tuple[str, str]
NOT_OFFERED: Final[Reason] = ("not-offered", "")
NOT_YOURS: Final[Reason] = ("not-yours", "UNF-BUILD-02")
IN_THE_PARK_STEP: Final[list[i64]] = [TAKE, DRAW, SWAP, BUILD, DEMOLISH, CHANGE]  # compiled, a tuple of i64 is lost


def why_not(s: State, seat: i64, choice: i64) -> Reason:
    """The reason why a choice is not among the options, and the rule it stands in."""
    verb, card = verb_of(choice), arg_of(choice)
    if verb == BORROW:
        return ("too-many-loans", "UNF-LOAN-03") if not can_borrow(s, seat) else NOT_OFFERED
    if verb == TRADE_IN:
        return _why_no_trade_in(s, seat)
    f = s.asking(seat)
    asks = s.node(f)
    if isinstance(asks, TakeAction):
        return _why_no_action(s, seat, verb, choice)
    if isinstance(asks, PlayEvents):
        return _why_no_event(s, seat, verb, choice)
    if isinstance(asks, BuildCard):
        return _why_no_place(s, f, verb, card)
    kind = asks.question(s, f)
    if kind == "pay" and verb == YES:
        return "not-affordable", "UNF-TOKEN-08"
    if kind == "block" and verb == BLOCK:
        return ("not-in-hand" if not s.has(s.zone(seat, HAND), card) else "not-a-block"), "UNF-BLOCK-05"
    if kind == "react" and verb == REACT:
        return ("not-in-hand" if not s.has(s.zone(seat, HAND), card) else "not-an-answer"), "UNF-EVENTS-19"
    return NOT_OFFERED


def _why_no_trade_in(s: State, seat: i64) -> Reason:
    if s.own(seat, TRADED_IN) == 1:
        return "traded-in-already", "UNF-SHOW-11"
    if s.count(s.zone(seat, SHOWCASE_CARDS)) < 2:
        return "showcase-card-used", "UNF-SHOW-11"
    return "building-it-now", "UNF-SHOW-11"


# ---- actions -----------------------------------------------------------------------------------------------------
def _why_no_action(s: State, seat: i64, verb: i64, choice: i64) -> Reason:
    card = arg_of(choice)
    if verb == BUILD:
        return why_not_build(s, seat, card)
    if verb == DEMOLISH:
        return _why_not_demolish(s, seat, card)
    if verb == TAKE:
        return "not-in-the-market", "UNF-TAKE-01"
    if verb == DRAW:
        if card == BLUEPRINT_CARDS and not is_office_open(s):
            return "office-closed", "UNF-BP-13"
        return "no-cards-left", "UNF-DECK-05"
    if verb == SWAP:
        return ("not-in-hand" if not s.has(s.zone(seat, HAND), card) else "no-cards-left"), "UNF-TAKE-05"
    if verb == USE:
        return _why_no_ability(s, seat, card, arg2_of(choice))
    if verb == PASS:
        return "must-act", "UNF-PARK-05"
    return "not-now", "UNF-PARK-03"


def why_not_build(s: State, seat: i64, card: i64) -> Reason:
    """Why this seat cannot build the card as an action now."""
    c = columns(s)
    where = s.where(card)
    own = where in (s.zone(seat, HAND), s.zone(seat, SHOWCASE_CARDS))
    if not own and not is_in_market(s, card):
        return NOT_YOURS
    if c.kind[card] & EVENT != 0:
        return "not-a-building", "UNF-BUILD-01"
    if c.price[card] < 0:
        return "no-price", "UNF-BUILD-12"
    reason = why_not_placed(s, seat, card)
    if reason[0]:
        return reason
    if not can_afford(s, seat, card):
        return "not-affordable", "UNF-BUILD-04"
    return NOT_OFFERED


def why_not_placed(s: State, seat: i64, card: i64) -> Reason:
    """Why there is no place for the card in this park; an empty reason: there is one."""
    c = columns(s)
    if s.forbidden(seat, c.build, card):
        return "forbidden-by-a-card", "UNF-GOLD-02"
    if c.kind[card] & UPGRADE != 0:
        return _why_no_host(s, seat, card)
    if c.kind[card] & ATTRACTION == 0:
        return "", ""
    if c.kind[card] & SHOWCASE != 0:
        if supers_in_park(s, seat) >= super_limit(s, seat):
            return "super-attraction-limit", "UNF-SHOW-07"
        if permanent_stars(s, seat) < STARS_FOR_A_SUPER:
            return "too-few-stars", "UNF-SHOW-02"
    if attractions_in_park(s, seat) >= attraction_limit(s, seat) or first_empty_space(s, seat) == NOWHERE:
        return "no-empty-space", "UNF-BUILD-10"
    return "", ""


def _why_no_host(s: State, seat: i64, upgrade: i64) -> Reason:
    if can_place(s, seat, upgrade):
        return "", ""
    if attractions_in_park(s, seat) == 0:
        return "no-attraction", "UNF-UPG-01"
    return "no-suitable-attraction", "UNF-UPG-08"


def _why_not_demolish(s: State, seat: i64, card: i64) -> Reason:
    if s.owner_of(card) != seat or not s.is_in_play(card):
        return "not-in-your-park", "UNF-DEMO-01"
    if s.forbidden(seat, columns(s).demolish, card):
        return "protected", "UNF-GOLD-02"
    return "not-a-park-card", "UNF-DEMO-11"


def _why_no_ability(s: State, seat: i64, card: i64, number: i64) -> Reason:
    if s.is_in_play(card) and works_for(s, card) != seat and is_mesmerised(s, card):
        return "mesmerised", "UNF-VAMP-02"
    if not s.is_in_play(card) or works_for(s, card) != seat:
        return "not-in-your-park", "UNF-INTERP-01"
    if is_closed(s, card):
        return "closed", "UNF-EVENTS-11"
    boxes = s.game.rules_of(card).at_moment(moment_named(number // 8))
    if number % 8 >= len(boxes):
        return "no-ability", "UNF-EVENTS-10"
    limit = boxes[number % 8].limit
    if limit != 0 and is_used_up(s, card, limit):
        return "used-already", "UNF-ONCE-01"
    return "cannot-be-used-now", "UNF-EVENTS-21"


# ---- events --------------------------------------------------------------------------------------------------------
def _why_no_event(s: State, seat: i64, verb: i64, choice: i64) -> Reason:
    card = arg_of(choice)
    if verb == PLAY:
        if not s.has(s.zone(seat, HAND), card):
            return "not-in-hand", "UNF-EVENTS-08"
        if columns(s).kind[card] & EVENT == 0:
            return "not-an-event", "UNF-EVENTS-08"
        if columns(s).playable[card] & (arg2_of(choice) + 1) == 0:
            return "only-an-answer", "UNF-EVENTS-21"
        if s.forbidden(seat, columns(s).play, card):
            return "forbidden-by-a-card", "UNF-GOLD-02"
        box = s.game.box(card, half_text(arg2_of(choice) + 1))
        if box is not None and is_peace_broken(s, seat, card, box):
            return "world-peace", "UNF-GC-13"
        return "cannot-be-used-now", "UNF-EVENTS-21"
    if verb == USE:
        return _why_no_ability(s, seat, card, arg2_of(choice))
    if verb in IN_THE_PARK_STEP:
        return "not-now", "UNF-ROUND-02"
    return NOT_OFFERED


# ---- placing -------------------------------------------------------------------------------------------------------
def _why_no_place(s: State, f: i64, verb: i64, arg: i64) -> Reason:
    card = s.mark(f)
    if verb == YES:
        return "not-affordable", "UNF-BUILD-04"
    if verb == SPACE:
        if not columns(s).skips:
            return "first-empty-space", "UNF-ATTR-03"
        return "no-such-empty-space", "UNF-ATTR-04"
    if verb == ON:
        if s.owner_of(arg) != s.actor(f):
            return "not-in-your-park", "UNF-BUILD-08"
        if has_namesake(s, card, arg):
            return "same-upgrade-twice", "UNF-UPG-05"
        return "not-suitable", "UNF-UPG-08"
    return NOT_OFFERED
