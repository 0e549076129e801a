import json

import pytest

from midway.kernel.begin import new_state

ASKED = ("simulate", "coconut_shy", "--players", "3", "--matches", "20", "--seed", "7", "--json")


def test_json_has_what_programs_ask_for(midway):
    ran = midway(*ASKED)

    summary = json.loads(ran.out)
    assert ran.code == 0
    assert (summary["title"], summary["players"], summary["matches"]) == ("coconut_shy", 3, 20)
    assert summary["errors"] == 0
    assert {"decisions", "seconds", "matches_per_second", "decisions_per_second", "compiled", "digest"} <= set(summary)


def test_plain_python_says_so_once(midway):
    ran = midway(*ASKED)

    said = [line for line in ran.err.splitlines() if "plain Python" in line]
    assert len(said) == (0 if json.loads(ran.out)["compiled"] else 1)


def test_failed_match_names_its_seed(midway, monkeypatch):
    monkeypatch.setattr("midway.lab.simulate.new_state", _failing(2))

    ran = midway(*ASKED)

    assert ran.code == 1
    assert json.loads(ran.out)["errors"] == 1
    assert "the match of seed 9 failed: OverflowError: no room" in ran.err


def _failing(which):
    begun = iter(range(1000))

    def begin(game, key0, key1, facts=None):
        if next(begun) == which:
            raise OverflowError("no room")
        return new_state(game, key0, key1)

    return begin


def test_seats_may_have_bots_of_their_own(midway):
    ran = midway("simulate", "coconut_shy", "--matches", "3", "--bot", "greedy,random", "--json")

    summary = json.loads(ran.out)
    assert [seat["bot"] for seat in summary["seats"]] == ["greedy", "random"]
    assert sum(seat["wins"] for seat in summary["seats"]) == 3
    assert "seat 2, random" in midway("simulate", "coconut_shy", "--matches", "3", "--bot", "greedy,random").out


def test_too_few_bots_for_the_seats_are_refused(midway):
    ran = midway("simulate", "coconut_shy", "--players", "3", "--bot", "greedy,random")

    assert ran.code == 2
    assert "--bot names 2 bots, but 3 play" in ran.err


def test_packs_are_those_named_or_those_recommended(midway):
    summaries = [
        json.loads(midway("simulate", "unfair", "--matches", "1", "--json", *more).out)
        for more in (["--packs", "robot,pirate"], ["--set", "packs=robot,pirate"], ["--players", "3"])
    ]

    assert [summary["packs"] for summary in summaries[:2]] == [["robot", "pirate"]] * 2
    assert summaries[0]["digest"] == summaries[1]["digest"]
    assert len(set(summaries[2]["packs"])) == 3
    assert summaries[2]["options"]["repeat_packs"] == "off"


@pytest.mark.parametrize("seed", ["0", "12"])
def test_table_for_people(midway, seed):
    ran = midway("simulate", "coconut_shy", "--matches", "3", "--seed", seed)

    assert "matches a second" in ran.out
