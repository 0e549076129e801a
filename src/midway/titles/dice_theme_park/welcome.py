"""Welcome: a monorail each in turn order, the Concierge on those who arrive, and the guest nobody took along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.node import Node
from midway.kernel.options import PASS
from midway.kernel.results import ENACTED
from midway.titles.dice_theme_park.columns import CONCIERGE, SPARE_GUEST, columns
from midway.titles.dice_theme_park.crowd import add_to_entrance, draw_from_bag, guests_in_bag, put_in_bag, remove_guest
from midway.titles.dice_theme_park.figures import MOST_RAISED
from midway.titles.dice_theme_park.guests import (
    KIND_OF,
    MOST_VALUE,
    die_on,
    guest_number,
    kind,
    own_colour,
    value_of,
    with_value,
)
from midway.titles.dice_theme_park.happenings import ARRIVED, INVITED, RAISED, TOOK_MONORAIL, tell
from midway.titles.dice_theme_park.park import ENTRANCE
from midway.titles.dice_theme_park.schema import ABOARD, MONORAIL, MONORAIL_SPACES, MONORAILS
from midway.titles.dice_theme_park.staff import administrator, holder_of, played
from midway.titles.dice_theme_park.verbs import INVITE, RAISE, RAISE_BOTH, TAKE

if TYPE_CHECKING:
    from midway.kernel.options import Options
    from midway.kernel.state import State


# steps of a turn
PICK: Final = 0
PICKED: Final = 1
WELCOMED: Final = 2
RAISED_SOME: Final = 3


# ---- the monorails ----------------------------------------------------------------------------------------------
def guests_aboard(s: State, monorail: i64) -> i64:
    """Where the three guests of a monorail are noted."""
    return ABOARD + (monorail - columns(s).monorails[0]) * MONORAIL_SPACES


def fill_monorails(s: State) -> None:
    """In the order of their ids, each from top to bottom, as far as the bag reaches (DTP-SET-06, AMB-29)."""
    c = columns(s)
    for monorail in c.monorails:
        at = guests_aboard(s, monorail)
        for space in range(MONORAIL_SPACES):
            if guests_in_bag(s) > 0:
                s.put(at + space, kind(draw_from_bag(s), c.values[space][monorail]))


def empty_monorails(s: State) -> None:
    """Who was not taken along goes back into the bag (DTP-UPK-11)."""
    for k in range(len(columns(s).monorails) * MONORAIL_SPACES):
        if s.num(ABOARD + k) != 0:
            put_in_bag(s, own_colour(s.num(ABOARD + k)))
            s.put(ABOARD + k, 0)


@dataclass(frozen=True)
class WelcomeGuests(Node):
    """A seat takes a monorail, then may use its Concierge. Items: the guests who arrived, as they are now.

    Tally: how often the Concierge may still be used.
    """

    def question(self, s: State, f: i64) -> str:
        return "dice_theme_park/monorail" if s.pc(f) == PICKED else "dice_theme_park/concierge"

    def rule_id(self, s: State, f: i64) -> str:
        return "DTP-WEL-01" if s.pc(f) == PICKED else "DTP-STAFF-05"

    def options(self, s: State, f: i64, o: Options) -> None:
        if s.pc(f) == PICKED:
            for monorail in columns(s).monorails:
                if s.where(monorail) == MONORAILS:
                    o.offer(TAKE, monorail)
        else:
            _offer_raises(s, f, o)

    def step(self, s: State, f: i64) -> None:
        pc = s.pc(f)
        seat = s.you(f)
        if pc == PICK:
            s.ask(f, PICKED, seat)
        elif pc == PICKED:
            self._arrive(s, f, s.arg)
            s.go(f, WELCOMED)
        elif pc == WELCOMED:
            if s.tally(f) > 0 and _may_raise(s, f):
                s.ask(f, RAISED_SOME, seat)
            else:
                s.end(ENACTED)
        elif s.verb == PASS:
            s.end(ENACTED)
        else:
            self._raise(s, f)
            s.set_tally(f, s.tally(f) - 1)
            s.go(f, WELCOMED)

    def _arrive(self, s: State, f: i64, monorail: i64) -> None:
        """All of them go to the Park Entrance, their values as they are (DTP-WEL-02)."""
        seat = s.you(f)
        s.move(monorail, s.zone(seat, MONORAIL))
        tell(s, TOOK_MONORAIL, seat, monorail)
        at = guests_aboard(s, monorail)
        party: i64 = 0
        for space in range(MONORAIL_SPACES):
            arrives: int = s.num(at + space)
            if arrives != 0:
                s.put(at + space, 0)
                add_to_entrance(s, seat, arrives)
                s.fix(f, arrives)
                party = (party << 7) | arrives
        tell(s, ARRIVED, seat, -1, party)
        s.set_tally(f, played(s, seat, CONCIERGE))

    def _raise(self, s: State, f: i64) -> None:
        if s.verb == RAISE:
            self._raise_one(s, f, KIND_OF[s.arg], s.arg2)
        else:
            higher = KIND_OF[s.arg2]
            self._raise_one(s, f, higher, 1)
            self._raise_one(s, f, KIND_OF[s.arg], 1)

    def _raise_one(self, s: State, f: i64, die_kind: i64, by: i64) -> None:
        seat = s.you(f)
        after = with_value(die_kind, value_of(die_kind) + by)
        remove_guest(s, seat, die_on(ENTRANCE, die_kind))
        add_to_entrance(s, seat, after)
        for i in range(s.items(f)):
            if s.item(f, i) == die_kind:
                s.set_item(f, i, after)
                break
        tell(s, RAISED, seat, -1, die_kind, after)


def _may_raise(s: State, f: i64) -> bool:
    for i in range(s.items(f)):
        if value_of(s.item(f, i)) < MOST_VALUE:
            return True
    return False


def _offer_raises(s: State, f: i64, o: Options) -> None:
    """One guest by 1 or 2, or two by 1 each, never above 6 (DTP-STAFF-05, DTP-WEL-06)."""
    o.offer(PASS)
    for i in range(s.items(f)):
        one = s.item(f, i)
        value = value_of(one)
        if not _is_first_alike(s, f, i):
            continue
        for by in range(1, MOST_RAISED + 1):
            if value + by <= MOST_VALUE:
                o.offer(RAISE, guest_number(one), by)
    for i in range(s.items(f)):
        for k in range(i + 1, s.items(f)):
            one, other = s.item(f, i), s.item(f, k)
            if value_of(one) < MOST_VALUE and value_of(other) < MOST_VALUE and _is_first_pair(s, f, i, k):
                o.offer(RAISE_BOTH, guest_number(min(one, other)), guest_number(max(one, other)))


def _is_first_alike(s: State, f: i64, i: i64) -> bool:
    for k in range(i):
        if s.item(f, k) == s.item(f, i):
            return False
    return True


def _is_first_pair(s: State, f: i64, i: i64, k: i64) -> bool:
    """Is no earlier pair of guests the same?"""
    low, high = min(s.item(f, i), s.item(f, k)), max(s.item(f, i), s.item(f, k))
    for a in range(i + 1):
        for b in range(a + 1, s.items(f)):
            if (a, b) == (i, k):
                return True
            if min(s.item(f, a), s.item(f, b)) == low and max(s.item(f, a), s.item(f, b)) == high:
                return False
    return True


@dataclass(frozen=True)
class InviteSpareGuest(Node):
    """After all have taken a monorail: one guest off the last one, value unchanged (DTP-ADM-09)."""

    def question(self, s: State, f: i64) -> str:
        return "dice_theme_park/spare-guest"

    def rule_id(self, s: State, f: i64) -> str:
        return "DTP-ADM-09"

    def options(self, s: State, f: i64, o: Options) -> None:
        o.offer(PASS)
        at = guests_aboard(s, s.at(MONORAILS, 0))
        for space in range(MONORAIL_SPACES):
            guest = s.num(at + space)
            is_new = guest != 0
            for before in range(space):
                is_new = is_new and s.num(at + before) != guest
            if is_new:
                o.offer(INVITE, guest_number(guest))

    def step(self, s: State, f: i64) -> None:
        if s.pc(f) == 0:
            holder = holder_of(s, SPARE_GUEST)
            if holder < 0:
                s.end(ENACTED)
                return
            s.set_you(f, holder)
            s.set_src(f, administrator(s, holder))
            s.ask(f, 1, holder)
            return
        if s.verb == INVITE:
            guest: int = KIND_OF[s.arg]
            at = guests_aboard(s, s.at(MONORAILS, 0))
            space: i64 = 0
            while s.num(at + space) != guest:
                space += 1
            s.put(at + space, 0)
            add_to_entrance(s, s.you(f), guest)
            tell(s, INVITED, s.you(f), -1, guest)
        s.end(ENACTED)
