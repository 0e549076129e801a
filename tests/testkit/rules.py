"""The mark that ties a test to the rules it proves."""

import pytest

MOST_RULES_PER_TEST = 4


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as the proof of these rules of the catalogue: `@rule("FAIR-THROW-02")`.

    A test that claims more than four rules tells no story about any of them.
    """
    if not 1 <= len(ids) <= MOST_RULES_PER_TEST:
        raise ValueError(f"a test proves one to {MOST_RULES_PER_TEST} rules, not {len(ids)}")
    return pytest.mark.rule(*ids)
