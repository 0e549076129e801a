"""Packs on disk: read once a process, and once a machine where a cache folder can be written."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from midway.cardtext.pack_files import PackFormat, load_pack
from midway.cardtext.store import TreeStore
from midway.kernel.content import Pack

STORE_VERSION = "1"  # of the stored trees: changes when node classes change their fields


def cache_folder() -> Path:
    """Where finished packs are kept: MIDWAY_CACHE, or the user's cache folder."""
    chosen = os.environ.get("MIDWAY_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return (Path(chosen) if chosen else Path.home() / ".cache") / "midway"


@cache
def pack_in(folder: Path, format_: PackFormat) -> Pack:
    """The pack in a folder, out of the cache where nothing has changed."""
    try:
        return load_pack(folder, format_, TreeStore(cache_folder() / "packs", STORE_VERSION))
    except OSError:  # no folder may be written: read the texts
        return load_pack(folder, format_)
