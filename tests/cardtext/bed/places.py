"""Seats, and the places where cards are, come from and go to."""

from dataclasses import dataclass

from midway.kernel.node import Modifier, Node
from tests.cardtext.bed.book import phrase, words


# ------------------------------------------------------------------ seats
class Seat(Node):
    """A player."""


class Pronoun(Seat):
    pass


@dataclass(frozen=True)
class You(Pronoun):
    pass


class BackToSeat(Pronoun):
    @property
    def refers(self) -> str:
        return "seat"


@dataclass(frozen=True)
class They(BackToSeat):
    pass


class Rival(Seat):
    """One player, called by a noun."""

    def names(self) -> tuple[str, ...]:
        return ("competitor", "player")


class FoundRival(Rival):
    @property
    def binds(self) -> str:
        return "seat"


@dataclass(frozen=True)
class NamedRival(FoundRival):
    id: str


class BackToRival(Rival):
    @property
    def refers(self) -> str:
        return "seat"

    def calls(self) -> str:
        return "competitor"


@dataclass(frozen=True)
class ThatRival(BackToRival):
    pass


class Everybody(Seat):
    @property
    def binds(self) -> str:
        return "seat"

    def names(self) -> tuple[str, ...]:
        return ("competitor", "player")


@dataclass(frozen=True)
class EachSeat(Everybody):
    """Several players, one after the other."""

    id: str


@dataclass(frozen=True)
class AllRivals(Seat):
    pass


phrase(You, "~you", "~вы")
phrase(They, "~they", "~он")
phrase(ThatRival, "that ~competitor", "~этот ~соперник")
words(
    NamedRival,
    {
        "a competitor": ("a ~competitor", "~соперник"),
        "richest competitor": ("the ~competitor with the most coins", "~соперник, у которого больше всего монет (,)"),
        "next player": ("the next ~player in turn order", "~следующий ~игрок по порядку хода"),
    },
)
words(
    EachSeat,
    {"each competitor": ("each ~competitor", "~каждый ~соперник"), "each player": ("each ~player", "~каждый ~игрок")},
)
phrase(AllRivals, "your ~competitor:pl", "~ваш:pl ~соперник:pl")


# ------------------------------------------------------------------ places
class Place(Node):
    """Where something is, comes from or goes to."""


class Site(Place):
    """One place."""


@dataclass(frozen=True)
class NamedSite(Site):
    id: str


class Owner(Modifier):
    pass


@dataclass(frozen=True)
class Your(Owner):
    pass


class BackToOwner(Owner):
    @property
    def refers(self) -> str:
        return "seat"


@dataclass(frozen=True)
class Their(BackToOwner):
    pass


@dataclass(frozen=True)
class DeckKind(Node):
    id: str


class Park(Site):
    pass


@dataclass(frozen=True)
class ParkOf(Park):
    owner: Owner


@dataclass(frozen=True)
class RivalPark(Park):
    owner: Rival | EachSeat


@dataclass(frozen=True)
class AnyPark(Park):
    pass


@dataclass(frozen=True)
class HandOf(Site):
    owner: Owner


@dataclass(frozen=True)
class RivalHand(Site):
    owner: Rival | EachSeat


@dataclass(frozen=True)
class Deck(Site):
    kind: DeckKind


@dataclass(frozen=True)
class DiscardPile(Site):
    kind: DeckKind


@dataclass(frozen=True)
class Space(Site):
    n: int


@dataclass(frozen=True)
class EitherPlace(Place):
    places: tuple[Site, ...]


phrase(Your, "your", "~ваш")
phrase(Their, "their", "~его")
words(DeckKind, {"Park": ("Park", "парка"), "Event": ("Event", "событий"), "Blueprint": ("Blueprint", "планов")})
words(NamedSite, {"market": ("the Market", "~рынок"), "play": ("play", "~игра")})
phrase(ParkOf, "{owner} ~park", "{owner} ~парк")
phrase(RivalPark, "{owner}'s ~park", "~парк {owner:gen}")
phrase(AnyPark, "any ~park", "~любой ~парк")
phrase(HandOf, "{owner} ~hand", "{owner} ~рука")
phrase(RivalHand, "{owner}'s ~hand", "~рука {owner:gen}")
phrase(Deck, "the {kind} ~deck", "~колода {kind}")
phrase(DiscardPile, "the {kind} discard ~pile", "~стопка сброса {kind}")
phrase(Space, "attraction ~space {n}", "~ячейка парка {n}")
phrase(EitherPlace, "{places| or}", "{places| или}")
