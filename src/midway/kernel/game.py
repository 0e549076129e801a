"""Game: a title put together for one match: its cards, their rules as nodes with numbers, its layout.

A game never changes while it is played, so all its states share it.
"""

from __future__ import annotations

import hashlib
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from midway.kernel.content import CardDef, Pack
from midway.kernel.limits import MOST_LIMITED
from midway.kernel.node import Node
from midway.kernel.saves import Rooms
from midway.kernel.schema import IN_PLAY, Block, Field

if TYPE_CHECKING:
    from midway.kernel.nodes.rulebox import RuleBox
    from midway.kernel.nodes.sentence import Sentence
    from midway.kernel.nodes.sentences import Lasting
    from midway.kernel.title import Title
    from midway.kernel.views import ViewTables


class CardRules:
    """What the texts of one card mean, sorted by when they matter."""

    def __init__(self, users: int = 1) -> None:
        self.users = users  # how many seats use each of its limited rules up for themselves
        self.boxes: dict[str, RuleBox] = {}  # by name of the text
        self.timed: dict[str, list[Node]] = {}  # by moment
        self.ongoing: list[Lasting] = []  # modifiers and prohibitions
        self.marks: list[str] = []  # what a title asks of a card by a word of its own
        self.when: list[Sentence] = []  # rules set off by happenings, replacements among them
        self.limits: dict[str, int] = {}  # by period: the bits of the rules that may be used once in it
        self.limited: int = 0  # how many bits are given away

    def at_moment(self, moment: str) -> list[Node]:
        """The rules that a moment sets off, in the order of the text."""
        return self.timed.get(moment, [])

    def limit(self, period: str) -> int:
        """The bit of one more rule that may be used once per period; the first of its users' bits."""
        bit = self.bit(period)
        for _ in range(1, self.users):
            self.bit(period)
        return bit

    def bit(self, period: str) -> int:
        """One more bit that is forgotten when the period is over."""
        if self.limited == MOST_LIMITED:
            raise ValueError(f"a card has room for {MOST_LIMITED} uses of rules with a limit, and needs more")
        bit = 1 << self.limited
        self.limited += 1
        self.limits[period] = self.limits.get(period, 0) | bit
        return bit


