"""Blueprints from keeping to scoring; how sections are matched is in nodes/test_sections.py."""

import pytest

from midway.kernel.nodes.flow import Seq
from midway.kernel.schema import EVERYBODY, HIDDEN, SPECTATOR
from midway.kernel.views import view
from midway.titles.unfair.blueprints import blueprint_points, is_complete
from midway.titles.unfair.cleanup_step import EndRound, cleanup
from midway.titles.unfair.decks import draw_to_hand
from midway.titles.unfair.events_step import RevealCity
from midway.titles.unfair.nodes.sections import BonusTarget, CompleteAll
from midway.titles.unfair.schema import ABOVE_CLOSURE, BLUEPRINT_DECK, BLUEPRINTS, CLOSED_OFFICE
from midway.titles.unfair.scoring import RevealAll, score_by_source
from midway.titles.unfair.shelf import pack_ids, pack_named
from midway.titles.unfair.take import is_office_open
from midway.titles.unfair.texts import Section
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import a_card, a_fair, card, language
from tests.titles.unfair.parks import a_table, attraction, event, plan, refused, upgrade
from tests.titles.unfair.words import says


def wants(items: str) -> Section:
    section = language().read(f"Complete all items: {items}.", Section)
    assert isinstance(section, Section)
    return section


def points(table, name="ann"):
    return score_by_source(table.s, table.seat(name))["blueprints"]


# ---- the card ------------------------------------------------------------------------------------------------------
@rule("UNF-BP-01")
@pytest.mark.parametrize("name", pack_ids())
def test_every_blueprint_has_items_and_points_and_most_have_a_bonus(name):
    plans = [card for card in pack_named(name).cards if card.kind == "blueprint"]

    for card_ in plans:
        assert isinstance(card_.texts["items"].tree, CompleteAll)
        assert card_.numbers["points"] > 0
        assert ("bonus" in card_.texts) == ("bonus_points" in card_.numbers)
        assert all(isinstance(text.tree, BonusTarget) for field, text in card_.texts.items() if field == "bonus")
    assert sum("bonus" in card_.texts for card_ in plans) > len(plans) / 2


# ---- keeping -------------------------------------------------------------------------------------------------------
@rule("UNF-BP-07")
def test_one_player_may_hold_every_blueprint_there_is():
    table = a_table(seats=5).on_turn("ann")

    draw_to_hand(table.s, 0, BLUEPRINT_DECK, 25)

    assert table.s.count(table.s.zone(0, BLUEPRINTS)) == 25


@rule("UNF-BP-10")
def test_nothing_but_a_card_takes_a_kept_blueprint():
    table = a_table().with_blueprints("ann", plan("map"), plan("chart")).on_turn("ann")

    assert [words for words in table.options_of("ann") if "map" in words or "chart" in words] == []
    table.run(Seq((cleanup(), EndRound())))
    assert table.cards_in("ann", "blueprints") == ["map", "chart"]
    table.run(says("Discard a Blueprint card from your park.")).choose("ann", "pick map")

    assert table.cards_in("ann", "blueprints") == ["chart"]
    assert table.zone_of("map") == "Blueprint discard"


@rule("UNF-BP-09")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_a_blueprint_that_is_completed_stays_hidden_until_the_end(viewer):
    table = a_table().with_park("ann", attraction("hall")).with_hand("ann", upgrade("lights"))
    table.with_blueprints("ann", plan("map", wants("a theatre with a feature upgrade"))).on_turn("ann")

    table.choose("ann", "build lights").choose("bob", "loose-change")
    assert is_complete(table.s, 0, table.card("map"))
    assert list(view(table.s, viewer).cards(table.s.zone(0, BLUEPRINTS))) == [HIDDEN]
    assert not any(fact.what == table.card("map") and fact.seen == EVERYBODY for fact in table.facts.all)
    table.run(RevealAll())

    assert list(view(table.s, viewer).cards(table.s.zone(0, BLUEPRINTS))) == [table.card("map")]


