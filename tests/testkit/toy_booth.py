"""Booth, the rich toy: draw, play, peek, show, attack; then everybody bids in secret for a prize."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from midway.kernel.agenda import happen
from midway.kernel.content import CardDef, Names, Pack, Text
from midway.kernel.game import Game
from midway.kernel.happenings import ANNOUNCED
from midway.kernel.node import Node
from midway.kernel.nodes.carddeeds import CardDeed
from midway.kernel.nodes.deeds import Countable
from midway.kernel.nodes.flow import EachSeatInTurn, GameOver, Rounds, Seq, Together
from midway.kernel.nodes.places import In, OwnZone, SeatZone, ThisWay, Verb
from midway.kernel.nodes.rulebox import Box
from midway.kernel.nodes.seats import EachSeat, Owner, Pronoun, Rival
from midway.kernel.nodes.sentences import By, ChooseSeat, Command, May
from midway.kernel.nodes.standing import Cannot, StatChange
from midway.kernel.nodes.things import Kind, Noun, One, Sort, Things, This
from midway.kernel.nodes.tokens import Amount, Gain, Steal, Token
from midway.kernel.options import NUMBER, PASS, Options, arg_of
from midway.kernel.results import ENACTED, FAILED
from midway.kernel.schema import ALL, ASIDE, EVERYBODY, IN_PLAY, NOBODY, ORDERED, OWNER, Schema
from midway.kernel.state import State
from midway.kernel.title import Title
from midway.kernel.verbs import Verbs

SCHEMA = Schema(cards=64, stack=360)
ROUND = SCHEMA.shared.number("round", ALL)
LUCKY = SCHEMA.shared.card("lucky", ALL)
DECK = SCHEMA.shared.zone("deck", 64, NOBODY, ORDERED)
DISCARD = SCHEMA.shared.zone("discard", 64, ALL, ORDERED)
PRIZES = SCHEMA.shared.zone("prizes", 12, NOBODY, ORDERED)
ON_SHOW = SCHEMA.shared.zone("on show", 12, ALL)
FACE_DOWN = SCHEMA.words_of_cards("face down", ALL)
COINS = SCHEMA.seat.token("coins")
HAND = SCHEMA.seat.zone("hand", 40, OWNER)
STALL = SCHEMA.seat.zone("stall", 40, ALL, IN_PLAY)
ASIDE_ZONE = SCHEMA.seat.zone("aside", 12, OWNER, ASIDE)
BID = SCHEMA.seat.secret("bid", 0, 3)
LAST_BID = SCHEMA.seat.number("last bid", ALL)
PLEDGED = SCHEMA.seat.zone("pledged", 4, OWNER)
INCOME = SCHEMA.stat("income")
SCHEMA.seat.strand(120)

VERBS = Verbs()
PLAY = VERBS.verb("play", "card")
DRAW = VERBS.verb("draw")
PEEK = VERBS.verb("peek")
SHOW = VERBS.verb("show", "card")
SELL = VERBS.verb("sell", "card")
SHIELD = VERBS.verb("shield", "card")
PLEDGE = VERBS.verb("pledge", "card")


# ---- words of its cards -----------------------------------------------------------------------------------
@dataclass(frozen=True)
class Discard(CardDeed):
    things: Things

    @property
    def verb(self) -> str:
        return "discard"

    def target(self) -> Things:
        return self.things

    def do(self, s: State, f: i64, card: i64) -> None:
        s.affect(f, max(s.owner_of(card), 0))
        s.move(card, DISCARD)
        s.enacted()


@dataclass(frozen=True)
class Take(CardDeed):
    """Into the actor's hand."""

    things: Things

    @property
    def verb(self) -> str:
        return "take"

    def target(self) -> Things:
        return self.things

    def do(self, s: State, f: i64, card: i64) -> None:
        s.affect(f, max(s.owner_of(card), 0))
        s.move(card, s.zone(s.actor(f), HAND))
        s.enacted()


@dataclass(frozen=True)
class Draw(Countable):
    n: int

    @property
    def verb(self) -> str:
        return "draw"

    def possible(self, s: State, f: i64) -> bool:
        return s.count(DECK) > 0

    def step(self, s: State, f: i64) -> None:
        if not self.possible(s, f):
            s.end(FAILED)
            return
        for _ in range(int(self.n * self.times(s, f))):
            if s.count(DECK) > 0:
                c = s.last(DECK)
                s.move(c, s.zone(s.actor(f), HAND))
                s.note(f, self.slot, c)
                happen(s, f, self.number, c)
        s.end(ENACTED)


@dataclass(frozen=True)
class MoreIncome(StatChange):
    n: int

    def stat(self) -> str:
        return "income"

    def amount(self, s: State, owner: i64, src: i64) -> i64:
        return self.n


