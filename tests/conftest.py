"""What every test run shares: the promise about which kernel it tests, and Hypothesis' habits."""

import os
from importlib.util import find_spec
from pathlib import Path

import hypothesis
import pytest

import midway.kernel

hypothesis.settings.register_profile("steady", derandomize=True, deadline=None, database=None)
hypothesis.settings.register_profile("soak", max_examples=2_000, deadline=None)


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--hypothesis-profile"):
        hypothesis.settings.load_profile("steady")
    promised = os.environ.get("MIDWAY_KERNEL", "interpreted")
    if promised not in ("compiled", "interpreted"):
        raise pytest.UsageError(f"MIDWAY_KERNEL is compiled or interpreted, not {promised!r}.")
    wrong = [name for name in kernel_modules() if is_compiled(name) != (promised == "compiled")]
    if wrong:
        raise pytest.UsageError(f"These tests were promised the {promised} kernel, but not so: {', '.join(wrong)}.")


def kernel_modules() -> list[str]:
    """Name the modules of the kernel that `make compiled` compiles."""
    home = Path(midway.kernel.__path__[0])
    return [
        ".".join(("midway.kernel", *path.relative_to(home).with_suffix("").parts))
        for path in sorted(home.rglob("*.py"))
        if path.name != "__init__.py" and "# mypyc: off" not in path.read_text(encoding="utf-8").splitlines()
    ]


def is_compiled(name: str) -> bool:
    spec = find_spec(name)
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how long each part of the tests took, all workers added up."""
    seconds: dict[str, float] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                part = "/".join(report.nodeid.split("::")[0].split("/")[:2])
                seconds[part] = seconds.get(part, 0.0) + report.duration
    if sum(seconds.values()) > 60:
        said = ", ".join(f"{part} {spent:.0f} s" for part, spent in sorted(seconds.items(), key=lambda item: -item[1]))
        terminalreporter.write_line(f"seconds of work: {said}")
