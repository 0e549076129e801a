"""Answers to questions that change nothing: why not, why so much, and what would come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from midway.kernel.chronicle import EVERYTHING
from midway.kernel.errors import Refused
from midway.kernel.foreseeing import foreseen
from midway.kernel.options import option as as_option
from midway.kernel.verbs import CARD_ARG
from midway.kernel.views import view
from midway.server.protocol import spoken, told
from midway.server.telling.layout import of_seat, slug
from midway.server.telling.reading import option

if TYPE_CHECKING:
    from midway.kernel.state import State
    from midway.server.table.play import Play

MOST_FORESEEN: Final = 60


def why_not(play: Play, seat: int, message: spoken.AskWhyNot) -> told.WhyNot:
    """What speaks against one option, or against each thing one could try with a card."""
    match = play.match
    if message.option:
        return told.WhyNot(message.id, [_reason(play, seat, message.option)])
    number = match.game.card_numbers.get(message.card, -1)
    if number < 0 or not play.known(seat).knows(seat, number):
        raise Refused("no-such-card", about={"card": message.card[:80]})
    verbs = match.game.title.verbs
    tried = [
        verbs.written(as_option(verb.number, number), match.game.card_names)
        for verb in verbs.by_number.values()
        if verb.args and verb.args[0] == CARD_ARG
    ]
    return told.WhyNot(message.id, [_reason(play, seat, words) for words in tried if len(words.split(" ")) == 2])


def _reason(play: Play, seat: int, words: str) -> told.Reason:
    match = play.match
    refusal = match.why_not(seat, words, play.known(seat))
    if refusal is not None and refusal.reason in ("malformed", "unknown-verb", "no-such-card", "no-such-seat"):
        raise refusal
    said = option(match.game, words)
    return told.Reason(said, "", "") if refusal is None else told.Reason(said, refusal.reason, refusal.rule)


def why(play: Play, viewer: int, message: spoken.AskWhy) -> told.Why:
    """Where a value comes from, as far as the viewer can know it."""
    return why_at(play.known(viewer), viewer, message)


def why_at(s: State, viewer: int, message: spoken.AskWhy) -> told.Why:
    """The same in a given position, as far as the viewer may know of it."""
    game = s.game
    seen = s if viewer == EVERYTHING else view(s, viewer)
    card = -1
    if message.card:
        card = game.card_numbers.get(message.card, -1)
        if card < 0 or (viewer != EVERYTHING and not s.knows(viewer, card)):
            raise Refused("no-such-card", about={"card": message.card[:80]})
    seat = message.seat if message.seat is not None else viewer if 0 <= viewer < game.seats else -1
    if seat >= game.seats or (card < 0 and seat < 0):
        raise Refused("no-such-seat")
    if message.value not in game.title.values():
        raise Refused("no-such-value", about={"value": message.value[:80]})
    if seat < 0 and message.value not in game.title.card_values(seen, card, seat):
        raise Refused("no-such-seat")  # a value of seats, and nobody to say whose
    parts = [
        told.Part(f"part-{slug(part.why)}", game.card_names[part.card] if part.card >= 0 else "", part.n)
        for part in game.title.explain(seen, message.value, seat, card)
    ]
    return told.Why(message.id, parts, sum(part.n for part in parts))


def foresight(play: Play, seat: int, message: spoken.Foresee) -> told.Foresight:
    """What an option of the seat's decision is sure to bring."""
    match = play.match
    refusal = match.why_not(seat, message.option, play.known(seat))
    if refusal is not None:
        raise refusal
    game = match.game
    choice = game.title.verbs.read(message.option, game.card_numbers)
    changes = [
        told.Foreseen(
            of_seat(slug(change.name), change.owner),
            game.card_names[change.card] if change.card >= 0 else None,
            change.leaves,
            change.before,
            change.after,
        )
        for change in foreseen(play.known(seat), seat, choice)
    ]
    return told.Foresight(message.id, changes[:MOST_FORESEEN])
