"""Bots see a plan complete when the rules do, in whatever parks random matches come to."""

import pytest

from midway.bots.bot import BotLuck
from midway.bots.random_bot import BOT
from midway.kernel.begin import new_state
from midway.lab.simulate import game_of
from midway.titles import find_title
from midway.titles.unfair.blueprints import is_complete
from midway.titles.unfair.nodes.requirements import is_complete as is_matched
from midway.titles.unfair.nodes.sections import park_on_table
from midway.titles.unfair.progress import steps_missing
from midway.titles.unfair.prospects import figures_of
from tests.titles.unfair.packs.real import printed
from tests.titles.unfair.parks import a_table, staff, upgrade


def parks(packs: str, seed: int):
    """A random match, looked at once a turn: the position and a seat."""
    s = new_state(game_of(find_title("unfair"), 2, {"packs": packs}), seed, 5)
    made = 0
    while not s.is_over:
        seat = int(s.who)
        s.apply(seat, BOT.choose(s, seat, BotLuck(seed, 3, seat, made)))
        made += 1
        if made % 12 == 0:
            yield from ((s, seat) for seat in range(2))


@pytest.mark.parametrize("packs", ["pirate,robot", "jungle,vampire", "gangster,ninja"])
def test_a_plan_is_complete_for_bots_when_the_rules_say_so(packs):
    done, begun = 0, 0
    for seed in range(3):
        for s, seat in parks(packs, seed):
            known = figures_of(s).known
            rows = known.rows(s, seat)
            for card, plan in known.plans.items():
                complete = is_complete(s, seat, card)
                assert (steps_missing(plan.items, rows) == 0) == complete, s.game.card_names[card]
                bonus = s.game.box(card, "bonus")
                assert (steps_missing(plan.bonus, rows) == 0) == is_matched(bonus.items, park_on_table(s, seat))
                done += complete
                begun += not complete
    assert done > 0
    assert begun > 0


def steps(shelf, *park):
    table = a_table(seats=2).with_blueprints("ann", printed(shelf)).with_park("ann", *park)
    known = figures_of(table.on_turn("ann").s).known
    return steps_missing(known.plan(table.card(shelf.split("/")[1])).items, known.rows(table.s, 0))


def test_what_is_alike_is_half_the_way():
    assert steps("gangster/respectable-front") == 4  # a food outlet with a guest services upgrade; a staff member
    assert steps("gangster/respectable-front", printed("gangster/the-speakeasy")) == 3
    assert steps("gangster/respectable-front", printed("gangster/the-speakeasy"), staff("cook")) == 1
    fed = printed("gangster/the-speakeasy", upgrade("tray", "guest services upgrade"))
    assert steps("gangster/respectable-front", fed, staff("cook")) == 0


def test_one_thing_serves_one_line_only():
    assert steps("gangster/extended-family", staff("cook"), staff("maid")) == 2
