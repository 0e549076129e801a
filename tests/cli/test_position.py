from pathlib import Path

MATCH = Path(__file__).parents[1] / "fixtures" / "matches" / "coconut_shy-2p.json"


def a_position(midway, tmp_path, *more):
    file = tmp_path / "table.toml"
    ran = midway("replay", str(MATCH), "--to", "4", "--position", str(file), *more)
    assert ran.code == 0
    return file


def test_replay_writes_the_table_at_a_step(midway, tmp_path):
    file = a_position(midway, tmp_path)

    ran = midway("position", "show", str(file))

    assert ran.code == 0
    assert "decides" in ran.out


def test_one_seats_eyes_see_no_other_hand(midway, tmp_path):
    file = a_position(midway, tmp_path)

    everything = midway("position", "show", str(file)).out
    one = midway("position", "show", str(file), "--seat", "1").out

    assert everything != one


def test_play_goes_on_from_the_table(midway, tmp_path):
    file = a_position(midway, tmp_path)

    ran = midway("position", "play", str(file), "--seats", "random,greedy", "--seed", "1")

    assert ran.code == 0
    assert "wins" in ran.out or "win" in ran.out


def test_fault_is_told_by_file_and_line(midway, tmp_path):
    file = a_position(midway, tmp_path)
    file.write_text(file.read_text("utf-8").replace("seats = 2", "seats = two"), "utf-8")

    ran = midway("position", "show", str(file))

    assert ran.code == 1
    assert f"{file}:" in ran.err


def test_missing_file_is_named(midway, tmp_path):
    ran = midway("position", "show", str(tmp_path / "none.toml"))
    assert ran.code == 2
    assert "none.toml" in ran.err
