"""Plants faults into the rules of a title, one at a time, and tells which test catches each.

    python -m scripts.plant_faults unfair                      every fault of the list
    python -m scripts.plant_faults unfair --only tie-shared    one of them, by name
    python -m scripts.plant_faults unfair --report             and writes docs/reports/unfair-planted-faults.md

A title's list is tests/titles/<title>/planted_faults.toml, one table a fault:

    [[fault]]
    name = "closed-rides-draw-guests"            # unique in the list
    rule = "UNF-GUEST-03"                        # the rule of the catalogue it breaks
    file = "src/midway/titles/unfair/park.py"    # from the root of the checkout
    before = "if not is_closed(s, card):"        # must stand there exactly once; several lines in three quotes
    after = "if True:"
    means = "Stars of closed attractions count in the Guests step."
    missed = "test_x was added"                  # only where nothing caught it at first: what was done about it

For each fault the edit is made in a scratch copy of the tree, where the tests that name its rule then run, and no
others. One of them must fail, and not because the edit is no sound Python. Pick faults from the catalogue before
looking at the tests: a list made for the tests proves nothing.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from midway.cli.coverage import Coverage, proofs_in
from midway.titles import find_title
from midway.titles.rule_catalogue import catalogue_of

ROOT: Final = Path(__file__).parent.parent
COPIED: Final = ("src", "tests", "scripts", "benchmarks", "docs", "examples", "pyproject.toml", "setup.py")
LEFT_OUT: Final = shutil.ignore_patterns("*.so", "*.egg-info", "node_modules")
PATIENCE: Final = 300  # seconds for the tests of one fault
FAILED: Final = re.compile(r"^FAILED (\S+?::\w+)(?:\[.*?\])?(?: - (.*))?$", re.MULTILINE)
UNSOUND: Final = (
    "NameError",
    "UnboundLocalError",
    "ImportError",
    "SyntaxError",
    "TypeError",
)  # the edit itself is wrong
MOST_NAMED: Final = 3  # tests in the report's table


@dataclass(frozen=True)
class Fault:
    """One edit that breaks one rule."""

    name: str
    rule: str
    file: str
    before: str
    after: str
    means: str
    missed: str = ""  # what was added after nothing had caught it


@dataclass
class Outcome:
    """What the tests that name the rule say to a fault."""

    fault: Fault
    caught_by: list[str] = field(default_factory=list)
    trouble: str = ""  # why it is not caught, or why the fault is no good


# ---- the list --------------------------------------------------------------------------------------------------
def list_of(title_id: str, root: Path = ROOT) -> Path:
    return root / "tests" / "titles" / title_id / "planted_faults.toml"


def titles_with_faults(root: Path = ROOT) -> list[str]:
    """The titles that have a list."""
    return sorted(path.parent.name for path in root.glob("tests/titles/*/planted_faults.toml"))


def faults_of(title_id: str, root: Path = ROOT) -> list[Fault]:
    """The faults in a title's list."""
    tables = tomllib.loads(list_of(title_id, root).read_text("utf-8"))["fault"]
    return [Fault(**table) for table in tables]


def proofs_by_rule(title_id: str, root: Path = ROOT) -> dict[str, list[str]]:
    """For each rule of the title: the tests that name it, as file::function."""
    coverage = Coverage(title_id, catalogue_of(find_title(title_id)), proofs_in(root / "tests"))
    return {rule.id: coverage.proofs_of(rule) for rule in coverage.catalogue}


def complaints(fault: Fault, rules: dict[str, list[str]], root: Path = ROOT) -> list[str]:
    """What is wrong with an entry of the list; nothing is run."""
    wrong: list[str] = []
    if fault.rule not in rules:
        wrong.append(f"{fault.name}: there is no rule {fault.rule}")
    elif not rules[fault.rule]:
        wrong.append(f"{fault.name}: no test names {fault.rule}")
    if fault.before == fault.after:
        wrong.append(f"{fault.name} changes nothing")
    file = root / fault.file
    times = file.read_text("utf-8").count(fault.before) if file.is_file() else 0
    if times != 1:
        wrong.append(f"{fault.name}: its text stands {times} times in {fault.file}")
    return wrong


