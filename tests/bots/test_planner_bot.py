from midway.bots import find_bot
from midway.bots.bot import BotLuck, chosen_by
from midway.titles import find_title
from midway.titles.belongings import evaluator_of, planner_of
from tests.testkit.conformance.tables import Table


def test_a_title_that_plans_nothing_is_played_as_greedily():
    match = Table(find_title("coconut_shy"), 2).begin(1)
    for number in range(20):
        seat = match.awaited[0]
        luck = BotLuck(1, 2, seat, number)
        planned = chosen_by(find_bot("planner"), match.state, luck)

        assert planned == chosen_by(find_bot("greedy"), match.state, luck)

        match.choose(seat, planned)


def test_a_title_that_plans_has_a_mind_of_its_own_for_it():
    assert planner_of(find_title("dice_theme_park")) is not evaluator_of(find_title("dice_theme_park"))
    assert planner_of(find_title("coconut_shy")) is evaluator_of(find_title("coconut_shy"))
