# mypyc: off
"""What the happenings of matches say about balance, for the lab: points by source, attacks, what is done how often."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from midway.kernel.happenings import BLOCKED, Fact
from midway.titles.figures import Figures, Row
from midway.titles.unfair.blueprints import is_complete
from midway.titles.unfair.happenings import BORROWED, BUILT, LOOSE_CHANGE, PLAYED, TRADED
from midway.titles.unfair.kinds import ATTACKS
from midway.titles.unfair.metrics import uses
from midway.titles.unfair.scoring import plans_of, score_by_source

if TYPE_CHECKING:
    from midway.kernel.state import State

WINNERS: Final = (90.0, 260.0)  # mean score of winners
SHARE: Final = (5.0, 100.0)  # of all points, percent
FEWEST_ATTACKS: Final = 2.0  # a match
MAIN_SOURCES: Final = ("size", "blueprints", "coins")  # all else is "other"
DEEDS: Final[dict[int, str]] = {
    BUILT: "builds",
    PLAYED: "events",
    BORROWED: "loans",
    TRADED: "trade-ins",
    LOOSE_CHANGE: "loose-change",
    BLOCKED: "blocks",
}


def count(s: State, facts: list[Fact]) -> Counter[str]:
    """What one finished match adds; `facts` are all that happened in it."""
    found: Counter[str] = Counter(matches=1, seats=int(s.players))
    places = s.game.title.places(s)
    for seat in range(s.players):
        by_source = score_by_source(s, seat)
        for name, n in by_source.items():
            found[f"source {name}"] += n
            if places[seat] == 1:
                found[f"source of winners {name}"] += n
        if places[seat] == 1:
            found["winners"] += 1
            found["points of winners"] += sum(by_source.values())
        plans = plans_of(s, seat)
        found["plans"] += len(plans)
        found["plans completed"] += sum(is_complete(s, seat, card) for card in plans)
    for fact in facts:
        if fact.kind in DEEDS:
            found[f"deed {DEEDS[fact.kind]}"] += 1
    found["deed attacks"] += sum(word in ATTACKS for word, _, _ in uses(s, facts))
    return found


# ---- telling ----------------------------------------------------------------------------------------------------
def tables(found: Counter[str]) -> list[Figures]:
    """What was counted, as tables; what is out of bounds is marked."""
    return [_sources(found), _deeds(found), _winners(found)]


def shares(found: Counter[str]) -> dict[str, float]:
    """Percent of all points that were scored, by main source; what loans cost is left out."""
    names = [key.removeprefix("source ") for key in found if key.startswith("source ") and " of winners" not in key]
    points = {name: max(0, found[f"source {name}"]) for name in names}
    whole = max(1, sum(points.values()))
    out = {name: 100 * points.get(name, 0) / whole for name in MAIN_SOURCES}
    return {**out, "other": 100 - sum(out.values())}


def _sources(found: Counter[str]) -> Figures:
    """Points a seat, and a winner, from each source, and the shares of the main ones."""
    names = [key.removeprefix("source ") for key in found if key.startswith("source ") and " of winners" not in key]
    share = shares(found)
    rows = [
        Row(
            f"source-{name}",
            (
                found[f"source {name}"] / max(found["seats"], 1),
                found[f"source of winners {name}"] / max(found["winners"], 1),
                share.get(name, 0.0),
            ),
            name in share and share[name] < SHARE[0],
        )
        for name in names
    ]
    rows.append(Row("other", (0.0, 0.0, share["other"]), share["other"] < SHARE[0]))
    return Figures("sources", ("each", "of-winners", "share"), rows, SHARE)


def _deeds(found: Counter[str]) -> Figures:
    """How often a match sees something done."""
    matches = max(found["matches"], 1)
    attacks = found["deed attacks"] / matches
    rows = [Row("attacks", (attacks,), attacks < FEWEST_ATTACKS)]
    rows += [Row(name, (found[f"deed {name}"] / matches,)) for name in DEEDS.values()]
    rows += [Row("plans", (found["plans"] / matches,)), Row("plans-completed", (found["plans completed"] / matches,))]
    return Figures("deeds", ("a-match",), rows)


def _winners(found: Counter[str]) -> Figures:
    mean = found["points of winners"] / max(found["winners"], 1)
    return Figures("winners", ("value",), [Row("winners-mean", (mean,), not WINNERS[0] <= mean <= WINNERS[1])], WINNERS)
