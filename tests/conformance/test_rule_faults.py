"""A title's planted faults (scripts/plant_faults.py) still fit the source, and each is caught by a test of its rule."""

import pytest

from scripts.plant_faults import Scratch, complaints, faults_of, proofs_by_rule, titles_with_faults

FEWEST = 30
FAULTS = [(title_id, fault) for title_id in titles_with_faults() for fault in faults_of(title_id)]


@pytest.mark.parametrize("title_id", titles_with_faults())
def test_list_has_not_rotted(title_id):
    faults, rules = faults_of(title_id), proofs_by_rule(title_id)

    assert [wrong for fault in faults for wrong in complaints(fault, rules)] == []
    assert len({fault.name for fault in faults}) == len(faults) >= FEWEST


@pytest.mark.soak
@pytest.mark.parametrize(("title_id", "fault"), FAULTS, ids=[f"{title_id}-{fault.name}" for title_id, fault in FAULTS])
def test_planted_fault_is_caught(title_id, fault, tmp_path):
    outcome = Scratch(tmp_path).plant(fault, proofs_by_rule(title_id)[fault.rule])

    assert outcome.trouble == ""
