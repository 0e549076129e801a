"""People: competitors called by what they have, and all of them together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from midway.kernel.nodes.seats import Rival, Seat
from midway.kernel.options import SEAT
from midway.titles.unfair.schema import COINS
from midway.titles.unfair.words import phrase, words

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State


@dataclass(frozen=True)
class Superlative(Rival):
    """The competitor who has most of something; where several have, one of them is chosen."""

    def candidates(self, s: State, f: i64, o: Options) -> None:
        you = s.you(f)
        most: i64 = -1
        for seat in range(s.players):
            if seat != you:
                most = max(most, s.own(seat, COINS))
        for i in range(1, s.players):
            seat = s.after(you, i)
            if s.own(seat, COINS) == most:
                o.offer(SEAT, seat)


@dataclass(frozen=True)
class AllRivals(Seat):
    """Your competitors, in prohibitions."""


words(
    Superlative,
    {
        "richest competitor": (
            "the ~competitor with the most coins",
            "~соперник, у которого больше всего монет (,)",
        ),
    },
)
phrase(AllRivals, "your ~competitor:pl", "~ваш:pl ~соперник:pl")
