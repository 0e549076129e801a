from collections import Counter
from dataclasses import dataclass, replace

import pytest

from midway.kernel.begin import new_state
from midway.kernel.game import Game
from midway.kernel.happenings import REVEALED
from midway.kernel.nodes.flow import EachSeatInTurn
from midway.kernel.schema import EVERYBODY
from midway.titles.unfair.park_step import actions_of
from midway.titles.unfair.schema import (
    ABOVE_CLOSURE,
    ACTION,
    BLUEPRINT_DECK,
    BLUEPRINTS,
    BOX,
    CITY_CURRENT,
    CITY_DECK,
    CLOSED_OFFICE,
    COINS,
    DRAWN,
    ENTRANCE,
    EVENT_DECK,
    HAND,
    LOANS,
    MARKET_SPACES,
    PARK_DECK,
    PARK_DISCARD,
    ROUND,
    SHOWCASE,
    market,
    space,
)
from midway.titles.unfair.setup import Redraw, may_redraw, redraw, setting_up
from midway.titles.unfair.texts import Strip
from midway.titles.unfair.title import Unfair
from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, attraction, staff, upgrade
from tests.titles.unfair.tiny_pack import a_card, tiny_pack
from tests.titles.unfair.words import gain

THEMES = ("pirate", "robot", "vampire", "jungle", "ninja")


def begun(seats=2, **options):
    """A match at its first question."""
    title = Unfair([tiny_pack(theme) for theme in THEMES[:seats]])
    chosen = title.chosen({"packs": ",".join(THEMES[:seats]), "redraw": "none", **options})
    return new_state(Game(title, seats, chosen, title.packs(seats, chosen)), 3, 4)


@dataclass(frozen=True)
class NoUpgrades(Strip):
    def takes_upgrades(self):
        return False


def priceless(item):
    """The same card without a price in coins."""
    numbers = {name: n for name, n in item.card.numbers.items() if name != "price"}
    return replace(item, card=replace(item.card, numbers=numbers))


@rule("UNF-SETUP-11", "UNF-SETUP-18", "UNF-SETUP-24", "UNF-SETUP-29")
def test_everybody_begins_with_20_coins_a_gate_and_5_cards():
    s = begun()

    for seat in range(2):
        assert (s.own(seat, COINS), s.own(seat, LOANS)) == (20, 0)
        assert s.count(s.zone(seat, ENTRANCE)) == 1
        assert s.count(s.zone(seat, SHOWCASE)) == 2
        park_cards = [card for card in s.cards(s.zone(seat, HAND)) if s.game.cards[card].kind != "event"]
        assert len(park_cards) == 5


@rule("UNF-COMP-08", "UNF-SETUP-09", "UNF-SETUP-13", "UNF-SETUP-25")
@pytest.mark.parametrize(("seats", "left"), [(2, 38), (3, 60), (4, 82), (5, 104)])
def test_all_packs_are_pooled(seats, left):
    s = begun(seats)

    assert s.count(PARK_DECK) == left
    assert s.count(EVENT_DECK) == 13 * seats - seats  # each has drawn one
    assert s.count(BLUEPRINT_DECK) == 5 * seats
    assert all(s.count(market(n)) == 1 for n in range(MARKET_SPACES))


@rule("UNF-SETUP-15", "UNF-SETUP-16", "UNF-SETUP-17", "AC-032")
def test_the_city_pile_is_4_funfair_over_4_unfair():
    s = begun()

    pile = [*s.cards(CITY_DECK), *s.cards(CITY_CURRENT)]
    assert [s.game.cards[card].choices["side"] for card in pile] == ["unfair"] * 4 + ["funfair"] * 4
    assert s.num(ABOVE_CLOSURE) == 3


@rule("UNF-SETUP-26")
def test_otherwise_chance_says_who_begins():
    title = Unfair([tiny_pack(theme) for theme in THEMES[:3]])
    chosen = title.chosen({"packs": "pirate,robot,vampire", "redraw": "none"})
    game = Game(title, 3, chosen, title.packs(3, chosen))

    first = Counter(int(new_state(game, key, key + 1).first_seat) for key in range(60))

    assert sorted(first) == [0, 1, 2]
    assert min(first.values()) > 8


