def test_without_tests_coverage_says_so(midway, monkeypatch, tmp_path):
    monkeypatch.setattr("midway.cli.rules.tests_folder", lambda: None)

    ran = midway("rules", "coverage", "coconut_shy")

    assert ran.code == 1
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1
