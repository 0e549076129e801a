"""Tables for stories: who has which park, guests, money and staff, and which phase is played.

table = a_table().with_park("ann", c4="ferris-wheel", d4="log-flume+generator").with_guests("ann", e2="green-3")
table.playing("ann", "guide", "mascot").operate()
table.choose("ann", "operate park-entrance", "move green-2 spooky-forest")
assert table.guests("ann", "d2") == "green-2"
"""

from __future__ import annotations

import pytest

from midway.kernel.begin import new_state
from midway.kernel.decisions import Decision, decision_for
from midway.kernel.errors import Refused
from midway.kernel.game import Game
from midway.kernel.happenings import Fact
from midway.kernel.node import Node
from midway.kernel.nodes.flow import Seq, Together
from midway.kernel.schema import R_WHO, STRANDS, TOGETHER
from midway.kernel.state import State
from midway.titles.dice_theme_park.columns import STAFF_IDS, columns
from midway.titles.dice_theme_park.components import components
from midway.titles.dice_theme_park.crowd import guest, guest_count
from midway.titles.dice_theme_park.guests import COLOUR_WORDS, kind_word
from midway.titles.dice_theme_park.objectives import JudgeObjective
from midway.titles.dice_theme_park.operate_draft import position_of
from midway.titles.dice_theme_park.park import cell_named
from midway.titles.dice_theme_park.rounds import BeginPhase
from midway.titles.dice_theme_park.schema import (
    ABOARD,
    ABOARD_SPACES,
    ADMINISTRATOR_DECK,
    BAG,
    COINS,
    CUBES,
    DEALT,
    EXPAND,
    HAND,
    IMPROVE,
    OPERATE,
    PLAN,
    PLAYED,
    ROUND,
    SKILL_DECK,
    STACK_A,
    STARS,
    UPGRADES,
    UPKEEP,
    WELCOME,
    seat_in_turn,
)
from midway.titles.dice_theme_park.setup import DealTiles, KeepTile, ShowTiles
from midway.titles.dice_theme_park.tiles import tile_at, upgrade_in
from midway.titles.dice_theme_park.title import DiceThemePark
from midway.titles.dice_theme_park.upkeep import UnlessLastRound
from midway.titles.dice_theme_park.verbs import UPGRADE_WORDS
from midway.titles.dice_theme_park.welcome import guests_aboard
from tests.titles.dice_theme_park.layouts import NAMES, Layout, seat_of

TITLE = DiceThemePark()
__all__ = ["NAMES", "TITLE", "Table", "a_table", "cost", "money", "refused", "seat_of"]


def a_table(players: int = 2, seed: int = 1, **options: str) -> Table:
    """Everything set up but for administrators, skills and first tiles; nothing runs."""
    chosen = TITLE.chosen(options)
    game = Game(TITLE, players, chosen, TITLE.packs(players, chosen))
    s = new_state(game, seed, seed + 1)
    _stop(s)
    s.put(ROUND, 1)
    return Table(s)


def _stop(s: State) -> None:
    """Nothing runs, and what was dealt is back in its deck."""
    for seat in range(s.players):
        s.close_strand(seat)
        for card in s.cards(s.zone(seat, DEALT)):
            kind = s.game.cards[card].kind
            s.lift(card)
            s.put_in(card, {"administrator": ADMINISTRATOR_DECK, "skill": SKILL_DECK}.get(kind, STACK_A), 0)
    while s.top != 0:
        s.pop()
    s.put(STRANDS, 0)
    s.put(TOGETHER, 0)
    s.put(R_WHO, -1)


def cost(tile: str) -> int:
    """The build cost printed on a tile."""
    return components().card(tile).numbers["cost"]


def money(staff: str) -> int:
    """The money printed on a staff card."""
    return components().card(staff).numbers["money"]


