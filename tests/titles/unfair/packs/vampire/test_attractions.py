"""The attractions of the Vampire pack, each by its story."""

import pytest

from midway.titles.unfair.mesmerism import works_for
from tests.titles.unfair.packs.real import guests_step, printed
from tests.titles.unfair.parks import a_table, attraction, event, staff
from tests.titles.unfair.words import gain

WAITING = event("gift", gain(1))
NIGHT = printed("vampire/vampire-overview")


def a_crew(n, **lies):
    return [staff(f"hand-{k}", stars=0, **lies) for k in range(n)]


def test_the_graveyard_gives_two_events_for_each_it_takes():
    table = a_table().with_park("ann", printed("vampire/moonlit-graveyard"), *a_crew(1)).with_hand("bob", WAITING)

    table.in_events("ann").choose("ann", "use moonlit-graveyard 8", "yes")

    assert (len(table.hand("ann")), table.owner("hand-0")) == (2, "")


def test_the_cellar_celebrates_each_recruit_of_yours():
    table = a_table().with_park("ann", printed("vampire/red-cellar")).with_hand("ann", staff("clown", price=3))
    table.with_hand("bob", staff("guide", price=3)).on_turn("ann")

    table.choose("ann", "build clown").choose("bob", "build guide")

    assert (table.coins("ann"), table.coins("bob")) == (20 - 3 + 2, 17)


@pytest.mark.parametrize(("many", "gets"), [(2, 0), (3, 3), (4, 3)])
def test_coffin_and_breakfast_needs_three_to_make_the_beds(many, gets):
    table = a_table().with_park("ann", printed("vampire/coffin-and-breakfast"), *a_crew(many)).on_turn("ann")

    guests_step(table)

    assert table.coins("ann") == 20 + gets


def test_the_opera_shines_with_its_ushers():
    def stars(many):
        return a_table().with_park("ann", printed("vampire/opera-till-dawn"), *a_crew(many)).on_turn("ann").stars("ann")

    assert (stars(0), stars(4)) == (1 + 2, 1 + 2 + 4)
    assert a_table().with_park("ann", printed("vampire/opera-till-dawn")).on_turn("ann").size("opera-till-dawn") == 2


def test_the_blood_drive_takes_a_donor_along():
    table = a_table().with_overview(NIGHT).with_hand("ann", printed("vampire/blood-drive"))
    table.with_park("bob", *a_crew(2)).on_turn("ann")

    table.choose("ann", "build blood-drive", "space 1", "pick hand-1")

    assert [works_for(table.s, table.card(f"hand-{n}")) for n in (0, 1)] == [1, 0]
    assert table.size("blood-drive") == 2


def test_the_carousel_tires_whoever_turns_it():
    table = a_table().with_park("ann", printed("vampire/nightmare-carousel"), *a_crew(1)).with_hand("bob", WAITING)

    table.in_events("ann").choose("ann", "use nightmare-carousel 8", "yes")

    assert (table.coins("ann"), table.has_closed("hand-0")) == (24, True)
    assert not table.may("ann", "use nightmare-carousel 8")


def test_the_gallery_counts_the_mesmerised_of_all_parks():
    table = a_table(seats=3).with_overview(NIGHT).with_park("ann", printed("vampire/stake-out-gallery"))
    table.with_park("bob", staff("clown", serves="ann")).with_park("cat", staff("guide", serves="bob"), *a_crew(2))

    guests_step(table.on_turn("ann"))

    assert table.coins("ann") == 20 + 2 * 2


def test_five_of_them_make_the_scene():
    order = ["moonlit-graveyard", "red-cellar", "coffin-and-breakfast", "opera-till-dawn", "blood-drive"]

    numbers = [printed(f"vampire/{name}").card.numbers["panorama"] for name in order]

    assert numbers == [1, 2, 3, 4, 5]
    assert "panorama" not in attraction("other").card.numbers
