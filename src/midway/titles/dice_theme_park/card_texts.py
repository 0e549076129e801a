"""What the components' texts amount to for the rules: read off their trees, once, when a game is put together.

A requirement is whatever its text says. Everything else the rules and the solver know as numbers; so those trees are
built here out of the figures the rules run with, and a text that is none of them is refused when the box is read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from midway.kernel.node import Node
from midway.titles.dice_theme_park.figures import (
    BOOSTED_BY,
    BUILDER_DISCOUNT,
    COINS_A_GUEST,
    COINS_A_STAR,
    EFFECT_STARS,
    EXPRESS_STEPS,
    FLIPPED_HIGH,
    FLIPPED_LOW,
    GRAND_TOUR_FROM,
    KIOSK_COINS,
    LOWER_BY,
    MASCOT_DISCOUNT,
    MOST_PAID_GUESTS,
    MOST_RAISED,
    MOST_SENT,
    MOST_STEPS,
    STARS_A_GUEST,
    TREASURER_COINS,
    TROUPE_STEPS,
    ZONE_FROM,
)
from midway.titles.dice_theme_park.guests import COLOUR_WORDS, GREY
from midway.titles.dice_theme_park.nodes.abilities import (
    Ability,
    CardText,
    CountLower,
    GainBySteps,
    GainForCubes,
    InPhase,
    InviteSpareGuest,
    KeepValue,
    MascotsCostLess,
    MoreAdjustments,
    MoreIcons,
    MoveAnywhere,
    OperateAgain,
    OperatedAttractions,
    OwnMascots,
    PaidFrom,
    Phase,
    RaiseGuests,
    SaveGuest,
    StarForCoins,
    SwapOnce,
    TakeUpgradeOff,
    UpgradesCostLess,
)
from midway.titles.dice_theme_park.nodes.guests import Colour, Currency, Guest, Payment
from midway.titles.dice_theme_park.nodes.objectives import Fewest, Measure, Most
from midway.titles.dice_theme_park.nodes.skills import Boost, Collect, Express, Fetch, Flip, Send

if TYPE_CHECKING:
    from midway.kernel.content import CardDef

NO_COLOUR: Final = ""
ANYBODY: Final = Guest(None, None, None)


@dataclass(frozen=True)
class Meaning:
    """What the rules know a text by: a word, a colour where the text names one, the fewest instead of the most."""

    word: str
    colour: str = NO_COLOUR
    lowest: bool = False


def meaning_of(card: CardDef) -> Meaning | None:
    """What this component does; None if the rules do nothing of the kind."""
    text = card.texts.get("text")
    return MEANINGS[card.kind].get(text.tree) if text is not None and card.kind in MEANINGS else None


# ---- building trees ----------------------------------------------------------------------------------------
def _in(phase: str, *does: Ability) -> InPhase:
    return InPhase(Phase(phase), does)


def _card(*phases: InPhase) -> CardText:
    return CardText((), phases)


def _coins(n: int) -> Payment:
    return Payment(n, Currency("coin"))


def _stars(n: int) -> Payment:
    return Payment(n, Currency("star"))


def _steps(first: int) -> tuple[PaidFrom, ...]:
    """One star from so many on, two and three with one and two more."""
    return tuple([PaidFrom(_stars(n), first + n - 1) for n in range(1, MOST_STEPS + 1)])


# ---- what there is -------------------------------------------------------------------------------------------
def _staff() -> dict[Node, Meaning]:
    return {
        _card(_in("upkeep", SaveGuest(ANYBODY))): Meaning("ticket-agent"),
        _card(_in("welcome", RaiseGuests(MOST_RAISED, MOST_RAISED))): Meaning("concierge"),
        _card(_in("operate", MoveAnywhere())): Meaning("guide"),
        _card(_in("expand", MascotsCostLess(MASCOT_DISCOUNT)), _in("operate", MoreAdjustments(1))): Meaning("mascot"),
        _card(_in("improve", UpgradesCostLess(BUILDER_DISCOUNT), TakeUpgradeOff(1))): Meaning("builder"),
        _card(_in("operate", OperateAgain(1))): Meaning("manager"),
    }


def _administrators() -> dict[Node, Meaning]:
    troupe = tuple([PaidFrom(_stars(stars), mascots) for mascots, stars in reversed(TROUPE_STEPS)])
    grand_tour = GainBySteps(_steps(GRAND_TOUR_FROM), OperatedAttractions(None))
    found: dict[Node, Meaning] = {
        _card(_in("upkeep", grand_tour)): Meaning("grand-tour"),
        _card(_in("upkeep", GainBySteps(troupe, OwnMascots()))): Meaning("troupe"),
        _card(_in("welcome", InviteSpareGuest())): Meaning("spare-guest"),
        _card(_in("game end", StarForCoins(TREASURER_COINS, COINS_A_STAR))): Meaning("treasurer"),
        _card(_in("expand", MascotsCostLess(MASCOT_DISCOUNT))): Meaning("agent"),
        _card(_in("upkeep", SwapOnce())): Meaning("card-swap"),
        _card(_in("plan", CountLower(LOWER_BY))): Meaning("early-start"),
    }
    for colour in COLOUR_WORDS[:GREY]:
        zone = GainBySteps(_steps(ZONE_FROM), OperatedAttractions(Colour(colour)))
        found[_card(_in("upkeep", SaveGuest(Guest(None, Colour(colour), None))))] = Meaning("return", colour)
        found[_card(_in("operate", KeepValue(Colour(colour))))] = Meaning("stamina", colour)
        found[_card(_in("upkeep", zone))] = Meaning("zone", colour)
    return found


def _skills() -> dict[Node, Meaning]:
    found: dict[Node, Meaning] = {
        Send(MOST_SENT, ANYBODY): Meaning("send"),
        Fetch(MOST_SENT, ANYBODY): Meaning("fetch"),
        Express(ANYBODY, EXPRESS_STEPS): Meaning("express"),
    }
    for colour in COLOUR_WORDS[:GREY]:
        guest = Guest(None, Colour(colour), None)
        most_coins, most_stars = COINS_A_GUEST * MOST_PAID_GUESTS, STARS_A_GUEST * MOST_PAID_GUESTS
        found[Boost(guest, BOOSTED_BY)] = Meaning(f"boost-{colour}", colour)
        found[Flip(guest, FLIPPED_LOW, FLIPPED_HIGH)] = Meaning(f"flip-{colour}", colour)
        found[Collect(_coins(COINS_A_GUEST), guest, most_coins)] = Meaning(f"cash-{colour}", colour)
        found[Collect(_stars(STARS_A_GUEST), guest, most_stars)] = Meaning(f"applause-{colour}", colour)
    return found


def _objectives() -> dict[Node, Meaning]:
    found: dict[Node, Meaning] = {}
    for word in MEASURES:
        found[Most(Measure(word))] = Meaning(word)
        found[Fewest(Measure(word))] = Meaning(word, lowest=True)
    return found


def _upgrades() -> dict[Node, Meaning]:
    return {
        _card(_in("upkeep", GainForCubes(_coins(KIOSK_COINS)))): Meaning("merch-kiosk"),
        _card(_in("upkeep", GainForCubes(_stars(EFFECT_STARS)))): Meaning("special-effect"),
        CardText((MoreIcons(1),), ()): Meaning("generator"),
    }


MEASURES: Final = (
    "money",
    "income",
    "pips",
    "guests",
    "tired-guests",
    "operations",
    "attractions-operated",
    "mascots",
    "upgrades",
)
MEANINGS: Final = {
    "staff": _staff(),
    "administrator": _administrators(),
    "skill": _skills(),
    "objective": _objectives(),
    "upgrade": _upgrades(),
}
