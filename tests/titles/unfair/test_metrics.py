"""What the lab reads out of the facts of a match."""

from midway.titles.unfair.happenings import STEP_BEGAN, tell
from midway.titles.unfair.metrics import limit_of, seen_first, uses
from midway.titles.unfair.schema import EVENTS
from tests.titles.unfair.parks import a_table, attraction, event, staff, upgrade
from tests.titles.unfair.words import answers, gain, says, steal, stops

THEFT = event("theft", gain(1), steal(4), attack="Intrusion")


def told(table, *wanted):
    """The uses of these kinds, with the names of their cards."""
    names = {table.card(item.card.id): item.card.id for _, _, item in table.placed}
    found = [use for use in uses(table.s, table.facts.all) if use[0] in wanted and use[2] in names]
    return [(word, seat, names[card]) for word, seat, card in found]


def test_a_card_that_is_built_is_used_by_its_builder():
    table = a_table().with_hand("ann", attraction("barn")).on_turn("ann")

    table.choose("ann", "build barn", "space 1")

    assert told(table, "built") == [("built", 0, "barn")]


def test_an_attack_counts_as_the_half_it_is_and_as_an_attack():
    guards = event("guards", gain(1), stops("Intrusion"))
    table = a_table().with_hand("ann", THEFT).with_hand("bob", guards).in_events("ann")

    table.choose("ann", "play theft bottom").choose("bob", "block guards")

    assert told(table, "top", "bottom", "Intrusion", "blocks") == [
        ("bottom", 0, "theft"),
        ("Intrusion", 0, "theft"),
        ("blocks", 1, "guards"),
    ]


def test_an_upper_half_is_no_attack():
    table = a_table().with_hand("ann", THEFT).in_events("ann")

    table.choose("ann", "play theft top")

    assert told(table, "top", "bottom", "Intrusion") == [("top", 0, "theft")]


def test_an_ability_that_attacks_is_an_attack_each_time():
    thug = staff("thug", text=says("Once per Events step: Steal 2 coins from a competitor."), attack="Intrusion")
    table = a_table().with_park("ann", thug).in_events("ann")
    tell(table.s, STEP_BEGAN, -1, -1, EVENTS)  # we were not listening then

    table.choose("ann", "use thug 8")

    assert told(table, "Intrusion") == [("Intrusion", 0, "thug")]


def test_an_answer_is_a_use():
    table = a_table().with_hand("ann", THEFT).with_hand("bob", event("karma", gain(1), answers(3))).in_events("ann")

    table.choose("ann", "play theft bottom").choose("bob", "react karma")

    assert told(table, "answers") == [("answers", 1, "karma")]


def test_what_comes_into_a_hand_is_taken():
    table = a_table().with_market(upgrade("flag")).on_turn("ann")

    table.choose("ann", "take flag")

    assert told(table, "taken", "seen") == [("taken", 0, "flag")]


def test_at_the_beginning_hands_the_market_and_plans_are_known_to_lie_there():
    table = a_table().with_hand("ann", staff("clown")).with_market(upgrade("flag")).on_turn("ann")

    first = seen_first(table.s)

    assert ("seen", 0, table.card("clown")) in first
    assert ("seen", -1, table.card("flag")) in first


def test_showcase_cards_may_move_a_win_rate_further():
    assert limit_of("showcase") > limit_of("upgrade")
