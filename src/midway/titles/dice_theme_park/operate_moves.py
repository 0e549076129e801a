"""Moves of Operate, each one integer that says all of it: what, where, with which guests, and where to.

A die goes from `cell` to `to`. `other` is the guest spared by Stamina, or what an adjusted guest becomes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from midway.titles.dice_theme_park.guests import kind_named, kind_word
from midway.titles.dice_theme_park.matcher import in_party, party_of
from midway.titles.dice_theme_park.park import CELL_NAMES, cell_named

STOP: Final = 0  # leave out what is left of a mascot's use
OPERATE: Final = 1
MAP: Final = 2
GUIDE: Final = 3
VALUE: Final = 4  # a mascot's plain adjustments, and the extra ones
COLOUR: Final = 5
BOOST: Final = 6  # and its skills
FLIP: Final = 7
CASH: Final = 8
APPLAUSE: Final = 9
SEND: Final = 10
FETCH: Final = 11
EXPRESS: Final = 12
VERBS: Final = (
    "stop",
    "operate",
    "map",
    "guide",
    "value",
    "colour",
    "boost",
    "flip",
    "cash",
    "applause",
    "send",
    "fetch",
    "express",
)

# Skills of mascots. The three of one kind go blue, green, yellow; the kind's verb is the move it gives.
NO_SKILL: Final = 0
FIRST_BOOST: Final = 1
FIRST_FLIP: Final = 4
FIRST_CASH: Final = 7
FIRST_APPLAUSE: Final = 10
SEND_SKILL: Final = 13
FETCH_SKILL: Final = 14
EXPRESS_SKILL: Final = 15
SKILLS: Final = 16
SKILL_WORDS: Final = (
    "none",
    "boost-blue",
    "boost-green",
    "boost-yellow",
    "flip-blue",
    "flip-green",
    "flip-yellow",
    "cash-blue",
    "cash-green",
    "cash-yellow",
    "applause-blue",
    "applause-green",
    "applause-yellow",
    "send",
    "fetch",
    "express",
)


def move_of(verb: i64, cell: i64 = 0, to: i64 = 0, die: i64 = 0, other: i64 = 0, party: i64 = 0, skill: i64 = 0) -> i64:
    return verb | (skill << 5) | (cell << 9) | (to << 14) | (die << 19) | (other << 26) | (party << 33)


def verb_in(move: i64) -> i64:
    return move & 31


def skill_in(move: i64) -> i64:
    return (move >> 5) & 15


def from_in(move: i64) -> i64:
    return (move >> 9) & 31


def to_in(move: i64) -> i64:
    return (move >> 14) & 31


def die_in(move: i64) -> i64:
    return (move >> 19) & 127


def other_in(move: i64) -> i64:
    return (move >> 26) & 127


def party_in(move: i64) -> i64:
    return move >> 33


def move_words(move: int) -> str:
    """A move as tests, logs and people's programs write it: "operate d3 by blue-3 moving blue-2 to c3"."""
    verb = int(verb_in(move))
    words = [VERBS[verb]]
    if verb == STOP:
        return words[0]
    if skill_in(move) != NO_SKILL and verb in (VALUE, COLOUR):
        words.append(f"({SKILL_WORDS[int(skill_in(move))]})")
    words.append(CELL_NAMES[int(from_in(move))])
    if verb == OPERATE:
        party = int(party_in(move))
        words += ["by", *[kind_word(int(in_party(party, i))) for i in range(3) if in_party(party, i) != 0]]
        if other_in(move) != 0:
            words += ["sparing", kind_word(int(other_in(move)))]
        if die_in(move) == 0:
            return " ".join(words)
        words.append("moving")
    elif verb in (CASH, APPLAUSE):
        return " ".join([*words, SKILL_WORDS[int(skill_in(move))]])
    words.append(kind_word(int(die_in(move))))
    if verb in (VALUE, COLOUR, BOOST, FLIP):
        return " ".join([*words, "becomes", kind_word(int(other_in(move)))])
    return " ".join([*words, "to", CELL_NAMES[int(to_in(move))]])


def operation(cell: str, party: tuple[str, ...], moving: str = "", to: str = "", sparing: str = "") -> i64:
    """An operation by words: operation("e2", ("green-3",), "green-2", "d2")."""
    kinds = sorted(kind_named(word) for word in party)
    packed = party_of(kinds[0], kinds[1] if len(kinds) > 1 else 0, kinds[2] if len(kinds) > 2 else 0)
    die = kind_named(moving) if moving else 0
    goes = cell_named(to) if to else 0
    return move_of(OPERATE, cell_named(cell), goes, die, kind_named(sparing) if sparing else 0, packed)
