"""Operation requirements: what a party of guests must be like.

    requirement(("a any", "b blue"), ("a < b",))        any guest, and a blue one of a higher value

A slot is a name (a, b, c), a colour ("any", "blue", "not blue") and perhaps a test ("odd", "even", ">=3", "<=3").
Conditions look at the whole party: "a < b", "a = b", "run", "sum >= 7", "sum = 7", "same", "diff" (of colours). One
die fills each slot, and every way to fill the slots counts. Which parties some dice allow is asked in matcher.py.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.guests import COLOUR_WORDS, FACES, GUEST_COLOURS, MOST_VALUE

NAMES: Final = "abc"
MOST_GUESTS: Final = 3


def _colours() -> dict[str, int]:
    """Each colour word and the set of colours it lets through, as a mask."""
    found = {"any": 0b111}
    for colour in range(GUEST_COLOURS):
        found[COLOUR_WORDS[colour]] = 1 << colour
        found[f"not {COLOUR_WORDS[colour]}"] = 0b111 & ~(1 << colour)
    return found


def _tests() -> dict[str, int]:
    """Each test and the set of values that pass it, as a mask."""
    found = {"": 0b1111110, "odd": 0b0101010, "even": 0b1010100}
    for n in range(1, MOST_VALUE + 1):
        found[f">={n}"] = 0b1111110 & ~((1 << n) - 1)
        found[f"<={n}"] = (2 << n) - 2
    return found


COLOURS: Final = _colours()
TESTS: Final = _tests()


def _slot_words() -> tuple[str, ...]:
    return tuple([f"{name} {colour} {test}".strip() for name in NAMES for colour in COLOURS for test in TESTS])


def _condition_words() -> tuple[str, ...]:
    pairs = [f"{i} {sign} {j}" for sign in "<=" for i in NAMES for j in NAMES if i != j]
    sums = [f"sum {sign} {n}" for sign in (">=", "=") for n in range(2, MOST_GUESTS * MOST_VALUE + 1)]
    return (*pairs, "run", "same", "diff", *sums)


# Every word of the notation: what a component file may say.
SLOT_WORDS: Final = _slot_words()
CONDITION_WORDS: Final = _condition_words()


def _lets(slot: tuple[int, int], face: int) -> bool:
    return slot[0] >> (face >> 3) & 1 == 1 and slot[1] >> (face & 7) & 1 == 1


def _holds(condition: str, party: tuple[int, ...]) -> bool:
    """Does the condition hold for these faces, the first of them in slot a?"""
    values = [face & 7 for face in party]
    colours = {face >> 3 for face in party}
    words = condition.split(" ")
    if words[0] == "run":
        return sorted(values) == list(range(min(values), min(values) + len(values)))
    if words[0] == "same":
        return len(colours) == 1
    if words[0] == "diff":
        return len(colours) == len(party)
    if words[0] == "sum":
        return sum(values) >= int(words[2]) if words[1] == ">=" else sum(values) == int(words[2])
    one, other = values[NAMES.index(words[0])], values[NAMES.index(words[2])]
    return one < other if words[1] == "<" else one == other


@final
class Requirement:
    """What a party must be like, with tables by face so that matching never looks at the notation."""

    def __init__(self, slots: tuple[str, ...], conditions: tuple[str, ...]) -> None:
        self.slots = slots
        self.conditions = conditions
        self.guests: i64 = len(slots)
        self.filters = [_filter(word, NAMES[place]) for place, word in enumerate(slots)]
        for word in conditions:
            if word not in CONDITION_WORDS or any(name in word.split(" ") for name in NAMES[len(slots) :]):
                raise ValueError(f"a party of {len(slots)} has no condition {word!r}")
        # The faces that can be in a party at all; alone; beside one face; beside two (index one << 5 | other).
        self.fits: i64 = 0
        self.singles: i64 = 0
        self.pairs = vec[i64]([0] * FACES)
        self.triples = vec[i64]([0] * (FACES << 5))
        self._tabulate()

    def accepts(self, faces: tuple[int, ...]) -> bool:
        """Can these faces fill the slots in some order and keep all conditions? Exactly one die a slot."""
        if len(faces) != self.guests:
            return False
        for party in permutations(faces):
            if all(map(_lets, self.filters, party)) and all(_holds(c, party) for c in self.conditions):
                return True
        return False

    def _tabulate(self) -> None:
        useful = [f for f in range(FACES) if f & 7 and any(_lets(slot, f) for slot in self.filters)]
        for faces in combinations_with_replacement([f for f in useful if f & 7 <= MOST_VALUE], int(self.guests)):
            if self.accepts(faces):
                for party in set(permutations(faces)):
                    self._enter(party)

    def _enter(self, party: tuple[int, ...]) -> None:
        last: i64 = party[len(party) - 1]
        self.fits |= 1 << last
        if len(party) == 1:
            self.singles |= 1 << last
        elif len(party) == 2:
            self.pairs[party[0]] |= 1 << last
        else:
            self.pairs[party[0]] |= 1 << party[1]
            k: i64 = (party[0] << 5) | party[1]
            self.triples[k] |= 1 << last


def _filter(word: str, name: str) -> tuple[int, int]:
    """A slot as two masks: the colours and the values it lets through."""
    if word not in SLOT_WORDS or word[0] != name:
        raise ValueError(f"{word!r} is no slot {name}")
    said = word[2:]
    for colour, colours in COLOURS.items():
        for test, values in TESTS.items():
            if said == f"{colour} {test}".strip():
                return colours, values
    raise ValueError(f"{word!r} is no slot {name}")


KNOWN: Final[dict[tuple[tuple[str, ...], tuple[str, ...]], Requirement]] = {}


def requirement(slots: tuple[str, ...], conditions: tuple[str, ...] = ()) -> Requirement:
    """The requirement so written, tabulated once a process; ValueError if it is none."""
    if not 1 <= len(slots) <= MOST_GUESTS:
        raise ValueError(f"a party has 1 to {MOST_GUESTS} guests, not {len(slots)}")
    found = KNOWN.get((slots, conditions))
    if found is None:
        found = KNOWN[slots, conditions] = Requirement(slots, conditions)
    return found
