from midway.bots.bot import BotLuck
from midway.bots.greedy_bot import BOT
from midway.lab.simulate import Plan, Tally, play
from midway.titles.belongings import evaluator_of
from midway.titles.unfair.evaluate import EVALUATOR
from tests.titles.unfair.parks import a_table, attraction, event, upgrade
from tests.titles.unfair.words import says

WEAK = "Demolish an upgrade in a competitor's park."


def answered(table, name):
    """What the greedy bot chooses there, in the words of records."""
    s = table.s
    seat = table.seat(name)
    return s.game.title.verbs.written(BOT.choose(s.clone(), seat, BotLuck(1, 2, seat, 0)), s.game.card_names)


def test_opinions_are_found_by_the_title():
    assert evaluator_of(a_table(seats=2).on_turn("ann").s.game.title) is EVALUATOR


def test_upgrade_goes_onto_the_larger_attraction():
    table = (
        a_table(seats=2)
        .with_hand("ann", upgrade("slide", stars=1, price=2))
        .with_park("ann", attraction("small"), attraction("large", upgrades=[upgrade("one"), upgrade("two")]))
        .on_turn("ann")
    )
    table.choose("ann", "build slide")

    assert answered(table, "ann").startswith("on ")
    assert "large" in answered(table, "ann")


def test_good_attraction_is_built_early():
    table = a_table(seats=2).with_hand("ann", attraction("flume", stars=3, price=5)).on_turn("ann")

    assert answered(table, "ann").startswith("build ")


def test_competitors_loss_is_a_gain():
    table = a_table(seats=2).with_park("bob", attraction("flume", upgrades=[upgrade("slide", stars=3)]))
    table = table.with_hand("ann", event("raid", bottom=says(WEAK))).in_events("ann")

    assert "raid" in answered(table, "ann")
    assert answered(table, "ann").endswith("bottom")


def test_greedy_beats_random():
    tally = Tally()
    plan = Plan("unfair", 2, 3, 3, bot="greedy,random", options={"packs": "pirate,robot"})
    for ended in play(plan):
        tally.add(ended)

    assert tally.failures == []
    assert tally.summary(plan, 1.0).seats[0].wins == 3
