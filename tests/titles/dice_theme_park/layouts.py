"""Laying out a table for a story: parks, guests, money, staff, displays."""

from __future__ import annotations

from typing import Self

from midway.kernel.happenings import Facts
from midway.kernel.state import State
from midway.titles.dice_theme_park.crowd import add_guest, put_in_bag
from midway.titles.dice_theme_park.guests import die_on, kind_named, own_colour
from midway.titles.dice_theme_park.park import cell_named
from midway.titles.dice_theme_park.schema import (
    ADMINISTRATOR,
    BAG,
    COINS,
    CUBES,
    DISCARD,
    DISPLAY,
    HAND,
    KITS,
    MAPS,
    MASCOTS,
    OBJECTIVES,
    PLAYED,
    ROUND,
    SKILL_DISPLAY,
    SKILLS,
    STARS,
    UPGRADES,
)
from midway.titles.dice_theme_park.tiles import put_tile, tile_at, with_upgrade
from midway.titles.dice_theme_park.turn_order import set_order
from midway.titles.dice_theme_park.verbs import UPGRADE_WORDS
from midway.titles.dice_theme_park.welcome import guests_aboard

NAMES = ("ann", "bob", "cat", "dan")


class Layout:
    """A position with things laid on it, each call giving the same table back."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.game = s.game
        self.s.facts = Facts()

    def with_park(self, name: str, **tiles: str) -> Self:
        """Attractions on cells, each perhaps with upgrades: c4="ferris-wheel+generator"."""
        for cell, words in tiles.items():
            card_id, *upgrades = words.split("+")
            if self._in_park(name, card_id) < 0:
                put_tile(self.s, seat_of(name), self.card(card_id), cell_named(cell))
            for space, word in enumerate(upgrades):
                kind = UPGRADE_WORDS.index(word)
                at = UPGRADES + cell_named(cell)
                self.s.set_own(seat_of(name), at, with_upgrade(self.s.own(seat_of(name), at), space, kind))
                self.s.set_own(seat_of(name), KITS + kind, self.s.own(seat_of(name), KITS + kind) - 1)
        return self

    def with_guests(self, name: str, **guests: str) -> Self:
        """Out of the bag onto cells: e2="green-3 blue-5"."""
        for cell, words in guests.items():
            for word in words.split(" "):
                put_in_bag(self.s, own_colour(kind_named(word)), -1)
                add_guest(self.s, seat_of(name), die_on(cell_named(cell), kind_named(word)))
        return self

    def with_cubes(self, name: str, **cubes: int) -> Self:
        """So many cubes on these cells, for everybody to see."""
        for cell, n in cubes.items():
            self.s.set_own(seat_of(name), CUBES + cell_named(cell), n)
        return self

    def with_coins(self, name: str, n: int) -> Self:
        self.s.set_own(seat_of(name), COINS, n)
        return self

    def with_stars(self, name: str, n: int) -> Self:
        self.s.set_own(seat_of(name), STARS, n)
        return self

    def with_maps(self, name: str, n: int) -> Self:
        self.s.set_own(seat_of(name), MAPS, n)
        return self

    def with_mascots(self, name: str, *skills: str) -> Self:
        """One mascot on each of these skills and no other."""
        self.s.set_own(seat_of(name), MASCOTS, len(skills))
        for skill in skills:
            self.s.move(self.card(skill), self.s.zone(seat_of(name), SKILLS))
        return self

    def with_mascots_alone(self, name: str, n: int) -> Self:
        """So many mascots, where there are no skills."""
        self.s.set_own(seat_of(name), MASCOTS, n)
        return self

    def with_administrator(self, name: str, card_id: str) -> Self:
        self.s.move(self.card(card_id), self.s.zone(seat_of(name), ADMINISTRATOR))
        return self

    def with_hand(self, name: str, *staff: str) -> Self:
        """The seat holds these staff cards among its six, exchanged for others where somebody else holds them."""
        hand = int(self.s.zone(seat_of(name), HAND))
        kept: list[int] = []
        for card_id in staff:
            alike = [card for card in range(len(self.game.cards)) if self._is(card, card_id) and card not in kept]
            card = min(alike, key=lambda card: self.s.where(card) != hand)
            if self.s.where(card) != hand:
                spare = next(other for other in self.s.cards(hand) if self.game.cards[other].id not in staff)
                self._exchange(spare, card)
            kept.append(card)
        return self

    def _exchange(self, one: int, other: int) -> None:
        here, there = self.s.lift(one), self.s.lift(other)
        self.s.put_in(one, there)
        self.s.put_in(other, here)

    def playing(self, name: str, *staff: str) -> Self:
        """These are the seat's two staff cards of the round."""
        self.with_hand(name, *staff)
        hand = self.s.zone(seat_of(name), HAND)
        for card_id in staff:
            card = next(card for card in self.s.cards(hand) if self._is(card, card_id))
            self.s.move(card, self.s.zone(seat_of(name), PLAYED))
        return self

    def with_display(self, *card_ids: str) -> Self:
        return self._lay(DISPLAY, card_ids)

    def with_skills(self, *card_ids: str) -> Self:
        return self._lay(SKILL_DISPLAY, card_ids)

    def with_discarded(self, *card_ids: str) -> Self:
        return self._lay(DISCARD, card_ids)

    def with_objective(self, card_id: str) -> Self:
        """Of round 3, which it is now."""
        for card in self.s.cards(OBJECTIVES):
            self.s.lift(card)
        self.s.put(ROUND, 3)
        card = self.card(card_id)
        self.s.move(card, OBJECTIVES) if self.s.where(card) > 0 else self.s.put_in(card, OBJECTIVES)
        return self

    def _lay(self, zone: int, card_ids: tuple[str, ...]) -> Self:
        for card_id in card_ids:
            self.s.move(self.card(card_id), zone)
        return self

    def aboard(self, monorail: str, *guests: str) -> Self:
        """These guests are on a monorail."""
        at = guests_aboard(self.s, self.card(monorail))
        for space in range(3):
            if self.s.num(at + space) != 0:
                put_in_bag(self.s, own_colour(self.s.num(at + space)))
            self.s.put(at + space, kind_named(guests[space]) if space < len(guests) else 0)
            if space < len(guests):
                put_in_bag(self.s, own_colour(kind_named(guests[space])), -1)
        return self

    def bag(self, blue: int, green: int, yellow: int) -> Self:
        for colour, n in enumerate((blue, green, yellow)):
            self.s.put(BAG + colour, n)
        return self

    def in_round(self, number: int) -> Self:
        self.s.put(ROUND, number)
        return self

    def in_order(self, *names: str) -> Self:
        set_order(self.s, [seat_of(name) for name in names])
        return self

    # ---- components
    def card(self, card_id: str) -> int:
        """A copy of that component, one that is nobody's if there is one."""
        found = [card for card in range(len(self.game.cards)) if self._is(card, card_id)]
        return min(found, key=lambda card: (self.s.owner_of(card) >= 0, card))

    def _is(self, card: int, card_id: str) -> bool:
        return self.game.cards[card].id == card_id

    def _in_park(self, name: str, card_id: str) -> int:
        for cell in range(19):
            card = int(tile_at(self.s, seat_of(name), cell))
            if card >= 0 and self._is(card, card_id):
                return card
        return -1


def seat_of(name: str) -> int:
    return NAMES.index(name)