@rule("UNF-SETUP-26", "UNF-SETUP-23")
def test_the_host_may_say_who_begins():
    assert begun(3, starting_player="3").first_seat == 2


# ---- the starting hand -----------------------------------------------------------------------------------------
@rule("UNF-SETUP-20", "CHKO-HAND-01", "AC-095")
def test_a_hand_without_an_attraction_to_upgrade_may_be_exchanged():
    cards = [attraction("lawn", strip=NoUpgrades()), staff("clown"), upgrade("lights")]
    table = a_table().with_hand("ann", *cards).on_turn("ann")

    assert may_redraw(table.s, 0)


@rule("UNF-SETUP-19", "AC-031")
def test_under_the_older_rule_any_attraction_keeps_the_hand():
    table = a_table(redraw="base").with_hand("ann", attraction("lawn", strip=NoUpgrades()), staff("clown"))
    table.with_hand("bob", staff("juggler")).on_turn("ann")

    assert not may_redraw(table.s, 0)
    assert may_redraw(table.s, 1)


@rule("UNF-SETUP-22", "CHKO-HAND-03", "AC-165")
def test_the_old_hand_is_discarded_for_all_to_see():
    table = a_table().with_hand("ann", *[staff(f"s-{n}") for n in range(5)]).on_turn("ann")

    redraw(table.s, 0)

    assert len(table.hand("ann")) == 5
    assert table.zone_of("s-0") == "Park discard"
    assert table.s.knows(1, table.card("s-0"))


@rule("UNF-SETUP-22", "AC-165")
def test_under_the_older_rule_it_goes_back_into_the_deck():
    table = a_table(redraw="base").with_hand("ann", *[staff(f"s-{n}") for n in range(5)]).on_turn("ann")
    before = table.s.count(PARK_DECK)

    redraw(table.s, 0)

    assert table.s.count(PARK_DECK) == before
    assert table.s.count(PARK_DISCARD) == 0


@rule("UNF-SETUP-22", "AC-165")
@pytest.mark.parametrize("form", ["base", "updated"])
def test_the_old_hand_is_held_up_for_all_to_see(form):
    """Even where it goes back into the deck, so that no pile shows it."""
    table = a_table(redraw=form).with_hand("ann", *[staff(f"s-{n}") for n in range(5)]).on_turn("ann")

    redraw(table.s, 0)

    shown = [fact for fact in table.facts.all if fact.kind == REVEALED]
    assert {(fact.what, fact.seen) for fact in shown} == {(table.card(f"s-{n}"), EVERYBODY) for n in range(5)}


POOR = [staff(f"s-{n}") for n in range(4)]


@rule("CHKO-HAND-04", "UNF-SETUP-20")
@pytest.mark.parametrize(
    ("last", "poor"),
    [
        (attraction("lawn", strip=NoUpgrades()), True),
        (priceless(attraction("ghost")), True),
        (attraction("mill"), False),
    ],
)
def test_only_an_attraction_that_costs_coins_and_takes_upgrades_saves_a_hand(last, poor):
    table = a_table().with_hand("ann", *POOR, last).on_turn("ann")

    assert may_redraw(table.s, 0) == poor


@rule("UNF-SETUP-21", "UNF-SETUP-23", "UNF-SETUP-19")
def test_a_poor_hand_may_be_kept_or_exchanged_again_and_again_before_the_next_decides():
    table = a_table(redraw="base").with_hand("bob", *POOR).with_hand("ann", *[staff(f"a-{n}") for n in range(4)])
    s = table.on_turn("ann").s
    for card in s.cards(PARK_DECK):  # whatever is drawn is poor
        if s.game.cards[card].kind == "attraction":
            s.move(card, BOX)

    table.run(EachSeatInTurn(Redraw()))
    assert (table.awaits(), table.options_of("ann")[:2]) == (["ann"], ["pass", "redraw"])
    table.choose("ann", "redraw", "redraw")
    assert table.awaits() == ["ann"]
    table.choose("ann", "pass")
    assert table.awaits() == ["bob"]
    table.choose("bob", "pass")

    assert table.hand("bob") == [item.card.id for item in POOR]


