"""What cards speak of: kinds of card, and the noun phrases that pick cards."""

from dataclasses import dataclass

from midway.cardtext.references import walk
from midway.kernel.node import Modifier, Node
from tests.cardtext.bed.book import phrase, words


# ------------------------------------------------------------------ kinds of card
@dataclass(frozen=True)
class Noun(Node):
    """A type of card. A pack adds the titles of its own cards: ("Guest ~Pylon", "~улучшение «Пилон»")."""

    id: str


@dataclass(frozen=True)
class DeckCard(Noun):
    """A card called by its deck."""


@dataclass(frozen=True)
class Quality(Modifier):
    id: str


@dataclass(frozen=True)
class Extreme(Modifier):
    id: str


words(
    Noun,
    {
        "attraction": ("~attraction", "~объект"),
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
        "animal upgrade": ("animal ~upgrade", "~улучшение-~животное"),
        "Power icon": ("Power ~icon", "~символ силы"),
        "staff member": ("staff ~member", "~сотрудник"),
        "resource": ("~resource", "~ресурс"),
        "mastermind": ("~mastermind", "~злой ~гений"),
        "kaiju": ("~kaiju", "~кайдзю"),
        "card": ("~card", "~карта"),
        "coin": ("~coin", "~монета"),
        "theme": ("~theme", "~тема"),
        "icon": ("~icon", "~символ"),
    },
)
words(
    DeckCard,
    {
        "Park card": ("Park ~card", "~карта парка"),
        "Event card": ("Event ~card", "~карта ~событие:gen"),
        "Blueprint card": ("Blueprint ~card", "~карта ~план:gen"),
    },
)
words(
    Quality,
    {
        "open": ("open", "~открытый"),
        "closed": ("closed", "~закрытый"),
        "built-in": ("built-in", "~встроенный"),
        "non-built-in": ("non-built-in", "~невстроенный"),
        "suitable": ("suitable", "~подходящий"),
        "random": ("random", "~случайный"),
        "buried": ("buried", "~закопанный"),
        "revealed": ("revealed", "~раскрытый"),
        "different": ("different", "~различный"),
    },
)
words(
    Extreme,
    {
        "largest": ("largest", "~самый ~большой"),
        "topmost": ("topmost", "~самый ~верхний"),
        "first": ("first", "~первый"),
    },
)


# ------------------------------------------------------------------ kinds, narrowed
@dataclass(frozen=True)
class Sort(Node):
    """A kind and its qualities: closed thrill ride."""

    qualities: tuple[Quality, ...]
    noun: Noun


class With(Modifier):
    """A property of the card; it never contains a place, so that a place always belongs to the card itself."""


class Where(Modifier):
    """The last part of a noun phrase."""


@dataclass(frozen=True)
class Kind(Node):
    """All that picks cards: closed thrill ride with 3 upgrades in your park."""

    sort: Sort
    having: With | None
    where: Where | None


phrase(Sort, "{qualities} {noun}", "{qualities} {noun}")
phrase(Kind, "{sort} {having} {where}", "{sort} {having} {where}")


# ------------------------------------------------------------------ noun phrases
class Things(Node):
    """Some cards or other items."""


class Found(Things):
    @property
    def binds(self) -> str:
        return "card"

    def names(self) -> tuple[str, ...]:
        return nouns_in(self)


class FoundLimit(Node):
    @property
    def binds(self) -> str:
        return "card"

    def names(self) -> tuple[str, ...]:
        return nouns_in(self)


class BackToCard(Things):
    @property
    def refers(self) -> str:
        return "card"

    def calls(self) -> str:
        return nouns_in(self)[0]


def nouns_in(node: Node) -> tuple[str, ...]:
    return tuple(part.id for part in walk(node) if isinstance(part, Noun))[:1]


@dataclass(frozen=True)
class One(Found):
    kind: Kind


@dataclass(frozen=True)
class Another(Found):
    kind: Kind


@dataclass(frozen=True)
class Each(Found):
    kind: Kind


@dataclass(frozen=True)
class InGeneral(Things):
    kind: Kind


@dataclass(frozen=True)
class Exactly(Found):
    n: int
    kind: Kind


@dataclass(frozen=True)
class AtLeast(Node):
    n: int
    kind: Kind


@dataclass(frozen=True)
class FewerThan(Node):
    n: int
    kind: Kind


@dataclass(frozen=True)
class UpTo(FoundLimit):
    n: int
    kind: Kind


@dataclass(frozen=True)
class AnyNumber(Found):
    kind: Kind


@dataclass(frozen=True)
class TheOther(Found):
    kind: Kind


@dataclass(frozen=True)
class TheMost(Found):
    extreme: Extreme
    kind: Kind


@dataclass(frozen=True)
class Costliest(Found):
    noun: Noun
    where: Where


@dataclass(frozen=True)
class This(Things):
    noun: Noun
    where: Where | None


@dataclass(frozen=True)
class That(BackToCard):
    noun: Noun


@dataclass(frozen=True)
class Those(BackToCard):
    noun: Noun


phrase(One, "a {kind}", "{kind}")
phrase(Another, "another {kind}", "~другой {kind}")
phrase(Each, "each {kind}", "~каждый {kind}")
phrase(InGeneral, "{kind:pl}", "{kind:pl}")
phrase(Exactly, "{n} {kind}", "{n} {kind}")
phrase(AtLeast, "at least {n} {kind}", "не меньше {n} {kind:gen}")
phrase(FewerThan, "fewer than {n} {kind}", "меньше {n} {kind:gen}")
phrase(UpTo, "up to {n} {kind}", "до {n} {kind:gen}")
phrase(AnyNumber, "any number of {kind:pl}", "~любой ~количество {kind:gen pl}")
phrase(TheOther, "the other {kind:pl}", "~остальной:pl {kind:pl}")
phrase(TheMost, "the {extreme} {kind}", "{extreme} {kind}")
phrase(
    Costliest,
    "the {noun} with the highest marked coin price {where}",
    "{noun} с наибольшей рыночной стоимостью {where}",
)
phrase(This, "this {noun} {where}", "~этот {noun} {where}")
phrase(That, "that {noun}", "~этот {noun}")
phrase(Those, "those {noun:pl}", "~этот:pl {noun:pl}")

# AtLeast and UpTo do not decline in Russian, so they stand only where no preposition governs them.
Target = Things | UpTo
Need = Things | AtLeast | FewerThan
