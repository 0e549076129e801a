"""Coins on cards, coins for a card's price, points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.agenda import NOTHING, happen
from midway.kernel.nodes.deeds import Countable, Deed
from midway.kernel.nodes.sentences import Plain
from midway.kernel.nodes.things import That, This
from midway.kernel.nodes.tokens import Amount
from midway.kernel.options import Options
from midway.kernel.results import ENACTED, FAILED
from midway.titles.unfair import changes, park
from midway.titles.unfair.printed import price_printed
from midway.titles.unfair.schema import COINS, POINTS
from midway.titles.unfair.words import phrase

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.state import State


@dataclass(frozen=True)
class Score(Countable):
    """Points at game end, beside those printed on cards."""

    n: int

    @property
    def verb(self) -> str:
        return "score"

    def step(self, s: State, f: i64) -> None:
        s.gain(s.actor(f), POINTS, self.n * self.times(s, f))
        s.end(ENACTED)


def only_card(s: State, f: i64, words: This | That) -> i64:
    """The card that is meant; -1: there is none."""
    o = Options()
    words.gather(s, f, o)
    return o.at(0) if o.count() > 0 else -1


@dataclass(frozen=True)
class GainHalfPrice(Deed):
    """Rounded down; where the price does not apply there is nothing to gain (UNF-INTERP-56, -59)."""

    what: That

    def bind(self, game: Game) -> None:
        self.lower("number", game.deed("gain coin"))

    @property
    def verb(self) -> str:
        return "gain"

    @property
    def harms(self) -> bool:
        return False

    def possible(self, s: State, f: i64) -> bool:
        card = only_card(s, f, self.what)
        if card < 0 or not self.what.noun.fits(s, card):
            return False  # "that upgrade" was built in
        return price_printed(s, card) >= 0 and not self.is_barred(s, f, s.actor(f))

    def step(self, s: State, f: i64) -> None:
        if not self.possible(s, f):
            s.end(FAILED)
            return
        seat = s.actor(f)
        s.gain(seat, COINS, price_printed(s, only_card(s, f, self.what)) // 2)
        self.touch(s, f, seat)
        happen(s, f, self.number, NOTHING)
        s.end(ENACTED)


@dataclass(frozen=True)
class CardGains(Plain):
    """Coins from the pool onto a card; nobody may spend them until they are collected (UNF-TOKEN-02, -03)."""

    what: This | That
    amount: Amount

    def possible(self, s: State, f: i64) -> bool:
        card = only_card(s, f, self.what)
        return card >= 0 and s.is_in_play(card)

    def step(self, s: State, f: i64) -> None:
        if self.possible(s, f):
            changes.put_coins_on(s, f, only_card(s, f, self.what), self.amount.n)
            s.became(ENACTED)
        else:
            s.became(FAILED)
        self.finish(s, f)


@dataclass(frozen=True)
class CollectCoins(Deed):
    """All coins on a card come into the actor's control (UNF-TOKEN-06)."""

    what: This | That

    @property
    def verb(self) -> str:
        return "collect"

    @property
    def harms(self) -> bool:
        return False

    def possible(self, s: State, f: i64) -> bool:
        card = only_card(s, f, self.what)
        return card >= 0 and park.coins_on(s, card) > 0 and not self.is_barred(s, f, s.actor(f))

    def step(self, s: State, f: i64) -> None:
        if not self.possible(s, f):
            s.end(FAILED)
            return
        card = only_card(s, f, self.what)
        n = park.coins_on(s, card)
        changes.put_coins_on(s, f, card, -n)
        s.gain(s.actor(f), COINS, n)
        self.touch(s, f, s.actor(f))
        s.end(ENACTED)


phrase(Score, "~score {n} ~point", "~получить {n} ~очко:acc")
phrase(
    GainHalfPrice,
    "~gain coins equal to half the marked coin price of {what}",
    "~получить половину рыночной стоимости {what:gen} монетами",
)
phrase(CardGains, "{what} ~gain:fin {amount}", "{what} ~получить:fin {amount:acc}")
phrase(CollectCoins, "~collect each coin on {what}", "~забрать каждую монету на {what:pre}")
