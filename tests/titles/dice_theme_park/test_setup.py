import pytest

from midway.kernel.match import Match
from midway.kernel.options import arg_of
from midway.kernel.schema import SPECTATOR
from midway.kernel.views import view
from midway.titles.dice_theme_park.park import cell_named
from midway.titles.dice_theme_park.schema import (
    ABOARD,
    ABOARD_SPACES,
    ADMINISTRATOR,
    BAG,
    BOX,
    DEALT,
    DISPLAY,
    HAND,
    KITS,
    MAPS,
    MASCOTS,
    OBJECTIVE_DECK,
    OBJECTIVES,
    OUT,
    ROUND,
    SKILL_DECK,
    SKILL_DISPLAY,
    SKILLS,
    STACK_A,
    STACK_B,
)
from midway.titles.dice_theme_park.setup import deal_objectives
from midway.titles.dice_theme_park.tiles import tile_at
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import TITLE, a_table


def begun(players=2, seed=1, **options):
    return Match.begin(TITLE, players, options, f"seed {seed}")


def after_setup(players=2, seed=1, **options):
    """Everybody has kept what was offered first."""
    match = begun(players, seed, **options)
    while match.state.num(ROUND) == 0:
        decision = match.pending[0]
        match.choose(decision.seat, decision.options[0].value)
    return match


@rule("DTP-SET-03", "DTP-SET-05", "DTP-SET-07", "TX-01")
@pytest.mark.parametrize(("players", "monorails", "dice"), [(2, 3, 33), (3, 4, 48), (4, 5, 63)])
def test_bag_and_monorails_by_number_of_players(players, monorails, dice):
    s = begun(players).state

    aboard = sum(s.num(ABOARD + k) != 0 for k in range(ABOARD_SPACES))
    assert aboard == 3 * monorails
    assert sum(s.num(BAG + colour) for colour in range(3)) + aboard == dice


@rule("DTP-SET-06", "DTP-SET-04")
def test_guests_aboard_show_the_values_of_their_spaces():
    s = begun(2).state

    assert [s.num(ABOARD + k) & 7 for k in range(9)] == [6, 5, 3, 5, 5, 3, 6, 4, 2]


@rule("DTP-SET-09", "TX-02")
def test_an_objective_of_a_code_that_lies_there_is_replaced_by_the_next():
    s = a_table().s
    for card in [*s.cards(OBJECTIVES), *s.cards(OUT), *s.cards(OBJECTIVE_DECK)]:
        s.lift(card)
    for word in ("one-more-ride", "nonstop", "full-house", "steady-takings", "deep-pockets"):  # the last on top
        s.put_in(next(card for card in range(len(s.game.cards)) if s.game.cards[card].id == word), OBJECTIVE_DECK)

    deal_objectives(s)

    dealt, out, left = ([s.game.cards[c].id for c in s.cards(z)] for z in (OBJECTIVES, OUT, OBJECTIVE_DECK))
    assert dealt == ["deep-pockets", "full-house", "nonstop"]
    assert out == ["steady-takings"]
    assert left == ["one-more-ride"]


@rule("DTP-SET-08", "DTP-SET-09")
def test_objectives_never_share_a_code():
    for seed in range(40):
        s = begun(2, seed).state
        codes = [s.game.cards[card].choices["code"] for card in s.cards(OBJECTIVES)]
        assert len(codes) == len(set(codes)) == 3


@rule("DTP-SET-01", "DTP-SET-08", "DTP-GEN-02")
@pytest.mark.parametrize(("mode", "objectives"), [("full", 3), ("short", 2), ("introductory", 2)])
def test_objectives_lie_under_the_rounds_from_3_on(mode, objectives):
    assert begun(mode=mode).state.count(OBJECTIVES) == objectives


@rule("DTP-SET-10", "DTP-SET-11", "DTP-SET-12")
def test_everybody_begins_with_6_coins_no_stars_and_one_staff_card_of_each_kind():
    table = a_table(4)

    for name in ("ann", "bob", "cat", "dan"):
        assert (table.coins(name), table.stars(name)) == (6, 0)
        assert table.hand(name) == ["ticket-agent", "concierge", "guide", "mascot", "builder", "manager"]


@rule("DTP-SET-14", "DTP-SET-15")
def test_everybody_begins_with_3_maps_a_mascot_and_three_upgrades_of_each_kind():
    table = a_table()

    assert (table.own("ann", MAPS), table.own("ann", MASCOTS)) == (3, 1)
    assert [table.own("ann", KITS + kind) for kind in range(3)] == [3, 3, 3]


@rule("DTP-SET-13")
def test_the_first_order_is_random():
    assert {tuple(a_table(3, seed).order()) for seed in range(60)} == {
        ("ann", "bob", "cat"), ("ann", "cat", "bob"), ("bob", "ann", "cat"),
        ("bob", "cat", "ann"), ("cat", "ann", "bob"), ("cat", "bob", "ann"),
    }  # fmt: skip


@rule("DTP-SET-16")
def test_entrance_and_three_basic_attractions_are_printed():
    table = a_table()

    printed = {cell: table.tile("bob", cell) for cell in ("e2", "d2", "d3", "c3")}
    assert printed == {"e2": "park-entrance", "d2": "spooky-forest", "d3": "duck-pond", "c3": "coconut-stall"}


