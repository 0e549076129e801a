"""Unfair: build a theme park, and keep the others from building theirs."""

from __future__ import annotations

from typing import Final

from midway.titles.unfair.shelf import PACKS as PACKS
from midway.titles.unfair.title import Unfair

TITLE: Final = Unfair()
