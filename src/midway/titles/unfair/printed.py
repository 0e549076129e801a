"""What is printed on cards: one column a number, looked up by card. What rules make of it is in park.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from midway.kernel.content import CardDef, Pack
from midway.titles.unfair.card_texts import (
    ABILITIES,
    acts_at_once,
    attack_bit,
    attacks_of,
    changes_limits,
    excavation_of,
    halves_to_play,
    has_mesmerism,
    moments_of,
)
from midway.titles.unfair.card_texts import (
    BOTTOM_HALF as BOTTOM_HALF,
)
from midway.titles.unfair.card_texts import (
    TOP_HALF as TOP_HALF,
)
from midway.titles.unfair.game_options import (
    SCHOOL_VACATION,
    WORLD_PEACE,
    has_changer,
    loan_table,
    size_table,
)
from midway.titles.unfair.kinds import ATTACKS, THEMES, words_of_built_in
from midway.titles.unfair.texts import Blocks, Excavation, Reacts, StarFormula, Strip

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.node import Node
    from midway.kernel.state import State

# kinds of card as bits
ATTRACTION: Final = 1
UPGRADE: Final = 2
STAFF: Final = 4
RESOURCE: Final = 8
EVENT: Final = 16
BLUEPRINT: Final = 32
SHOWCASE: Final = 64
CITY: Final = 128
GATE: Final = 256
OVERVIEW: Final = 512
BESIDE_THE_ENTRANCE: Final = STAFF | RESOURCE
BITS: Final[dict[str, int]] = {
    "attraction": ATTRACTION,
    "upgrade": UPGRADE,
    "staff": STAFF,
    "resource": RESOURCE,
    "event": EVENT,
    "blueprint": BLUEPRINT,
    "showcase": SHOWCASE | ATTRACTION,
    "city": CITY,
    "gate": GATE,
    "overview": OVERVIEW,
}

NOT_PRINTED: Final = -1


@final
class Columns:
    """All columns of one game."""

    def __init__(self, game: Game) -> None:
        cards = game.cards
        self.kind: vec[i64] = vec[i64]([BITS.get(card.kind, 0) for card in cards])
        self.stars: vec[i64] = game.column("stars", NOT_PRINTED)
        self.price: vec[i64] = game.column("price", NOT_PRINTED)
        self.points: vec[i64] = game.column("points")
        self.panorama: vec[i64] = game.column("panorama")
        self.capacity: vec[i64] = game.column("capacity")
        self.attractions: vec[i64] = game.column("attractions")
        self.supers: vec[i64] = game.column("super_attractions")
        self.bonus: vec[i64] = game.column("bonus_points")
        self.stars_top: vec[i64] = game.column("top.stars")
        self.stars_bottom: vec[i64] = game.column("bottom.stars")
        self.long_game: vec[i64] = vec[i64]([1 if "long_game" in card.flags else 0 for card in cards])
        self.funfair: vec[i64] = vec[i64]([1 if card.choices.get("side") == "funfair" else 0 for card in cards])
        self.costs: vec[i64] = vec[i64](
            [TOP_HALF * ("top.cost" in card.texts) + BOTTOM_HALF * ("bottom.cost" in card.texts) for card in cards]
        )
        self.pins: vec[i64] = vec[i64](
            [TOP_HALF * ("top.pin" in card.flags) + BOTTOM_HALF * ("bottom.pin" in card.flags) for card in cards]
        )
        self.theme: vec[i64] = vec[i64]([theme_bit(card.choices.get("theme", "")) for card in cards])
        self.attack: vec[i64] = vec[i64]([attack_bit(card.choices.get("attack")) for card in cards])
        self.attack_top: vec[i64] = vec[i64]([attack_bit(card.choices.get("top.attack")) for card in cards])
        self.attack_bottom: vec[i64] = vec[i64]([attack_bit(card.choices.get("bottom.attack")) for card in cards])
        self.counts_buried: bool = game.options.get("buried_icon", "on") == "on"
        self.counts_gate: bool = game.options.get("gate_star_counts", "on") == "on"
        self.is_peaceful: bool = has_changer(game, WORLD_PEACE)
        self.sizes: vec[i64] = vec[i64](size_table(game))
        self.loans: vec[i64] = vec[i64](loan_table(game))
        self.mesmerises: bool = has_mesmerism(game)
        self.excavation: Excavation | None = excavation_of(game)
        self.may_fizzle: bool = game.options.get("allow_fizzle", "on") == "on"
        self.noop_is_pass: bool = game.options.get("noop_ability_is_pass", "on") == "on"
        self.actions: i64 = 4 if has_changer(game, SCHOOL_VACATION) else 3
        self.fails_short: bool = game.options.get("insufficient_cards", "proceed") == "fail"
        self.skips: bool = game.options.get("pay_to_skip", "on") == "on"
        self.figures: object = None  # of bots: see prospects.py
        self.on_paper: dict[int, object] = {}  # by card: see nodes/sections.py
        self._name(game)
        self._build_in(game)
        self._look_into_texts(game)
        self.build: i64 = game.deed("build")
        self.add: i64 = game.deed("add")
        self.demolish: i64 = game.deed("demolish")
        self.close: i64 = game.deed("close")
        self.upgrade: i64 = game.deed("upgrade")
        self.move: i64 = game.deed("move")
        self.draw: i64 = game.deed("draw")
        self.play: i64 = game.deed("play")
        self.block: vec[i64] = vec[i64]([game.deed(block_of(attack)) for attack in ATTACKS])
        self.played: vec[i64] = vec[i64]([game.deed(attack_played(attack)) for attack in ATTACKS])
        self.aside: dict[int, list[Node]] = {}  # of rule boxes, by their number: see nodes/drawing.py
        self.gain_coins: i64 = game.deed("gain coin")

    def _name(self, game: Game) -> None:
        self.names: dict[str, int] = {}
        # by their titles, those a short game leaves out among them: texts may name them all the same
        self.titled: dict[str, CardDef] = {card.name.en: card for pack in game.packs for card in pack.cards}
        self.name: vec[i64] = vec[i64]([self.names.setdefault(card.id, len(self.names)) for card in game.cards])
        packs: list[int] = []
        for number, pack in enumerate(game.packs):
            for card in pack.cards:
                packs += [number] * game.title.copies(card, game)
        self.pack: vec[i64] = vec[i64](packs)

    def _build_in(self, game: Game) -> None:
        first: list[int] = []
        many: list[int] = []
        names: list[int] = []
        masks: list[int] = []
        themes: list[int] = []
        for card in range(len(game.cards)):
            built_in = game.cards[card].lists.get("built_in", ())
            first.append(len(names))
            many.append(len(built_in))
            bits = 0
            for name in built_in:
                names.append(self.names.setdefault(name, len(self.names)))
                masks.append(mask_of_built_in(game, name, game.packs[self.pack[card]]))
                bits |= theme_bit(name.removesuffix("-theme"))
            themes.append(bits)
        self.built_first: vec[i64] = vec[i64](first)
        self.built_many: vec[i64] = vec[i64](many)
        self.built_name: vec[i64] = vec[i64](names)
        self.built_mask: vec[i64] = vec[i64](masks)
        self.built_themes: vec[i64] = vec[i64](themes)

    def _look_into_texts(self, game: Game) -> None:
        strips: list[int] = []
        formulas: list[int] = []
        blocks: list[int] = []
        held: list[int] = []
        reacts: list[int] = []
        playable: list[int] = []
        at_once: list[int] = []
        moments: list[int] = []
        for card in range(len(game.cards)):
            rules = game.rules_of(card)
            strips.append(1 if isinstance(rules.boxes.get("strip"), Strip) else 0)
            formulas.append(1 if isinstance(rules.boxes.get("star_formula"), StarFormula) else 0)
            stop = 0
            in_hand = 0
            answers = 0
            for rule in rules.ongoing:
                side = 1 << (int(rule.side) - 1) if rule.side > 0 else 0
                if isinstance(rule, Blocks):
                    stop |= attacks_of(rule)
                    in_hand |= attacks_of(rule) if rule.from_hand or game.cards[card].kind == "event" else 0
                elif isinstance(rule, Reacts):
                    answers |= side or 4
            blocks.append(stop)
            held.append(in_hand)
            reacts.append(answers)
            playable.append(halves_to_play(game, card))
            at_once.append(1 if acts_at_once(rules.boxes.get("text")) else 0)
            moments.append(moments_of(game, card))
        self.strip: vec[i64] = vec[i64](strips)
        self.formula: vec[i64] = vec[i64](formulas)
        self.blocks: vec[i64] = vec[i64](blocks)  # the attacks it stops, as bits
        self.blocks_held: vec[i64] = vec[i64](held)  # those it stops out of the hand (UNF-INTERP-03)
        self.reacts: vec[i64] = vec[i64](reacts)
        self.playable: vec[i64] = vec[i64](playable)
        self.at_once: vec[i64] = vec[i64](at_once)
        self.moments: vec[i64] = vec[i64](moments)
        heard = 0
        for card in range(len(game.cards)):
            heard |= moments[card]
        self.moments_heard: i64 = heard  # of any card of this game
        self.has_abilities: bool = heard & ABILITIES != 0
        self.limits_change: bool = changes_limits(game)
        stopped = 0
        answered = 0
        for card in range(len(game.cards)):
            stopped |= blocks[card]
            answered |= reacts[card]
        self.stoppable: i64 = stopped  # attacks that some card of this game blocks
        self.has_reactions: bool = answered != 0


def block_of(attack: str) -> str:
    """The name of the deed of blocking such an event."""
    return f"block {attack}"


def attack_played(attack: str) -> str:
    """The name of the deed of playing such an event."""
    return f"play {attack}"


def columns(s: State) -> Columns:
    found: Columns = s.game.lookup
    return found


def theme_bit(theme: str) -> int:
    return 1 << THEMES.index(theme) if theme in THEMES else 0


def mask_of_built_in(game: Game, name: str, pack: Pack) -> int:
    """The bits of the nouns that fit a built-in upgrade."""
    mask = 0
    for word in words_of_built_in(name, pack):
        mask |= game.bit(word)
    return mask


# ---- questions -------------------------------------------------------------------------------------------
def is_kind(s: State, card: i64, kinds: i64) -> bool:
    return columns(s).kind[card] & kinds != 0


def is_attraction(s: State, card: i64) -> bool:
    """Super attractions are attractions too (UNF-ATTR-01)."""
    return is_kind(s, card, ATTRACTION)


def is_super(s: State, card: i64) -> bool:
    return is_kind(s, card, SHOWCASE) and is_kind(s, card, ATTRACTION)


def is_upgrade(s: State, card: i64) -> bool:
    return is_kind(s, card, UPGRADE)


def is_staff(s: State, card: i64) -> bool:
    return is_kind(s, card, STAFF)


def is_resource(s: State, card: i64) -> bool:
    return is_kind(s, card, RESOURCE)


def is_event(s: State, card: i64) -> bool:
    return is_kind(s, card, EVENT)


def is_blueprint(s: State, card: i64) -> bool:
    return is_kind(s, card, BLUEPRINT)


def stars_printed(s: State, card: i64) -> i64:
    """-1 where the card has no star value: not applicable, not 0 (UNF-CARD-06, -07)."""
    return columns(s).stars[card]


def price_printed(s: State, card: i64) -> i64:
    """The marked coin price; -1 where there is none (UNF-CARD-06)."""
    return columns(s).price[card]


def points_printed(s: State, card: i64) -> i64:
    return columns(s).points[card]


def name_of(s: State, card: i64) -> i64:
    """A number for its title: cards of one name have the same, whatever pack they are from."""
    return columns(s).name[card]


def pack_of(s: State, card: i64) -> i64:
    return columns(s).pack[card]


def theme_of(s: State, card: i64) -> i64:
    """The theme of a theme upgrade as a bit; 0: none."""
    return columns(s).theme[card]


def built_in_themes(s: State, attraction: i64) -> i64:
    return columns(s).built_themes[attraction]


def built_ins(s: State, attraction: i64) -> i64:
    """How many upgrades are built into it."""
    return columns(s).built_many[attraction]


def built_ins_that_are(s: State, attraction: i64, mask: i64) -> i64:
    """How many of its built-in upgrades any of these nouns fits; the mask of a noun is Noun.mask."""
    c = columns(s)
    first = c.built_first[attraction]
    many: i64 = 0
    for i in range(c.built_many[attraction]):
        if c.built_mask[first + i] & mask != 0:
            many += 1
    return many


def has_built_in(s: State, attraction: i64, name: i64) -> bool:
    """Is an upgrade of this name built in? (UNF-UPG-05, UNF-BIU-03)"""
    c = columns(s)
    first = c.built_first[attraction]
    for i in range(c.built_many[attraction]):
        if c.built_name[first + i] == name:
            return True
    return False


def panorama_number(s: State, card: i64) -> i64:
    """Its number in the scene of its pack; 0: it belongs to none."""
    return columns(s).panorama[card]


def attack_of(s: State, card: i64, side: i64 = 0) -> i64:
    """The attack this card, or the half of it, is, as a bit; 0: none."""
    c = columns(s)
    if side == TOP_HALF:
        return c.attack_top[card]
    if side == BOTTOM_HALF:
        return c.attack_bottom[card]
    return c.attack[card]


def number_of_attack(attack: i64) -> i64:
    """Which attack a bit means, from 0; -1: none of them, or several."""
    for k in range(len(ATTACKS)):
        if attack == 1 << k:
            return k
    return -1


def card_named(s: State, card: i64) -> CardDef:
    return s.game.cards[card]
