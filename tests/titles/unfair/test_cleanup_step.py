from midway.kernel.nodes.flow import Seq
from midway.titles.unfair.cleanup_step import EndRound, cleanup
from midway.titles.unfair.park import capacity, hand_limit
from midway.titles.unfair.rounds import BeginStep
from midway.titles.unfair.schema import CITY_CURRENT, CLEANUP, MARKET_SPACES, PARK_DISCARD, drawn, market
from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, attraction, event, plan, resource, staff, upgrade, wonder
from tests.titles.unfair.words import at, gain, more, says


def clean_up(table):
    return table.run(Seq((BeginStep(CLEANUP), cleanup())))


@rule("UNF-CLEAN-02", "UNF-CLOSE-07", "UNF-CLOSE-08", "CHKO-CLEAN-02")
def test_everything_closed_comes_back():
    park = [attraction("mill", closed=True), staff("clown", closed=True), resource("well", closed=True)]
    table = a_table().with_park("ann", *park).on_turn("ann")

    clean_up(table)

    assert not any(table.has_closed(card) for card in ("mill", "clown", "well"))


@rule("UNF-STAFF-07", "UNF-STAFF-05")
def test_a_closed_resource_and_absent_staff_work_again_after_cleanup():
    well = resource("well", stars=2, closed=True, text=more("capacity", 3))
    clown = staff("clown", stars=3, closed=True, text=more("capacity", 2))
    table = a_table().with_park("ann", well, clown).on_turn("ann")
    assert (table.stars("ann"), capacity(table.s, 0)) == (1, 15)

    clean_up(table)

    assert (table.stars("ann"), capacity(table.s, 0)) == (1 + 2 + 3, 20)


@rule("UNF-CLOSE-09", "CHKO-BURY-12", "UNF-BURY-01")
def test_what_is_buried_stays_buried():
    table = a_table().with_park("ann", attraction("mill", buried=[upgrade("bones")])).on_turn("ann")

    clean_up(table)

    assert table.zone_of("bones") == "buried"
    assert table.size("mill") == 2


@rule("UNF-CLEAN-03", "UNF-CLEAN-02", "CHKO-CLEAN-07", "AC-097")
def test_abilities_come_after_reopening_and_before_the_market_changes():
    mill = attraction("mill", closed=True, text=at("cleanup step", gain(4)))
    table = a_table().with_park("ann", mill).on_turn("ann")

    clean_up(table)

    assert table.coins("ann") == 24


@rule("UNF-CLEAN-03", "UNF-CLEAN-01", "AC-097")
def test_when_a_cleanup_ability_demolishes_pins_are_gone_attractions_open_and_the_market_old():
    lair = staff("lair", text=says("Cleanup step: Demolish an upgrade in your park."))
    mill = attraction("mill", closed=True, upgrades=[upgrade("lamp"), upgrade("flag")])
    table = a_table().with_park("ann", lair, mill).with_hand("ann", event("deal", bottom=gain(1), pin=True))
    table.in_events("ann").choose("ann", "play deal bottom")
    before = [table.s.last(market(n)) for n in range(MARKET_SPACES)]

    clean_up(table)

    assert table.options_of("ann")[:2] == ["pick lamp", "pick flag"]
    assert (table.zone_of("deal"), table.has_closed("mill")) == ("Event discard", False)
    assert [table.s.last(market(n)) for n in range(MARKET_SPACES)] == before
    table.choose("ann", "pick lamp")
    assert [table.s.last(market(n)) for n in range(MARKET_SPACES)] != before


@rule("UNF-CLEAN-04", "CHKO-CLEAN-04", "UNF-MARKET-01")
def test_the_market_is_cleared_and_filled():
    table = a_table().on_turn("ann")
    before = {table.s.last(market(n)) for n in range(MARKET_SPACES)}

    clean_up(table)

    after = {table.s.last(market(n)) for n in range(MARKET_SPACES)}
    assert len(after) == 6
    assert not before & after
    assert all(table.s.has(PARK_DISCARD, card) for card in before)


@rule("UNF-CLEAN-05", "UNF-SHOW-14", "CHKO-CLEAN-05", "AC-054")
def test_hands_are_cut_to_five_cards():
    cards = [staff(f"park-{n}") for n in range(4)] + [event(f"event-{n}") for n in range(3)]
    table = a_table().with_hand("ann", *cards).with_blueprints("ann", plan("map"), plan("chart"))

    clean_up(table.with_showcase("ann", wonder("volcano"), wonder("geyser")).on_turn("ann"))
    table.choose("ann", "pick park-0", "pick event-0")

    assert len(table.hand("ann")) == 5
    assert table.zone_of("park-0") == "Park discard"
    assert table.zone_of("event-0") == "Event discard"


@rule("UNF-CLEAN-08")
def test_discards_are_picked_at_once_and_hidden_until_all_have_picked():
    table = a_table()
    for name in ("ann", "bob"):
        table.with_hand(name, *[staff(f"{name}-{n}") for n in range(6)])

    clean_up(table.on_turn("ann"))
    assert table.awaits() == ["ann", "bob"]
    table.choose("bob", "pick bob-3")

    assert table.zone_of("bob-3") == "picked to be discarded"
    assert table.awaits() == ["ann"]


@rule("UNF-TAKE-10")
def test_there_is_no_hand_limit_during_the_round():
    table = a_table().with_hand("ann", *[staff(f"s-{n}") for n in range(7)]).on_turn("ann")

    table.choose("ann", "draw park")
    table.choose("ann", f"pick {table.game.card_names[drawn_card(table)]}")

    assert len(table.hand("ann")) == 8


@rule("UNF-CLEAN-05")
def test_cards_may_raise_the_hand_limit():
    table = a_table().with_park("ann", staff("porter", text=more("hand limit", 2))).on_turn("ann")

    assert hand_limit(table.s, 0) == 7


@rule("UNF-CLEAN-06", "CHKO-CLEAN-06")
def test_the_marker_goes_to_the_left():
    table = a_table(seats=3).on_turn("ann")

    clean_up(table)

    assert table.s.first_seat == 1


@rule("UNF-CLEAN-07", "UNF-CITY-03")
def test_the_city_card_holds_until_the_end_of_the_round():
    table = a_table().on_turn("ann")

    clean_up(table)
    assert table.s.count(CITY_CURRENT) == 1
    table.run(EndRound())

    assert table.s.count(CITY_CURRENT) == 0


@rule("UNF-CLEAN-01", "UNF-PIN-03", "CHKO-CLEAN-01")
def test_pinned_cards_go_first():
    deal = event("deal", gain(1), at("cleanup step", gain(9)), pin=True)
    table = a_table().with_hand("ann", deal).in_events("ann")

    table.choose("ann", "play deal bottom")
    clean_up(table)

    assert table.zone_of("deal") == "Event discard"
    assert table.coins("ann") == 20


def drawn_card(table):
    return table.s.last(drawn(table.s, 0))
