"""What lies in the box: counts, totals, and what the rulebook fixes of single components."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from midway.kernel.content import Text
from midway.titles.dice_theme_park.card_texts import meaning_of
from midway.titles.dice_theme_park.components import (
    AMENITIES,
    CODES,
    KINDS,
    PACKS,
    components,
    objections,
    requirement_of,
)
from midway.titles.dice_theme_park.guests import COLOUR_WORDS
from midway.titles.dice_theme_park.nodes.parties import Party
from midway.titles.dice_theme_park.nodes.skills import Skill
from midway.titles.dice_theme_park.operate_moves import SKILL_WORDS
from midway.titles.dice_theme_park.park import PRINTED, cell_named, has
from tests.testkit.rules import rule

BOX = components()
TILES = BOX.of_kind("attraction")
COLOURS = COLOUR_WORDS[:3]


def copies(kind: str) -> int:
    return sum(card.copies for card in BOX.of_kind(kind))


def tiles(**choices: str) -> list[str]:
    return [card.id for card in TILES if choices.items() <= card.choices.items()]


@rule("DTP-COMP-01")
def test_there_are_21_guests_of_each_colour():
    assert {card.choices["colour"]: card.copies for card in BOX.of_kind("guest")} == dict.fromkeys(COLOURS, 21)
    assert copies("guest") == 63


@rule("DTP-COMP-02")
def test_there_are_20_tiles_of_stack_a_and_16_of_stack_b():
    assert (len(tiles(stack="A")), len(tiles(stack="B")), copies("attraction")) == (20, 16, 36)
    for colour in COLOUR_WORDS:
        assert (len(tiles(stack="A", colour=colour)), len(tiles(stack="B", colour=colour))) == (5, 4)


@rule("DTP-COMP-03")
def test_there_are_12_upgrades_of_each_of_three_kinds():
    assert {card.id: card.copies for card in BOX.of_kind("upgrade")} == {
        "merch-kiosk": 12,
        "special-effect": 12,
        "generator": 12,
    }


@rule("DTP-COMP-06")
def test_there_are_92_cards():
    kinds = ("staff", "skill", "administrator", "monorail", "objective")
    without_extras = copies("administrator") - sum("extra" in card.flags for card in BOX.of_kind("administrator"))

    assert [copies(kind) for kind in kinds] == [24, 30, 13, 12, 10]
    assert without_extras == 12
    assert {card.copies for card in BOX.of_kind("staff")} == {4}


@rule("DTP-COMP-07")
def test_monorails_form_sets_of_3_4_and_5():
    assert Counter(card.numbers["players"] for card in BOX.of_kind("monorail")) == {2: 3, 3: 4, 4: 5}


@rule("DTP-SET-05")
def test_the_bag_holds_33_48_or_63_guests():
    for players, in_bag in ((2, 33), (3, 48), (4, 63)):
        assert sum(card.numbers[f"bag_of_{players}"] for card in BOX.of_kind("guest")) == in_bag


@rule("DTP-EXP-09")
def test_no_two_attractions_ask_for_the_same():
    asked = [requirement_of(card) for card in TILES + BOX.of_kind("printed")]

    assert len(set(asked)) == 40


@rule("DTP-EXP-08")
def test_a_tile_says_what_a_tile_says():
    for card in TILES:
        spaces = [card.numbers[name] for name in ("space_1", "space_2") if name in card.numbers]
        assert {"cost", "stars"} <= set(card.numbers)
        assert card.choices["amenity"] in AMENITIES
        assert spaces == sorted(spaces)
        assert 1 <= requirement_of(card).guests <= 3


@rule("DTP-PLAN-11")
def test_only_grey_attractions_and_some_of_stack_b_have_an_income():
    for card in TILES:
        if card.choices["stack"] == "A":
            assert ("income" in card.numbers) == (card.choices["colour"] == "grey")

    assert any("income" in card.numbers for card in TILES if card.choices["colour"] != "grey")


@rule("DTP-AMEN-01")
def test_four_of_each_amenity_can_be_reached_and_the_entrance_has_none():
    many = Counter(card.choices["amenity"] for card in TILES)

    assert set(many) == set(AMENITIES) == {card.id for card in BOX.of_kind("amenity")}
    assert set(many.values()) == {4, 5}
    assert "amenity" not in BOX.card("park-entrance").choices
    assert len({card.choices["amenity"] for card in BOX.of_kind("printed") if "amenity" in card.choices}) == 3


def test_no_amenity_comes_twice_within_a_colour_of_a_stack():
    for stack in "AB":
        for colour in COLOUR_WORDS:
            amenities = [BOX.card(id_).choices["amenity"] for id_ in tiles(stack=stack, colour=colour)]
            assert len(set(amenities)) == len(amenities)


def test_printed_hexes_lie_on_the_printed_cells_one_of_each_colour():
    printed = BOX.of_kind("printed")

    assert all(has(PRINTED, cell_named(card.choices["cell"])) for card in printed)
    assert len({card.choices["cell"] for card in printed}) == 4
    assert sorted(card.choices["colour"] for card in printed) == sorted(COLOUR_WORDS)


@rule("DTP-OPR-06", "DTP-OPR-19")
def test_the_entrance_has_two_icons_and_takes_any_guest():
    entrance = BOX.card("park-entrance")

    assert entrance.numbers["operate_icons"] == 2
    assert entrance.numbers["income"] == 1
    assert all(requirement_of(entrance).accepts((colour << 3 | value,)) for colour in range(3) for value in range(1, 7))
    assert {card.numbers["operate_icons"] for card in BOX.of_kind("printed") if card is not entrance} == {1}


def test_staff_cards_give_the_sums_of_the_rulebook():
    staff = {card.id: card.numbers for card in BOX.of_kind("staff")}

    assert sorted(numbers["die_value"] for numbers in staff.values()) == [1, 2, 3, 4, 5, 6]
    for one, other, total in (("ticket-agent", "concierge", 3), ("concierge", "builder", 7), ("guide", "mascot", 7)):
        assert staff[one]["die_value"] + staff[other]["die_value"] == total
    assert staff["guide"]["money"] + staff["mascot"]["money"] == 6


def test_a_higher_die_value_never_pays_less():
    money = [card.numbers["money"] for card in sorted(BOX.of_kind("staff"), key=lambda card: card.numbers["die_value"])]

    assert money == sorted(money)


def test_colours_of_administrators_come_twice_each():
    meant = [meaning_of(card) for card in BOX.of_kind("administrator")]
    coloured = Counter(meaning.colour for meaning in meant if meaning is not None and meaning.colour)

    assert coloured == dict.fromkeys(COLOURS, 2)


def test_skills_are_two_copies_of_fifteen_designs():
    skills = BOX.of_kind("skill")

    assert {card.copies for card in skills} == {2}
    assert sorted(card.id for card in skills) == sorted(set(SKILL_WORDS) - {"none"})


@rule("DTP-SET-09")
def test_objectives_have_five_codes_of_two_cards():
    assert Counter(card.choices["code"] for card in BOX.of_kind("objective")) == dict.fromkeys(CODES, 2)


@rule("DTP-SET-07")
def test_each_monorail_has_three_spaces():
    for card in BOX.of_kind("monorail"):
        spaces = [card.numbers[name] for name in ("top", "middle", "bottom")]
        assert spaces == sorted(spaces, reverse=True)


def test_nothing_has_two_names_alike_in_one_language():
    for language in ("en", "ru"):
        names = [getattr(card.name, language) for card in TILES + BOX.of_kind("printed") + BOX.of_kind("amenity")]
        assert len(set(names)) == len(names)


def test_every_component_names_its_art():
    assert [card.id for card in BOX.cards if not card.icon] == []


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.count >= 0], ids=lambda kind: kind.name)
def test_the_box_is_complete(kind):
    assert copies(kind.name) == kind.count


def swan_lake(party: str) -> list[tuple[str, str, str]]:
    """What is objected to when the box has one attraction more, with this requirement."""
    tree = PACKS.language.read(party, Party)
    tile = replace(BOX.card("swan-boats"), id="swan-lake", texts={"party": Text(party, "", tree, 0)})
    return list(objections(replace(BOX, cards=(*BOX.cards, tile))))


def test_two_tiles_that_ask_for_the_same_are_objected_to():
    assert swan_lake("2 blue guests.") == [("swan-lake", "party", "the requirement is that of swan-boats")]
    assert swan_lake("2 even blue guests.") == []


@pytest.mark.parametrize(
    ("party", "why"),
    [
        ("4 guests.", "a party has 1 to 3 guests, not 4"),
        ("A guest of higher value.", "there is no guest before who could have a lower value"),
        ("A guest of another colour and a guest.", "another colour is one that the guest before"),
        ("An odd guest of value 3 or more.", "in one way only"),
        ("A guest with values adding up to 99.", "no condition"),
    ],
)
def test_what_is_no_requirement_is_objected_to(party, why):
    [(card, field, sentence)] = swan_lake(party)

    assert (card, field) == ("swan-lake", "party")
    assert why in sentence


def test_a_printed_hex_must_ask_for_something_too():
    tree = PACKS.language.read("4 guests.", Party)
    odd = replace(BOX.card("duck-pond"), texts={"party": Text("4 guests.", "", tree, 0)})

    assert [card for card, _, _ in objections(replace(BOX, cards=(odd,)))] == ["duck-pond"]


def test_a_text_that_no_rule_carries_out_is_objected_to():
    text = "Raise or lower a blue guest here by 3."
    odd = replace(BOX.card("boost-blue"), texts={"text": Text(text, "", PACKS.language.read(text, Skill), 0)})

    assert list(objections(replace(BOX, cards=(odd,)))) == [
        ("boost-blue", "text", "the rules do nothing of the kind; perhaps “Raise or lower a blue guest here by 2.”")
    ]


def test_a_second_space_without_a_first_is_objected_to():
    odd = replace(BOX.card("swan-boats"), numbers={"cost": 5, "stars": 6, "space_2": 3})

    assert [field for _, field, _ in objections(replace(BOX, cards=(odd,)))] == ["space_2"]


def test_ids_are_the_english_names():
    assert [card.id for card in TILES if card.id != re.sub("[^a-z]+", "-", card.name.en.lower().replace("'", ""))] == []
