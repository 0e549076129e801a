"""The agenda: rules that have fallen due, and the order in which they run.

A deed that was enacted sets off the rules that wait for it. They run after the sentence in which it
happened, by kind of card, then by owner in turn order, then as the owner likes. One that falls due while
another runs joins those not yet begun; none answers what it, or a rule it set off, brought about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midway.kernel.nodes.sentence import Sentence
from midway.kernel.schema import (
    A_ACTOR,
    A_BEGUN,
    A_CAUSE,
    A_COUNT,
    A_ENTRY,
    A_HEAD,
    A_OWNER,
    A_ROOM,
    A_RULE,
    A_RUNS,
    A_SRC,
    A_SUBJECT,
)

if TYPE_CHECKING:
    from midway.kernel.node import Node
    from midway.kernel.state import State

NOTHING: Final = -1


def due(s: State) -> i64:
    """How many rules stand on the agenda, those that have run included."""
    return s.num(s.game.agenda_at + A_COUNT)


def running(s: State) -> i64:
    """Which of them runs now; -1: none."""
    return s.num(s.game.agenda_at + A_RUNS) - 1


def set_running(s: State, entry: int) -> None:
    s.put(s.game.agenda_at + A_RUNS, entry + 1)


def word(s: State, entry: i64, what: i64) -> i64:
    return s.num(s.game.agenda_at + A_HEAD + entry * A_ENTRY + what)


def is_unsettled(s: State) -> bool:
    """Is there anything to do between two sentences? A strand of one seat leaves it to the join."""
    if s.cur != 0:
        return False
    return (due(s) > 0 and running(s) < 0) or s.game.title.is_untidy(s)


def queue(s: State, rule: Node, owner: int, src: int, subject: int, actor: int) -> None:
    """Put a rule on the agenda."""
    n: int = due(s)
    if n == A_ROOM:
        raise OverflowError("too many rules are due at the same time")
    at = s.game.agenda_at + A_HEAD + n * A_ENTRY
    nid: int = rule.nid
    cause: int = running(s)
    s.put(at + A_RULE, nid)
    s.put(at + A_OWNER, owner)
    s.put(at + A_SRC, src)
    s.put(at + A_SUBJECT, subject)
    s.put(at + A_ACTOR, actor)
    s.put(at + A_CAUSE, cause)
    s.put(at + A_BEGUN, 0)
    s.put(s.game.agenda_at + A_COUNT, n + 1)


def clear(s: State) -> None:
    """All of them have run."""
    at = s.game.agenda_at
    for k in range(at, at + A_HEAD + due(s) * A_ENTRY):
        s.put(k, 0)


def happen(s: State, f: i64, deed: i64, card: i64) -> None:
    """A deed was done to a card (or to none) by the actor of frame f: rules that wait for it fall due."""
    if deed < 0 or (s.game.heard >> deed) & 1 == 0 or s.cur != 0:
        return
    actor = s.actor(f)
    for i in range(s.players):
        owner = s.after(s.first_seat, i)
        for at in s.game.play_zones:
            z = s.zone(owner, at)
            for k in range(s.count(z)):
                src = s.at(z, k)
                for rule in s.game.rules_of(src).when:
                    if (
                        rule.number == deed
                        and rule.is_after
                        and not s.game.title.is_silent(s, src)
                        and not _set_off_by(s, rule, src)
                        and rule.answers_to(s, owner, src, actor, card)
                    ):
                        queue(s, rule, owner, src, card, actor)


def _set_off_by(s: State, rule: Sentence, src: i64) -> bool:
    """Has this very rule, directly or in turn, brought about what happens now?"""
    entry = running(s)
    while entry >= 0:
        if word(s, entry, A_RULE) == rule.nid and word(s, entry, A_SRC) == src:
            return True
        entry = word(s, entry, A_CAUSE)
    return False


def replaced(s: State, f: i64, deed: i64, card: i64) -> bool:
    """Does a rule say that something else happens instead? Then it has been pushed."""
    if deed < 0 or (s.game.heard >> deed) & 1 == 0:
        return False
    fitting: list[i64] = []
    rules: list[Sentence] = []
    for owner in range(s.players):
        for at in s.game.play_zones:
            z = s.zone(owner, at)
            for k in range(s.count(z)):
                src = s.at(z, k)
                for rule in s.game.rules_of(src).when:
                    if (
                        rule.number == deed
                        and not rule.is_after
                        and not s.game.title.is_silent(s, src)
                        and rule.answers_to(s, owner, src, s.actor(f), card)
                    ):
                        fitting.append(src)
                        rules.append(rule)
    if len(rules) == 0:
        return False
    # The owner of the card concerned picks where several replacements fit.
    picker = s.owner_of(card)
    g = s.begin(s.game.replacement, picker if picker >= 0 else s.actor(f), card)
    s.set_them(g, s.actor(f))
    for i in range(len(rules)):
        s.fix(g, rules[i].nid)
        s.fix(g, fitting[i])
    return True


def next_group(s: State) -> list[i64]:
    """The entries that run next: the lowest kind of card, its first owner in turn order."""
    best: i64 = -1
    group: list[i64] = []
    for entry in range(due(s)):
        if word(s, entry, A_BEGUN) == 0:
            owner = word(s, entry, A_OWNER)
            distance = (owner - s.first_seat + s.players) % s.players
            key = s.game.title.rank(s, word(s, entry, A_SRC)) * 16 + distance
            if best < 0 or key < best:
                best = key
                group = []
            if key == best:
                group.append(entry)
    return group


def only_gains_first(s: State, group: list[i64]) -> i64:
    """An entry that only gives its owner something runs unasked; -1: none such, or none left to choose from."""
    for entry in group:
        node = s.game.nodes[word(s, entry, A_RULE)]
        if isinstance(node, Sentence) and node.only_gains:
            return entry
    return -1


def run_entry(s: State, entry: int) -> None:
    """Begin a rule that is due."""
    at = s.game.agenda_at + A_HEAD + entry * A_ENTRY
    s.put(at + A_BEGUN, 1)
    set_running(s, entry)
    node = s.game.nodes[word(s, entry, A_RULE)]
    g = s.begin(node, word(s, entry, A_OWNER), word(s, entry, A_SRC))
    s.set_them(g, word(s, entry, A_ACTOR))
    s.set_mark(g, word(s, entry, A_SUBJECT))
