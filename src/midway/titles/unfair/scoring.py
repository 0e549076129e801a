"""Scoring: points by source, which sum exactly; the last settlement; ties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.nodes.flow import Together
from midway.kernel.options import DONE
from midway.kernel.results import ENACTED
from midway.kernel.schema import EVERYBODY
from midway.titles.unfair.blueprints import blueprint_points, is_complete
from midway.titles.unfair.game_options import scores_panoramas
from midway.titles.unfair.money import box_traded_cards
from midway.titles.unfair.park import NOWHERE, attraction_in, icons, star_total
from midway.titles.unfair.placement import COINS_A_LOAN, can_trade_in
from midway.titles.unfair.printed import STAFF, columns, is_kind
from midway.titles.unfair.schema import (
    BESIDE,
    BLUEPRINTS,
    COINS,
    COINS_ON,
    DUEL,
    ENTRANCE,
    LOANS,
    MOST_SPACES,
    POINTS,
    space,
)

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State

COINS_A_POINT: Final = 2
# cards assembled -> points, partial and complete (UNF-SCORE-17, -21)
PANORAMA: Final = ((0, 0), (0, 0), (5, 10), (10, 20), (25, 40), (35, 60), (45, 45))


# ---- by source -------------------------------------------------------------------------------------------------
def score(s: State, seat: i64) -> int:
    """What the seat would score now."""
    return sum(score_by_source(s, seat).values())


def score_by_source(s: State, seat: i64) -> dict[str, int]:
    """The same, told apart; the parts sum exactly."""
    return {
        "size": int(sum([size_points(s, card) for card in attractions_of(s, seat)])),
        "blueprints": int(sum([blueprint_points(s, seat, card) for card in plans_of(s, seat)])),
        "coins": int(s.own(seat, COINS) // COINS_A_POINT),
        "staff": int(staff_points(s, seat)),
        "cards": int(s.own(seat, POINTS)),
        "panoramas": panorama_points(s, seat) if scores_panoramas(s.game) else 0,
        "loans": -int(columns(s).loans[s.own(seat, LOANS)]),
    }


def plans_of(s: State, seat: i64) -> list[i64]:
    """A seat's blueprints, as far as they are seen."""
    return [card for card in s.cards(s.zone(seat, BLUEPRINTS)) if card >= 0]


def attractions_of(s: State, seat: i64) -> list[i64]:
    found: list[i64] = []
    for n in range(MOST_SPACES):
        card = attraction_in(s, seat, n)
        if card >= 0:
            found.append(card)
    return found


def size_points(s: State, attraction: i64) -> i64:
    """Each attraction by itself; beyond the table nothing is added (UNF-SCORE-02 to -04)."""
    table = columns(s).sizes
    return table[min(icons(s, attraction), len(table) - 1)]


def staff_points(s: State, seat: i64) -> i64:
    """Printed points of those still employed; resources score only by their text (UNF-SCORE-09)."""
    total: i64 = 0
    z = s.zone(seat, BESIDE)
    for i in range(s.count(z)):
        if is_kind(s, s.at(z, i), STAFF):
            total += columns(s).points[s.at(z, i)]
    return total


# ---- panoramas -------------------------------------------------------------------------------------------------
def panorama_points(s: State, seat: i64) -> int:
    """The best run of each pack's scene (UNF-SCORE-20)."""
    total = 0
    for pack in range(len(s.game.packs)):
        total += best_run(s, seat, pack)
    return total


def best_run(s: State, seat: i64, pack: int) -> int:
    """Neighbouring spaces with numbers rising by one."""
    best = 0
    run = 0
    last: i64 = NOWHERE
    length = scene_length(s, pack)
    for n in range(MOST_SPACES):
        card = attraction_in(s, seat, n)
        number = columns(s).panorama[card] if card >= 0 and columns(s).pack[card] == pack else 0
        run = 0 if number == 0 else run + 1 if number == last + 1 and run > 0 else 1
        last = number
        if run > 0:
            partial, complete = PANORAMA[min(run, len(PANORAMA) - 1)]
            best = max(best, complete if run == length else partial)
    return best


