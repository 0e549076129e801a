"""The catalogue of the rules in force: whole, well-formed, in both languages, and none lost by accident."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import midway.titles
from midway.cli import coverage

FOLDER = Path(midway.titles.__file__).parent / "unfair" / "rules"
GROUPS = {
    "UNF-COMP": 10,
    "UNF-SETUP": 27,
    "UNF-GATE": 6,
    "UNF-CARD": 11,
    "UNF-ATTR": 15,
    "UNF-UPG": 15,
    "UNF-BIU": 12,
    "UNF-STAFF": 7,
    "UNF-SHOW": 14,
    "UNF-BP": 18,
    "UNF-CITY": 10,
    "UNF-LOAN": 10,
    "UNF-GC": 12,
    "UNF-ROUND": 8,
    "UNF-EVENTS": 27,
    "UNF-BLOCK": 20,
    "UNF-PIN": 7,
    "UNF-CLOSE": 11,
    "UNF-MOVE": 9,
    "UNF-PARK": 7,
    "UNF-TAKE": 11,
    "UNF-DECK": 14,
    "UNF-MARKET": 8,
    "UNF-BUILD": 13,
    "UNF-DEMO": 12,
    "UNF-TOKEN": 12,
    "UNF-BURY": 7,
    "UNF-CHANGE": 1,
    "UNF-UACT": 4,
    "UNF-ONCE": 3,
    "UNF-GUEST": 13,
    "UNF-CLEAN": 8,
    "UNF-SCORE": 19,
    "UNF-TIE": 8,
    "UNF-GOLD": 5,
    "UNF-INFO": 13,
    "UNF-ZONE": 8,
    "UNF-INTERP": 69,
    "UNF-GANG": 4,
    "UNF-VAMP": 7,
    "UNF-JUNG": 2,
    "CHKO-BURY": 16,
    "CHKO-SKIP": 7,
    "CHKO-INSUF": 4,
    "CHKO-HAND": 4,
    "CHKO-CLEAN": 7,
    "CHKO-TOKEN": 12,
    "CHKO-GLOSS": 22,
    "CHKO-PANO": 9,
}
CYRILLIC = re.compile("[А-Яа-яЁё]")


def tables(kind: str) -> list[dict[str, Any]]:
    return [
        table
        for file in sorted(FOLDER.glob("*.toml"))
        for table in tomllib.loads(file.read_text("utf-8")).get(kind, [])
    ]


RULES = tables("rule")
TERMS = tables("term")
CASES = tables("case")
IDS = {rule["id"] for rule in RULES}


def test_each_id_stands_once():
    for found in (RULES, TERMS, CASES):
        assert [id_ for id_, n in Counter(table["id"] for table in found).items() if n > 1] == []


def test_ids_are_well_formed():
    assert [r["id"] for r in RULES if not re.fullmatch(r"(UNF|CHKO)-[A-Z]+-\d\d", r["id"])] == []
    assert [c["id"] for c in CASES if not re.fullmatch(r"AC-\d\d\d", c["id"])] == []
    assert [t["id"] for t in TERMS if not re.fullmatch(r"[a-z]+(-[a-z]+)*", t["id"])] == []


def test_no_group_has_lost_a_rule():
    assert dict(Counter(rule["id"].rsplit("-", 1)[0] for rule in RULES)) == GROUPS
    assert (len(TERMS), len(CASES)) == (160, 120)


@pytest.mark.parametrize(("found", "english", "russian"), [(RULES, "en", "ru"), (TERMS, "en_text", "ru_text")])
def test_everything_is_said_in_both_languages(found, english, russian):
    for table in found:
        assert table[english], table["id"]
        assert not CYRILLIC.search(table[english]), table["id"]
        assert CYRILLIC.search(table[russian]), table["id"]


def test_no_rule_is_long():
    assert [rule["id"] for rule in RULES if max(len(rule["en"]), len(rule["ru"])) > 400] == []


def test_sentences_end():
    for table in RULES + CASES:
        for language in ("en", "ru"):
            assert str(table.get(language, "."))[-1] in ".»!", table["id"]


def test_rules_say_nothing_but_what_a_catalogue_says():
    for rule in RULES:
        assert set(rule) <= {"id", "en", "ru", "needs_no_software", "same_as"}, rule["id"]
        assert rule.get("needs_no_software", "a reason"), rule["id"]


def test_repetitions_point_at_a_rule_with_tests_of_its_own():
    named = [rule["same_as"] for rule in RULES if "same_as" in rule]
    own = {r["id"] for r in RULES if "same_as" not in r and "needs_no_software" not in r}

    assert set(named) <= own


def test_each_case_proves_known_rules():
    for case in CASES:
        assert set(case["rules"]) <= IDS, case["id"]
        assert 1 <= len(case["rules"]) <= 4, case["id"]
        assert case["en"], case["id"]


def test_each_case_is_named_by_a_test():
    folder = coverage.tests_folder()
    assert folder is not None

    named = coverage.proofs_in(folder)

    assert [case["id"] for case in CASES if case["id"] not in named] == []


def test_each_file_opens_with_a_word_about_its_group():
    assert [file.name for file in FOLDER.glob("*.toml") if not file.read_text("utf-8").startswith("# ")] == []
