import json

import pytest

ONES = "1\n" * 300


@pytest.fixture
def record(midway, tmp_path):
    """A finished match."""
    file = tmp_path / "match.json"
    midway("play", "--seed", "5", "--record", str(file), typed=ONES)
    return file


def test_match_is_told_step_by_step(midway, record):
    ran = midway("replay", str(record))

    assert ran.code == 0
    assert "   1  " in ran.out
    assert "The match is over." in ran.out


def test_replay_stops_where_asked(midway, record):
    ran = midway("replay", str(record), "--to", "4", "--json")

    state = json.loads(ran.out)
    assert (state["step"], state["over"]) == (4, False)
    assert state["pending"][0]["options"]


def test_step_beyond_the_end_is_refused(midway, record):
    ran = midway("replay", str(record), "--to", "4000")

    assert ran.code == 2
    assert "this match has steps 0 to" in ran.err


def test_luck_of_a_record_is_verified(midway, record):
    ran = midway("verify", str(record))

    assert ran.code == 0
    assert "They lead to the recorded result" in ran.out


@pytest.mark.parametrize("field", ["commitment", "secret", "scores", "digest"])
def test_forged_record_is_told(midway, record, field):
    data = json.loads(record.read_text("utf-8"))
    if field in ("scores", "digest"):
        data["result"][field] = [99, 0, 0] if field == "scores" else "0" * 64
    else:
        data[field] = "0" * 64
    record.write_text(json.dumps(data), "utf-8")

    ran = midway("verify", str(record))

    assert ran.code == 1
    assert "does not hold:" in ran.err
