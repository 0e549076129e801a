"""A pack without a word of text: enough to play, and to see the rules of the game by themselves."""

from __future__ import annotations

from midway.kernel.content import CardDef, Names, Pack, Text
from midway.kernel.node import Node
from midway.kernel.nodes.rulebox import Box
from midway.titles.unfair.kinds import ATTRACTION_TYPES, THEMES

KINDS_OF_UPGRADE = ("feature upgrade", "guest services upgrade", "quality upgrade")


def a_text(tree: Node) -> Text:
    return Text("", "", tree, 0)


def a_card(kind, id_, *, numbers=None, lists=None, choices=None, texts=None, flags=(), copies=1) -> CardDef:
    return CardDef(
        kind,
        id_,
        Names(id_.title(), id_.title()),
        "designed",
        "bear-face",
        copies,
        None,
        numbers or {},
        choices or {},
        lists or {},
        tuple(flags),
        {name: a_text(tree) for name, tree in (texts or {}).items()},
    )


def attraction_card(id_, type_, price=5, stars=2, built_in=(), **more) -> CardDef:
    lists = {"types": (type_,)}
    if built_in:
        lists["built_in"] = tuple(built_in)
    return a_card("attraction", id_, numbers={"price": price, "stars": stars}, lists=lists, **more)


def upgrade_card(id_, type_, price=3, stars=1, **more) -> CardDef:
    return a_card("upgrade", id_, numbers={"price": price, "stars": stars}, lists={"types": (type_,)}, **more)


def staff_card(id_, price=3, stars=1, points=4, **more) -> CardDef:
    numbers = {"price": price, "stars": stars, "points": points}
    return a_card("staff", id_, numbers={name: n for name, n in numbers.items() if n is not None}, **more)


def event_card(id_, top=None, bottom=None, **more) -> CardDef:
    return a_card("event", id_, texts={"top.text": top or nothing(), "bottom.text": bottom or nothing()}, **more)


def nothing() -> Box:
    return Box((), ())


def tiny_pack(theme: str = "pirate", extra: tuple[CardDef, ...] = ()) -> Pack:
    """57 cards; `extra` ones take the place of the first of their kind."""
    assert theme in THEMES
    cards = [*_park_cards(theme), *_other_cards(theme)]
    for card in extra:
        place = next(i for i, other in enumerate(cards) if other.kind == card.kind and other.copies == card.copies)
        cards[place] = card
    return Pack("unfair", theme, Names(theme.title(), theme.title()), "bear-face", tuple(cards))


def _park_cards(theme: str) -> list[CardDef]:
    rides = [attraction_card(f"{theme}-{type_.replace(' ', '-')}", type_) for type_ in ATTRACTION_TYPES]
    upgrades = [upgrade_card(f"{theme}-{type_.split()[0]}-{n}", type_) for type_ in KINDS_OF_UPGRADE for n in range(3)]
    own_theme = upgrade_card(f"{theme}-theme", "theme upgrade", choices={"theme": theme}, copies=4)
    staff = [staff_card(f"{theme}-staff-{n}") for n in range(5)]
    return [
        *rides,
        attraction_card(f"{theme}-castle", "theatre", price=7, built_in=(f"{theme}-theme",)),
        *upgrades,
        own_theme,
        *staff,
        a_card("resource", f"{theme}-account", numbers={"price": 4, "stars": 1}),
    ]


def _other_cards(theme: str) -> list[CardDef]:
    return [
        *[event_card(f"{theme}-event-{n}") for n in range(13)],
        *[
            a_card("blueprint", f"{theme}-plan-{n}", numbers={"points": 20}, choices={"difficulty": "easy"})
            for n in range(5)
        ],
        *[
            a_card("showcase", f"{theme}-wonder-{n}", numbers={"price": 15, "stars": 4}, lists={"types": ("theatre",)})
            for n in range(2)
        ],
        *[a_card("city", f"{theme}-funfair-{n}", choices={"side": "funfair"}) for n in range(3)],
        *[a_card("city", f"{theme}-unfair-{n}", choices={"side": "unfair"}) for n in range(3)],
        a_card(
            "gate",
            f"{theme}-gate",
            numbers={"stars": 1, "capacity": 15, "attractions": 5, "super_attractions": 1},
        ),
        a_card("loan", f"{theme}-loan"),
        a_card("overview", f"{theme}-overview"),
        a_card("summary", f"{theme}-summary"),
    ]
