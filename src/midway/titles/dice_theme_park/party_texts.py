"""From the text of a requirement to the notation of requirements.py: the slots of a party, and its conditions."""

from __future__ import annotations

from midway.titles.dice_theme_park.nodes.guests import (
    Guest,
    OfAnotherColour,
    OfHigherValue,
    OfValueFrom,
    OfValueUpTo,
)
from midway.titles.dice_theme_park.nodes.parties import (
    DifferentColours,
    EqualValues,
    OneColour,
    Party,
    SumFrom,
    SumOf,
    Together,
    ValuesInARow,
)
from midway.titles.dice_theme_park.requirements import MOST_GUESTS, NAMES, Requirement, requirement


def requirement_in(party: Party) -> Requirement:
    """What the text asks for; ValueError if it asks for what no requirement can."""
    guests = guests_of(party)
    if len(guests) > MOST_GUESTS:
        raise ValueError(f"a party has 1 to {MOST_GUESTS} guests, not {len(guests)}")
    slots: list[str] = []
    conditions: list[str] = []
    for place, guest in enumerate(guests):
        before = guests[place - 1] if place > 0 else None
        words = [NAMES[place], colour_word(guest, before), *tests_of(guest)]
        if len(words) > 3:
            raise ValueError("a guest's value is asked for in one way only")
        slots.append(" ".join(words))
        if isinstance(guest.which, OfHigherValue):
            if place == 0:
                raise ValueError("there is no guest before who could have a lower value")
            conditions.append(f"{NAMES[place - 1]} < {NAMES[place]}")
    return requirement(tuple(slots), (*conditions, *conditions_of(party.together, len(guests))))


def guests_of(party: Party) -> list[Guest]:
    """Each guest by itself, in the order of the text."""
    found: list[Guest] = []
    for member in party.members:
        found += [member.like()] * member.many()
    return found


def colour_word(guest: Guest, before: Guest | None) -> str:
    if isinstance(guest.which, OfAnotherColour):
        if guest.colour is not None or before is None or before.colour is None:
            raise ValueError("another colour is one that the guest before, of a certain colour, has not")
        return f"not {before.colour.id}"
    return guest.colour.id if guest.colour is not None else "any"


def tests_of(guest: Guest) -> list[str]:
    found = [guest.parity.id] if guest.parity is not None else []
    if isinstance(guest.which, OfValueFrom):
        found.append(f">={guest.which.n}")
    elif isinstance(guest.which, OfValueUpTo):
        found.append(f"<={guest.which.n}")
    return found


def conditions_of(together: Together | None, many: int) -> list[str]:
    if isinstance(together, EqualValues):
        return [f"{NAMES[i]} = {NAMES[i + 1]}" for i in range(many - 1)]
    if isinstance(together, ValuesInARow):
        return ["run"]
    if isinstance(together, SumFrom):
        return [f"sum >= {together.n}"]
    if isinstance(together, SumOf):
        return [f"sum = {together.n}"]
    if isinstance(together, OneColour):
        return ["same"]
    return ["diff"] if isinstance(together, DifferentColours) else []
