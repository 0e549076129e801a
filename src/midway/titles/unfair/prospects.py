"""What things may still become in the rounds that are left, in hundredths of a point: bots reckon with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from midway.kernel.evaluator import A_POINT
from midway.kernel.game import Game
from midway.titles.unfair.blueprints import MISSED, blueprint_points
from midway.titles.unfair.nodes.requirements import steps_missing
from midway.titles.unfair.nodes.sections import CompleteAll, park_on_table
from midway.titles.unfair.park import attraction_in, capacity, icons, is_closed, star_total
from midway.titles.unfair.placement import Means, is_suitable, permanent_stars
from midway.titles.unfair.printed import ATTRACTION, RESOURCE, SHOWCASE, STAFF, UPGRADE, columns
from midway.titles.unfair.schema import BESIDE, CITY_DECK, ENTRANCE, GUESTS_COME, MOST_SPACES, STEP, space
from midway.titles.unfair.yields import coins_a_round

if TYPE_CHECKING:
    from midway.kernel.state import State

HALF_A_POINT: Final = 50  # what a coin scores in the end
MOST_REMEMBERED: Final = 50_000  # parks whose plans were looked at
ENOUGH_COINS: Final = 22  # to build with; more are worth less
TOO_MANY_COINS: Final = 45
A_TEXT: Final = 80  # a rule box of some use
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
def size_worth(s: State, seat: i64) -> i64:
    table = columns(s).sizes
    total: i64 = 0
    for n in range(MOST_SPACES):
        card = attraction_in(s, seat, n)
        if card >= 0:
            total += table[min(icons(s, card), len(table) - 1)]
    return A_POINT * total


def growth_of(s: State, seat: i64, left: i64) -> i64:
    """The next icons of the largest attraction: an upgrade there adds the most."""
    table = columns(s).sizes
    most: i64 = 0
    for n in range(MOST_SPACES):
        card = attraction_in(s, seat, n)
        if card >= 0:
            size = min(icons(s, card), len(table) - 2)
            most = max(most, table[size + 1] - table[size])
    return most * left * 20


# ---- what a card would be good for -----------------------------------------------------------------------------------
@final
class Figures:
    """What the trees of a game's texts tell, looked up once, and the plans that were looked at lately."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.income: vec[i64] = vec[i64]([coins_a_round(game, card) for card in range(len(game.cards))])
        self.texts: vec[i64] = vec[i64]([1 if "text" in card.texts else 0 for card in game.cards])
        self._prospects: dict[bytes, int] = {}

    def missing(self, s: State, seat: i64, plan: i64) -> i64:
        """How many steps a park is away from what a plan asks for."""
        return max(0, self.prospect(s, seat, plan))

    def prospect(self, s: State, seat: i64, plan: i64) -> i64:
        """The same, or what the plan scores, as a negative number, if nothing is missing."""
        number: int = plan
        key = park_in_bytes(s, seat) + number.to_bytes(2, "big")
        found = self._prospects.get(key)
        if found is None:
            if len(self._prospects) > MOST_REMEMBERED:
                self._prospects.clear()
            found = _steps_missing(s, seat, plan)
            if found == 0:
                found = -int(blueprint_points(s, seat, plan))
            self._prospects[key] = found
        return found


def figures_of(s: State) -> Figures:
    c = columns(s)
    found = c.figures
    if not isinstance(found, Figures):
        found = Figures(s.game)
        c.figures = found
    return found


def park_in_bytes(s: State, seat: i64) -> bytes:
    """Everything about a park that a plan could ask for: what stands where, and what is closed."""
    closed: i64 = 0
    for n in range(MOST_SPACES + 1):
        z = space(s, seat, n) if n < MOST_SPACES else s.zone(seat, BESIDE)
        for i in range(s.count(z) if n == MOST_SPACES else min(1, s.count(z))):
            closed = 2 * closed + (1 if is_closed(s, s.at(z, i)) else 0)
    bits: int = closed
    return bytes(s.v[s.zone(seat, ENTRANCE) : space(s, seat, MOST_SPACES)]) + bits.to_bytes(4, "big")


def _steps_missing(s: State, seat: i64, plan: i64) -> int:
    section = s.game.box(plan, "items")
    if not isinstance(section, CompleteAll):
        return 0
    return steps_missing(section.items, park_on_table(s, seat))


def text_income(s: State, card: i64) -> i64:
    """About how many coins its text brings its owner in a round."""
    return figures_of(s).income[card]


def plan_worth(s: State, seat: i64, plan: i64, left: i64) -> i64:
    """What a plan will score, as far as can be hoped."""
    missing = figures_of(s).prospect(s, seat, plan)
    if missing <= 0:
        return A_POINT * -missing
    if left == 0:
        return A_POINT * MISSED
    hope = max(0, min(90, 100 - AN_ITEM * missing) * min(left, 3) // 3)
    return columns(s).points[plan] * hope + MISSED * (100 - hope)


@final
class Outlook:
    """What a seat has to build with and how long it will pay: asked once for all cards that are compared."""

    def __init__(self, s: State, seat: i64) -> None:
        self.seat = seat
        self.left = incomes_left(s)
        self.coin = worth_of_a_coin(self.left)
        self.means = Means(s, seat)
        self.room = capacity(s, seat) - star_total(s, seat, True)
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
        gain += self.figures.income[card] * left * self.coin + self.figures.texts[card] * A_TEXT
        if kind & ATTRACTION != 0:
            if not self.means.has_space:
                return 0
            gain += A_POINT * c.sizes[1 + c.built_many[card]]
            if kind & SHOWCASE != 0 and permanent_stars(s, self.seat) < 3:
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
