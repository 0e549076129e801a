"""The catalogue of the rules: whole, well-formed, in both languages, and each case told by a test."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import midway.titles

FOLDER = Path(midway.titles.__file__).parent / "dice_theme_park"
GROUPS = {
    "DTP-GEN": 16,
    "DTP-COMP": 9,
    "DTP-SET": 25,
    "DTP-PLAN": 12,
    "DTP-STAFF": 17,
    "DTP-WEL": 7,
    "DTP-EXP": 10,
    "DTP-AMEN": 10,
    "DTP-REC": 5,
    "DTP-IMP": 11,
    "DTP-OPR": 20,
    "DTP-MAP": 4,
    "DTP-MSC": 8,
    "DTP-SKL": 12,
    "DTP-UPK": 17,
    "DTP-OBJ": 6,
    "DTP-END": 7,
    "DTP-ADM": 13,
}
CYRILLIC = re.compile("[А-Яа-яЁё]")
RULE_ID = re.compile(r"DTP-[A-Z]+-\d\d")


def tables(kind: str) -> list[dict[str, Any]]:
    return [
        table
        for file in sorted((FOLDER / "rules").glob("*.toml"))
        for table in tomllib.loads(file.read_text("utf-8")).get(kind, [])
    ]


RULES, CASES, SECTIONS = tables("rule"), tables("case"), tables("section")
IDS = {rule["id"] for rule in RULES}


def texts_of_tests() -> str:
    here = Path(__file__)
    return "\n".join(file.read_text("utf-8") for file in here.parent.rglob("test_*.py") if file != here)


def test_each_id_stands_once_and_is_well_formed():
    for found, form in ((RULES, RULE_ID), (CASES, re.compile(r"(EX|TX)-\d\d"))):
        assert [id_ for id_, n in Counter(table["id"] for table in found).items() if n > 1] == []
        assert [table["id"] for table in found if not form.fullmatch(table["id"])] == []


def test_no_group_has_lost_a_rule():
    assert dict(Counter(rule["id"].rsplit("-", 1)[0] for rule in RULES)) == GROUPS
    for group, many in GROUPS.items():
        assert {f"{group}-{n:02}" for n in range(1, many + 1)} <= IDS
    assert len(CASES) == 8 + 34


@pytest.mark.parametrize("found", [RULES, SECTIONS], ids=["rules", "sections"])
def test_everything_is_said_in_both_languages(found):
    for table in found:
        assert not CYRILLIC.search(table["en"]), table
        assert CYRILLIC.search(table["ru"]), table


def test_rules_are_sentences_of_decent_length():
    for table in RULES + CASES:
        for language in ("en", "ru"):
            text = str(table.get(language, "."))
            assert text[-1] == ".", table["id"]
            assert len(text) <= 300, table["id"]


def test_rules_say_nothing_but_what_a_catalogue_says():
    for rule in RULES:
        assert set(rule) <= {"id", "en", "ru", "needs_no_software", "same_as"}, rule["id"]
        assert rule.get("needs_no_software", "a reason"), rule["id"]


def test_files_follow_the_rulebook():
    files = [tomllib.loads(file.read_text("utf-8")) for file in (FOLDER / "rules").glob("*.toml")]
    order = sorted(file["order"] for file in files)

    assert len(set(order)) == len(order)
    assert all("rule" in file or "case" in file for file in files)


def test_each_case_proves_known_rules():
    for case in CASES:
        assert set(case["rules"]) <= IDS, case["id"]
        assert 1 <= len(case["rules"]) <= 4, case["id"]


def test_code_and_tests_name_only_rules_of_the_catalogue():
    code = "\n".join(file.read_text("utf-8") for file in FOLDER.rglob("*.py"))

    assert sorted(set(RULE_ID.findall(code + texts_of_tests())) - IDS) == []


def test_each_case_is_told_by_a_test():
    told = set(re.findall(r"\b(?:EX|TX)-\d\d\b", texts_of_tests()))

    assert told == {case["id"] for case in CASES}
