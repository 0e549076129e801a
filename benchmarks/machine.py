"""What the numbers were measured on: processor, Python, compilers, revision. No host name, no paths."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

_PYTHON_FACTS = "import platform; print('Python', platform.python_version(), 'built with', platform.python_compiler())"
_MYPY_FACTS = "from importlib.metadata import version; print('mypyc', version('mypy'))"


def facts(midway_python: Path, root: Path) -> list[str]:
    """Give the machine and the tools, one sentence part a line."""
    return [
        f"{_processor()}, {os.cpu_count()} cores, of which one was used",
        _said(str(midway_python), "-c", _PYTHON_FACTS),
        f"{_compiler()}, {_said(str(midway_python), '-c', _MYPY_FACTS) or 'mypyc unknown'}",
        f"Midway at {_revision(root)}",
    ]


def _processor() -> str:
    found = re.search(r"^model name\s*:\s*(.+)$", _read(Path("/proc/cpuinfo")), re.MULTILINE)
    return found.group(1).strip() if found else "unknown processor"


def _compiler() -> str:
    first_line = _said("gcc", "--version").partition("\n")[0]
    return first_line or "no gcc"


def _revision(root: Path) -> str:
    revision = _said("git", "-C", str(root), "rev-parse", "--short", "HEAD") or "an unknown revision"
    status = _said("git", "-C", str(root), "status", "--porcelain", "--", "src", "benchmarks/*.py")
    return f"{revision}, with changes not committed" if status else revision


def _said(*command: str) -> str:
    """Give what a command prints, or nothing if it cannot be run."""
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def _read(path: Path) -> str:
    return path.read_text() if path.exists() else ""
