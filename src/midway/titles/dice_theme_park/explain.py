"""Explanations: where stars and money come from, what a chain has earned so far, what would have been possible.

Everything comes in parts that sum exactly; the words for them are told elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.messages import Part as Part
from midway.titles.dice_theme_park.columns import columns
from midway.titles.dice_theme_park.earnings import stars_of_administrator
from midway.titles.dice_theme_park.operate_draft import position_of
from midway.titles.dice_theme_park.park import CELLS
from midway.titles.dice_theme_park.schema import (
    DRAFT,
    OF_ADMINISTRATORS,
    OF_OBJECTIVES,
    OF_SKILLS,
    OPERATE,
    PARK,
    PLAYED,
    STARS_BY_CELL,
    STARS_BY_SOURCE,
)
from midway.titles.dice_theme_park.scoring import stars_for_coins
from midway.titles.dice_theme_park.solver.plan import USUAL_BUDGET, Plan, best_plan
from midway.titles.dice_theme_park.staff import administrator
from midway.titles.dice_theme_park.tiles import tile_at

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


# ---- by name ----------------------------------------------------------------------------------------------------
VALUES: Final = ("stars", "income", "stars-so-far", "coins-so-far")


def explain(s: State, value: str, seat: i64) -> list[Part]:
    """Where one of the values comes from."""
    if value == "stars":
        return stars_of(s, seat)
    if value == "income":
        return income_of(s, seat)
    if s.own(seat, DRAFT) != OPERATE:
        return []
    return stars_so_far(s, seat) if value == "stars-so-far" else coins_so_far(s, seat)


def seat_values(s: State, seat: i64) -> dict[str, int]:
    """What the values amount to now; those of Operate only for who is at work, and may see it."""
    found = {value: total(explain(s, value, seat)) for value in ("stars", "income")}
    if s.own(seat, DRAFT) == OPERATE:
        found.update({value: total(explain(s, value, seat)) for value in ("stars-so-far", "coins-so-far")})
    return found