class Game:
    """All that is fixed before the first card is dealt."""

    def __init__(self, title: Title, seats: int, options: dict[str, str], packs: list[Pack]) -> None:
        self.title = title
        self.seats = seats
        self.options = options
        self.packs = packs
        schema = title.schema
        self.schema = schema
        self.seats_at: i64 = schema.seats_at
        self.seat_size: i64 = schema.seat.end
        self.where_at: i64 = schema.where
        self.known_at: i64 = schema.known
        self.used_at: i64 = schema.used
        self.agenda_at: i64 = schema.agenda
        self.stack_at: i64 = schema.stack_at(seats)
        self.caches_at: i64 = schema.caches_at(seats)
        self.cache_size: i64 = schema.cache_size
        self.size: i64 = schema.size(seats)
        self.play_zones: vec[i64] = zones_in_play(schema.seat)
        self.table_zones: vec[i64] = zones_in_play(schema.shared)
        self.strands: bool = "strand" in schema.seat.named
        self.strand_at: i64 = schema.strand_at(0)  # the first seat's registers of its own; the others' follow
        self.strand_room: i64 = schema.seat.field("strand").size if self.strands else 0
        self.fields: list[tuple[Field, i64, i64]] = schema.everything(seats)
        self.zones: dict[int, tuple[Field, int]] = {int(at): (f, int(own)) for f, at, own in self.fields if f.is_zone}

        self.rooms: Rooms = Rooms(self)  # what a save can leave out
        self.empty: vec[i16] = vec[i16]([])  # the words of an empty table, once they are asked for
        self.nodes: list[Node] = []
        self._fingerprint: tuple[int, str] = (0, "")  # of how many nodes, and what it was
        self.node_names: list[str] = []
        self.cards: list[CardDef] = []  # one per physical card
        self.rules: list[CardRules] = []  # one per definition
        self.no_rules = CardRules()
        self.def_of: vec[i64] = vec[i64]([])
        self.back_of: vec[i64] = vec[i64]([])
        self.mask_of: vec[i64] = vec[i64]([])
        self.name_of: vec[i64] = vec[i64]([])  # cards of the same title have the same number
        self.called: dict[str, int] = {}  # English title -> that number
        self.bits: dict[str, int] = {}
        self.definitions: list[CardDef] = []
        self.card_names: list[str] = []
        self.card_numbers: dict[str, int] = {}
        self.deeds: dict[str, int] = {}
        self.heard: i64 = 0  # mask of the deeds that some rule in use waits for
        self.moments: set[str] = set()  # at which some card has a rule
        self.limited: dict[str, list[int]] = {}  # by period: the cards with rules that may be used once in it
        self.lookup: Any = None  # what the title looks up often, prepared by it in `tables`
        self.lends: bool = False  # do cards ever work for somebody else? (Title.acts_for is asked only then)
        self.tokens: dict[str, i64] = {f.name: f.at for f in schema.seat.fields if f.kind == "token"}

        from midway.kernel import views
        from midway.kernel.nodes import flow as flow_nodes

        self._lay_out_cards()
        self.ask_again: Node = self.install(flow_nodes.AskAgain(), "kernel")
        self.settle: Node = self.install(flow_nodes.Settle(), "kernel")
        self.replacement: Node = self.install(flow_nodes.Replacement(), "kernel")
        self.window: Node = self.install(flow_nodes.Window(False), "kernel")
        self.reactions: Node = self.install(flow_nodes.Window(True), "kernel")
        self.flow: Node = self.install(title.flow(), "flow")
        self.extra: dict[str, Node] = {}  # nodes a title begins by name: its free moves, its repairs
        for name, node in title.more_nodes().items():
            self.extra[name] = self.install(node, name)
        self._install_rules()
        title.tables(self)
        self.view_tables: ViewTables = views.ViewTables(self)

    # ---- cards ----------------------------------------------------------------------------------
    def _lay_out_cards(self) -> None:
        backs: dict[str, int] = {}
        defs: list[int] = []
        back_of: list[int] = []
        masks: list[int] = []
        names: list[int] = []
        for pack in self.packs:
            for card in pack.cards:
                number = len(self.definitions)
                self.definitions.append(card)
                self.rules.append(CardRules(self.seats if self.title.speaks_to_each(card) else 1))
                back = backs.setdefault(self.title.back(card), len(backs))
                called = self.called.setdefault(card.name.en, len(self.called))
                mask = 0
                for word in (*self.title.words_for(card), f"{pack.id}.{card.id}"):
                    mask |= self.bit(word)
                many = self.title.copies(card, self)
                for copy in range(many):
                    name = f"{pack.id}.{card.id}" + (f"#{copy + 1}" if many > 1 else "")
                    if name in self.card_numbers:  # the same pack twice on one table
                        name += "'" * sum(n.rstrip("'") == name for n in self.card_names)
                    self.card_numbers[name] = len(self.cards)
                    self.card_names.append(name)
                    self.cards.append(card)
                    defs.append(number)
                    back_of.append(back)
                    masks.append(mask)
                    names.append(called)
        if len(self.cards) > self.schema.cards:
            raise ValueError(f"{self.title.id} has room for {self.schema.cards} cards, not {len(self.cards)}")
        self.def_of = vec[i64](defs)
        self.back_of = vec[i64](back_of)
        self.mask_of = vec[i64](masks)
        self.name_of = vec[i64](names)

    def bit(self, word: str) -> int:
        """The bit that stands for a noun in the masks of cards. Titles of cards have none: they are compared."""
        if "." in word:
            return 0
        if word not in self.bits:
            if len(self.bits) == 60:
                raise ValueError("more than 60 nouns for cards")
            self.bits[word] = 1 << len(self.bits)
        return self.bits[word]

    def noun_mask(self, noun: str) -> int:
        """The bits of all words a noun covers: "ride" may stand for thrill and leisure rides."""
        mask = 0
        for word in self.title.covers(noun):
            mask |= self.bit(word)
        return mask

    def deed(self, name: str) -> int:
        """The number of a kind of deed, for prohibitions."""
        name = self.title.deed_meant(name)
        if name not in self.deeds:
            if len(self.deeds) == 60:
                raise ValueError("more than 60 kinds of deed can be prohibited")
            self.deeds[name] = len(self.deeds)
        return self.deeds[name]

    def column(self, name: str, default: int = 0) -> vec[i64]:
        """A number of each physical card, for quick look-up."""
        return vec[i64]([card.numbers.get(name, default) for card in self.cards])

    def rules_of(self, card: i64) -> CardRules:
        return self.rules[self.def_of[card]] if card >= 0 else self.no_rules  # none are known of a hidden card

    def box(self, card: i64, text: str) -> RuleBox | None:
        """What one of a card's texts says."""
        return self.rules[self.def_of[card]].boxes.get(text)

    def ability(self, card: i64, moment: str) -> Node | None:
        """What a card lets its owner do at a certain time; the first of several."""
        rules = self.rules[self.def_of[card]].at_moment(moment)
        return rules[0] if len(rules) > 0 else None

    # ---- nodes -----------------------------------------------------------------------------------
    def install(self, node: Node, name: str) -> Node:
        """Give a tree's nodes their numbers, in the order of the text, and let them lower what they need."""
        own = copied(node)
        self._number(own, name)
        return own

    def _number(self, node: Node, name: str) -> None:
        node.lower("nid", len(self.nodes))
        self.nodes.append(node)
        self.node_names.append(name)
        is_private = node.looks_at_secrets(self)
        for child in children(node):
            self._number(child, name)
            is_private = is_private or child.is_private
        node.lower("is_private", is_private)
        node.bind(self)

    def _install_rules(self) -> None:
        # cards and bits exist by now, so nodes may look everything up while they bind
        for card, rules in zip(self.definitions, self.rules, strict=True):
            for name in sorted(card.texts):
                tree = card.texts[name].tree
                if isinstance(tree, Node):
                    own = self.install(tree, f"{card.id}.{name}")
                    file_rules(own, name, rules)
        for rules in self.rules:
            self.moments.update(rules.timed)
            for rule in rules.when:
                self.heard |= 1 << self.deed(rule.deed())
        for number in range(len(self.cards)):
            for period in self.rules_of(number).limits:
                self.limited.setdefault(period, []).append(number)

    # ---- names for people --------------------------------------------------------------------------
    def zone_name(self, z: i64) -> str:
        found = self.zones.get(int(z))
        if found is None:
            return f"zone {z}"
        return found[0].name if found[1] < 0 else f"{found[0].name} of seat {found[1]}"

    def fingerprint(self) -> str:
        """Saved states are valid only for the same schema, the same nodes and the same cards."""
        if self._fingerprint[0] == len(self.nodes):
            return self._fingerprint[1]
        parts = [self.title.id, str(self.title.rules_version), str(self.seats), self.schema.fingerprint()]
        parts += [f"{k}={v}" for k, v in sorted(self.options.items())]
        parts += [pack.hash for pack in self.packs]
        parts += [type(node).__name__ for node in self.nodes]
        found = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
        self._fingerprint = (len(self.nodes), found)
        return found


