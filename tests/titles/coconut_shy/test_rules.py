import ast
import tomllib
from pathlib import Path

import midway.titles.coconut_shy
from tests.testkit.rules import rule
from tests.titles.coconut_shy.stories import a_fair, a_table

HOME = Path(midway.titles.coconut_shy.__path__[0])
RULES = tomllib.loads((HOME / "rules" / "rules.toml").read_text("utf-8"))["rule"]


def test_every_rule_of_the_catalogue_has_a_test():
    wanted = [entry["id"] for entry in RULES if "needs_no_software" not in entry]

    assert sorted(set(wanted) ^ proved()) == []


def test_every_rule_is_said_in_both_languages():
    assert [
        entry["id"] for entry in RULES if not entry["en"].endswith(".") or not entry["ru"].endswith((".", "!"))
    ] == []


def test_the_code_names_only_rules_of_the_catalogue():
    ids = {entry["id"] for entry in RULES}
    named = {
        word.strip("(),.:;\"'")
        for path in HOME.rglob("*.py")
        for word in path.read_text("utf-8").split()
        if "CS-" in word and word.strip("(),.:;\"'").startswith("CS-")
    }

    assert sorted(named - ids) == []


def proved() -> set[str]:
    """The ids in the marks of the tests beside this one."""
    trees = [ast.parse(path.read_text("utf-8")) for path in Path(__file__).parent.glob("test_*.py")]
    marks = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {
        str(arg.value)
        for mark in marks
        if isinstance(mark.func, ast.Name) and mark.func.id == "rule"
        for arg in mark.args
        if isinstance(arg, ast.Constant)
    }


# ---- what is hidden ---------------------------------------------------------------------------------------
@rule("CS-HIDDEN-01")
def test_a_hand_is_its_owners_secret():
    table = a_table().with_hand("ann", "pickpocket")
    trick = table.card("pickpocket")

    assert [table.state.knows(viewer, trick) for viewer in (0, 1)] == [True, False]


@rule("CS-HIDDEN-01")
def test_decks_are_face_down_and_stalls_open():
    fair = a_fair()

    assert not fair.state.knows(0, fair.state.last(fair.game.schema.shared.field("prize deck").at))
    assert all(fair.state.knows(1, fair.card(prize)) for prize in fair.cards("shelf"))
