"""The words people answer with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from midway.kernel.verbs import Verbs

VERBS: Final = Verbs()

# ---- in the Park step ----------------------------------------------------------------------------------
TAKE: Final[i64] = VERBS.verb("take", "card")  # from the Market
DRAW: Final[i64] = VERBS.verb("draw", ("park", "event", "blueprint"))  # two, to keep one or none
SWAP: Final[i64] = VERBS.verb("swap", "card")  # discard it, look at five, keep one
BUILD: Final[i64] = VERBS.verb("build", "card")
DEMOLISH: Final[i64] = VERBS.verb("demolish", "card")
CHANGE: Final[i64] = VERBS.verb("loose-change")
USE: Final[i64] = VERBS.verb("use", "card", "number")  # which of its abilities
# ---- while building ------------------------------------------------------------------------------------
SPACE: Final[i64] = VERBS.verb("space", "number")  # counted from 1, as people do
ON: Final[i64] = VERBS.verb("on", "card")
# ---- in the Events step --------------------------------------------------------------------------------
PLAY: Final[i64] = VERBS.verb("play", "card", ("top", "bottom"))
BLOCK: Final[i64] = VERBS.verb("block", "card")
REACT: Final[i64] = VERBS.verb("react", "card")
# ---- setting up ------------------------------------------------------------------------------------------
REDRAW: Final[i64] = VERBS.verb("redraw")
OPEN_WITH: Final[i64] = VERBS.verb("open-with", "card")
KEEP_NONE: Final[i64] = VERBS.verb("keep-none")
KEEP_ONE: Final[i64] = VERBS.verb("keep", "card")
KEEP_BOTH: Final[i64] = VERBS.verb("keep-both", "card", "card")
# ---- at any time -----------------------------------------------------------------------------------------
BORROW: Final[i64] = VERBS.verb("take-a-loan")
TRADE_IN: Final[i64] = VERBS.verb("trade-in")
# ---- what texts ask for ----------------------------------------------------------------------------------
NAMED_TYPES: Final = (
    "super",
    "ride",
    "thrill-ride",
    "leisure-ride",
    "sideshow",
    "theatre",
    "food-outlet",
    "nature-area",
    "hotel",
)
NAME: Final[i64] = VERBS.verb("name", NAMED_TYPES)
