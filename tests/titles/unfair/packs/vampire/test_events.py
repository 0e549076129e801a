"""The events of the Vampire pack, each by its story."""

import pytest

from midway.titles.unfair.mesmerism import is_mesmerised, works_for
from midway.titles.unfair.schema import ACTIONS
from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import guests_step, printed
from tests.titles.unfair.parks import a_table, attraction, event, staff
from tests.titles.unfair.words import gain, says, stops

NIGHT = printed("vampire/vampire-overview")
WAITING = event("gift", gain(1))
GUARDS = event("guards", gain(1), stops("Intrusion"))


def ann_plays(name, seats=2):
    """Ann holds this event of the pack; nothing is laid out yet."""
    return a_table(seats=seats).with_overview(NIGHT).with_hand("ann", printed(f"vampire/{name}"))


def played(table, name, half, *answers):
    return table.in_events("ann").choose("ann", f"play {name} {half}", *answers)


def pick_one(table):
    """Keep the first of what was drawn."""
    return table.choose("ann", next(option for option in table.options_of("ann") if option.startswith("pick")))


# ---- upper halves ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "coins"),
    [("look-into-my-eyes", 5), ("wake-up-call", 4), ("late-licence", 4), ("powerful-friends", 4)],
)
def test_some_simply_bring_coins(name, coins):
    assert played(ann_plays(name), name, "top").coins("ann") == 20 + coins


@pytest.mark.parametrize(
    ("name", "drawn", "deck"),
    [
        ("invited-in", 3, "hand"),
        ("love-bite", 2, "hand"),
        ("headhunting", 2, "blueprints"),
        ("security-guards", 2, "hand"),
    ],
)
def test_some_bring_the_best_of_several_cards(name, drawn, deck):
    table = played(ann_plays(name), name, "top")
    assert sum(option.startswith("pick") for option in table.options_of("ann")) == drawn

    pick_one(table)

    assert len(table.cards_in("ann", deck)) == 1
    assert table.coins("ann") == (22 if name == "security-guards" else 20)


def test_light_is_let_in_again():
    table = played(ann_plays("lights-out").with_park("ann", attraction("hall", closed=True)), "lights-out", "top")

    assert (table.has_closed("hall"), table.coins("ann")) == (False, 23)


def test_the_works_council_is_paid_by_the_head():
    table = ann_plays("works-council").with_park("ann", staff("clown"), staff("guide"))

    assert played(table, "works-council", "top").coins("ann") == 24


@pytest.mark.parametrize(("answer", "actions", "tired"), [("yes", 1, True), ("no", 0, False)])
def test_a_night_shift_buys_an_action_with_sleep(answer, actions, tired):
    table = played(ann_plays("night-shift").with_park("ann", staff("clown")), "night-shift", "top", answer)

    assert table.s.total(0, ACTIONS) == actions
    assert table.has_closed("clown") == tired


# ---- lower halves: attacks -------------------------------------------------------------------------------------
@rule("UNF-VAMP-01")
def test_whoever_looks_into_them_serves():
    table = ann_plays("look-into-my-eyes").with_park("bob", staff("clown"), staff("guide"))

    played(table, "look-into-my-eyes", "bottom", "pick guide")

    assert [works_for(table.s, table.card(name)) for name in ("clown", "guide")] == [1, 0]
    assert table.coins("ann") == 22


@rule("UNF-VAMP-01")
def test_eyes_can_be_shut_in_time():
    table = ann_plays("look-into-my-eyes").with_park("bob", staff("clown")).with_hand("bob", GUARDS)

    played(table, "look-into-my-eyes", "bottom").choose("bob", "block guards")

    assert works_for(table.s, table.card("clown")) == 1
    assert table.coins("ann") == 22


def test_those_invited_in_take_two_coins_everywhere():
    table = played(ann_plays("invited-in", seats=3).with_coins("cat", 1), "invited-in", "bottom")

    assert [table.coins(name) for name in ("ann", "bob", "cat")] == [23, 18, 0]


@pytest.mark.parametrize("many", [1, 2, 3])
def test_a_love_bite_lays_two_low(many):
    crew = [staff(f"hand-{k}") for k in range(many)]
    table = played(ann_plays("love-bite").with_park("bob", *crew), "love-bite", "bottom")
    for n in range(2):
        if many == 3:
            table.choose("ann", f"pick hand-{n}")

    assert [table.has_closed(f"hand-{k}") for k in range(many)] == [True, True, False][:many]
    assert table.coins("ann") == 22


