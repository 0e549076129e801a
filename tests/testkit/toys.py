"""Toy titles for proving the kernel: small, in plain Python, with cards built in code.

`a_toy(seats, key)` begins a match of Booth at its first question: hidden hands, two decks with backs of their own,
a peek, a reveal, an attack with a window, a simultaneous secret, a free move, a modifier, a prohibition.
`a_duel(seats, key)` is the tiny one: hands and dice, no strands.

`a_table(seats, cards)` is Booth's empty table with no flow running: every card lies in its deck. To try a text:

    s = a_table(2, [a_card("purse", gain(2))])
    run_box(s, gain(2), you=0, src=card(s, "purse"))        # any tree; a sentence or deed is put into a box
    options(s)  ->  ["pick toys.purse", "done"]             # what the asked seat may answer, in words
    answer(s, "pick toys.purse")                            # its answer

`put(s, "purse", hand(s, 1))` lays a card where a story needs it. `play_on(s, key)` answers at random to the end,
and `questions(s, key)` gives every decision on the way. Slots of a tree (see references.py of the card language)
are set with `bound(node, slot)`.
"""

from __future__ import annotations

from collections.abc import Iterator

from mypy_extensions import i64

from midway.kernel.begin import empty_table, new_state
from midway.kernel.chance import threefry
from midway.kernel.content import CardDef, Names, Pack, Text
from midway.kernel.game import Game
from midway.kernel.node import Node
from midway.kernel.nodes.deeds import Choice
from midway.kernel.nodes.rulebox import Box, RuleBox
from midway.kernel.nodes.sentence import Sentence
from midway.kernel.nodes.sentences import Command
from midway.kernel.nodes.tokens import Amount, Gain, Token
from midway.kernel.state import State
from midway.kernel.title import Title
from tests.testkit.toy_booth import DECK, HAND, PRIZES, STALL, Booth
from tests.testkit.toy_duel import Duel


# ---- games and states -------------------------------------------------------------------------------------
def a_game(seats: int = 2, cards: list[CardDef] | None = None, title: Title | None = None) -> Game:
    """A toy put together for a match; `cards` instead of its own ones."""
    title = title or Booth()
    packs = title.packs(seats, {}) if cards is None else [a_pack(cards)]
    return Game(title, seats, title.chosen({}), packs)


def a_toy(seats: int = 2, key: int = 7, cards: list[CardDef] | None = None, title: Title | None = None) -> State:
    """A match at its first question."""
    return new_state(a_game(seats, cards, title), key, key + 1)


def a_duel(seats: int = 2, key: int = 7) -> State:
    """The tiny toy at its first question."""
    return a_toy(seats, key, title=Duel())


def a_table(seats: int = 2, cards: list[CardDef] | None = None, key: int = 7) -> State:
    """Booth's table with every card in its deck, in the order of the pack, the last on top; nothing runs."""
    s = empty_table(a_game(seats, cards))
    s.set_key(key, key + 1)
    for c in range(len(s.game.cards)):
        s.put_in(c, PRIZES if s.game.cards[c].kind == "prize" else DECK)
    return s


# ---- cards ------------------------------------------------------------------------------------------------
def a_card(id_: str, tree: Node | None = None, kind: str = "trick", copies: int = 1, **numbers: int) -> CardDef:
    """A card whose box "play" runs the tree."""
    texts = {} if tree is None else {"play": Text("", "", boxed(tree), 0)}
    return CardDef(kind, id_, Names(id_, id_), "designed", copies=copies, numbers=numbers, texts=texts)


def a_pack(cards: list[CardDef]) -> Pack:
    return Pack("booth", "toys", Names("Toys", "Игрушки"), "box", tuple(cards))


def boxed(tree: Node) -> RuleBox:
    """The tree as a whole rule box: a deed is commanded, sentences run in order."""
    if isinstance(tree, RuleBox):
        return tree
    if isinstance(tree, Choice):
        tree = Command(tree)
    assert isinstance(tree, Sentence)
    return Box((tree,), ())


def bound(node: Node, slot: int) -> Node:
    """The node with a slot in which the box keeps what it refers to or finds."""
    node.lower("slot", slot)
    return node


def gain(n: int) -> Gain:
    return Gain(Amount(n, Token("coins")))


def card(s: State, name: str) -> int:
    """The number of a card by its name: "purse" or "purse#2"."""
    return s.game.card_numbers[f"toys.{name}"]


def hand(s: State, seat: int) -> i64:
    return s.zone(seat, HAND)


def stall(s: State, seat: int) -> i64:
    return s.zone(seat, STALL)


def put(s: State, name: str, zone: i64) -> int:
    """Lay a card somewhere, wherever it is now, as if it had been dealt there."""
    c = card(s, name)
    if s.where(c) > 0:
        s.lift(c)
    s.put_in(c, zone)
    return c


# ---- playing ----------------------------------------------------------------------------------------------
def run_box(s: State, tree: Node, you: int = 0, src: int = -1, window: bool = False) -> State:
    """Run a tree as the box of card `src`, to its first question or its end."""
    box = s.game.install(boxed(tree), "test")
    box.lower("window", window)
    s.begin(box, you, src)
    s.run()
    return s


def options(s: State, seat: int = -1) -> list[str]:
    """What may be answered, in words; by the first seat asked if none is named."""
    return [s.game.title.verbs.written(o, s.game.card_names) for o in s.legal(seat if seat >= 0 else s.who)]


def answer(s: State, words: str, seat: int = -1) -> State:
    """Give an answer written in words."""
    s.apply(seat if seat >= 0 else s.who, s.game.title.verbs.read(words, s.game.card_numbers))
    return s


def questions(s: State, key: int = 1, most: int = 500) -> Iterator[State]:
    """Play at random to the end; gives the state at every decision, itself included."""
    for turn in range(most):
        if s.is_over:
            return
        yield s
        awaited = s.awaited()
        seat = awaited[_any(key, 2 * turn, len(awaited))]
        offered = [*s.legal(seat), *s.free(seat)]
        s.apply(seat, offered[_any(key, 2 * turn + 1, len(offered))])
    raise AssertionError("the match does not end")


def play_on(s: State, key: int = 1, most: int = 500) -> State:
    """Play at random to the end."""
    for _ in questions(s, key, most):
        pass
    return s


def _any(key: int, turn: int, many: int) -> int:
    return int(threefry(key, 99, 0, turn)) * many >> 32
