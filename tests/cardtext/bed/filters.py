"""What narrows a kind of card: its properties (with ...) and its place (in ..., on ...)."""

from dataclasses import dataclass

from tests.cardtext.bed.book import phrase
from tests.cardtext.bed.places import Place
from tests.cardtext.bed.things import Sort, Things, Where, With
from tests.cardtext.bed.verbs import Verb


@dataclass(frozen=True)
class WithOne(With):
    sort: Sort


@dataclass(frozen=True)
class WithSome(With):
    n: int
    sort: Sort


@dataclass(frozen=True)
class WithAtLeast(With):
    n: int
    sort: Sort


@dataclass(frozen=True)
class CostsAtLeast(With):
    n: int


class BackToDeed(With):
    @property
    def refers(self) -> str:
        return "deed"


@dataclass(frozen=True)
class ThisWay(BackToDeed):
    verb: Verb

    def calls(self) -> str:
        return self.verb.id


phrase(WithOne, "with a {sort}", "с {sort:ins}")
phrase(WithSome, "with {n} {sort}", "с {n} {sort:ins}")
phrase(WithAtLeast, "with at least {n} {sort}", ", где не меньше {n} {sort:gen} (,)")
phrase(CostsAtLeast, "with a marked coin price of at least {n}", "с рыночной стоимостью не меньше {n}")
phrase(ThisWay, "{verb:done} this way", ", {verb:done} таким образом (,)")


@dataclass(frozen=True)
class In(Where):
    place: Place


@dataclass(frozen=True)
class From(Where):
    place: Place


@dataclass(frozen=True)
class On(Where):
    host: Things


@dataclass(frozen=True)
class BuriedUnder(Where):
    host: Things


@dataclass(frozen=True)
class AdjacentTo(Where):
    neighbour: Things


phrase(In, "in {place}", "{place:in}")
phrase(From, "from {place}", "{place:from}")
phrase(On, "on {host}", "на {host:pre}")
phrase(BuriedUnder, "buried under {host}", ", ~закопанный под {host:ins} (,)")
phrase(AdjacentTo, "adjacent to {neighbour}", ", ~соседний с {neighbour:ins} (,)")
