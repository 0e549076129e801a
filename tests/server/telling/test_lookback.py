"""Scores of recorded matches of every title: told in parts that add up, with what decides between equals."""

from types import SimpleNamespace
from typing import Any

import pytest

from midway.kernel.chronicle import EVERYTHING
from midway.kernel.records import replay
from midway.kernel.schema import EVERYBODY
from midway.server.telling import lookback
from midway.server.telling.shown import shown
from midway.titles.belongings import score_parts_of, tie_breakers_of
from tests.testkit.conformance.recordings import MATCHES, read

RECORDS = ["coconut_shy-2p", "unfair-2p", "unfair-3p-game_changers-first-date", "dice_theme_park-3p"]


def played(name: str) -> Any:
    """As much of a finished match as is looked at here."""
    match = replay(read(MATCHES / f"{name}.json"))
    return SimpleNamespace(match=match, knew=[EVERYBODY] * len(match.steps))


NO_TABLE: Any = None


@pytest.mark.parametrize("name", RECORDS)
def test_sources_and_their_parts_add_up_to_the_score(name):
    play = played(name)
    totals = play.match.game.title.scores(play.match.state)

    score = lookback.score(NO_TABLE, play)

    for one in score.seats:
        assert sum(source.n for source in one.sources) == one.total == totals[one.seat]
        for source in one.sources:
            assert not source.parts or sum(part.n for part in source.parts) == source.n
    assert [one.place for one in score.seats] == sorted(one.place for one in score.seats)


@pytest.mark.parametrize("name", ["unfair-2p", "dice_theme_park-3p"])
def test_titles_tell_their_scores_in_parts_and_what_breaks_ties(name):
    play = played(name)
    title = play.match.game.title

    assert score_parts_of(title) is not None
    assert tie_breakers_of(title) is not None
    assert any(source.parts for one in lookback.score(NO_TABLE, play).seats for source in one.sources)


@pytest.mark.parametrize("name", ["unfair-2p", "dice_theme_park-3p"])
def test_a_round_ends_where_the_next_one_begins(name):
    play = played(name)
    match = play.match

    rounds = lookback.rounds(match)

    assert [one.number for one in rounds] == list(range(1, len(rounds) + 1))
    assert rounds[-1].last == len(match.steps)
    for one in rounds[:-1]:
        before, after = (shown(match.state_at(step), EVERYTHING).numbers["round"] for step in (one.last - 1, one.last))
        assert (before, after) == (one.number, one.number + 1)
