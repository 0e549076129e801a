"""The web's own dangers: foreign origins, headers, and what somebody may ask for how often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from midway.server.identity import COOKIE, secrets_in
from midway.server.problems import NotAllowed, TooMany

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from midway.server.limits import Buckets
    from midway.server.settings import Settings

Connection = "ASGIConnection[Any, Any, Any, Any]"

SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

ONLY_SECURE: Final = {"strict-transport-security": "max-age=31536000"}


def address_of(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """Where somebody comes from. What a proxy says is believed only of the proxies that are known."""
    direct = connection.client.host if connection.client else "?"
    if direct in settings.proxies:
        said = [part.strip() for part in connection.headers.get("x-forwarded-for", "").split(",") if part.strip()]
        for address in reversed(said):
            if address not in settings.proxies:
                return address[:60]
    return direct


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Refuse what a page of somebody else makes a browser do; programs send no origin and no cookies."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site") in ("cross-site", "same-site"):
            raise NotAllowed("foreign-origin", "another web page may not use this server")
        if any(name.startswith(COOKIE) for name in connection.cookies) and "midway-client" not in connection.headers:
            raise NotAllowed("foreign-origin", "a request with cookies and no origin needs the header Midway-Client")
        return
    here = connection.headers.get("host", "")
    if urlsplit(origin).netloc != here and origin.rstrip("/") not in settings.allowed_origins:
        raise NotAllowed("foreign-origin", "another web page may not use this server")


def check_rate(buckets: Buckets, who: str) -> None:
    bucket = buckets.bucket(who)
    if not bucket.take():
        seconds = f"{bucket.seconds_to_wait:.1f}"
        raise TooMany("too-many", "too many requests; wait a little", about={"seconds": seconds})


def given_secrets(connection: ASGIConnection[Any, Any, Any, Any]) -> list[str]:
    """The seats' secrets that come with a request."""
    return secrets_in(connection.cookies, connection.headers.get("authorization"))
