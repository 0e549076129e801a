"""A view as data: zones, numbers, what is said of cards; and what differs between two of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from midway.kernel.chronicle import EVERYTHING
from midway.kernel.decisions import told_of
from midway.kernel.schema import SPECTATOR
from midway.kernel.views import view
from midway.server.protocol.shown import Asked, Patch, Shown
from midway.server.telling.layout import layout_of, of_seat
from midway.titles.belongings import sources_of

if TYPE_CHECKING:
    from midway.kernel.state import State

TABLES = (
    "zones",
    "numbers",
    "marks",
    "cards",
    "words",
    "values",
    "points",
)  # the parts of Shown that are compared by name
WORDS = ("first_seat", "together", "over", "places", "awaited")


def shown(s: State, viewer: int) -> Shown:
    """The position as this viewer sees it; EVERYTHING for one from whom nothing is hidden."""
    seen = s if viewer == EVERYTHING else view(s, viewer)
    layout = layout_of(s.game)
    names = s.game.card_names
    mine = viewer if 0 <= viewer < s.game.seats else -1
    numbers: dict[str, int | list[int]] = {}
    for name, at, size, owner in layout.numbers:
        if owner in (-1, viewer) or viewer == EVERYTHING:
            numbers[name] = int(seen.num(at)) if size == 1 else [int(seen.num(at + i)) for i in range(size)]
    marks = {}
    for name, at, owner in layout.marks:
        if owner in (-1, viewer) or viewer == EVERYTHING:
            card = int(seen.num(at))
            marks[name] = names[card] if card >= 0 else None
    over = bool(s.is_over)
    return Shown(
        zones={name: _runs(seen, at, names) for name, at in layout.zones},
        numbers=numbers,
        marks=marks,
        cards=_cards(seen, mine),
        words=_words(seen, mine),
        values={
            of_seat(name, seat): n
            for seat in range(s.game.seats)
            for name, n in s.game.title.seat_values(seen, seat).items()
        },
        points=points(seen),
        awaited=awaited(s, viewer),
        first_seat=int(s.first_seat),
        together=bool(s.is_together),
        over=over,
        places=s.game.title.places(s) if over else None,
    )


def awaited(s: State, viewer: int) -> list[Asked]:
    """For whom the table waits, as far as this viewer may know for what."""
    told = [told_of(s, seat, SPECTATOR if viewer == EVERYTHING else viewer) for seat in s.awaited()]
    return [Asked(one.seat, one.kind, one.source) for one in told if one is not None]


def points(seen: State) -> dict[str, int]:
    """What each seat would score, by source where the title tells them apart."""
    sources = sources_of(seen.game.title)
    found: dict[str, int] = {}
    for seat, total in enumerate(seen.game.title.scores(seen)):
        if sources is not None:
            found.update({of_seat(name, seat): n for name, n in sources(seen, seat).items()})
        found[of_seat("total", seat)] = int(total)
    return found


def _runs(seen: State, at: int, names: list[str]) -> list[str | int]:
    """The cards of a zone in order; so many face down ones as a number."""
    out: list[str | int] = []
    hidden = 0
    for card in seen.cards(at):
        if card < 0:
            hidden += 1
        else:
            if hidden:
                out.append(hidden)
                hidden = 0
            out.append(names[card])
    if hidden:
        out.append(hidden)
    return out


def _cards(seen: State, seat: int) -> dict[str, dict[str, int]]:
    """What is said of the cards in sight, where it is not zero."""
    game = seen.game
    words = layout_of(game).words
    found: dict[str, dict[str, int]] = {}
    for card in _in_sight(seen):
        said = {name: int(n) for name, word in words if (n := seen.num(word + card)) != 0}
        said.update(game.title.card_values(seen, card, seat))
        if said:
            found[game.card_names[card]] = said
    return found


def _words(seen: State, seat: int) -> dict[str, dict[str, list[str]]]:
    """What only words say of the cards in sight."""
    game = seen.game
    found = {game.card_names[card]: game.title.card_words(seen, card, seat) for card in _in_sight(seen)}
    return {name: said for name, said in found.items() if said}


def _in_sight(seen: State) -> list[int]:
    """The cards in zones whose faces are shown."""
    return [int(card) for at in seen.game.zones for card in seen.cards(at) if card >= 0]


def patch(before: Shown, after: Shown) -> Patch:
    """What differs, so that `patched(before, patch(before, after))` is `after`."""
    changed: dict[str, Any] = {}
    for part in TABLES:
        old, new = getattr(before, part), getattr(after, part)
        if old != new:
            differs = {name: value for name, value in new.items() if name not in old or old[name] != value}
            changed[part] = {**differs, **{name: None for name in old if name not in new}}
    for word in WORDS:
        if getattr(before, word) != getattr(after, word):
            changed[word] = getattr(after, word)
    return Patch(**changed)


def patched(before: Shown, change: Patch) -> Shown:
    """What a client makes of a patch."""
    made: dict[str, Any] = {}
    for part in TABLES:
        now = {**getattr(before, part), **getattr(change, part)}
        optional = part in ("cards", "words", "values", "points")
        made[part] = {name: value for name, value in now.items() if not (optional and value is None)}
    for word in WORDS:
        value = getattr(change, word)
        made[word] = getattr(before, word) if value is None else value
    return Shown(**made)
