# mypyc: off
"""What the facts of matches say about balance, for the lab: purchases, staff picks, stars by source and by round."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from midway.kernel.happenings import MOVED, Fact
from midway.titles.dice_theme_park.columns import STAFF_IDS
from midway.titles.dice_theme_park.components import components
from midway.titles.dice_theme_park.happenings import (
    BUILT,
    EARNED,
    INCOME_PAID,
    INSTALLED,
    OBJECTIVE_PAID,
    OPENED_WITH,
    OPERATED,
    PLAYED_STAFF,
    RECRUITED,
    ROUND_BEGAN,
)
from midway.titles.dice_theme_park.schema import DISPLAY
from midway.titles.dice_theme_park.scoring import score, score_by_source
from midway.titles.dice_theme_park.verbs import UPGRADE_WORDS
from midway.titles.figures import Figures, Row

if TYPE_CHECKING:
    from midway.kernel.state import State

# What holds for a good table (bounds of the design, percent and stars).
BOUGHT: Final = (5.0, 60.0)
PICKED: Final = (8.0, 40.0)
WINNERS: Final = (110.0, 190.0)
STEP: Final = 10  # stars, of the histogram of winners


def count(s: State, facts: list[Fact]) -> Counter[str]:
    """What one finished match adds; `facts` are all that happened in it, setting up included."""
    found = _in_order(s, facts)
    places = s.game.title.places(s)
    found["matches"] += 1
    found["seats"] += int(s.players)
    for seat in range(s.players):
        stars = score(s, seat)
        found["stars"] += stars
        for name, n in score_by_source(s, seat).items():
            found[f"source {name}"] += n
            if places[seat] == 1:
                found[f"source of winners {name}"] += n
        if places[seat] == 1:
            found["winners"] += 1
            found["stars of winners"] += stars
            found[f"winners from {stars // STEP * STEP}"] += 1
    return found


def _in_order(s: State, facts: list[Fact]) -> Counter[str]:
    found: Counter[str] = Counter()
    shown: set[str] = set()
    bought: set[str] = set()
    round_number = 0
    for fact in facts:
        kind, here = int(fact.kind), int(fact.here)
        card = s.game.cards[fact.what].id if fact.what >= 0 else ""
        if kind == MOVED and fact.there == DISPLAY:
            shown.add(card)
        elif kind == ROUND_BEGAN:
            round_number = here
        elif kind == BUILT and fact.there > 0:
            bought.add(card)
            found[f"builds in round {round_number}"] += 1
        elif kind == BUILT:
            found["free tiles"] += 1
        elif kind == OPENED_WITH:
            found[f"opened with {card}"] += 1
        elif kind == PLAYED_STAFF:
            found[f"picked {card}"] += 1
        elif kind == INCOME_PAID:
            found[f"income of round {round_number}"] += here
        elif kind == EARNED:
            found[f"stars of round {round_number}"] += here
            found[f"coins of round {round_number}"] += int(fact.there)
        elif kind == OBJECTIVE_PAID:
            found[f"stars of round {round_number}"] += here
        elif kind == OPERATED:
            found[f"operated {card}"] += 1
            found[f"operations of round {round_number}"] += 1
        elif kind == RECRUITED:
            found[f"recruited {card or 'nobody'}"] += 1
        elif kind == INSTALLED:
            found[f"installed {UPGRADE_WORDS[here]}"] += 1
    found.update({f"shown {card}": 1 for card in shown})
    found.update({f"bought {card}": 1 for card in bought})
    return found


# ---- telling ----------------------------------------------------------------------------------------------------
def tables(found: Counter[str]) -> list[Figures]:
    """What was counted, as tables; what is out of bounds is marked."""
    return [_attractions(found), _staff(found), _sources(found), _rounds(found), _skills(found), _winners(found)]


def _attractions(found: Counter[str]) -> Figures:
    rows = []
    for card in components().of_kind("attraction"):
        shown, bought = found[f"shown {card.id}"], found[f"bought {card.id}"]
        rate = 100 * bought / shown if shown else 0.0
        is_off = shown > 0 and not BOUGHT[0] <= rate <= BOUGHT[1]
        values = (shown, bought, rate, found[f"opened with {card.id}"], found[f"operated {card.id}"])
        rows.append(Row(card.id, values, is_off))
    rows.sort(key=lambda row: -row.values[2])
    return Figures("attractions", ("shown", "bought", "rate", "opened", "operated"), rows, BOUGHT)


def _staff(found: Counter[str]) -> Figures:
    picks = sum(found[f"picked {id_}"] for id_ in STAFF_IDS)
    rows = []
    for id_ in STAFF_IDS:
        rate = 100 * found[f"picked {id_}"] / max(picks, 1)
        rows.append(Row(id_, (found[f"picked {id_}"], rate), not PICKED[0] <= rate <= PICKED[1]))
    return Figures("staff", ("picked", "rate"), rows, PICKED)


def _sources(found: Counter[str]) -> Figures:
    """Stars a seat, and a winner, from each source."""
    names = [key.removeprefix("source ") for key in found if key.startswith("source ") and " of winners" not in key]
    rows = [
        Row(
            f"source-{name}",
            (
                found[f"source {name}"] / max(found["seats"], 1),
                found[f"source of winners {name}"] / max(found["winners"], 1),
            ),
        )
        for name in names
    ]
    return Figures("sources", ("each", "of-winners"), rows)


def _rounds(found: Counter[str]) -> Figures:
    seats = max(found["seats"], 1)
    rows = []
    for n in range(1, 6):
        if found[f"income of round {n}"]:
            words = ("income of round", "coins of round", "stars of round", "builds in round", "operations of round")
            rows.append(Row(str(n), tuple([found[f"{word} {n}"] / seats for word in words])))
    return Figures("rounds", ("income", "coins", "stars", "builds", "operated"), rows)


def _skills(found: Counter[str]) -> Figures:
    """What is recruited and installed, a seat and match."""
    seats = max(found["seats"], 1)
    ids = sorted({key.removeprefix("recruited ") for key in found if key.startswith("recruited ")} - {"nobody"})
    rows = [Row(id_, (found[f"recruited {id_}"] / seats,)) for id_ in ids]
    rows += [Row(word, (found[f"installed {word}"] / seats,)) for word in UPGRADE_WORDS]
    return Figures("purchases", ("each",), rows)


def _winners(found: Counter[str]) -> Figures:
    mean = found["stars of winners"] / max(found["winners"], 1)
    all_seats = found["stars"] / max(found["seats"], 1)
    rows = [Row("winners-mean", (mean,), not WINNERS[0] <= mean <= WINNERS[1]), Row("seats-mean", (all_seats,))]
    froms = sorted(int(key.rpartition(" ")[2]) for key in found if key.startswith("winners from "))
    outside = sum(found[f"winners from {n}"] for n in froms if not WINNERS[0] <= n < WINNERS[1])
    rows.append(Row("winners-outside", (100 * outside / max(found["winners"], 1),)))
    return Figures("winners", ("value",), rows, WINNERS)
