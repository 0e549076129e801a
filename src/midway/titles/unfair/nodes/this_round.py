"""What a sentence imposes for the rest of the round.

The card that says so stays on the table until Cleanup: an Event card is pinned, a City card lies there anyway. Bits
of its word for used rules say for whom it holds, so that "if your park ..." is asked only once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from mypy_extensions import i64, mypyc_attr

from midway.kernel.game import children
from midway.kernel.limits import MOST_LIMITED, is_used_up, use_up
from midway.kernel.node import Node
from midway.kernel.nodes.seats import Owner, Pronoun
from midway.kernel.nodes.sentences import Lasting, Plain
from midway.kernel.nodes.standing import TIMES, Effect, StatChange
from midway.kernel.results import ENACTED, FAILED
from midway.titles.unfair.nodes.events import pin
from midway.titles.unfair.words import phrase

if TYPE_CHECKING:
    from midway.kernel.game import CardRules, Game
    from midway.kernel.state import State
    from midway.kernel.totals import Reckoning


@mypyc_attr(allow_interpreted_subclasses=True)
class Imposed(Plain):
    """Begins to hold when it runs, for whoever does it."""

    bits: tuple[int, ...] = ()  # lowered: for each seat the bit that says it holds
    imposes: Effect | None = None  # lowered: what holds then
    seats: i64 = 0  # lowered: how many seats there are
    speaks_of: Pronoun | Owner | None = None  # lowered: the word that says for whom, if it is not the actor

    def effect(self) -> Effect:
        if self.imposes is None:
            raise ValueError("it has not been put into a game")
        return self.imposes

    def possible(self, s: State, f: i64) -> bool:
        word = self.speaks_of
        seat = s.actor(f) if word is None else word.seat(s, f)
        return not s.is_blocked(f, seat) and not s.is_spared(f, seat)

    def file(self, rules: CardRules) -> None:
        self.lower("bits", bits_for(rules, self.seats))
        rules.ongoing.append(InForce(self))

    def step(self, s: State, f: i64) -> None:
        if not self.possible(s, f):
            s.became(FAILED)
            self.finish(s, f)
            return
        card = s.src(f)
        pin(s, card, s.you(f))
        word = self.speaks_of
        seat = s.actor(f) if word is None else word.seat(s, f)
        use_up(s, card, self.bits[seat])
        s.stale()
        s.affect(f, seat)
        s.became(ENACTED)
        self.finish(s, f)


def bits_for(rules: CardRules, seats: i64) -> tuple[int, ...]:
    """A bit for each seat. A card whose bits are all given away lets what it imposes begin together."""
    if rules.limited + seats > MOST_LIMITED:
        for rule in rules.ongoing:
            if isinstance(rule, InForce):
                return rule.by.bits
    return tuple([rules.bit("round") for _ in range(seats)])


@final
class InForce(Lasting):
    """What is imposed, for those for whom it holds. No part of the text, so no node of the game."""

    def __init__(self, by: Imposed) -> None:
        self.by = by
        self.lower("is_cached", False)

    def changes(self) -> i64:
        return self.by.effect().changes()

    def holds(self, s: State, owner: i64, src: i64, seat: i64) -> bool:
        """Does it hold for the seat, and does `owner` speak for it? On a card of the table each speaks for itself."""
        return is_used_up(s, src, self.by.bits[seat]) and (seat == owner or s.owner_of(src) >= 0)

    def count(self, s: State, owner: i64, src: i64) -> None:
        for seat in range(s.players):
            if self.holds(s, owner, src, seat):
                self.by.effect().mark(s, seat, src)

    def reckon(self, s: State, owner: i64, src: i64, seat: i64, stat: i64, card: i64, r: Reckoning) -> None:
        for held in range(s.players):
            if self.holds(s, owner, src, held):
                self.by.effect().reckon(s, held, src, seat, stat, card, r)

    def forbids(self, s: State, owner: i64, src: i64, seat: i64, deed: i64, card: i64) -> bool:
        for held in range(s.players):
            if self.holds(s, owner, src, held) and self.by.effect().forbids(s, held, src, seat, deed, card):
                return True
        return False


def word_for_them(node: Node) -> Pronoun | Owner | None:
    """The first "they" or "their" of a rule."""
    if isinstance(node, (Pronoun, Owner)) and node.refers:
        return node
    for child in children(node):
        found = word_for_them(child)
        if found is not None:
            return found
    return None


@dataclass(frozen=True)
class ThisRound(Imposed):
    rule: Effect

    def bind(self, game: Game) -> None:
        self.lower("seats", game.seats)
        self.lower("imposes", self.rule)
        self.lower("speaks_of", word_for_them(self.rule))


class StarsHalved(StatChange):
    """All stars of the park count half."""

    def stat(self) -> str:
        return "stars"

    def how(self) -> int:
        return TIMES

    def divisor(self) -> int:
        return 2

    def amount(self, s: State, owner: i64, src: i64) -> i64:
        return 1


@dataclass(frozen=True)
class HalveStars(Imposed):
    @property
    def says_you(self) -> bool:
        return True

    def bind(self, game: Game) -> None:
        halved = StarsHalved()
        halved.bind(game)
        self.lower("seats", game.seats)
        self.lower("imposes", halved)
        self.lower("speaks_of", None)  # compiled, the default of a union is not set


phrase(ThisRound, "{rule} this round", "в этом раунде {rule}")
phrase(HalveStars, "halve your star total", "уменьшите вдвое суммарную ценность своего парка в звёздах")
