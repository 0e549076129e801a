"""Patterns: how one phrase is written in one language.

~gain {amount}          a ~word is inflected; a {slot} is filled by the node's field of that name
~получить {amount:acc}  both may be asked for a case, a number or a mood (see forms.py)
~upgrade/v              a mark tells apart words that look alike; the lexicon has the line upgrade/v
{parts| or}             a list of two or more with its separator; {parts+|;} allows one
{rules+.}               one or more whole sentences: capital letter, full stop; {rules*.} allows none
^                       a capital letter follows
(,)                     a comma that gives way to other punctuation: it ends a Russian relative clause
"""

import re
from dataclasses import dataclass

from midway.cardtext.forms import CASES, MOODS, NUMBERS, PLACE_CASES

PART = re.compile(
    r"\{(?P<slot>\w+)(?P<least>[+*]?)(?P<stop>\.?)(?:\|(?P<separator>[^:}]*))?(?::(?P<slot_ask>[^}]*))?\}"
    r"|~(?P<word>\w+(?:-\w+)*(?:/\w)?)(?::(?P<word_ask>\w+))?"
    r"|(?P<literal>\(,\)|\^|'s\b|-(?=~)|[.,:;]|[^\s~{}.,:;]+)"
)


@dataclass(frozen=True)
class Ask:
    """The case, number and mood a pattern demands; empty means: as the whole phrase."""

    case: str = ""
    number: str = ""
    mood: str = ""


@dataclass(frozen=True)
class Literal:
    text: str


@dataclass(frozen=True)
class Inflected:
    lemma: str
    ask: Ask


@dataclass(frozen=True)
class Slot:
    name: str
    ask: Ask
    separator: str | None = None  # between the members of a list
    least: int = 0  # how many members at least
    sentences: bool = False  # each member is closed by a full stop


Part = Literal | Inflected | Slot


def parts_of(pattern: str) -> tuple[Part, ...]:
    """Read a pattern; complain about what is not in the notation."""
    left_over = PART.sub("", pattern).strip()
    if left_over:
        raise ValueError(f"cannot read {left_over!r} in the pattern {pattern!r}")
    return tuple(_part(found, pattern) for found in PART.finditer(pattern))


def plain_word(lemma: str) -> str:
    """The word itself, without the mark that tells it from its double."""
    return lemma.partition("/")[0]


def _part(found: re.Match[str], pattern: str) -> Part:
    if found["literal"]:
        return Literal(found["literal"])
    if found["word"]:
        return Inflected(found["word"], _ask(found["word_ask"], pattern))
    separator = found["separator"]
    least = {"+": 1, "*": 0, "": 0 if separator is None else 2}[found["least"]]
    return Slot(found["slot"], _ask(found["slot_ask"], pattern), separator, least, bool(found["stop"]))


def _ask(words: str | None, pattern: str) -> Ask:
    asked = {"case": "", "number": "", "mood": ""}
    for word in (words or "").split():
        if word in CASES + PLACE_CASES:
            asked["case"] = word
        elif word in NUMBERS:
            asked["number"] = word
        elif word in MOODS:
            asked["mood"] = word
        else:
            raise ValueError(f"{word!r} is no case, number or mood, in the pattern {pattern!r}")
    return Ask(**asked)
