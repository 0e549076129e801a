"""Rules that are due at the same time: which comes first, and what joins them."""

from midway.kernel import agenda
from midway.kernel.nodes.flow import Seq, Stage
from midway.kernel.schema import FIRST_SEAT
from midway.kernel.state import State
from midway.titles.unfair.moments import Moment
from midway.titles.unfair.rounds import a_round
from midway.titles.unfair.schema import ACTION, BESIDE, CITY_CURRENT, ENTRANCE, FACE, OVERVIEWS, PINNED, TOP, space
from tests.testkit.rules import rule
from tests.titles.unfair.nodes.fair import (
    a_card,
    a_fair,
    begin,
    card,
    closed,
    coins,
    give,
    lies_in,
    offered,
    put,
    run,
    stands,
)
from tests.titles.unfair.parks import a_table, attraction, staff
from tests.titles.unfair.words import says

ASKS = "At the start of the Park step, you may gain 1 coin."


def begin_park_step(s: State) -> State:
    s.begin(s.game.install(Stage("park step", Seq(())), "a step"), 0)
    s.run()
    return s


def asking(s: State) -> str:
    """Whose text asks, and whom: everybody says yes until nobody is asked; orders are left as they are."""
    seen = []
    while s.who >= 0:
        if offered(s)[0].startswith("first"):
            seen.append(f"order of {s.who}")
            give(s, offered(s)[0])
        else:
            seen.append(f"{s.game.cards[s.src(s.top)].id} {s.who}")
            give(s, "yes")
    return ", ".join(seen)


# ---- in which order --------------------------------------------------------------------------------------------
def all_kinds() -> State:
    """A card of each kind that asks its owner at the start of the Park step; the second seat begins."""
    fair = a_fair(
        a_card("staff", "clerk", says=ASKS),
        a_card("showcase", "tower", "theatre", says=ASKS),
        a_card("event", "deal", top=ASKS, bottom="Gain 1 coin."),
        a_card("city", "decree", says=ASKS, side="funfair"),
        a_card("overview", "theme", says=ASKS),
        a_card("staff", "maid", says=ASKS),
    )
    put(fair, "clerk", fair.zone(0, BESIDE))
    put(fair, "maid", fair.zone(1, BESIDE))
    put(fair, "tower", space(fair, 1, 0))
    put(fair, "deal", fair.zone(1, PINNED))
    fair.set_word(card(fair, "deal"), FACE, TOP)
    put(fair, "decree", CITY_CURRENT)
    put(fair, "theme", OVERVIEWS)
    fair.put(FIRST_SEAT, 1)
    return fair


@rule("UNF-INTERP-46", "UNF-INTERP-47", "UNF-INTERP-43")
def test_kinds_of_card_have_their_order_and_owners_theirs():
    assert asking(begin_park_step(all_kinds())) == (
        "theme 1, theme 0, maid 1, clerk 0, tower 1, deal 1, decree 1, decree 0"
    )


@rule("UNF-INTERP-48", "UNF-INTERP-50")
def test_the_owner_of_several_says_which_comes_first():
    cards = [a_card("staff", name, says=ASKS) for name in ("clerk", "maid")]
    fair = begin_park_step(a_fair(*cards, ann=["clerk", "maid"]))

    assert offered(fair) == ["first 0", "first 1"]
    give(fair, "first 1")

    assert fair.game.cards[fair.src(fair.top)].id == "maid"


@rule("UNF-INTERP-50")
def test_what_only_gives_coins_comes_first_and_unasked():
    sure = a_card("staff", "sure", says="At the start of the Park step, gain 2 coins.")
    fair = begin_park_step(a_fair(a_card("staff", "clerk", says=ASKS), sure, ann=["clerk", "sure"]))

    assert (coins(fair), offered(fair)) == (22, ["yes", "no"])


@rule("UNF-INTERP-49")
def test_the_gate_ranks_with_park_cards():
    gate = a_card("gate", "toll-gate", says=ASKS, capacity=15, attractions=5, super_attractions=1)
    fair = a_fair(gate, a_card("staff", "clerk", says=ASKS), a_card("showcase", "tower", "theatre", says=ASKS))
    for name, zone in (("toll-gate", ENTRANCE), ("clerk", BESIDE)):
        put(fair, name, fair.zone(0, zone))
    put(fair, "tower", space(fair, 0, 0))

    begin_park_step(fair)

    assert offered(fair) == ["first 0", "first 1"]  # of three: the tower's turn comes later
    assert asking(fair) == "order of 0, toll-gate 0, clerk 0, tower 0"


@rule("UNF-INTERP-49")
def test_the_rules_of_the_game_come_before_all_cards():
    """A park that must be put right is put right before the card that was set off speaks."""
    planner = a_card("staff", "planner", says="Your park may have 1 more attraction.")
    bell = a_card("staff", "bell", says="After you demolish a staff member, you may gain 1 coin.")
    park = ["coaster", "drop", "swings", "theatre", "diner", "meadow"]
    fair = a_fair(planner, bell, ann=[*park, "planner", "bell"])

    asked = begin(fair, "Demolish a staff member in your park.")
    give(asked, "pick planner")

    assert offered(asked) == [f"pick {name}" for name in park]
    give(asked, "pick diner")
    assert offered(asked) == ["yes", "no"]


