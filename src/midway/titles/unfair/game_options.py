"""What people choose before a match, and what follows from it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from midway.kernel.chance import lot
from midway.kernel.errors import BadOption
from midway.kernel.messages import Message
from midway.kernel.title import SetupOption
from midway.titles.unfair.mixes import MOODS, mix_for

if TYPE_CHECKING:
    from midway.kernel.game import Game

FIRST_DATE: Final = "first-date"
WORLD_PEACE: Final = "world-peace"
SCHOOL_VACATION: Final = "school-vacation"
GRAND_OPENING: Final = "grand-opening"
ADVANCE_PLANNING: Final = "advance-planning"
GAME_CHANGERS: Final = (FIRST_DATE, WORLD_PEACE, SCHOOL_VACATION, GRAND_OPENING, ADVANCE_PLANNING)
CLASHES: Final = ((FIRST_DATE, SCHOOL_VACATION), (FIRST_DATE, GRAND_OPENING))

RECOMMENDED: Final = "recommended"
RANDOM: Final = "random"
EVEN: Final = "even"
MOST_TOKENS: Final = 20  # of a theme in the bag
NEWCOMERS_ADVISED: Final = 5  # players who are warned that a newcomer may be among them
EXPANSION: Final = ("comicbook", "hacker", "kaiju", "ocean")
NONE: Final = "none"
ON_OFF: Final = ("on", "off")
LOAN_TABLES: Final = ("5,10,15,20", "1,2,3,4")

SIZES: Final = (0, 5, 8, 12, 16, *[n * (n - 1) // 2 + 10 for n in range(5, 26)])
SIZES_OF_THE_MANUAL: Final = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 76, 87, 99, 112)

# what stands for several options at once; anything named by itself wins
RULESETS: Final = {
    "base2018": {
        "redraw": "base",
        "pay_to_skip": "off",
        "buried_icon": "off",
        "insufficient_cards": "fail",
        "panorama": "off",
    },
}
PRESETS: Final = {"reference-manual": {"size_table": "reference-manual", "loan_table": LOAN_TABLES[1]}}

OPTIONS: Final = [
    SetupOption(
        "packs",
        (RECOMMENDED, RANDOM),
        {
            "en": "The theme packs, one for each player, with commas between.",
            "ru": "Колоды тем через запятую, по одной на игрока.",
        },
    ),
    SetupOption(
        "mood",
        MOODS,
        {
            "en": "Which packs are recommended: gentle, for a first game too; a bit of everything; or mean.",
            "ru": "Какие колоды рекомендуются: мирные, для первой партии тоже; всего понемногу; или злые.",
        },
    ),
    SetupOption(
        "pack_tokens",
        (EVEN,),
        {
            "en": "For random packs: tokens of a theme in the bag, such as pirate:2,robot:0; others have 1.",
            "ru": "Для случайных колод: жетоны темы в мешке, например pirate:2,robot:0; прочих по одному.",
        },
        is_open=True,
    ),
    SetupOption(
        "repeat_packs",
        ("off", "on"),
        {"en": "The same pack may be used more than once.", "ru": "Одну колоду темы можно взять несколько раз."},
    ),
    SetupOption(
        "game_changers",
        (NONE,),
        {"en": "Game Changer cards, with commas between.", "ru": "Карты особых правил через запятую."},
        several=GAME_CHANGERS,
    ),
    SetupOption(
        "ruleset",
        ("current", "base2018"),
        {
            "en": "All changes since 2018, or the rules of 2018.",
            "ru": "Все изменения с 2018 года или правила 2018.",
        },
    ),
    SetupOption(
        "preset",
        (NONE, "reference-manual"),
        {"en": "Size table and loans of the reference manual.", "ru": "Таблица размеров и займы из справочника."},
    ),
    SetupOption(
        "redraw",
        ("updated", "base", "none"),
        {"en": "Which starting hands may be exchanged.", "ru": "Какие стартовые карты можно обменять."},
    ),
    SetupOption(
        "starting_player",
        ("random", "1", "2", "3", "4", "5"),
        {"en": "Who begins.", "ru": "Кто ходит первым."},
    ),
    SetupOption(
        "pay_to_skip",
        ON_OFF,
        {"en": "Empty spaces may be skipped for 3 coins each.", "ru": "Пустые ячейки можно пропустить за 3 монеты."},
    ),
    SetupOption(
        "buried_icon",
        ON_OFF,
        {"en": "A buried card counts as an icon.", "ru": "Закопанная карта считается символом."},
    ),
    SetupOption(
        "insufficient_cards",
        ("proceed", "fail"),
        {"en": "What happens where there are too few cards.", "ru": "Что происходит, если карт не хватает."},
    ),
    SetupOption(
        "panorama",
        ("by packs", "on", "off"),
        {"en": "Whether panoramas score.", "ru": "Приносят ли панорамы очки."},
    ),
    SetupOption(
        "gate_star_counts",
        ON_OFF,
        {"en": "The gate's star counts towards the 5 stars.", "ru": "Звезда ворот идёт в счёт 5 звёзд."},
    ),
    SetupOption(
        "size_table",
        ("rulebook", "reference-manual"),
        {"en": "What the size of an attraction scores.", "ru": "Сколько очков даёт размер объекта."},
    ),
    SetupOption(
        "loan_table",
        LOAN_TABLES,
        {"en": "Points owed for 1, 2, 3, 4 loans.", "ru": "Сколько очков стоят 1, 2, 3, 4 займа."},
        is_open=True,
    ),
    SetupOption(
        "allow_fizzle",
        ON_OFF,
        {"en": "Events may be played in vain.", "ru": "События можно разыгрывать впустую."},
    ),
    SetupOption(
        "noop_ability_is_pass",
        ON_OFF,
        {"en": "An ability that changed nothing is a pass.", "ru": "Свойство, ничего не изменившее, — это пас."},
    ),
    SetupOption(
        "tie_last",
        ("shared", "duel"),
        {"en": "The last tie is shared, or drawn.", "ru": "Последняя ничья делится или разыгрывается."},
    ),
    SetupOption(
        "newcomer_warning",
        ON_OFF,
        {"en": "Warn of five players where one is new.", "ru": "Предупреждать о пяти игроках с новичком."},
    ),
]


def options(known_packs: list[str]) -> list[SetupOption]:
    """The same with the packs there are."""
    return [replace(option, several=tuple(known_packs)) if option.name == "packs" else option for option in OPTIONS]


def chosen(given: dict[str, str], known: dict[str, SetupOption], packs: list[str], seats: int) -> dict[str, str]:
    """All options with their values; BadOption for what does not go together.

    While there are fewer packs than players, the recommended ones come more than once, and the options say so.
    """
    implied = {
        **RULESETS.get(given.get("ruleset", ""), {}),
        **PRESETS.get(given.get("preset", ""), {}),
    }
    got = {name: given.get(name, implied.get(name, option.values[0])) for name, option in known.items()}
    if got["packs"] in (RECOMMENDED, RANDOM) and seats > len(packs) and "repeat_packs" not in given:
        got["repeat_packs"] = "on"
    _check_packs(got)
    tokens_in_bag(got["pack_tokens"], packs)
    _check_changers(got["game_changers"])
    _check_loans(got["loan_table"])
    return got


def _check_packs(got: dict[str, str]) -> None:
    names = got["packs"].split(",")
    if len(set(names)) < len(names) and got["repeat_packs"] == "off":
        raise BadOption("packs: the same pack twice needs repeat_packs=on", "pack-twice")


def _check_changers(written: str) -> None:
    names = [] if written == NONE else written.split(",")
    if len(set(names)) < len(names):
        raise BadOption("game_changers names one twice", "changer-twice")
    for one, other in CLASHES:
        if one in names and other in names:
            about = {"one": one, "other": other}
            raise BadOption(f"game_changers: {one} cannot be combined with {other}", "changers-clash", about)


def _check_loans(written: str) -> None:
    words = written.split(",")
    if len(words) != 4 or not all(word.isascii() and word.isdecimal() and len(word) < 4 for word in words):
        sentence = f"loan_table cannot be {written!r}; it is four numbers such as {LOAN_TABLES[0]}"
        raise BadOption(sentence, "loan-table", {"given": written, "example": LOAN_TABLES[0]})


def pack_names(seats: int, options: dict[str, str], known: list[str]) -> list[str]:
    """The packs of a match: those named, or the recommended ones (UNF-SETUP-03, -07)."""
    names = options["packs"].split(",")
    if options["packs"] == RANDOM:
        raise BadOption("packs: they are random and have not been drawn yet")
    if options["packs"] == RECOMMENDED:
        listed = mix_for(options.get("mood", MOODS[0]), seats)
        names = [name for name in dict.fromkeys((*listed, *known)) if name in known][:seats]
    if options["repeat_packs"] == "on":
        return [names[i % len(names)] for i in range(seats)]
    if len(names) != seats:
        about = {"seats": str(seats), "many": str(len(names))}
        raise BadOption(f"packs: {seats} players need {seats} packs, not {len(names)}", "pack-count", about)
    return names


def tokens_in_bag(written: str, known: list[str]) -> dict[str, int]:
    """How many tokens of each pack's theme are in the bag they are drawn from (UNF-SETUP-08)."""
    tokens = dict.fromkeys(known, 1)
    for word in [] if written == EVEN else written.split(","):
        name, _, many = word.partition(":")
        if name not in tokens or not (many.isascii() and many.isdecimal()) or int(many) > MOST_TOKENS:
            sentence = f"pack_tokens cannot be {written!r}; it is names and numbers such as {known[0]}:2"
            raise BadOption(sentence, "pack-tokens", {"given": written, "example": f"{known[0]}:2"})
        tokens[name] = int(many)
    return tokens


