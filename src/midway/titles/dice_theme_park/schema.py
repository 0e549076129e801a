"""What the table holds: the board, each seat's park and staging area, and what a seat has done in a sealed phase.

During Improve and Operate a seat works on a draft that only it sees (improve_draft.py, operate_draft.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.schema import ALL, IN_PLAY, NOBODY, ORDERED, OWNER, Schema
from midway.titles.dice_theme_park.park import CELLS

if TYPE_CHECKING:
    from midway.kernel.state import State

MOST_PLAYERS: Final = 4
MOST_CARDS: Final = 134
MOST_GUESTS: Final = 26  # in a park: in each of five rounds three, one to spare, one of an amenity bonus
MONORAIL_SPACES: Final = 3
ABOARD_SPACES: Final = (MOST_PLAYERS + 1) * MONORAIL_SPACES
UPGRADE_KINDS: Final = 3

# kinds of upgrade
KIOSK: Final = 0
EFFECT: Final = 1
GENERATOR: Final = 2

# phases of a round
PLAN: Final = 1
WELCOME: Final = 2
EXPAND: Final = 3
IMPROVE: Final = 4
OPERATE: Final = 5
UPKEEP: Final = 6

# where a star comes from
OF_ATTRACTIONS: Final = 0
OF_EFFECTS: Final = 1
OF_SKILLS: Final = 2
OF_ADMINISTRATORS: Final = 3
OF_OBJECTIVES: Final = 4
SOURCES: Final = 5

SCHEMA: Final = Schema(cards=MOST_CARDS, stack=224)
TABLE: Final = SCHEMA.shared
SEAT: Final = SCHEMA.seat

# ---- the board ---------------------------------------------------------------------------------------------
ROUND: Final[i64] = TABLE.number("round", ALL)
PHASE: Final[i64] = TABLE.number("phase", ALL)
ORDER: Final[i64] = TABLE.number("turn order", ALL, MOST_PLAYERS)  # seats, the first one first
BAG: Final[i64] = TABLE.number("bag", ALL, 3)  # guests by colour
ABOARD: Final[i64] = TABLE.number("aboard", ALL, ABOARD_SPACES)  # kinds, by monorail
MONORAILS: Final[i64] = TABLE.zone("monorails", MOST_PLAYERS + 1, ALL)
DISPLAY: Final[i64] = TABLE.zone("attraction display", MOST_PLAYERS + 1, ALL)
SKILL_DISPLAY: Final[i64] = TABLE.zone("skill display", MOST_PLAYERS + 1, ALL)
OBJECTIVES: Final[i64] = TABLE.zone("objectives", 3, ALL)  # of rounds 3, 4 and 5
STACK_A: Final[i64] = TABLE.zone("stack A", 20, NOBODY, ORDERED)
STACK_B: Final[i64] = TABLE.zone("stack B", 16, NOBODY, ORDERED)
DISCARD: Final[i64] = TABLE.zone("discarded attractions", 36, ALL)
SKILL_DECK: Final[i64] = TABLE.zone("skill deck", 30, NOBODY, ORDERED)
SKILL_DISCARD: Final[i64] = TABLE.zone("discarded skills", 30, ALL)
ADMINISTRATOR_DECK: Final[i64] = TABLE.zone("administrator deck", 13, NOBODY, ORDERED)
OBJECTIVE_DECK: Final[i64] = TABLE.zone("objective deck", 10, NOBODY, ORDERED)
OUT: Final[i64] = TABLE.zone("out of the game", 13, ALL)
BOX: Final[i64] = TABLE.zone("box", 13, NOBODY)  # administrators given back

# ---- a seat's staging area -----------------------------------------------------------------------------------
COINS: Final[i64] = SEAT.token("coin")
STARS: Final[i64] = SEAT.token("star")
MAPS: Final[i64] = SEAT.token("map")  # ready
USED_MAPS: Final[i64] = SEAT.token("used map")
MASCOTS: Final[i64] = SEAT.token("mascot")
KITS: Final[i64] = SEAT.token("merch kiosk")  # upgrades not installed, one token a kind
SEAT.token("special effect")
SEAT.token("generator")
USED_MASCOTS: Final[i64] = SEAT.number("used mascots", ALL)  # a bit each, by place of its skill
HAND: Final[i64] = SEAT.zone("hand", 6, ALL)
PLAYED: Final[i64] = SEAT.zone("played", 2, ALL)
MONORAIL: Final[i64] = SEAT.zone("monorail", 1, ALL)
ADMINISTRATOR: Final[i64] = SEAT.zone("administrator", 1, ALL, IN_PLAY)
SKILLS: Final[i64] = SEAT.zone("skills", 6, ALL, IN_PLAY)
DEALT: Final[i64] = SEAT.zone("dealt", 4, OWNER)
GIVEN_BACK: Final[i64] = SEAT.zone("given back", 3, OWNER)
COUNTS_LOWER: Final[i64] = SEAT.number("counts lower", ALL)  # by how much its total counts lower this round
OPERATIONS: Final[i64] = SEAT.number("operations", ALL)  # this round, once Upkeep has counted them
OPERATED: Final[i64] = SEAT.number("attractions operated", ALL)
STARS_BY_SOURCE: Final[i64] = SEAT.number("stars by source", ALL, SOURCES)

# ---- a seat's park ---------------------------------------------------------------------------------------------
PARK: Final[i64] = SEAT.zone("park", CELLS, ALL, IN_PLAY)
TILES: Final[i64] = SEAT.number("tiles", ALL, CELLS)  # by cell: a card, counted from 1
UPGRADES: Final[i64] = SEAT.number("upgrades", ALL, CELLS)  # by cell: what each of two spaces holds, see tiles.py
CUBES: Final[i64] = SEAT.number("cubes", ALL, CELLS)
STARS_BY_CELL: Final[i64] = SEAT.number("stars by attraction", ALL, CELLS)
GUESTS: Final[i64] = SEAT.number("guests", ALL, MOST_GUESTS)  # die words, sorted
GUEST_COUNT: Final[i64] = SEAT.number("guest count", ALL)
SKILL_STARS: Final[i64] = SEAT.number("stars of skills", ALL)  # taken this round, scored in Upkeep

# ---- what a seat alone knows until all have done it --------------------------------------------------------------
STAFF_PAIR: Final[i64] = SEAT.secret("staff pair", 0, 14)  # which two of the six in hand
FIRST_CELL: Final[i64] = SEAT.number("first cell", OWNER)  # of the first tile, counted from 1
SAVED: Final[i64] = SEAT.number("saved guests", OWNER, 3)  # kinds, as they will stand on the Park Entrance

DRAFT: Final[i64] = SEAT.number("draft", OWNER)  # the phase it is of; 0: there is none
DRAFT_COINS: Final[i64] = SEAT.number("draft coins", OWNER)  # left in Improve, taken in Operate
DRAFT_PAID: Final[i64] = SEAT.number("draft coins shown", OWNER)  # of those taken, how many are public
DRAFT_MAPS: Final[i64] = SEAT.number("draft maps", OWNER)
DRAFT_KITS: Final[i64] = SEAT.number("draft upgrades left", OWNER, UPGRADE_KINDS)
DRAFT_UPGRADES: Final[i64] = SEAT.number("draft upgrades", OWNER, CELLS)
DRAFT_INSTALLED: Final[i64] = SEAT.number("draft installed", OWNER)  # how many upgrades this phase
DRAFT_TAKEN_BACK: Final[i64] = SEAT.number("draft taken back", OWNER)
DRAFT_BOUGHT: Final[i64] = SEAT.number("draft map bought", OWNER)
DRAFT_GUESTS: Final[i64] = SEAT.number("draft guests", OWNER, MOST_GUESTS)
DRAFT_GUEST_COUNT: Final[i64] = SEAT.number("draft guest count", OWNER)
DRAFT_BAG: Final[i64] = SEAT.number("draft bag", OWNER, 3)  # guests put back
DRAFT_CUBES: Final[i64] = SEAT.number("draft cubes", OWNER, 4)  # three bits a cell, five cells a word
DRAFT_GUIDES: Final[i64] = SEAT.number("draft guides", OWNER)  # uses left
DRAFT_MANAGERS: Final[i64] = SEAT.number("draft managers", OWNER)
DRAFT_USED_MASCOTS: Final[i64] = SEAT.number("draft used mascots", OWNER)
DRAFT_STARS: Final[i64] = SEAT.number("draft stars", OWNER)
DRAFT_PENDING: Final[i64] = SEAT.number("draft pending", OWNER)  # see operate_position.py
DRAFT_HERE: Final[i64] = SEAT.number("draft here", OWNER)
DRAFT_EXTRAS: Final[i64] = SEAT.number("draft extras", OWNER)
DRAFT_PARTY: Final[i64] = SEAT.number("draft party", OWNER, 3)  # of an operation that is interrupted by tools
DRAFT_RUNS: Final[i64] = SEAT.number("draft runs", OWNER)  # the cell of that operation, counted from 1
DRAFT_SIZE: Final[i64] = SEAT.end - DRAFT
SEAT.strand(64)


def coins(s: State, seat: i64) -> i64:
    return s.own(seat, COINS)


def seat_in_turn(s: State, place: i64) -> i64:
    """Who is at this place of the turn order, from 0."""
    return s.num(ORDER + place)
