"""Unfair as a title: who plays, with which packs, and where each of its answers is found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.content import CardDef, Pack
from midway.kernel.node import Node
from midway.kernel.nodes.deeds import Deed, make_strict
from midway.kernel.nodes.rulebox import Box, RuleBox
from midway.kernel.nodes.sentences import Command
from midway.kernel.options import arg_of
from midway.kernel.title import SetupOption, Title
from midway.titles.unfair import blocking, decks, explain, limits, money, narrate, refusals, repairs, scoring
from midway.titles.unfair.abilities import UseAbility
from midway.titles.unfair.building import BuildCard
from midway.titles.unfair.card_texts import BOTTOM_HALF, TOP_HALF
from midway.titles.unfair.events_step import PlayEvent, audience_of
from midway.titles.unfair.game_options import chosen, drawn, is_short, options, pack_names, warnings
from midway.titles.unfair.kinds import covered_by, words_of
from midway.titles.unfair.mesmerism import served_by
from midway.titles.unfair.moments import rank_of
from midway.titles.unfair.nodes.drawing import put_back_aside
from midway.titles.unfair.nodes.events import may_aim_at
from midway.titles.unfair.nodes.filters import meant_by
from midway.titles.unfair.nodes.pieces import counted
from midway.titles.unfair.park import is_closed, is_half
from midway.titles.unfair.printed import Columns
from midway.titles.unfair.rounds import flow, is_during
from midway.titles.unfair.schema import CITY_BLOCKERS, CITY_CURRENT, SCHEMA
from midway.titles.unfair.setup import lay_out
from midway.titles.unfair.symbols import symbols_of
from midway.titles.unfair.take import KeepOne
from midway.titles.unfair.verbs import VERBS
from midway.titles.unfair.words import COVERS

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.happenings import Fact
    from midway.kernel.messages import Message, Part
    from midway.kernel.nodes.things import Kind, Noun
    from midway.kernel.options import Options
    from midway.kernel.state import State

BACKS = {
    "attraction": "Park card",
    "upgrade": "Park card",
    "staff": "Park card",
    "resource": "Park card",
    "event": "Event card",
    "blueprint": "Blueprint card",
    "showcase": "Showcase card",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Unfair(Title):
    id = "unfair"
    rules_version = 1
    least_seats = 2
    most_seats = 5

    def __init__(self, given: list[Pack] | None = None) -> None:
        super().__init__(SCHEMA, VERBS)
        self.given = given  # packs to use in place of those on the shelf

    # ---- before the match ------------------------------------------------------------------------------
    def names(self) -> dict[str, str]:
        return {"en": "Unfair", "ru": "Unfair"}

    def setup_options(self) -> list[SetupOption]:
        return options(self.known_packs())

    def known_packs(self) -> list[str]:
        """The ids of all packs there are."""
        if self.given is not None:
            return [pack.id for pack in self.given]
        from midway.titles.unfair.shelf import pack_ids

        return pack_ids()

    def chosen(self, given: dict[str, str], seats: int = 0) -> dict[str, str]:
        return chosen(given, self.checked(given), self.known_packs(), seats)

    def drawn(self, chosen: dict[str, str], seats: int, key0: int, key1: int) -> dict[str, str]:
        return drawn(chosen, seats, self.known_packs(), key0, key1)

    def warnings(self, chosen: dict[str, str], seats: int) -> list[Message]:
        return warnings(chosen, seats)

    def packs(self, seats: int, options: dict[str, str]) -> list[Pack]:
        names = pack_names(seats, options, self.known_packs())
        if self.given is not None:
            by_name = {pack.id: pack for pack in self.given}
            return [by_name[name] for name in names]
        from midway.titles.unfair.shelf import pack_named

        return [pack_named(name) for name in names]

    def restored_pack(self, written: str) -> Pack:
        from midway.titles.unfair.shelf import PACKS

        return PACKS.restore(written)

    def copies(self, card: CardDef, game: Game) -> int:
        """Cards without rules stay in the box; short games leave out what needs a long one (UNF-GC-12, -14)."""
        if card.kind in ("loan", "summary") or ("long_game" in card.flags and is_short(game)):
            return 0
        return card.copies

    def speaks_to_each(self, card: CardDef) -> bool:
        """City cards and Theme Overviews are nobody's (UNF-INTERP-43)."""
        return card.kind in ("city", "overview")

    def audience(self, s: State, f: i64) -> int:
        return audience_of(s, f)

    def back(self, card: CardDef) -> str:
        if card.kind == "city":
            return f"{card.choices['side']} City card"
        return BACKS.get(card.kind, card.kind)

    def symbols(self, card: CardDef) -> dict[str, tuple[str, ...]]:
        return symbols_of(card)

    def words_for(self, card: CardDef) -> tuple[str, ...]:
        return words_of(card)

    def covers(self, noun: str) -> tuple[str, ...]:
        return COVERS.get(noun, covered_by(noun))

    def deed_meant(self, name: str) -> str:
        """To dismiss is to demolish (UNF-STAFF-04)."""
        return "demolish" if name == "dismiss" else name

    def tables(self, game: Game) -> None:
        for rules in game.rules:
            for name, box in rules.boxes.items():
                prepare(name, box)
            blocking.open_windows(rules)
        columns = Columns(game)
        game.lookup = columns
        game.lends = columns.mesmerises

    def flow(self) -> Node:
        return flow()

    def more_nodes(self) -> dict[str, Node]:
        return {
            "build": BuildCard(),
            "use": UseAbility(),
            "play": PlayEvent(),
            "keep one": KeepOne(False),
            "keep one or none": KeepOne(True),
            "borrow": money.Borrow(),
            "trade in": money.TradeIn(),
            "repair": limits.Repair(),
        }

    def setup(self, s: State) -> None:
        lay_out(s)

    def count_openly(self, s: State, shown: State) -> None:
        decks.count_backs(s, shown)

    # ---- while it is played --------------------------------------------------------------------------------
    def is_silent(self, s: State, card: i64) -> bool:
        return is_closed(s, card)

    def acts_for(self, s: State, card: i64, owner: i64) -> i64:
        """Mesmerised staff serve the mesmeriser (UNF-VAMP-02)."""
        return served_by(s, card, owner)

    def is_chosen(self, s: State, card: i64, side: i64) -> bool:
        return is_half(s, card, side)

    def is_during(self, s: State, moment: str) -> bool:
        return is_during(s, moment)

    def is_untidy(self, s: State) -> bool:
        return limits.is_untidy(s)

    def put_right(self, s: State) -> list[int]:
        return repairs.put_right(s)

    def tidy(self, s: State) -> Node | None:
        return limits.tidy(s)

    def free_moves(self, s: State, seat: i64, o: Options) -> None:
        money.offer_free_moves(s, seat, o)

    def free_move(self, s: State, seat: i64, choice: i64) -> Node:
        return money.free_move(s, choice)

    def can_raise(self, s: State, seat: i64, token: i64, n: i64) -> bool:
        return money.can_raise_coins(s, seat, token, n)

    def rank(self, s: State, card: i64) -> i64:
        return rank_of(s, card)

    # ---- what texts mean ---------------------------------------------------------------------------------------
    def counted(self, s: State, f: i64, kind: Kind) -> i64:
        return counted(s, f, kind)

    def meant_by(self, s: State, card: i64, noun: Noun) -> i64:
        return meant_by(s, card, noun)

    def may_aim_at(self, s: State, f: i64, seat: i64) -> bool:
        return may_aim_at(s, f, seat)

    # ---- events ------------------------------------------------------------------------------------------------
    def can_be_blocked(self, s: State, f: i64) -> bool:
        return blocking.is_event(s, f)

    def blocks(self, s: State, f: i64, seat: i64, o: Options) -> None:
        blocking.offer_blocks_of(s, seat, blocking.attack_running(s, f), o)

    def block(self, s: State, f: i64, seat: i64, choice: i64) -> bool:
        blocking.spend(s, seat, arg_of(choice))
        blocking.remember_block(s, s.src(s.box(f)), seat)
        return True

    def is_asked(self, s: State, f: i64, seat: i64, aimed_at: bool) -> bool:
        return blocking.is_asked(s, f, seat, aimed_at)

    def has_reactions(self) -> bool:
        return True

    def reactions(self, s: State, f: i64, seat: i64, o: Options) -> None:
        blocking.offer_reactions(s, seat, o)

    def react(self, s: State, f: i64, seat: i64, choice: i64) -> None:
        blocking.react(s, f, seat, arg_of(choice))

    def blocked_before(self, s: State, f: i64) -> int:
        return blocking.blocked_before(s, f)

    def spared_by(self, s: State, f: i64) -> int:
        return blocking.spared_by(s, f)

    def is_spared(self, s: State, z: i64, seat: i64) -> bool:
        return z == CITY_CURRENT and (s.num(CITY_BLOCKERS) >> seat) & 1 == 1

    def finish_box(self, s: State, f: i64) -> None:
        put_back_aside(s, f)

    # ---- telling ---------------------------------------------------------------------------------------------
    def scores(self, s: State) -> list[int]:
        return [scoring.score(s, seat) for seat in range(s.players)]

    def places(self, s: State) -> list[int]:
        return scoring.places(s)

    def values(self) -> list[str]:
        return explain.values()

    def card_values(self, s: State, card: i64, seat: i64) -> dict[str, int]:
        return explain.card_values(s, card, seat)

    def seat_values(self, s: State, seat: i64) -> dict[str, int]:
        return explain.seat_values(s, seat)

    def explain(self, s: State, value: str, seat: i64, card: i64) -> list[Part]:
        return explain.explain(s, value, seat, card)

    def narrate(self, s: State, fact: Fact) -> Message | None:
        return narrate.narrate(s, fact)

    def why_not(self, s: State, seat: i64, choice: i64) -> tuple[str, str]:
        return refusals.why_not(s, seat, choice)

    def conserved(self, s: State) -> dict[str, int]:
        """No card is ever lost."""
        return {"cards": sum([1 for card in range(len(s.game.cards)) if s.where(card) > 0])}


def prepare(name: str, box: RuleBox) -> None:
    """Halves know their side, extra costs are paid whole."""
    if name in ("top.text", "bottom.text"):
        stand_on(box, TOP_HALF if name == "top.text" else BOTTOM_HALF)
    if name.endswith("cost") and isinstance(box, Box):
        for sentence in box.rules:
            if isinstance(sentence, Command):
                make_strict(sentence)
                if isinstance(sentence.does, Deed):
                    sentence.does.lower("whole", True)


def stand_on(box: RuleBox, side: int) -> None:
    """Everything in this box holds only while this half is chosen (UNF-PIN-07)."""
    box.lower("side", side)
    for sentence in box.sentences():
        sentence.lower("side", side)
    if isinstance(box, Box):
        for timed in box.timed:
            stand_on(timed, side)
