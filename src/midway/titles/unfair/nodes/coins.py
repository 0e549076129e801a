"""Coins on cards, coins for a card's price, points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.agenda import NOTHING, happen
from midway.kernel.nodes.deeds import Countable, Deed
from midway.kernel.nodes.sentences import Plain
from midway.kernel.nodes.things import InGeneral, That, This
from midway.kernel.nodes.tokens import Amount
from midway.kernel.options import NUMBER, Options
from midway.kernel.results import ENACTED, FAILED
from midway.titles.unfair import changes, park
from midway.titles.unfair.printed import price_printed
from midway.titles.unfair.schema import COINS, GUESTS, POINTS
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
class WelcomeAgain(Deed):
    """The guests of the round pay once more what they have paid."""

    def bind(self, game: Game) -> None:
        self.lower("number", game.deed("gain coin"))

    @property
    def harms(self) -> bool:
        return False

    def possible(self, s: State, f: i64) -> bool:
        return self._pays(s, f) > 0 and not self.is_barred(s, f, s.actor(f))

    def _pays(self, s: State, f: i64) -> i64:
        return s.own(s.actor(f), GUESTS) * park.coins_a_guest(s, s.actor(f))

    def step(self, s: State, f: i64) -> None:
        if not self.possible(s, f):
            s.end(FAILED)
            return
        seat = s.actor(f)
        s.gain(seat, COINS, self._pays(s, f))
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


# ---- a card as an account ----------------------------------------------------------------------------------
@dataclass(frozen=True)
class PutCoins(Deed):
    """As many of the actor's available coins as the actor likes, but at least one (UNF-GANG-03)."""

    on: This | InGeneral

    def bind(self, game: Game) -> None:
        self.lower("number", game.deed("put coin"))

    @property
    def verb(self) -> str:
        return "put"

    @property
    def harms(self) -> bool:
        return False

    def possible(self, s: State, f: i64) -> bool:
        on = self.on
        if not isinstance(on, This) or self.is_barred(s, f, s.actor(f)):
            return False  # cards in general are only spoken of in prohibitions
        card = only_card(s, f, on)
        return card >= 0 and s.is_in_play(card) and s.own(s.actor(f), COINS) > 0

    def question(self, s: State, f: i64) -> str:
        return "number"

    def options(self, s: State, f: i64, o: Options) -> None:
        for n in range(1, s.own(s.actor(f), COINS) + 1):
            o.offer(NUMBER, n)

    def step(self, s: State, f: i64) -> None:
        on = self.on
        if s.pc(f) == 0:
            if self.possible(s, f):
                s.ask(f, 1, s.actor(f))
            else:
                s.end(FAILED)
        elif isinstance(on, This):
            seat = s.actor(f)
            s.gain(seat, COINS, -s.arg)
            changes.put_coins_on(s, f, only_card(s, f, on), s.arg)
            self.touch(s, f, seat)
            s.end(ENACTED)


@dataclass(frozen=True)
class GainsForCoins(Plain):
    """Interest: so much for each full number of coins, nothing for the rest."""

    what: This
    amount: Amount
    n: int
    on: This

    def gained(self, s: State, f: i64) -> i64:
        card = only_card(s, f, self.on)
        return self.amount.n * (park.coins_on(s, card) // self.n) if card >= 0 and s.is_in_play(card) else 0

    def possible(self, s: State, f: i64) -> bool:
        return self.gained(s, f) > 0

    def step(self, s: State, f: i64) -> None:
        if self.possible(s, f):
            changes.put_coins_on(s, f, only_card(s, f, self.what), self.gained(s, f))
            s.became(ENACTED)
        else:
            s.became(FAILED)
        self.finish(s, f)


phrase(Score, "~score {n} ~point", "~получить {n} ~очко:acc")
phrase(
    GainHalfPrice,
    "~gain coins equal to half the marked coin price of {what}",
    "~получить половину рыночной стоимости {what:gen} монетами",
)
phrase(WelcomeAgain, "~welcome your guests again", "~принять своих гостей ещё раз")
phrase(CardGains, "{what} ~gain:fin {amount}", "{what} ~получить:fin {amount:acc}")
phrase(CollectCoins, "~collect each coin on {what}", "~забрать каждую монету на {what:pre}")
phrase(PutCoins, "~put coins on {on}", "~положить монеты на {on:acc}")
phrase(
    GainsForCoins,
    "{what} ~gain:fin {amount} for each {n} ~coin:pl on {on}",
    "{what} ~получить:fin {amount:acc} за каждые {n} ~монета:acc на {on:pre}",
)
