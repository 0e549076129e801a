"""Identity: whoever knows a seat's secret is that seat. The server keeps only a hash of it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from midway.server.table.people import People

SECRET_BYTES: Final = 24
COOKIE: Final = "midway-seat-"
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else
TABLE_LETTERS: Final = 12  # 59 bits: nobody finds a private table by guessing
INVITE_LETTERS: Final = 24


def new_secret() -> str:
    """An unguessable secret of a seat, or of a guest."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(TABLE_LETTERS))


def new_invite() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(INVITE_LETTERS))


def new_luck() -> str:
    """The secret that seals the luck of a match."""
    return secrets.token_hex(32)


def key_of(secret: str) -> str:
    """What is kept of a secret. It is long and random, so a plain hash is safe."""
    return hashlib.sha256(b"midway seat\n" + secret.encode()).hexdigest()


def cookie_name(seat: int) -> str:
    return f"{COOKIE}{seat}"


def cookie_path(table_id: str) -> str:
    """A seat's cookie is sent to its own table only."""
    return f"/api/tables/{table_id}"


def secrets_in(cookies: Mapping[str, str], authorization: str | None) -> list[str]:
    """The secrets that come with a request: in cookies, or as `Authorization: Bearer SECRET`."""
    found = [value for name, value in cookies.items() if name.startswith(COOKIE)]
    if authorization and authorization.lower().startswith("bearer "):
        found.append(authorization[7:].strip())
    return found


@dataclass(frozen=True)
class Rights:
    """What somebody may do at a table."""

    seats: frozenset[int]  # that they hold
    shoulders: frozenset[int]  # over which they may look
    is_invited: bool

    @property
    def may_see(self) -> bool:
        return bool(self.seats or self.shoulders or self.is_invited)


@dataclass(frozen=True)
class Claim:
    """What somebody has shown: secrets of seats, and an invitation."""

    secrets: tuple[str, ...]
    invite: str

    def at(self, people: People, invite: str) -> Rights:
        """What it allows as things stand."""
        return rights(people, invite, self.secrets, self.invite)


def rights(people: People, invite: str, given: Iterable[str], shown_invite: str = "") -> Rights:
    """What secrets and an invitation allow."""
    keys = [key_of(secret) for secret in given]
    seats = {n for n, chair in enumerate(people.chairs) if chair.key and _is_among(chair.key, keys)}
    shoulders = {n for n, chair in enumerate(people.chairs) if chair.guests and _is_among(chair.guests, keys)}
    invited = people.is_public or hmac.compare_digest(shown_invite.encode(), invite.encode())
    return Rights(frozenset(seats), frozenset(shoulders), invited)


def _is_among(key: str, keys: list[str]) -> bool:
    return any(hmac.compare_digest(key, other) for other in keys)
