"""What the server says instead of doing something: a reason for programs, a sentence for people."""

from __future__ import annotations


class Problem(Exception):
    """A request that cannot be carried out; nothing has changed. The words: `why-` with the reason."""

    status = 400

    def __init__(self, reason: str, detail: str, rule: str = "", about: dict[str, str] | None = None) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail
        self.rule = rule
        self.about = about or {}


class NotAllowed(Problem):
    """Somebody without the right to it."""

    status = 403


class NotFound(Problem):
    """There is no such thing, or it is not for these eyes: both sound alike."""

    status = 404


class Conflict(Problem):
    """Not as things stand."""

    status = 409


class TooMany(Problem):
    """Too often, or too much."""

    status = 429


class StorageDown(Problem):
    """The database cannot be reached or written; nothing that was acknowledged is lost."""

    status = 503

    def __init__(self, detail: str) -> None:
        super().__init__("storage-down", detail)
