import pytest

from midway.kernel.match import Match
from midway.kernel.views import view
from midway.titles.dice_theme_park.happenings import OPERATED, PHASE_BEGAN, ROUND_BEGAN
from midway.titles.dice_theme_park.plan import PayIncome
from midway.titles.dice_theme_park.upkeep import UnlessLastRound
from tests.testkit.conformance.playing import play
from tests.testkit.conformance.tables import Table as Seats
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import TITLE, a_table, cost, refused


def told(played, kind):
    facts = [fact for facts in [played.match.opening, *played.facts] for fact in facts]
    return [int(fact.here) for fact in facts if fact.kind == kind]


@rule("DTP-GEN-02", "DTP-GEN-03", "DTP-END-01")
@pytest.mark.parametrize(("mode", "rounds"), [("full", 5), ("short", 4), ("introductory", 4)])
def test_every_round_has_its_six_phases_in_order(mode, rounds):
    played = play(Seats(TITLE, 2, {"mode": mode}), 1)

    assert told(played, ROUND_BEGAN) == list(range(1, rounds + 1))
    assert told(played, PHASE_BEGAN) == [1, 2, 3, 4, 5, 6] * rounds


@rule("DTP-GEN-01")
def test_two_to_four_play():
    assert (TITLE.least_seats, TITLE.most_seats) == (2, 4)
    for players in (2, 3, 4):
        assert len(play(Seats(TITLE, players), 1).match.scores) == players


def three(order=("cat", "ann", "bob")):
    """Everybody has money, a tired guest and a Ticket Agent, so that every phase has a question for each."""
    table = a_table(3).in_order(*order).with_display("carousel", "log-flume", "dodgems").with_skills("send")
    for name in order:
        table.with_coins(name, 20).with_guests(name, d3="blue-1")
    return table


@rule("DTP-GEN-04")
@pytest.mark.parametrize("phase", ["plan", "improve", "operate", "prepare"])
def test_in_four_phases_all_are_asked_at_once(phase):
    table = three() if phase == "plan" else three().playing("ann", "ticket-agent", "manager")
    if phase != "plan":
        table.playing("bob", "ticket-agent", "manager").playing("cat", "ticket-agent", "manager")

    assert getattr(table, phase)().asked() == ["ann", "bob", "cat"]


@rule("DTP-GEN-04", "DTP-GEN-05")
@pytest.mark.parametrize("phase", ["welcome", "expand"])
def test_in_two_phases_one_after_the_other_is_asked_in_turn_order(phase):
    table = getattr(three(), phase)()
    asked = []
    while table.asked():
        [name] = table.asked()
        asked.append(name)
        table.choose(name, table.options(name)[-1])

    assert list(dict.fromkeys(asked)) == ["cat", "ann", "bob"]


@rule("DTP-GEN-06")
def test_plan_and_welcome_are_compulsory_and_the_others_are_not():
    for phase, because in (("plan", "DTP-PLAN-01"), ("welcome", "DTP-WEL-01")):
        table = getattr(three(), phase)()
        refused(table, table.asked()[-1], "pass", because=because)
    for phase in ("expand", "improve", "operate"):
        table = getattr(three(), phase)()
        before = [table.coins(name) for name in ("ann", "bob", "cat")]
        while table.asked():
            table.choose(table.asked()[0], "pass" if phase == "expand" else "done")
        assert [table.coins(name) for name in ("ann", "bob", "cat")] == before
        assert [table.guests(name, "d3") for name in ("ann", "bob", "cat")] == ["blue-1"] * 3


@rule("DTP-UPK-06", "DTP-UPK-07", "DTP-UPK-08", "DTP-UPK-09")
def test_upkeep_saves_then_swaps_then_passes_and_only_then_fills_the_monorails():
    table = a_table().with_administrator("bob", "shift-planner").with_guests("ann", d3="blue-1").in_order("ann", "bob")
    table.playing("ann", "ticket-agent", "manager").playing("bob", "guide", "mascot")
    aboard = table.guests_on_monorails()
    table.aboard("m2-1").upkeep()

    assert (table.asked(), table.question("ann")) == (["ann"], "save")
    assert (table.hand("bob").count("manager"), table.guests_on_monorails()) == (1, aboard - 3)
    table.choose("ann", "pass")
    assert (table.asked(), table.question("bob")) == (["bob"], "swap")
    assert table.guests("ann", "d3") == ""
    assert (table.hand("bob").count("manager"), table.guests_on_monorails()) == (1, aboard - 3)
    table.choose("bob", "pass")
    assert (table.hand("bob").count("manager"), table.guests_on_monorails()) == (2, aboard)


@rule("DTP-SET-02", "DTP-UPK-16")
def test_rounds_follow_each_other_from_the_first():
    played = play(Seats(TITLE, 2), 2)
    facts = [fact for facts in [played.match.opening, *played.facts] for fact in facts]
    begun = [(fact.kind, int(fact.here)) for fact in facts if fact.kind in (ROUND_BEGAN, PHASE_BEGAN)]

    assert begun[:2] == [(ROUND_BEGAN, 1), (PHASE_BEGAN, 1)]
    assert [begun[k - 1 : k + 2] for k in range(7, len(begun), 7)] == [
        [(PHASE_BEGAN, 6), (ROUND_BEGAN, n), (PHASE_BEGAN, 1)] for n in range(2, 6)
    ]


