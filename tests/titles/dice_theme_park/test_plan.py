from midway.kernel.schema import SPECTATOR
from midway.kernel.views import view
from midway.titles.dice_theme_park.plan import PayIncome, pair_number, places_of_pair
from midway.titles.dice_theme_park.schema import PLAYED
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import a_table, money, refused


@rule("DTP-PLAN-01", "DTP-PLAN-03")
def test_two_of_six_staff_cards_are_played():
    table = a_table().plan()

    assert len(table.options("ann")) == 15
    table.choose("ann", "play ticket-agent manager").choose("bob", "play guide mascot")
    assert sorted(table.of("ann", PLAYED)) == ["manager", "ticket-agent"]
    assert table.hand("ann") == ["concierge", "guide", "mascot", "builder"]


@rule("DTP-PLAN-01", "DTP-GEN-16")
def test_nobody_sees_a_pick_before_all_have_picked():
    table = a_table().plan()

    table.choose("ann", "play ticket-agent manager")

    seen = view(table.s, SPECTATOR)
    assert seen.count(seen.zone(0, PLAYED)) == 0
    assert seen.save() == view(a_table().plan().choose("ann", "play guide mascot").s, SPECTATOR).save()
    refused(table, "ann", "play guide mascot", because="")


@rule("DTP-PLAN-02", "TX-04")
def test_two_equal_cards_may_be_played_where_the_hand_holds_them():
    table = a_table().with_hand("ann", "manager", "manager").plan()

    table.choose("ann", "play manager manager").choose("bob", "play guide mascot")

    assert table.of("ann", PLAYED) == ["manager", "manager"]


def test_cards_of_one_kind_are_offered_once():
    assert len(a_table().with_hand("ann", "manager", "manager").plan().options("ann")) == 11


@rule("DTP-PLAN-10", "DTP-PLAN-11", "EX-02")
def test_income_is_staff_entrance_and_printed_income():
    table = a_table(4).with_park("cat", e3="helter-skelter", c4="log-flume+merch-kiosk").with_coins("cat", 5)
    table.playing("cat", "guide", "mascot")

    table.run(table.found(PayIncome))

    assert table.coins("cat") == 5 + 8


@rule("DTP-PLAN-12")
def test_everybody_takes_income_in_the_first_round_too():
    table = a_table().plan()

    table.choose("ann", "play guide mascot").choose("bob", "play ticket-agent concierge")

    assert (table.coins("ann"), table.coins("bob")) == (6 + 6 + 1, 6 + money("ticket-agent") + money("concierge") + 1)


def test_a_number_says_which_two_places_were_picked():
    pairs = [(i, k) for k in range(6) for i in range(k)]

    assert [pair_number(i, k) for i, k in pairs] == list(range(15))
    assert [places_of_pair(n) for n in range(15)] == pairs
