from midway.cli.faces import boxes_of, numbers_of, words_of
from midway.cli.texts import Texts
from midway.lab.simulate import game_of
from midway.titles import find_title
from tests.titles.unfair.packs.real import price_of


def a_face(name, lang="en"):
    game = game_of(find_title("unfair"), 2, {"packs": "pirate,robot"})
    texts = Texts(lang, game.title).at_table(game, ["Ann", "Bo"])
    card = texts.cards[name]
    return numbers_of(card, texts), words_of(card, texts), boxes_of(card, texts)


def test_halves_stand_in_their_order_with_what_is_printed_beside_them():
    _, words, boxes = a_face("pirate.boarding-party")

    assert words == ""
    assert boxes == ["Upper half: Gain 5 coins.", "Lower half, Intrusion: Steal 5 coins from a competitor."]


def test_pinned_half_says_so():
    _, _, boxes = a_face("pirate.sponsorship-deal")
    assert boxes[1].startswith("Lower half, pinned: ")


def test_built_in_upgrade_goes_by_its_name():
    numbers, words, _ = a_face("pirate.walk-the-plank")

    assert "thrill ride" in words
    assert "Pirate Theme" in words
    assert f"{price_of('pirate/walk-the-plank')} coins" in numbers


def test_box_that_names_itself_gets_no_label():
    _, words, boxes = a_face("pirate.shore-leave", "ru")

    assert words == "лёгкий"
    assert [box.split(":")[0] for box in boxes] == ["Обязательная цель", "Бонусная цель"]
