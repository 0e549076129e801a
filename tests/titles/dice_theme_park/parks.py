"""Parks to operate, built from the components: by hand for a story, at random for measuring."""

import random

from midway.kernel.content import CardDef
from midway.titles.dice_theme_park.card_texts import meaning_of
from midway.titles.dice_theme_park.components import components, requirement_of
from midway.titles.dice_theme_park.figures import EFFECT_STARS, KIOSK_COINS
from midway.titles.dice_theme_park.guests import COLOUR_WORDS, GUEST_COLOURS, die_on, kind, kind_word
from midway.titles.dice_theme_park.operate_moves import FETCH, NO_SKILL, SEND, SKILL_WORDS, SKILLS, move_words
from midway.titles.dice_theme_park.operate_position import OperatePark, OperatePosition
from midway.titles.dice_theme_park.operate_rules import moves, play
from midway.titles.dice_theme_park.park import CELL_NAMES, STARTS, cell_named, cells_for_tile, cells_of
from tests.titles.dice_theme_park.plain_operate import COLOURS, Guest, Plain, Tile


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


def told_moves(p: OperatePosition) -> dict[str, int]:
    """What may be done next, by its words; two moves never have the same."""
    able = list(moves(p))
    told = {move_words(int(move)): int(move) for move in able}
    assert len(told) == len(able)
    return told


def do(p: OperatePosition, *words: str) -> OperatePosition:
    """Carry out moves by their words: do(p, "map e2 blue-5 to d3")."""
    for move in words:
        able = told_moves(p)
        assert move in able, f"{move!r} is not among {sorted(able)}"
        play(p, able[move])
    return p


def guests_on(p: OperatePosition, cell: str) -> str:
    return " ".join([kind_word(kind_) for kind_ in p.dice_on(cell_named(cell))])


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
    does = meaning_of(administrator)
    assert does is not None
    if does.word == "grand-tour":
        park.has_grand_tour = True
    elif does.word == "zone":
        park.zone = COLOUR_WORDS.index(does.colour)
    elif does.word == "stamina":
        park.stamina = COLOUR_WORDS.index(does.colour)
    return p


def some_small_phase(seed: int) -> OperatePosition:
    """A phase of few guests and tools, of which every chain can be tried; its park may hold any tiles of the box."""
    rng = random.Random(seed)
    park = a_park()
    tiles = components().of_kind("attraction")
    for _ in range(rng.randint(1, 3)):
        upgrades = ("merch-kiosk", "special-effect", "generator")[rng.randrange(4) :][:1]
        put_card(park, rng.choice(cells_of(cells_for_tile(park.cells))), rng.choice(tiles), upgrades)
    park.settle()
    park.stamina = rng.choice([-1, -1, 0, 1, 2])
    park.zone = rng.choice([-1, -1, 0, 1, 2])
    park.has_grand_tour = rng.random() < 0.2
    p = OperatePosition(park)
    for _ in range(rng.randint(2, 3)):
        p.add_die(die_on(rng.choice(cells_of(park.cells)), kind(rng.randrange(GUEST_COLOURS), rng.randint(1, 3))))
    match rng.randrange(5):
        case 0:
            p.maps = 2
        case 1:
            p.guides, p.managers = 1, 1
        case 2:
            p.maps, p.managers = 1, rng.randint(0, 1)
        case 3:
            p.add_mascot(rng.randrange(SKILLS))
            park.adjustments = rng.randint(0, 1)
        case _:
            p.add_mascot(rng.randrange(SKILLS))
            p.guides = 1
    return p


def some_crowded_phase(seed: int) -> OperatePosition:
    """Guests everywhere, tools of every kind, Stamina where the tiles are."""
    rng = random.Random(seed)
    p = OperatePosition(a_park())
    park = p.park
    tiles = components().of_kind("attraction")
    for _ in range(4):
        put_card(park, rng.choice(cells_of(cells_for_tile(park.cells))), rng.choice(tiles), ("generator",))
    park.settle()
    park.stamina = seed % GUEST_COLOURS
    park.adjustments = rng.randint(0, 2)
    for cell in cells_of(park.cells):
        for _ in range(rng.randint(0, 3)):
            p.add_die(die_on(cell, kind(rng.randrange(GUEST_COLOURS), rng.randint(1, 6))))
    p.maps, p.guides, p.managers = rng.randint(0, 1), rng.randint(0, 1), rng.randint(0, 2)
    for _ in range(3):
        p.add_mascot(rng.randrange(SKILLS))
    return p


def plain(p: OperatePosition) -> Plain:
    """The same position as the plain model knows it."""
    park = p.park
    tiles = {
        CELL_NAMES[cell]: Tile(
            park.requirements[cell].slots,
            park.requirements[cell].conditions,
            COLOUR_WORDS[park.colours[cell]],
            int(park.stars[cell]),
            int(park.coins[cell]),
            int(park.icons[cell]),
        )
        for cell in cells_of(park.cells)
    }
    dice = [int(p.dice[i]) for i in range(p.count)]
    guests: list[Guest] = [
        (CELL_NAMES[die >> 7], COLOURS[die >> 5 & 3], COLOURS[die >> 3 & 3], die & 7) for die in dice
    ]
    use = {SEND: "send", FETCH: "fetch"}.get(int(p.pending), "adjust")
    return Plain(
        tiles,
        tuple(sorted(guests)),
        tuple(sorted([CELL_NAMES[cell] for cell in cells_of(park.cells) for _ in range(p.cubes_on(cell))])),
        int(p.maps),
        int(p.guides),
        int(p.managers),
        tuple(sorted([SKILL_WORDS[skill] for skill in range(SKILLS) for _ in range(p.mascots_with(skill))])),
        int(park.adjustments),
        "" if park.stamina < 0 else COLOUR_WORDS[park.stamina],
        "" if park.zone < 0 else COLOUR_WORDS[park.zone],
        park.has_grand_tour,
        int(p.stars),
        int(p.coins),
        tuple([COLOURS[c] for c in range(GUEST_COLOURS) for _ in range(int(p.bag >> 6 * c & 63))]),
        ("", "", 0) if p.pending == 0 else (use, CELL_NAMES[int(p.here)], 1 if use != "adjust" else int(p.extras)),
    )
