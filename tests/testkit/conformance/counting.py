"""Cards, tokens and totals: nothing is lost, nothing comes from nowhere, nothing cached is stale."""

from __future__ import annotations

from midway.kernel.happenings import COUNTED, MOVED, Fact
from midway.kernel.schema import Z_HEAD
from midway.kernel.state import State
from tests.testkit.conformance.playing import Played

MOST_CARDS = 60  # tried against each prohibition in one position


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
    """Cached modifiers and prohibitions are what counting them anew gives."""
    found: list[str] = []
    for number in played.looked_at:
        s = played.positions[number]
        cached, fresh = s.clone(), s.clone()
        fresh.stale()
        for seat in range(played.table.seats):
            for stat, name in enumerate(s.game.schema.stats):
                if cached.total(seat, stat) != fresh.total(seat, stat):
                    found.append(
                        f"{played.at(number)}: the cached {name} of seat {seat} is {cached.total(seat, stat)}, "
                        f"counted anew {fresh.total(seat, stat)}"
                    )
                found += [
                    f"{played.at(number)}: the {name} of seat {seat} for card {card} is stale"
                    for card in _cards_tried(s)
                    if cached.value(seat, stat, 7, card) != fresh.value(seat, stat, 7, card)
                ]
            for name, deed in s.game.deeds.items():
                found += [
                    f"{played.at(number)}: whether seat {seat} cannot {name} card {card} is stale"
                    for card in _cards_tried(s)
                    if cached.forbidden(seat, deed, card) != fresh.forbidden(seat, deed, card)
                ]
    return found


def _cards_tried(s: State) -> list[int]:
    in_play = [card for card in range(len(s.game.cards)) if s.is_in_play(card)]
    return [-1, *in_play[:MOST_CARDS]]
