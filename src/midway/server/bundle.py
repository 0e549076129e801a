"""The bundle: the web client as it was built, held in memory. Files are looked up by name; no path is ever followed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
HASHED: Final = "assets/"  # the name of what lies here changes with its content
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PRESSED: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl")
KINDS: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json",
                ".ftl": "text/plain"}  # fmt: skip
MISSING: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Midway</title></head>
<body>
<h1>Midway</h1>
<p>The server is running, but its web client has not been built here. <code>make bundle</code> builds it; then load this
page again. Programs can play all the same: see <a href="/api/openapi.json">the routes</a> and docs/protocol.md.</p>
<p lang="ru">Сервер работает, но веб-клиент здесь ещё не собран. Его собирает <code>make bundle</code>; потом обновите
страницу. Программы могут играть и так: см. <a href="/api/openapi.json">маршруты</a> и docs/protocol.md.</p>
</body>
</html>
"""


@dataclass(frozen=True)
class File:
    """One file of the bundle."""

    body: bytes
    pressed: bytes | None  # the same, compressed, where that is worth it
    kind: str
    tag: str  # another body, another tag
    keeping: str  # how long a browser may keep it


class Bundle:
    """The files of the web client. They are read again when they were built anew."""

    def __init__(self, folder: str = "") -> None:
        self.folder = Path(folder) if folder else HERE
        self.files: dict[str, File] = {}
        self.built_at = -1.0

    def get(self, path: str) -> File | None:
        """What is at a path: a file, or the page itself, whose own addresses have no dot in their last part."""
        self._maybe_read()
        name = path.strip("/")
        if name in self.files:
            return self.files[name]
        is_page = "." not in name.rpartition("/")[2] and not name.startswith(("api/", HASHED)) and name != "api"
        return self.files.get(INDEX, _MISSING) if is_page else None

    def _maybe_read(self) -> None:
        try:
            built_at = (self.folder / INDEX).stat().st_mtime
        except OSError:
            built_at = -1.0
        if built_at != self.built_at:
            self.files = {} if built_at < 0 else _read(self.folder)
            self.built_at = built_at


def _read(folder: Path) -> dict[str, File]:
    found = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): _file(path.relative_to(folder), path.read_bytes()) for path in found}


def _file(name: Path, body: bytes) -> File:
    kind = KINDS.get(name.suffix) or mimetypes.guess_type(name.name)[0] or "application/octet-stream"
    pressed = gzip.compress(body, 9, mtime=0) if name.suffix in PRESSED and len(body) > 1000 else None
    return File(
        body=body,
        pressed=pressed,
        kind=kind,
        tag=f'W/"{hashlib.sha256(body).hexdigest()[:32]}"',
        keeping=FOR_EVER if name.as_posix().startswith(HASHED) else ASK_AGAIN,
    )


_MISSING: Final = _file(Path(INDEX), MISSING.encode())
