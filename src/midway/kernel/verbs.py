"""Verbs: the words of options, and how an option is written in records and read back.

"take coconuts.teddy#2" or "rob seat1": readable, stable when numbers change, and strict when read.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from midway.kernel.errors import Refused
from midway.kernel.options import (
    ARGUMENT,
    BRANCH,
    DONE,
    FIRST,
    FIRST_TITLE_VERB,
    NO,
    NUMBER,
    PASS,
    PICK,
    SEAT,
    YES,
    arg2_of,
    arg3_of,
    arg_of,
    option,
    verb_of,
)

CARD_ARG = "card"
SEAT_ARG = "seat"
NUMBER_ARG = "number"
BRANCH_ARG = "branch"


@dataclass(frozen=True)
class Verb:
    """One word of options and what its arguments are: "card", "seat", "number", or a tuple of words."""

    number: int
    name: str
    args: tuple[str | tuple[str, ...], ...]


class Verbs:
    """The verbs of one title, the kernel's own among them."""

    def __init__(self) -> None:
        self.by_number: dict[int, Verb] = {}
        self.by_name: dict[str, Verb] = {}
        for number, name, args in (
            (PASS, "pass", ()),
            (YES, "yes", ()),
            (NO, "no", ()),
            (PICK, "pick", (CARD_ARG,)),
            (SEAT, "seat", (SEAT_ARG,)),
            (BRANCH, "branch", (BRANCH_ARG,)),
            (NUMBER, "number", (NUMBER_ARG,)),
            (DONE, "done", ()),
            (FIRST, "first", (NUMBER_ARG,)),
        ):
            self._enter(Verb(number, name, args))

    def _enter(self, verb: Verb) -> None:
        if verb.name in self.by_name:
            raise ValueError(f"the verb {verb.name!r} is declared twice")
        self.by_number[verb.number] = verb
        self.by_name[verb.name] = verb

    def verb(self, name: str, *args: str | tuple[str, ...]) -> i64:
        """Declare a verb; gives its number, in the order of declaration."""
        number = FIRST_TITLE_VERB + len(self.by_number) - 9
        self._enter(Verb(number, name, args))
        return number

    def written(self, choice: i64, card_names: list[str]) -> str:
        """An option as words."""
        verb = self.by_number[int(verb_of(choice))]
        values = (int(arg_of(choice)), int(arg2_of(choice)), int(arg3_of(choice)))
        words = [_argument(kind, value, card_names) for kind, value in zip(verb.args, values, strict=False)]
        return " ".join([verb.name, *words])

    def read(self, text: str, card_numbers: dict[str, int]) -> i64:
        """The option these words mean; Refused if they mean none."""
        name, *words = text[:400].split(" ")
        verb = self.by_name.get(name)
        if verb is None:
            raise Refused("unknown-verb", about={"verb": name[:80]})
        if len(words) != len(verb.args):
            raise Refused("malformed", about={"option": str(text)[:80]})
        values = [_value(kind, word, card_numbers) for kind, word in zip(verb.args, words, strict=True)]
        values += [0] * (3 - len(values))
        return option(verb.number, values[0], values[1], values[2])


def _argument(kind: str | tuple[str, ...], value: int, card_names: list[str]) -> str:
    if isinstance(kind, tuple):
        return kind[value]
    if kind == CARD_ARG:
        return card_names[value]
    return f"seat{value}" if kind == SEAT_ARG else str(value)


def _value(kind: str | tuple[str, ...], word: str, card_numbers: dict[str, int]) -> int:
    value = -1
    if isinstance(kind, tuple):
        value = kind.index(word) if word in kind else -1
    elif kind == CARD_ARG:
        if word not in card_numbers:
            raise Refused("no-such-card", about={"card": word[:80]})
        value = card_numbers[word]
    else:
        prefix = "seat" if kind == SEAT_ARG else ""
        digits = word.removeprefix(prefix)
        value = int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 5 else -1
        if word != f"{prefix}{value}":  # one spelling only
            value = -1
    if not 0 <= value < ARGUMENT:
        raise Refused("malformed", about={"option": word[:80]})
    return value
