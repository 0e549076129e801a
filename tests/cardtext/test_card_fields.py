import pytest

from tests.cardtext.bed.packs import GOOD, complaints

ATTRACTIONS = GOOD["attractions.toml"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("price = 7\n", "", "attractions.toml:2: “ghost-train”: price is missing"),
        ("price = 7", 'price = "7"', "attractions.toml:7: price must be a whole number, not a text"),
        ("price = 7", "price = true", "attractions.toml:7: price must be a whole number, not true or false"),
        ("price = 7", "price = 7.5", "attractions.toml:7: price must be a whole number, not a number with a point"),
        ("price = 7", "price = 70", "attractions.toml:7: “ghost-train”: price is 70; it must be from 0 to 20"),
        ("large = true", "large = 1", "attractions.toml:9: large must be true or false, not a whole number"),
        ('["thrill ride"]', '"hotel"', "attractions.toml:6: types must be a list of one or more texts, not a text"),
        (
            '    "hotel",',
            '    "motel",',
            "attractions.toml:16: “crypt-hotel”: types has “motel”; it must be one of thrill ride, theatre, hotel",
        ),
        (
            "price = 7",
            "price = 7\nprise = 7",
            "attractions.toml:8: [[attraction]] has no field “prise”; did you mean “price”?",
        ),
        (', ru = "Поезд-призрак"', "", "attractions.toml:4: the Russian name is missing (name.ru)"),
        ('ru = "Отель «Склеп»"\n', "", "attractions.toml:26: the Russian name is missing (name.ru)"),
        (
            '"crypt-hotel"',
            '"ghost-train"',
            "attractions.toml:15: id “ghost-train” is taken; another card has it in attractions.toml:3",
        ),
        (
            '"ghost-train"',
            '"Ghost Train"',
            "attractions.toml:3: id “Ghost Train” must be small letters and digits-joined-by-dashes",
        ),
        ('"ghost-train"', '""', "attractions.toml:3: id “” must be small letters and digits-joined-by-dashes"),
        ('"coffin"', '"cofin"', "attractions.toml:21: there is no icon “cofin”; did you mean “coffin”?"),
        ('icon = "coffin"\n', "", "attractions.toml:14: “crypt-hotel”: icon is missing"),
        (
            '"designed"',
            '"dreamt"',
            "attractions.toml:12: “ghost-train”: source is “dreamt”; it must be one of rulebook, reference, designed",
        ),
        (
            'source = "designed"\n',
            "",
            "attractions.toml:2: “ghost-train”: source is missing; it is one of rulebook, reference, designed",
        ),
        ("copies = 3", "copies = 0", "attractions.toml:8: “ghost-train”: copies is 0; it must be from 1 to 99"),
        ("price = 5", "price = = 5", "attractions.toml:19: this is not TOML: invalid value"),
        (
            '[[attraction]]\nid = "crypt',
            '[attraction]\nid = "crypt',
            "attractions.toml:14: this is not TOML: cannot declare ('attraction',) twice",
        ),
        (
            "gain 3 coins.",
            "gain 3 cones.",
            (
                "attractions.toml:11: text, column 41: cannot go on with “cones”; understood so far: "
                "after ‹who› ‹does›, ‹then› > gain ‹amount› > ‹n› coin; nearest known: coin | health | silver"
            ),
        ),
        (
            "gain 3 coins.",
            "gains 3 coins.",
            (
                "attractions.toml:11: text, column 38: understood, but we write it "
                "“After you build this attraction, gain 3 coins.”"
            ),
        ),
        (
            "gain 3 coins.",
            "demolish that hotel.",
            (
                "attractions.toml:11: text, column 43: “that hotel” refers to nothing said before; "
                "there is nothing of the kind before it"
            ),
        ),
    ],
)
def test_a_fault_in_a_card_is_one_sentence_with_file_and_line(tmp_path, old, new, said):
    assert old in ATTRACTIONS
    said_of_it = complaints(tmp_path, attractions=ATTRACTIONS.replace(old, new, 1))

    place = ":".join(said.split(":")[:2]) + ": "
    assert [line for line in said_of_it if line.startswith(place)] == [said]
