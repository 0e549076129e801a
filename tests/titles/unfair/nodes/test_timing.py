"""When sentences apply."""

from midway.titles.unfair.nodes.timing import AfterLooseChange, UseAction
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, card


def rules(says: str):
    fair = a_fair(a_card("staff", "clerk", says=says))
    return fair.game.rules_of(card(fair, "clerk"))


def test_a_step_is_a_moment_of_its_rules():
    found = rules("Guests step: Gain 1 coin. Cleanup step: Gain 2 coins.")

    assert len(found.at_moment("guests step")) == 1
    assert len(found.at_moment("cleanup step")) == 1


@rule("UNF-INTERP-13")
def test_once_per_step_is_limited():
    found = rules("Once per Events step: Gain 2 coins. Park step: Gain 1 coin.")

    assert found.at_moment("events step")[0].limit != 0
    assert found.at_moment("park step")[0].limit == 0
    assert found.limits == {"events step": 1}


@rule("UNF-UACT-01")
def test_an_action_is_no_ability_of_the_step():
    found = rules("You may use an action to gain 2 coins.")

    assert isinstance(found.at_moment("action")[0], UseAction)
    assert found.at_moment("park step") == []


@rule("UNF-INTERP-64")
def test_start_and_end_have_their_own_moments():
    found = rules("At the start of the Park step, gain 10 coins. At the end of the Park step, lose 8 coins.")

    assert len(found.at_moment("start of park step")) == 1
    assert len(found.at_moment("end of park step")) == 1


def test_a_rule_waits_for_the_loose_change_action():
    found = rules("After you use the Loose Change action, gain 1 coin.")

    assert isinstance(found.when[0], AfterLooseChange)


def test_game_end_is_a_moment():
    assert len(rules("Game end: Score 3 points.").at_moment("game end")) == 1
