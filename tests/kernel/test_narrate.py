from midway.kernel.happenings import Facts
from midway.kernel.messages import CardRef, SeatRef, WordRef
from midway.kernel.narrate import told, told_openly, word_key
from midway.kernel.schema import SPECTATOR
from tests.testkit.toy_booth import COINS, DECK, HAND, PRIZES
from tests.testkit.toys import a_table


def test_gain_is_told_with_the_word_of_the_token():
    s, facts = listening()
    s.gain(1, COINS, 3)

    message = told(s, facts.all, 0)[0]

    assert message.key == "fact-gained"
    assert message.args == {"seat": SeatRef(1), "n": 3, "now": 3, "token": WordRef("token-coins")}


def test_changes_of_one_token_are_told_together():
    s, facts = listening()
    s.gain(1, COINS, 3)
    s.gain(1, COINS, -1)

    assert [message.args["n"] for message in told(s, facts.all, 0)] == [2]


def test_dice_of_one_roll_are_told_together():
    s, facts = listening()
    rolled = [s.roll(), s.roll()]

    assert [m.args["n"] for m in told(s, facts.all, 0)] == [", ".join(map(str, rolled))]


def test_card_is_named_only_to_those_who_see_it():
    s, facts = listening()
    card = s.last(DECK)
    s.move(card, s.zone(0, HAND))
    name = s.game.card_names[card]

    assert [told(s, facts.all, viewer)[0].args["card"] for viewer in (0, 1, SPECTATOR)] == [
        CardRef(name),
        CardRef(""),
        CardRef(""),
    ]
    assert told_openly(s, facts.all)[0].args["card"] == CardRef(name)


def test_covered_cards_are_counted():
    s, facts = listening()
    s.move(s.last(DECK), s.zone(0, HAND))
    s.move(s.last(DECK), s.zone(0, HAND))

    assert [(m.key, m.args["n"]) for m in told(s, facts.all, 1)] == [("fact-moved-to", 2)]
    assert len(told(s, facts.all, 0)) == 2


def test_shuffle_names_the_zone():
    s, facts = listening()
    s.shuffle(PRIZES)

    assert told(s, facts.all, 0)[0].args == {"zone": WordRef(word_key("zone", s.game.zone_name(PRIZES)))}


def listening():
    s = a_table(2)
    s.facts = Facts()
    return s, s.facts
