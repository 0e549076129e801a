"""Cards, tokens and totals: nothing is lost, nothing comes from nowhere, nothing cached is stale."""

from __future__ import annotations

from midway.kernel.happenings import COUNTED, MOVED, Fact
from midway.kernel.schema import Z_HEAD
from midway.kernel.state import State
from midway.kernel.totals import asked_now
from tests.testkit.conformance.playing import Played


# ---- cards and tokens ------------------------------------------------------------------------------------------
def check_conserved(played: Played) -> list[str]:
    """Every card lies in one zone, tokens are never negative, what the title says is conserved is."""
    found: list[str] = []
    opening = played.positions[0]
    nowhere = cards_nowhere(opening)
    constant = opening.game.title.conserved(opening)
    for number, s in enumerate(played.positions):
        complaints = _misplaced(s)
        complaints += _negative(s)
        if cards_nowhere(s) != nowhere:
            complaints.append(f"{cards_nowhere(s)} cards are nowhere; at the beginning {nowhere} were")
        for name, many in s.game.title.conserved(s).items():
            if many != constant.get(name):
                complaints.append(f"there were {constant.get(name)} {name}, now {many}")
        found += [f"{played.at(number)}: {complaint}" for complaint in complaints]
    return found


def cards_nowhere(s: State) -> int:
    """Cards in no zone: a title may leave some out of a match, but none gets lost in play."""
    return sum(s.where(card) == 0 for card in range(len(s.game.cards)))


def _misplaced(s: State) -> list[str]:
    found: list[str] = []
    seen: dict[int, str] = {}
    for z, (field, _) in s.game.zones.items():
        name = s.game.zone_name(z)
        if not 0 <= s.count(z) <= field.size:
            found.append(f"{name} holds {s.count(z)} cards of at most {field.size}")
            continue
        for i in range(int(s.count(z))):
            card = int(s.at(z, i))
            if not 0 <= card < len(s.game.cards):
                found.append(f"{name} holds a card {card}")
                continue
            if card in seen:
                found.append(f"{s.game.card_names[card]} lies in {seen[card]} and in {name}")
            seen[card] = name
            if s.where(card) != z:
                found.append(f"{s.game.card_names[card]} lies in {name}, but where() says otherwise")
        if any(s.num(z + Z_HEAD + i) != 0 for i in range(int(s.count(z)), int(field.size))):
            found.append(f"{name} keeps leftovers of cards that are gone")
    lost = [c for c in range(len(s.game.cards)) if s.where(c) != 0 and c not in seen]
    return found + [f"{s.game.card_names[card]} is in no zone, but where() names one" for card in lost]


def _negative(s: State) -> list[str]:
    return [
        f"seat {owner} has {s.num(at)} {field.name}"
        for field, at, owner in s.game.fields
        if field.kind == "token" and s.num(at) < 0
    ]


def check_accounts(played: Played) -> list[str]:
    """Whatever became of a token or a card was reported: the facts lead from each position to the next."""
    found: list[str] = []
    for number, facts in enumerate(played.facts):
        before, after = played.positions[number], played.positions[number + 1]
        complaints = [*_unaccounted_tokens(before, after, facts), *_unaccounted_cards(before, after, facts)]
        found += [f"{played.at(number + 1)}: {complaint}" for complaint in complaints]
    return found


def _unaccounted_tokens(before: State, after: State, facts: list[Fact]) -> list[str]:
    found: list[str] = []
    for field, at, owner in before.game.fields:
        if field.kind != "token" or owner < 0:
            continue
        told = int(before.num(at))
        for fact in facts:
            if fact.kind == COUNTED and fact.seat == owner and fact.what == field.at:
                if fact.here != told:
                    found.append(f"seat {owner} had {told} {field.name}, and {fact.here} when it was counted")
                told = int(fact.there)
        if after.num(at) != told:
            found.append(f"seat {owner} has {after.num(at)} {field.name}, but the facts lead to {told}")
    return found


def _unaccounted_cards(before: State, after: State, facts: list[Fact]) -> list[str]:
    told = [int(before.where(card)) for card in range(len(before.game.cards))]
    for fact in facts:
        if fact.kind == MOVED:
            told[fact.what] = int(fact.there)
    return [
        f"{after.game.card_names[card]} is in {after.game.zone_name(after.where(card))}, "
        f"but the facts lead to {after.game.zone_name(z)}"
        for card, z in enumerate(told)
        if after.where(card) != z
    ]


# ---- what is cached ----------------------------------------------------------------------------------------------
def check_totals(played: Played) -> list[str]:
    """Cached modifiers and prohibitions, and the list of rules that are asked one by one, are as counted anew.

    Whatever a value or a prohibition is for any card follows from these and from the position.
    """
    found: list[str] = []
    for number in played.looked_at:
        cached, fresh = played.positions[number].clone(), played.positions[number].clone()
        fresh.stale()
        found += [f"{played.at(number)}: {why}" for why in _stale(cached, fresh)]
    return found


def _stale(cached: State, fresh: State) -> list[str]:
    asked = _asked(cached), _asked(fresh)
    found = [
        f"the cached {name} of seat {seat} is {cached.total(seat, stat)}, counted anew {fresh.total(seat, stat)}"
        for seat in range(fresh.players)
        for stat, name in enumerate(fresh.game.schema.stats)
        if cached.total(seat, stat) != fresh.total(seat, stat)
    ]
    if asked[0] != asked[1]:
        found.append(f"the rules that are asked one by one are {asked[0]}, counted anew {asked[1]}")
    if not found and _cached(cached) != _cached(fresh):
        found.append("what ongoing rules forbid or set is cached otherwise than it is counted anew")
    return found


def _asked(s: State) -> list[tuple[int, ...]]:
    """Node, owner, card and value of each rule that is asked every time; in which order changes nothing."""
    return sorted((int(a.rule.nid), int(a.owner), int(a.src), int(a.stat)) for a in asked_now(s))


def _cached(s: State) -> bytes:
    return bytes(s.v[s.caches : s.game.size])
