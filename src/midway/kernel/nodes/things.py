"""Noun phrases: which cards are meant by "each closed ride with 2 upgrades in your park".

A phrase is a determiner (a, 2, up to 2, each, this, that) and a Kind: a noun with qualities, at most one
property (with ...) and one place. Nouns are compared as bit masks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from midway.kernel.node import Modifier, Node
from midway.kernel.nodes.places import Where
from midway.kernel.nodes.seats import Rival
from midway.kernel.options import Options
from midway.kernel.schema import HIDDEN

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.state import State

NO_LIMIT: Final = 9999


# ---- nouns and qualities --------------------------------------------------------------------------
@dataclass(frozen=True)
class Noun(Node):
    """What a card can be called: its kind, one of its types, or its own title."""

    id: str

    def bind(self, game: Game) -> None:
        if self.id in game.called:  # a card's own title
            self.lower("at", game.called[self.id])
        else:
            self.lower("mask", game.noun_mask(self.id))

    def fits(self, s: State, card: i64) -> bool:
        if card < 0:
            return False
        return s.game.mask_of[card] & self.mask != 0 or (self.at >= 0 and s.game.name_of[card] == self.at)


@mypyc_attr(allow_interpreted_subclasses=True)
class Quality(Modifier):
    """An adjective of the title's: open, cheap, face-down."""

    def holds(self, s: State, f: i64, card: i64) -> bool:
        raise NotImplementedError

    def widen(self, s: State, f: i64, where: Where | None, o: Options) -> None:
        """Add cards that only this quality makes to be meant at a place: those that lie buried there."""


@mypyc_attr(allow_interpreted_subclasses=True)
class With(Modifier):
    """A property of the card; it never contains a place, so a place always belongs to the card itself."""

    def holds(self, s: State, f: i64, card: i64) -> bool:
        raise NotImplementedError


@dataclass(frozen=True)
class Sort(Node):
    """A noun and its qualities: closed ride."""

    qualities: tuple[Quality, ...]
    noun: Noun

    def fits(self, s: State, f: i64, card: i64) -> bool:
        if not self.noun.fits(s, card):
            return False
        for quality in self.qualities:
            if not quality.holds(s, f, card):
                return False
        return True


# ---- kinds ------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Kind(Node):
    """All that picks cards."""

    sort: Sort
    having: With | None
    where: Where | None

    def fits(self, s: State, f: i64, card: i64) -> bool:
        having = self.having
        return self.sort.fits(s, f, card) and (having is None or having.holds(s, f, card))

    def gather(self, s: State, f: i64, o: Options) -> None:
        """Add every card that fits. Without a place: cards in play."""
        found = Options()
        where = self.where
        if where is not None:
            where.cards(s, f, found)
        else:
            s.cards_in_play(found)
        for quality in self.sort.qualities:
            quality.widen(s, f, where, found)
        for i in range(found.count()):
            card = found.at(i)
            if card != HIDDEN and self.fits(s, f, card):
                o.add(card)

    def count(self, s: State, f: i64) -> i64:
        """How many there are; a title may count what is no card."""
        special = s.game.title.counted(s, f, self)
        if special >= 0:
            return special
        o = Options()
        self.gather(s, f, o)
        return o.count()


@mypyc_attr(allow_interpreted_subclasses=True)
class Things(Node):
    """Some cards: how many, which, and who picks."""

    @property
    def binds(self) -> str:
        return "card"

    def least(self) -> i64:
        """How many must be picked."""
        return 1

    def most(self) -> i64:
        """How many may be picked."""
        return 1

    def is_settled(self) -> bool:
        """True where nobody picks: each, this, that."""
        return False

    def gather(self, s: State, f: i64, o: Options) -> None:
        """Add every card it could be."""
        raise NotImplementedError

    def count(self, s: State, f: i64) -> i64:
        o = Options()
        self.gather(s, f, o)
        return o.count()


@mypyc_attr(allow_interpreted_subclasses=True)
class OfKind(Things):
    """A noun phrase made of a kind."""

    def of(self) -> Kind:
        raise NotImplementedError

    def gather(self, s: State, f: i64, o: Options) -> None:
        self.of().gather(s, f, o)

    def count(self, s: State, f: i64) -> i64:
        return self.of().count(s, f)

    def names(self) -> tuple[str, ...]:
        return (self.of().sort.noun.id,)


@dataclass(frozen=True)
class One(OfKind):
    kind: Kind

    def of(self) -> Kind:
        return self.kind


@dataclass(frozen=True)
class Each(OfKind):
    kind: Kind

    def of(self) -> Kind:
        return self.kind

    def least(self) -> i64:
        return 0

    def most(self) -> i64:
        return NO_LIMIT

    def is_settled(self) -> bool:
        return True


