"""Explanations: where stars and money come from, what a chain has earned so far, what would have been possible.

Everything comes in parts that sum exactly; the words for them are told elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.messages import Part as Part
from midway.titles.dice_theme_park.columns import columns
from midway.titles.dice_theme_park.earnings import stars_of_administrator
from midway.titles.dice_theme_park.figures import EFFECT_STARS, KIOSK_COINS
from midway.titles.dice_theme_park.operate_draft import position_of
from midway.titles.dice_theme_park.park import CELLS, size_of
from midway.titles.dice_theme_park.schema import (
    COINS,
    COUNTS_LOWER,
    DRAFT,
    DRAFT_COINS,
    DRAFT_MAPS,
    DRAFT_PAID,
    DRAFT_USED_MASCOTS,
    EFFECT,
    IMPROVE,
    KIOSK,
    MAPS,
    MASCOTS,
    OF_ADMINISTRATORS,
    OF_OBJECTIVES,
    OF_SKILLS,
    OPERATE,
    PARK,
    PLAYED,
    STARS_BY_CELL,
    STARS_BY_SOURCE,
    USED_MASCOTS,
)
from midway.titles.dice_theme_park.scoring import stars_for_coins
from midway.titles.dice_theme_park.solver.plan import USUAL_BUDGET, Plan, best_plan
from midway.titles.dice_theme_park.staff import administrator
from midway.titles.dice_theme_park.tiles import cell_of, has_upgrade, tile_at, upgrades_at

if TYPE_CHECKING:
    from midway.kernel.state import State


def total(parts: list[Part]) -> int:
    return sum(part.n for part in parts)


def _only(parts: list[Part]) -> list[Part]:
    return [part for part in parts if part.n != 0]


# ---- stars --------------------------------------------------------------------------------------------------
def stars_of(s: State, seat: i64) -> list[Part]:
    """Where each star of the score came from: attraction by attraction, then everything else."""
    return [part for parts in score_parts(s, seat).values() for part in parts]


def stars_scored(s: State, seat: i64) -> list[Part]:
    """Those on the score track: money is no star before the end."""
    return [part for source, parts in score_parts(s, seat).items() if source != "money" for part in parts]


def score_parts(s: State, seat: i64) -> dict[str, list[Part]]:
    """The same by source; what special effects bring is in the stars of their attraction."""
    of_source = [int(s.own(seat, STARS_BY_SOURCE + n)) for n in (OF_SKILLS, OF_ADMINISTRATORS, OF_OBJECTIVES)]
    return {
        "attractions": _only(
            [
                Part("attraction", int(tile_at(s, seat, cell)), int(s.own(seat, STARS_BY_CELL + cell)))
                for cell in range(CELLS)
            ]
        ),
        "skills": _only([Part("skills", -1, of_source[0])]),
        "administrators": _only([Part("administrator", int(administrator(s, seat)), of_source[1])]),
        "objectives": _only([Part("objectives", -1, of_source[2])]),
        "money": _only([Part("money", -1, int(stars_for_coins(s, seat)))]),
    }


# ---- money --------------------------------------------------------------------------------------------------
def income_of(s: State, seat: i64) -> list[Part]:
    """What the next income will be, or this round's was, part by part: staff, then the park (DTP-PLAN-10)."""
    c = columns(s)
    staff = [Part("staff", int(card), int(c.money[card])) for card in s.cards(s.zone(seat, PLAYED))]
    park = [Part("income", int(card), int(c.income[card])) for card in s.cards(s.zone(seat, PARK))]
    return _only([*staff, *park])


# ---- Operate --------------------------------------------------------------------------------------------------
def stars_so_far(s: State, seat: i64) -> list[Part]:
    """What the seat's chain will have brought if it stops here."""
    p = position_of(s, seat)
    parts = [
        Part("attraction", int(tile_at(s, seat, cell)), int(p.cubes_on(cell) * p.park.stars[cell]))
        for cell in range(CELLS)
    ]
    parts.append(Part("skills", -1, int(p.stars)))
    parts.append(Part("administrator", int(administrator(s, seat)), int(stars_of_administrator(p))))
    return _only(parts)


def coins_so_far(s: State, seat: i64) -> list[Part]:
    """Likewise in money: merch kiosks at Upkeep, and what skills have paid at once."""
    p = position_of(s, seat)
    parts = [
        Part("kiosk", int(tile_at(s, seat, cell)), int(p.cubes_on(cell) * p.park.coins[cell])) for cell in range(CELLS)
    ]
    return _only([*parts, Part("skills", -1, int(p.coins))])


def best_from_here(s: State, seat: i64, budget: int = USUAL_BUDGET) -> Plan:
    """The best chain from where the seat's phase stands: a hint while it runs, and afterwards, from where it began,
    what would have been possible."""
    return best_plan(position_of(s, seat), budget=budget)


