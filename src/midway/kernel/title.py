"""Title: what a game tells the kernel. A title subclasses it in its meta.py; nothing here knows any game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from midway.kernel.content import BrokenPack, Problem
from midway.kernel.errors import BadOption
from midway.kernel.options import Options
from midway.kernel.schema import TO_EVERYBODY, TO_YOU, Schema
from midway.kernel.verbs import Verbs

if TYPE_CHECKING:
    from midway.kernel.content import CardDef, Pack
    from midway.kernel.game import Game
    from midway.kernel.happenings import Fact
    from midway.kernel.messages import Message, Part
    from midway.kernel.node import Node
    from midway.kernel.nodes.things import Kind, Noun
    from midway.kernel.state import State


@dataclass(frozen=True)
class SetupOption:
    """One thing people choose before a match: its values, the first being the default."""

    name: str
    values: tuple[str, ...]
    about: dict[str, str] = field(default_factory=dict)  # language -> a sentence
    several: tuple[str, ...] = ()  # instead of one value, some of these words with commas between
    is_open: bool = False  # other values are possible; the title checks them

    def check(self, value: str) -> None:
        """BadOption if it cannot have this value."""
        if value in self.values or self.is_open:
            return
        words = value.split(",") if self.several else [value]
        known = (*self.values, *self.several)
        for word in words:
            if word not in (self.several or self.values):
                raise BadOption(
                    f"{self.name} cannot be {word!r}; it can be: {', '.join(known)}",
                    "option-value",
                    {"name": self.name, "given": word, "words": ", ".join(known)},
                )


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """One game. Its methods answer what only its rulebook knows; the defaults do for a simple game."""

    # Of the class, so that compiled code sees what a plain-Python subclass says.
    id: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 2

    def __init__(self, schema: Schema, verbs: Verbs) -> None:
        self.schema = schema
        self.verbs = verbs

    # ---- before the match -----------------------------------------------------------------------
    def names(self) -> dict[str, str]:
        """The title's name in each language."""
        return {"en": self.id}

    def setup_options(self) -> list[SetupOption]:
        return []

    def chosen(self, given: dict[str, str], seats: int = 0) -> dict[str, str]:
        """All setup options with their values; BadOption for what does not exist.

        A default may depend on how many play; 0: nobody knows yet.
        """
        known = self.checked(given)
        return {name: given.get(name, o.values[0]) for name, o in known.items()}

    def checked(self, given: dict[str, str]) -> dict[str, SetupOption]:
        """The setup options by name; BadOption if something given is none, or has a value it cannot have."""
        known = {o.name: o for o in self.setup_options()}
        for name, value in given.items():
            if name not in known:
                words = ", ".join(sorted(known)) or "none"
                about = {"name": name, "words": ", ".join(known) or "-"}
                raise BadOption(f"{self.id} has no option {name!r}; it has: {words}", "option", about)
            known[name].check(value)
        return known

    def drawn(self, chosen: dict[str, str], seats: int, key0: int, key1: int) -> dict[str, str]:
        """The options with all they leave to chance drawn by this key, so that a record says what was played with."""
        return chosen

    def warnings(self, chosen: dict[str, str], seats: int) -> list[Message]:
        """What people had better know before they begin; they may begin all the same."""
        return []

    def packs(self, seats: int, options: dict[str, str]) -> list[Pack]:
        """The packs this match is played with."""
        return []

    def restored_pack(self, written: str) -> Pack:
        """A finished pack kept beside old records, from its JSON; BrokenPack if it is none of this title's."""
        raise BrokenPack([Problem("pack", 0, f"{self.id} cannot restore packs")])

    def tables(self, game: Game) -> None:
        """Prepare whatever is looked up often, once, when a game is put together."""

    def copies(self, card: CardDef, game: Game) -> int:
        """How many of a card this match uses."""
        return card.copies

    def speaks_to_each(self, card: CardDef) -> bool:
        """Is it nobody's, so that each seat may use once what its text allows once?"""
        return False

    def audience(self, s: State, f: i64) -> int:
        """Of a card that is nobody's: to whom does the rule box of frame f speak? See audience.py."""
        return TO_EVERYBODY if s.you(f) == s.first_seat else TO_YOU

    def symbols(self, card: CardDef) -> dict[str, tuple[str, ...]]:
        """What the symbols on a card say beside its words: by what they are about."""
        return {}

    def back(self, card: CardDef) -> str:
        """Face down, cards with the same back cannot be told apart."""
        return card.kind

    def words_for(self, card: CardDef) -> tuple[str, ...]:
        """The nouns that fit a card; bits of these words are what filters compare."""
        return (card.kind, *card.lists.get("types", ()))

    def covers(self, noun: str) -> tuple[str, ...]:
        """The words of cards a noun of the card language stands for."""
        return (noun,)

    def deed_meant(self, name: str) -> str:
        """Deeds that are one and the same to all rules: to dismiss is to demolish."""
        return name

    def meant_by(self, s: State, card: i64, noun: Noun) -> i64:
        """The card that "this ..." means in a text on `card`."""
        return card

    def may_aim_at(self, s: State, f: i64, seat: i64) -> bool:
        """May the rule that runs in frame f choose this competitor?"""
        return True

    def counted(self, s: State, f: i64, kind: Kind) -> i64:
        """How many things of a kind there are, where not only cards count; -1: only cards do."""
        return -1

    # ---- playing -----------------------------------------------------------------------------------
    def flow(self) -> Node:
        """The node that plays the whole match."""
        raise NotImplementedError

    def more_nodes(self) -> dict[str, Node]:
        """Nodes begun by name, outside the flow: free moves, repairs. They are found in game.extra."""
        return {}

    def setup(self, s: State) -> None:
        """Lay out the table."""

    def count_openly(self, s: State, shown: State) -> None:
        """Enter into a view what everybody at the table can count, though it hides the cards: how many of each back."""

    def is_silent(self, s: State, card: i64) -> bool:
        """Is this card in play switched off, for example face down?"""
        return False

    def acts_for(self, s: State, card: i64, owner: i64) -> i64:
        """For whom the rules of a card in play work, that lies with this seat or is nobody's; see game.lends."""
        return owner

    def is_chosen(self, s: State, card: i64, side: i64) -> bool:
        """Of a card with rule boxes to choose from: is this the one that was chosen?"""
        return True

    def is_during(self, s: State, moment: str) -> bool:
        """Is it the time named by a timing, so that what stands behind it applies?"""
        return True

    def is_untidy(self, s: State) -> bool:
        """Must something be put right between two sentences: a gap refilled, a limit kept?"""
        return False

    def put_right(self, s: State) -> list[int]:
        """Mend a position that was brought in from outside by the fewest changes; gives the cards it moved."""
        return []

    def tidy(self, s: State) -> Node | None:
        """What puts it right; None when it was done on the spot. Asked again until the table is tidy."""
        return None

    def free_moves(self, s: State, seat: i64, o: Options) -> None:
        """Offer what this seat may do at any time within its own decisions."""

    def free_move(self, s: State, seat: i64, choice: i64) -> Node:
        """The node that does a free move."""
        raise NotImplementedError

    def can_raise(self, s: State, seat: i64, token: i64, n: i64) -> bool:
        """Could free moves bring the seat n more of a token?"""
        return False

    def can_be_blocked(self, s: State, f: i64) -> bool:
        """May the rule box of frame f, which has a window, be blocked now?"""
        return True

    def blocks(self, s: State, f: i64, seat: i64, o: Options) -> None:
        """Offer how a seat may block the rule whose window frame f is, besides letting it happen."""

    def block(self, s: State, f: i64, seat: i64, choice: i64) -> bool:
        """Carry out such an answer; True if the rule now cannot touch the seat."""
        return False

    def blocked_before(self, s: State, f: i64) -> int:
        """The mask of seats that have blocked what the card of frame f does before this box of it began."""
        return 0

    def spared_by(self, s: State, f: i64) -> int:
        """The mask of seats that the rule box of frame f cannot harm; what does no harm still reaches them."""
        return 0

    def is_spared(self, s: State, z: i64, seat: i64) -> bool:
        """Do the rules of nobody's cards in this zone leave the seat alone?"""
        return False

    def is_asked(self, s: State, f: i64, seat: i64, aimed_at: bool) -> bool:
        """Is this seat asked whether it blocks the rule whose window frame f is, or answers it?

        `aimed_at`: the rule was declared against it, or speaks of everybody, or has touched it. Only what is
        public may count, never a hand.
        """
        return aimed_at and seat != s.you(f)

    def has_reactions(self) -> bool:
        """Are there cards that answer a rule after it has touched somebody?"""
        return False

    def reactions(self, s: State, f: i64, seat: i64, o: Options) -> None:
        """Offer how a seat may answer a rule that has really touched it."""

    def react(self, s: State, f: i64, seat: i64, choice: i64) -> None:
        """Carry out such an answer, or push the node that does."""

    def finish_box(self, s: State, f: i64) -> None:
        """A rule box has ended: put away the cards that still lie aside."""

    def rank(self, s: State, card: i64) -> i64:
        """Rules due at the same time run by kind of card: the lower rank first."""
        return 0

    def may_take_back(self, game: Game) -> bool:
        """May a seat take back its own last choices without asking, as far as nobody has learned anything?"""
        return True

    # ---- telling --------------------------------------------------------------------------------
    def scores(self, s: State) -> list[int]:
        """What each seat would score now."""
        return [0] * int(s.players)

    def places(self, s: State) -> list[int]:
        """Each seat's place at the end, 1 for the winner; equal scores share unless the title breaks ties."""
        scores = self.scores(s)
        return [1 + sum(other > mine for other in scores) for mine in scores]

    def values(self) -> list[str]:
        """The names of what `card_values`, `seat_values` and `explain` speak of; words: value-NAME."""
        return []

    def card_values(self, s: State, card: i64, seat: i64) -> dict[str, int]:
        """What a card in sight amounts to now, where rules change it: its price for this seat, its stars.

        `s` may be what somebody sees, with cards HIDDEN; `seat` is -1 for the spectator.
        """
        return {}

    def card_words(self, s: State, card: i64, seat: i64) -> dict[str, list[str]]:
        """What can be said of a card in sight only in words, by what it is about: where it lies, who stands on it.

        `s` and `seat` as for `card_values`.
        """
        return {}

    def seat_values(self, s: State, seat: i64) -> dict[str, int]:
        """What rules add up to for a seat now; `s` may be what somebody sees."""
        return {}

    def explain(self, s: State, value: str, seat: i64, card: i64) -> list[Part]:
        """Where a value comes from, in parts that add up to it: of a card, or of a seat if `card` is -1."""
        return []

    def narrate(self, s: State, fact: Fact) -> Message | None:
        """How the log tells a fact; None for the kernel's own words, an empty key for silence."""
        return None

    def why_not(self, s: State, seat: i64, choice: i64) -> tuple[str, str]:
        """Reason and rule id why a choice is not among the options."""
        return "not-offered", ""

    def resettle(self, s: State, viewer: i64) -> None:
        """After a redeal: mend what follows from cards the viewer cannot see."""

    def conserved(self, s: State) -> dict[str, int]:
        """Quantities that must add up to the same at every decision."""
        return {}
