import pytest

from scripts.plant_faults import Fault, Outcome, Scratch, complaints, judge, report

FAIR = "def price(stars):\n    return 3 * stars\n"
TESTS = """\
import pytest
from fair import price

def test_stars_cost_three_coins_each():
    assert price(2) == 6

def test_no_stars_cost_nothing():
    assert price(0) == 0

@pytest.mark.parametrize("stars", [2], ids=["a few - stars"])
def test_some_stars(stars):
    assert price(stars) == 6
"""
RULES = {"FAIR-01": ["tests/test_fair.py::test_stars_cost_three_coins_each"], "FAIR-02": []}
FAULT = Fault("cheap", "FAIR-01", "src/fair.py", "3 * stars", "2 * stars", "Stars are too cheap.")


def test_fault_is_caught_by_the_tests_of_its_rule(fair):
    outcome = Scratch(fair / "scratch", fair).plant(FAULT, RULES["FAIR-01"])

    assert outcome.caught_by == RULES["FAIR-01"]
    assert outcome.trouble == ""


def test_fault_no_test_minds_is_told(fair):
    outcome = Scratch(fair / "scratch", fair).plant(FAULT, ["tests/test_fair.py::test_no_stars_cost_nothing"])

    assert outcome.trouble == "nothing caught it"


def test_a_case_of_a_test_may_be_called_anything(fair):
    outcome = Scratch(fair / "scratch", fair).plant(FAULT, ["tests/test_fair.py::test_some_stars"])

    assert outcome.caught_by == ["tests/test_fair.py::test_some_stars"]


def test_fault_leaves_no_trace(fair):
    scratch = Scratch(fair / "scratch", fair)

    scratch.plant(FAULT, RULES["FAIR-01"])

    assert (fair / "scratch/src/fair.py").read_text() == (fair / "src/fair.py").read_text() == FAIR
    assert scratch.run(RULES["FAIR-01"])[0] == 0


@pytest.mark.parametrize("after", ["3 * star", "3 *"])
def test_edit_that_does_not_run_is_no_fault(fair, after):
    broken = Fault("broken", "FAIR-01", "src/fair.py", "3 * stars", after, "")

    assert "do not run" in Scratch(fair / "scratch", fair).plant(broken, RULES["FAIR-01"]).trouble


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (Fault("a", "FAIR-09", "src/fair.py", "3 * stars", "2", ""), "a: there is no rule FAIR-09"),
        (Fault("a", "FAIR-02", "src/fair.py", "3 * stars", "2", ""), "a: no test names FAIR-02"),
        (Fault("a", "FAIR-01", "src/fair.py", "stars", "s", ""), "a: its text stands 2 times in src/fair.py"),
        (Fault("a", "FAIR-01", "src/fare.py", "stars", "s", ""), "a: its text stands 0 times in src/fare.py"),
        (Fault("a", "FAIR-01", "src/fair.py", "3 * stars", "3 * stars", ""), "a changes nothing"),
    ],
)
def test_rotten_entry_is_told(fair, fault, sentence):
    assert complaints(fault, RULES, fair) == [sentence]


def test_sound_entry_is_let_through(fair):
    assert complaints(FAULT, RULES, fair) == []


def test_report_tells_who_caught_what():
    missed = Fault("dear", "FAIR-01", "src/fair.py", "3", "4", "Stars are too dear.", missed="A test was added.")

    page = report("fair", [Outcome(FAULT, ["tests/test_fair.py::test_price"]), judge(missed, 0, "2 passed")])

    assert "| FAIR-01 | Stars are too cheap. | `test_price` |" in page
    assert "| FAIR-01 | Stars are too dear. | **nothing caught it** |" in page
    assert "1 are caught; 1 of them were not at first." in page
    assert "- **FAIR-01**: Stars are too dear. A test was added." in page


@pytest.fixture
def fair(tmp_path):
    home = tmp_path / "fair"
    for name, text in (
        ("src/fair.py", FAIR),
        ("tests/test_fair.py", TESTS),
        ("pyproject.toml", '[tool.pytest.ini_options]\naddopts = ["--disable-plugin-autoload"]\n'),
    ):
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text)
    return home
