"""The only source of randomness: Threefry-2x32, a counter-based generator on 32-bit words.

A number is a function of the match's key, the stream and how many were drawn before it, so a stream can be
continued from any saved state and simultaneous seats never disturb each other's luck. Commitment,
contributions of the seats and verification lie here too; the state only holds the key and the counters.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
PARITY: Final[i64] = 0x1BD11BDA
MAIN_STREAM: Final = 0
LOTS: Final[i64] = 0x7FFFFFFF  # the stream for what is drawn before there is a table


def threefry(key0: i64, key1: i64, stream: i64, drawn: i64) -> i64:
    """One uniform 32-bit number. Twenty rounds, as its authors recommend; no product that could wrap."""
    key2: i64 = PARITY ^ key0 ^ key1
    x: i64 = (stream + key0) & MASK
    y: i64 = (drawn + key1) & MASK
    for five in range(5):
        turn: i64 = five & 1
        if turn == 0:
            x = (x + y) & MASK
            y = (((y << 13) & MASK) | (y >> 19)) ^ x
            x = (x + y) & MASK
            y = (((y << 15) & MASK) | (y >> 17)) ^ x
            x = (x + y) & MASK
            y = (((y << 26) & MASK) | (y >> 6)) ^ x
            x = (x + y) & MASK
            y = (((y << 6) & MASK) | (y >> 26)) ^ x
        else:
            x = (x + y) & MASK
            y = (((y << 17) & MASK) | (y >> 15)) ^ x
            x = (x + y) & MASK
            y = (((y << 29) & MASK) | (y >> 3)) ^ x
            x = (x + y) & MASK
            y = (((y << 16) & MASK) | (y >> 16)) ^ x
            x = (x + y) & MASK
            y = (((y << 24) & MASK) | (y >> 8)) ^ x
        step: i64 = five + 1
        third: i64 = step % 3
        x = (x + (key1 if third == 1 else key2 if third == 2 else key0)) & MASK
        y = (y + (key2 if third == 1 else key0 if third == 2 else key1) + step) & MASK
    return x


def lot(key0: i64, key1: i64, drawn: i64, n: i64) -> i64:
    """A uniform number from 0 to n - 1 for what options leave to chance; `drawn`: how many were drawn before."""
    return (threefry(key0, key1, LOTS, drawn) * n) >> 32


def commitment(secret: str) -> str:
    """What is published before the first card: it fixes the secret without telling it."""
    return hashlib.sha256(b"midway commitment\n" + secret.encode()).hexdigest()


def key_of(secret: str, contributions: list[str]) -> tuple[int, int]:
    """The key of a match, from the host's secret and what each seat added to it, in seat order."""
    material = json.dumps([secret, *contributions]).encode()
    digest = hashlib.sha256(b"midway key\n" + material).digest()
    return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big")