@rule("UNF-INTERP-51")
def test_what_falls_due_meanwhile_takes_its_place_among_those_not_begun():
    """In the Guests step ann's staff sets off the City's rule, which waits for bob's staff."""
    fair = a_fair(
        a_card("staff", "guard-dog", says="Guests step: Close a food outlet in your park."),
        a_card("staff", "barker", says="Guests step: You may gain 1 coin."),
        a_card("city", "decree", says="After you close an attraction, you may gain 1 coin.", side="unfair"),
        ann=["diner", "guard-dog"],
        bob=["barker"],
    )
    put(fair, "decree", CITY_CURRENT)

    fair.begin(fair.game.install(Seq((Moment("guests step"),)), "a step"), 0)
    fair.run()

    assert asking(fair) == "barker 1, decree 0"


@rule("UNF-INTERP-64", "AC-166")
def test_a_card_built_in_the_step_has_missed_its_start_and_takes_part_in_its_end():
    text = "At the start of the Park step, gain 4 coins. At the end of the Park step, lose 2 coins."
    printshop = staff("printshop", stars=0, price=0, text=says(text))
    table = a_table().with_hand("ann", printshop).on_turn("ann")
    table.choose("ann", "build printshop").choose("bob", "loose-change")

    for name in ("ann", "bob") * 2:
        table.choose(name, "loose-change")
    assert table.coins("ann") == 20 - 2 + 1  # and a guest
    while table.s.num(ACTION) != 1:
        table.choose(table.awaits()[0], table.options_of(table.awaits()[0])[0])

    assert table.coins("ann") == 19 + 4


@rule("UNF-INTERP-64")
def test_the_start_comes_before_anything_else_of_the_step_and_the_end_after_everything():
    early = staff("early", stars=0, text=says("At the start of the Guests step, lose 90 coins."))
    late = staff("late", stars=0, text=says("At the end of the Guests step, lose 1 coin."))
    table = a_table().with_park("ann", early, late, attraction("mill", stars=5)).on_turn("ann")

    table.run(a_round().parts[2])

    assert table.coins("ann") == 6 - 1


# ---- rules that answer -----------------------------------------------------------------------------------------
@rule("UNF-INTERP-62", "UNF-INTERP-11", "UNF-ROUND-07")
def test_after_means_directly_after_and_once_for_each_happening():
    bell = a_card("staff", "bell", says="After you close an attraction, gain 1 coin.")
    fair = a_fair(bell, ann=["coaster", "diner", "bell"], ann_holds="flag")

    asked = begin(fair, "Close each attraction in your park. You may discard a card from your hand.")

    assert (coins(asked), offered(asked)) == (22, ["yes", "no"])


@rule("UNF-INTERP-11", "UNF-ROUND-07")
def test_what_is_declined_then_is_not_offered_later():
    bell = a_card("staff", "bell", says="After you close an attraction, you may gain 9 coins.")
    fair = a_fair(bell, ann=["coaster", "bell"], ann_holds="flag")

    after = run(fair, "Close an attraction in your park. You may discard a card from your hand.", "no", "no")

    assert coins(after) == 20


@rule("UNF-INTERP-62", "AC-145")
def test_of_two_rules_that_set_each_other_off_each_runs_once():
    opener = a_card("staff", "opener", says="After you close an attraction, reopen an attraction in your park.")
    closer = a_card("staff", "closer", says="After you reopen an attraction, close an attraction in your park.")
    fair = a_fair(opener, closer, ann=["coaster", "opener", "closer"])

    after = run(fair, "Close an attraction in your park.")

    assert closed(after, "coaster")  # closed, reopened, closed again, and no more
    assert agenda.due(after) == 0


@rule("UNF-INTERP-65")
def test_what_is_replaced_has_not_happened():
    phoenix = a_card(
        "attraction",
        "phoenix",
        "theatre",
        says="If this attraction would be demolished, close this attraction instead.",
    )
    mourner = a_card("staff", "mourner", says="After you demolish an attraction, gain 5 coins.")
    fair = a_fair(phoenix, mourner, ann=["phoenix", "mourner"])

    after = run(fair, "Demolish an attraction in your park. If you do, gain 9 coins.")

    assert (stands(after), closed(after, "phoenix"), coins(after)) == (["phoenix", "mourner"], True, 20)


@rule("UNF-INTERP-65")
def test_the_owner_picks_one_of_several_replacements():
    says = "If an attraction in your park would be demolished, lose {} coins instead."
    cards = [a_card("staff", f"saver-{n}", says=says.format(n)) for n in (2, 7)]
    fair = a_fair(*cards, bob=["diner", "saver-2", "saver-7"])

    asked = begin(fair, "Demolish an attraction in a competitor's park.")
    assert (asked.who, offered(asked)) == (1, ["first 0", "first 1"])
    give(asked, "first 1")

    assert (coins(asked, 1), lies_in(asked, "diner")) == (13, "space 1 of seat 1")


@rule("UNF-INTERP-38")
def test_parts_for_later_steps_are_lost_with_their_card():
    firework = a_card(
        "attraction", "firework", "theatre", says="Demolish this attraction. Gain 1 coin. Guests step: Gain 5 coins."
    )
    fair = a_fair(firework, ann=["firework"])
    box = fair.game.box(card(fair, "firework"), "text")
    fair.begin(fair.game.install(Seq((Moment("guests step"),)), "a step"), 0)
    assert box is not None
    fair.begin(box, 0, card(fair, "firework"))

    fair.run()

    assert coins(fair) == 21