def test_heads_are_hunted_for_three_coins():
    table = played(ann_plays("headhunting").with_park("bob", staff("clown")), "headhunting", "bottom")

    assert (table.owner("clown"), table.coins("ann")) == ("ann", 17)


def test_the_lights_go_out_elsewhere():
    table = played(ann_plays("lights-out").with_park("bob", attraction("hall")), "lights-out", "bottom")

    assert table.has_closed("hall")


def test_the_council_votes_somebody_out():
    table = played(
        ann_plays("works-council").with_park("bob", staff("clown"), staff("guide")), "works-council", "bottom"
    )

    table.choose("bob", "pick clown")

    assert ([table.owner(name) for name in ("clown", "guide")], table.coins("bob")) == (["", "bob"], 20)


def test_where_there_is_nobody_to_vote_out_it_costs():
    assert played(ann_plays("works-council"), "works-council", "bottom").coins("bob") == 15


@pytest.mark.parametrize(
    ("name", "attack"),
    [
        ("look-into-my-eyes", "Intrusion"),
        ("invited-in", "Intrusion"),
        ("love-bite", "Intrusion"),
        ("headhunting", "Injunction"),
        ("lights-out", "Inspection"),
        ("works-council", "Injunction"),
    ],
)
def test_what_kind_of_attack_they_are(name, attack):
    assert printed(f"vampire/{name}").card.choices == {"bottom.attack": attack}


# ---- lower halves: the rest ------------------------------------------------------------------------------------
def test_the_night_shift_is_hired_out_of_the_hand():
    table = played(ann_plays("night-shift").with_hand("ann", staff("clown", price=6)), "night-shift", "bottom")

    assert (table.owner("clown"), table.zone_of("clown"), table.coins("ann")) == ("ann", "beside the entrance", 18)


def test_a_wake_up_call_ends_all_spells_in_the_park():
    table = ann_plays("wake-up-call").with_park("ann", staff("clown", serves="bob"), staff("guide", serves="bob"))

    played(table, "wake-up-call", "bottom")

    assert [is_mesmerised(table.s, table.card(name)) for name in ("clown", "guide")] == [False, False]
    assert table.coins("ann") == 24


def test_a_late_licence_pays_all_hands_in_the_guests_step():
    table = ann_plays("late-licence").with_park("ann", staff("clown"), staff("guide")).with_hand("bob", WAITING)

    guests_step(played(table, "late-licence", "bottom"))

    assert table.coins("ann") == 24
    assert table.cards_in("ann", "pinned") == ["late-licence"]


@pytest.mark.parametrize(("name", "attack"), [("security-guards", "Intrusion"), ("powerful-friends", "Injunction")])
def test_old_friends_stop_what_they_always_stopped(name, attack):
    raid = event("raid", gain(1), says("Steal 3 coins from a competitor."), attack=attack)
    table = a_table().with_hand("ann", raid).with_hand("bob", printed(f"vampire/{name}")).in_events("ann")

    table.choose("ann", "play raid bottom").choose("bob", f"block {name}")

    assert (table.coins("ann"), table.coins("bob")) == (20, 20)


def test_karma_answers_a_theft_with_a_theft():
    table = ann_plays("invited-in").with_hand("bob", printed("vampire/instant-karma"))

    played(table, "invited-in", "bottom").choose("bob", "react instant-karma")

    assert (table.coins("ann"), table.coins("bob")) == (20, 20)


@pytest.mark.parametrize(("answer", "coins", "cards"), [("branch 0", 24, 0), ("branch 1", 20, 2)])
def test_karma_may_be_spent_on_oneself(answer, coins, cards):
    table = played(ann_plays("instant-karma"), "instant-karma", "top", answer)

    assert (table.coins("ann"), len(table.hand("ann"))) == (coins, cards)


def test_karma_looks_back_into_the_eyes():
    table = ann_plays("look-into-my-eyes").with_park("ann", staff("guide")).with_park("bob", staff("clown"))

    played(table.with_hand("bob", printed("vampire/instant-karma")), "look-into-my-eyes", "bottom")
    table.choose("bob", "react instant-karma")

    assert [works_for(table.s, table.card(name)) for name in ("clown", "guide")] == [0, 1]
    assert (table.coins("ann"), table.coins("bob")) == (22, 22)
