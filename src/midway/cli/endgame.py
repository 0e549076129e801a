"""The end of a match: the last events, the scores, the places, and the secret that was sealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from midway.cli.layout import Layout
from midway.cli.scoring import score_table
from midway.kernel.views import view

if TYPE_CHECKING:
    from midway.cli.session import Session


def tell_end(session: Session) -> None:
    """Say how it ended."""
    match, texts, screen = session.match, session.texts, session.screen
    session.chronicle.follow()
    onlooker = session.onlooker
    if screen.by_hand:
        screen.console.clear()
    layout = Layout(view(match.state, onlooker), onlooker, texts, screen.width)
    last = max([session.last_choice(seat) for seat in session.humans], default=0)
    for line in session.chronicle.since(last, onlooker, texts)[-12:]:
        screen.say("  " + line, "" if line[:1] != " " else "dim")
    for seat in session.humans:
        screen.show(session.looked_back(seat) if len(session.humans) == 1 else [])
    screen.show([layout.rule(texts("heading-end"))])
    screen.console.print(score_table(match, texts, with_places=True))
    winners = [texts.seat(seat) for seat, place in enumerate(match.places) if place == 1]
    screen.say("")
    screen.say(texts("end-winners", names=texts("and").join(winners), n=len(winners)), "bold green")
    if match.is_sealed:
        screen.console.print(
            texts("end-secret", secret=match.reveal(), commitment=match.commitment[:16]), style="dim", soft_wrap=True
        )