@rule("UNF-SETUP-23", "UNF-INFO-04")
@pytest.mark.parametrize("is_poor", [True, False])
def test_who_is_asked_next_tells_the_others_of_that_hand(is_poor):
    """So the choice before cannot be tried out and taken back."""
    table = a_table(seats=3).with_hand("ann", *POOR).with_hand("bob", staff("usher") if is_poor else attraction("mill"))
    table.on_turn("ann").run(EachSeatInTurn(Redraw()))
    table.s.learned = 0

    table.choose("ann", "pass")

    assert (table.awaits() == ["bob"]) == is_poor
    assert table.s.learned & 1 == 1


@rule("UNF-SETUP-21")
def test_by_option_nobody_exchanges_a_hand():
    table = a_table(redraw="none").with_hand("ann", *POOR).on_turn("ann")

    assert not may_redraw(table.s, 0)


# ---- Game Changers ---------------------------------------------------------------------------------------------
@rule("UNF-GC-12", "UNF-GC-02", "AC-156")
def test_a_first_date_has_six_rounds_and_no_showcase_cards():
    s = begun(game_changers="first-date")

    assert s.count(CITY_DECK) + s.count(CITY_CURRENT) == 6
    assert s.num(ABOVE_CLOSURE) == 3
    assert [s.count(s.zone(seat, SHOWCASE)) for seat in range(2)] == [0, 0]


def to_the_end(s):
    """Every round of a match: whether blueprints may be drawn in it, and how many actions each seat has."""
    rounds: dict[int, tuple[bool, int]] = {}
    while not s.is_over:
        seat = s.awaited()[0]
        if s.num(ACTION) == 1:
            rounds[int(s.num(ROUND))] = (s.num(CLOSED_OFFICE) == 0, int(actions_of(s, seat)))
        s.apply(seat, s.legal(seat)[-1])
    return rounds


@rule("UNF-GC-12", "UNF-GC-02", "AC-156")
def test_on_a_first_date_blueprints_are_taken_up_to_the_fourth_of_six_rounds():
    s = begun(game_changers="first-date")
    sides = [s.game.cards[card].choices["side"] for card in [*s.cards(CITY_DECK), *s.cards(CITY_CURRENT)]]

    assert sides == ["unfair"] * 2 + ["funfair"] * 4
    assert to_the_end(s) == {n: (n <= 4, 3) for n in range(1, 7)}


@rule("UNF-GC-14", "UNF-GC-06")
def test_on_a_school_vacation_blueprints_are_taken_in_two_of_four_rounds_of_four_actions():
    s = begun(game_changers="school-vacation")
    sides = [s.game.cards[card].choices["side"] for card in [*s.cards(CITY_DECK), *s.cards(CITY_CURRENT)]]

    assert sides == ["unfair"] * 2 + ["funfair"] * 2
    assert to_the_end(s) == {n: (n <= 2, 4) for n in range(1, 5)}


@rule("UNF-GC-12")
def test_cards_for_a_long_game_stay_in_the_box():
    s = begun(game_changers="first-date")
    title = Unfair([tiny_pack("pirate"), tiny_pack("robot")])
    card = s.game.cards[0]

    assert title.copies(replace(card, flags=("long_game",)), s.game) == 0
    assert title.copies(card, s.game) == card.copies


@rule("UNF-GC-14", "UNF-GC-06")
def test_a_school_vacation_has_four_rounds_of_four_actions():
    s = begun(game_changers="school-vacation")

    assert s.count(CITY_DECK) + s.count(CITY_CURRENT) == 4
    assert s.own(0, COINS) == 30
    assert actions_of(s, 0) == 4


@rule("UNF-GC-15", "UNF-GC-04", "AC-158")
def test_a_grand_opening_shows_the_picks_together():
    s = begun(game_changers="grand-opening")
    picks = {seat: s.legal(seat)[0] for seat in s.awaited()}

    s.apply(0, picks[0])
    assert s.count(space(s, 0, 0)) == 0
    s.apply(1, picks[1])

    assert [s.count(space(s, seat, 0)) for seat in range(2)] == [1, 1]
    assert [s.own(seat, COINS) for seat in range(2)] == [20, 20]
    assert [s.count(s.zone(seat, SHOWCASE)) for seat in range(2)] == [1, 1]


