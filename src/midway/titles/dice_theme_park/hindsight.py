# mypyc: off
"""After Operate: what would have been possible; while it runs: what still is. The solver says, and in stars only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from midway.kernel.messages import Argument, Message
from midway.titles.dice_theme_park.columns import TROUPE
from midway.titles.dice_theme_park.operate_draft import position_at_start, position_of
from midway.titles.dice_theme_park.schema import (
    DRAFT,
    OF_ADMINISTRATORS,
    OF_ATTRACTIONS,
    OF_EFFECTS,
    OF_SKILLS,
    OPERATE,
    PHASE,
    ROUND,
    STARS_BY_SOURCE,
)
from midway.titles.dice_theme_park.solver.plan import best_plan
from midway.titles.dice_theme_park.solver.worth import Worth
from midway.titles.dice_theme_park.staff import has_administrator

if TYPE_CHECKING:
    from midway.kernel.state import State

ONLY_STARS: Final = Worth(6, 0)
BUDGET: Final = 20_000  # positions; people wait for it
OF_THE_PHASE: Final = (OF_ATTRACTIONS, OF_EFFECTS, OF_SKILLS, OF_ADMINISTRATORS)


class OfOperate:
    """Hindsight of Operate phases."""

    def part(self, s: State) -> int:
        return int(s.num(ROUND)) if s.num(PHASE) == OPERATE else 0

    def back(self, begun: State, now: State, seat: int) -> Message | None:
        earned = stars_of_phases(now, seat) - stars_of_phases(begun, seat)
        plan = best_plan(position_at_start(begun, seat), ONLY_STARS, BUDGET)
        about: dict[str, Argument] = {"number": int(begun.num(ROUND)), "stars": earned, "best": plan.stars}
        if plan.stars <= earned:
            return Message("hindsight-best", about)
        return Message("hindsight-proved" if plan.is_proved else "hindsight", about)

    def ahead(self, s: State, seat: int) -> Message | None:
        if s.own(seat, DRAFT) != OPERATE:
            return None
        plan = best_plan(position_of(s, seat), ONLY_STARS, BUDGET)
        return Message("hindsight-ahead", {"stars": plan.stars})


def stars_of_phases(s: State, seat: int) -> int:
    """What Operate has brought so far; the Troupe is paid for mascots, whatever is operated."""
    sources = [
        source for source in OF_THE_PHASE if source != OF_ADMINISTRATORS or not has_administrator(s, seat, TROUPE)
    ]
    return sum(int(s.own(seat, STARS_BY_SOURCE + source)) for source in sources)


HINDSIGHT: Final = OfOperate()
