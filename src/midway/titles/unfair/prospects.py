"""What things may still become in the rounds that are left, in hundredths of a point: bots reckon with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from midway.kernel.evaluator import A_POINT
from midway.kernel.game import Game
from midway.kernel.node import Node
from midway.titles.unfair.blueprints import MISSED
from midway.titles.unfair.park import attraction_in, capacity, icons, star_total
from midway.titles.unfair.park_rows import Rows
from midway.titles.unfair.placement import Means, is_suitable
from midway.titles.unfair.printed import ATTRACTION, RESOURCE, SHOWCASE, STAFF, UPGRADE, columns
from midway.titles.unfair.progress import Known, Line, steps_missing
from midway.titles.unfair.schema import CITY_DECK, GUESTS_COME, MOST_SPACES, STEP
from midway.titles.unfair.yields import (
    Counted,
    coins_a_round,
    coins_for_interest,
    counted_in,
    is_gamble,
    points_at_end,
    speaks_of_neighbours,
    worth_of,
)

if TYPE_CHECKING:
    from midway.kernel.state import State

HALF_A_POINT: Final = 50  # what a coin scores in the end
MOST_LUCK: Final = 3  # that is told apart
NOT_COUNTED: Final = -1
ENOUGH_STARS: Final = 3  # of the five a super attraction wants, for it to be in sight
ENOUGH_COINS: Final = 22  # to build with; more are worth less
TOO_MANY_COINS: Final = 45
A_TEXT: Final = 80  # a rule box of some use
AN_EVENT_CARD: Final = 170
SHARE_OF_HAND: Final = (60, 45, 30, 15)  # percent of what building the best, the second best ... would gain
AN_ITEM: Final = 16  # percent of the hope for a plan that each step still missing takes away


# ---- time and coins ------------------------------------------------------------------------------------------------
def incomes_left(s: State) -> i64:
    """How many times guests will still pay."""
    left = s.count(CITY_DECK)
    return left + 1 if 0 < s.num(STEP) <= GUESTS_COME else left


def worth_of_a_coin(left: i64) -> i64:
    """A coin to come: early ones can be built with."""
    return HALF_A_POINT + min(30, 5 * left)


def coins_worth(coins: i64, left: i64) -> i64:
    """Coins at hand; those that will hardly be spent are worth what they score."""
    more = min(55, 10 * left)
    total = coins * HALF_A_POINT + min(coins, ENOUGH_COINS) * more
    if coins > ENOUGH_COINS:
        total += (min(coins, TOO_MANY_COINS) - ENOUGH_COINS) * (more // 2)
    return total


# ---- size ----------------------------------------------------------------------------------------------------------
def size_worth(s: State, seat: i64, left: i64) -> i64:
    """What attractions score, and hope for the next icons of the largest: an upgrade there adds the most."""
    c = columns(s)
    table = c.sizes
    may_be_barred = s.may_be_forbidden(seat, c.upgrade)
    total: i64 = 0
    most: i64 = 0
    for n in range(MOST_SPACES):
        card = attraction_in(s, seat, n)
        if card >= 0:
            size = min(icons(s, card), len(table) - 1)
            total += table[size]
            if size + 1 < len(table) and not (may_be_barred and s.forbidden(seat, c.upgrade, card)):
                most = max(most, table[size + 1] - table[size])
    return A_POINT * total + most * left * 20


# ---- what a card would be good for -----------------------------------------------------------------------------------
@final
class Figures:
    """What the trees of a game's texts tell, looked up once."""

    def __init__(self, game: Game) -> None:
        cards = range(len(game.cards))
        self.known = Known(game)
        self.income: vec[i64] = vec[i64]([coins_a_round(game, card) for card in cards])
        self.at_end: vec[i64] = vec[i64]([points_at_end(game, card) for card in cards])
        self.counted: list[list[Counted]] = [counted_in(game, card) for card in cards]
        self.counts: vec[i64] = vec[i64]([len(terms) for terms in self.counted])
        self.interest: vec[i64] = vec[i64]([coins_for_interest(game, card) for card in cards])
        self.texts: vec[i64] = vec[i64]([1 if "text" in card.texts else 0 for card in game.cards])
        self.neighbours: vec[i64] = vec[i64]([1 if speaks_of_neighbours(game, card) else 0 for card in cards])
        self.bets: list[Bets] = [Bets(game, card) for card in cards]

    def missing(self, s: State, seat: i64, plan: i64) -> i64:
        """How many steps a park is away from what a plan asks for."""
        return steps_missing(self.known.plan(plan).items, self.known.rows(s, seat))


