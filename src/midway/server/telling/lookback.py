"""A match that is over, as somebody looks back upon it. Everybody may then look with anybody's eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from midway.kernel.chronicle import EVERYTHING, lines_of, lines_of_facts, seen_by
from midway.kernel.phases import as_known, first_of_phase
from midway.kernel.schema import PHASES, STRANDS
from midway.kernel.views import facts_for
from midway.server.protocol import lookback as to
from midway.server.protocol.happened import Cause, Change
from midway.server.telling.layout import layout_of, of_seat, slug
from midway.server.telling.reading import happening, line, option
from midway.server.telling.shown import patch, points, shown
from midway.titles.belongings import score_parts_of, sources_of, tie_breakers_of

if TYPE_CHECKING:
    from midway.kernel.match import Match
    from midway.kernel.replaying import Step
    from midway.kernel.state import State
    from midway.server.protocol.resources import TableInfo
    from midway.server.protocol.words import Line
    from midway.server.table.play import Play

ROUND: Final = "round"  # the number of the table that counts rounds, where a title has it
TOTAL: Final = "total"


# ---- the story ---------------------------------------------------------------------------------------------------
def story(table: TableInfo, play: Play) -> to.Story:
    """What happened at which step."""
    match = play.match
    opening = [line(match.game, one) for one in lines_of_facts(match.state, match.opening, EVERYTHING)]
    beats = [to.Beat(0, -1, opening)]
    beats += [to.Beat(step.number, step.seat, _told(play, match.state, step, EVERYTHING)) for step in match.steps]
    return to.Story(table, len(match.steps), rounds(match), [beat for beat in beats if beat.lines])


def _told(play: Play, seen: State, step: Step, viewer: int) -> list[Line]:
    return [line(play.match.game, one) for one in lines_of(seen, step, viewer, play.knew[step.number - 1])]


# ---- round by round ----------------------------------------------------------------------------------------------
def rounds(match: Match) -> list[to.Round]:
    """How things stood after each round; nothing where a title counts none."""
    names = [(at, name) for name, at, _, owner in layout_of(match.game).numbers if owner < 0 and name == ROUND]
    if not names:
        return []
    at = names[0][0]
    found: list[to.Round] = []
    first, end = 0, len(match.steps)
    while first < end:
        number = int(match.state_at(first).num(at))
        last = _first_beyond(match, at, number, first, end)
        if number > 0:
            found.append(_round(match.state_at(last), number, first, last))
        first = last
    return found


def _first_beyond(match: Match, at: int, number: int, low: int, high: int) -> int:
    """The first step after which the round is a later one; the last step of the match if there is none."""
    if match.state_at(high).num(at) <= number:
        return high
    while low + 1 < high:
        middle = (low + high) // 2
        if match.state_at(middle).num(at) > number:
            high = middle
        else:
            low = middle
    return high


def _round(s: State, number: int, first: int, last: int) -> to.Round:
    seats = range(s.game.seats)
    values = {of_seat(n, seat): v for seat in seats for n, v in s.game.title.seat_values(s, seat).items()}
    tokens = {
        of_seat(slug(field.name), seat): int(s.own(seat, field.at))
        for field in s.game.schema.seat.fields
        if field.kind == "token"
        for seat in seats
    }
    return to.Round(number, first, last, points(s), values, tokens)


# ---- step by step --------------------------------------------------------------------------------------------------
def reel(play: Play, first: int, many: int, viewer: int) -> to.Reel:
    """The position after so many choices, and what the following ones change."""
    match = play.match
    before = shown(_known(match, first, viewer), viewer)
    opening, changes = before, []
    for step in match.steps[first : first + many]:
        s = _known(match, step.number, viewer)
        now = shown(s, viewer)
        knows = viewer == EVERYTHING or (play.knew[step.number - 1] >> viewer) & 1
        chosen = option(match.game, step.option) if knows else None
        facts = step.facts if viewer == EVERYTHING else facts_for(step.facts, viewer)
        changes.append(
            Change(
                number=step.number,
                cause=Cause("chose", step.seat, chosen),
                patch=patch(before, now),
                happenings=[happening(match.game, fact) for fact in facts],
                log=_told(play, seen_by(s, viewer), step, viewer),
            )
        )
        before = now
    return to.Reel(first, len(match.steps), opening, changes)


def _known(match: Match, number: int, viewer: int) -> State:
    """The position after so many choices, without what others had answered so far in a phase."""
    s = match.state_at(number)
    if viewer == EVERYTHING or s.num(STRANDS) == 0:
        return s
    return as_known(s, match.state_at(first_of_phase(match.steps[:number], int(s.num(PHASES)))), viewer)


# ---- the score -----------------------------------------------------------------------------------------------------
def score(table: TableInfo, play: Play) -> to.Score:
    """How the score came about."""
    s = play.match.state
    title = s.game.title
    places, ties = title.places(s), tie_breakers_of(title)
    totals = title.scores(s)
    seats = [
        to.SeatScore(seat, places[seat], int(totals[seat]), _sources(s, seat), ties(s, seat) if ties else {})
        for seat in range(s.game.seats)
    ]
    seats.sort(key=lambda one: (one.place, one.seat))
    return to.Score(table, shown(s, EVERYTHING), seats, rounds(play.match))


def _sources(s: State, seat: int) -> list[to.Source]:
    """Where a seat's points come from: in parts where the title tells them, by source, or all together."""
    title = s.game.title
    parts, sums = score_parts_of(title), sources_of(title)
    if parts is None:
        told = sums(s, seat) if sums else {TOTAL: int(title.scores(s)[seat])}
        return [to.Source(name, n, []) for name, n in told.items()]
    names = s.game.card_names
    return [
        to.Source(
            name,
            sum(part.n for part in found),
            [to.Worth(f"part-{slug(part.why)}", names[part.card] if part.card >= 0 else "", part.n) for part in found],
        )
        for name, found in parts(s, seat).items()
    ]
