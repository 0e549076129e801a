"""What bots think of a position; judge.py: of choices that are not tried.

Everything is read off the table, the printed figures and the trees of the texts: no card is known by name. Coins,
stars and plans are worth what they may still become in the rounds that are left (prospects.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from midway.kernel.evaluator import A_POINT, MOST_PROMISING, NEVER, Evaluator
from midway.kernel.options import arg_of, verb_of
from midway.titles.unfair.judge import Judge
from midway.titles.unfair.park import capacity, coins_a_guest, hand_limit, is_closed, star_total
from midway.titles.unfair.park_rows import Rows
from midway.titles.unfair.printed import EVENT, columns
from midway.titles.unfair.prospects import (
    AN_EVENT_CARD,
    SHARE_OF_HAND,
    Figures,
    Outlook,
    coins_worth,
    figures_of,
    incomes_left,
    next_step,
    plan_worth,
    size_worth,
    worth_of_a_coin,
)
from midway.titles.unfair.schema import (
    BESIDE,
    BLUEPRINTS,
    COINS,
    COINS_ON,
    GUESTS_COME,
    HAND,
    LOANS,
    MOST_SPACES,
    POINTS,
    SHOWCASE,
    STEP,
    space,
)
from midway.titles.unfair.scoring import staff_points
from midway.titles.unfair.verbs import BUILD, ON
from midway.titles.unfair.yields import SUPPOSED

if TYPE_CHECKING:
    from midway.kernel.state import State

SPITE: Final = 150  # percent: competitors' gains weigh more than one's own, so leaders are attacked
A_HIDDEN_CARD: Final = 120  # in a competitor's hand
A_CARD_TOO_MANY: Final = 100
HINDERED: Final = 200  # who cannot build something this round
AN_EMPTY_PARK: Final = 300  # without an attraction nothing can be upgraded


class Opinions(Evaluator):
    """Unfair's."""

    def worth(self, s: State, seat: i64) -> i64:
        left = incomes_left(s)
        mine = ParkFigures(s, seat, left, True)
        best = NEVER
        total: i64 = 0
        for other in range(s.players):
            if other != seat:
                theirs = ParkFigures(s, other, left, False).worth + A_HIDDEN_CARD * s.count(s.zone(other, HAND))
                best = max(best, theirs)
                total += theirs
        return mine.worth + private_worth(s, seat, mine) - (2 * best + total) * SPITE // (100 * (s.players + 1))

    def promises(self, s: State, seat: i64, choices: vec[i64]) -> vec[i64]:
        """Only the cards that promise most are built on trial, on the attractions where they add most."""
        outlook = Outlook(s, seat) if has_verb(choices, BUILD) else None
        found = vec[i64](capacity=len(choices))
        for i in range(len(choices)):
            verb = verb_of(choices[i])
            if verb == BUILD and outlook is not None:
                found = append(found, outlook.of_card(s, arg_of(choices[i])))
            elif verb == ON:
                found = append(found, next_step(s, arg_of(choices[i])))
            else:
                found = append(found, MOST_PROMISING)
        return found

    def opinions(self, s: State, seat: i64, choices: vec[i64]) -> vec[i64]:
        judge = Judge(s, seat, s.asking(seat))
        found = vec[i64](capacity=len(choices))
        for i in range(len(choices)):
            found = append(found, judge.opinion(s, choices[i]))
        return found


def has_verb(choices: vec[i64], verb: i64) -> bool:
    for i in range(len(choices)):
        if verb_of(choices[i]) == verb:
            return True
    return False


