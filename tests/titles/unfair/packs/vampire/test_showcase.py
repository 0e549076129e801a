"""The Showcase cards and the Overview of the Vampire pack."""

from midway.titles.unfair.mesmerism import works_for
from tests.testkit.rules import rule
from tests.titles.unfair.packs.real import guests_step, printed
from tests.titles.unfair.parks import a_table, event, staff
from tests.titles.unfair.words import gain, says, stops

NIGHT = printed("vampire/vampire-overview")


def test_the_stakehouse_pays_through_the_staff():
    table = a_table().with_park("ann", printed("vampire/renfields-stakehouse"), staff("clown"), staff("guide"))

    guests_step(table.on_turn("ann"))

    assert table.coins("ann") == 24
    assert table.size("renfields-stakehouse") == 2


def test_the_impaler_mesmerises_and_is_paid():
    table = a_table().with_overview(NIGHT).with_park("ann", printed("vampire/vlads-impaler"))
    table.with_park("bob", staff("clown")).with_hand("bob", event("gift", gain(1))).in_events("ann")

    table.choose("ann", "use vlads-impaler 8")

    assert (works_for(table.s, table.card("clown")), table.coins("ann")) == (0, 23)


def test_a_blocked_impaler_is_paid_all_the_same():
    guards = event("guards", gain(1), stops("Intrusion"))
    table = a_table().with_overview(NIGHT).with_park("ann", printed("vampire/vlads-impaler"))
    table.with_park("bob", staff("clown")).with_hand("bob", guards).in_events("ann")

    table.choose("ann", "use vlads-impaler 8").choose("bob", "block guards")

    assert (works_for(table.s, table.card("clown")), table.coins("ann")) == (1, 23)


@rule("UNF-VAMP-02", "UNF-SETUP-10")
def test_it_is_the_overview_that_makes_them_serve():
    charm = event("charm", says("Mesmerise a staff member in a competitor's park."))
    with_it = a_table().with_overview(NIGHT).with_hand("ann", charm).with_park("bob", staff("clown")).in_events("ann")
    without = a_table().with_hand("ann", charm).with_park("bob", staff("clown")).in_events("ann")

    served = [works_for(t.choose("ann", "play charm top").s, t.card("clown")) for t in (with_it, without)]

    assert served == [0, 1]
