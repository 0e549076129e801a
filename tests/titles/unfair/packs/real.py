"""The cards of the packs on the shelf as items for stories, and dice that fall as a story needs them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from midway.kernel.nodes.flow import EachSeatInTurn, Seq
from midway.titles.unfair.events_step import ApplyCity, ApplyCityToAll, RevealCity
from midway.titles.unfair.moments import Moment
from midway.titles.unfair.schema import PARK_DECK
from midway.titles.unfair.scoring import score_by_source
from midway.titles.unfair.shelf import pack_named
from tests.titles.unfair.items import Item
from tests.titles.unfair.parks import Table

MISSED, DONE, WITH_BONUS = "missed", "done", "done with its bonus"


def printed(name: str, *on_it: Item, **lies: Any) -> Item:
    """One copy of a card, called `pack/card`, with what stands on it."""
    pack, id_ = name.split("/")
    card = next(card for card in pack_named(pack).cards if card.id == id_)
    return Item(replace(card, copies=1), on_it=on_it, **lies)


def rolling(table: Table, *dice: int) -> Table:
    """The next dice of this table."""
    table.s.script = vec[i64]([die - 1 for die in dice])
    return table


def with_on_top(table: Table, id_: str, *, above: int = 0) -> Table:
    """A card, wherever it lies, goes on top of the Park deck, with so many cards of the deck above it."""
    s, card = table.s, table.card(id_)
    s.lift(card)
    s.put_in(card, PARK_DECK, s.count(PARK_DECK) - above)
    return table


def guests_step(table: Table, name: str = "ann") -> Table:
    """What the cards say for the Guests step, and nothing else of it."""
    return table.run(Moment("guests step"), name)


def the_city_speaks(table: Table) -> Table:
    """The next City card is revealed and applied."""
    return table.run(Seq((RevealCity(), EachSeatInTurn(ApplyCity()), ApplyCityToAll())))


def outcome_of_plan(table: Table, name: str = "ann") -> str:
    """What would become now of the one blueprint a player keeps, whatever it scores."""
    (plan,) = [item.card for who, where, item in table.placed if (who, where) == (name, "blueprints")]
    points, bonus = plan.numbers["points"], plan.numbers["bonus_points"]
    outcomes = {-10: MISSED, points: DONE, points + bonus: WITH_BONUS}
    return outcomes[score_by_source(table.s, table.seat(name))["blueprints"]]


def price_of(name: str) -> int:
    """The price on a card, called `pack/card`."""
    return printed(name).card.numbers["price"]
