from midway.kernel.evaluator import Evaluator
from midway.lab.simulate import Plan, Tally, play
from midway.titles import find_title
from midway.titles.belongings import evaluator_of


def test_without_an_opinion_of_its_title_points_are_all():
    assert type(evaluator_of(find_title("coconut_shy"))) is Evaluator


def test_greedy_beats_random_at_the_coconut_shy():
    tally = Tally()
    plan = Plan("coconut_shy", 2, 60, 3, bot="greedy,random")
    for ended in play(plan):
        tally.add(ended)

    assert tally.failures == []
    greedy, random = tally.summary(plan, 1.0).seats
    assert greedy.wins > random.wins
    assert greedy.mean_score > random.mean_score + 1
