"""Reads the imports of a source tree and names the arrows that point the wrong way.

Which arrows are right is written in docs/architecture.md; tests/test_architecture.py asks the questions.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

KERNEL, CARDTEXT, TITLES, BOTS, LAB, SERVER, CLI = "kernel", "cardtext", "titles", "bots", "lab", "server", "cli"
DOOR = "the door"  # midway/__init__.py and its neighbours, which may import every part

MAY_IMPORT = {
    KERNEL: set[str](),
    CARDTEXT: {KERNEL},
    TITLES: {KERNEL, CARDTEXT},
    BOTS: {KERNEL, CARDTEXT, TITLES},
    LAB: {KERNEL, CARDTEXT, TITLES, BOTS},
    SERVER: {KERNEL, CARDTEXT, TITLES, BOTS},
    CLI: {KERNEL, CARDTEXT, TITLES, BOTS, LAB, SERVER, DOOR},
    DOOR: {KERNEL, CARDTEXT, TITLES, BOTS, LAB, SERVER, CLI, DOOR},
}
DETERMINISTIC = (KERNEL, TITLES)  # here only the seed decides
FATEFUL = {"random", "time", "datetime", "secrets", "uuid", "os.urandom", "numpy.random"}


def imports_of(path: Path, package: str) -> Iterator[tuple[int, str]]:
    """Give line and dotted name of everything a file imports; `package` is where its relative imports begin."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(node, package)
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and _calls_import(node):
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield node.lineno, first.value


def wrong_arrows(source: Path) -> list[str]:
    """Name each import in `source` (the folder of the package midway) that no arrow allows."""
    titles = title_names(source)
    return [
        f"{path.relative_to(source)}:{line}: {part} must not import {name}"
        for path, part in _parts(source)
        for line, name in imports_of(path, _package(source, path))
        if name.split(".")[0] == "midway" and not _allowed(path.relative_to(source), part, name, titles)
    ]


def fateful_imports(source: Path) -> list[str]:
    """Name each import by which something else than the seed could decide a match."""
    return [
        f"{path.relative_to(source)}:{line}: {name}"
        for path, part in _parts(source)
        if part in DETERMINISTIC
        for line, name in [*imports_of(path, _package(source, path)), *_calls_to_urandom(path)]
        if any(name == banned or name.startswith(banned + ".") for banned in FATEFUL)
    ]


def title_names(source: Path) -> list[str]:
    return sorted(path.parent.name for path in (source / TITLES).glob("*/__init__.py"))


def titles_mentioned(source: Path) -> list[str]:
    """Name each line of the kernel and the card language that mentions a title, comments and pages included."""
    names = [
        re.compile(r"(?<![a-z])" + r"[\s_-]*".join(name.split("_")), re.IGNORECASE) for name in title_names(source)
    ]
    return [
        f"{path.relative_to(source)}:{number}: {line.strip()}"
        for part in (KERNEL, CARDTEXT)
        for path in sorted((source / part).rglob("*"))
        if path.is_file() and path.suffix in {".py", ".md", ".toml", ".txt", ".ftl", ".json"}
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if any(name.search(line) for name in names)
    ]


def _parts(source: Path) -> Iterator[tuple[Path, str]]:
    for path in sorted(source.rglob("*.py")):
        inside = path.relative_to(source).parts
        yield path, inside[0] if len(inside) > 1 else DOOR


def _package(source: Path, path: Path) -> str:
    return ".".join(("midway", *path.parent.relative_to(source).parts))


def _absolute(node: ast.ImportFrom, package: str) -> str:
    if not node.level:
        return node.module or ""
    kept = package.split(".")[: len(package.split(".")) - node.level + 1]
    return ".".join([*kept, *([node.module] if node.module else [])])


def _calls_import(node: ast.Call) -> bool:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return name in {"import_module", "__import__"}


def _allowed(inside: Path, part: str, name: str, titles: list[str]) -> bool:
    """Say whether the file at `inside`, in that part, may import `name`. A title may not import another title."""
    other, *rest = name.split(".")[1:] or [DOOR]
    if other not in MAY_IMPORT:
        other = DOOR
    if part == other == TITLES:
        ours, theirs = inside.parts[1], (*rest, "")[0]
        return ours == theirs or ours not in titles or theirs not in titles
    return other == part or other in MAY_IMPORT.get(part, set())


def _calls_to_urandom(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr == "urandom":
            yield node.lineno, "os.urandom"
