"""The title's phrasebook: its nouns, tokens and verbs. Phrases of its deeds stand beside the deeds in nodes/."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from midway.cardtext.phrasebook import Phrasebook, safe_words
from midway.cardtext.phrases import CORE
from midway.kernel.content import Word
from midway.kernel.nodes.places import SeatZone, Verb
from midway.kernel.nodes.things import Noun
from midway.kernel.nodes.tokens import Token
from midway.titles.unfair.kinds import ATTRACTION_TYPES, words_of

if TYPE_CHECKING:
    from midway.kernel.content import CardDef

IN_PARKS: Final = ("attraction", "upgrade", "staff member", "resource")
FOUR_UPGRADES: Final = ("feature upgrade", "theme upgrade", "guest services upgrade", "quality upgrade")
GENERAL: Final[dict[str, set[str]]] = {
    **{noun: {"card"} for noun in (*IN_PARKS, "Park card", "Event card", "Blueprint card")},
    **{noun: {"attraction"} for noun in (*ATTRACTION_TYPES, "ride", "basic attraction", "super attraction")},
    "thrill ride": {"ride"},
    "leisure ride": {"ride"},
    **{noun: {"upgrade"} for noun in FOUR_UPGRADES},
    "artifact": {"quality upgrade"},
}

BOOK: Final = Phrasebook("unfair", extends=(CORE,), folder=Path(__file__).parent, general=GENERAL)
phrase, words = BOOK.phrase, BOOK.words

words(
    Noun,
    {
        "attraction": ("~attraction", "~объект"),
        "basic attraction": ("basic ~attraction", "~стандартный ~объект"),
        "super attraction": ("super ~attraction", "~мегаобъект"),
        "ride": ("~ride", "~аттракцион"),
        "thrill ride": ("thrill ~ride", "~опасный ~аттракцион"),
        "leisure ride": ("leisure ~ride", "~семейный ~аттракцион"),
        "sideshow": ("~sideshow", "~павильон"),
        "theatre": ("~theatre", "~театр"),
        "food outlet": ("food ~outlet", "~закусочная"),
        "nature area": ("nature ~area", "~природный ~зона"),
        "hotel": ("~hotel", "~отель"),
        "upgrade": ("~upgrade", "~улучшение"),
        "feature upgrade": ("feature ~upgrade", "~улучшение-~особенность"),
        "theme upgrade": ("theme ~upgrade", "~улучшение-~тема"),
        "guest services upgrade": ("guest services ~upgrade", "~улучшение «Обслуживание»"),
        "quality upgrade": ("quality ~upgrade", "~улучшение «Качество»"),
        "artifact": ("~artifact", "~артефакт"),
        "staff member": ("staff ~member", "~сотрудник"),
        "resource": ("~resource", "~ресурс"),
        "card": ("~card", "~карта"),
        "coin": ("~coin", "~монета"),
        "theme": ("~theme", "~тема"),
        "icon": ("~icon", "~символ"),
    },
)
words(Token, {"coin": ("~coin", "~монета")})
words(SeatZone, {"hand": ("~hand", "~рука"), "blueprints": ("blueprints", "~планы")})
words(
    Verb,
    {
        "build": ("~build", "~построить"),
        "close": ("~close", "~закрыть"),
        "demolish": ("~demolish", "~снести"),
        "discard": ("~discard", "~сбросить"),
        "dismiss": ("~dismiss", "~уволить"),
        "mesmerise": ("~mesmerise", "~загипнотизировать"),
        "move": ("~move", "~переместить"),
    },
)


# ---- what cards are called ---------------------------------------------------------------------------
COVERS: Final = {"card": ("Park card", "Showcase card", "Event card", "Blueprint card"), "theme": ("theme upgrade",)}
HEADS: Final = {"upgrade": "~улучшение", "attraction": "~объект", "staff": "~сотрудник", "resource": "~ресурс"}


def noun_of(card: CardDef) -> Word | None:
    """A Park card's title as a noun: “each Standard Module in your park”."""
    if card.kind not in HEADS:
        return None
    *first, last = safe_words(card.name.en).split(" ")
    can_be_many = last.isalpha() and not last.endswith("s")
    if last.endswith("ing"):  # nobody has “an Air Conditioning”
        first, last = [*first, last], card.kind
    english = " ".join([*first, f"~{last}" if can_be_many else last])
    general = tuple(word for word in words_of(card) if word in GENERAL)
    return Word("Noun", card.name.en, english, f"{HEADS[card.kind]} «{safe_words(card.name.ru)}»", general)
