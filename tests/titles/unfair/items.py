"""Cards for stories, and how they lie on the table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from midway.kernel.content import CardDef
from midway.kernel.node import Node
from tests.titles.unfair.tiny_pack import a_card, attraction_card, event_card, staff_card, upgrade_card


@dataclass(frozen=True)
class Item:
    """A card and how it lies."""

    card: CardDef
    closed: bool = False
    on_it: tuple[Item, ...] = ()
    coins: int = 0
    buried: tuple[Item, ...] = ()
    space: int = 0  # from 1; 0: the first empty one
    serves: str = ""  # whose Mesmerism token lies on it


def attraction(
    id_, type_="theatre", *, stars=2, price=5, built_in=(), text=None, strip=None, panorama=0, **lies
) -> Item:
    card = attraction_card(id_, type_, price, stars, built_in, texts=_texts(text=text, strip=strip))
    if panorama:
        card = replace(card, numbers={**card.numbers, "panorama": panorama})
    return _lying(card, lies)


def upgrade(id_, type_="feature upgrade", *, stars=1, price=3, theme="", text=None, strip=None, **lies) -> Item:
    choices = {"theme": theme} if theme else {}
    card = upgrade_card(id_, type_, price, stars, texts=_texts(text=text, strip=strip), choices=choices)
    return _lying(card, lies)


def staff(id_, *, stars=1, price=3, points=4, text=None, attack="", **lies) -> Item:
    choices = {"attack": attack} if attack else {}
    return _lying(staff_card(id_, price, stars, points, texts=_texts(text=text), choices=choices), lies)


def resource(id_, *, stars=1, price=4, points=0, text=None, **lies) -> Item:
    numbers = {"price": price, "stars": stars, "points": points}
    return _lying(a_card("resource", id_, numbers=numbers, texts=_texts(text=text)), lies)


def wonder(id_, type_="theatre", *, stars=4, price=15, text=None, **lies) -> Item:
    """A super attraction."""
    card = a_card("showcase", id_, numbers={"price": price, "stars": stars}, lists={"types": (type_,)})
    return _lying(replace(card, texts=a_card("showcase", id_, texts=_texts(text=text)).texts), lies)


def event(id_, top=None, bottom=None, *, attack="", pin=False, cost=None) -> Item:
    """The attack, the pin and the cost belong to the bottom half."""
    card = event_card(id_, top, bottom, choices={"bottom.attack": attack} if attack else {})
    if cost is not None:
        card = replace(card, texts={**card.texts, **a_card("event", id_, texts={"bottom.cost": cost}).texts})
    return Item(replace(card, flags=("bottom.pin",) if pin else ()))


def plan(id_, items=None, bonus=None, *, points=20, bonus_points=0) -> Item:
    numbers = {"points": points, **({"bonus_points": bonus_points} if bonus_points else {})}
    return Item(
        a_card(
            "blueprint", id_, numbers=numbers, choices={"difficulty": "easy"}, texts=_texts(items=items, bonus=bonus)
        )
    )


def city(id_, text, *, side="unfair", stars=None, attack="") -> Item:
    """A City card; stars are rare on them."""
    numbers = {} if stars is None else {"stars": stars}
    choices = {"side": side, **({"attack": attack} if attack else {})}
    return Item(a_card("city", id_, numbers=numbers, choices=choices, texts={"text": text}))


def overview(id_, text) -> Item:
    """A Theme Overview with a rule on it."""
    return Item(a_card("overview", id_, texts={"text": text}))


def _texts(**trees) -> dict[str, Node]:
    return {name: tree for name, tree in trees.items() if tree is not None}


def _lying(card: CardDef, lies) -> Item:
    on_it = tuple(lies.pop("upgrades", ()))
    return Item(card, on_it=on_it, **lies)


def cards_of(item: Item) -> list[CardDef]:
    """The card, what stands on it and what is buried under it."""
    return [item.card, *[card for one in (*item.on_it, *item.buried) for card in cards_of(one)]]