def scene_length(s: State, pack: int) -> int:
    """How many cards the pack's scene has."""
    return max([card.numbers.get("panorama", 0) for card in s.game.packs[pack].cards], default=0)


# ---- the end of the match ----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class ReturnTokens(Node):
    """Coins on cards come back under control (UNF-SCORE-01)."""

    def step(self, s: State, f: i64) -> None:
        for seat in range(s.players):
            for n in range(MOST_SPACES):
                _collect(s, seat, space(s, seat, n))
            _collect(s, seat, s.zone(seat, BESIDE))
            _collect(s, seat, s.zone(seat, ENTRANCE))
        s.end(ENACTED)


def _collect(s: State, seat: i64, z: i64) -> None:
    for i in range(s.count(z)):
        card = s.at(z, i)
        n = s.word(card, COINS_ON)
        if n > 0:
            s.set_word(card, COINS_ON, 0)
            s.gain(seat, COINS, n)


@dataclass(frozen=True)
class SettleUp(Node):
    """One last decision: trade in, take loans (UNF-SCORE-19)."""

    def rule_id(self, s: State, f: i64) -> str:
        return "UNF-SCORE-19"

    def options(self, s: State, f: i64, o: Options) -> None:
        o.offer(DONE)

    def step(self, s: State, f: i64) -> None:
        seat = s.you(f)
        if s.pc(f) == 0 and (can_trade_in(s, seat) or gains_by_a_loan(s, seat)):
            s.ask_openly(f, 1, seat)
        else:
            s.end(ENACTED)


def gains_by_a_loan(s: State, seat: i64) -> bool:
    """Would some number of further loans bring more points than they cost?"""
    owed = columns(s).loans
    loans = s.own(seat, LOANS)
    coins = s.own(seat, COINS)
    for more in range(1, len(owed) - loans):
        points = (coins + more * COINS_A_LOAN) // COINS_A_POINT - coins // COINS_A_POINT
        if points > owed[loans + more] - owed[loans]:
            return True
    return False


@dataclass(frozen=True)
class RevealAll(Node):
    """Traded cards go to the box; blueprints are revealed (UNF-SCORE-07)."""

    def step(self, s: State, f: i64) -> None:
        for seat in range(s.players):
            box_traded_cards(s, seat)
            s.show_zone(s.zone(seat, BLUEPRINTS), EVERYBODY)
        if s.game.options["tie_last"] == "duel":
            _duel(s)
        s.end(ENACTED)


def _duel(s: State) -> None:
    """One of those still tied for the first place is drawn by the match's own chance (UNF-TIE-05)."""
    tied = [seat for seat, place in enumerate(places(s)) if place == 1]
    if len(tied) > 1:
        s.put(DUEL, tied[int(s.below(len(tied)))] + 1)
        s.learn(EVERYBODY)


def settlement() -> Node:
    return Together(SettleUp())


def places(s: State) -> list[int]:
    """By points, stars, completed blueprints, coins; who is still equal shares the place (UNF-TIE-01 to -08)."""
    worth = [worth_of(s, seat) for seat in range(s.players)]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def worth_of(s: State, seat: i64) -> tuple[int, ...]:
    return (score(s, seat), *tie_breakers(s, seat).values())


def tie_breakers(s: State, seat: i64) -> dict[str, int]:
    """What decides between equal scores, in this order."""
    done = 0
    for card in plans_of(s, seat):
        done += 1 if is_complete(s, seat, card) else 0
    return {
        "stars": int(star_total(s, seat, True)),
        "blueprints": done,
        "coins": int(s.own(seat, COINS)),
        "duel": 1 if s.num(DUEL) == seat + 1 else 0,
    }