# ---- planting --------------------------------------------------------------------------------------------------
class Scratch:
    """A copy of the tree to plant faults in. Bytecode comes along: only what an edit touches is compiled anew."""

    def __init__(self, folder: Path, root: Path = ROOT) -> None:
        self.folder, self.root = folder, root
        for name in COPIED:
            if (root / name).is_dir():
                shutil.copytree(root / name, folder / name, ignore=LEFT_OUT)
            elif (root / name).is_file():
                shutil.copy2(root / name, folder / name)

    def plant(self, fault: Fault, tests: list[str]) -> Outcome:
        """Make the edit, run the tests, take it back."""
        file = self.folder / fault.file
        text = file.read_text("utf-8")
        file.write_text(text.replace(fault.before, fault.after), "utf-8")
        try:
            return judge(fault, *self.run(tests))
        finally:
            shutil.copy2(self.root / fault.file, file)

    def run(self, tests: list[str]) -> tuple[int, str]:
        """The exit code and the output of these tests. Packs are read afresh: the edit may be in the card language."""
        with tempfile.TemporaryDirectory() as cache:
            settings = {
                "PYTHONPATH": str(self.folder / "src"),
                "MIDWAY_KERNEL": "interpreted",
                "MIDWAY_CACHE": cache,
                "PYTHONDONTWRITEBYTECODE": "1",  # an edit of the same length in the same second would go unnoticed
                "COLUMNS": "300",
            }
            command = [sys.executable, "-m", "pytest", "-q", "--tb=line", "-rf", "-p", "no:cacheprovider"]
            try:
                done = subprocess.run(
                    [*command, *sorted(set(tests))],
                    cwd=self.folder,
                    env={**os.environ, **settings},
                    capture_output=True,
                    text=True,
                    timeout=PATIENCE,
                    check=False,
                )
            except subprocess.TimeoutExpired:
                return -1, f"no end after {PATIENCE} seconds"
        return done.returncode, done.stdout + done.stderr


def judge(fault: Fault, code: int, output: str) -> Outcome:
    """Was it caught, by which tests, and honestly?"""
    failed = [(test, reason) for test, reason in FAILED.findall(output) if not reason.startswith(UNSOUND)]
    names: dict[str, None] = {test: None for test, _ in failed}
    if code == 0:
        return Outcome(fault, trouble="nothing caught it")
    if code == 1 and names:
        return Outcome(fault, list(names))
    return Outcome(fault, trouble=f"the tests do not run: {(output.strip().splitlines() or ['silence'])[-1]}")


# ---- the report ------------------------------------------------------------------------------------------------
def report(title_id: str, outcomes: list[Outcome]) -> str:
    """The page for docs/reports."""
    missed = [outcome.fault for outcome in outcomes if outcome.fault.missed]
    lines = [
        f"# Planted rule faults: {title_id}",
        "",
        f"{len(outcomes)} faults, picked from the catalogue of rules without a look at the tests, were planted singly",
        "into a copy of the source; then the tests that name the broken rule ran, and no others.",
        f"{sum(not o.trouble for o in outcomes)} are caught; {len(missed)} of them were not at first.",
        "",
        f"`python -m scripts.plant_faults {title_id} --report` repeats it and writes this page; so does `make soak`,",
        "which writes nothing.",
        "",
        "| rule | fault | caught by |",
        "| --- | --- | --- |",
        *[f"| {o.fault.rule} | {o.fault.means} | {_named(o)} |" for o in outcomes],
        "",
        "## Not caught at first",
        "",
        *([f"- **{fault.rule}**: {fault.means} {fault.missed}" for fault in missed] or ["None."]),
        "",
    ]
    return "\n".join(lines)


def _named(outcome: Outcome) -> str:
    if outcome.trouble:
        return f"**{outcome.trouble}**"
    names = [f"`{test.rpartition('::')[2]}`" for test in outcome.caught_by]
    more = len(names) - MOST_NAMED
    return ", ".join(names[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")


# ---- at the command line ---------------------------------------------------------------------------------------
def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m scripts.plant_faults", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("title", choices=titles_with_faults())
    parser.add_argument("--only", nargs="+", default=[], help="names of faults")
    parser.add_argument("--report", action="store_true", help="write the page in docs/reports")
    given = parser.parse_args(arguments)
    rules = proofs_by_rule(given.title)
    faults = [fault for fault in faults_of(given.title) if not given.only or fault.name in given.only]
    outcomes: list[Outcome] = []
    with tempfile.TemporaryDirectory() as folder:
        scratch = Scratch(Path(folder))
        code, output = scratch.run([test for fault in faults for test in rules.get(fault.rule, [])])
        if code != 0:
            print(f"The tests do not pass without any fault:\n{output}")
            return 1
        for fault in faults:
            wrong = complaints(fault, rules)
            outcomes.append(Outcome(fault, trouble=wrong[0]) if wrong else scratch.plant(fault, rules[fault.rule]))
            last = outcomes[-1]
            print(f"{fault.rule}  {fault.name}: {last.trouble.upper() or ', '.join(last.caught_by)}", flush=True)
    if given.report:
        page = ROOT / "docs" / "reports" / f"{given.title.replace('_', '-')}-planted-faults.md"
        page.parent.mkdir(exist_ok=True)
        page.write_text(report(given.title, outcomes), "utf-8")
    missed = sum(bool(outcome.trouble) for outcome in outcomes)
    print(f"{len(outcomes)} faults, {len(outcomes) - missed} caught.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
