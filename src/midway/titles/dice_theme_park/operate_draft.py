"""What a seat's Operate phase is played with: its position out of the state, and its draft until all have done.

A draft begins as a copy of what is public and is published when everybody has done, or, where a table plays openly,
after every step. Only these words change while a seat is at work, so answers commute.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.columns import (
    GRAND_TOUR,
    GUIDE,
    KNOWN_WORDS,
    MANAGER,
    MASCOT,
    STAMINA,
    ZONE,
    KnownPark,
    columns,
)
from midway.titles.dice_theme_park.crowd import add_guest, put_in_bag
from midway.titles.dice_theme_park.figures import EFFECT_STARS, KIOSK_COINS
from midway.titles.dice_theme_park.guests import GUEST_COLOURS, is_marked, plain
from midway.titles.dice_theme_park.happenings import OPERATED, SKILLS_PAID, tell
from midway.titles.dice_theme_park.operate_moves import NO_SKILL
from midway.titles.dice_theme_park.operate_position import OperatePark, OperatePosition
from midway.titles.dice_theme_park.park import CELLS
from midway.titles.dice_theme_park.schema import (
    COINS,
    CUBES,
    DRAFT,
    DRAFT_BAG,
    DRAFT_COINS,
    DRAFT_CUBES,
    DRAFT_EXTRAS,
    DRAFT_GUEST_COUNT,
    DRAFT_GUESTS,
    DRAFT_GUIDES,
    DRAFT_HERE,
    DRAFT_MANAGERS,
    DRAFT_MAPS,
    DRAFT_PAID,
    DRAFT_PENDING,
    DRAFT_SIZE,
    DRAFT_STARS,
    DRAFT_USED_MASCOTS,
    EFFECT,
    GENERATOR,
    GUEST_COUNT,
    GUESTS,
    KIOSK,
    MAPS,
    MASCOTS,
    OPERATE,
    SKILL_STARS,
    SKILLS,
    TILES,
    USED_MAPS,
    USED_MASCOTS,
)
from midway.titles.dice_theme_park.staff import administrator, colour_of_administrator, has_administrator, played
from midway.titles.dice_theme_park.tiles import has_upgrade, upgrades_at

if TYPE_CHECKING:
    from midway.kernel.state import State

CELLS_A_WORD: Final = 5  # of cubes, three bits each
CUBE_BITS: Final = 15


# ---- the park -----------------------------------------------------------------------------------------------
def park_of(s: State, seat: i64) -> OperatePark:
    """The seat's park as Operate sees it: the one put together last where nothing in it has changed."""
    known = columns(s).parks[seat]
    if _has_changed(s, seat, known):
        known = put_together(s, seat)
        columns(s).parks[seat] = known
    return known.park


def known_words(s: State, seat: i64) -> vec[i64]:
    """What tells the seat's park from any other."""
    park_of(s, seat)
    return columns(s).parks[seat].of


def _has_changed(s: State, seat: i64, known: KnownPark) -> bool:
    tiles = s.zone(seat, TILES)
    upgrades = upgrades_at(s, seat)
    of = known.of
    for cell in range(CELLS):
        if of[cell] != s.num(tiles + cell) or of[CELLS + cell] != s.num(upgrades + cell):
            return True
    return of[KNOWN_WORDS - 2] != administrator(s, seat) or of[KNOWN_WORDS - 1] != played(s, seat, MASCOT)


def put_together(s: State, seat: i64) -> KnownPark:
    """The seat's park, made anew."""
    c = columns(s)
    known = KnownPark()
    park = known.park
    tiles = s.zone(seat, TILES)
    upgrades = upgrades_at(s, seat)
    for cell in range(CELLS):
        tile = s.num(tiles + cell)
        has = s.num(upgrades + cell)
        known.of[cell] = tile
        known.of[CELLS + cell] = has
        if tile != 0:
            card = tile - 1
            stars: i64 = EFFECT_STARS if has_upgrade(has, EFFECT) else 0
            coins: i64 = KIOSK_COINS if has_upgrade(has, KIOSK) else 0
            icons: i64 = 1 if has_upgrade(has, GENERATOR) else 0
            park.build(cell, c.requirements[card], c.colour[card], c.stars[card] + stars, coins, c.icons[card] + icons)
    park.settle()
    park.stamina = colour_of_administrator(s, seat, STAMINA)
    park.zone = colour_of_administrator(s, seat, ZONE)
    park.has_grand_tour = has_administrator(s, seat, GRAND_TOUR)
    park.adjustments = played(s, seat, MASCOT)
    known.of[KNOWN_WORDS - 2] = administrator(s, seat)
    known.of[KNOWN_WORDS - 1] = park.adjustments
    return known