# ---- a position --------------------------------------------------------------------------------------------------
@final
class ParkFigures:
    """What everybody can see of a seat: its park, its coins, its loans."""

    def __init__(self, s: State, seat: i64, left: i64, is_planner: bool) -> None:
        self.seat = seat
        self.left = left
        self.stars: i64 = star_total(s, seat, True)
        self.room: i64 = capacity(s, seat)
        self.rows: Rows | None = None  # its things, where somebody counts them
        if is_planner and s.count(s.zone(seat, BLUEPRINTS)) > 0:
            self.rows = figures_of(s).known.rows(s, seat)
        self.worth: i64 = self._worth(s, figures_of(s))

    def _worth(self, s: State, figures: Figures) -> i64:
        seat, left = self.seat, self.left
        coin = worth_of_a_coin(left)
        total = A_POINT * (s.own(seat, POINTS) + staff_points(s, seat) - columns(s).loans[s.own(seat, LOANS)])
        total += coins_worth(s.own(seat, COINS), left) + size_worth(s, seat, left)
        has_attraction = False
        is_face_down = False
        for n in range(MOST_SPACES + 1):
            z = space(s, seat, n) if n < MOST_SPACES else s.zone(seat, BESIDE)
            has_attraction = has_attraction or (n < MOST_SPACES and s.count(z) > 0)
            for i in range(s.count(z)):
                card = s.at(z, i)
                is_face_down = is_face_down or is_closed(s, card)
                total += figures.income[card] * left * coin + A_POINT * figures.at_end[card]
                if figures.counts[card] > 0:
                    total += self._counted(s, figures, card, coin)
                on_card = s.word(card, COINS_ON)
                if on_card > 0:
                    total += on_card * (A_POINT // 2)
                    if figures.interest[card] > 0:
                        total += on_card // figures.interest[card] * left * (A_POINT // 2)
        if not has_attraction:
            total -= AN_EMPTY_PARK
        if s.num(STEP) < GUESTS_COME and s.may_be_forbidden(seat, columns(s).build):
            total -= HINDERED
        return total + (self._guests(s, is_face_down) * coin if left > 0 else 0)

    def _counted(self, s: State, figures: Figures, card: i64, coin: i64) -> i64:
        """How much more or less a card brings than was supposed before its things were counted."""
        rows = self.rows
        if rows is None:
            rows = figures.known.rows(s, self.seat)
            self.rows = rows
        found: i64 = 0
        for term in figures.counted[int(card)]:
            more = term.amount * (rows.how_many(term.nouns, term.title) - SUPPOSED)
            found += more if term.is_last else more * self.left * coin // 100
        return found

    def _guests(self, s: State, is_face_down: bool) -> i64:
        """The coins guests will pay in all."""
        rate = coins_a_guest(s, self.seat)
        coins = min(self.stars, self.room) * rate * self.left
        if s.num(STEP) < GUESTS_COME and (is_face_down or columns(s).mesmerises):
            coins -= (min(self.stars, self.room) - min(star_total(s, self.seat), self.room)) * rate
        return coins


def private_worth(s: State, seat: i64, park: ParkFigures) -> i64:
    """What only the seat knows of: its hand, its plans, its Showcase cards."""
    left = park.left
    total: i64 = 0
    rows = park.rows
    if rows is not None:
        z = s.zone(seat, BLUEPRINTS)
        for i in range(s.count(z)):
            total += plan_worth(s, s.at(z, i), left, rows)
    z = s.zone(seat, HAND)
    kinds = columns(s).kind
    best = vec[i64]([0, 0, 0, 0])
    outlook = Outlook(s, seat, park.stars)
    for i in range(s.count(z)):
        card = s.at(z, i)
        if kinds[card] & EVENT != 0:
            total += AN_EVENT_CARD if left > 0 else 0
        else:
            _rank(best, outlook.of_card(s, card))
    z = s.zone(seat, SHOWCASE)
    for i in range(s.count(z)):
        _rank(best, outlook.of_card(s, s.at(z, i)))
    for k in range(len(best)):
        total += best[k] * SHARE_OF_HAND[k] // 100
    over = s.count(s.zone(seat, HAND)) - hand_limit(s, seat)
    return total - (over * A_CARD_TOO_MANY if over > 0 else 0)


def _rank(best: vec[i64], n: i64) -> None:
    """Enter a figure into the list of the highest."""
    for k in range(len(best)):
        if n > best[k]:
            carried = best[k]
            best[k] = n
            n = carried


EVALUATOR: Final = Opinions()
