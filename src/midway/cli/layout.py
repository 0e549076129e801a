"""The table as lines: zones and seats by name, the hand with its faces, the last events."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.text import Text as Line

from midway.cli.faces import boxes_of, numbers_of, short_face
from midway.cli.texts import Texts
from midway.kernel.narrate import word_key
from midway.kernel.schema import ALL, IN_PLAY, ORDERED, OWNER
from midway.titles.pictures import picture_of

if TYPE_CHECKING:
    from midway.kernel.content import CardDef
    from midway.kernel.schema import Field
    from midway.kernel.state import State

MIDST: Final = 2  # spaces between the halves of the title line
FEW_CARDS: Final = 10  # a public zone with more room than this is a pile: it is counted, not spread out


class Layout:
    """Draws what one seat may see; `s` is that seat's view."""

    def __init__(self, s: State, viewer: int, texts: Texts, width: int, roomy: bool = True) -> None:
        self.s = s
        self.viewer = viewer
        self.texts = texts
        self.width = width
        self.roomy = roomy  # long rule boxes get lines of their own
        self.game = s.game
        self.picture = picture_of(s.game.title)

    def table(self, awaited: list[int]) -> list[Line]:
        """All but the log and the question."""
        spread, piles = self._shared_zones()
        lines: list[Line] = []
        if self.picture is not None:
            for name, rows in self.picture.middle(self.s, self.texts):
                lines += [self.rule(name), *[Line(row, no_wrap=True, overflow="ellipsis") for row in rows]]
        heading = ""
        for field, at in spread:
            name = self._place_name(field)
            if name != heading:
                lines.append(self.rule(name))
                heading = name
            lines += self.faces(at)
        if piles:
            lines.append(_joined([Line(pile, "dim") for pile in piles], "  "))
        lines.append(self.rule(self.texts("heading-seats")))
        for seat in range(self.game.seats):
            lines += self._seat(seat, seat in awaited)
        for field in self.game.schema.seat.fields:
            if field.is_zone and field.audience == OWNER and self._count(self.viewer, field):
                name = self.texts("heading-own", zone=self.texts.word("zone", field.name))
                lines += [self.rule(name), *self.faces(int(self.s.zone(self.viewer, field.at)))]
        return lines

    def heading(self, left: str, right: str) -> Line:
        """The title line; what stands to the right only where it fits."""
        gap = self.width - cell_len(left) - cell_len(right)
        line = Line(no_wrap=True, overflow="ellipsis").append(left, "bold reverse")
        return line if gap < MIDST else line.append(" " * gap, "reverse").append(right, "reverse")

    def rule(self, name: str) -> Line:
        line = Line(no_wrap=True, overflow="crop")
        line.append("── ", "cyan").append(name, "bold cyan")
        return line.append(" " + "─" * max(0, self.width - cell_len(name) - 4), "cyan")

    # ---- the middle of the table ------------------------------------------------------------------------
    def _shared_zones(self) -> tuple[list[tuple[Field, int]], list[str]]:
        spread: list[tuple[Field, int]] = []
        piles: list[str] = []
        for field, at, owner in self.game.fields:
            if not field.is_zone or owner >= 0 or self._is_drawn(field):
                continue
            n = int(self.s.count(at))
            is_open = field.audience == ALL and not field.tag & ORDERED
            if is_open and field.size <= FEW_CARDS:
                if n:
                    spread.append((field, int(at)))
            elif n or not is_open:
                top = self.s.last(at) if is_open else -1
                shown = f" ({self.texts.of(self.game.cards[top].name)})" if top >= 0 else ""
                piles.append(f"{self.texts.word('zone', field.name)}: {n}{shown}")
        return spread, piles

    def _place_name(self, field: Field) -> str:
        """A zone's name; places for one card each that are only numbered share the name of their row."""
        row = word_key("row", field.name.rstrip("0123456789 "))
        return self.texts(row) if field.name[-1].isdecimal() and self.texts.has(row) else self._zone(field)

    def _zone(self, field: Field) -> str:
        return self.texts.word("zone", field.name)

    def numbers(self) -> str:
        """The table's own public numbers: the round, for example."""
        out = self.picture.numbers(self.s, self.texts) if self.picture is not None else []
        out += [
            self._number(field, int(self.s.num(field.at)), " ")
            for field in self.game.schema.shared.fields
            if field.kind == "number" and field.audience == ALL and field.size == 1 and not self._is_drawn(field)
        ]
        return " · ".join([told for told in out if told])

    def _number(self, field: Field, n: int, gap: str) -> str:
        """A number with its name, or as the title wants it told, which may be not at all."""
        told = word_key("shown", field.name)
        return self.texts(told, n=n) if self.texts.has(told) else f"{self.texts.word('number', field.name)}{gap}{n}"

    def faces(self, z: int) -> list[Line]:
        """The cards of a zone, one a line; unknown ones are counted."""
        known = [int(card) for card in self.s.cards(z) if card >= 0]
        hidden = int(self.s.count(z)) - len(known)
        cards = [self.game.cards[card] for card in known]
        column = max([cell_len(self.texts.of(card.name)) for card in cards], default=0)
        lines = [line for card in cards for line in self.face(card, column)]
        if hidden:
            lines.append(Line("  " + self.texts("hidden-cards", n=hidden), "dim"))
        return lines

    def face(self, card: CardDef, column: int) -> list[Line]:
        """A card on one line; on two or more where there is room and it says much."""
        line = Line("  ", no_wrap=True, overflow="ellipsis").append_text(short_face(card, self.texts, column))
        if not self.roomy or line.cell_len <= self.width:
            return [line]
        short = Line("  ", no_wrap=True, overflow="ellipsis")
        short.append_text(short_face(card, self.texts, column, with_boxes=False))
        boxes = [row for box in boxes_of(card, self.texts) for row in wrap(box, self.width - 6)]
        return [short, *[Line(f"      {row}") for row in boxes]]

    def _is_drawn(self, field: Field) -> bool:
        """Does the title draw this itself?"""
        return self.picture is not None and field.name in self.picture.zones

    # ---- the people ----------------------------------------------------------------------------------------
    def _seat(self, seat: int, is_awaited: bool) -> list[Line]:
        me = seat == self.viewer
        line = Line(no_wrap=True, overflow="ellipsis")
        line.append("▸ " if is_awaited else "  ", "bold green")
        column = max(cell_len(self.texts.seat(n)) for n in range(self.game.seats))
        name = self.texts.seat(seat)
        line.append(name + " " * (column - cell_len(name)), "bold green" if me else "bold")
        line.append("  " + "  ".join(self._things(seat)))
        lines = [line]
        if self.picture is not None:
            drawn = self.picture.of_seat(self.s, seat, self.viewer, self.texts, self.width)
            lines += [Line(row, no_wrap=True, overflow="ellipsis") for row in drawn]
        zones = [
            field
            for field in self.game.schema.seat.fields
            if field.is_zone and field.tag & IN_PLAY and not self._is_drawn(field)
        ]
        return lines + [
            row for field in zones if self._count(seat, field) for row in self._in_play(seat, field, column + 4)
        ]

    def _things(self, seat: int) -> list[str]:
        """A seat's tokens, numbers and covered cards."""
        out: list[str] = []
        if seat == int(self.s.first_seat):
            out.append(self.texts("first-seat"))
        for field in self.game.schema.seat.fields:
            if self._is_drawn(field):
                continue
            mine = field.audience == ALL or (field.audience == OWNER and seat == self.viewer)
            if field.kind == "token" and mine:
                out.append(self._amount("token", field, int(self.s.own(seat, field.at))))
            elif field.kind == "number" and mine and field.size == 1 and self.s.own(seat, field.at):
                out.append(self._number(field, int(self.s.own(seat, field.at)), ": "))
            elif field.is_zone and not field.tag & IN_PLAY and (field.audience != OWNER or seat != self.viewer):
                n = self._count(seat, field)
                if n:
                    out.append(f"{self.texts.word('zone', field.name)}: {n}")
        return [told for told in out if told]

    def _amount(self, kind: str, field: Field, n: int) -> str:
        return f"{self.texts.word(kind, field.name)}: {n}"

    def _count(self, seat: int, field: Field) -> int:
        return int(self.s.count(self.s.zone(seat, field.at)))

    def _in_play(self, seat: int, field: Field, indent: int) -> list[Line]:
        """A zone's cards, on as many lines as they take."""
        line = Line(" " * indent)
        line.append(self.texts.word("zone", field.name) + ": ", "dim")
        lines = [line]
        cards = self.s.cards(self.s.zone(seat, field.at))
        for n, card in enumerate(cards):
            shown = Line(self.texts.of(self.game.cards[card].name))
            amounts = self._amounts(int(card))
            shown.append(f" {amounts}" if amounts else "", "yellow").append(", " if n < len(cards) - 1 else "")
            if n and lines[-1].cell_len + shown.cell_len > self.width:
                lines.append(Line(" " * (indent + 4)))
            lines[-1].append_text(shown)
        return lines

    def _amounts(self, card: int) -> str:
        """What a card amounts to now, if the title says; otherwise the last of its printed numbers."""
        amounts = self.game.title.card_values(self.s, card, self.viewer)
        if amounts:
            return "(" + ", ".join([self._short(name, n) for name, n in amounts.items()]) + ")"
        return numbers_of(self.game.cards[card], self.texts).split("  ")[-1]

    def _short(self, name: str, n: int) -> str:
        key = word_key("short", name)
        return self.texts(key, n=n) if self.texts.has(key) else f"{self.texts.word('value', name)} {n}"


def _joined(parts: list[Line], gap: str) -> Line:
    return Line(gap + " · ".join([part.plain for part in parts]), "dim", no_wrap=True, overflow="ellipsis")


def in_columns(cells: list[str], width: int) -> list[str]:
    """Short texts side by side, downwards, where they fit."""
    if not cells:
        return []
    widest = max(cell_len(cell) for cell in cells) + 3
    columns = max(1, min((width - 1) // widest, (len(cells) + 2) // 3))
    rows = -(-len(cells) // columns)
    lines = []
    for row in range(rows):
        shown = [cells[i] for i in range(row, len(cells), rows)]
        padded = [cell + " " * (widest - cell_len(cell)) for cell in shown]
        lines.append((" " + "".join(padded)).rstrip())
    return lines
