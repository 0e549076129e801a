"""The report as one page."""

import re
from collections import deque

import pytest

from midway.lab.report_page import page, points, told_cards
from midway.lab.usage import CardUsage, Study, usage_of
from midway.titles import find_title
from midway.titles.unfair.shelf import pack_named


@pytest.fixture(scope="module")
def usage():
    return deque(usage_of(Study(find_title("unfair"), pack_named("gangster"), 12)), maxlen=1)[0]


def plainly(key, **about):
    return " ".join([key, *map(str, about.values())])


@pytest.mark.parametrize(("lang", "name"), [("en", "Loaded Dice"), ("ru", "Кости с грузиком")])
def test_every_card_is_told_in_the_language(usage, lang, name):
    rows = told_cards(usage, lang, plainly)

    assert len(rows) == len(usage.cards)
    assert name in [row.name for row in rows]
    assert page(usage, lang, plainly).count(name) >= 2  # in the table and in a plot


def test_the_page_needs_nothing_from_elsewhere(usage):
    html = page(usage, "en", plainly)

    assert not re.search(r"https?:|src=|@import|url\(|<script|<link", html)
    assert html.startswith("<!doctype html>")
    assert html.count("<svg") == html.count("</svg>") >= 3


def test_dead_cards_and_queens_are_named(usage):
    card = next(iter(usage.cards.values()))
    saved = card.used, card.seen
    card.used, card.seen = 1, 100
    notes = {row.name: row.note for row in told_cards(usage, "en", plainly)}
    card.used, card.seen = saved

    assert notes[card.card.name.en] == "report-dead"


def test_a_win_rate_comes_with_its_interval():
    card = CardUsage(pack_named("ninja").cards[0])
    for k in range(100):
        card.won.add(0.5 if k % 4 else -0.5)

    assert points(card) == "+25.0 ± 8.5"