def in_hand(whose: str, noun: str = "trick", slot: int = -1) -> Kind:
    """A card in your or their hand."""
    owner = Owner(whose)
    owner.lower("slot", slot)
    return Kind(Sort((), Noun(noun)), None, In(OwnZone(owner, SeatZone("hand"))))


def in_stall(whose: str, noun: str = "trick", slot: int = -1) -> Kind:
    owner = Owner(whose)
    owner.lower("slot", slot)
    return Kind(Sort((), Noun(noun)), None, In(OwnZone(owner, SeatZone("stall"))))


def they(slot: int = -1) -> Pronoun:
    who = Pronoun("they")
    who.lower("slot", slot)
    return who


def competitor(slot: int = -1) -> Rival:
    who = Rival("a competitor")
    who.lower("slot", slot)
    return who


def drawn_this_way(slot: int) -> Kind:
    way = ThisWay(Verb("draw"))
    way.lower("slot", slot)
    return Kind(Sort((), Noun("trick")), None, way)


def drawing(n: int, slot: int) -> Draw:
    draw = Draw(n)
    draw.lower("slot", slot)
    return draw


COIN = Token("coins")
TEXTS: dict[str, tuple[int, Box]] = {
    "purse": (4, Box((Command(Gain(Amount(2, COIN))),), ())),
    "finder": (3, Box((Command(drawing(2, 0)), Command(Discard(One(drawn_this_way(0))))), ())),
    "bully": (
        3,
        Box((Command(ChooseSeat(competitor(0))), By(they(0), Discard(One(in_hand("their", "trick", 0))))), ()),
    ),
    "thief": (3, Box((Command(Steal(Amount(1, COIN), competitor(0))),), ())),
    "swap": (
        2,
        Box(
            (
                May(Pronoun("you"), Discard(One(in_hand("your")))),
                Command(Take(One(in_stall("your")))),
            ),
            (),
        ),
    ),
    "sign": (3, Box((MoreIncome(1),), ())),
    "lock": (2, Box((Cannot(EachSeat("each competitor"), Discard(This(Noun("trick")))),), ())),
    "shield": (3, Box((), ())),
}
ATTACKS = ("bully", "thief")


def booth_cards() -> list[CardDef]:
    tricks = [
        CardDef("trick", id_, Names(id_, id_), "designed", copies=n, texts={"play": Text("", "", box, 0)})
        for id_, (n, box) in TEXTS.items()
    ]
    prizes = [
        CardDef("prize", id_, Names(id_, id_), "designed", numbers={"points": n})
        for n, id_ in enumerate(("whistle", "teddy", "goldfish", "drum"), 1)
    ]
    return tricks + prizes


# ---- flow -------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Turn(Node):
    """One deed of one seat, and its income."""

    def question(self, s: State, f: i64) -> str:
        return "command"

    def options(self, s: State, f: i64, o: Options) -> None:
        o.offer(PASS)
        hand = s.zone(s.you(f), HAND)
        for i in range(s.count(hand)):
            o.offer(PLAY, s.at(hand, i))
            if s.viewers_of(s.at(hand, i)) != EVERYBODY:
                o.offer(SHOW, s.at(hand, i))
        if s.count(DECK) > 0:
            o.offer(DRAW)
            if not s.knows(s.you(f), s.last(DECK)):
                o.offer(PEEK)

    def step(self, s: State, f: i64) -> None:
        you = s.you(f)
        if s.pc(f) == 0:
            s.gain(you, COINS, 1 + s.total(you, INCOME))
            s.ask(f, 1, you)
        elif s.pc(f) == 2 or s.verb == PASS:
            s.pop()
        else:
            s.go(f, 2)
            self._do(s, you)

    def _do(self, s: State, you: i64) -> None:
        if s.verb == PLAY:
            card = s.arg
            s.move(card, s.zone(you, STALL))
            if s.facts is not None:
                s.facts.report(ANNOUNCED, you, card, 0, 0, EVERYBODY)
            box = s.game.rules_of(card).boxes.get("play")
            if box is not None:
                s.begin(box, you, card)
        elif s.verb == DRAW:
            s.move(s.last(DECK), s.zone(you, HAND))
        elif s.verb == PEEK:
            s.reveal(s.last(DECK), 1 << you)
        elif s.verb == SHOW:
            s.reveal(s.arg, EVERYBODY)
            s.put(LUCKY, s.arg)


