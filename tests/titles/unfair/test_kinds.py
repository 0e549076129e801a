"""What a pack may hold: kinds of card in their numbers, types, themes."""

import re
import shutil
from collections import Counter
from dataclasses import replace

import pytest

from midway.cardtext.pack_files import load_pack
from midway.cli.faces import full_face
from midway.cli.texts import Texts
from midway.kernel.content import BrokenPack
from midway.titles import find_title
from midway.titles.unfair.kinds import faults_of, words_of
from midway.titles.unfair.printed import pack_of
from midway.titles.unfair.shelf import FOLDER, PACKS, pack_ids, pack_named
from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, attraction, resource, staff, upgrade, wonder
from tests.titles.unfair.tiny_pack import tiny_pack

PARK_CARDS = ("attraction", "upgrade", "staff", "resource")


# ---- how many ----------------------------------------------------------------------------------------------------
def with_copies(**copies: int):
    """The tiny pack with other numbers of some of its cards; an underscore stands for a dash."""
    pack = tiny_pack()
    many = {name.replace("_", "-"): n for name, n in copies.items()}
    cards = tuple(replace(card, copies=many.get(card.id, card.copies)) for card in pack.cards)
    return replace(pack, cards=cards)


@rule("UNF-COMP-08")
@pytest.mark.parametrize(
    ("copies", "sentences"),
    [
        ({}, []),
        ({"pirate_event_0": 0}, ["a pack has 57 cards, not 56"]),
        ({"pirate_event_0": 2}, ["a pack has 57 cards, not 58"]),
        ({"pirate_theme": 3, "pirate_event_0": 2}, ["a pack has 27 Park cards, not 26"]),
        ({"pirate_funfair_0": 2, "pirate_event_0": 0}, ["a pack has 3 funfair City cards, not 4"]),
        ({"pirate_unfair_0": 0, "pirate_event_0": 2}, ["a pack has 3 unfair City cards, not 2"]),
    ],
)
def test_a_pack_with_other_numbers_of_cards_is_refused(copies, sentences):
    assert [sentence for _, _, sentence in faults_of(with_copies(**copies))] == sentences


@rule("UNF-COMP-08", "UNF-CARD-13")
@pytest.mark.parametrize("name", pack_ids())
def test_every_pack_on_the_shelf_is_made_up_as_the_box_says(name):
    many: Counter[str] = Counter()
    for card in pack_named(name).cards:
        many["Park card" if card.kind in PARK_CARDS else card.kind] += card.copies

    assert many == {
        "Park card": 27, "event": 13, "blueprint": 5, "showcase": 2, "city": 6,
        "gate": 1, "loan": 1, "overview": 1, "summary": 1,
    }  # fmt: skip


@rule("UNF-GATE-01")
@pytest.mark.parametrize("name", pack_ids())
def test_every_main_gate_has_the_same_figures(name):
    gate = next(card for card in pack_named(name).cards if card.kind == "gate")

    assert gate.numbers == {"stars": 1, "capacity": 15, "attractions": 5, "super_attractions": 1}


# ---- types ---------------------------------------------------------------------------------------------------------
def changed(folder, file, line, new):
    """A copy of the Pirate pack in which the first such line of a file is another."""
    shutil.copytree(FOLDER / "pirate", folder / "pirate")
    written = (folder / "pirate" / file).read_text("utf-8")
    again, many = re.subn(rf"^{line}\s*=.*$", new, written, count=1, flags=re.MULTILINE)
    assert many == 1
    (folder / "pirate" / file).write_text(again, "utf-8")
    return load_pack(folder / "pirate", PACKS)


@rule("UNF-ATTR-02", "UNF-UPG-02")
@pytest.mark.parametrize(
    ("file", "type_"),
    [
        ("attractions.toml", "circus"),
        ("attractions.toml", "quality upgrade"),
        ("upgrades.toml", "luxury upgrade"),
        ("upgrades.toml", "sideshow"),
    ],
)
def test_a_type_that_is_none_is_refused(tmp_path, file, type_):
    with pytest.raises(BrokenPack, match=type_):
        changed(tmp_path, file, "types", f'types = ["{type_}"]')


