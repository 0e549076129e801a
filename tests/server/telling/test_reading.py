"""Options as people read them: a part of a card's text is read out."""

import pytest

from midway.cli.texts import Texts
from midway.kernel.decisions import pending
from midway.server.protocol.words import CardText
from midway.server.telling.reading import offer
from midway.titles import find_title
from tests.titles.unfair.nodes.fair import a_fair, begin

TEXT = "Close a ride in your park or lose 5 coins."
PARTS = [("close a ride in your park", "закрыть аттракцион в вашем парке"), ("lose 5 coins", "потерять 5 монет")]


@pytest.fixture
def asked():
    find_title("unfair")  # with its language
    return begin(a_fair(ann=["coaster"]), TEXT, seat=0)


def test_the_parts_of_an_or_are_offered_by_what_they_say(asked):
    game = asked.game
    told = [offer(game, one) for one in pending(asked)[0].options]

    assert [(one.key, one.args) for one in told] == [
        ("option-branch-said", {"text": CardText(*said)}) for said in PARTS
    ]


@pytest.mark.parametrize(("lang", "column"), [("en", 0), ("ru", 1)])
def test_at_the_terminal_too(asked, lang, column):
    texts = Texts(lang, asked.game.title)

    assert [texts.offer(one) for one in pending(asked)[0].options] == [said[column] for said in PARTS]
