"""Aims: whom a rule is played against. Said before its window opens, so that those concerned know what to block."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from midway.kernel.nodes.carddeeds import CardDeed
from midway.kernel.nodes.deeds import ForEach, Or
from midway.kernel.nodes.seats import EachSeat, Rival
from midway.kernel.nodes.sentence import Sentence
from midway.kernel.nodes.sentences import By, Command
from midway.kernel.nodes.things import kind_of
from midway.kernel.options import Options, arg_of
from midway.kernel.schema import AIM_ITEM

if TYPE_CHECKING:
    from midway.kernel.node import Node
    from midway.kernel.state import State


@final
class Aims:
    """The competitors a rule leaves to be chosen, each with the part that is aimed at them."""

    def __init__(self) -> None:
        self.rivals: list[Rival] = []
        self.parts: list[Node] = []
        self.threatens_all: bool = False  # it speaks of each player, or of cards anywhere

    def add(self, part: Node) -> None:
        for rival in rivals_in(part):
            rival.lower("is_declared", True)
            self.rivals.append(rival)
            self.parts.append(part)

    def ask_next(self, s: State, f: i64, pc: int) -> bool:
        """Ask whom the next part is aimed at; frame f goes on at `pc` with the answer. False: all is said."""
        aim = s.item(f, AIM_ITEM)
        while aim < len(self.rivals):
            s.set_item(f, AIM_ITEM, aim)
            o = Options()
            self.offer(s, f, o)
            if o.count() > 0:
                s.ask(f, pc, s.you(f))
                return True
            aim += 1
        s.set_item(f, AIM_ITEM, aim)
        return False

    def offer(self, s: State, f: i64, o: Options) -> None:
        """Offer the competitors against whom the part in question could be enacted."""
        aim = s.item(f, AIM_ITEM)
        rival = self.rivals[aim]
        part = self.parts[aim]
        could_be = Options()
        rival.candidates(s, f, could_be)
        for i in range(could_be.count()):
            before = s.notes_mark()
            s.note(f, rival.slot, arg_of(could_be.at(i)))
            if part.possible(s, f):
                o.add(could_be.at(i))
            s.drop_notes(before)

    def settle(self, s: State, f: i64, seat: int) -> None:
        """It is aimed at this seat."""
        aim: int = s.item(f, AIM_ITEM)
        s.note(f, self.rivals[aim].slot, seat)
        s.declare(f, seat)
        s.set_item(f, AIM_ITEM, aim + 1)


def rivals_in(node: Node) -> list[Rival]:
    """The competitors a command leaves to be chosen, where it is certain that one will be."""
    from midway.kernel.game import children

    out: list[Rival] = []
    if isinstance(node, Rival):
        if node.slot >= 0 and not node.refers:
            out.append(node)
    elif not isinstance(node, Or) and (isinstance(node, (Command, By)) or not isinstance(node, Sentence)):
        for child in children(node):
            out += rivals_in(child)
    return out


def speaks_of_all(node: Node) -> bool:
    """Does it do something to each player, or to cards in play anywhere?"""
    from midway.kernel.game import children

    if isinstance(node, EachSeat):
        return True
    if isinstance(node, ForEach):
        return speaks_of_all(node.deed)  # what is only counted is not touched
    if isinstance(node, CardDeed):
        kind = kind_of(node.target())
        if kind is not None and (kind.where is None or kind.where.is_anywhere):
            return True
    for child in children(node):
        if speaks_of_all(child):
            return True
    return False