def refused(table: Table, name: str, words: str, because: str) -> None:
    """The choice is refused by this rule, and nothing changes."""
    before = table.s.save()
    with pytest.raises(Refused) as told:
        table.take(name, words)
    assert told.value.rule == because
    assert table.s.save() == before


class Table(Layout):
    """A position that tells stories."""

    # ---- playing ----------------------------------------------------------------------------------------------
    def first_tiles(self) -> list[Node]:
        """The last steps of setting up: two tiles dealt to each, one kept and placed, the display."""
        return [self.found(DealTiles), self.together(KeepTile), self.found(ShowTiles)]

    def together(self, part: type[Node]) -> Node:
        """What all do at the same time."""
        return next(node for node in self.game.nodes if isinstance(node, Together) and isinstance(node.part, part))

    def plan(self) -> Table:
        return self.run(*self.phase(PLAN))

    def welcome(self) -> Table:
        return self.run(*self.phase(WELCOME))

    def expand(self) -> Table:
        return self.run(*self.phase(EXPAND))

    def improve(self) -> Table:
        return self.run(*self.phase(IMPROVE))

    def operate(self) -> Table:
        return self.run(*self.phase(OPERATE))

    def earn(self) -> Table:
        """What Upkeep begins with, and does after the last round as well."""
        return self.run(*[node for node in self.phase(UPKEEP) if not isinstance(node, UnlessLastRound)])

    def judge(self) -> Table:
        return self.run(self.found(JudgeObjective))

    def upkeep(self) -> Table:
        return self.run(*self.phase(UPKEEP))

    def prepare(self) -> Table:
        """Everything that prepares the next round; who has played no staff yet has played two without a word in it."""
        for seat in range(self.s.players):
            if self.s.count(self.s.zone(seat, PLAYED)) == 0:
                self.playing(NAMES[seat], "concierge", "builder")
        [preparing] = [node.part for node in self.game.nodes if isinstance(node, UnlessLastRound)]
        return self.run(preparing)

    def phase(self, which: int) -> list[Node]:
        """What the flow of a round does in this phase, in its order."""
        [parts] = [
            node.parts
            for node in self.game.nodes
            if isinstance(node, Seq) and any(isinstance(part, BeginPhase) for part in node.parts)
        ]
        begins = [i for i, node in enumerate(parts) if isinstance(node, BeginPhase)]
        first = next(i for i in begins if parts[i] == BeginPhase(which))
        return list(parts[first : min([i for i in begins if i > first], default=len(parts))])

    def run(self, *nodes: Node) -> Table:
        """Run nodes of the flow one after the other, to the first question."""
        for node in reversed(nodes):
            self.s.begin(node, 0)
        self.s.run()
        return self

    def found(self, kind: type[Node]) -> Node:
        """The first node of the flow of that class."""
        return next(node for node in self.game.nodes if isinstance(node, kind))

    def choose(self, name: str, *words: str) -> Table:
        """Answers of one seat, one after the other, as short words: "operate log-flume"."""
        for said in words:
            self.take(name, said)
        return self

    def take(self, name: str, words: str) -> None:
        seat = seat_of(name)
        for choice in self.s.legal(seat):
            if self._short(choice) == words:
                self.s.apply(seat, choice)
                return
        self.s.apply(seat, self._read(name, words))

    def options(self, name: str) -> list[str]:
        """What the seat may answer, in short words."""
        return [self._short(choice) for choice in self.s.legal(seat_of(name))]

    def asked(self) -> list[str]:
        return [NAMES[seat] for seat in self.s.awaited()]

    def question(self, name: str) -> str:
        return self._decision(name).kind.rpartition("/")[2]

    def rule(self, name: str) -> str:
        """The rule the seat's question names."""
        return self._decision(name).rule

    def _decision(self, name: str) -> Decision:
        decision = decision_for(self.s, seat_of(name))
        assert decision is not None
        return decision

    def _short(self, choice: int) -> str:
        words = self.game.title.verbs.written(choice, self.game.card_names).split(" ")
        return " ".join([word.removeprefix("components.").partition("#")[0] for word in words])

    def _read(self, name: str, words: str) -> int:
        """Short words of something that is not offered."""
        verb, *args = words.split(" ")
        kinds = self.game.title.verbs.by_name[verb].args
        full = [
            self.game.card_names[self._any(name, word)] if kind == "card" else word
            for kind, word in zip(kinds, args, strict=True)
        ]
        return int(self.game.title.verbs.read(" ".join([verb, *full]), self.game.card_numbers))

    def _any(self, name: str, card_id: str) -> int:
        mine = self._in_park(name, card_id)
        return mine if mine >= 0 else self.card(card_id)

    # ---- questions ------------------------------------------------------------------------------------------------
    def coins(self, name: str) -> int:
        return int(self.s.own(seat_of(name), COINS))

    def stars(self, name: str) -> int:
        return int(self.s.own(seat_of(name), STARS))

    def own(self, name: str, field: int) -> int:
        return int(self.s.own(seat_of(name), field))

    def guests(self, name: str, cell: str) -> str:
        """Who stands there, for everybody to see."""
        seat = seat_of(name)
        dice = [guest(self.s, seat, i) for i in range(guest_count(self.s, seat))]
        return " ".join([kind_word(int(die & 127)) for die in dice if die >> 7 == cell_named(cell)])

    def drafted(self, name: str, cell: str) -> str:
        """Who stands there as the seat itself sees it while it operates."""
        return " ".join([kind_word(kind) for kind in position_of(self.s, seat_of(name)).dice_on(cell_named(cell))])

    def cubes(self, name: str, cell: str) -> int:
        """As the seat itself sees them while it operates."""
        return int(position_of(self.s, seat_of(name)).cubes_on(cell_named(cell)))

    def shown_cubes(self, name: str, cell: str) -> int:
        return int(self.s.own(seat_of(name), CUBES + cell_named(cell)))

    def upgrades(self, name: str, cell: str) -> list[str]:
        has = self.s.own(seat_of(name), UPGRADES + cell_named(cell))
        return [UPGRADE_WORDS[upgrade_in(has, space)] for space in range(2) if upgrade_in(has, space) >= 0]

    def tile(self, name: str, cell: str) -> str:
        card = tile_at(self.s, seat_of(name), cell_named(cell))
        return self.game.cards[card].id if card >= 0 else ""

    def order(self) -> list[str]:
        return [NAMES[seat_in_turn(self.s, place)] for place in range(self.s.players)]

    def hand(self, name: str) -> list[str]:
        """Staff in hand, in the order of die values."""
        cards = self.s.cards(self.s.zone(seat_of(name), HAND))
        return [STAFF_IDS[n] for n in sorted(int(columns(self.s).staff[card]) for card in cards)]

    def in_zone(self, zone: int) -> list[str]:
        return [self.game.cards[card].id for card in self.s.cards(zone)]

    def of(self, name: str, zone: int) -> list[str]:
        """The cards in a seat's zone."""
        return self.in_zone(int(self.s.zone(seat_of(name), zone)))

    def in_bag(self) -> dict[str, int]:
        return {COLOUR_WORDS[colour]: int(self.s.num(BAG + colour)) for colour in range(3)}

    def guests_on(self, monorail: str) -> str:
        at = guests_aboard(self.s, self.card(monorail))
        return " ".join([kind_word(int(self.s.num(at + k))) for k in range(3) if self.s.num(at + k) != 0])

    def guests_on_monorails(self) -> int:
        return sum(self.s.num(ABOARD + k) != 0 for k in range(ABOARD_SPACES))

    def facts(self, kind: int) -> list[Fact]:
        """What was told of that kind so far."""
        assert self.s.facts is not None
        return [fact for fact in self.s.facts.all if fact.kind == kind]
