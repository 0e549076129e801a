"""Figures that stand in the texts of components and in the rules that do what they say: see card_texts.py."""

from typing import Final

# ---- staff cards and administrators
LOWER_BY: Final = 2  # the Early Riser's total
MOST_RAISED: Final = 2  # with one use of the Concierge: one guest by two, or two by one
MASCOT_DISCOUNT: Final = 2  # of a Mascot card, and of the Agent
BUILDER_DISCOUNT: Final = 1  # of each upgrade
# Stars are paid in steps, so many from so many on; the best step only.
ZONE_FROM: Final = 3  # different attractions: 1 star, 2 and 3 stars with one and two more
GRAND_TOUR_FROM: Final = 6
MOST_STEPS: Final = 3
TROUPE_STEPS: Final = ((5, 4), (4, 2), (2, 1))  # mascots owned and stars (DTP-ADM-06)
COINS_A_STAR: Final = 3  # at the end of the game
TREASURER_COINS: Final = 2

# ---- upgrades, for each cube
EFFECT_STARS: Final = 2
KIOSK_COINS: Final = 2

# ---- skills
BOOSTED_BY: Final = 2
FLIPPED_LOW: Final = 2
FLIPPED_HIGH: Final = 5
COINS_A_GUEST: Final = 2  # of Cash
STARS_A_GUEST: Final = 1  # of Applause
MOST_PAID_GUESTS: Final = 3  # by either
MOST_SENT: Final = 2  # guests, by Send and by Fetch
EXPRESS_STEPS: Final = 2
