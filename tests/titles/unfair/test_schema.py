"""What the table holds, and who may see it."""

import pytest

from midway.kernel.messages import CardRef
from midway.kernel.narrate import told
from midway.kernel.nodes.flow import Together
from midway.kernel.schema import HIDDEN, SPECTATOR, STRANDS
from midway.kernel.state import restore
from midway.kernel.views import view
from midway.titles import find_title
from midway.titles.unfair.cleanup_step import PickDiscards
from midway.titles.unfair.money import TradeIn
from midway.titles.unfair.schema import (
    BLUEPRINT_DECK,
    BOX,
    BURIED,
    CARRIERS,
    CITY_DECK,
    COINS,
    COINS_ON,
    DOWN,
    EVENT_CARDS_HELD,
    EVENT_DECK,
    FACE,
    LOANS,
    PARK_CARDS_HELD,
    PARK_DECK,
    space,
)
from tests.testkit.conformance.playing import play
from tests.testkit.conformance.tables import Table
from tests.testkit.rules import rule
from tests.titles.unfair.parks import a_table, attraction, event, plan, staff, upgrade, wonder

OTHERS = [1, SPECTATOR]
each_other = pytest.mark.parametrize("viewer", OTHERS, ids=["competitor", "spectator"])


def seen(table, viewer, z):
    """What a viewer is shown of a zone, by the cards' ids; "" for a card they cannot know."""
    names = table.game.card_names
    return [names[card].split(".", 1)[1] if card != HIDDEN else "" for card in view(table.s, viewer).cards(z)]


def of_ann(table, field):
    return table.s.zone(0, field)


# ---- parks -----------------------------------------------------------------------------------------------------
@rule("UNF-INFO-01", "UNF-INFO-03")
@each_other
def test_everybody_sees_what_stands_in_a_park(viewer):
    park = [attraction("mill", upgrades=[upgrade("lights", coins=2)]), staff("clown", coins=3)]
    table = a_table().with_park("ann", *park).on_turn("ann")

    shown = view(table.s, viewer)

    assert seen(table, viewer, space(table.s, 0, 0)) == ["mill", "lights"]
    assert [shown.word(table.card(card), COINS_ON) for card in ("lights", "clown")] == [2, 3]


@rule("UNF-INFO-02", "UNF-INFO-09")
@each_other
def test_everybody_sees_what_lies_face_down_and_which_card_it_is(viewer):
    table = a_table().with_park("ann", attraction("mill", closed=True), staff("clown", closed=True)).on_turn("ann")

    shown = view(table.s, viewer)

    assert [shown.word(table.card(card), FACE) for card in ("mill", "clown")] == [DOWN, DOWN]
    assert seen(table, viewer, space(table.s, 0, 0)) == ["mill"]


@rule("UNF-BURY-05", "UNF-INFO-01", "UNF-INFO-04", "AC-025")
@each_other
def test_of_buried_cards_others_learn_number_and_place_and_not_the_names(viewer):
    mill = attraction("mill", buried=[upgrade("bones"), staff("ghost")])
    table = a_table().with_park("ann", attraction("swing"), mill).on_turn("ann")

    assert seen(table, viewer, of_ann(table, BURIED)) == ["", ""]
    assert [view(table.s, viewer).own(0, CARRIERS + n) - 1 for n in range(2)] == [table.card("mill")] * 2
    assert seen(table, 0, of_ann(table, BURIED)) == ["bones", "ghost"]


@rule("UNF-INFO-10", "UNF-INFO-12")
@each_other
def test_coins_and_loans_are_public(viewer):
    table = a_table().with_coins("ann", 17).with_loans("ann", 2).on_turn("ann")

    shown = view(table.s, viewer)

    assert (shown.own(0, COINS), shown.own(0, LOANS)) == (17, 2)


