"""What bots think: along the solver's chain in Operate, and by what a choice may come to elsewhere."""

import pytest

from midway.bots.bot import BotLuck, chosen_by
from midway.bots.greedy_bot import BOT as GREEDY
from midway.bots.planner_bot import PlannerBot
from midway.titles.dice_theme_park.explain import stars_so_far, total
from midway.titles.dice_theme_park.operate_draft import position_of
from midway.titles.dice_theme_park.solver.greed import greedy_chain
from midway.titles.dice_theme_park.solver.plan import best_plan
from midway.titles.dice_theme_park.solver.worth import Worth
from tests.titles.dice_theme_park.tables import Table, a_table

PLANNER = PlannerBot(20)


def a_phase() -> Table:
    table = a_table(mode="introductory").with_park("ann", c4="ferris-wheel", d4="log-flume")
    table.with_guests("ann", e2="green-3 blue-5 yellow-4", d3="blue-3")
    return table.playing("ann", "guide", "manager").playing("bob", "ticket-agent", "builder").in_round(4).operate()


def let_play(table: Table, bot, most: int = 200) -> list[str]:
    """Ann's answers until she has done."""
    said: list[str] = []
    for number in range(most):
        if 0 not in table.s.awaited():
            return said
        answer = chosen_by(bot, table.s, BotLuck(1, 2, 0, number))
        said.append(table.s.game.title.verbs.written(answer, table.s.game.card_names))
        if said[-1] == "done":
            return said
        table.s.apply(0, answer)
    raise AssertionError("it goes on and on")


def test_planner_earns_what_the_solver_has_found():
    table = a_phase()
    best = best_plan(position_of(table.s, 0), Worth(), 4_000)

    said = let_play(table, PLANNER)

    assert said[-1] == "done"
    assert total(stars_so_far(table.s, 0)) >= best.stars > 0


def test_greedy_bot_follows_the_greedy_chain():
    table = a_phase()
    chain = greedy_chain(position_of(table.s, 0), Worth())

    said = let_play(table, GREEDY)

    assert sum(words.startswith("operate") for words in said) == len(chain)


def test_planner_goes_on_sensibly_after_something_else_was_done():
    table = a_phase()
    table.choose("ann", "use-map", "guest park-entrance green-3", "move green-3 spooky-forest")
    best = best_plan(position_of(table.s, 0), Worth(), 4_000)

    let_play(table, PLANNER)

    assert total(stars_so_far(table.s, 0)) >= best.stars > 0


@pytest.mark.parametrize("bot", [GREEDY, PLANNER], ids=["greedy", "planner"])
def test_it_saves_a_tired_guest_at_the_highest_value(bot):
    table = a_table(mode="introductory").with_guests("ann", e2="green-1")
    table.playing("ann", "ticket-agent", "builder").prepare()

    answer = chosen_by(bot, table.s, BotLuck(1, 2, 0, 0))

    assert table.s.game.title.verbs.written(answer, table.s.game.card_names) == "save green 6"


def test_nobody_pays_in_the_last_round_for_what_brings_nothing():
    table = a_table(mode="introductory").with_coins("ann", 20).in_round(4)
    table.playing("ann", "ticket-agent", "concierge").playing("bob", "ticket-agent", "concierge").improve()

    answer = chosen_by(PLANNER, table.s, BotLuck(1, 2, 0, 0))

    assert table.s.game.title.verbs.written(answer, table.s.game.card_names) == "done"
