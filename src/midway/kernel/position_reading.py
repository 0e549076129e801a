# mypyc: off
"""Reading a position that was written down as in positions.py: strict, with a place and a sentence for every fault."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from midway.kernel.begin import empty_table, new_state
from midway.kernel.errors import MidwayError
from midway.kernel.positions import (
    ENTRY_CARDS,
    ENTRY_NUMBERS,
    FORM,
    FRAME_CARDS,
    FRAME_NUMBERS,
    FRAME_SEATS,
    REGISTERS,
    SEES,
    SPECTATORS,
    TABLE_NUMBERS,
    WIDE_REGISTERS,
    Data,
    NodeNames,
    arena_end,
    card_words,
)
from midway.kernel.redeal import strands_of
from midway.kernel.schema import (
    A_COUNT,
    A_ENTRY,
    A_HEAD,
    A_ROOM,
    A_RULE,
    A_RUNS,
    EVERYBODY,
    F_ACTOR,
    F_BACK,
    F_BOX,
    F_ITEMS,
    F_MARK,
    F_NODE,
    F_SIZE,
    F_SRC,
    F_TALLY,
    F_THEM,
    F_YOU,
    KEY,
    R_ARG,
    R_END,
    R_NOTES,
    R_SIZE,
    R_TOP,
    R_VERB,
    R_WHO,
    TOGETHER,
    Z_HEAD,
    Z_SEEN,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from midway.kernel.game import Game
    from midway.kernel.state import State

Path = tuple[str | int, ...]

LEAST: Final = -(1 << 15)
MOST: Final = (1 << 15) - 1
STACK_IS_FULL: Final = "more runs here than there is room for"


class BadPosition(MidwayError):
    """A written position that is none: where in it, and what was expected there."""

    def __init__(self, path: Path, sentence: str) -> None:
        super().__init__(sentence)
        self.path = path
        self.sentence = sentence


def from_data(game: Game, data: Data) -> State:
    """The position that was written down; BadPosition says what is wrong with it."""
    return _Reader(game, data).position()


class _Reader:
    """Fills an empty table, one part after the other."""

    def __init__(self, game: Game, data: Data) -> None:
        self.game = game
        self.data = data
        self.s = empty_table(game)
        self.placed: dict[int, Path] = {}

    def position(self) -> State:
        known = ("title", "form", "rules_version", "seats", "packs", "options")
        self.keys(self.data, (*known, "table", "seat", "card", "luck", "play"), ())
        if self.data.get("form", FORM) != FORM:
            raise BadPosition(("form",), f"this form of positions is {FORM}; a later program wrote another")
        self.fields(self.table(self.data.get("table", {}), ("table",)), -1, ("table",))
        seats = self.listed(self.data.get("seat", []), ("seat",))
        if len(seats) != self.game.seats:
            raise BadPosition(("seat",), f"there are {self.game.seats} seats, but {len(seats)} are described")
        for seat, about in enumerate(seats):
            self.fields(self.table(about, ("seat", seat)), seat, ("seat", seat))
        self.cards(self.table(self.data.get("card", {}), ("card",)))
        self.luck(self.table(self.data.get("luck", {}), ("luck",)))
        self.play(self.table(self.data.get("play", {}), ("play",)))
        self.s.stale()
        self.check_whole()
        return self.s

    # ---- what stands in a file ---------------------------------------------------------------------------------
    def keys(self, data: Data, known: Iterable[str], path: Path) -> None:
        names = list(known)
        for key in data:
            if key not in names:
                near = get_close_matches(key, names, 1)
                hint = f"; did you mean “{near[0]}”?" if near else f"; known are: {', '.join(names)}"
                raise BadPosition((*path, key), f"there is nothing called “{key}” here{hint}")

    def table(self, value: object, path: Path) -> Data:
        if not isinstance(value, dict):
            raise BadPosition(path, "a table was expected here")
        return value

    def listed(self, value: object, path: Path) -> list[object]:
        if not isinstance(value, list):
            raise BadPosition(path, "a list was expected here")
        return value

    def number(self, value: object, path: Path, least: int = LEAST, most: int = MOST) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadPosition(path, f"a whole number from {least} to {most} was expected here, not {value!r}")
        return value

    def card(self, value: object, path: Path) -> int:
        found = self.game.card_numbers.get(value) if isinstance(value, str) else None
        if found is None:
            near = get_close_matches(str(value), self.game.card_names, 1, 0.4)
            hint = f"; did you mean “{near[0]}”?" if near else ""
            raise BadPosition(path, f"this game has no card “{value}”{hint}")
        return found

    def viewers(self, value: object, path: Path) -> int:
        mask = 0
        for i, viewer in enumerate(self.listed(value, path)):
            is_seat = isinstance(viewer, int) and not isinstance(viewer, bool) and 0 <= viewer < self.game.seats
            if viewer != SPECTATORS and not is_seat:
                raise BadPosition(
                    (*path, i), f"a seat from 0 to {self.game.seats - 1} or “{SPECTATORS}” was expected, not {viewer!r}"
                )
            mask |= EVERYBODY >> self.game.seats << self.game.seats if viewer == SPECTATORS else 1 << int(str(viewer))
        return mask

    def put_numbers(self, data: Data, named: dict[str, int], base: int, path: Path) -> None:
        for name, at in named.items():
            if name in data:
                self.s.put(base + at, self.number(data[name], (*path, name)))

    # ---- the table -----------------------------------------------------------------------------------------------
    def fields(self, data: Data, whose: int, path: Path) -> None:
        game = self.game
        elsewhere = (game.where_at, game.agenda_at, *game.schema.per_card)
        fields = [
            (field, int(at))
            for field, at, owner in game.fields
            if owner == whose and field.kind != "strand" and at not in elsewhere
        ]
        names = [field.name for field, _ in fields]
        names += [field.name + SEES for field, _ in fields if field.is_zone]
        self.keys(data, [*(TABLE_NUMBERS if whose < 0 else ()), *names], path)
        if whose < 0:
            self.put_numbers(data, TABLE_NUMBERS, 0, path)
        for field, at in fields:
            here = (*path, field.name)
            if field.is_zone:
                if field.name + SEES in data:
                    seen = self.viewers(data[field.name + SEES], (*path, field.name + SEES))
                    self.s.put(at + Z_SEEN, seen)
                self.zone(self.listed(data.get(field.name, []), here), at, int(field.size), here)
            elif field.name in data and field.kind == "card":
                self.s.put(at, self.card(data[field.name], here))
            elif field.name in data:
                self.row(data[field.name], at, int(field.size), here)

    def row(self, value: object, at: int, size: int, path: Path) -> None:
        if size == 1:
            self.s.put(at, self.number(value, path))
            return
        values = self.listed(value, path)
        if len(values) != size:
            raise BadPosition(path, f"{size} numbers were expected here, not {len(values)}")
        for i, n in enumerate(values):
            self.s.put(at + i, self.number(n, (*path, i)))

    def zone(self, cards: list[object], z: int, room: int, path: Path) -> None:
        s = self.s
        if len(cards) > room:
            raise BadPosition(path, f"there is room for {room} cards here, not for {len(cards)}")
        for i, name in enumerate(cards):
            card = self.card(name, (*path, i))
            if card in self.placed:
                where = " ".join(str(word) for word in self.placed[card])
                raise BadPosition((*path, i), f"“{name}” lies in two places; the other is: {where}")
            self.placed[card] = path
            s.put(z + Z_HEAD + i, card)
            s.put(z, i + 1)
            s.put(self.game.where_at + card, z)
            s.put(self.game.known_at + card, int(s.num(z + Z_SEEN)))

    def cards(self, data: Data) -> None:
        words = card_words(self.game)
        for name, about in data.items():
            path: Path = ("card", name)
            card = self.card(name, path)
            known = self.table(about, path)
            self.keys(known, (*words, "known by"), path)
            self.put_numbers(known, words, card, path)
            if "known by" in known:
                self.s.put(self.game.known_at + card, self.viewers(known["known by"], (*path, "known by")))

    def luck(self, data: Data) -> None:
        self.keys(data, ("key",), ("luck",))
        if "key" in data:
            self.row(data["key"], KEY, 4, ("luck", "key"))

    def check_whole(self) -> None:
        """A title's things are all there, or some card was forgotten."""
        title = self.game.title
        for name, n in title.conserved(new_state(self.game, 1, 2)).items():
            found = title.conserved(self.s)[name]
            if found != n:
                nowhere = [
                    called
                    for card, called in enumerate(self.game.card_names)
                    if self.s.num(self.game.where_at + card) == 0
                ]
                cards = f"; these cards lie nowhere: {', '.join(nowhere[:8])}" if name == "cards" and nowhere else ""
                raise BadPosition((), f"the table has {found} {name} in all, but this game has {n}{cards}")

    # ---- what runs -------------------------------------------------------------------------------------------------
    def play(self, data: Data) -> None:
        names = NodeNames(self.game)
        known = ("asks", "last answer", *REGISTERS, *WIDE_REGISTERS, "notes", "frames")
        self.keys(data, (*known, "due", "due now", "together", "strand"), ("play",))
        depths = self.strand(data, 0, names, ("play",))
        self.agenda(self.listed(data.get("due", []), ("play", "due")), names)
        at = int(self.game.agenda_at)
        self.s.put(at + A_RUNS, self.number(data.get("due now", 0), ("play", "due now"), 0, A_ROOM))
        if "together" in data:
            depth = self.number(data["together"], ("play", "together"), 0, len(depths) - 1)
            self.s.put(TOGETHER, depths[depth])
        strands = self.listed(data.get("strand", []), ("play", "strand"))
        bases = [int(base) for base in strands_of(self.s)][1:]
        if strands and len(strands) != len(bases):
            raise BadPosition(("play", "strand"), f"one for each seat was expected: {len(bases)}")
        for seat, about in enumerate(strands):
            path: Path = ("play", "strand", seat)
            strand = self.table(about, path)
            self.keys(strand, ("open", *known), path)
            if strand:
                self.open_strand(bases[seat])
                self.strand(strand, bases[seat], names, path)

    def open_strand(self, base: int) -> None:
        self.s.put(base + R_WHO, -1)
        self.s.put(base + R_END, base + R_SIZE)
        self.s.put(base + R_NOTES, arena_end(self.game, base))

    def strand(self, data: Data, base: int, names: NodeNames, path: Path) -> list[int]:
        """What one strand is at; gives where its frames lie."""
        s = self.s
        if "asks" in data:
            s.put(base + R_WHO, self.number(data["asks"], (*path, "asks"), 0, self.game.seats - 1))
        answer = self.listed(data.get("last answer", [0, 0, 0, 0]), (*path, "last answer"))
        if len(answer) != 4:
            raise BadPosition((*path, "last answer"), "four numbers were expected here")
        for at, n in zip((R_VERB, R_ARG, R_ARG + 1, R_ARG + 2), answer, strict=True):
            s.put(base + at, self.number(n, (*path, "last answer")))
        self.put_numbers(data, REGISTERS, base, path)
        for name, at in WIDE_REGISTERS.items():
            n = self.number(data.get(name, 0), (*path, name), 0, (1 << 30) - 1)
            s.put(base + at, n & 0x7FFF)
            s.put(base + at + 1, n >> 15)
        end = arena_end(self.game, base)
        notes = self.listed(data.get("notes", []), (*path, "notes"))
        first = end - 2 * len(notes)
        depths: list[int] = []
        for i, frame in enumerate(self.listed(data.get("frames", []), (*path, "frames"))):
            here = (*path, "frames", i)
            self.frame(self.table(frame, here), base, depths, (first, end), names, here)
        if depths and first < int(s.num(base + R_END)):
            raise BadPosition((*path, "notes"), STACK_IS_FULL)
        for i, note in enumerate(notes):
            self.row(note, first + 2 * i, 2, (*path, "notes", i))
        s.put(base + R_NOTES, first)
        return depths

    def frame(
        self, data: Data, base: int, depths: list[int], room: tuple[int, int], names: NodeNames, path: Path
    ) -> None:
        s = self.s
        self.keys(
            data,
            ("runs", *FRAME_NUMBERS, *FRAME_SEATS, *FRAME_CARDS, "box", "notes before", "tally", "items"),
            path,
        )
        f = int(s.num(base + R_END))
        items = self.listed(data.get("items", []), (*path, "items"))
        if f + F_SIZE + len(items) > room[0]:
            raise BadPosition(path, STACK_IS_FULL)
        s.put(f + F_NODE, self.node(data.get("runs"), names, (*path, "runs")))
        self.put_numbers(data, FRAME_NUMBERS, f, path)
        you = self.number(data.get("you", 0), (*path, "you"), -1, self.game.seats - 1)
        for at in (F_YOU, F_THEM, F_ACTOR):
            s.put(f + at, you)
        self.put_numbers(data, FRAME_SEATS, f, path)
        for name, at in (("source", F_SRC), ("mark", F_MARK)):
            s.put(f + at, self.card(data[name], (*path, name)) if name in data else -1)
        depths.append(f)
        if "box" in data:
            s.put(f + F_BOX, depths[self.number(data["box"], (*path, "box"), 0, len(depths) - 1)])
        if "notes before" in data:
            before = self.number(data["notes before"], (*path, "notes before"), 0, (room[1] - room[0]) // 2)
            s.put(f + F_TALLY, room[1] - 2 * before)
        else:
            s.put(f + F_TALLY, self.number(data.get("tally", 0), (*path, "tally")))
        s.put(f + F_BACK, int(s.num(base + R_TOP)))
        s.put(f + F_ITEMS, len(items))
        for i, item in enumerate(items):
            s.put(f + F_SIZE + i, self.number(item, (*path, "items", i)))
        s.put(base + R_TOP, f)
        s.put(base + R_END, f + F_SIZE + len(items))

    def node(self, value: object, names: NodeNames, path: Path) -> int:
        found = names.number_of.get(value) if isinstance(value, str) else None
        if found is None:
            near = get_close_matches(str(value), list(names.number_of), 1, 0.5)
            hint = f"; did you mean “{near[0]}”?" if near else ""
            raise BadPosition(path, f"nothing of this game is called “{value}”{hint}")
        return found

    def agenda(self, entries: list[object], names: NodeNames) -> None:
        at = int(self.game.agenda_at)
        if len(entries) > A_ROOM:
            raise BadPosition(("play", "due"), f"there is room for {A_ROOM} rules, not for {len(entries)}")
        self.s.put(at + A_COUNT, len(entries))
        for i, entry in enumerate(entries):
            path: Path = ("play", "due", i)
            due = self.table(entry, path)
            self.keys(due, ("runs", *ENTRY_NUMBERS, *ENTRY_CARDS), path)
            k = at + A_HEAD + i * A_ENTRY
            self.s.put(k + A_RULE, self.node(due.get("runs"), names, (*path, "runs")))
            self.put_numbers(due, ENTRY_NUMBERS, k, path)
            for name, where in ENTRY_CARDS.items():
                self.s.put(k + where, self.card(due[name], (*path, name)) if name in due else -1)
