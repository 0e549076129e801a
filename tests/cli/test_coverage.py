from pathlib import Path

import pytest

from midway.cli.coverage import Coverage, proofs_in
from midway.kernel.content import BrokenPack
from midway.titles.rule_catalogue import rules_in

CATALOGUE = """\
[[rule]]
id = "FAIR-THROW-01"
en = "A throw is two dice."
ru = "Бросок — два кубика."

[[rule]]
id = "FAIR-THROW-02"
en = "Dice roll on the table."
ru = "Кубики катятся по столу."
needs_no_software = "Nobody watches the table."

[[rule]]
id = "FAIR-THROW-03"
en = "A tie wins."
ru = "При равенстве — победа."
"""
TEST = """\
from tests.testkit.rules import rule

@rule("FAIR-THROW-01", "OTHER-01")
def test_two_dice():
    pass

@rule("FAIR-THROW-03")
def helper():
    pass
"""


def test_rule_is_proved_by_a_test_that_names_it(tmp_path):
    coverage = covered(tmp_path, CATALOGUE, TEST)

    assert coverage.proved == ["FAIR-THROW-01"]
    assert coverage.proofs["FAIR-THROW-01"] == ["tests/test_throw.py::test_two_dice"]


def test_gap_is_a_rule_that_nothing_excuses(tmp_path):
    coverage = covered(tmp_path, CATALOGUE, TEST)

    assert coverage.needs_no_software == ["FAIR-THROW-02"]
    assert [rule.id for rule in coverage.gaps] == ["FAIR-THROW-03"]


def test_rule_of_two_numbers_is_proved_by_its_namesake(tmp_path):
    twice = (
        CATALOGUE + '[[rule]]\nid = "FAIR-DICE-07"\nen = "Two dice."\nru = "Два кубика."\nsame_as = "FAIR-THROW-01"\n'
    )

    assert covered(tmp_path, twice, TEST).proved == ["FAIR-THROW-01", "FAIR-DICE-07"]


@pytest.mark.parametrize(
    ("catalogue", "sentence"),
    [
        (CATALOGUE.replace('ru = "При равенстве — победа."', ""), "rule number 3: ru is missing"),
        (CATALOGUE.replace("-03", "-01"), "rule number 3: FAIR-THROW-01 is there already"),
        (CATALOGUE + 'same_as = "FAIR-09"', "FAIR-THROW-03 is the same as FAIR-09, which is not there"),
        ("[[rule", "this is not a catalogue of rules"),
    ],
)
def test_broken_catalogue_is_told(tmp_path, catalogue, sentence):
    with pytest.raises(BrokenPack, match=sentence):
        covered(tmp_path, catalogue, TEST)


def covered(home: Path, catalogue: str, test: str) -> Coverage:
    for name, text in (("rules/throws.toml", catalogue), ("tests/test_throw.py", test)):
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text, "utf-8")
    return Coverage("fair", list(rules_in(home / "rules")), proofs_in(home / "tests"))
