from dataclasses import replace

import pytest

from midway.cli.faces import full_face
from midway.cli.texts import Texts
from midway.titles import find_title
from midway.titles.unfair.kinds import THEMES
from midway.titles.unfair.symbols import symbols_of
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, card, coins, run
from tests.titles.unfair.parks import a_table, attraction, refused, upgrade

SHIELD = a_card("event", "shield", top="Gain 1 coin.", bottom="Block an Intrusion or Inspection event.")
RAID = a_card("event", "raid", top="Gain 1 coin.", bottom="Steal 5 coins from a competitor.")
DOG = a_card("resource", "dog", says="Once per Events step: You may block an Intrusion event.")


@rule("UNF-EVENTS-23")
@pytest.mark.parametrize(
    ("card_", "symbols"),
    [
        (SHIELD, {"bottom.defends": ("Intrusion", "Inspection")}),
        (replace(RAID, choices={"bottom.attack": "Injunction"}), {"bottom.attacks": ("Injunction",)}),
        (replace(DOG, choices={"attack": "Inspection"}), {"attacks": ("Inspection",), "defends": ("Intrusion",)}),
        (a_card("staff", "clown"), {}),
    ],
)
def test_a_card_shows_with_what_it_attacks_and_against_what_it_defends(card_, symbols):
    assert symbols_of(card_) == symbols


@rule("UNF-EVENTS-23")
@pytest.mark.parametrize(("lang", "said"), [("en", "bottom half defends against: Intrusion/Inspection"),
                                            ("ru", "защита нижней половины: Intrusion/Inspection")])  # fmt: skip
def test_the_face_of_a_card_tells_it(lang, said):
    face = full_face(SHIELD, Texts(lang, find_title("unfair")))

    assert said in "\n".join(line.plain for line in face)


@rule("UNF-BIU-12")
@pytest.mark.parametrize(("theme", "letter"), list(zip(THEMES[:6], "PRVJNG", strict=True)))
def test_each_theme_has_its_letter(theme, letter):
    own, built = upgrade("flag", "theme upgrade", theme=theme), attraction("fort", built_in=(f"{theme}-theme",))

    assert symbols_of(own.card) == symbols_of(built.card) == {"themes": (letter,)}


@rule("UNF-BIU-12")
def test_rules_go_by_the_theme_and_not_by_what_a_card_is_called():
    """A theme upgrade by another name, and one built in whose card is in no pack of the match."""
    flag = a_card("upgrade", "skulls", "theme upgrade", theme="ninja")
    dojo = a_card("attraction", "dojo", "theatre", built_in="ninja-theme")
    fair = a_fair(flag, dojo, ann=["dojo", "coaster skulls"])

    assert coins(run(fair, "Gain 1 coin for each theme in your park.")) == 22
    assert card(fair, "dojo") != card(fair, "skulls")


@rule("UNF-BIU-03", "UNF-UPG-05")
def test_a_built_in_theme_keeps_its_own_card_out_and_no_other():
    table = a_table().with_park("ann", attraction("fort", built_in=("robot-theme",))).on_turn("ann")
    robot, pirate = (next(c for n, c in table.game.card_numbers.items() if n.startswith(f"{theme}.{theme}-theme"))
                     for theme in ("robot", "pirate"))  # fmt: skip
    for one in (robot, pirate):
        table.s.move(one, table.s.zone(0, int(table.game.schema.seat.field("hand").at)))
    table.s.opts_of = -1

    refused(table, "ann", f"build {table.game.card_names[robot]}", because="UNF-UPG-08")
    assert table.may("ann", f"build {table.game.card_names[pirate]}")
