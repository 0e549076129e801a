"""Dice Theme Park: run the park that the most guests leave happy."""

from __future__ import annotations

from typing import Final

from midway.titles.dice_theme_park.components import PACKS as PACKS
from midway.titles.dice_theme_park.title import DiceThemePark

TITLE: Final = DiceThemePark()
