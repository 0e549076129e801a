"""The question at the table, with what to type for each answer."""

import pytest

from midway.cli.asking import Asking
from midway.cli.layout import Layout
from midway.cli.texts import Texts
from midway.kernel.decisions import Decision, Offered
from midway.kernel.match import Match
from midway.kernel.records import secret_from_seed
from midway.kernel.views import view
from midway.titles import find_title
from midway.titles.unfair.schema import PARK_DISCARD, hand, market

LOAN, TRADE = Offered("take-a-loan", 1), Offered("trade-in", 2)


@pytest.fixture
def s():
    return Match.begin(find_title("unfair"), 2, {"packs": "pirate,robot"}, secret_from_seed(1)).state


def asking(s, *words, free=(), lang="en", source=""):
    texts = Texts(lang, s.game.title).at_table(s.game, ["Ann", "Bo"])
    options = tuple(Offered(said, n) for n, said in enumerate(words))
    return Asking(Decision(0, "command", "", source, options, free), s, texts)


def rows(asked, s, width):
    layout = Layout(view(s, 0), 0, asked.texts, width)
    return [line.plain for line in asked.lines(layout, roomy=True)]


def twins(s):
    """Two cards with one name: one in the first seat's hand, one in the Market."""
    names = [s.game.name_of[card] for card in range(len(s.game.cards))]
    one, other = next([a, b] for b, n in enumerate(names) for a in range(b) if names[a] == n)
    s.move(s.last(market(2)), PARK_DISCARD)
    s.move(one, hand(s, 0))
    s.move(other, market(2))
    return [f"build {s.game.card_names[card]}" for card in (one, other)]


@pytest.mark.parametrize(("lang", "places"), [("en", ["hand", "Market 3"]), ("ru", ["рука", "рынок 3"])])
def test_answers_that_read_alike_are_told_apart_by_where_their_cards_lie(s, lang, places):
    asked = asking(s, *twins(s), "loose-change", lang=lang)
    said = [asked.said(offer) for offer in asked.offers.values()]

    assert [sentence.rpartition(" (")[2].rstrip(")") for sentence in said[:2]] == places
    assert "(" not in said[2]


def test_answers_that_read_differently_are_told_without_their_places(s):
    one, _ = twins(s)

    asked = asking(s, one, "loose-change")

    assert not any("(" in asked.said(offer) for offer in asked.offers.values())


def test_free_moves_take_as_many_lines_as_they_need(s):
    asked = asking(s, "pass", "loose-change", free=(LOAN, TRADE))

    wide, narrow = rows(asked, s, 120), rows(asked, s, 50)

    assert wide[-1].endswith("+1  Take a loan: 5 coins   +2  Trade in both Showcase cards: 10 coins")
    assert narrow[-1] == "      +2  Trade in both Showcase cards: 10 coins"


def test_text_of_the_card_that_asks_begins_below_its_first_word(s):
    card = next(name for name, card in zip(s.game.card_names, s.game.cards, strict=True) if card.kind == "city")
    asked = asking(s, "yes", "no", source=card)

    told = [row for row in rows(asked, s, 40) if not row.startswith("──")]

    assert len(told) > 3
    assert all(row.startswith("  ") for row in told)


def test_what_can_be_typed_is_told_as_a_span_where_it_is_one(s):
    assert asking(s, "yes", "no", free=(LOAN,)).labels == "1–2, +1"
    assert asking(s, "done").span == "1"
    assert asking(s, "number 0", "number 1", "number 2").span == "0–2"
    assert asking(s, "number 0", "number 5").span == "0, 5"
