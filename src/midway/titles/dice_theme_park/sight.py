"""What can be seen of single components and said in words only: where a tile lies, who stands on it, who is ready.

While a seat is at work in secret its own draft counts; in what others see there is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from midway.titles.dice_theme_park.card_texts import meaning_of
from midway.titles.dice_theme_park.columns import GUIDE, MANAGER, columns
from midway.titles.dice_theme_park.guests import cell_in, kind_in, kind_word
from midway.titles.dice_theme_park.objectives import measured
from midway.titles.dice_theme_park.operate_draft import cubes_now
from midway.titles.dice_theme_park.park import CELL_NAMES
from midway.titles.dice_theme_park.party_texts import requirement_in
from midway.titles.dice_theme_park.plan import NOT_PICKED, places_of_pair
from midway.titles.dice_theme_park.schema import (
    DEALT,
    DRAFT,
    DRAFT_GUEST_COUNT,
    DRAFT_GUESTS,
    DRAFT_GUIDES,
    DRAFT_MANAGERS,
    DRAFT_USED_MASCOTS,
    FIRST_CELL,
    GENERATOR,
    GUEST_COUNT,
    GUESTS,
    HAND,
    MONORAIL_SPACES,
    OBJECTIVES,
    OPERATE,
    PARK,
    PLAYED,
    SKILLS,
    STAFF_PAIR,
    USED_MASCOTS,
)
from midway.titles.dice_theme_park.tiles import (
    SPACES,
    cell_of,
    has_upgrade,
    price_of_space,
    upgrade_in,
    upgrades_at,
)
from midway.titles.dice_theme_park.verbs import UPGRADE_WORDS
from midway.titles.dice_theme_park.welcome import guests_aboard

if TYPE_CHECKING:
    from midway.kernel.content import CardDef
    from midway.kernel.state import State
    from midway.titles.dice_theme_park.nodes.parties import Party

Words = dict[str, list[str]]

FREE: Final = "free"  # an upgrade space
OPEN: Final = "open"  # an operate icon
COVERED: Final = "covered"
EXTRA: Final = "extra"  # a Manager's cube beside the icons
READY: Final = "ready"
USED: Final = "used"
PICKED: Final = "picked"


def card_words(s: State, card: i64, viewer: i64) -> Words:
    """What is said of a component in sight; `viewer` is -1 for the spectator."""
    kind = s.game.cards[card].kind
    seat = s.owner_of(card)
    if kind == "monorail":
        return _guests_aboard(s, card)
    if kind == "objective":
        return _standings(s, card)
    if seat < 0:
        return {}
    here = s.where(card)
    if here == s.zone(seat, PARK):
        return _of_tile(s, seat, card)
    if here == s.zone(seat, DEALT) and kind == "attraction":
        cell = s.own(seat, FIRST_CELL)
        return {"cell": [CELL_NAMES[cell - 1]]} if cell > 0 else {}
    if here == s.zone(seat, SKILLS):
        return _mascot_on(s, seat, card)
    if here == s.zone(seat, PLAYED):
        return _use_of(s, seat, card)
    if here == s.zone(seat, HAND) and seat == viewer:
        return _picked(s, seat, card)
    return {}


def _guests_aboard(s: State, monorail: i64) -> Words:
    at = guests_aboard(s, monorail)
    return {"guests": [kind_word(int(s.num(at + i))) for i in range(MONORAIL_SPACES) if s.num(at + i) != 0]}


def _standings(s: State, objective: i64) -> Words:
    """How much each seat has of what is judged, as far as it is public yet."""
    if not s.has(OBJECTIVES, objective):
        return {}
    return {"standings": [str(int(measured(s, seat, objective))) for seat in range(s.players)]}


def _of_tile(s: State, seat: i64, card: i64) -> Words:
    cell = cell_of(s, seat, card)
    upgrades = s.num(upgrades_at(s, seat) + cell)
    found: Words = {"cell": [CELL_NAMES[cell]], "guests": _guests_on(s, seat, cell)}
    found["icons"] = _icons(s, seat, card, cell, upgrades)
    spaces = [space for space in range(SPACES) if price_of_space(s, card, space) != 0]
    if spaces:
        kinds = [int(upgrade_in(upgrades, space)) for space in spaces]
        found["upgrades"] = [UPGRADE_WORDS[kind] if kind >= 0 else FREE for kind in kinds]
    return found


def _guests_on(s: State, seat: i64, cell: i64) -> list[str]:
    works = s.own(seat, DRAFT) == OPERATE
    row = s.zone(seat, DRAFT_GUESTS if works else GUESTS)
    many = s.own(seat, DRAFT_GUEST_COUNT if works else GUEST_COUNT)
    dice = [s.num(row + i) for i in range(many)]
    return [kind_word(int(kind_in(die))) for die in dice if cell_in(die) == cell]


def _icons(s: State, seat: i64, card: i64, cell: i64, upgrades: i64) -> list[str]:
    """Each operate icon, and what Managers have put beside them."""
    icons = columns(s).icons[card] + (1 if has_upgrade(upgrades, GENERATOR) else 0)
    cubes = cubes_now(s, seat, cell)
    found = [COVERED if i < cubes else OPEN for i in range(icons)]
    return found + [EXTRA for _ in range(icons, cubes)]


def _mascot_on(s: State, seat: i64, skill: i64) -> Words:
    """Whether the mascot on this skill can still be used."""
    used = s.own(seat, DRAFT_USED_MASCOTS if s.own(seat, DRAFT) == OPERATE else USED_MASCOTS)
    place = s.place_of(s.zone(seat, SKILLS), skill)
    return {"mascot": [USED if (used >> place) & 1 == 1 else READY]}


def _use_of(s: State, seat: i64, card: i64) -> Words:
    """Of a Guide or Manager played, while its seat is at work: whether it can still be used."""
    staff = columns(s).staff
    kind = staff[card]
    if s.own(seat, DRAFT) != OPERATE or kind not in (GUIDE, MANAGER):
        return {}
    z = s.zone(seat, PLAYED)
    before: i64 = 0  # cards of this kind that lie before it: the first ones are ready longest
    for i in range(s.place_of(z, card)):
        before += 1 if staff[s.at(z, i)] == kind else 0
    left = s.own(seat, DRAFT_GUIDES if kind == GUIDE else DRAFT_MANAGERS)
    return {"use": [READY if before < left else USED]}


def _picked(s: State, seat: i64, card: i64) -> Words:
    """Of a staff card in hand: whether its owner has picked it already, in secret."""
    pair = s.own(seat, STAFF_PAIR)
    if pair == NOT_PICKED:
        return {}
    place = s.place_of(s.zone(seat, HAND), card)
    return {"pick": [PICKED]} if place in places_of_pair(pair) else {}


# ---- what is printed -----------------------------------------------------------------------------------------------
def symbols_of(card: CardDef) -> dict[str, tuple[str, ...]]:
    """A requirement as the symbols of its tile: the places of a party ("a blue >=3"), and what is asked of them
    together ("a < b"); of other components the colour they are about."""
    text = card.texts.get("party")
    if text is not None:
        asked = requirement_in(cast("Party", text.tree))
        return {"party": asked.slots, "together": asked.conditions}
    meaning = meaning_of(card)
    return {"colour": (meaning.colour,)} if meaning is not None and meaning.colour else {}