# ---- what is at hand -------------------------------------------------------------------------------------------
def coins_now(s: State, seat: i64) -> list[Part]:
    """Money in hand, as the seat's own draft has it: spent in Improve, taken by skills in Operate."""
    draft = s.own(seat, DRAFT)
    if draft == IMPROVE:
        return _only([Part("money", -1, int(s.own(seat, DRAFT_COINS)))])
    taken = s.own(seat, DRAFT_COINS) - s.own(seat, DRAFT_PAID) if draft == OPERATE else 0
    return _only([Part("money", -1, int(s.own(seat, COINS))), Part("skills", -1, int(taken))])


def ready_maps(s: State, seat: i64) -> list[Part]:
    maps = s.own(seat, DRAFT_MAPS if s.own(seat, DRAFT) in (IMPROVE, OPERATE) else MAPS)
    return _only([Part("maps", -1, int(maps))])


def ready_mascots(s: State, seat: i64) -> list[Part]:
    used = s.own(seat, DRAFT_USED_MASCOTS if s.own(seat, DRAFT) == OPERATE else USED_MASCOTS)
    return _only([Part("mascots", -1, int(s.own(seat, MASCOTS) - size_of(used)))])


def turn_total(s: State, seat: i64) -> list[Part]:
    """What decides about turn order: the die values played, less what counts lower (DTP-PLAN-04)."""
    c = columns(s)
    played = [Part("staff", int(card), int(c.die_value[card])) for card in s.cards(s.zone(seat, PLAYED))]
    return _only([*played, Part("administrator", int(administrator(s, seat)), -int(s.own(seat, COUNTS_LOWER)))])


def guests_now(s: State, seat: i64) -> list[Part]:
    """Guests in the park, attraction by attraction."""
    p = position_of(s, seat)
    return _only([Part("attraction", int(tile_at(s, seat, cell)), len(p.dice_on(cell))) for cell in range(CELLS)])


# ---- of a tile in a park -------------------------------------------------------------------------------------------
def stars_of_cube(s: State, seat: i64, card: i64) -> list[Part]:
    """What each cube on an attraction brings at Upkeep (DTP-UPK-01)."""
    upgrades = s.num(upgrades_at(s, seat) + cell_of(s, seat, card))
    effect = EFFECT_STARS if has_upgrade(upgrades, EFFECT) else 0
    return _only([Part("attraction", int(card), int(columns(s).stars[card])), Part("effect", -1, effect)])


def coins_of_cube(s: State, seat: i64, card: i64) -> list[Part]:
    upgrades = s.num(upgrades_at(s, seat) + cell_of(s, seat, card))
    return _only([Part("kiosk", -1, KIOSK_COINS if has_upgrade(upgrades, KIOSK) else 0)])


# ---- by name ----------------------------------------------------------------------------------------------------
OF_CARDS: Final = {"cube-stars": stars_of_cube, "cube-coins": coins_of_cube}
OF_SEATS: Final = {
    "stars": stars_of,
    "scored": stars_scored,
    "income": income_of,
    "coins": coins_now,
    "guests": guests_now,
    "ready-maps": ready_maps,
    "ready-mascots": ready_mascots,
    "turn": turn_total,
}
OF_OPERATE: Final = {"stars-so-far": stars_so_far, "coins-so-far": coins_so_far}
VALUES: Final = (*OF_SEATS, *OF_OPERATE, *OF_CARDS)


def explain(s: State, value: str, seat: i64, card: i64 = -1) -> list[Part]:
    """Where one of the values comes from: of a tile in a park, or of a seat if `card` is -1."""
    if value in OF_CARDS:
        owner = owner_of_tile(s, card)
        return OF_CARDS[value](s, owner, card) if owner >= 0 else []
    if card >= 0 or seat < 0:
        return []
    if value in OF_OPERATE:
        return OF_OPERATE[value](s, seat) if s.own(seat, DRAFT) == OPERATE else []
    return OF_SEATS[value](s, seat)


def owner_of_tile(s: State, card: i64) -> i64:
    """In whose park an attraction stands; -1: in nobody's."""
    owner = s.owner_of(card) if card >= 0 else -1
    return owner if owner >= 0 and s.where(card) == s.zone(owner, PARK) else -1


def card_values(s: State, card: i64) -> dict[str, int]:
    """What a tile in a park brings with every cube."""
    owner = owner_of_tile(s, card)
    if owner < 0:
        return {}
    found = {value: total(parts(s, owner, card)) for value, parts in OF_CARDS.items()}
    return {value: n for value, n in found.items() if n != 0}


def seat_values(s: State, seat: i64) -> dict[str, int]:
    """What the values amount to now; those of Operate only for who is at work, and may see it."""
    found = {value: total(parts(s, seat)) for value, parts in OF_SEATS.items()}
    if s.own(seat, DRAFT) == OPERATE:
        found.update({value: total(parts(s, seat)) for value, parts in OF_OPERATE.items()})
    return found
