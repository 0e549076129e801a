"""What strangers may write into a match file: every wrong thing is one sentence."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from midway.kernel.errors import BadRecord
from midway.kernel.record_files import MOST_CHOICES, MOST_LETTERS, RecordReader
from midway.kernel.records import record_of
from tests.kernel.quiet_fair import a_fair, finished

GOOD = json.loads(record_of(finished(a_fair())).to_json())


def reading(**changes: object) -> None:
    RecordReader(json.dumps({**GOOD, **changes})).record()


def test_a_good_one_is_read():
    reading()


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ("", "this is not JSON"),
        ("{", "this is not JSON"),
        ("[" * 100_000, "this is not JSON"),
        ('{"format": ' + "9" * 5_000 + "}", "this is not JSON"),
        ("[]", "a match file must be a table"),
        ("null", "a match file must be a table"),
        ("{}", "format must be a whole number"),
        ('{"format": 2}', "format 2, and this program knows 1: update it"),
        ('{"format": 0}', "there never was a format 0"),
        ('{"format": true}', "format must be a whole number"),
        ('{"format": 1.0}', "format must be a whole number"),
        (" " * (MOST_LETTERS + 1), "too big"),
    ],
)
def test_what_is_no_match_file_at_all(written, complaint):
    with pytest.raises(BadRecord, match=complaint):
        RecordReader(written)


@pytest.mark.parametrize("name", sorted(set(GOOD) - {"format"}))
def test_nothing_may_be_missing(name):
    with pytest.raises(BadRecord, match=f"{name} is missing"):
        RecordReader(json.dumps({k: v for k, v in GOOD.items() if k != name})).record()


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("colour", "red", "no 'colour' in a match file"),
        ("\ud800", 1, "broken letters"),
        ("seats", "2", "seats must be a whole number"),
        ("seats", 0, "1 to 8 seats"),
        ("seats", -1, "seats cannot be negative"),
        ("seats", True, "seats must be a whole number"),
        ("options", [], "options must be a table"),
        ("options", {"plans": 3}, "options: plans must be a text"),
        ("options", {str(n): "x" for n in range(100)}, "options is too long"),
        ("about", {"x": "y" * 2000}, "about: x is too long"),
        ("about", {"\ud800": "y"}, "about has broken letters"),
        ("about", {"x": {}}, "about: x must be a text"),
        ("about", {"names": "\x1b[2JAnn,Bo"}, "about: names has broken letters"),
        ("packs", {}, "packs must be a list"),
        ("packs", [["tickets"]], "its id and its hash"),
        ("packs", [["tickets", "../x"]], "64 hexadecimal digits"),
        ("packs", [["tickets", "A" * 64]], "64 hexadecimal digits"),
        ("commitment", "00", "64 hexadecimal digits"),
        ("commitment", "0" * 64 + "\n", "commitment has broken letters"),
        ("contributions", ["a"], "2 seats, but 1 contributions"),
        ("contributions", ["a", 2], "a contribution must be a text"),
        ("contributions", ["a", "\ud800"], "broken letters"),
        ("script", [1.5], "script must be a whole number"),
        ("script", [-1], "script cannot be negative"),
        ("script", [2**40], "script must be a whole number"),
        ("script", [0] * 60_000, "script is too long"),
        ("secret", 5, "secret must be a text"),
        ("secret", "\udfff", "secret has broken letters"),
        ("choices", "pass", "choices must be a list"),
        ("choices", [[0, "pass"]] * (MOST_CHOICES + 1), "choices is too long"),
        ("choices", [[0, "pass"], "x"], "step 2 must be a list"),
        ("choices", [[0]], r"step 1 must be \[seat, words\]"),
        ("choices", [[0, "pass", "gratis"]], r"step 1 must be \[seat, words\]"),
        ("choices", [[0, "pass", "free", 1]], "step 1 is too long"),
        ("choices", [["0", "pass"]], "step 1: the seat must be a whole number"),
        ("choices", [[2, "pass"]], "step 1: there is no seat 2"),
        ("choices", [[0, 3]], "step 1: the choice must be a text"),
        ("choices", [[0, "x" * 500]], "step 1: the choice is too long"),
        ("choices", [[0, "\ud800"]], "step 1: the choice has broken letters"),
        ("result", 3, "result must be a table"),
        ("result", {}, "scores, places and digest"),
        ("result", {"scores": [1], "places": [1, 2], "digest": "0" * 64}, "a score and a place for each seat"),
        ("result", {"scores": [1, 2], "places": [1, -2], "digest": "0" * 64}, "places cannot be negative"),
        ("result", {"scores": [1, 2], "places": [1, 2], "digest": None}, "digest must be a text"),
    ],
)
def test_each_wrong_thing_has_its_sentence(name, value, complaint):
    with pytest.raises(BadRecord, match=complaint) as bad:
        reading(**{name: value})
    assert len(str(bad.value)) < 200
    str(bad.value).encode()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(name=st.sampled_from(sorted(GOOD)), value=JSON)
def test_whatever_strangers_write_is_read_or_refused(name, value):
    try:
        reading(**{name: value})
    except BadRecord as bad:
        str(bad).encode()