@dataclass(frozen=True)
class Bid(Node):
    """On a strand of its own: pledge a card face down, then a number."""

    def question(self, s: State, f: i64) -> str:
        return "card" if s.pc(f) == 1 else "number"

    def options(self, s: State, f: i64, o: Options) -> None:
        hand = s.zone(s.you(f), HAND)
        if s.pc(f) == 1:
            for i in range(s.count(hand)):
                o.offer(PLEDGE, s.at(hand, i))
        else:
            for n in range(min(3, s.own(s.you(f), COINS)) + 1):
                o.offer(NUMBER, n)

    def step(self, s: State, f: i64) -> None:
        you = s.you(f)
        if s.pc(f) == 0:
            if s.count(s.zone(you, HAND)) > 0:
                s.ask(f, 1, you)
            else:
                s.ask(f, 2, you)
        elif s.pc(f) == 1:
            s.move(s.arg, s.zone(you, PLEDGED))
            s.set_mark(f, s.arg)
            s.ask(f, 2, you)
        else:
            s.set_own(you, BID, s.arg)
            s.end(ENACTED)


@dataclass(frozen=True)
class RevealBids(Node):
    """The highest bid pays and wins the prize; pledges go back, face down, to the bottom of the deck."""

    def step(self, s: State, f: i64) -> None:
        best = -1
        for i in range(s.players):
            seat = s.after(s.first_seat, i)
            s.set_own(seat, LAST_BID, s.own(seat, BID))
            s.set_own(seat, BID, 0)
            if best < 0 or s.own(seat, LAST_BID) > s.own(best, LAST_BID):
                best = seat
            pledged = s.zone(seat, PLEDGED)
            if s.count(pledged) > 0:
                s.move(s.last(pledged), DECK, 0)
        s.learn(EVERYBODY)
        s.gain(best, COINS, -s.own(best, LAST_BID))
        if s.count(ON_SHOW) > 0:
            s.move(s.last(ON_SHOW), s.zone(best, STALL))
        if s.count(PRIZES) > 0:
            s.move(s.last(PRIZES), ON_SHOW)
        s.pop()


@dataclass(frozen=True)
class Sell(Node):
    """The free move."""

    def step(self, s: State, f: i64) -> None:
        s.move(s.arg, DISCARD)
        s.gain(s.you(f), COINS, 1)
        s.pop()


class Booth(Title):
    id = "booth"
    least_seats = 2
    most_seats = 5

    def __init__(self) -> None:
        super().__init__(SCHEMA, VERBS)
        self.sell: Node = Sell()

    def packs(self, seats: int, options: dict[str, str]) -> list[Pack]:
        return [Pack("booth", "toys", Names("Toys", "Игрушки"), "box", tuple(booth_cards()))]

    def tables(self, game: Game) -> None:
        self.sell = game.install(Sell(), "free move")
        for definition, rules in zip(game.definitions, game.rules, strict=True):
            if definition.id in ATTACKS and "play" in rules.boxes:
                rules.boxes["play"].lower("window", True)

    def flow(self) -> Node:
        return Seq((Rounds(2, int(ROUND), Seq((EachSeatInTurn(Turn()), Together(Bid()), RevealBids()))), GameOver()))

    def setup(self, s: State) -> None:
        for c in range(len(s.game.cards)):
            s.put_in(c, PRIZES if s.game.cards[c].kind == "prize" else DECK)
        s.shuffle(DECK)
        s.shuffle(PRIZES)
        for seat in range(s.players):
            s.gain(seat, COINS, 3)
            for _ in range(min(4, int(s.count(DECK)))):
                s.move(s.last(DECK), s.zone(seat, HAND))
        if s.count(PRIZES) > 0:
            s.move(s.last(PRIZES), ON_SHOW)

    def free_moves(self, s: State, seat: i64, o: Options) -> None:
        stall = s.zone(seat, STALL)
        if s.free_used == 0 and not s.is_together:
            for i in range(s.count(stall)):
                if s.at(stall, i) != s.src(s.asking(seat)):
                    o.offer(SELL, s.at(stall, i))

    def free_move(self, s: State, seat: i64, choice: i64) -> Node:
        s.use_free(0)
        return self.sell

    def blocks(self, s: State, f: i64, seat: i64, o: Options) -> None:
        hand = s.zone(seat, HAND)
        for i in range(s.count(hand)):
            if s.game.cards[s.at(hand, i)].id == "shield":
                o.offer(SHIELD, s.at(hand, i))

    def block(self, s: State, f: i64, seat: i64, choice: i64) -> bool:
        s.move(arg_of(choice), DISCARD)
        return True

    def scores(self, s: State) -> list[int]:
        return [int(s.own(seat, COINS)) for seat in range(s.players)]

    def conserved(self, s: State) -> dict[str, int]:
        return {"cards": sum(s.where(c) > 0 for c in range(len(s.game.cards)))}
