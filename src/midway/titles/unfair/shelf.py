"""The packs on disk, one folder a theme."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from midway.cardtext.pack_files import PackFormat
from midway.kernel.content import Pack
from midway.titles.pack_shelf import pack_in
from midway.titles.unfair import nodes as nodes  # importing them fills the phrasebook
from midway.titles.unfair.kinds import KINDS, faults_of
from midway.titles.unfair.words import BOOK, noun_of

FOLDER: Final = Path(__file__).parent / "packs"
PACKS: Final = PackFormat("unfair", KINDS, BOOK, noun=noun_of, check=faults_of)


def pack_ids() -> list[str]:
    """Every folder with a pack.toml is a pack: they are found, never listed."""
    return sorted(path.parent.name for path in FOLDER.glob("*/pack.toml"))


def pack_named(name: str) -> Pack:
    return pack_in(FOLDER / name, PACKS)
