"""Guests are dice: a colour, a value, and perhaps another colour they count as for one operation.

Three small integers, each made of the one before, so that sorting the last sorts by place, colour and value:

    face   what a requirement sees: the colour it counts as and its value       seen << 3 | value
    kind   a die apart from where it stands: its own colour in front            own << 5 | face
    die    a kind and the cell it stands on                                     cell << 7 | kind

Dice of one kind on one attraction cannot be told apart (DTP-GEN-15). No kind is 0, so 0 means: no die.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BLUE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
GREY: Final = 3  # of attractions only
GUEST_COLOURS: Final = 3
COLOUR_WORDS: Final = ("blue", "green", "yellow", "grey")

LEAST_VALUE: Final = 1
MOST_VALUE: Final = 6
NO_DIE: Final = 0

FACES: Final = 24  # one more than the highest face
KIND_BITS: Final = 7
KINDS: Final = 128
DICE: Final = 19 << 7  # one more than any die word needs
GUEST_NUMBERS: Final = 54  # of all kinds, without gaps: three colours of their own, three seen, six values


def face_of(kind: i64) -> i64:
    return kind & 31


def value_of(kind: i64) -> i64:
    """Of a face, a kind or a die."""
    return kind & 7


def seen_colour(kind: i64) -> i64:
    """The colour a die counts as."""
    return (kind >> 3) & 3


def own_colour(kind: i64) -> i64:
    """The colour a die has."""
    return (kind >> 5) & 3


def kind_in(die: i64) -> i64:
    return die & 127


def cell_in(die: i64) -> i64:
    return die >> KIND_BITS


def kind(colour: i64, value: i64) -> i64:
    """A plain die."""
    return (colour << 5) | (colour << 3) | value


def marked(die_kind: i64, colour: i64) -> i64:
    """The same die, counting as that colour from now on (DTP-MSC-06)."""
    return (die_kind & 0b1100111) | (colour << 3)


def plain(die_kind: i64) -> i64:
    """The same die without a colour adjustment."""
    return (die_kind & 0b1100111) | ((die_kind >> 5) << 3)


def is_marked(die_kind: i64) -> bool:
    return (die_kind >> 5) != (die_kind >> 3) & 3


def with_value(die_kind: i64, value: i64) -> i64:
    return (die_kind & 0b1111000) | value


def die_on(cell: i64, die_kind: i64) -> i64:
    return (cell << KIND_BITS) | die_kind


def kind_word(die_kind: int) -> str:
    """A die as people's programs write it: "blue-4", "yellow-5-as-blue"."""
    own, seen, value = die_kind >> 5, (die_kind >> 3) & 3, die_kind & 7
    word = f"{COLOUR_WORDS[own]}-{value}"
    return word if own == seen else f"{word}-as-{COLOUR_WORDS[seen]}"


def kind_named(word: str) -> int:
    """The kind so written; ValueError if there is none."""
    parts = word.split("-")
    value = int(parts[1]) if len(parts) > 1 and parts[1].isascii() and parts[1].isdecimal() else 0
    own = COLOUR_WORDS.index(parts[0])
    seen = COLOUR_WORDS.index(parts[3]) if len(parts) == 4 else own
    found: int = (own << 5) | (seen << 3) | value
    if own == GREY or seen == GREY or not LEAST_VALUE <= value <= MOST_VALUE or kind_word(found) != word:
        raise ValueError(f"there is no guest {word!r}")
    return found


def _numbered(number: int) -> int:
    own, rest = divmod(number, 18)
    seen, value = divmod(rest, 6)
    return (own << 5) | (seen << 3) | (value + 1)


# Kinds by number, for options and lists of words: no number is left out.
KIND_OF: Final = vec[i64]([_numbered(number) for number in range(GUEST_NUMBERS)])
GUEST_NAMES: Final = tuple([kind_word(_numbered(number)) for number in range(GUEST_NUMBERS)])


def guest_number(die_kind: i64) -> i64:
    """The place of a kind in GUEST_NAMES."""
    return ((die_kind >> 5) & 3) * 18 + ((die_kind >> 3) & 3) * 6 + (die_kind & 7) - 1
