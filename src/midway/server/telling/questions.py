"""Decisions, undo and proposals as one seat is told of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from midway.kernel.chronicle import lines_of
from midway.kernel.match import OPEN
from midway.kernel.schema import SPECTATOR
from midway.kernel.views import view
from midway.server.protocol.asked import Decision, Proposal, TakenBack, Undo, Window
from midway.server.table.play import WINDOWS
from midway.server.telling.reading import line, offer, option

if TYPE_CHECKING:
    from midway.server.table.people import People
    from midway.server.table.play import Play


def decision(play: Play, people: People, seat: int, number: int) -> Decision | None:
    """What the seat has to decide now; `number` is the change that asked it."""
    found = play.match.decision(seat)
    if found is None:
        return None
    game = play.match.game
    return Decision(
        id=number,
        seat=seat,
        kind=found.kind,
        rule=found.rule,
        source=found.source,
        options=[offer(game, one) for one in found.options],
        free=[offer(game, one) for one in found.free],
        window=window(people) if found.kind in WINDOWS else None,
        held=play.held.get(seat),
    )


def window(people: People) -> Window | None:
    """The clock of reactions; none where one person sits alone with bots."""
    if len(people.humans) < 2:
        return None
    return Window(people.opened.window_least, people.opened.window_most)


def undo(play: Play, seat: int) -> Undo | None:
    """How far the seat may go back by itself."""
    match = play.match
    if match.is_over:
        return None
    places, reason = match.free_places(seat)
    taken = [option(match.game, match.steps[place].option) for place in places]
    return Undo(len(places), taken[0] if taken else None, reason, taken, match.redo_horizon(seat))


def proposal(play: Play | None, people: People, viewer: int) -> Proposal | None:
    """What somebody asks of the others just now."""
    ballot = people.ballot
    if ballot is not None:
        asked = ballot.proposed
        about = asked.about if asked.what == "stand-in" else None
        return Proposal(asked.what, asked.seat, ballot.concerned, ballot.agreed[:], about, asked.bot, [])
    request = None if play is None else play.match.request
    if play is None or request is None or request.outcome != OPEN:
        return None
    taken = taken_back(play, request.to_step, viewer)
    return Proposal("undo", request.seat, list(request.concerned), list(request.agreed), None, "", taken)


def taken_back(play: Play, to_step: int, viewer: int) -> list[TakenBack]:
    """What would be taken back, the last choice first, as far as the viewer may know; secret answers once a seat."""
    match = play.match
    reader = viewer if 0 <= viewer < match.game.seats else SPECTATOR
    found: list[TakenBack] = []
    seen = view(match.state, reader)
    secret: set[int] = set()
    for step in reversed(match.steps[to_step:]):
        if (play.knew[step.number - 1] >> reader) & 1:
            lines = lines_of(seen, step, reader, play.knew[step.number - 1])
            read = [line(match.game, one) for one in lines]
            found.append(TakenBack(step.seat, option(match.game, step.option), read))
        elif step.seat not in secret:
            secret.add(step.seat)
            found.append(TakenBack(step.seat, None, []))
    return found
