"""What one can do: the verb phrases, and how they combine.

Precedence is in the classes, loosest first: Choice (or), Chain (then), Pair (and), Act (for each, to), Deed.
"""

from dataclasses import dataclass

from midway.kernel.node import Node
from tests.cardtext.bed.book import phrase
from tests.cardtext.bed.places import Rival, Seat
from tests.cardtext.bed.things import Each, Things


class Choice(Node):
    pass


class Chain(Choice):
    pass


class Pair(Chain):
    pass


class Act(Pair):
    pass


class Deed(Act):
    """One verb."""

    @property
    def binds(self) -> str:
        return "deed"

    def names(self) -> tuple[str, ...]:
        return (type(self).__name__.lower(),)


@dataclass(frozen=True)
class Or(Choice):
    parts: tuple[Chain, ...]


@dataclass(frozen=True)
class Then(Chain):
    parts: tuple[Pair, ...]


@dataclass(frozen=True)
class And(Pair):
    parts: tuple[Act, ...]


@dataclass(frozen=True)
class ForEach(Act):
    deed: Deed
    each: Each


@dataclass(frozen=True)
class InOrderTo(Act):
    cost: Deed
    goal: Deed


phrase(Or, "{parts| or}", "{parts| или}")
phrase(Then, "{parts|, then}", "{parts|, затем}")
phrase(And, "{parts| and}", "{parts| и}")
phrase(ForEach, "{deed} for {each}", "{deed} за {each:acc}")
phrase(InOrderTo, "{cost} to {goal:inf}", "{cost}, чтобы {goal:inf}")


# ------------------------------------------------------------------ amounts
class Amount(Node):
    pass


@dataclass(frozen=True)
class Coins(Amount):
    n: int


@dataclass(frozen=True)
class Health(Amount):
    n: int


@dataclass(frozen=True)
class SilverMedals(Amount):
    n: int


@dataclass(frozen=True)
class HalfPriceOf(Amount):
    card: Things


phrase(Coins, "{n} ~coin", "{n} ~монета")
phrase(Health, "{n} health", "{n} ~единица здоровья")
phrase(SilverMedals, "{n} silver ~medal", "{n} ~серебряный ~медаль")
phrase(
    HalfPriceOf,
    "coins equal to half the marked coin price of {card}",
    "половину рыночной стоимости {card:gen} монетами",
)


# ------------------------------------------------------------------ coins and other tokens
@dataclass(frozen=True)
class Gain(Deed):
    amount: Amount


@dataclass(frozen=True)
class Lose(Deed):
    amount: Amount


@dataclass(frozen=True)
class Pay(Deed):
    amount: Amount


@dataclass(frozen=True)
class PayTo(Deed):
    amount: Amount
    payee: Seat


@dataclass(frozen=True)
class Steal(Deed):
    amount: Amount
    victim: Seat


@dataclass(frozen=True)
class Score(Deed):
    n: int


@dataclass(frozen=True)
class Collect(Deed):
    things: Things


@dataclass(frozen=True)
class GiveCoinIncome(Deed):
    heir: Rival


phrase(Gain, "~gain {amount}", "~получить {amount:acc}")
phrase(Lose, "~lose {amount}", "~потерять {amount:acc}")
phrase(Pay, "~pay {amount}", "~заплатить {amount:acc}")
phrase(PayTo, "~pay {amount} to {payee:acc}", "~заплатить {payee:dat} {amount:acc}")
phrase(Steal, "~steal {amount} from {victim:acc}", "~украсть у {victim:gen} {amount:acc}")
phrase(Score, "~score {n} ~point", "~получить {n} ~очко:acc")
phrase(Collect, "~collect {things}", "~забрать {things:acc}")
phrase(GiveCoinIncome, "~give their coin income to {heir}", "~отдать свой доход монетами {heir:dat}")
