"""What the facts of a match say about the use of cards, for the lab: seen, taken, built, played, and attacks.

A use is a word, a seat and a card; the seat is -1 where it is nobody's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from midway.kernel.happenings import ANNOUNCED, BLOCKED, MOVED, Fact
from midway.titles.unfair.card_texts import BOTTOM_HALF
from midway.titles.unfair.happenings import BUILT, CITY_SPEAKS, PLAYED, STEP_BEGAN
from midway.titles.unfair.kinds import ATTACKS
from midway.titles.unfair.printed import CITY, EVENT, attack_of, columns, number_of_attack
from midway.titles.unfair.schema import BLUEPRINTS, EVENTS, HAND, MARKET_SPACES, SHOWCASE, market

if TYPE_CHECKING:
    from midway.kernel.state import State

Use = tuple[str, int, int]

KINDS: Final = ("attraction", "upgrade", "staff", "resource", "event", "blueprint", "showcase", "city")
OWNED: Final = ("built", "top", "bottom", "blocks", "answers", "kept")  # what a card is for: the rest leads up to it
USED: Final = (*OWNED, "speaks")
RARE: Final = 0.03  # used in fewer of the matches in which somebody could, a card is dead
MIGHTY: Final = 0.12  # moving its owner's win rate by more, a card is a queen
MIGHTY_SHOWCASE: Final = 0.18


def seen_first(s: State) -> list[Use]:
    """What lies open or in a hand before the first choice."""
    found: list[Use] = []
    for seat in range(s.players):
        for at, word in ((HAND, "seen"), (SHOWCASE, "seen"), (BLUEPRINTS, "kept")):
            found += [(word, seat, int(card)) for card in s.cards(s.zone(seat, at))]
    for n in range(MARKET_SPACES):
        found += [("seen", -1, int(card)) for card in s.cards(market(n))]
    return found


def uses(s: State, facts: list[Fact]) -> list[Use]:
    """The uses that facts of a whole match tell of, in their order."""
    places = _places(s)
    found: list[Use] = []
    step = -1
    for fact in facts:
        kind = int(fact.kind)
        seat, card = int(fact.seat), int(fact.what)
        if kind == MOVED:
            word, owner = places.get(int(fact.there), ("", -1))
            if word:
                found.append((word, owner, card))
        elif kind == STEP_BEGAN:
            step = int(fact.here)
        elif kind == BUILT:
            found.append(("built", seat, card))
        elif kind == PLAYED:
            found.append(("top" if fact.here != BOTTOM_HALF else "bottom", seat, card))
            found += _attack(s, seat, card, int(fact.here))
        elif kind == BLOCKED:
            found.append(("blocks", seat, card))
        elif kind == CITY_SPEAKS:
            found.append(("speaks", seat, card))
        elif kind == ANNOUNCED and columns(s).kind[card] & EVENT != 0:
            found.append(("answers", seat, card))
        elif kind == ANNOUNCED and step == EVENTS and columns(s).kind[card] & CITY == 0:
            found += _attack(s, seat, card, 0)
    return found


def _places(s: State) -> dict[int, tuple[str, int]]:
    """What it means that a card comes into a zone, and for whom."""
    found: dict[int, tuple[str, int]] = {int(market(n)): ("seen", -1) for n in range(MARKET_SPACES)}
    for seat in range(s.players):
        found[int(s.zone(seat, HAND))] = ("taken", seat)
        found[int(s.zone(seat, SHOWCASE))] = ("seen", seat)
        found[int(s.zone(seat, BLUEPRINTS))] = ("kept", seat)
    return found


def _attack(s: State, seat: int, card: int, side: int) -> list[Use]:
    which = number_of_attack(attack_of(s, card, side))
    return [(ATTACKS[which], seat, card)] if which >= 0 else []


def limit_of(kind: str) -> float:
    """By how much a card of this kind may move its owner's win rate."""
    return MIGHTY_SHOWCASE if kind == "showcase" else MIGHTY
