"""Deeds in a park: demolish, dismiss, close, reopen, move, bury, exhume."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.nodes.standing import CannotBe
from midway.kernel.nodes.things import Kind, Target, Things, UpTo, kind_of
from midway.kernel.options import Options
from midway.kernel.totals import asked_now, is_on
from midway.titles.unfair import changes, park
from midway.titles.unfair.nodes.extremes import TheMost
from midway.titles.unfair.nodes.picking import Destined, ParkDeed
from midway.titles.unfair.nodes.pieces import built_in_names, calls_upgrades, hosts_at
from midway.titles.unfair.placement import is_suitable
from midway.titles.unfair.printed import (
    ATTRACTION,
    BESIDE_THE_ENTRANCE,
    UPGRADE,
    columns,
    is_attraction,
    is_kind,
    is_upgrade,
)
from midway.titles.unfair.schema import BURIED, drawn
from midway.titles.unfair.words import phrase

if TYPE_CHECKING:
    from midway.kernel.state import State

CLOSABLE: Final = ATTRACTION | BESIDE_THE_ENTRANCE
DEMOLISHABLE: Final = CLOSABLE | UPGRADE


def is_for_built_in(s: State, kind: Kind | None, card: i64) -> bool:
    """Is this attraction picked for an upgrade that is built into it?"""
    return kind is not None and is_attraction(s, card) and calls_upgrades(s, kind.sort.noun)


def guards_built_in(s: State, attraction: i64) -> bool:
    """Does a card say that upgrades on this attraction cannot be demolished? Then those built in cannot either."""
    for asked in asked_now(s):
        rule = asked.rule
        if isinstance(rule, CannotBe) and rule.at == columns(s).demolish and is_on(s, rule):
            kind = kind_of(rule.what)
            if kind is not None and calls_upgrades(s, kind.sort.noun):
                hosts = Options()
                f = s.begin(rule, asked.owner, asked.src)
                hosts_at(s, f, kind.where, hosts)
                s.pop()
                if hosts.has(attraction) and len(built_in_names(s, attraction, kind.sort)) > 0:
                    return True
    return False


@dataclass(frozen=True)
class Demolish(ParkDeed):
    """A built-in upgrade stands on the list as its attraction, which closes instead (UNF-BIU-07, -10)."""

    what: Target

    @property
    def verb(self) -> str:
        return "demolish"

    def target(self) -> Target:
        return self.what

    def suits(self, s: State, f: i64, card: i64) -> bool:
        return s.is_in_play(card) and is_kind(s, card, DEMOLISHABLE)

    def could_be(self, s: State, f: i64, o: Options) -> None:
        super().could_be(s, f, o)
        what = self.what
        kind = kind_of(what)
        if kind is None or kind.having is not None or not isinstance(what, (Things, UpTo)):
            return
        if not calls_upgrades(s, kind.sort.noun):
            return
        found = Options()
        hosts_at(s, f, kind.where, found)
        is_topmost = isinstance(what, TheMost)
        for i in range(found.count()):
            host = found.at(i)
            if park.is_closed(s, host) or self.is_kept_from(s, f, s.owner_of(host)):
                continue
            if is_topmost and park.upgrades_on(s, host) > 0:
                continue
            if len(built_in_names(s, host, kind.sort)) > 0:
                o.add(host)

    def is_protected(self, s: State, f: i64, card: i64) -> bool:
        if is_for_built_in(s, kind_of(self.what), card):
            return s.forbidden(s.actor(f), columns(s).close, card) or guards_built_in(s, card)
        return super().is_protected(s, f, card)

    def do(self, s: State, f: i64, card: i64) -> None:
        if is_for_built_in(s, kind_of(self.what), card):
            changes.close(s, f, card)
            changes.done_to(s, f, columns(s).close, card)
        else:
            changes.demolish(s, f, card)


@dataclass(frozen=True)
class Dismiss(ParkDeed):
    """Demolish, said of staff (UNF-STAFF-04)."""

    who: Target

    @property
    def verb(self) -> str:
        return "dismiss"

    def target(self) -> Target:
        return self.who

    def suits(self, s: State, f: i64, card: i64) -> bool:
        return s.is_in_play(card) and is_kind(s, card, BESIDE_THE_ENTRANCE)

    def do(self, s: State, f: i64, card: i64) -> None:
        changes.demolish(s, f, card)


@dataclass(frozen=True)
class Close(ParkDeed):
    what: Target

    @property
    def verb(self) -> str:
        return "close"

    def target(self) -> Target:
        return self.what

    def suits(self, s: State, f: i64, card: i64) -> bool:
        """What is closed cannot be closed again (UNF-CLOSE-06)."""
        return s.is_in_play(card) and is_kind(s, card, CLOSABLE) and not park.is_closed(s, card)

    def do(self, s: State, f: i64, card: i64) -> None:
        changes.close(s, f, card)


@dataclass(frozen=True)
class MakeUnavailable(ParkDeed):
    """Close, said of staff."""

    what: Target

    @property
    def verb(self) -> str:
        return "close"

    def target(self) -> Target:
        return self.what

    def suits(self, s: State, f: i64, card: i64) -> bool:
        return is_kind(s, card, BESIDE_THE_ENTRANCE) and s.is_in_play(card) and not park.is_closed(s, card)

    def do(self, s: State, f: i64, card: i64) -> None:
        changes.make_unavailable(s, f, card)


@dataclass(frozen=True)
class Reopen(ParkDeed):
    what: Target

    @property
    def verb(self) -> str:
        return "reopen"

    @property
    def harms(self) -> bool:
        return False

    def target(self) -> Target:
        return self.what

    def suits(self, s: State, f: i64, card: i64) -> bool:
        return s.is_in_play(card) and park.is_closed(s, card)

    def do(self, s: State, f: i64, card: i64) -> None:
        changes.reopen(s, f, card)


phrase(Demolish, "~demolish {what}", "~снести {what:acc}")
phrase(Dismiss, "~dismiss {who}", "~уволить {who:acc}")
phrase(Close, "~close {what}", "~закрыть {what:acc}")
phrase(MakeUnavailable, "~make {what} unavailable", "~сделать {what:acc} ~недоступный:ins")
phrase(Reopen, "~reopen {what}", "~открыть заново {what:acc}")


# ---- to another card ---------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Move(Destined):
    """An upgrade to another attraction it suits; it is neither built nor demolished (UNF-MOVE-02, -05)."""

    what: Target
    to: Things

    @property
    def verb(self) -> str:
        return "move"

    def target(self) -> Target:
        return self.what

    def hosts(self, s: State, f: i64, card: i64, o: Options) -> None:
        found = Options()
        self.to.gather(s, f, found)
        for i in range(found.count()):
            host = found.at(i)
            if (
                is_upgrade(s, card)
                and park.is_standing(s, card)
                and is_attraction(s, host)
                and park.attraction_of(s, card) != host
                and is_suitable(s, s.owner_of(host), card, host)
            ):
                o.add(host)

    def arrive(self, s: State, f: i64, card: i64, host: i64) -> None:
        changes.move_upgrade(s, f, card, host)


@dataclass(frozen=True)
class Bury(Destined):
    what: Target
    under: Things

    @property
    def verb(self) -> str:
        return "bury"

    def target(self) -> Target:
        return self.what

    def hosts(self, s: State, f: i64, card: i64, o: Options) -> None:
        found = Options()
        self.under.gather(s, f, found)
        for i in range(found.count()):
            host = found.at(i)
            owner = s.owner_of(host)
            if host != card and s.is_in_play(host) and owner >= 0 and s.room(s.zone(owner, BURIED)) > 0:
                o.add(host)

    def arrive(self, s: State, f: i64, card: i64, host: i64) -> None:
        changes.bury(s, f, card, host)


@dataclass(frozen=True)
class Exhume(ParkDeed):
    """What is taken out lies aside until a sentence says where it goes; else it is discarded (UNF-BURY-06)."""

    what: Target

    @property
    def verb(self) -> str:
        return "exhume"

    def target(self) -> Target:
        return self.what

    def suits(self, s: State, f: i64, card: i64) -> bool:
        owner = s.owner_of(card)
        return owner >= 0 and s.where(card) == s.zone(owner, BURIED)

    def do(self, s: State, f: i64, card: i64) -> None:
        owner = s.owner_of(card)
        changes.exhume_card(s, owner, card)
        s.move(card, drawn(s, s.actor(f)))
        s.affect(f, owner)


phrase(Move, "~move {what} to {to}", "~переместить {what:acc} на {to:acc}")
phrase(Bury, "~bury {what} under {under}", "~закопать {what:acc} под {under:acc}")
phrase(Exhume, "~exhume {what}", "~извлечь {what:acc}")