# ---- what is secret ----------------------------------------------------------------------------------------------
@rule("UNF-INFO-04", "UNF-INFO-05", "UNF-INFO-02")
@pytest.mark.parametrize("zone", ["hand", "blueprints", "showcase"])
def test_what_is_secret_is_for_its_owner_to_see_and_for_others_to_count(zone):
    table = a_table().with_hand("ann", staff("clown"), event("deal")).with_blueprints("ann", plan("map"), plan("chart"))
    table.with_showcase("ann", wonder("volcano"), wonder("geyser")).on_turn("ann")
    z = of_ann(table, table.game.schema.seat.field(zone).at)

    assert all(seen(table, 0, z))
    for viewer in OTHERS:
        assert seen(table, viewer, z) == ["", ""]


@rule("UNF-INFO-07")
@each_other
def test_backs_tell_how_many_park_and_event_cards_a_hand_has(viewer):
    table = a_table().with_hand("ann", staff("clown"), event("deal"), upgrade("loop")).on_turn("ann")

    shown = view(table.s, viewer)

    assert (shown.own(0, PARK_CARDS_HELD), shown.own(0, EVENT_CARDS_HELD)) == (2, 1)


@rule("UNF-INFO-07", "UNF-CLEAN-08")
def test_they_do_not_tell_what_is_picked_before_all_have_picked():
    cards = [staff(f"park-{n}") for n in range(5)] + [event("deal")]
    table = a_table().with_hand("ann", *cards).with_hand("bob", *[staff(f"bobs-{n}") for n in range(6)]).on_turn("ann")

    table.run(Together(PickDiscards())).choose("ann", "pick deal")

    shown = view(table.s, 1)
    assert (shown.own(0, PARK_CARDS_HELD), shown.own(0, EVENT_CARDS_HELD)) == (5, 1)


@rule("UNF-INFO-08", "UNF-SETUP-14")
@pytest.mark.parametrize("viewer", [0, *OTHERS])
def test_decks_can_be_counted_and_not_looked_through(viewer):
    table = a_table().on_turn("ann")

    for deck in (PARK_DECK, EVENT_DECK, BLUEPRINT_DECK, CITY_DECK):
        assert seen(table, viewer, deck) == [""] * table.s.count(deck) != []


@rule("UNF-INFO-08")
@pytest.mark.parametrize("viewer", [0, *OTHERS])
def test_what_was_put_into_the_box_unseen_stays_unknown(viewer):
    table = a_table(seats=3).on_turn("ann")

    assert table.s.count(BOX) > 0
    assert not any(seen(table, viewer, BOX))


@rule("UNF-INFO-11")
def test_cards_traded_in_are_known_to_who_held_them_alone():
    table = a_table().with_showcase("ann", wonder("volcano"), wonder("geyser")).on_turn("ann")

    table.run(TradeIn())

    assert "volcano" in seen(table, 0, BOX)
    assert not any(seen(table, 1, BOX))
    traded = {table.card("volcano"), table.card("geyser")}
    assert not any(fact.what in traded and fact.seen & (1 << 1) for fact in table.facts.all)


# ---- the log -----------------------------------------------------------------------------------------------------
@rule("UNF-INFO-13", "UNF-TAKE-11")
def test_the_log_names_what_was_discarded_and_not_what_was_kept():
    table = a_table().on_turn("ann")
    table.choose("ann", "draw park")
    kept, other = [words.split()[1] for words in table.options_of("ann") if words.startswith("pick")]

    table.choose("ann", f"pick {kept}")

    for viewer, knows in ((0, {kept, other}), (1, {other}), (SPECTATOR, {other})):
        assert named_to(viewer, table) & {kept, other} == knows


def named_to(viewer, table):
    """The cards the log names to a viewer."""
    lines = told(table.s, table.facts.all, viewer)
    return {card.name for line in lines for card in line.args.values() if isinstance(card, CardRef)}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_saved_state_has_at_most_ten_thousand_bytes(seats):
    positions = play(Table(find_title("unfair"), seats), seed=seats).positions
    mid_effect = [s for s in positions if not s.is_over and s.num(STRANDS) == 0 and s.box(s.asking(s.who)) > 0]
    together = [s for s in positions if s.num(STRANDS) != 0]

    assert len(mid_effect) > 20
    assert len(together) > 2
    assert max(len(s.save()) for s in positions) <= 10_000
    for s in positions[::9]:
        assert [*restore(s.game, s.save()).v[: s.caches]] == [*s.v[: s.caches]]
