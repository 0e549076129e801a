"""Where numbers come from, and what an attack would do: told at the table, in parts that sum exactly."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final

from midway.cli.finding import cards_called, fits
from midway.kernel.foreseeing import WINDOWS, Foreseen, foreseen
from midway.kernel.options import PASS
from midway.kernel.views import view

if TYPE_CHECKING:
    from midway.cli.session import Session
    from midway.kernel.decisions import Decision
    from midway.kernel.messages import Part
    from midway.kernel.state import State

MOST_CARDS: Final = 3


class Explaining:
    """Answers one seat's questions from what it may see."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.s: State = view(session.match.state, seat)
        self.title = session.match.game.title

    def answer(self, words: str, decision: Decision) -> bool:
        """Explain what the words mean: a value of this seat's, or a card; False if they mean nothing known."""
        if not words:
            if decision.kind in WINDOWS:
                self.tell_threat()
            self.tell_all_values()
            return True
        texts = self.session.texts
        mine = self.title.seat_values(self.s, self.seat)
        named = [name for name in mine if fits(words, texts.word("value", name))]
        for name in named:
            self.tell_sum(texts.word("value", name), mine[name], self.title.explain(self.s, name, self.seat, -1))
        return bool(named) or self.tell_cards(words)

    def tell_all_values(self) -> None:
        """What every seat amounts to, a line each."""
        texts = self.session.texts
        for seat in range(self.s.game.seats):
            found = self.title.seat_values(self.s, seat)
            if found:
                told = " · ".join([f"{texts.word('value', name)} {n}" for name, n in found.items()])
                rows = wrap(f"{texts.seat(seat)}: {told}", self.session.screen.width - 6)
                self.session.screen.say("  " + "\n      ".join(rows))
        self.session.screen.say("  " + texts("explain-how"), "dim")

    def tell_cards(self, words: str) -> bool:
        """What the cards of that name amount to, those in sight."""
        texts, s = self.session.texts, self.s
        ids = {card.id for card in cards_called(words, self.session.match.state, self.seat)}
        in_sight = [card for card in range(len(s.game.cards)) if s.where(card) > 0 and s.game.cards[card].id in ids]
        found = [card for card in in_sight if self.title.card_values(s, card, self.seat)]
        for card in found[:MOST_CARDS]:
            for name, n in self.title.card_values(s, card, self.seat).items():
                told = f"{texts.card(s.game.card_names[card])}, {texts.word('value', name)}"
                self.tell_sum(told, n, self.title.explain(s, name, self.seat, card))
        return bool(found)

    def tell_sum(self, name: str, n: int, parts: list[Part]) -> None:
        """A number, then its parts; a single one is told in the same breath."""
        screen = self.session.screen
        if len(parts) == 1:
            screen.say(f"  {name}: {n} ({self.why(parts[0])})")
            return
        screen.say(f"  {name}: {n}")
        for part in parts:
            screen.say(f"    {part.n:+d}  {self.why(part)}", "dim")

    def why(self, part: Part) -> str:
        texts = self.session.texts
        told = texts.word("part", part.why)
        return f"{told}: {texts.card(self.s.game.card_names[part.card])}" if part.card >= 0 else told

    # ---- what an attack would do ---------------------------------------------------------------------------------
    def tell_threat(self) -> None:
        """What letting it happen is sure to bring."""
        texts, screen = self.session.texts, self.session.screen
        changes = foreseen(self.session.match.state, self.seat, PASS)
        screen.say("  " + texts("explain-threat" if changes else "explain-no-threat"), "yellow")
        for change in changes:
            screen.say(f"    {self.told(change)}")

    def told(self, change: Foreseen) -> str:
        texts = self.session.texts
        zone = change.name in [field.name for _, (field, _) in self.s.game.zones.items()]
        kind = "zone" if zone else "token" if change.name in self.s.game.tokens else "number"
        place = texts.word(kind, change.name)
        whose = f"{texts.seat(change.owner)}, {place}" if change.owner >= 0 else place
        if change.card < 0:
            return f"{whose}: {change.before} → {change.after}"
        card = texts.card(self.s.game.card_names[change.card])
        if zone:
            return texts("explain-leaves" if change.leaves else "explain-comes", card=card, place=whose)
        return f"{card}, {place}: {change.before} → {change.after}"