@final
class Bets:
    """What to expect of a card's texts that hang on dice, in hundredths of a coin, by how much luck one has."""

    def __init__(self, game: Game, card: int) -> None:
        rules = game.rules_of(card)
        halves = [rules.boxes.get("top.text"), rules.boxes.get("bottom.text")]
        self.halves: list[vec[i64]] = [_expected(box) for box in halves]
        self.ability: vec[i64] = _expected(next(iter(rules.at_moment("events step")), None))


def _expected(box: Node | None) -> vec[i64]:
    """Nothing where no dice are rolled."""
    if box is None or not is_gamble(box):
        return vec[i64]([])
    return vec[i64]([worth_of(box, luck) for luck in range(MOST_LUCK + 1)])


def figures_of(s: State) -> Figures:
    c = columns(s)
    found = c.figures
    if not isinstance(found, Figures):
        found = Figures(s.game)
        c.figures = found
    return found


def plan_worth(s: State, plan: i64, left: i64, rows: Rows) -> i64:
    """What a plan will score, as far as can be hoped."""
    sections = figures_of(s).known.plan(plan)
    c = columns(s)
    missing = steps_missing(sections.items, rows)
    if missing == 0:
        return A_POINT * (c.points[plan] + bonus_worth(c.bonus[plan], sections.bonus, left, rows))
    if left == 0:
        return A_POINT * MISSED
    hope = max(0, min(90, 100 - AN_ITEM * missing) * min(left, 3) // 3)
    return c.points[plan] * hope + MISSED * (100 - hope)


def bonus_worth(points: i64, lines: list[Line], left: i64, rows: Rows) -> i64:
    """The bonus of a plan that is complete otherwise, or a share of it while there is time."""
    if points == 0:
        return 0
    missing = steps_missing(lines, rows)
    if missing == 0:
        return points
    return points * max(0, 60 - 2 * AN_ITEM * missing) * min(left, 3) // 300


@final
class Outlook:
    """What a seat has to build with and how long it will pay: asked once for all cards that are compared."""

    def __init__(self, s: State, seat: i64, stars: i64 = NOT_COUNTED) -> None:
        self.seat = seat
        self.left = incomes_left(s)
        self.coin = worth_of_a_coin(self.left)
        self.means = Means(s, seat)
        self.stars: i64 = stars if stars != NOT_COUNTED else star_total(s, seat, True)
        self.room = capacity(s, seat) - self.stars
        self.figures = figures_of(s)

    def of_card(self, s: State, card: i64) -> i64:
        """What building the card would gain, price deducted; nothing where it finds no place."""
        c = columns(s)
        kind = c.kind[card]
        left = self.left
        if left == 0 or c.price[card] < 0:
            return 0
        gain = max(0, c.stars[card]) * self.coin * left
        if c.stars[card] > self.room:
            gain = gain // 3
        gain += self.figures.income[card] * left * self.coin + A_POINT * self.figures.at_end[card]
        gain += self.figures.texts[card] * A_TEXT
        if kind & ATTRACTION != 0:
            if not self.means.has_space:
                return 0
            gain += A_POINT * c.sizes[1 + c.built_many[card]]
            if kind & SHOWCASE != 0 and self.stars < ENOUGH_STARS:
                gain = gain // 2
        elif kind & UPGRADE != 0:
            more = self.growth_by(s, card)
            if more == 0:
                return gain // 4
            gain += A_POINT * more
        elif kind & STAFF != 0:
            gain += A_POINT * c.points[card]
        elif kind & RESOURCE != 0:
            gain += A_TEXT
        return gain - c.price[card] * (HALF_A_POINT + min(55, 10 * left))

    def growth_by(self, s: State, upgrade: i64) -> i64:
        """The points one more icon adds to the best attraction that takes the upgrade; 0: none does."""
        most: i64 = 0
        for i in range(self.means.attractions.count()):
            card = self.means.attractions.at(i)
            more = next_step(s, card)
            if more > most and is_suitable(s, self.seat, upgrade, card):
                most = more
        return most


def next_step(s: State, attraction: i64) -> i64:
    """The points its next icon will add."""
    table = columns(s).sizes
    size = min(icons(s, attraction), len(table) - 2)
    return table[size + 1] - table[size]


def prospect_of(s: State, seat: i64, card: i64) -> i64:
    """The same for a single card."""
    return Outlook(s, seat).of_card(s, card)
