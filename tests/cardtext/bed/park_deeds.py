"""Deeds in a park: building, demolishing, closing, moving; events, dice and what lies on cards."""

from dataclasses import dataclass

from midway.kernel.node import Node
from tests.cardtext.bed.book import phrase, words
from tests.cardtext.bed.deeds import Deed
from tests.cardtext.bed.places import Rival
from tests.cardtext.bed.things import Target, Things


class Terms(Node):
    """At what price something is built."""


@dataclass(frozen=True)
class FixedTerms(Terms):
    id: str


@dataclass(frozen=True)
class CoinsLess(Terms):
    n: int


@dataclass(frozen=True)
class Build(Deed):
    what: Target
    terms: Terms | None


@dataclass(frozen=True)
class BuildOnto(Deed):
    what: Target
    host: Things
    terms: Terms | None


@dataclass(frozen=True)
class Demolish(Deed):
    what: Target


@dataclass(frozen=True)
class Dismiss(Deed):
    who: Target


@dataclass(frozen=True)
class Close(Deed):
    what: Target


@dataclass(frozen=True)
class Reopen(Deed):
    what: Target


@dataclass(frozen=True)
class MakeUnavailable(Deed):
    what: Target


@dataclass(frozen=True)
class Move(Deed):
    what: Target
    to: Things


@dataclass(frozen=True)
class Swap(Deed):
    one: Things
    other: Things


@dataclass(frozen=True)
class Bury(Deed):
    what: Target
    under: Things


@dataclass(frozen=True)
class Exhume(Deed):
    what: Target


words(FixedTerms, {"free": ("for free", "бесплатно"), "half": ("at half price", "за полцены")})
phrase(CoinsLess, "for {n} ~coin less", "на {n} ~монета:acc дешевле")
phrase(Build, "~build {what} {terms}", "~построить {what:acc} {terms}")
phrase(BuildOnto, "~build {what} onto {host} {terms}", "~построить {what:acc} на {host:pre} {terms}")
phrase(Demolish, "~demolish {what}", "~снести {what:acc}")
phrase(Dismiss, "~dismiss {who}", "~уволить {who:acc}")
phrase(Close, "~close {what}", "~закрыть {what:acc}")
phrase(Reopen, "~reopen {what}", "~открыть заново {what:acc}")
phrase(MakeUnavailable, "~make {what} unavailable", "~сделать {what:acc} ~недоступный:ins")
phrase(Move, "~move {what} to {to}", "~переместить {what:acc} на {to:acc}")
phrase(Swap, "~swap {one} and {other}", "~поменять местами {one:acc} и {other:acc}")
phrase(Bury, "~bury {what} under {under}", "~закопать {what:acc} под {under:acc}")
phrase(Exhume, "~exhume {what}", "~извлечь {what:acc}")


# ------------------------------------------------------------------ events
@dataclass(frozen=True)
class Attack(Node):
    id: str


@dataclass(frozen=True)
class Choose(Deed):
    who: Rival


@dataclass(frozen=True)
class Block(Deed):
    attacks: tuple[Attack, ...]


@dataclass(frozen=True)
class PlayThatEventAgainst(Deed):
    victim: Rival


words(
    Attack,
    {
        "Injunction": ("Injunction", "«Предписание»"),
        "Inspection": ("Inspection", "«Проверка»"),
        "Intrusion": ("Intrusion", "«Проникновение»"),
        "Hacking": ("Hacking", "«Взлом»"),
    },
)
phrase(Choose, "~choose {who}", "~выбрать {who:acc}")
phrase(Block, "~block a {attacks+| or} event", "~заблокировать событие {attacks+| или}")
phrase(PlayThatEventAgainst, "~play that event against {victim}", "~разыграть это событие против {victim:gen}")


# ------------------------------------------------------------------ dice, tokens, and deeds of one word
@dataclass(frozen=True)
class RollDice(Deed):
    pass


@dataclass(frozen=True)
class RerollDice(Deed):
    pass


@dataclass(frozen=True)
class Mesmerise(Deed):
    who: Target


@dataclass(frozen=True)
class WorkForYou(Deed):
    pass


@dataclass(frozen=True)
class HalveStars(Deed):
    pass


phrase(RollDice, "~roll two dice", "~бросить два кубика")
phrase(RerollDice, "~reroll both dice", "~перебросить оба кубика")
phrase(Mesmerise, "~place a mesmerism token on {who}", "~положить жетон гипноза на {who:acc}")
phrase(WorkForYou, "~work for you", "~поработать на вас")
phrase(HalveStars, "~halve your star total", "~уменьшить вдвое суммарную ценность своего парка в звёздах")