def drawn(options: dict[str, str], seats: int, known: list[str], key0: int, key1: int) -> dict[str, str]:
    """The options with random packs drawn, a token for each player (UNF-SETUP-07, -08)."""
    if options["packs"] != RANDOM:
        return options
    tokens = tokens_in_bag(options["pack_tokens"], known)
    names: list[str] = []
    for i in range(seats):
        bag = [name for name in known for _ in range(tokens[name])]
        if len(bag) == 0:
            about = {"seats": str(seats), "many": str(len(names))}
            raise BadOption(f"packs: {seats} players need {seats} packs, not {len(names)}", "pack-count", about)
        names.append(bag[int(lot(key0, key1, i, len(bag)))])
        if options["repeat_packs"] == "off":
            tokens[names[i]] = 0
    return {**options, "packs": ",".join(names)}


def warnings(options: dict[str, str], seats: int) -> list[Message]:
    """Five players are many where one of them is new (UNF-SETUP-05)."""
    if seats >= NEWCOMERS_ADVISED and options["newcomer_warning"] == "on":
        return [Message("warning-newcomer", {"number": seats})]
    return []


# ---- what follows from them ---------------------------------------------------------------------------------------
def has_changer(game: Game, name: str) -> bool:
    """Is this Game Changer in use?"""
    return name in game.options.get("game_changers", NONE).split(",")


def is_short(game: Game) -> bool:
    """Are cards for a long game left out? (UNF-GC-12, -14)"""
    return has_changer(game, FIRST_DATE) or has_changer(game, SCHOOL_VACATION)


def size_table(game: Game) -> list[int]:
    """UNF-SCORE-03, -04"""
    return list(SIZES_OF_THE_MANUAL if game.options.get("size_table") == "reference-manual" else SIZES)


def loan_table(game: Game) -> list[int]:
    """Points owed in total for 0 to 4 loans (UNF-LOAN-10)."""
    return [0, *[int(word) for word in game.options.get("loan_table", LOAN_TABLES[0]).split(",")]]


def scores_panoramas(game: Game) -> bool:
    """UNF-SCORE-17: by default only where expansion packs are in play."""
    wanted = game.options.get("panorama", "by packs")
    return wanted == "on" or (wanted == "by packs" and any(pack.id in EXPANSION for pack in game.packs))
