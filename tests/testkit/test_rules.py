import pytest

from tests.testkit.rules import rule


def test_mark_carries_its_rules() -> None:
    assert rule("FAIR-01", "FAIR-02").args == ("FAIR-01", "FAIR-02")


@pytest.mark.parametrize("ids", [(), ("A-1", "A-2", "A-3", "A-4", "A-5")])
def test_claiming_no_rule_or_too_many_is_an_error(ids: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="one to 4 rules"):
        rule(*ids)
