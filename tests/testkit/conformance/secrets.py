"""Nothing that is sent to anybody depends on what they cannot know."""

from __future__ import annotations

from midway.cli.texts import Texts
from midway.kernel.happenings import MOVED, REVEALED, Fact, Facts
from midway.kernel.leaks import leaks_between, secret_answers
from midway.kernel.narrate import told, told_openly
from midway.kernel.redeal import Redealt, redealt
from midway.kernel.schema import ORDERED, Z_TAG
from midway.kernel.state import State
from midway.kernel.views import viewers
from tests.testkit.conformance.playing import Dice, Played


def check_secrets(played: Played, seed: int = 1) -> list[str]:
    """At every decision, for every seat and the spectator: deal the unknown anew, and compare all that is sent."""
    return [complaint for number in played.looked_at for complaint in secrets_told(played, number, seed)]


def secrets_told(played: Played, number: int, seed: int = 1) -> list[str]:
    """The same at one decision."""
    found: list[str] = []
    s = played.positions[number]
    facts = played.match.steps[number - 1].facts if number else played.match.opening
    dice = Dice(seed, played.seed, number)
    for viewer in viewers(s.game):
        key = dice.below(2**31)
        told_now = [fact for fact in facts if not (number and _was_known(played.positions[number - 1], fact, viewer))]
        t = s.clone()
        t.facts = Facts()
        t.facts.all = told_now
        dealt = redealt(s, viewer, key, key ^ 0x5EED)
        complaints = [*leaks_between(t, dealt, viewer, key), *secret_answers(t, viewer, key)]
        complaints += _log_lines(s, dealt, told_now, viewer)
        found += [f"{played.at(number)}: viewer {viewer}: leak: {complaint}" for complaint in complaints]
    return found


def _was_known(before: State, fact: Fact, viewer: int) -> bool:
    """Does a card that the viewer knew leave a deck? They see which one goes, though they may lose track of it then."""
    if fact.kind != MOVED or fact.here <= 0:
        return False
    return bool(before.num(fact.here + Z_TAG) & ORDERED) and before.knows(viewer, fact.what)


def _log_lines(s: State, dealt: Redealt, facts: list[Fact], viewer: int) -> list[str]:
    """The log of the last step in English, of the real position and of a redealt one."""
    witnessed = {fact.what for fact in facts if _was_seen(s, fact, viewer)}
    kept = [fact for fact in facts if fact.what not in witnessed]
    ours, theirs = told(s, kept, viewer), told(dealt.state, [dealt.fact(fact) for fact in kept], viewer)
    if ours == theirs:
        return []
    texts = reader(s, "en")
    real, other = [texts.say(message) for message in ours], [texts.say(message) for message in theirs]
    if len(real) != len(other):
        return [f"log lines: {real} / {other}"]
    return [f"log line: {a} / {b}" for a, b in zip(real, other, strict=True) if a != b]


def open_log_lines(s: State, facts: list[Fact], lang: str = "en") -> list[str]:
    """What the log tells with nothing hidden."""
    texts = reader(s, lang)
    return [texts.say(message) for message in told_openly(s, facts)]


def reader(s: State, lang: str) -> Texts:
    return Texts(lang, s.game.title).at_table(s.game, [f"Player {seat + 1}" for seat in range(s.players)])


def _was_seen(s: State, fact: Fact, viewer: int) -> bool:
    """Has the viewer rightly seen this card in this step, even if they have lost track of it since?"""
    if fact.kind == MOVED:
        return bool(((s.seen_by(fact.here) | s.seen_by(fact.there)) >> viewer) & 1)
    return fact.kind == REVEALED and bool((fact.seen >> viewer) & 1)
