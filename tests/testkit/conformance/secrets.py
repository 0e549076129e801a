"""Nothing that is sent to anybody depends on what they cannot know."""

from __future__ import annotations

from midway.cli.texts import Texts
from midway.kernel.happenings import MOVED, REVEALED, Fact, Facts
from midway.kernel.leaks import leaks, secret_answers
from midway.kernel.narrate import told, told_openly
from midway.kernel.state import State
from midway.kernel.views import redealt, viewers
from tests.testkit.conformance.playing import Dice, Played


def check_secrets(played: Played, seed: int = 1) -> list[str]:
    """At every decision, for every seat and the spectator: deal the unknown anew, and compare all that is sent."""
    found: list[str] = []
    for number in played.looked_at:
        s = played.positions[number]
        facts = played.match.steps[number - 1].facts if number else played.match.opening
        dice = Dice(seed, played.seed, number)
        for viewer in viewers(s.game):
            key = dice.below(2**31)
            t = s.clone()
            t.facts = Facts()
            t.facts.all = list(facts)
            complaints = [*leaks(t, viewer, key), *secret_answers(s.clone(), viewer, key)]
            complaints += _log_lines(s.clone(), facts, viewer, key)
            found += [f"{played.at(number)}: viewer {viewer}: leak: {complaint}" for complaint in complaints]
    return found


def _log_lines(s: State, facts: list[Fact], viewer: int, key: int) -> list[str]:
    """The log of the last step in English, of the real position and of a redealt one."""
    witnessed = {fact.what for fact in facts if _was_seen(s, fact, viewer)}
    kept = [fact for fact in facts if fact.what not in witnessed]
    other = redealt(s, viewer, key, key ^ 0x5EED)
    real = log_lines(s, kept, viewer)
    dealt = log_lines(other.state, [other.fact(fact) for fact in kept], viewer)
    if len(real) != len(dealt):
        return [f"log lines: {real} / {dealt}"]
    return [f"log line: {a} / {b}" for a, b in zip(real, dealt, strict=True) if a != b]


def log_lines(s: State, facts: list[Fact], viewer: int, lang: str = "en") -> list[str]:
    """What a viewer reads of what has happened."""
    texts = reader(s, lang)
    return [texts.say(message) for message in told(s, facts, viewer)]


def open_log_lines(s: State, facts: list[Fact], lang: str = "en") -> list[str]:
    """The same with nothing hidden."""
    texts = reader(s, lang)
    return [texts.say(message) for message in told_openly(s, facts)]


def reader(s: State, lang: str) -> Texts:
    return Texts(lang, s.game.title).at_table(s.game, [f"Player {seat + 1}" for seat in range(s.players)])


def _was_seen(s: State, fact: Fact, viewer: int) -> bool:
    """Has the viewer rightly seen this card in this step, even if they have lost track of it since?"""
    if fact.kind == MOVED:
        return bool(((s.seen_by(fact.here) | s.seen_by(fact.there)) >> viewer) & 1)
    return fact.kind == REVEALED and bool((fact.seen >> viewer) & 1)
