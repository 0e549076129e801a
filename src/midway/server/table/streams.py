"""Streams: what each kind of viewer of a table is sent, once for all who see the same."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, Protocol

from midway.server.protocol.happened import State
from midway.server.table import events as of
from midway.server.table.play import sees
from midway.server.telling.changes import Seen, encoded

if TYPE_CHECKING:
    from collections.abc import Iterable

    from midway.server.table.fold import Fold
    from midway.server.table.people import People
    from midway.server.table.play import Outcome

MOST_KEPT: Final = 64  # changes that are kept ready to be sent again


class Listener(Protocol):
    """Somebody who is sent a viewer's changes."""

    def take(self, number: int, change: bytes, is_said: bool) -> None:
        """One change; it must not wait."""

    def lost(self) -> None:
        """The numbering has begun anew: ask for everything again."""

    def look_again(self, people: People) -> bool:
        """Rights may have ended; False if it may listen no longer."""


class Stream:
    """What one viewer is sent: a seat, everybody, or everybody with open cards."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.listeners: set[Listener] = set()
        self.kept: deque[tuple[int, bytes]] = deque(maxlen=MOST_KEPT)
        self.seen: Seen | None = None  # what the viewer was told last
        self.used_at = 0.0  # when somebody last listened

    def tell(self, fold: Fold, event: of.AnyEvent, outcome: Outcome) -> None:
        """Tell all listeners of an event the fold has just followed."""
        if isinstance(event, of.Migrated):
            self.begin_anew()
            self.wake(fold)
            return
        if not sees(outcome, self.viewer):
            return
        number = fold.number_of(self.viewer)
        change, self.seen = fold.teller.change(
            event, outcome, self.viewer, number, fold.asked_of(self.viewer), self.seen
        )
        data = encoded(change)
        self.kept.append((number, data))
        for listener in list(self.listeners):
            listener.take(number, data, isinstance(event, of.Spoke))

    def check(self, people: People) -> None:
        """Let nobody listen who may not any more."""
        self.listeners = {listener for listener in self.listeners if listener.look_again(people)}

    def begin_anew(self) -> None:
        """Whatever was told before, everybody gets a state now."""
        self.sleep()
        for listener in list(self.listeners):
            listener.lost()

    def wake(self, fold: Fold) -> None:
        """Know the position again after the table was out of the memory."""
        self.seen = fold.teller.seen(self.viewer, fold.asked_of(self.viewer))

    def sleep(self) -> None:
        self.seen = None
        self.kept.clear()

    def state(self, fold: Fold) -> State:
        """Everything this viewer may know."""
        return fold.teller.state(self.viewer, fold.number_of(self.viewer), fold.asked_of(self.viewer))

    def after(self, number: int) -> list[tuple[int, bytes]] | None:
        """The changes after that number, if they are still kept."""
        if self.kept and self.kept[0][0] <= number + 1:
            return [(n, data) for n, data in self.kept if n > number]
        return None


def told_again(fold: Fold, events: Iterable[of.AnyEvent], viewer: int, after: int) -> list[tuple[int, bytes]]:
    """The changes a viewer was sent after that number, made again from the events; `fold` is at the first of them."""
    stream = Stream(viewer)
    stream.kept = deque()
    has_begun = False
    for event in events:
        if not has_begun and fold.number_of(viewer) >= after:
            stream.wake(fold)
            has_begun = True
        outcome = fold.follow(event)
        if has_begun:
            stream.tell(fold, event, outcome)
    return list(stream.kept)
