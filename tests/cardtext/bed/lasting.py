"""What holds for a while: modifiers, prohibitions, and how long they last."""

from dataclasses import dataclass

from tests.cardtext.bed.book import phrase
from tests.cardtext.bed.conditions import Standing
from tests.cardtext.bed.deeds import Choice
from tests.cardtext.bed.places import ParkOf, Seat
from tests.cardtext.bed.sentences import Lasting, Plain
from tests.cardtext.bed.things import Each, InGeneral, Things, This
from tests.cardtext.bed.verbs import Verb


@dataclass(frozen=True)
class MoreStars(Lasting):
    park: ParkOf
    n: int


@dataclass(frozen=True)
class MoreCapacity(Lasting):
    park: ParkOf
    n: int


@dataclass(frozen=True)
class GuestsPayMore(Lasting):
    n: int


@dataclass(frozen=True)
class MoreHandLimit(Lasting):
    n: int


@dataclass(frozen=True)
class MoreActions(Lasting):
    n: int


@dataclass(frozen=True)
class MoreStarsFor(Lasting):
    what: This
    n: int
    each: Each


@dataclass(frozen=True)
class Cheaper(Lasting):
    what: InGeneral
    n: int


@dataclass(frozen=True)
class Cannot(Lasting):
    who: Seat
    does: Choice


@dataclass(frozen=True)
class CannotBe(Lasting):
    what: Things
    verb: Verb


@dataclass(frozen=True)
class While(Plain):
    lasting: Lasting
    condition: Standing


@dataclass(frozen=True)
class ThisRound(Plain):
    lasting: Lasting


phrase(MoreStars, "{park} has {n} more ~star", "{park:in} на {n} ~звезда:acc больше")
phrase(MoreCapacity, "{park} has {n} more guest capacity", "вместимость {park:gen} больше на {n}")
phrase(GuestsPayMore, "each guest pays {n} more ~coin", "каждый гость платит на {n} ~монета:acc больше")
phrase(MoreHandLimit, "your hand limit is {n} higher", "ваш предел руки больше на {n}")
phrase(MoreActions, "you have {n} more ~action", "у вас на {n} ~действие:acc больше")
phrase(MoreStarsFor, "{what} has {n} more ~star for {each}", "{what} ценнее на {n} ~звезда:acc за {each:acc}")
phrase(Cheaper, "{what} cost you {n} ~coin less", "{what} стоят для вас на {n} ~монета:acc меньше")
phrase(Cannot, "{who} cannot {does:inf}", "{who} не ~мочь:fin {does:ipf}")
phrase(CannotBe, "{what} cannot be {verb:done}", "{what:acc} нельзя {verb:ipf}")
phrase(While, "{lasting} while {condition}", "{lasting}, пока {condition}")
phrase(ThisRound, "{lasting} this round", "в этом раунде {lasting}")
