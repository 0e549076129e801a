"""Parks to operate, built from the components: by hand for a story, at random for measuring."""

import random

from midway.kernel.content import CardDef
from midway.titles.dice_theme_park.components import components, requirement_of
from midway.titles.dice_theme_park.guests import COLOUR_WORDS, die_on, kind
from midway.titles.dice_theme_park.operate_moves import NO_SKILL, SKILLS
from midway.titles.dice_theme_park.operate_position import OperatePark, OperatePosition
from midway.titles.dice_theme_park.park import STARTS, cell_named, cells_for_tile, cells_of

EFFECT_STARS, KIOSK_COINS = 2, 2


def put(park: OperatePark, cell: str, card_id: str, *upgrades: str) -> None:
    """Put an attraction of the box on a cell, with upgrades."""
    put_card(park, cell_named(cell), components().card(card_id), upgrades)


def put_card(park: OperatePark, cell: int, card: CardDef, upgrades: tuple[str, ...]) -> None:
    park.build(
        cell,
        requirement_of(card),
        COLOUR_WORDS.index(card.choices["colour"]),
        card.numbers["stars"] + EFFECT_STARS * ("special-effect" in upgrades),
        KIOSK_COINS * ("merch-kiosk" in upgrades),
        card.numbers.get("operate_icons", 1) + ("generator" in upgrades),
    )


def a_park(**tiles: str) -> OperatePark:
    """The printed hexes and these tiles: a_park(c4="ferris_wheel", d4="log_flume")."""
    park = OperatePark()
    for card in components().of_kind("printed"):
        put(park, card.choices["cell"], card.id)
    for cell, name in tiles.items():
        put(park, cell, name.replace("_", "-"))
    park.settle()
    return park


def a_position(park: OperatePark, **dice: str) -> OperatePosition:
    """Guests on cells: a_position(park, e2="green-3 blue-5")."""
    p = OperatePosition(park)
    for cell, words in dice.items():
        p.put_dice(cell, *words.split(" "))
    return p


def some_phase(seed: int, round_number: int) -> OperatePosition:
    """An Operate phase such as comes about in this round of a full game."""
    rng = random.Random(seed)
    park = a_park()
    tiles = components().of_kind("attraction")
    first = [card for card in tiles if card.choices["stack"] == "A"]
    free = {"merch-kiosk": 3, "special-effect": 3, "generator": 3}
    for build in range(round_number + 1):
        stack = first if build < 4 else [card for card in tiles if card.choices["stack"] == "B"]
        cells = cells_of(STARTS if build == 0 else cells_for_tile(park.cells))
        upgrades = [name for name in free if free[name] and rng.random() < 0.3][:2]
        spaces = 2
        card = rng.choice([c for c in stack if requirement_of(c) not in park.requirements])
        spaces = ("space_1" in card.numbers) + ("space_2" in card.numbers)
        for name in upgrades[:spaces]:
            free[name] -= 1
        put_card(park, rng.choice(cells), card, tuple(upgrades[:spaces]))
    park.settle()
    p = OperatePosition(park)
    entrance = cell_named("e2")
    for value in rng.choice([(6, 5, 3), (5, 5, 3), (6, 4, 2)]):
        p.add_die(die_on(entrance, kind(rng.randrange(3), value)))
    for _ in range(rng.randint(round_number - 1, 2 * (round_number - 1)) if round_number > 1 else 0):
        p.add_die(die_on(rng.choice(cells_of(park.cells)), kind(rng.randrange(3), rng.randint(2, 4))))
    p.maps = 3 + sum(rng.random() < 0.4 for _ in range(round_number))
    for _ in range(1 + sum(rng.random() < 0.5 for _ in range(round_number))):
        p.add_mascot(rng.randrange(NO_SKILL + 1, SKILLS))
    for _ in range(2):
        card = rng.choice(components().of_kind("staff"))
        p.guides += card.id == "guide"
        p.managers += card.id == "manager"
        park.adjustments += card.id == "mascot"
    administrator = rng.choice(components().of_kind("administrator"))
    if administrator.choices["effect"] == "grand-tour":
        park.has_grand_tour = True
    elif administrator.choices["effect"] == "zone":
        park.zone = COLOUR_WORDS.index(administrator.choices["colour"])
    elif administrator.choices["effect"] == "stamina":
        park.stamina = COLOUR_WORDS.index(administrator.choices["colour"])
    return p
