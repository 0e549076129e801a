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

    def begin(game, key0, key1):
        if next(begun) == which:
            raise OverflowError("no room")
        return new_state(game, key0, key1)

    return begin


def test_packs_are_those_named_or_those_recommended(midway):
    summaries = [
        json.loads(midway("simulate", "unfair", "--matches", "1", "--json", *more).out)
        for more in (["--packs", "robot,pirate"], ["--set", "packs=robot,pirate"], ["--players", "3"])
    ]

    assert [summary["packs"] for summary in summaries[:2]] == [["robot", "pirate"]] * 2
    assert summaries[0]["digest"] == summaries[1]["digest"]
    assert summaries[2]["packs"] == ["pirate", "robot", "pirate"]
    assert summaries[2]["options"]["repeat_packs"] == "on"


@pytest.mark.parametrize("seed", ["0", "12"])
def test_table_for_people(midway, seed):
    ran = midway("simulate", "coconut_shy", "--matches", "3", "--seed", seed)

    assert "matches a second" in ran.out
