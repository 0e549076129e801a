"""The declared schema: what a state holds, and where each thing lies in its one flat vector.

A declaration yields an offset; no other code knows numbers. The order of the regions is

    registers of the main strand | shared numbers and zones | one block a seat | stack | caches

so everything that is saved, hashed and compared is one slice, and the caches come behind it.
A zone is [count, capacity, seen by, tag, card, card, ...].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final = 8
HIDDEN: Final = -1  # what a view shows in place of a card

# who may see: an audience is declared once; in the state it is a mask with a bit for each viewer
NOBODY: Final = 0
OWNER: Final = 1
ALL: Final = 2
SPECTATOR: Final = 8  # the viewer after the seats
EVERYBODY: Final = 511  # the mask of all seats and the spectator

# registers of a strand, from its base
R_WHO: Final = 0  # whose decision is pending; -1: nobody's
R_VERB: Final = 1  # the last answer
R_ARG: Final = 2
R_ARG2: Final = 3
R_ARG3: Final = 4
R_RESULT: Final = 5  # what became of the part that ran last
R_TOP: Final = 6  # offset of the top frame; 0: nothing runs
R_END: Final = 7  # first free word above it
R_NOTES: Final = 8  # lowest word of the notes, which grow down from the end of the arena
R_STREAM: Final = 9  # chance: which stream, and how much of it is used (two words each)
R_DRAWN: Final = 11
R_FREE: Final = 13  # which free moves this decision has seen
R_FORCED: Final = 14  # how often in a row this strand answered itself
R_EVENT: Final = 15  # how many rules deep an event is being handled
R_SIZE: Final = 16

# numbers of the whole state, behind the registers of the main strand
PLAYERS: Final = 16
FIRST_SEAT: Final = 17  # who holds the starting player marker
PHASES: Final = 18  # how many simultaneous phases have begun
TOGETHER: Final = 19  # offset of the frame that waits for the strands; 0: none
STRANDS: Final = 20  # mask of the seats whose strands still run
OVER: Final = 21
KEY: Final = 22  # the key of chance, four words
SCRIPTED: Final = 26  # how many scripted outcomes are used up
KERNEL_SIZE: Final = 27

# rules that have fallen due: how many, which one runs, then the entries
A_COUNT: Final = 0
A_RUNS: Final = 1
A_HEAD: Final = 2
A_RULE: Final = 0  # an entry: its node, owner, source card, subject, actor, what set it off, its status
A_OWNER: Final = 1
A_SRC: Final = 2
A_SUBJECT: Final = 3
A_ACTOR: Final = 4
A_CAUSE: Final = 5
A_STATUS: Final = 6
A_BOUND: Final = 7  # 1: it lapses if its card is no longer active when its turn comes
A_ENTRY: Final = 8
A_ROOM: Final = 32
AGENDA_SIZE: Final = 258

# a zone
Z_COUNT: Final = 0
Z_ROOM: Final = 1
Z_SEEN: Final = 2
Z_TAG: Final = 3
Z_HEAD: Final = 4
IN_PLAY: Final = 16  # in the tag: ongoing rules of cards here count
ORDERED: Final = 32  # in the tag: a deck; which place a card leaves is public
ASIDE: Final = 64  # in the tag: cards lie here only while a rule runs

# a frame of the stack; its items (a list fixed on entry) follow it
F_NODE: Final = 0
F_PC: Final = 1
F_YOU: Final = 2
F_THEM: Final = 3
F_ACTOR: Final = 4
F_SRC: Final = 5
F_MARK: Final = 6
F_TALLY: Final = 7
F_BOX: Final = 8
F_BACK: Final = 9
F_ITEMS: Final = 10
F_SIZE: Final = 11
BLOCKED_ITEM: Final = 0  # the items of a rule box: the mask of seats that blocked it
AFFECTED_ITEM: Final = 1  # of those it has really touched
ENACTED_ITEM: Final = 2  # 1: some sentence was enacted, 2: some failed, 3: both
OPENED_ITEM: Final = 3  # whether the window before its first effect has been open
DECLARED_ITEM: Final = 4  # the mask of seats it was said to be played against
ASKED_ITEM: Final = 5  # of those that have decided whether to block it
AIM_ITEM: Final = 6  # how many of its aims have been declared
SPARED_ITEM: Final = 7  # the mask of seats it cannot harm, whether they block it or not
AUDIENCE_ITEM: Final = 8  # of a card that is nobody's: to whom it speaks while it runs for one seat
TO_YOU: Final = 0  # only the sentences that speak of "you"
TO_EVERYBODY: Final = 1  # those, and once what speaks to all
TO_ALL: Final = 2  # only what speaks to all
BOX_ITEMS: Final = 9

# caches: a dirty flag, then for each seat the masks of prohibited deeds and its stats
MASK_WORDS: Final = 4
STAT_WORDS: Final = 4  # of a stat: what is added, what it is set to, its factor, whether rules must be asked one by one


class Field:
    """One declared thing."""

    def __init__(self, name: str, at: i64, size: i64, audience: i64, kind: str) -> None:
        self.name = name
        self.at = at  # from the start of its block
        self.size = size  # numbers: how many; zones: how many cards have room
        self.audience = audience
        self.kind = kind  # "number", "card" (a number that names a card), "zone", "token", "strand"
        self.tag: i64 = 0
        self.low: i64 = 0  # a secret number can be anything from low to high
        self.high: i64 = 0

    @property
    def is_zone(self) -> bool:
        return self.kind == "zone"


class Block:
    """Hands out offsets, and remembers them for views, saves, differences and `show`."""

    def __init__(self, at: i64) -> None:
        self.end = at
        self.fields: list[Field] = []
        self.named: dict[str, Field] = {}

    def _add(self, field: Field, words: i64) -> i64:
        if field.name in self.named:
            raise ValueError(f"the schema declares {field.name!r} twice")
        self.end = field.at + words
        self.fields.append(field)
        self.named[field.name] = field
        return field.at

    def number(self, name: str, audience: i64, size: i64 = 1) -> i64:
        """A number, or a row of them."""
        return self._add(Field(name, self.end, size, audience, "number"), size)

    def secret(self, name: str, low: i64, high: i64) -> i64:
        """A number only its owner knows; for all others it may be anything from low to high."""
        field = Field(name, self.end, 1, OWNER, "number")
        field.low, field.high = low, high
        return self._add(field, 1)

    def card(self, name: str, audience: i64) -> i64:
        """A number that names a card, or -1."""
        return self._add(Field(name, self.end, 1, audience, "card"), 1)

    def token(self, name: str, audience: i64 = ALL) -> i64:
        """How many of a token lie here; what a title trades in, so happenings report each change."""
        return self._add(Field(name, self.end, 1, audience, "token"), 1)

    def zone(self, name: str, room: i64, audience: i64, tag: i64 = 0) -> i64:
        """A place for cards."""
        field = Field(name, self.end, room, audience, "zone")
        field.tag = tag
        return self._add(field, room + Z_HEAD)

    def field(self, name: str) -> Field:
        """The field of that name."""
        if name not in self.named:
            raise KeyError(f"the schema has no {name!r}; it has {', '.join(sorted(self.named))}")
        return self.named[name]


class SeatBlock(Block):
    """What each seat has once; offsets count from the start of the seat's block."""

    def __init__(self) -> None:
        super().__init__(0)

    def strand(self, room: i64) -> None:
        """Room for the seat's own stack while all seats decide at the same time."""
        self._add(Field("strand", self.end, room, NOBODY, "strand"), R_SIZE + room)


