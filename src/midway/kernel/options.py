"""Options: what may be answered, each one integer with a stable meaning, verb and up to three arguments.

How verbs and arguments are written in records is in verbs.py.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

# the kernel's own verbs; titles number theirs from FIRST_TITLE_VERB
PASS: Final = 0
YES: Final = 1
NO: Final = 2
PICK: Final = 3  # a card
SEAT: Final = 4
BRANCH: Final = 5  # of an "or"
NUMBER: Final = 6
DONE: Final = 7
FIRST: Final = 8  # of rules due at the same time
FIRST_TITLE_VERB: Final = 16
ARGUMENT: Final = 4096  # arguments lie between 0 and 4095


def option(verb: i64, arg: i64 = 0, arg2: i64 = 0, arg3: i64 = 0) -> i64:
    """One option as an integer."""
    return verb | (arg << 8) | (arg2 << 20) | (arg3 << 32)


def verb_of(choice: i64) -> i64:
    return choice & 255


def arg_of(choice: i64) -> i64:
    return (choice >> 8) & 4095


def arg2_of(choice: i64) -> i64:
    return (choice >> 20) & 4095


def arg3_of(choice: i64) -> i64:
    return (choice >> 32) & 4095


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Options:
    """A growing list of options."""

    __slots__ = ("v",)

    def __init__(self) -> None:
        self.v = vec[i64](capacity=16)

    def offer(self, verb: i64, arg: i64 = 0, arg2: i64 = 0, arg3: i64 = 0) -> None:
        self.v = append(self.v, verb | (arg << 8) | (arg2 << 20) | (arg3 << 32))

    def add(self, choice: i64) -> None:
        """An option, or any other integer, as it is."""
        self.v = append(self.v, choice)

    def count(self) -> i64:
        return len(self.v)

    def at(self, i: i64) -> i64:
        return self.v[i]

    def has(self, choice: i64) -> bool:
        for i in range(len(self.v)):
            if self.v[i] == choice:
                return True
        return False


NO_OPTIONS: Final = vec[i64]([])
