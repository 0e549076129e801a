"""What people type at the table: numbers, words of an option, and a few commands of one letter."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from midway.cli.explaining import Explaining
from midway.cli.faces import full_face
from midway.cli.finding import cards_called, offers_called, sayings
from midway.cli.scoring import score_table
from midway.cli.texts import LANGUAGES, other_language
from midway.kernel.errors import Refused
from midway.kernel.messages import Argument
from midway.kernel.options import verb_of
from midway.titles.rule_catalogue import rule_called

if TYPE_CHECKING:
    from midway.cli.session import Session
    from midway.kernel.decisions import Decision

# Letters of both keyboards: the key on which a Russian keyboard has another letter, and Russian words.
COMMANDS: Final[dict[str, tuple[str, ...]]] = {
    "undo": ("u", "undo", "г", "о", "отмена"),
    "ask-undo": ("u!", "undo!", "г!", "о!", "отмена!"),
    "redo": ("r", "redo", "к", "в", "вернуть"),
    "why": ("w", "why", "п", "почему"),
    "explain": ("x", "explain", "ч", "разбор"),
    "hint": ("hint", "tip", "подсказка"),
    "card": ("c", "card", "с", "карта"),
    "score": ("s", "score", "ы", "счёт", "счет"),
    "log": ("l", "log", "д", "ж", "журнал"),
    "table": ("t", "table", "е", "стол"),
    "quit": ("q", "quit", "exit", "й", "выход"),
    "help": ("?", "h", "help", "помощь"),
    "lang": ("lang", "язык"),
}
BY_WORD: Final = {word: name for name, words in COMMANDS.items() for word in words}


class Spoken:
    """One person's turn at the keyboard."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.match = session.match
        self.seat = seat

    def obey(self, line: str, decision: Decision) -> None:
        """Do what a line says, or say why not."""
        if not line:
            return
        word, _, rest = line.partition(" ")
        name = BY_WORD.get(word.lower(), "")
        if word.lower() in LANGUAGES:
            self.speak(word.lower())
        elif name:
            self.do(name, rest.strip(), decision)
        else:
            self.choose(line, decision)

    def do(self, name: str, rest: str, decision: Decision) -> None:
        session = self.session
        if name == "undo":
            self.try_to(lambda: self.match.undo(self.seat))
        elif name == "ask-undo":
            self.ask_to_undo()
        elif name == "redo":
            self.try_to(lambda: self.match.redo(self.seat))
        elif name == "why":
            self.why_not(rest, decision)
        elif name == "explain":
            if not Explaining(session, self.seat).answer(rest, decision):
                self.say("nothing-to-explain", "yellow", line=rest[:40])
        elif name == "hint":
            session.give_hint(self.seat)
        elif name == "card":
            self.read_card(rest)
        elif name == "score":
            session.screen.console.print(score_table(self.match, session.texts, with_places=False))
        elif name == "log":
            session.show_log(self.seat)
        elif name == "table":
            session.draw(self.seat)
        elif name == "quit":
            self.leave(rest)
        elif name == "lang":
            self.speak(rest if rest in LANGUAGES else other_language(session.texts.lang))
        else:
            for sentence in session.texts("help").split("\n"):
                session.screen.say("  " + sentence)

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        self.session.texts = self.session.readers[lang]
        self.session.draw(self.seat)

    def say(self, key: str, style: str = "", **args: Argument) -> None:
        self.session.screen.say("  " + self.session.texts(key, **args), style)

    def leave(self, file: str) -> None:
        """Leave the table; where nothing would keep the match, only on the second word."""
        session = self.session
        if file:
            session.record = Path(file).expanduser()
        elif session.record is None and self.match.steps and not session.is_warned:
            session.is_warned = True
            self.say("leave-unkept", "yellow")
            return
        session.is_left = True

    # ---- choosing ---------------------------------------------------------------------------------------------
    def choose(self, line: str, decision: Decision) -> None:
        """An option by its number, by its words in records, or by words of which only one option has all."""
        asking = self.session.asking(decision)
        offers = asking.offers
        if line in offers:
            self.take(offers[line].words)
            return
        if line.removeprefix("+").isdecimal():
            self.say("no-such-number", "yellow", words=asking.labels)
            return
        if line in [offer.words for offer in offers.values()]:
            self.take(line)
            return
        found = offers_called(line, list(offers.values()), self.session.texts)
        if len({asking.said(offer) for offer in found}) == 1:
            self.take(found[0].words)
        elif found:
            labels = ", ".join(label for label, offer in offers.items() if offer in found)
            self.say("several-fit", "yellow", words=labels)
        elif not self.explain(line, decision):
            self.say("not-understood", "yellow", line=line[:40])

    def take(self, words: str) -> None:
        self.try_to(lambda: self.match.choose(self.seat, words))

    def try_to(self, deed: object) -> None:
        """Do it, or say the reason of the refusal."""
        assert callable(deed)
        try:
            deed()
        except Refused as refusal:
            self.session.screen.say("  " + self.reason(refusal), "yellow")

    def reason(self, refusal: Refused) -> str:
        """A refusal as a sentence, with the rule behind it."""
        texts = self.session.texts
        key = f"why-{refusal.reason}"
        args: dict[str, Argument] = dict(refusal.about)
        told = texts(key, **args) if texts.has(key) else texts("why-not-offered")
        rule = rule_called(self.match.game.title, refusal.rule) if refusal.rule else None
        if rule is not None:
            return f"{told} ({rule.id}: {rule.ru if texts.lang == 'ru' else rule.en})"
        return f"{told} ({refusal.rule})" if refusal.rule else told

    # ---- asking -----------------------------------------------------------------------------------------------
    def why_not(self, words: str, decision: Decision) -> None:
        if not words:
            self.say("why-what", "yellow")
            return
        asking = self.session.asking(decision)
        found = offers_called(words, list(asking.offers.values()), self.session.texts)
        label = next((label for label, offer in asking.offers.items() if label == words or offer in found[:1]), "")
        if label:
            self.say("why-you-may", n=label, option=asking.said(asking.offers[label]))
        elif not self.explain(words, decision):
            self.say("not-understood", "yellow", line=words[:40])

    def explain(self, words: str, decision: Decision) -> bool:
        """Say why something that is not offered cannot be chosen; False if nobody knows what is meant.

        A bare name can mean several things: those of which others are offered now, or else the first that has a rule.
        """
        s, title = self.match.state, self.match.game.title
        verbs = {verb_of(offer.value) for offer in decision.options}
        found = sayings(words, s, self.seat, self.session.texts)
        refused = [(said, Refused(*title.why_not(s, self.seat, choice))) for choice, said in found]
        offered = [refused[i] for i, (choice, _) in enumerate(found) if verb_of(choice) in verbs]
        by_rule = [one for one in refused if one[1].rule]
        for said, refusal in offered or by_rule[:1] or refused[:1]:
            self.session.screen.say(f"  {said}: {self.reason(refusal)}", "yellow")
        return bool(found)

    def read_card(self, words: str) -> None:
        cards = cards_called(words, self.match.state, self.seat)
        if not cards:
            self.say("no-card-called", "yellow", line=words[:40])
        for card in cards[:4]:
            self.session.screen.show(full_face(card, self.session.texts))
        if len(cards) > 4:
            self.say("more-cards", n=len(cards) - 4)

    # ---- taking back by consent -----------------------------------------------------------------------------
    def ask_to_undo(self) -> None:
        """Go back to this seat's last choice if all concerned agree; bots always do."""
        steps = self.match.steps
        mine = [step.number for step in steps if step.seat == self.seat]
        if not mine:
            self.say("why-nothing-to-undo", "yellow")
            return
        try:
            request = self.match.ask_to_undo(self.seat, mine[-1] - 1)
            for other in request.concerned:
                if self.match.request is None or self.match.request.outcome != "open":
                    break
                self.match.answer_undo(other, self.agrees(other))
        except Refused as refusal:
            self.session.screen.say("  " + self.reason(refusal), "yellow")
            return
        outcome = self.match.request.outcome if self.match.request else "granted"
        self.say("undo-granted" if outcome == "granted" else "undo-declined")

    def agrees(self, other: int) -> bool:
        if other not in self.session.humans:
            return True
        texts = self.session.texts
        question = texts("undo-asked", seat=texts.seat(other), asker=texts.seat(self.seat))
        answer = self.session.screen.read(question + " ")
        return answer is not None and answer.lower() in texts("yes-words").split(" ")
