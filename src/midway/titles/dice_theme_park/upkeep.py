"""Upkeep, step 1, and step 3 in its order: earn, then prepare the next round. Objectives are in objectives.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.options import PASS
from midway.kernel.results import ENACTED
from midway.titles.dice_theme_park.columns import CARD_SWAP, GRAND_TOUR, TROUPE, ZONE, columns
from midway.titles.dice_theme_park.display import deal_skills, show_tiles, sweep_displays
from midway.titles.dice_theme_park.earnings import steps_reached
from midway.titles.dice_theme_park.figures import (
    EFFECT_STARS,
    GRAND_TOUR_FROM,
    KIOSK_COINS,
    TROUPE_STEPS,
    ZONE_FROM,
)
from midway.titles.dice_theme_park.happenings import EARNED, SWAPPED, tell
from midway.titles.dice_theme_park.park import CELLS
from midway.titles.dice_theme_park.schema import (
    COINS,
    COUNTS_LOWER,
    CUBES,
    EFFECT,
    HAND,
    KIOSK,
    MAPS,
    MASCOTS,
    MONORAIL,
    MONORAILS,
    OF_ADMINISTRATORS,
    OF_ATTRACTIONS,
    OF_EFFECTS,
    OF_SKILLS,
    OPERATED,
    OPERATIONS,
    OUT,
    PLAYED,
    ROUND,
    SKILL_STARS,
    STARS,
    UPGRADES,
    USED_MAPS,
    USED_MASCOTS,
    seat_in_turn,
)
from midway.titles.dice_theme_park.staff import (
    administrator,
    colour_of_administrator,
    has_administrator,
    holder_of,
)
from midway.titles.dice_theme_park.stars import add_stars, credit_attraction
from midway.titles.dice_theme_park.tiles import has_upgrade, tile_at
from midway.titles.dice_theme_park.verbs import SWAP
from midway.titles.dice_theme_park.welcome import empty_monorails, fill_monorails

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State


# ---- step 1: earn -------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Earn(Node):
    """Every cube pays and is taken back; skills and administrators pay; all of it is scored (DTP-UPK-01 to -04)."""

    def step(self, s: State, f: i64) -> None:
        for place in range(s.players):
            seat = seat_in_turn(s, place)
            stars, coins = s.own(seat, STARS), s.own(seat, COINS)
            pay_cubes(s, seat)
            add_stars(s, seat, OF_SKILLS, s.own(seat, SKILL_STARS))
            s.set_own(seat, SKILL_STARS, 0)
            tell(s, EARNED, seat, -1, s.own(seat, STARS) - stars, s.own(seat, COINS) - coins)
        s.end(ENACTED)


def pay_cubes(s: State, seat: i64) -> None:
    c = columns(s)
    zone = colour_of_administrator(s, seat, ZONE)
    operations: i64 = 0
    operated: i64 = 0
    in_zone: i64 = 0
    coins: i64 = 0
    printed: i64 = 0
    effects: i64 = 0
    for cell in range(CELLS):
        cubes = s.own(seat, CUBES + cell)
        if cubes == 0:
            continue
        card, upgrades = tile_at(s, seat, cell), s.own(seat, UPGRADES + cell)
        more: i64 = EFFECT_STARS * cubes if has_upgrade(upgrades, EFFECT) else 0
        operations += cubes
        operated += 1
        in_zone += 1 if c.colour[card] == zone else 0
        coins += KIOSK_COINS * cubes if has_upgrade(upgrades, KIOSK) else 0
        printed += c.stars[card] * cubes
        effects += more
        credit_attraction(s, seat, cell, c.stars[card] * cubes + more)
        s.set_own(seat, CUBES + cell, 0)
    s.set_own(seat, OPERATIONS, operations)
    s.set_own(seat, OPERATED, operated)
    if coins != 0:
        s.gain(seat, COINS, coins)
    add_stars(s, seat, OF_ATTRACTIONS, printed)
    add_stars(s, seat, OF_EFFECTS, effects)
    add_stars(s, seat, OF_ADMINISTRATORS, stars_of_administrator(s, seat, operated, in_zone))


def stars_of_administrator(s: State, seat: i64, operated: i64, in_zone: i64) -> i64:
    """Zone, Grand tour and Troupe pay with the cubes (DTP-UPK-03)."""
    if has_administrator(s, seat, ZONE):
        return steps_reached(in_zone, ZONE_FROM)
    if has_administrator(s, seat, GRAND_TOUR):
        return steps_reached(operated, GRAND_TOUR_FROM)
    if has_administrator(s, seat, TROUPE):
        for mascots, stars in TROUPE_STEPS:
            if s.own(seat, MASCOTS) >= mascots:
                return stars
    return 0


# ---- step 3: prepare the next round ----------------------------------------------------------------------------
@dataclass(frozen=True)
class SwapCard(Node):
    """Once in the game one played card may change places with one in hand, before cards are passed (DTP-ADM-12)."""

    def question(self, s: State, f: i64) -> str:
        return "dice_theme_park/swap"

    def rule_id(self, s: State, f: i64) -> str:
        return "DTP-ADM-12"

    def options(self, s: State, f: i64, o: Options) -> None:
        staff = columns(s).staff
        played, hand = s.zone(s.you(f), PLAYED), s.zone(s.you(f), HAND)
        offered: i64 = 0  # pairs of kinds, a bit each
        for i in range(s.count(played)):
            for k in range(s.count(hand)):
                a, b = staff[s.at(played, i)], staff[s.at(hand, k)]
                one: i64 = 1
                pair = one << (6 * a + b)
                if a != b and offered & pair == 0:
                    offered |= pair
                    o.offer(SWAP, s.at(played, i), s.at(hand, k))
        o.offer(PASS)

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 0:
            holder = holder_of(s, CARD_SWAP)
            if holder < 0:
                s.end(ENACTED)
                return
            s.set_you(f, holder)
            s.set_src(f, administrator(s, holder))
            s.ask(f, 1, holder)
            return
        if s.verb == SWAP:
            seat = s.you(f)
            s.move(s.arg, s.zone(seat, HAND))
            s.move(s.arg2, s.zone(seat, PLAYED))
            tell(s, SWAPPED, seat, s.arg, s.arg2)
            s.move(administrator(s, seat), OUT)
        s.end(ENACTED)


@dataclass(frozen=True)
class PassCards(Node):
    """Everybody's two played cards go to the left neighbour's hand (DTP-UPK-09)."""

    def step(self, s: State, f: i64) -> None:
        for seat in range(s.players):
            for card in s.cards(s.zone(seat, PLAYED)):
                s.move(card, s.zone(s.after(seat), HAND))
        s.end(ENACTED)


@dataclass(frozen=True)
class MakeReady(Node):
    """Maps turn ready, mascots come back, monorails return and are filled, new displays (DTP-UPK-10 to -15)."""

    def step(self, s: State, f: i64) -> None:
        for seat in range(s.players):
            used = s.own(seat, USED_MAPS)
            if used != 0:
                s.gain(seat, USED_MAPS, -used)
                s.gain(seat, MAPS, used)
            s.set_own(seat, USED_MASCOTS, 0)
            s.set_own(seat, OPERATIONS, 0)
            s.set_own(seat, OPERATED, 0)
            s.set_own(seat, COUNTS_LOWER, 0)
            for card in s.cards(s.zone(seat, MONORAIL)):
                s.move(card, MONORAILS)
        empty_monorails(s)
        fill_monorails(s)
        sweep_displays(s)
        show_tiles(s, s.num(ROUND) + 1)
        deal_skills(s)
        s.end(ENACTED)


@dataclass(frozen=True)
class UnlessLastRound(Node):
    """What prepares a next round, where there is one (DTP-END-01)."""

    part: Node

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 0 and s.num(ROUND) < columns(s).rounds:
            s.go(f, 1)
            s.call(self.part, f)
        else:
            s.end(ENACTED)
