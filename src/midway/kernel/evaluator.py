"""Evaluator: what a title thinks of its positions, for bots that look ahead. A title's evaluate.py has its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from midway.kernel.options import PASS

if TYPE_CHECKING:
    from midway.kernel.state import State

A_POINT: Final = 100  # opinions are in hundredths of a point
UNTRIED: Final = -(1 << 40)  # no opinion of a choice before it is tried out
NEVER: Final = -100 * A_POINT  # what is not done while there is anything else
MOST_PROMISING: Final = 1 << 40  # tried out in any case


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Opinions on positions and choices. These know no title: points are all that counts.

    The positions are ones a bot imagines: what its seat cannot know is made up, so any question may be asked of them.
    """

    def worth(self, s: State, seat: i64) -> i64:
        """What the position is worth to the seat, in hundredths of a point, its competitors' prospects deducted."""
        scores = s.game.title.scores(s)
        others = [scores[other] for other in range(s.players) if other != seat]
        return A_POINT * (scores[seat] - max(others, default=0))

    def planned(self, s: State, seat: i64) -> i64:
        """The choice to take, where the title knows it without weighing all of them; UNTRIED: weigh them."""
        return UNTRIED

    def opinion(self, s: State, seat: i64, choice: i64) -> i64:
        """What a choice or free move would gain, judged without trying it; UNTRIED: try it and see.

        Where trying costs much, or would show what is drawn by luck as if it were known, a title judges itself.
        """
        return UNTRIED

    def opinions(self, s: State, seat: i64, choices: vec[i64]) -> vec[i64]:
        """The same for each of the choices and free moves one has."""
        found = vec[i64](capacity=len(choices))
        for i in range(len(choices)):
            found = append(found, self.opinion(s, seat, choices[i]))
        return found

    def promises(self, s: State, seat: i64, choices: vec[i64]) -> vec[i64]:
        """How much may be hoped of choices before they are tried.

        Where many could be tried out, only the most promising are; where none is, the most promising is taken.
        """
        return vec[i64]([MOST_PROMISING] * len(choices))

    def answer_of(self, s: State, seat: i64) -> i64:
        """What a competitor is thought to answer when the bot tries something; the mildest unless the title knows."""
        offered = s.legal(seat)
        for i in range(len(offered)):
            if offered[i] == PASS:
                return PASS
        return offered[0]