def zones_in_play(block: Block) -> vec[i64]:
    """Where the zones lie in which ongoing rules of cards count."""
    return vec[i64]([f.at for f in block.fields if f.is_zone and f.tag & IN_PLAY])


def children(node: Node) -> list[Node]:
    """The nodes in a node's fields, in the order of the text."""
    out: list[Node] = []
    for f in fields(node):  # type: ignore[arg-type]
        value = getattr(node, f.name)
        if isinstance(value, Node):
            out.append(value)
        elif isinstance(value, tuple):
            out += [x for x in value if isinstance(x, Node)]
    return out


def copied(node: Node) -> Node:
    """The tree again, every occurrence an object of its own, slots kept."""
    values: list[object] = []
    for f in fields(node):  # type: ignore[arg-type]
        value = getattr(node, f.name)
        if isinstance(value, Node):
            values.append(copied(value))
        elif isinstance(value, tuple):
            values.append(tuple([copied(x) if isinstance(x, Node) else x for x in value]))
        else:
            values.append(value)
    own = type(node)(*values)
    if node.slot >= 0:
        own.lower("slot", node.slot)
    return own


def file_rules(tree: Node, name: str, rules: CardRules) -> None:
    """Sort the parts of a rule box by when they matter."""
    from midway.kernel.nodes.rulebox import RuleBox

    if isinstance(tree, RuleBox):
        rules.boxes[name] = tree
        tree.file(rules)