# ---- out of the state ------------------------------------------------------------------------------------------
def position_of(s: State, seat: i64) -> OperatePosition:
    """Where the seat's Operate phase stands; outside it, how it would begin with the staff played now."""
    if s.own(seat, DRAFT) != OPERATE:
        return position_at_start(s, seat)
    p = OperatePosition(park_of(s, seat))
    _take_dice(s, p, s.zone(seat, DRAFT_GUESTS), s.own(seat, DRAFT_GUEST_COUNT))
    _add_mascots(s, seat, p, s.own(seat, DRAFT_USED_MASCOTS))
    p.cubes = _packed_cubes(s, seat)
    p.maps = s.own(seat, DRAFT_MAPS)
    p.guides = s.own(seat, DRAFT_GUIDES)
    p.managers = s.own(seat, DRAFT_MANAGERS)
    p.stars = s.own(seat, DRAFT_STARS)
    p.coins = s.own(seat, DRAFT_COINS)
    for colour in range(GUEST_COLOURS):
        p.bag |= s.own(seat, DRAFT_BAG + colour) << (6 * colour)
    p.pending = s.own(seat, DRAFT_PENDING)
    p.here = s.own(seat, DRAFT_HERE)
    p.extras = s.own(seat, DRAFT_EXTRAS)
    return p


def position_at_start(s: State, seat: i64) -> OperatePosition:
    """How the phase begins, or began where nobody has seen anything of it yet."""
    p = OperatePosition(park_of(s, seat))
    _take_dice(s, p, s.zone(seat, GUESTS), s.own(seat, GUEST_COUNT))
    _add_mascots(s, seat, p, 0)
    p.maps = s.own(seat, MAPS)
    p.guides = played(s, seat, GUIDE)
    p.managers = played(s, seat, MANAGER)
    return p


def _take_dice(s: State, p: OperatePosition, row: i64, many: i64) -> None:
    p.count = many
    p.dice = vec[i64]([0] * many)
    for i in range(many):
        p.dice[i] = s.num(row + i)


def _packed_cubes(s: State, seat: i64) -> i64:
    row = s.zone(seat, DRAFT_CUBES)
    return s.num(row) | (s.num(row + 1) << 15) | (s.num(row + 2) << 30) | (s.num(row + 3) << 45)


def cubes_now(s: State, seat: i64, cell: i64) -> i64:
    """How many cubes stand on an attraction; while the seat is at work, in its draft."""
    if s.own(seat, DRAFT) != OPERATE:
        return s.own(seat, CUBES + cell)
    return (_packed_cubes(s, seat) >> (3 * cell)) & 7


def skill_at(s: State, seat: i64, place: i64) -> i64:
    """The skill a mascot sits on; NO_SKILL in games without."""
    z = s.zone(seat, SKILLS)
    return columns(s).skill[s.at(z, place)] if place < s.count(z) else NO_SKILL


def _add_mascots(s: State, seat: i64, p: OperatePosition, used: i64) -> None:
    for place in range(s.own(seat, MASCOTS)):
        if (used >> place) & 1 == 0:
            p.add_mascot(skill_at(s, seat, place))


# ---- the draft ----------------------------------------------------------------------------------------------------
def begin_operating(s: State, seat: i64) -> None:
    """Everything ready, no cube placed."""
    p = position_of(s, seat)
    s.set_own(seat, DRAFT, OPERATE)
    store(s, seat, p)


