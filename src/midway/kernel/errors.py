"""What can go wrong, each with a reason a person can read."""

from __future__ import annotations


class MidwayError(Exception):
    """The base of all errors this product raises on purpose."""


class Refused(MidwayError):
    """A choice that cannot be taken. Nothing has changed.

    `reason` is a stable word for programs ("not-your-turn"), `rule` the id of the rule behind it, and
    `about` what a sentence needs to name: cards, numbers, seats.
    """

    def __init__(self, reason: str, rule: str = "", about: dict[str, str] | None = None) -> None:
        super().__init__(f"{reason}{f' ({rule})' if rule else ''}")
        self.reason = reason
        self.rule = rule
        self.about = about or {}


class SoftLock(MidwayError):
    """The rules ask a question nobody can answer, or run on without end: a fault of a title, never of a player."""


class BadRecord(MidwayError):
    """A match file that is not one, or does not replay to what it says."""


class BadOption(MidwayError):
    """A setup option that does not exist, or a value it cannot have.

    With a `key`, the messages of each language have the sentence under bad-KEY; `about` are its arguments.
    """

    def __init__(self, sentence: str, key: str = "", about: dict[str, str] | None = None) -> None:
        super().__init__(sentence)
        self.key = key
        self.about = about or {}