@rule("DTP-ADM-13", "DTP-UPK-06", "DTP-END-01")
def test_after_the_last_objective_nothing_is_prepared():
    """Nobody is saved, no card is swapped or passed, and tired guests are still there."""
    for rounds, mode in ((5, "full"), (4, "short")):
        table = a_table(mode=mode).with_administrator("ann", "shift-planner").in_round(rounds)
        table.playing("ann", "ticket-agent", "manager").playing("bob", "guide", "mascot").with_guests(
            "ann", d3="blue-1"
        )
        table.run(table.found(UnlessLastRound))
        assert table.asked() == []
        assert table.guests("ann", "d3") == "blue-1"
        assert len(table.hand("ann")) == 4

    table = a_table().with_administrator("ann", "shift-planner").in_round(4)
    assert table.playing("ann", "guide", "mascot").run(table.found(UnlessLastRound)).asked() == ["ann"]


@rule("DTP-EXP-10")
def test_a_new_tile_is_upgraded_and_operated_at_once_and_pays_from_the_next_round_on():
    table = a_table().with_display("helter-skelter").with_skills("send").in_order("ann", "bob").with_mascots("bob")
    table.with_coins("ann", 6 + cost("helter-skelter")).with_coins("bob", 0).with_guests("ann", d3="blue-1")
    table.expand().choose("ann", "build helter-skelter", "place d4", "pass")
    assert table.coins("ann") == 6

    table.improve().choose("ann", "install generator", "space helter-skelter 1", "done")
    table.operate().choose("ann", "use-map", "move blue-1 helter-skelter", "operate helter-skelter", "done")
    table.earn()

    assert (table.coins("ann"), table.stars("ann")) == (3, 2)
    table.playing("ann", "guide", "mascot").playing("bob", "guide", "mascot").run(table.found(PayIncome))
    assert table.coins("ann") == 3 + 6 + 1 + 1


def in_operate(players=2, **options):
    """A match whose first seat has just been asked to operate."""
    match = Match.begin(TITLE, players, options, "seed 4")
    while match.pending[0].kind != "dice_theme_park/operate":
        first_answer(match, match.pending[0].seat)
    return match


def first_answer(match, seat):
    match.choose(seat, match.decision(seat).options[0].value)


def last_answer(match, seat):
    match.choose(seat, match.decision(seat).options[-1].value)


@rule("DTP-OPR-01")
def test_operate_can_be_taken_back_to_where_the_seat_began():
    match = in_operate()
    seat, before = match.awaited[0], match.digest
    for _ in range(6):
        first_answer(match, seat)

    while match.undo_horizon(seat):
        match.undo(seat)

    assert match.digest == before


@rule("DTP-OPR-01", "DTP-GEN-16", "TX-40")
def test_who_has_stopped_may_go_on_until_the_last_has_stopped():
    match = in_operate(3)
    first, second, last = match.awaited
    for seat in (first, second):
        match.choose(seat, "done")
    before = {seat: view(match.state, seat).save() for seat in (first, second)}
    assert [match.undo_horizon(seat) for seat in (first, second)] == [1, 1]

    match.undo(first)
    first_answer(match, first)
    while match.decision(first).kind != "dice_theme_park/operate":
        first_answer(match, first)
    match.choose(first, "done")
    assert view(match.state, second).save() == before[second]
    match.choose(last, "done")

    assert [match.undo_horizon(seat) for seat in (first, second, last)] == [0, 0, 0]
    assert any(fact.kind == OPERATED and fact.seat == first for fact in match.steps[-1].facts)


def test_the_end_of_a_secret_phase_teaches_everybody():
    """So nobody goes back behind it, whatever comes next."""
    for phase, last in (("plan", "play guide mascot"), ("improve", "done"), ("operate", "done"), ("prepare", "pass")):
        table = a_table()
        for name in ("ann", "bob"):
            table.with_coins(name, 20).with_guests(name, d3="blue-1")
            if phase != "plan":
                table.playing(name, "ticket-agent", "manager")
        getattr(table, phase)().choose("ann", last)
        assert table.s.learned & 0b11 == 0
        table.choose("bob", last)
        assert table.s.learned & 0b11 == 0b11


@pytest.mark.parametrize("kind", ["monorail", "build"])
def test_a_turn_is_taken_back_until_the_next_has_begun_to_act(kind):
    """AMB-38: in Welcome and Expand."""
    match = Match.begin(TITLE, 3, {}, "seed 4")
    while match.pending[0].kind != f"dice_theme_park/{kind}":
        first_answer(match, match.pending[0].seat)
    [seat] = match.awaited
    before, digest = len(match.steps), match.digest
    while match.awaited == [seat]:
        last_answer(match, seat)
    [other] = match.awaited

    assert match.undo_horizon(seat) == len(match.steps) - before
    last_answer(match, other)
    assert match.undo_horizon(seat) == 0
    match.undo(other)
    while len(match.steps) > before:
        match.undo(seat)
    assert match.digest == digest


def test_by_option_stopping_is_final_where_all_is_open():
    match = in_operate(together="live")
    match.choose(match.awaited[0], "done")

    assert match.undo_horizon(0) == 0


def test_by_option_nothing_is_taken_back():
    match = Match.begin(TITLE, 2, {"undo": "no"}, "seed 4")
    first_answer(match, 0)

    assert match.undo_horizon(0) == 0
