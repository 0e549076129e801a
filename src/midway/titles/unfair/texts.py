"""Printed texts that are no rule boxes: strips, star formulas, sections of blueprints; and what blocks or answers.

What they say is in nodes/; here is what the rules of the game ask of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from midway.kernel.node import Node
from midway.kernel.nodes.rulebox import RuleBox
from midway.kernel.nodes.sentence import Sentence
from midway.kernel.nodes.sentences import Lasting

if TYPE_CHECKING:
    from midway.kernel.nodes.things import Kind
    from midway.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed(RuleBox):
    """A text that never runs."""

    def sentences(self) -> tuple[Sentence, ...]:
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Strip(Printed):
    """The black-and-yellow strip: a condition of placement that always binds (UNF-CARD-11, -12)."""

    def allows(self, s: State, f: i64, upgrade: i64, attraction: i64) -> bool:
        """May the upgrade stand on the attraction? `src` of the frame bears the strip, whichever of the two it is."""
        return True

    def takes_upgrades(self) -> bool:
        """False on an attraction that can never be upgraded."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class StarFormula(Printed):
    """A star value shown as an asterisk, computed while the card is in play (UNF-CARD-08)."""

    def stars(self, s: State, f: i64) -> i64:
        """`you` of the frame owns the card, `src` is the card."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Section(Printed):
    """One section of a blueprint: the items to complete, or the bonus target."""

    def is_matched(self, s: State, f: i64) -> bool:
        """Does the park of `you` hold an item of its own for each line? (UNF-BP-17, -18)"""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Notice(Printed):
    """What a Theme Overview says about a word of its pack; the word itself does what it says."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Blocks(Lasting):
    """This card stops events of certain attacks from touching its owner, from the hand or out of the park."""

    def attacks(self) -> tuple[str, ...]:
        """Which attacks; none named: events in general."""
        return ()

    @property
    def is_spent(self) -> bool:
        """Is a Park card that blocks discarded? An Event card always is."""
        return False

    @property
    def from_hand(self) -> bool:
        """Does a Park card block out of the hand, instead of out of the park?"""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Reacts(Lasting):
    """This card answers an event that has really affected its owner."""

    def answer(self) -> Node:
        """What runs: `you` answers, `they` played the event, the mark is its card."""
        raise NotImplementedError


# ---- rules of Overviews ----------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Mesmerism(Lasting):
    """Says that a Mesmerism token makes a staff member serve whoever laid it there (UNF-VAMP-02)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Excavation(Lasting):
    """Says what whoever digs may keep (UNF-JUNG-02)."""

    def treasure(self) -> Kind:
        raise NotImplementedError
