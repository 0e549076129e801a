"""Packs of the test bed: two kinds of card, and a small good pack to break."""

from pathlib import Path

from midway.cardtext.pack_files import PackFormat, check_pack
from midway.cardtext.phrasebook import safe_words
from midway.kernel.content import CardDef, CardKind, Word
from tests.cardtext.bed import BOOK, Box, Noun

KINDS = (
    CardKind(
        "attraction",
        "attractions.toml",
        numbers={"price": (0, 20), "bonus": (1, 9)},
        lists={"types": ("thrill ride", "theatre", "hotel")},
        texts={"text": Box, "cannot": Box},
        flags=("large",),
        optional=("bonus", "cannot"),
    ),
    CardKind(
        "event",
        "events.toml",
        choices={"bottom.attack": ("Injunction", "Hacking")},
        texts={"top": Box, "bottom.text": Box},
        optional=("bottom.attack",),
        count=2,
    ),
    CardKind("city", "cities.toml", texts={"text": Box}, needs_file=False, needs_icon=False),
)

GOOD = {
    "pack.toml": """\
id = "spooks"
name = { en = "Spooks", ru = "Призраки" }
icon = "ghost"

[counts]
attraction = 4
""",
    "attractions.toml": """\
# The dark corner of the park.
[[attraction]]
id = "ghost-train"
name = { en = "Ghost Train", ru = "Поезд-призрак" }
flavour = { en = "Mind the gap.", ru = "Осторожно, двери." }
types = ["thrill ride"]
price = 7
copies = 3
large = true
icon = "steam-locomotive"
text = "After you build this attraction, gain 3 coins."
source = "designed"

[[attraction]]
id = "crypt-hotel"
types = [
    "hotel",
]
price = 5
bonus = 2
icon = "coffin"
source = "designed"
text = "Guests step: Gain 1 coin for each Ghost Train in your park."
cannot = "Cannot have a quality upgrade."

[attraction.name]
en = "Crypt Hotel"
ru = "Отель «Склеп»"
""",
    "events.toml": """\
[[event]]
id = "review-board"
name = { en = "Review Board", ru = "Наблюдательный совет" }
icon = "magnifying-glass"
source = "rulebook"
copies = 2
top = "Draw 2 Blueprint cards. You may keep 1 of them."
bottom = { attack = "Injunction", text = "Choose a competitor. Demolish a feature upgrade in their park." }
""",
}


def noun_of(card: CardDef) -> Word | None:
    """Texts call an attraction by its title: 2 Ghost Trains, 2 объекта «Поезд-призрак»."""
    if card.kind != "attraction":
        return None
    *before, last = safe_words(card.name.en).split()
    return Word(
        "Noun",
        card.name.en,
        " ".join([*before, f"~{last}"]),
        f"~объект «{safe_words(card.name.ru)}»",
        (*card.lists.get("types", ()), "attraction"),
    )


FORMAT = PackFormat("bed", KINDS, BOOK, noun=noun_of, own_words=(Noun,))


def write_pack(folder: Path, **changed: str | bytes | None) -> Path:
    """Write the good pack; `changed` replaces whole files by their stem, None leaves one out."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in GOOD.items():
        content = changed.get(name.partition(".")[0], text)
        if content is not None:
            (folder / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    return folder


def complaints(folder: Path, **changed: str | bytes | None) -> list[str]:
    """What is said about the good pack with some files changed, without the folder's name."""
    write_pack(folder, **changed)
    return [str(problem).removeprefix(f"{folder}/") for problem in check_pack(folder, FORMAT)]
