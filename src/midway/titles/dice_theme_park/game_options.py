"""What people choose before a match: the three modes, and the rulings a table may want otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from midway.kernel.title import SetupOption

if TYPE_CHECKING:
    from midway.kernel.content import CardDef
    from midway.kernel.game import Game

FULL: Final = "full"
SHORT: Final = "short"
INTRODUCTORY: Final = "introductory"
SEALED: Final = "sealed"
LIVE: Final = "live"
TURNS_AT_FIRST: Final = "turns-at-first"
TURNS: Final = "turns"
YES_NO: Final = ("yes", "no")
NO_YES: Final = ("no", "yes")

OPTIONS: Final = [
    SetupOption(
        "mode",
        (FULL, SHORT, INTRODUCTORY),
        {
            "en": "Five rounds; four; or four without administrators and skills, for a first game.",
            "ru": "Пять раундов; четыре; или четыре без администраторов и навыков, для первой партии.",
        },
    ),
    SetupOption(
        "together",
        (SEALED, LIVE, TURNS_AT_FIRST, TURNS),
        {
            "en": "Who sees what while all act at once: nobody anything; all of it at once; or Operate goes in turn "
            "order, in the first two rounds or always.",
            "ru": "Что видно, пока все действуют одновременно: ничего; всё и сразу; или работа идёт по очереди, "
            "в первых двух раундах или всегда.",
        },
    ),
    SetupOption(
        "amenity_bonus",
        ("optional", "compulsory"),
        {"en": "Whether an amenity bonus may be declined.", "ru": "Можно ли отказаться от бонуса за удобства."},
    ),
    SetupOption(
        "amenities_count",
        ("all", "built"),
        {
            "en": "Which amenities count: all, or only those of tiles built in Expand.",
            "ru": "Какие удобства считаются: все или только у построенных в фазе расширения.",
        },
    ),
    SetupOption(
        "expand",
        ("one-pass", "two-passes"),
        {
            "en": "Everybody builds and recruits in one turn, or all build and then all recruit.",
            "ru": "Каждый строит и нанимает за один ход или сперва все строят, а потом все нанимают.",
        },
    ),
    SetupOption(
        "tools",
        ("between-operations", "any-time"),
        {
            "en": "Whether maps, Guide and mascots may also be used inside an operation, before the guest moves on.",
            "ru": "Можно ли использовать схемы, Экскурсовода и маскотов и внутри запуска, пока гость не перешёл.",
        },
    ),
    SetupOption(
        "park_board",
        ("three-attractions", "entrance-only"),
        {"en": "What is printed on the park boards.", "ru": "Что напечатано на планшетах парков."},
    ),
    SetupOption(
        "first_tile",
        ("marked", "anywhere"),
        {
            "en": "The first tile goes on a marked cell, or anywhere beside the park.",
            "ru": "Первый жетон кладут на отмеченную клетку или куда угодно рядом с парком.",
        },
    ),
    SetupOption(
        "staff_hands",
        ("open", "hidden"),
        {"en": "Whether staff cards in hand are open.", "ru": "Открыты ли карты персонала на руках."},
    ),
    SetupOption(
        "early_riser",
        NO_YES,
        {
            "en": "A thirteenth administrator, who may count a total as 2 lower.",
            "ru": "Тринадцатый администратор: он может считать сумму на 2 меньше.",
        },
    ),
    SetupOption(
        "undo",
        YES_NO,
        {
            "en": "Whether one's own step may be taken back without asking.",
            "ru": "Можно ли отменять свои действия, никого не спрашивая.",
        },
    ),
]


def is_on(game: Game, option: str, value: str) -> bool:
    """Was this value chosen? What is not named has its default."""
    usual = next(o.values[0] for o in OPTIONS if o.name == option)
    return game.options.get(option, usual) == value


def copies(card: CardDef, game: Game) -> int:
    """How many of a component lie on this table; guests and upgrades are counted, not laid out one by one."""
    if card.kind == "attraction":
        return card.copies
    if card.kind == "printed":
        is_left_out = is_on(game, "park_board", "entrance-only") and "amenity" in card.choices
        return 0 if is_left_out else game.seats
    if card.kind == "staff":
        return game.seats  # one of each kind a player (DTP-SET-10)
    if card.kind == "monorail":
        return 1 if card.numbers["players"] == game.seats else 0
    if card.kind == "objective":
        return card.copies
    if is_on(game, "mode", INTRODUCTORY) or card.kind not in ("administrator", "skill"):
        return 0  # DTP-SET-20
    if "extra" in card.flags:
        return 1 if is_on(game, "early_riser", "yes") else 0
    return card.copies
