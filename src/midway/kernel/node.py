"""Node: one piece of meaning. Its class says what it does, its fields say to what.

Rule boxes of cards and the flow of a game are trees of nodes. What the sentence and flow nodes do is in
nodes/; how a tree is read from English and said again is in midway.cardtext.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from midway.kernel.game import Game
    from midway.kernel.options import Options
    from midway.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A frozen dataclass with structural equality; its class is also the category of the phrases that mean it.

    Attributes set by `lower` are declared on classes that are no dataclasses, and what a subclass says of itself
    is a property: compiled, a dataclass takes every name assigned in its body for a field.

    A frame `f` tells a node who speaks: s.you(f), s.them(f), s.actor(f), and of which card: s.src(f).
    """

    nid: i64 = -1  # place in the game's table of nodes, given when a game is put together
    slot: i64 = -1  # where the running rule box keeps what this node refers to or finds
    at: i64 = -1  # an offset or number of the schema, looked up once
    mask: i64 = 0  # words of cards as bits, looked up once
    limit: i64 = 0  # the bit of a rule that may be used once per period; see limits.py
    side: i64 = 0  # of cards with rule boxes to choose from: in which of them it stands; 0: it holds in any case
    is_private: bool = False  # whether or how it can be done depends on cards that not everybody sees
    only_gains: bool = False  # of rules: nothing but compulsory gains of the owner, so its turn need not be asked for

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled by its fields: a frozen node compiled by mypyc cannot be filled afterwards."""
        return type(self), tuple(getattr(self, f.name) for f in fields(self))  # type: ignore[arg-type]

    # ---- running ---------------------------------------------------------------------------------
    def possible(self, s: State, f: i64) -> bool:
        """Could this be enacted now, by and for the people of frame f? Changes nothing."""
        return True

    def step(self, s: State, f: i64) -> None:
        """Do one step of work on the top frame: change something, push a part, ask, or pop."""
        raise NotImplementedError(type(self).__name__)

    def options(self, s: State, f: i64, o: Options) -> None:
        """Offer what may be answered to the question this node has asked."""
        raise NotImplementedError(type(self).__name__)

    def question(self, s: State, f: i64) -> str:
        """The kind of decision this node has asked for; see decisions.py."""
        return "command"

    def branches(self) -> tuple[Node, ...]:
        """What the options of a question say, where they are numbers of parts of the text."""
        return ()

    def rule_id(self, s: State, f: i64) -> str:
        """The id of the rule behind the question."""
        return ""

    def asks_about(self, s: State, f: i64) -> i64:
        """The card the question is about; usually the one whose text asks, -1 for none."""
        return s.src(f)

    @property
    def items_are(self) -> str:
        """What this node fixes as the items of its frame: "card", "number" (seats too), "rule and card" in turn."""
        return "number"

    def lower(self, name: str, value: object) -> None:
        """Set one of the attributes above, or a subclass's like them: derived, no part of the meaning."""
        object.__setattr__(self, name, value)

    def bind(self, game: Game) -> None:
        """Lower what the engine asks often to integers, once, when a game is put together."""

    def looks_at_secrets(self, game: Game) -> bool:
        """Does it, apart from its parts, look at cards that not everybody sees?"""
        return False

    def seems_possible(self, s: State, f: i64) -> bool:
        """Could it be enacted for all that is public, whatever the actor holds?"""
        from midway.kernel.game import children

        for child in children(self) if self.is_private else []:
            if child.seems_possible(s, f):
                return True
        return False

    # ---- references of card texts (see cardtext/references.py) --------------------------------------
    @property
    def binds(self) -> str:
        """What later words may point back at: "seat", "card", "deed", "part", several of them, or ""."""
        return ""

    @property
    def refers(self) -> str:
        """What kind of thing this node points back at; "" if it does not."""
        return ""

    @property
    def says_you(self) -> bool:
        """Does its phrase speak of "you" by itself, with no pronoun below it?"""
        return False

    def names(self) -> tuple[str, ...]:
        """The nouns by which later words may call what this node binds."""
        return ()

    def calls(self) -> str:
        """The noun by which this node calls what it points back at."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Node):
    """Said of a noun (open, adjacent to ...): adjectives in its phrase agree with that noun."""
