"""The words people answer with. Guests are words ("blue-4"); the kernel's own verbs serve where they say it all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from midway.kernel.verbs import Verbs
from midway.titles.dice_theme_park.guests import COLOUR_WORDS, GREY, GUEST_NAMES
from midway.titles.dice_theme_park.park import CELL_NAMES

UPGRADE_WORDS: Final = ("merch-kiosk", "special-effect", "generator")
COLOURS: Final = COLOUR_WORDS[:GREY]

VERBS: Final = Verbs()

# ---- setting up, Plan, Welcome ----------------------------------------------------------------------------
KEEP: Final[i64] = VERBS.verb("keep", "card")
PLACE: Final[i64] = VERBS.verb("place", CELL_NAMES)
PLAY: Final[i64] = VERBS.verb("play", "card", "card")  # two staff cards
TAKE: Final[i64] = VERBS.verb("take", "card")  # a monorail
RAISE: Final[i64] = VERBS.verb("raise", GUEST_NAMES, "number")
RAISE_BOTH: Final[i64] = VERBS.verb("raise-both", GUEST_NAMES, GUEST_NAMES)
INVITE: Final[i64] = VERBS.verb("invite", GUEST_NAMES)  # off the monorail nobody took
# ---- Expand and Improve --------------------------------------------------------------------------------------
BUILD: Final[i64] = VERBS.verb("build", "card")
GUEST: Final[i64] = VERBS.verb("guest", "card", GUEST_NAMES)  # one on an attraction
RECRUIT: Final[i64] = VERBS.verb("recruit")
RECRUIT_FOR: Final[i64] = VERBS.verb("recruit-for", "card")  # a skill
BUY_MAP: Final[i64] = VERBS.verb("buy-map")
INSTALL: Final[i64] = VERBS.verb("install", UPGRADE_WORDS)
SPACE: Final[i64] = VERBS.verb("space", "card", "number")  # counted from 1
TAKE_BACK: Final[i64] = VERBS.verb("take-back", "card", UPGRADE_WORDS)
# ---- Operate -------------------------------------------------------------------------------------------------
OPERATE: Final[i64] = VERBS.verb("operate", "card")
PARTY_1: Final[i64] = VERBS.verb("party", GUEST_NAMES)
PARTY_2: Final[i64] = VERBS.verb("party-of-two", GUEST_NAMES, GUEST_NAMES)
PARTY_3: Final[i64] = VERBS.verb("party-of-three", GUEST_NAMES, GUEST_NAMES, GUEST_NAMES)
SPARE: Final[i64] = VERBS.verb("spare", GUEST_NAMES)
MOVE: Final[i64] = VERBS.verb("move", GUEST_NAMES, "card")
USE_MAP: Final[i64] = VERBS.verb("use-map")
USE_GUIDE: Final[i64] = VERBS.verb("use-guide")
USE_MASCOT: Final[i64] = VERBS.verb("use-mascot")
USE_MASCOT_OF: Final[i64] = VERBS.verb("use-mascot-of", "card")  # a skill
ADJUST: Final[i64] = VERBS.verb("adjust", "card")  # a guest on this attraction
USE_SKILL: Final[i64] = VERBS.verb("use-skill", "card")  # on this attraction
ALTER: Final[i64] = VERBS.verb("alter", GUEST_NAMES, GUEST_NAMES)
FETCH: Final[i64] = VERBS.verb("fetch", "card", GUEST_NAMES)
# ---- Upkeep ----------------------------------------------------------------------------------------------------
SAVE: Final[i64] = VERBS.verb("save", COLOURS, "number")  # a tired guest of a colour, at a value
SWAP: Final[i64] = VERBS.verb("swap", "card", "card")  # one played for one in hand
