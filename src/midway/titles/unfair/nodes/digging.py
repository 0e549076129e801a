"""Digging: the rule of the Jungle's Overview, and the deed (UNF-JUNG)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.agenda import NOTHING, happen
from midway.kernel.nodes.deeds import Deed
from midway.kernel.nodes.things import Kind, One
from midway.kernel.options import DONE, PICK, Options
from midway.kernel.results import ENACTED, FAILED
from midway.titles.unfair import decks
from midway.titles.unfair.printed import columns
from midway.titles.unfair.schema import HAND, PARK_DECK, REVEALED
from midway.titles.unfair.texts import Excavation
from midway.titles.unfair.words import phrase

if TYPE_CHECKING:
    from midway.kernel.state import State


@dataclass(frozen=True)
class WhoeverDigs(Excavation):
    """Says what may be kept; where nothing says so, nothing may."""

    what: One

    def treasure(self) -> Kind:
        return self.what.kind


@dataclass(frozen=True)
class Dig(Deed):
    """Reveal so many Park cards, keep one that the Overview allows, or none; discard the rest (UNF-JUNG-02).

    Its frame's items: the cards revealed.
    """

    n: int

    @property
    def verb(self) -> str:
        return "dig"

    @property
    def binds(self) -> str:
        return "card deed"

    def names(self) -> tuple[str, ...]:
        return ("dig", "artifact")

    @property
    def harms(self) -> bool:
        return False

    @property
    def items_are(self) -> str:
        return "card"

    def possible(self, s: State, f: i64) -> bool:
        return not self.is_barred(s, f, s.actor(f)) and decks.has_enough(s, PARK_DECK, self.n)

    def question(self, s: State, f: i64) -> str:
        return "card"

    def rule_id(self, s: State, f: i64) -> str:
        return "UNF-JUNG-02"

    def treasures(self, s: State, f: i64, o: Options) -> None:
        rule = columns(s).excavation
        if rule is None or s.room(s.zone(s.actor(f), HAND)) == 0:
            return
        for i in range(s.items(f)):
            if rule.treasure().fits(s, f, s.item(f, i)):
                o.add(s.item(f, i))

    def options(self, s: State, f: i64, o: Options) -> None:
        found = Options()
        self.treasures(s, f, found)
        for i in range(found.count()):
            o.offer(PICK, found.at(i))
        o.offer(DONE)

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 0:
            if not self.possible(s, f):
                s.end(FAILED)
                return
            self._reveal(s, f)
            found = Options()
            self.treasures(s, f, found)
            if found.count() > 0:
                s.ask(f, 1, s.actor(f))
                return
        elif s.verb == PICK:
            s.move(s.arg, s.zone(s.actor(f), HAND))
            s.note(f, self.slot, s.arg)
        self._discard_rest(s, f)
        self.touch(s, f, s.actor(f))
        happen(s, f, self.number, NOTHING)
        s.end(ENACTED)

    def _reveal(self, s: State, f: i64) -> None:
        for _ in range(self.n):
            card = decks.reveal_from(s, PARK_DECK)
            if card >= 0:
                shown: int = card
                s.fix(f, shown)

    def _discard_rest(self, s: State, f: i64) -> None:
        for i in range(s.items(f)):
            if s.where(s.item(f, i)) == REVEALED:
                decks.put_away(s, s.item(f, i))
        decks.refill_decks(s)
        decks.refill_market(s)


phrase(
    WhoeverDigs,
    "whoever digs reveals Park cards to that depth, may keep {what} among them and discards the others",
    "кто копает, раскрывает карты парка на такую глубину, может оставить себе из них {what:acc} и сбрасывает остальные",
)
phrase(Dig, "~dig {n} ~card deep", "~копать на глубину {n} ~карта:gen")