def store(s: State, seat: i64, p: OperatePosition) -> None:
    """Keep a position in the draft."""
    row = s.zone(seat, DRAFT_GUESTS)
    before = s.own(seat, DRAFT_GUEST_COUNT)
    for i in range(p.count):
        die: int = p.dice[i]
        s.put(row + i, die)
    for i in range(p.count, before):
        s.put(row + i, 0)
    s.set_own(seat, DRAFT_GUEST_COUNT, p.count)
    row = s.zone(seat, DRAFT_CUBES)
    cubes = p.cubes
    for word in range(4):
        s.put(row + word, cubes & 0x7FFF)
        cubes >>= CUBE_BITS
    s.set_own(seat, DRAFT_MAPS, p.maps)
    s.set_own(seat, DRAFT_GUIDES, p.guides)
    s.set_own(seat, DRAFT_MANAGERS, p.managers)
    s.set_own(seat, DRAFT_STARS, p.stars)
    s.set_own(seat, DRAFT_COINS, p.coins)
    for colour in range(GUEST_COLOURS):
        s.set_own(seat, DRAFT_BAG + colour, (p.bag >> (6 * colour)) & 63)
    s.set_own(seat, DRAFT_PENDING, p.pending)
    s.set_own(seat, DRAFT_HERE, p.here)
    s.set_own(seat, DRAFT_EXTRAS, p.extras)


def use_mascot_at(s: State, seat: i64, place: i64) -> None:
    """The mascot at this place has been put on an attraction."""
    s.set_own(seat, DRAFT_USED_MASCOTS, s.own(seat, DRAFT_USED_MASCOTS) | (1 << place))


def show_draft(s: State, seat: i64) -> None:
    """Make public what the seat has done so far."""
    row = s.zone(seat, GUESTS)
    draft = s.zone(seat, DRAFT_GUESTS)
    before = s.own(seat, GUEST_COUNT)
    now = s.own(seat, DRAFT_GUEST_COUNT)
    for i in range(max(before, now)):
        s.put(row + i, s.num(draft + i) if i < now else 0)
    s.set_own(seat, GUEST_COUNT, now)
    _show_cubes(s, seat)
    used = s.own(seat, MAPS) - s.own(seat, DRAFT_MAPS)
    if used > 0:
        s.gain(seat, MAPS, -used)
        s.gain(seat, USED_MAPS, used)
    taken = s.own(seat, DRAFT_COINS) - s.own(seat, DRAFT_PAID)
    if taken > 0:
        s.gain(seat, COINS, taken)
        s.set_own(seat, DRAFT_PAID, s.own(seat, DRAFT_COINS))
    stars = s.own(seat, DRAFT_STARS) - s.own(seat, SKILL_STARS)
    if stars + taken > 0:
        tell(s, SKILLS_PAID, seat, -1, stars, taken)
    s.set_own(seat, SKILL_STARS, s.own(seat, DRAFT_STARS))
    s.set_own(seat, USED_MASCOTS, s.own(seat, DRAFT_USED_MASCOTS))


def _show_cubes(s: State, seat: i64) -> None:
    cubes = _packed_cubes(s, seat)
    row = s.zone(seat, CUBES)
    for cell in range(CELLS):
        here = (cubes >> (3 * cell)) & 7
        if here != s.num(row + cell):
            s.put(row + cell, here)
            tell(s, OPERATED, seat, s.own(seat, TILES + cell) - 1, here)


def end_operating(s: State, seat: i64) -> None:
    """The phase is over: colour adjustments end (AMB-15), guests put back are in the bag, the draft is gone."""
    show_draft(s, seat)
    for colour in range(GUEST_COLOURS):
        put_in_bag(s, colour, s.own(seat, DRAFT_BAG + colour))
    clear_draft(s, seat)
    _end_adjustments(s, seat)


def _end_adjustments(s: State, seat: i64) -> None:
    row = s.zone(seat, GUESTS)
    many = s.own(seat, GUEST_COUNT)
    marked = False
    for i in range(many):
        marked = marked or is_marked(s.num(row + i) & 127)
    if marked:
        dice = [s.num(row + i) for i in range(many)]
        for i in range(many):
            s.put(row + i, 0)
        s.set_own(seat, GUEST_COUNT, 0)
        for die in dice:
            add_guest(s, seat, (die & ~127) | plain(die & 127))


def clear_draft(s: State, seat: i64) -> None:
    """Leave nothing behind: equal positions have equal bytes."""
    row = s.zone(seat, DRAFT)
    for k in range(DRAFT_SIZE):
        s.put(row + k, 0)
