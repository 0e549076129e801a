"""Requirements as they are written on the tiles, and the notation they amount to."""

import pytest

from midway.titles.dice_theme_park.components import PACKS, components, requirement_of
from midway.titles.dice_theme_park.nodes.parties import Party
from midway.titles.dice_theme_park.party_texts import requirement_in

# Of the specification, section 5: the printed hexes, stack A, stack B; "b not blue" for what is written !B there.
ASKED = {
    "park-entrance": "a any",
    "spooky-forest": "a green",
    "duck-pond": "a blue",
    "coconut-stall": "a yellow",
    "log-flume": "a any, b blue; a < b",
    "swan-boats": "a blue, b blue",
    "water-slide": "a blue >=3",
    "bumper-boats": "a blue even, b any odd",
    "pirate-ship": "a blue, b not blue; a = b",
    "ghost-train": "a any, b green; a < b",
    "treetop-trail": "a green, b green",
    "zip-wire": "a green >=3",
    "hedge-maze": "a green even, b any even",
    "petting-farm": "a green, b not green; a = b",
    "big-dipper": "a any, b yellow; a < b",
    "carousel": "a yellow, b yellow",
    "speedster": "a yellow >=3",
    "ferris-wheel": "a yellow odd, b any even",
    "strongman-bell": "a yellow, b not yellow; a = b",
    "helter-skelter": "a any <=3",
    "pop-shop": "a any even, b any even",
    "candy-cart": "a any odd, b any odd",
    "hall-of-mirrors": "a any, b any; a = b",
    "dodgems": "a any, b any; run",
    "rapids-run": "a blue, b any, c any",
    "submarine-voyage": "a blue, b any; run",
    "tidal-drop": "a blue, b any; sum >= 7",
    "sunken-city": "a blue, b blue, c any",
    "mine-train": "a green, b any, c any",
    "safari-jeeps": "a green, b any; run",
    "giant-swing": "a green, b any; sum >= 7",
    "dragons-lair": "a green, b green, c any",
    "rocket-coaster": "a yellow, b any, c any",
    "circus-big-top": "a yellow, b any; run",
    "free-fall-tower": "a yellow, b any; sum >= 7",
    "pharaohs-tomb": "a yellow, b yellow, c any",
    "firework-show": "a any, b any, c any; diff",
    "grand-hotel": "a any, b any; sum = 7",
    "night-parade": "a any, b any, c any",
    "food-court": "a any, b any; same",
}


def notation(text: str) -> str:
    """What a text asks for."""
    tree = PACKS.language.read(text, Party)
    assert isinstance(tree, Party)
    found = requirement_in(tree)
    return "; ".join([", ".join(found.slots), *([", ".join(found.conditions)] if found.conditions else [])])


@pytest.mark.parametrize(
    "card", components().of_kind("printed") + components().of_kind("attraction"), ids=lambda c: c.id
)
def test_tiles_ask_for_what_the_specification_says(card):
    found = requirement_of(card)

    assert "; ".join([", ".join(part) for part in (found.slots, found.conditions) if part]) == ASKED[card.id]


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("3 odd guests of the same colour.", "a any odd, b any odd, c any odd; same"),
        ("3 guests with equal values.", "a any, b any, c any; a = b, b = c"),
        ("A guest and a guest of higher value and a guest of higher value.", "a any, b any, c any; a < b, b < c"),
        ("A green guest and 2 guests of another colour.", None),
        ("2 blue guests and a guest of another colour.", "a blue, b blue, c not blue"),
        ("A guest of value 5 or less and another even guest.", "a any <=5, b any even"),
    ],
)
def test_other_texts_are_understood_or_refused(text, asked):
    if asked is None:
        with pytest.raises(ValueError, match="another colour"):
            notation(text)
    else:
        assert notation(text) == asked