@rule("UNF-ATTR-02")
@pytest.mark.parametrize(
    "type_", ["thrill ride", "leisure ride", "sideshow", "theatre", "food outlet", "nature area", "hotel"]
)
def test_each_type_of_attraction_is_one_with_and_without_super(type_):
    plain, grand = attraction("hut", type_).card, wonder("tower", type_).card

    assert type_ in words_of(plain)
    assert {type_, "attraction", "super attraction"} <= set(words_of(grand))


@rule("UNF-UPG-02")
@pytest.mark.parametrize("type_", ["feature upgrade", "theme upgrade", "guest services upgrade", "quality upgrade"])
def test_each_type_of_upgrade_is_one(type_):
    assert {"upgrade", type_} <= set(words_of(upgrade("lights", type_).card))


@rule("UNF-CARD-01")
@pytest.mark.parametrize(
    ("file", "line"), [("attractions.toml", "name"), ("attractions.toml", "types"), ("upgrades.toml", "types")]
)
def test_a_park_card_without_a_title_or_a_type_line_is_refused(tmp_path, file, line):
    with pytest.raises(BrokenPack, match=line):
        changed(tmp_path, file, line, "")


@rule("UNF-CARD-01")
def test_stars_and_price_of_a_park_card_are_told():
    face = full_face(attraction("mill", "hotel", stars=3, price=7).card, Texts("en", find_title("unfair")))

    assert "Mill" in face[0].plain
    assert set(re.findall(r"\d+", face[1].plain)) == {"3", "7"}
    assert "hotel" in face[1].plain


@rule("UNF-CARD-13")
@pytest.mark.parametrize(
    ("item", "zone"),
    [
        (attraction("mill"), "space 2"),
        (upgrade("lights"), "space 1"),
        (staff("clown"), "beside the entrance"),
        (resource("well"), "beside the entrance"),
    ],
)
def test_each_kind_of_park_card_has_its_place_in_a_park(item, zone):
    table = a_table(pay_to_skip="off").with_park("ann", attraction("hut")).with_hand("ann", item).on_turn("ann")

    table.choose("ann", f"build {item.card.id}")

    assert table.zone_of(item.card.id) == zone


# ---- what a card shows --------------------------------------------------------------------------------------------
@rule("UNF-BIU-01")
@pytest.mark.parametrize(("name", "known"), [("pirate-quality-0", True), ("ninja-theme", True), ("trapdoor", False)])
def test_what_is_built_in_is_named_after_an_upgrade_of_the_pack_or_a_theme(name, known):
    pack = tiny_pack()
    castle = next(card for card in pack.cards if card.id == "pirate-castle")
    card = replace(castle, lists={**castle.lists, "built_in": (name,)})
    pack = replace(pack, cards=tuple(card if one is castle else one for one in pack.cards))

    assert [field for _, field, _ in faults_of(pack)] == ([] if known else ["built_in"])


@rule("UNF-BIU-01", "UNF-ATTR-13")
def test_each_name_built_in_is_an_icon_more():
    table = a_table().with_park("ann", attraction("fort", built_in=("pirate-theme", "robot-theme"))).on_turn("ann")

    assert table.size("fort") == 3


@rule("UNF-COMP-10")
@pytest.mark.parametrize("changers", ["none", "school-vacation"])
def test_every_card_in_a_match_tells_its_pack(changers):
    """Where some cards stay in the box too."""
    table = a_table(game_changers=changers).on_turn("ann")
    s, game = table.s, table.game

    for card in range(len(game.cards)):
        pack = game.packs[pack_of(s, card)]
        assert game.cards[card] in pack.cards
        assert game.card_names[card].startswith(f"{pack.id}.")
