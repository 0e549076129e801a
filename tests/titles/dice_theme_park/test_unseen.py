"""A redeal keeps nothing of what others do in secret: from positions that look alike it makes the same one."""

import pytest

from midway.bots.bot import BotLuck, imagined
from midway.kernel.foreseeing import foreseen
from midway.kernel.redeal import redealt
from midway.kernel.schema import PHASES, STRANDS
from midway.titles.dice_theme_park.park import cell_named
from midway.titles.dice_theme_park.schema import DRAFT, DRAFT_SIZE, FIRST_CELL, SAVED
from tests.testkit.conformance.playing import Dice
from tests.testkit.rules import rule
from tests.titles.dice_theme_park.tables import Table, a_table
from tests.titles.dice_theme_park.test_operate_draft import after_some, phases


def three(phase: str, together: str = "sealed") -> Table:
    """Everybody has money, guests and staff, and is asked in this phase."""
    table = a_table(3, together=together)
    for name in ("ann", "bob", "cat"):
        table.with_coins(name, 20).with_guests(name, e2="green-3 blue-5", d3="blue-1 green-1")
        table.playing(name, "ticket-agent", "builder")
    return {"improve": table.improve, "operate": table.operate, "prepare": table.prepare}[phase]()


@rule("DTP-GEN-16")
@pytest.mark.parametrize("phase", ["improve", "operate", "prepare"])
def test_whatever_others_have_done_the_same_is_imagined(phase):
    imaginations: dict[tuple[int, int, bool], set[bytes]] = {}
    start = three(phase).s
    for seat in range(3):
        for walk in range(12):
            s = after_some(start, seat, Dice(walk, seat))
            for viewer in (other for other in range(3) if other != seat):
                dealt = redealt(s, viewer, 5, 6).state
                imaginations.setdefault((viewer, seat, s.is_awaited(seat)), set()).add(dealt.save())

    assert [len(found) for found in imaginations.values()] == [1] * len(imaginations)
    assert len(imaginations) >= 6


@rule("DTP-GEN-16")
@pytest.mark.parametrize(("phase", "answer"), [("improve", "done"), ("operate", "done"), ("prepare", "pass")])
def test_what_the_last_answer_reveals_cannot_be_foreseen(phase, answer):
    table = three(phase)
    for name in ("ann", "bob"):
        while name in table.asked():
            table.choose(name, table.options(name)[0])
    assert table.asked() == ["cat"]

    assert [foreseen(table.s, 2, choice) for choice in table.s.legal(2) if table._short(choice) == answer] == [[]]


def test_ones_own_doings_are_foreseen():
    table = three("improve").choose("ann", "install generator")

    changes = foreseen(table.s, 0, table.s.legal(0)[0])

    assert {change.owner for change in changes} == {0}
    assert {"draft coins", "draft upgrades"} <= {change.name for change in changes}


def test_a_first_tile_and_those_who_are_saved_are_not_imagined_as_they_are():
    seen = 0
    for start in phases(2, 3):
        dice = Dice(1)
        s = after_some(start, 0, dice)
        if s.num(STRANDS) != 0 and s.num(PHASES) == start.num(PHASES) and not s.is_awaited(0):
            dealt = imagined(s, BotLuck(1, 2, 1, 0)).state
            assert [dealt.own(0, SAVED + place) for place in range(3)] == [0, 0, 0]
            if s.own(0, FIRST_CELL):
                assert dealt.own(0, FIRST_CELL) == 1 + cell_named("c2")
                seen += 1
            assert dealt.awaited() == s.awaited()

    assert seen == 1


def test_where_all_is_open_everything_is_kept():
    table = three("operate", together="live").choose("ann", "operate duck-pond", "done")

    dealt = redealt(table.s, 1, 5, 6, keep_luck=True).state

    assert [dealt.own(0, DRAFT + k) for k in range(DRAFT_SIZE)] == [
        table.own("ann", DRAFT + k) for k in range(DRAFT_SIZE)
    ]
    assert dealt.own(0, DRAFT) != 0
