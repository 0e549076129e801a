"""Objectives: what each measures, and what the places are worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.results import ENACTED
from midway.titles.dice_theme_park.columns import (
    ATTRACTIONS_OPERATED,
    GUESTS,
    INCOME,
    MASCOTS,
    MONEY,
    OPERATIONS,
    PIPS,
    TIRED_GUESTS,
    columns,
)
from midway.titles.dice_theme_park.crowd import guest_count, pips, tired_guests
from midway.titles.dice_theme_park.happenings import JUDGED, OBJECTIVE_PAID, tell
from midway.titles.dice_theme_park.schema import MASCOTS as MASCOT_TOKENS
from midway.titles.dice_theme_park.schema import (
    OBJECTIVES,
    OF_OBJECTIVES,
    OPERATED,
    ROUND,
    coins,
    seat_in_turn,
)
from midway.titles.dice_theme_park.schema import OPERATIONS as OPERATIONS_COUNTED
from midway.titles.dice_theme_park.stars import add_stars
from midway.titles.dice_theme_park.tiles import printed_income, upgrades_installed

if TYPE_CHECKING:
    from midway.kernel.state import State

FIRST_ROUND: Final = 3  # with an objective
AWARDS: Final = ((4,), (6, 3), (8, 4, 2))  # for 2, 3 and 4 players, by place


def objective_of_round(s: State) -> i64:
    """The objective that is judged in this round's Upkeep; -1: none."""
    place = s.num(ROUND) - FIRST_ROUND
    return s.at(OBJECTIVES, place) if 0 <= place < s.count(OBJECTIVES) else -1


def measured(s: State, seat: i64, objective: i64) -> i64:
    """How much the seat has of what the objective measures."""
    what = columns(s).measure[objective]
    if what == MONEY:
        return coins(s, seat)
    if what == INCOME:
        return printed_income(s, seat)
    if what == PIPS:
        return pips(s, seat)
    if what == GUESTS:
        return guest_count(s, seat)
    if what == TIRED_GUESTS:
        return tired_guests(s, seat)
    if what == OPERATIONS:
        return s.own(seat, OPERATIONS_COUNTED)
    if what == ATTRACTIONS_OPERATED:
        return s.own(seat, OPERATED)
    if what == MASCOTS:
        return s.own(seat, MASCOT_TOKENS)
    return upgrades_installed(s, seat)


def place_by(s: State, seat: i64, objective: i64) -> int:
    """The seat's place, 1 for the best; who ties shares the better one."""
    sign: i64 = -1 if columns(s).lowest[objective] == 1 else 1
    mine = sign * measured(s, seat, objective)
    place = 1
    for other in range(s.players):
        if sign * measured(s, other, objective) > mine:
            place += 1
    return place


def award_for(players: i64, place: i64, tied: i64) -> int:
    """What each of those tied for a place gets: their places' awards shared, rounded up (DTP-OBJ-03, -04)."""
    awards = AWARDS[players - 2]
    total = 0
    for i in range(place - 1, place - 1 + tied):
        total += awards[i] if i < len(awards) else 0
    return -(-total // int(tied))


@dataclass(frozen=True)
class JudgeObjective(Node):
    """After the earnings and before tired guests leave (DTP-OBJ-01, -06)."""

    def step(self, s: State, f: i64) -> None:
        objective = objective_of_round(s)
        if objective >= 0:
            tell(s, JUDGED, -1, objective)
            places = [place_by(s, seat, objective) for seat in range(s.players)]
            for i in range(s.players):
                seat = seat_in_turn(s, i)
                award = award_for(s.players, places[seat], places.count(places[seat]))
                add_stars(s, seat, OF_OBJECTIVES, award)
                tell(s, OBJECTIVE_PAID, seat, objective, award, places[seat])
        s.end(ENACTED)