@rule("UNF-GC-15", "UNF-SHOW-11", "AC-158")
def test_what_opens_a_park_was_not_built_and_cannot_be_traded_in():
    """Its after-built gain stays silent; it stands in space 1 with less than 5 stars; the other card is kept."""
    packs = []
    for theme in THEMES[:2]:
        pack = tiny_pack(theme)
        gift = a_card("showcase", "gift", texts={"text": gain(5)}).texts
        cards = tuple(replace(card, texts=gift) if card.kind == "showcase" else card for card in pack.cards)
        packs.append(replace(pack, cards=cards))
    title = Unfair(packs)
    chosen = title.chosen({"packs": "pirate,robot", "redraw": "none", "game_changers": "grand-opening"})
    s = new_state(Game(title, 2, chosen, title.packs(2, chosen)), 3, 4)
    mine = s.cards(s.zone(0, SHOWCASE))
    s.apply(0, s.legal(0)[0])
    s.apply(1, s.legal(1)[0])
    while s.num(ACTION) == 0:
        s.apply(s.awaited()[0], s.legal(s.awaited()[0])[0])

    assert list(s.cards(space(s, 0, 0))) == [mine[0]]
    assert list(s.cards(s.zone(0, SHOWCASE))) == [mine[1]]
    assert [s.own(seat, COINS) for seat in range(2)] == [20, 20]
    assert title.why_not(s, s.awaited()[0], title.verbs.read("trade-in", s.game.card_numbers))[1] == "UNF-SHOW-11"
    assert not any(title.verbs.written(choice, s.game.card_names) == "trade-in" for choice in s.free(s.awaited()[0]))


@rule("UNF-GC-16", "UNF-GC-05")
def test_advance_planning_keeps_up_to_two_of_three_blueprints():
    s = begun(game_changers="advance-planning")
    assert [s.count(s.zone(seat, DRAWN)) for seat in range(2)] == [3, 3]

    s.apply(0, s.legal(0)[-1])  # two of them
    assert s.count(s.zone(0, BLUEPRINTS)) == 0
    s.apply(1, s.legal(1)[0])  # none

    assert [s.count(s.zone(seat, BLUEPRINTS)) for seat in range(2)] == [2, 0]
    assert s.count(BLUEPRINT_DECK) == 8


@rule("UNF-SETUP-30", "UNF-GC-18")
def test_setup_asks_in_its_order_and_of_all_at_once_what_concerns_ones_own_cards():
    """Both Game Changers that ask: first the opening, then the plans, and the Market last of all."""
    s = begun(3, game_changers="grand-opening,advance-planning")
    laid = [(s.count(CITY_DECK), [s.count(s.zone(seat, HAND)) for seat in range(3)])]
    asked = []

    while s.num(ROUND) == 0:
        kind = s.node(s.asking(s.awaited()[0])).question(s, s.asking(s.awaited()[0]))
        market_cards = sum(s.count(market(n)) for n in range(MARKET_SPACES))
        asked.append((kind, s.awaited(), market_cards))
        for seat in s.awaited():
            s.apply(seat, s.legal(seat)[0])

    assert laid == [(8, [5, 5, 5])]
    assert asked == [("card", [0, 1, 2], 0), ("unfair/plans", [0, 1, 2], 0)]
    assert sum(s.count(market(n)) for n in range(MARKET_SPACES)) == 6


@rule("UNF-SETUP-30", "UNF-SETUP-24")
def test_showcase_cards_are_dealt_when_the_hands_are_settled():
    table = a_table().with_hand("ann", *POOR).on_turn("ann")
    s = table.s
    for seat in range(2):
        for card in s.cards(s.zone(seat, SHOWCASE)):
            s.move(card, BOX)

    table.run(setting_up())
    assert [s.count(s.zone(seat, SHOWCASE)) for seat in range(2)] == [0, 0]
    while table.awaits():
        table.choose(table.awaits()[0], "pass")

    assert [s.count(s.zone(seat, SHOWCASE)) for seat in range(2)] == [2, 2]


@rule("UNF-ROUND-01", "UNF-ROUND-06", "UNF-CITY-04")
def test_a_match_lasts_as_many_rounds_as_there_are_city_cards():
    s = begun()

    while not s.is_over:
        seat = int(s.who)
        s.apply(seat, s.legal(seat)[-1])

    assert s.num(ROUND) == 8
