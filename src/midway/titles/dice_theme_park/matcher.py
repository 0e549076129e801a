"""Which parties may operate an attraction: every set of the dice there that meets its requirement.

The dice are a sorted row of kinds (or of die words of one cell: only the kind is looked at). A party is its kinds,
sorted, packed seven bits each, the lowest first; dice of one kind cannot be told apart, so no party comes twice.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from midway.titles.dice_theme_park.requirements import Requirement


def party_of(a: i64, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack kinds that are sorted already."""
    return a | (b << 7) | (c << 14)


def party_size(party: i64) -> i64:
    return 1 if party < 128 else 2 if party < 16384 else 3


def in_party(party: i64, place: i64) -> i64:
    """The kind at a place from 0; NO_DIE behind the last."""
    return (party >> (7 * place)) & 127


def parties(req: Requirement, dice: vec[i64], start: i64, stop: i64) -> vec[i64]:
    """Every party among dice[start:stop], in ascending order of their dice (DTP-OPR-08)."""
    if req.guests == 1:
        return _singles(req, dice, start, stop)
    return _pairs(req, dice, start, stop) if req.guests == 2 else _triples(req, dice, start, stop)


def has_party(req: Requirement, dice: vec[i64], start: i64, stop: i64) -> bool:
    """Is there any party at all (DTP-OPR-09)?"""
    i = start
    if req.guests == 1:
        while i < stop:
            if (req.singles >> (dice[i] & 31)) & 1 == 1:
                return True
            i += 1
        return False
    while i < stop:
        mask = req.pairs[dice[i] & 31]
        j = i + 1
        while j < stop:
            if (mask >> (dice[j] & 31)) & 1 == 1 and (req.guests == 2 or _has_third(req, dice, i, j, stop)):
                return True
            j += 1
        i += 1
    return False


def _has_third(req: Requirement, dice: vec[i64], i: i64, j: i64, stop: i64) -> bool:
    mask = req.triples[((dice[i] & 31) << 5) | (dice[j] & 31)]
    k = j + 1
    while k < stop:
        if (mask >> (dice[k] & 31)) & 1 == 1:
            return True
        k += 1
    return False


def _singles(req: Requirement, dice: vec[i64], start: i64, stop: i64) -> vec[i64]:
    found = vec[i64]()
    i = start
    while i < stop:
        if (req.singles >> (dice[i] & 31)) & 1 == 1 and (i == start or dice[i] != dice[i - 1]):
            found = append(found, dice[i] & 127)
        i += 1
    return found


def _pairs(req: Requirement, dice: vec[i64], start: i64, stop: i64) -> vec[i64]:
    found = vec[i64]()
    i = start
    while i < stop:
        mask = req.pairs[dice[i] & 31]
        if mask != 0 and (i == start or dice[i] != dice[i - 1]):
            j = i + 1
            while j < stop:
                if (mask >> (dice[j] & 31)) & 1 == 1 and (j == i + 1 or dice[j] != dice[j - 1]):
                    found = append(found, (dice[i] & 127) | ((dice[j] & 127) << 7))
                j += 1
        i += 1
    return found


def _triples(req: Requirement, dice: vec[i64], start: i64, stop: i64) -> vec[i64]:
    found = vec[i64]()
    i = start
    while i < stop:
        beside = req.pairs[dice[i] & 31]
        if beside != 0 and (i == start or dice[i] != dice[i - 1]):
            j = i + 1
            while j < stop:
                if (beside >> (dice[j] & 31)) & 1 == 1 and (j == i + 1 or dice[j] != dice[j - 1]):
                    mask = req.triples[((dice[i] & 31) << 5) | (dice[j] & 31)]
                    two = (dice[i] & 127) | ((dice[j] & 127) << 7)
                    k = j + 1
                    while k < stop:
                        if (mask >> (dice[k] & 31)) & 1 == 1 and (k == j + 1 or dice[k] != dice[k - 1]):
                            found = append(found, two | ((dice[k] & 127) << 14))
                        k += 1
                j += 1
        i += 1
    return found