@rule("DTP-SET-17", "DTP-SET-18")
def test_one_of_two_administrators_and_one_of_two_skills_are_kept():
    match = begun(3)
    dealt = [match.game.card_names[card] for card in match.state.cards(match.state.zone(0, DEALT))]
    assert len(dealt) == 4

    for seat in range(3):
        for _ in range(2):
            match.choose(seat, match.decision(seat).options[1].value)

    s = match.state
    assert [s.count(s.zone(seat, ADMINISTRATOR)) for seat in range(3)] == [1, 1, 1]
    assert [s.count(s.zone(seat, SKILLS)) for seat in range(3)] == [1, 1, 1]
    assert s.count(BOX) == 3
    assert s.count(SKILL_DECK) + s.count(SKILL_DISPLAY) == 30 - 3


@rule("DTP-SET-17", "DTP-SET-18", "DTP-GEN-16")
def test_what_is_kept_lies_open_and_what_was_given_back_nobody_else_knows():
    match = begun(3)
    s = match.state
    given_back = []
    for seat in range(3):
        for _ in range(2):
            kept, other = (option.value for option in match.decision(seat).options)
            given_back.append((seat, arg_of(other)))
            match.choose(seat, kept)

    for viewer in (0, 1, 2, SPECTATOR):
        assert all(s.knows(viewer, s.last(s.zone(seat, zone))) for seat in range(3) for zone in (ADMINISTRATOR, SKILLS))
        for seat, card in given_back:
            if s.where(card) == BOX:
                assert s.knows(viewer, card) == (viewer == seat)


@rule("DTP-SET-19", "DTP-SET-22")
def test_what_was_given_back_is_shuffled_into_its_pile():
    """Else it would lie on top, and all of it on display; in its pile it may come up or not."""
    for players in (2, 4):
        given_back: dict[str, list[tuple[Match, int]]] = {"skill": [], "attraction": [], "administrator": []}
        for seed in range(25):
            match = begun(players, seed)
            while match.state.num(ROUND) == 0:
                decision = match.pending[0]
                if len(decision.options) == 2 and decision.kind.endswith("keep"):
                    other = arg_of(decision.options[1].value)
                    given_back[match.game.cards[other].kind].append((match, other))
                match.choose(decision.seat, decision.options[0].value)
        for kind, pile, display in (("skill", SKILL_DECK, SKILL_DISPLAY), ("attraction", STACK_A, DISPLAY)):
            where = [match.state.where(card) for match, card in given_back[kind]]
            assert len(where) == 25 * players
            assert set(where) == {pile, display}
            assert where.count(display) < len(where) / 2


@rule("DTP-GEN-16")
def test_nobody_sees_what_others_keep_before_all_have_kept():
    one, other = begun(), begun()
    one.choose(0, one.decision(0).options[0].value)
    other.choose(0, other.decision(0).options[1].value)

    for viewer in (1, SPECTATOR):
        assert view(one.state, viewer).save() == view(other.state, viewer).save()


@rule("DTP-SET-19", "DTP-SET-25")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_displays_show_one_more_than_there_are_players(players):
    s = after_setup(players).state

    assert (s.count(SKILL_DISPLAY), s.count(DISPLAY)) == (players + 1, players + 1)
    assert s.count(STACK_A) == 20 - players - players - 1
    assert s.count(STACK_B) == 16


@rule("DTP-SET-20")
def test_the_introductory_game_has_neither_administrators_nor_skills():
    s = after_setup(mode="introductory").state

    assert {card.kind for card in s.game.cards}.isdisjoint({"administrator", "skill"})
    assert s.count(SKILL_DISPLAY) == s.count(s.zone(0, ADMINISTRATOR)) == s.count(s.zone(0, SKILLS)) == 0
    assert s.own(0, MASCOTS) == 1


@rule("DTP-SET-22", "DTP-SET-23", "DTP-SET-24")
def test_a_tile_of_stack_a_is_kept_and_put_on_a_marked_cell():
    match = begun(mode="introductory")
    decision = match.decision(0)
    assert len(decision.options) == 2
    assert all("#" not in option.words for option in decision.options)
    match.choose(0, decision.options[0].value)

    assert [option.words for option in match.decision(0).options] == ["place c2", "place c4", "place e1", "place e3"]
    match.choose(0, "place e3")
    match.choose(1, match.decision(1).options[0].value)
    match.choose(1, "place c2")

    card = tile_at(match.state, 0, cell_named("e3"))
    assert match.game.cards[card].choices["stack"] == "A"
    assert match.state.own(0, 0) == 6  # it was free of charge


@rule("DTP-SET-21")
def test_the_stacks_are_shuffled_apart():
    stacks = {tuple(begun(2, seed).state.cards(STACK_B)) for seed in range(5)}

    assert len(stacks) == 5
    s = begun().state
    assert {s.game.cards[card].choices["stack"] for card in s.cards(STACK_B)} == {"B"}


def test_by_option_only_the_entrance_is_printed():
    match = begun(mode="introductory", park_board="entrance-only")
    match.choose(0, match.decision(0).options[0].value)

    assert [option.words for option in match.decision(0).options] == ["place e1", "place e3"]


def test_by_option_the_first_tile_goes_anywhere_beside_the_park():
    match = begun(mode="introductory", first_tile="anywhere")
    match.choose(0, match.decision(0).options[0].value)

    assert len(match.decision(0).options) == 8


def test_by_option_staff_in_hand_is_hidden():
    s = begun(staff_hands="hidden").state

    assert view(s, SPECTATOR).cards(s.zone(0, HAND))[0] < 0
    assert begun().state.knows(SPECTATOR, begun().state.at(s.zone(0, HAND), 0))


def test_an_early_riser_is_dealt_only_by_option():
    def administrators(**options):
        return [card.id for card in begun(**options).game.cards if card.kind == "administrator"]

    assert (len(administrators()), len(administrators(early_riser="yes"))) == (12, 13)