class Schema:
    """All that a title's state holds.

    `shared` holds what the table has once, `seat` what each seat has, `stats` the cached totals of
    modifiers and how many kinds of deed can be prohibited.
    """

    def __init__(self, cards: i64, stack: i64 = 256) -> None:
        self.cards = cards
        self.stack = stack
        self.shared = Block(KERNEL_SIZE)
        self.where = self.shared.number("where", NOBODY, cards)
        self.known = self.shared.number("known", NOBODY, cards)
        self.used = self.shared.number("used", ALL, cards)
        self.agenda = self.shared.number("agenda", NOBODY, AGENDA_SIZE)
        self.seat = SeatBlock()
        self.stats: list[str] = []
        self.per_card: list[i64] = [self.known, self.used]

    def words_of_cards(self, name: str, audience: i64) -> i64:
        """A number for each card: s.num(OFFSET + card)."""
        at = self.shared.number(name, audience, self.cards)
        self.per_card.append(at)
        return at

    def stat(self, name: str) -> i64:
        """A value that ongoing rules of cards change; `total` gives the sum."""
        self.stats.append(name)
        return len(self.stats) - 1

    @property
    def seats_at(self) -> i64:
        return self.shared.end

    def seat_at(self, seat: i64) -> i64:
        return self.shared.end + seat * self.seat.end

    def stack_at(self, seats: i64) -> i64:
        return self.seat_at(seats)

    def caches_at(self, seats: i64) -> i64:
        """Where the saved part of the state ends."""
        return self.stack_at(seats) + self.stack

    def size(self, seats: i64) -> i64:
        """Words of a whole state: behind the saved part a dirty flag, and each seat's cannots and totals."""
        return self.caches_at(seats) + 1 + seats * self.cache_size

    @property
    def cache_size(self) -> i64:
        """Words of one seat's cache: the mask of prohibited deeds, then the stats."""
        return MASK_WORDS + STAT_WORDS * len(self.stats)

    def strand_at(self, seat: i64) -> i64:
        """Where the registers of a seat's own strand begin; 0 if the title has none."""
        field = self.seat.named.get("strand")
        return 0 if field is None else self.seat_at(seat) + field.at

    def everything(self, seats: i64) -> list[tuple[Field, i64, i64]]:
        """Every declared thing with its offset and its owner (-1: the table)."""
        out: list[tuple[Field, i64, i64]] = [(f, f.at, -1) for f in self.shared.fields]
        for seat in range(seats):
            out += [(f, self.seat_at(seat) + f.at, seat) for f in self.seat.fields]
        return out

    def fingerprint(self) -> str:
        """Saves are valid for one schema only."""
        parts = [
            f"{f.name}:{f.at}:{f.size}:{f.audience}:{f.kind}:{f.tag}" for f in self.shared.fields + self.seat.fields
        ]
        return ";".join([str(self.stack), *parts, *self.stats])
