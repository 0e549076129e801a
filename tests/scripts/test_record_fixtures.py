import pytest

from scripts.record_fixtures import first_change, main


def test_recording_again_wants_a_reason(capsys):
    for arguments in ([], ["--why", " "]):
        with pytest.raises(SystemExit):
            main(arguments)

    assert "--why wants a reason" in capsys.readouterr().err


def test_the_first_changed_line_is_named(tmp_path):
    file = tmp_path / "coconuts.txt"
    file.write_text("one\ntwo\n", "utf-8")

    assert first_change(file, "one\nthree\n") == "line 2: two -> three"
    assert first_change(file, "one\ntwo\nthree\n") == "line 3: nothing -> three"
    assert first_change(tmp_path / "more.txt", "one\n") == "is new"
