"""The table as text: what stands where, who is there, what is lacking, and nothing that others may not see."""

import pytest

from midway.cli.texts import Texts
from midway.kernel.views import view
from midway.titles.dice_theme_park.picture import PICTURE
from midway.titles.pictures import picture_of
from tests.titles.dice_theme_park.tables import TITLE, a_table


def words(table, lang="en"):
    return Texts(lang, TITLE).at_table(table.game, ["Ann", "Bob"])


def drawn(table, seat, viewer, lang="en"):
    return "\n".join(PICTURE.of_seat(view(table.s, viewer), seat, viewer, words(table, lang), 100))


def a_phase():
    table = a_table().with_park("ann", c4="ferris-wheel", d4="log-flume+generator")
    table.with_guests("ann", e2="green-3 blue-5", c4="yellow-2").playing("ann", "guide", "mascot")
    return table.operate()


def test_the_title_draws_its_own_table():
    assert picture_of(TITLE) is PICTURE


def test_each_attraction_stands_on_its_cell_with_guests_and_free_icons():
    rows = drawn(a_phase(), 0, 0).splitlines()
    at = next(number for number, row in enumerate(rows) if "d4 Log Flume" in row)

    assert rows[at + 1].split() == ["★2", "□", "★2", "□", "★4", "□□"]
    assert "B5 G3" in drawn(a_phase(), 0, 0)


def test_what_is_wanted_and_what_is_lacking_stands_below():
    text = " ".join(drawn(a_phase(), 0, 0).split())

    assert "d4 Log Flume: A guest and a blue guest of higher value. [$4] — No guest stands there." in text


def test_the_chain_so_far_is_told_to_who_is_at_work_and_to_nobody_else():
    table = a_phase().choose("ann", "operate park-entrance", "party green-3", "move green-2 spooky-forest")

    mine, theirs = drawn(table, 0, 0), drawn(table, 0, 1)

    assert "This phase so far: ★1, $0 (Park Entrance 1)" in mine
    assert "so far" not in " ".join(theirs.split())
    assert "Park Entrance ★1 (B5 G3)" in " ".join(theirs.split())


def test_guests_aboard_monorails_are_shown():
    table = a_table().aboard("m2-1", "blue-6", "green-5", "yellow-3")

    [(heading, lines)] = PICTURE.middle(view(table.s, 0), words(table))

    assert heading == "monorails"
    assert lines[0] == "  Morning Express: B6  G5  Y3"


@pytest.mark.parametrize(("lang", "word"), [("en", "round 1 of 5"), ("ru", "раунд 1 из 5")])
def test_the_round_is_told_in_both_languages(lang, word):
    table = a_table()

    assert PICTURE.numbers(view(table.s, 0), words(table, lang))[0] == word
