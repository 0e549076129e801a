"""Blueprints: the park of a table as a plain description, and the two sections that are matched with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from midway.kernel.nodes.things import Need
from midway.titles.unfair import park
from midway.titles.unfair.kinds import words_of, words_of_built_in
from midway.titles.unfair.nodes.places import zones_of_park
from midway.titles.unfair.nodes.requirements import EitherNeed, Item, is_complete
from midway.titles.unfair.printed import columns, is_attraction, is_upgrade
from midway.titles.unfair.schema import BURIED
from midway.titles.unfair.texts import Section
from midway.titles.unfair.words import phrase

if TYPE_CHECKING:
    from midway.kernel.content import CardDef, Pack
    from midway.kernel.game import Game
    from midway.kernel.state import State


def nouns_for(card: CardDef) -> frozenset[str]:
    """Everything a card may be called in a blueprint."""
    found = {"card", *words_of(card)}
    if "thrill ride" in found or "leisure ride" in found:
        found.add("ride")
    if "theme upgrade" in found:
        found.add("theme")
    return frozenset(found)


def built_in_item(name: str, pack: Pack) -> Item:
    title = name
    for card in pack.cards:
        if card.kind == "upgrade" and card.id == name:
            title = card.name.en
    words = {*words_of_built_in(name, pack)}
    if "theme upgrade" in words:
        words.add("theme")
    return Item(frozenset(words), title, is_built_in=True)


@final
class Printed:
    """What blueprints may ask of a card wherever it stands, looked up once a game."""

    def __init__(self, game: Game, card: int) -> None:
        definition = game.cards[card]
        pack = game.packs[game.lookup.pack[card]]
        self.nouns = nouns_for(definition)
        self.name = definition.name.en
        self.price = int(game.lookup.price[card])
        self.built_in = [built_in_item(name, pack) for name in definition.lists.get("built_in", ())]
        self.bare = Item(self.nouns, self.name, price=self.price)  # open, with nothing on it


def printed_of(s: State, card: i64) -> Printed:
    known = columns(s).on_paper
    found = known.get(int(card))
    if not isinstance(found, Printed):
        found = Printed(s.game, int(card))
        known[int(card)] = found
    return found


def item_of(s: State, card: i64) -> Item:
    """A card in play with what stands on it."""
    printed = printed_of(s, card)
    if not is_attraction(s, card):
        if not park.is_closed(s, card):
            return printed.bare
        return Item(printed.nouns, printed.name, price=printed.price, is_open=False)
    z = s.where(card)
    upgrades = [*printed.built_in, *[item_of(s, s.at(z, i)) for i in range(1, s.count(z))]]
    return Item(
        printed.nouns, printed.name, tuple(upgrades), park.icons(s, card), printed.price, not park.is_closed(s, card)
    )


def park_on_table(s: State, seat: i64) -> tuple[Item, ...]:
    """What lies in a park, buried cards included."""
    out: list[Item] = []
    for z in zones_of_park(s, seat):
        out += [item_of(s, card) for card in s.cards(z) if not is_upgrade(s, card)]
    buried = Item(frozenset({"card"}), "", is_buried=True)
    return (*out, *[buried] * s.count(s.zone(seat, BURIED)))


@dataclass(frozen=True)
class CompleteAll(Section):
    items: tuple[Need | EitherNeed, ...]

    def is_matched(self, s: State, f: i64) -> bool:
        return is_complete(self.items, park_on_table(s, s.you(f)))


@dataclass(frozen=True)
class BonusTarget(Section):
    items: tuple[Need | EitherNeed, ...]

    def is_matched(self, s: State, f: i64) -> bool:
        return is_complete(self.items, park_on_table(s, s.you(f)))


phrase(EitherNeed, "{needs| or}", "{needs| или}")
phrase(CompleteAll, "^ complete all items: {items+|;}.", "^ обязательная цель: {items+|;}.")
phrase(BonusTarget, "^ bonus target: {items+|;}.", "^ бонусная цель: {items+|;}.")
