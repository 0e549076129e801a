import pytest

from midway.kernel.foreseeing import foreseen
from midway.kernel.views import view, viewers
from midway.lab.simulate import game_of
from midway.titles import find_title
from midway.titles.unfair import explain
from midway.titles.unfair.schema import space
from tests.testkit.conformance.playing import play
from tests.testkit.conformance.tables import Table
from tests.titles.unfair.packs.real import printed
from tests.titles.unfair.parks import a_table, attraction, plan, staff, upgrade
from tests.titles.unfair.test_scoring import Matched
from tests.titles.unfair.words import says


def told(table, value, name="ann", card=""):
    """The parts of a value: why, which card, how much."""
    s = table.s
    parts = explain.explain(s, value, table.seat(name), table.card(card) if card else -1)
    ids = [s.game.cards[part.card].id if part.card >= 0 else "" for part in parts]
    return [(part.why, id_, part.n) for part, id_ in zip(parts, ids, strict=True)]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_parts_of_every_value_sum_exactly_for_everybody_who_looks(seats):
    played = play(Table(find_title("unfair"), seats), 11)
    for s in played.positions[:: 1 + len(played.positions) // 12]:
        for seen in [s, *[view(s, viewer) for viewer in viewers(s.game)]]:
            assert wrong_sums(seen) == []


def wrong_sums(s):
    title = s.game.title
    found = []
    for seat in range(s.players):
        for name, n in title.seat_values(s, seat).items():
            if sum(part.n for part in title.explain(s, name, seat, -1)) != n:
                found.append((seat, name, n))
    for card in range(len(s.game.cards)):
        if s.where(card) > 0:
            for name, n in title.card_values(s, card, 0).items():
                if sum(part.n for part in title.explain(s, name, 0, card)) != n:
                    found.append((s.game.card_names[card], name, n))
    return found


def test_whoever_mesmerises_somebody_is_told_what_that_saves():
    carpenter = staff("carpenter", text=says("Theme upgrades cost you 2 coins less."), serves="ann")
    theme = upgrade("flag", "theme upgrade", theme="pirate", price=7)
    table = a_table().with_overview(printed("vampire/vampire-overview")).with_park("bob", carpenter)
    table = table.with_hand("ann", theme).with_hand("bob", printed("vampire/charm-officer")).on_turn("ann")

    assert told(table, "price", card="flag") == [("marked price", "flag", 7), ("rule", "carpenter", -2)]


def test_every_point_of_a_score_has_its_source():
    table = a_table(seats=2).with_park(
        "ann", attraction("flume", upgrades=[upgrade("slide")]), staff("seller", points=4)
    )
    table = table.with_coins("ann", 9).with_loans("ann", 1).on_turn("ann")

    assert told(table, "points") == [
        ("size", "flume", 8),
        ("coins", "", 4),
        ("staff", "seller", 4),
        ("loans", "", -5),
    ]


@pytest.mark.parametrize(
    ("items", "bonus", "parts"),
    [
        (True, True, [("blueprint", 25), ("bonus", 10)]),
        (True, False, [("blueprint", 25)]),
        (False, True, [("missed", -10)]),
    ],
)
def test_a_blueprint_tells_its_items_and_its_bonus_apart(items, bonus, parts):
    card = plan("map", Matched(items), Matched(bonus), points=25, bonus_points=10)
    table = a_table().with_blueprints("ann", card).on_turn("ann")

    found = explain.score_parts(table.s, table.seat("ann"))["blueprints"]

    assert [(part.why, part.n) for part in found] == parts


def test_stars_beyond_the_capacity_bring_no_coins():
    park = [attraction(f"ride-{n}", stars=4) for n in range(4)]
    table = a_table(seats=2).with_park("ann", *park).on_turn("ann")

    assert table.s.game.title.seat_values(table.s, 0)["income"] == 15
    assert [part for part in told(table, "income") if part[0] == "no room"] == [("no room", "pirate-gate", -2)]


def test_closed_attraction_explains_nothing_of_the_income():
    table = a_table(seats=2).with_park("ann", attraction("flume", stars=3, closed=True)).on_turn("ann")

    assert "flume" not in [card for _, card, _ in told(table, "income")]


def test_price_names_the_card_that_changes_it():
    table = a_table(seats=2).with_park("ann", staff("agent", text=says("Attractions cost you 2 coins less.")))
    table = table.with_hand("ann", attraction("flume", price=6)).on_turn("ann")

    assert told(table, "price", card="flume") == [("marked price", "flume", 6), ("rule", "agent", -2)]


def test_worth_of_an_attraction_grows_with_each_icon():
    table = a_table(seats=2).with_park("ann", attraction("flume", upgrades=[upgrade("slide"), upgrade("lamp")]))
    table = table.on_turn("ann")

    assert told(table, "worth", card="flume") == [
        ("attraction", "flume", 5),
        ("upgrade", "slide", 3),
        ("upgrade", "lamp", 4),
    ]


def test_coins_in_reach_are_coins_loans_and_the_trade_in():
    table = a_table(seats=2).with_coins("ann", 7).with_loans("ann", 3).on_turn("ann")

    assert told(table, "coins in reach")[:2] == [("coins", "", 7), ("loans", "", 5)]


def test_card_without_a_value_has_nothing_to_explain():
    game = game_of(find_title("unfair"), 2, {})
    table = a_table(seats=2).with_park("ann", staff("seller")).on_turn("ann")

    assert told(table, "size", card="seller") == []
    assert table.s.count(space(table.s, 0, 0)) == 0
    assert set(explain.OF_CARDS) | set(explain.OF_SEATS) == set(game.title.values())


def test_guests_are_those_who_find_room():
    park = [attraction(f"ride-{n}", stars=4) for n in range(4)]
    table = a_table(seats=2).with_park("ann", *park).on_turn("ann")

    assert table.s.game.title.seat_values(table.s, 0)["guests"] == 15
    assert told(table, "guests")[-1] == ("no room", "pirate-gate", -2)


def test_blueprint_tells_its_owner_alone_how_far_it_is():
    table = a_table(seats=2).with_blueprints("ann", plan("wish", Matched(True), Matched(False))).on_turn("ann")
    of = table.s.game.title.card_values

    assert of(table.s, table.card("wish"), 0) == {"complete": 1, "bonus": 0}
    assert of(table.s, table.card("wish"), 1) == {}


def test_building_foresees_size_stars_and_points():
    table = a_table().with_park("ann", attraction("flume", stars=3), attraction("hall", stars=1))
    table.with_hand("ann", upgrade("neon", stars=2, price=3)).on_turn("ann").choose("ann", "build neon")

    found = foreseen(table.s, 0, table.option("on flume"))

    said = {(one.name, one.owner, one.card): (one.before, one.after) for one in found}
    assert said["value size", -1, table.card("flume")] == (1, 2)
    assert said["value stars", 0, -1] == (5, 7)
    assert said["points total", 0, -1] == (10 + 5 + 5, 8 + 8 + 5)
