"""Blocks and answers: who is asked about an event, and with which cards it is stopped or answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.agenda import happen
from midway.kernel.limits import REACTED, is_used_up, use_up
from midway.kernel.node import Node
from midway.kernel.nodes.flow import Window
from midway.kernel.nodes.rulebox import close_box, open_box
from midway.kernel.nodes.waiting import end_of, start_of
from midway.kernel.options import Options
from midway.kernel.schema import EVERYBODY
from midway.titles.unfair.card_texts import MOMENTS, UNTYPED, attacks_of
from midway.titles.unfair.changes import leave_play
from midway.titles.unfair.decks import discard
from midway.titles.unfair.mesmerism import borrowed_staff, lends_itself
from midway.titles.unfair.park import is_closed, is_half
from midway.titles.unfair.printed import CITY, EVENT, OVERVIEW, attack_of, columns, number_of_attack
from midway.titles.unfair.schema import (
    BESIDE,
    CITY_BLOCKERS,
    EVENTS,
    HAND,
    MOST_SPACES,
    PIN_BLOCKERS,
    PINNED,
    STEP,
    space,
)
from midway.titles.unfair.texts import Blocks, Reacts
from midway.titles.unfair.verbs import BLOCK, REACT

if TYPE_CHECKING:
    from midway.kernel.game import CardRules
    from midway.kernel.state import State

TEXTS: Final = ("text", "top.text", "bottom.text")


def attack_running(s: State, f: i64) -> i64:
    """The attack of the rule box that frame f belongs to, as a bit."""
    box = s.box(f)
    attack = attack_of(s, s.src(box), s.node(box).side)
    return attack if attack != 0 else UNTYPED


def is_event(s: State, f: i64) -> bool:
    """Nothing happens in the Events step that is not one (UNF-EVENTS-09); the City card is asked about elsewhere."""
    card = s.src(f)
    return s.num(STEP) == EVENTS and (card < 0 or columns(s).kind[card] & (CITY | OVERVIEW) == 0)


def open_windows(rules: CardRules) -> None:
    """All a card does may be an event, but for its extra costs (UNF-BLOCK-07, -09, -10, UNF-INTERP-54)."""
    for name in TEXTS:
        box = rules.boxes.get(name)
        if box is not None:
            box.lower("window", True)
    step = MOMENTS[0]
    for moment in (step, start_of(step), end_of(step)):
        for rule in rules.at_moment(moment):
            rule.lower("window", True)
    for waiting in rules.when:
        waiting.lower("window", True)
    for answers in rules.ongoing:
        if isinstance(answers, Reacts):
            answers.answer().lower("window", True)
            answers.answer().lower("side", answers.side)


def is_stoppable(s: State, attack: i64) -> bool:
    """Does any card of the packs in play block such an event? Packs are public, so this tells nothing."""
    return columns(s).stoppable & attack != 0


def is_asked(s: State, f: i64, seat: i64, aimed_at: bool) -> bool:
    """UNF-BLOCK-11, -20"""
    if not aimed_at or seat == s.you(s.box(f)):
        return False
    node = s.node(f)
    if isinstance(node, Window) and node.is_after:
        return columns(s).has_reactions
    return is_stoppable(s, attack_running(s, f))


# ---- blocks ------------------------------------------------------------------------------------------------------
def offer_blocks_of(s: State, seat: i64, attack: i64, o: Options) -> None:
    """Cards in hand and in the park that stop this attack (UNF-BLOCK-04, -05, -17).

    Out of the hand is played, so what cannot be played does not block.
    """
    which = number_of_attack(attack)
    if which >= 0 and s.forbidden(seat, columns(s).block[which], -1):
        return
    mine = s.zone(seat, HAND)
    for i in range(s.count(mine)):
        card = s.at(mine, i)
        if columns(s).blocks_held[card] & attack != 0 and not s.forbidden(seat, columns(s).play, card):
            o.offer(BLOCK, card)
    for n in range(MOST_SPACES):
        _offer_in(s, space(s, seat, n), attack, o)
    _offer_in(s, s.zone(seat, BESIDE), attack, o)
    _offer_in(s, s.zone(seat, PINNED), attack, o)
    staff = Options()
    if columns(s).mesmerises:
        borrowed_staff(s, seat, staff)
    for i in range(staff.count()):
        _offer_card(s, staff.at(i), attack, o)


def _offer_in(s: State, z: i64, attack: i64, o: Options) -> None:
    c = columns(s)
    for i in range(s.count(z)):
        card = s.at(z, i)
        if c.blocks[card] & attack != 0 and not lends_itself(s, card, s.owner_of_zone(z)):
            _offer_card(s, card, attack, o)


def _offer_card(s: State, card: i64, attack: i64, o: Options) -> None:
    if (
        columns(s).blocks[card] & attack != 0
        and not is_closed(s, card)
        and not is_used_up(s, card, REACTED | limit_of(s, card))
        and _stops(s, card, attack)
    ):
        o.offer(BLOCK, card)


def _stops(s: State, card: i64, attack: i64) -> bool:
    """Does the card in play stop this attack, with the half that is pinned if it is an Event card?"""
    for rule in s.game.rules_of(card).ongoing:
        if (
            isinstance(rule, Blocks)
            and not rule.from_hand
            and attacks_of(rule) & attack != 0
            and (rule.side == 0 or is_half(s, card, rule.side))
        ):
            return True
    return False


def spend(s: State, seat: i64, card: i64) -> None:
    """A blocking Event card is discarded; a card of the park only if its text says so (RUL-22)."""
    if s.where(card) == s.zone(seat, HAND):
        discard(s, card)
        return
    use_up(s, card, limit_of(s, card))
    for rule in s.game.rules_of(card).ongoing:
        if isinstance(rule, Blocks) and rule.is_spent:
            leave_play(s, s.top, card)
            return


def limit_of(s: State, card: i64) -> i64:
    """The bits of "once per" behind which its blocks stand (UNF-INTERP-13)."""
    bits: i64 = 0
    for rule in s.game.rules_of(card).ongoing:
        if isinstance(rule, Blocks):
            bits |= rule.limit
    return bits


# ---- answers -------------------------------------------------------------------------------------------------------
def offer_reactions(s: State, seat: i64, o: Options) -> None:
    """Event cards in hand that answer an event that has affected their owner (UNF-EVENTS-19)."""
    mine = s.zone(seat, HAND)
    for i in range(s.count(mine)):
        card = s.at(mine, i)
        if columns(s).reacts[card] != 0 and not s.forbidden(seat, columns(s).play, card):
            o.offer(REACT, card)


def react(s: State, f: i64, seat: i64, card: i64) -> None:
    """The card is discarded, then its answer runs: they are who played the event, the mark is its card."""
    answer = answer_of(s, card)
    discard(s, card)
    if answer is None:
        return
    box = s.box(f)
    s.announce(seat, card)
    g = s.begin(answer, seat, card)
    s.set_them(g, s.you(box))
    s.set_mark(g, s.src(box))
    side: int = s.node(box).side
    s.set_tally(g, side)


def answer_of(s: State, card: i64) -> Node | None:
    for rule in s.game.rules_of(card).ongoing:
        if isinstance(rule, Reacts):
            return rule.answer()
    return None


# ---- attacks that were played ---------------------------------------------------------------------------------------
def tell_attack(s: State, f: i64, card: i64, side: i64 = 0) -> None:
    """The event of frame f is over: rules that wait for such an attack of its owner fall due."""
    which = number_of_attack(attack_of(s, card, side))
    if which >= 0 and s.num(STEP) == EVENTS:
        happen(s, f, columns(s).played[which], card)


# ---- what a block holds for ------------------------------------------------------------------------------------------
def remember_block(s: State, card: i64, seat: i64) -> None:
    """A pinned card cannot touch who blocked it, for as long as it lies there (UNF-BLOCK-13, -21)."""
    owner = s.owner_of(card)
    place = s.place_of(s.zone(owner, PINNED), card) if owner >= 0 else -1
    if place >= 0:
        k = PIN_BLOCKERS + place
        s.set_own(owner, k, s.own(owner, k) | (1 << seat))


def is_peace_broken(s: State, seat: i64, card: i64, box: Node) -> bool:
    """Under World Peace: would all that this could do be done to competitors? Then it is not offered (UNF-GC-13)."""
    return columns(s).is_peaceful and s.can_begin(box, seat, card) and not _can_begin_in_peace(s, seat, card, box)


def _can_begin_in_peace(s: State, seat: i64, card: i64, box: Node) -> bool:
    f = s.begin(box, seat, card)
    open_box(s, f)
    can = box.possible(s, f)
    close_box(s, f)
    s.pop()
    return can


def spared_by(s: State, f: i64) -> int:
    """Under World Peace no card of a player's harms a competitor (UNF-GC-13)."""
    card = s.src(f)
    if card < 0 or not columns(s).is_peaceful or columns(s).kind[card] & (CITY | OVERVIEW) != 0:
        return 0
    return EVERYBODY & ~(1 << s.you(f))


def blocked_before(s: State, f: i64) -> int:
    """Who blocked the City card, or a pinned card when it was played (UNF-BLOCK-13, -21)."""
    card = s.src(f)
    if card >= 0 and columns(s).kind[card] & CITY != 0:
        return int(s.num(CITY_BLOCKERS))
    if card < 0 or columns(s).kind[card] & EVENT == 0:
        return 0
    owner = s.owner_of(card)
    if owner < 0:
        return 0
    place = s.place_of(s.zone(owner, PINNED), card)
    return s.own(owner, PIN_BLOCKERS + place) if place >= 0 else 0