@dataclass(frozen=True)
class InGeneral(OfKind):
    """Rides: the kind as such, in prohibitions and prices."""

    kind: Kind

    def of(self) -> Kind:
        return self.kind


@dataclass(frozen=True)
class Exactly(OfKind):
    n: int
    kind: Kind

    def of(self) -> Kind:
        return self.kind

    def least(self) -> i64:
        return self.n

    def most(self) -> i64:
        return self.n


@dataclass(frozen=True)
class UpTo(Node):
    """Does not decline in Russian, so it stands only where no preposition governs it: it is no Things."""

    n: int
    kind: Kind

    @property
    def binds(self) -> str:
        return "card"

    def names(self) -> tuple[str, ...]:
        return (self.kind.sort.noun.id,)


@dataclass(frozen=True)
class AnyNumber(OfKind):
    kind: Kind

    def of(self) -> Kind:
        return self.kind

    def least(self) -> i64:
        return 0

    def most(self) -> i64:
        return NO_LIMIT


@dataclass(frozen=True)
class This(Things):
    """The card the text stands on."""

    noun: Noun

    def is_settled(self) -> bool:
        return True

    def gather(self, s: State, f: i64, o: Options) -> None:
        card = s.game.title.meant_by(s, s.src(f), self.noun)
        if card >= 0:
            o.add(card)

    def names(self) -> tuple[str, ...]:
        return (self.noun.id,)


@dataclass(frozen=True)
class That(Things):
    """A card spoken of before in the same box."""

    noun: Noun

    @property
    def refers(self) -> str:
        return "card"

    def is_settled(self) -> bool:
        return True

    def gather(self, s: State, f: i64, o: Options) -> None:
        card = s.noted(f, self.slot)
        if card >= 0:
            o.add(card)

    def calls(self) -> str:
        return self.noun.id


@dataclass(frozen=True)
class Those(Things):
    """Cards spoken of before in the same box."""

    noun: Noun

    @property
    def refers(self) -> str:
        return "card"

    def is_settled(self) -> bool:
        return True

    def least(self) -> i64:
        return 0

    def most(self) -> i64:
        return NO_LIMIT

    def gather(self, s: State, f: i64, o: Options) -> None:
        for card in s.all_noted(f, self.slot):
            if not o.has(card):  # found twice, it is still one card
                o.add(card)

    def calls(self) -> str:
        return self.noun.id


@dataclass(frozen=True)
class AtLeast(Node):
    """A need: at least 3 closed rides in your park."""

    n: int
    kind: Kind

    def met(self, s: State, f: i64) -> bool:
        return self.kind.count(s, f) >= self.n


@dataclass(frozen=True)
class FewerThan(Node):
    n: int
    kind: Kind

    def met(self, s: State, f: i64) -> bool:
        return self.kind.count(s, f) < self.n


Target = Things | UpTo
Need = Things | AtLeast | FewerThan


def kind_of(words: Things | UpTo | AtLeast | FewerThan) -> Kind | None:
    """The kind of card a noun phrase speaks of, however many and whoever picks."""
    if isinstance(words, OfKind):
        return words.of()
    if isinstance(words, (UpTo, AtLeast, FewerThan)):
        return words.kind
    return None


def least_of(target: Target) -> i64:
    return 0 if isinstance(target, UpTo) else target.least()


def most_of(target: Target) -> i64:
    return target.n if isinstance(target, UpTo) else target.most()


def is_settled(target: Target) -> bool:
    return False if isinstance(target, UpTo) else target.is_settled()


def gather(target: Target, s: State, f: i64, o: Options) -> None:
    if isinstance(target, UpTo):
        target.kind.gather(s, f, o)
    else:
        target.gather(s, f, o)


def rival_in(target: Node) -> Rival | None:
    """The competitor whose card a noun phrase speaks of, where it leaves open who that is."""
    from midway.kernel.game import children

    for child in children(target):
        rival = child if isinstance(child, Rival) else rival_in(child)
        if rival is not None and not rival.refers:
            return rival
    return None


def speaks_of(target: Target, s: State, owner: i64, src: i64, card: i64, by: Node, them: i64 = -1) -> bool:
    """Does a noun phrase on card `src` mean this card? "Their" is said of `them`, or else of the owner."""
    if isinstance(target, This):
        return card == s.game.title.meant_by(s, src, target.noun)
    kind = kind_of(target)
    if kind is None or card < 0:
        return False
    f = s.begin(by, owner, src)
    s.set_them(f, them if them >= 0 else owner)
    fits = kind.fits(s, f, card)
    where = kind.where
    if fits and where is not None:
        there = Options()
        where.cards(s, f, there)
        fits = there.has(card)
    s.pop()
    return fits


def is_met(need: Need, s: State, f: i64) -> bool:
    if isinstance(need, Things):
        return need.count(s, f) >= need.least()
    return need.met(s, f)
