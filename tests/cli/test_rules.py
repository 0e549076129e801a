import json

import pytest

from midway.titles.rule_catalogue import Rule


@pytest.fixture
def two_numbers(monkeypatch, tmp_path):
    """A catalogue in which a second source has its own number for a rule; one test proves it."""
    rules = [Rule("FAIR-01", "Two dice.", "Два кубика."), Rule("BOOK-7", "Dice.", "Кубики.", same_as="FAIR-01")]
    monkeypatch.setattr("midway.cli.rules.catalogue_of", lambda _: rules)
    monkeypatch.setattr("midway.cli.rules.tests_folder", lambda: tmp_path / "tests")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_dice.py").write_text('@rule("FAIR-01")\ndef test_two_dice():\n    pass\n', "utf-8")


def test_rules_of_two_numbers_have_the_proofs_of_their_namesake(midway, two_numbers):
    ran = midway("rules", "coverage", "coconut_shy", "--json")

    assert ran.code == 0
    assert json.loads(ran.out)["proofs"] == {
        "FAIR-01": ["tests/test_dice.py::test_two_dice"],
        "BOOK-7": ["tests/test_dice.py::test_two_dice"],
    }


def test_without_tests_coverage_says_so(midway, monkeypatch, tmp_path):
    monkeypatch.setattr("midway.cli.rules.tests_folder", lambda: None)

    ran = midway("rules", "coverage", "coconut_shy")

    assert ran.code == 1
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1