# ---- the office ----------------------------------------------------------------------------------------------------
@rule("UNF-BP-14", "AC-037")
def test_events_go_on_giving_blueprints_when_the_office_is_closed():
    grant = event("grant", says("Draw 1 Blueprint card."))
    table = a_table().with_hand("ann", grant).in_events("ann")
    table.s.put(CLOSED_OFFICE, 1)

    table.choose("ann", "play grant top")

    assert table.s.count(table.s.zone(0, BLUEPRINTS)) == 1
    refused(table, "ann", "draw blueprint", because="UNF-BP-13")


@rule("UNF-BP-15", "UNF-BP-16", "AC-065")
def test_the_public_notice_stands_open_in_the_last_round_of_the_office():
    """Everybody sees how many City cards lie on the notice, and which of its sides is up."""
    told = []

    for revealed in range(1, 6):
        table = a_table().in_events("ann")
        table.run(Seq((EndRound(), RevealCity()) * (revealed - 1)))
        seen = view(table.s, SPECTATOR)
        may_draw = is_office_open(table.s)
        told.append((int(seen.num(ABOVE_CLOSURE)), int(seen.num(CLOSED_OFFICE)), may_draw))

    assert told == [(3, 0, True), (2, 0, True), (1, 0, True), (0, 0, True), (0, 1, False)]


# ---- the end -------------------------------------------------------------------------------------------------------
@rule("UNF-BP-02")
def test_what_was_complete_once_counts_for_nothing_if_it_is_not_at_the_end():
    table = a_table().with_park("ann", attraction("hall"), attraction("mill", "hotel"))
    table.with_blueprints("ann", plan("map", wants("a theatre; a hotel"))).on_turn("ann")
    assert points(table) == 20

    table.choose("ann", "demolish hall")

    assert points(table) == -10
    assert table.coins("ann") == 20  # and being complete brought nothing before


@rule("UNF-SCORE-07")
def test_every_blueprint_is_shown_and_scored_by_itself():
    done, missed = plan("map", wants("a theatre")), plan("chart", wants("a hotel"))
    bonus = plan("sketch", wants("a theatre"), wants("a theatre with a feature upgrade"), points=30, bonus_points=8)
    table = a_table().with_park("ann", attraction("hall", upgrades=[upgrade("lights")]))
    table.with_blueprints("ann", done, missed, bonus).with_blueprints("bob", plan("dream", wants("a hotel")))
    table.on_turn("ann").run(RevealAll())

    assert (points(table), points(table, "bob")) == (20 - 10 + 30 + 8, -10)
    for name in ("map", "chart", "sketch", "dream"):
        assert all(table.s.knows(seat, table.card(name)) for seat in range(2))


# ---- acceptance cases ------------------------------------------------------------------------------------------------
@rule("UNF-BIU-04", "AC-071")
def test_a_built_in_quality_upgrade_completes_a_blueprint():
    palace = a_card("attraction", "palace", "hotel", built_in="gilding")
    wish = a_card("blueprint", "wish", points=20, items="Complete all items: a hotel with a quality upgrade.")
    fair = a_fair(palace, wish, ann=["palace"])

    assert blueprint_points(fair, 0, card(fair, "wish")) == 20


@rule("UNF-BP-12", "AC-132")
def test_one_ride_serves_two_blueprints():
    table = a_table().with_park("ann", attraction("loop", "thrill ride"))
    table.with_blueprints("ann", *[plan(f"plan-{n}", wants("a thrill ride")) for n in range(2)]).on_turn("ann")

    assert points(table) == 40


@rule("UNF-BP-18", "AC-148")
def test_one_theatre_serves_no_two_lines_of_a_section():
    section = wants("a theatre with a feature upgrade; a theatre with a quality upgrade")
    both = attraction("hall", upgrades=[upgrade("lights"), upgrade("gold", "quality upgrade")])
    one = a_table().with_park("ann", both).with_blueprints("ann", plan("map", section)).on_turn("ann")
    halls = [attraction("hall", upgrades=[upgrade("lights")]), attraction("stage", upgrades=[gilding()])]
    two = a_table().with_park("ann", *halls).with_blueprints("ann", plan("map", section)).on_turn("ann")

    assert (points(one), points(two)) == (-10, 20)


def gilding():
    return upgrade("gold", "quality upgrade")
