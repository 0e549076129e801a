"""A test is found where its source is: tests/<part>/test_x.py proves src/midway/<part>/x.py, x.toml or the folder x."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
OF_THE_WHOLE = {"conformance", "testkit", "fixtures", "weather"}


def test_every_test_file_has_its_source():
    assert strays(ROOT) == []


def test_every_test_folder_is_a_package():
    assert [
        str(path.parent) for path in ROOT.glob("tests/**/test_*.py") if not (path.parent / "__init__.py").exists()
    ] == []


@pytest.mark.parametrize("source", ["kernel/state.py", "kernel/state.toml", "kernel/state/clone.py"])
def test_a_module_a_table_or_a_package_is_a_source(tmp_path, source):
    grow(tmp_path, f"src/midway/{source}", "tests/kernel/test_state.py")

    assert strays(tmp_path) == []


def test_planted_stray_is_caught(tmp_path):
    grow(tmp_path, "src/midway/kernel/states.py", "tests/kernel/test_state.py", "tests/conformance/test_undo.py")

    assert strays(tmp_path) == ["tests/kernel/test_state.py proves no src/midway/kernel/state.py"]


def test_scripts_and_benchmarks_are_sources_too(tmp_path):
    grow(tmp_path, "scripts/docs.py", "tests/scripts/test_docs.py", "tests/benchmarks/test_peers.py")

    assert strays(tmp_path) == ["tests/benchmarks/test_peers.py proves no benchmarks/peers.py"]


def strays(root: Path) -> list[str]:
    """Name the tests without a source; tests right under tests/ are about the whole project."""
    found = []
    for test in sorted(root.glob("tests/*/**/test_*.py")):
        inside = test.relative_to(root / "tests")
        if inside.parts[0] in OF_THE_WHOLE:
            continue
        home = root if inside.parts[0] in {"scripts", "benchmarks"} else root / "src" / "midway"
        source = home / inside.with_name(test.name.removeprefix("test_"))
        if (
            not any(found.is_file() for found in (source, source.with_suffix(".toml")))
            and not source.with_suffix("").is_dir()
        ):
            found.append(f"{test.relative_to(root)} proves no {source.relative_to(root)}")
    return found


def grow(root: Path, *names: str) -> None:
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).touch()
