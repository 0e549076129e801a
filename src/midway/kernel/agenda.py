"""The agenda: rules that have fallen due, and the order in which they run.

A deed that was enacted sets off the rules that wait for it. They run after the sentence in which it
happened, by kind of card, then by owner in turn order, then as the owner likes. One that falls due while
another runs joins those not yet begun; none answers what it, or a rule it set off, brought about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from midway.kernel.limits import bit_for, is_used_up
from midway.kernel.nodes.sentence import Sentence
from midway.kernel.schema import (
    A_ACTOR,
    A_BOUND,
    A_CAUSE,
    A_COUNT,
    A_ENTRY,
    A_HEAD,
    A_OWNER,
    A_ROOM,
    A_RULE,
    A_RUNS,
    A_SRC,
    A_STATUS,
    A_SUBJECT,
)

if TYPE_CHECKING:
    from midway.kernel.node import Node
    from midway.kernel.state import State

NOTHING: Final = -1

# what has become of an entry
WAITING: Final = 0
BEGUN: Final = 1  # or of no account any more
EXPECTED: Final = 2  # it will be due if the deed under way is really done


# ---- the entries ---------------------------------------------------------------------------------------
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


def set_word(s: State, entry: i64, what: i64, n: int) -> None:
    s.put(s.game.agenda_at + A_HEAD + entry * A_ENTRY + what, n)


def has_any(s: State, status: i64) -> bool:
    for entry in range(due(s)):
        if word(s, entry, A_STATUS) == status:
            return True
    return False


def is_unsettled(s: State) -> bool:
    """Is there anything to do between two sentences? A strand of one seat leaves it to the join."""
    if s.cur != 0:
        return False
    return (due(s) > 0 and running(s) < 0 and has_any(s, WAITING)) or s.game.title.is_untidy(s)


def queue(s: State, rule: Node, owner: int, src: int, subject: int, actor: int, status: int = WAITING) -> None:
    """Put a rule on the agenda. If its card is active now, it lapses when that is over before its turn comes."""
    if due(s) == A_ROOM:
        _make_room(s)
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
    s.put(at + A_STATUS, status)
    s.put(at + A_BOUND, 1 if src != subject and is_active(s, src) else 0)
    s.put(s.game.agenda_at + A_COUNT, n + 1)


def is_active(s: State, card: i64) -> bool:
    """Is the card in play and not switched off?"""
    return card >= 0 and s.is_in_play(card) and not s.game.title.is_silent(s, card)


def _make_room(s: State) -> None:
    """Leave out what has run and has set off nothing that still matters."""
    wanted: list[bool] = [word(s, entry, A_STATUS) != BEGUN for entry in range(due(s))]
    now = running(s)
    if now >= 0:
        wanted[now] = True
    for back in range(due(s)):  # causes stand before what they set off
        entry = due(s) - 1 - back
        cause = word(s, entry, A_CAUSE)
        if wanted[entry] and cause >= 0:
            wanted[cause] = True
    place: list[int] = []
    kept = 0
    for entry in range(due(s)):
        place.append(kept)
        if wanted[entry]:
            for what in range(A_ENTRY):
                set_word(s, kept, what, word(s, entry, what))
            cause = word(s, kept, A_CAUSE)
            if cause >= 0:
                set_word(s, kept, A_CAUSE, place[cause])
            kept += 1
    for entry in range(kept, due(s)):
        for what in range(A_ENTRY):
            set_word(s, entry, what, 0)
    if now >= 0:
        set_running(s, place[now])
    s.put(s.game.agenda_at + A_COUNT, kept)


def clear(s: State) -> None:
    """All of them have run."""
    at = s.game.agenda_at
    for k in range(at, at + A_HEAD + due(s) * A_ENTRY):
        s.put(k, 0)


# ---- what waits for a deed -----------------------------------------------------------------------------
@final
class Answers:
    """Rules that answer a deed: each with its card and its owner, in the order of going through cards."""

    def __init__(self) -> None:
        self.rules: list[Sentence] = []
        self.cards: list[i64] = []
        self.owners: list[i64] = []


def is_heard(s: State, deed: i64) -> bool:
    """Does any rule in this game wait for this kind of deed? A strand of one seat sets off nothing."""
    return deed >= 0 and (s.game.heard >> deed) & 1 == 1 and s.cur == 0


def answers(s: State, deed: i64, card: i64, actor: i64, is_after: bool) -> Answers:
    """The active rules that answer this deed done to the card by the actor."""
    found = Answers()
    for i in range(s.players):
        owner = s.after(s.first_seat, i)
        for at in s.game.play_zones:
            _answers_in(s, s.zone(owner, at), owner, deed, card, actor, is_after, found)
    for z in s.game.table_zones:
        for i in range(s.players):
            owner = s.after(s.first_seat, i)
            if not s.game.title.is_spared(s, z, owner):
                _answers_in(s, z, owner, deed, card, actor, is_after, found)
    return found


def _answers_in(s: State, z: i64, owner: i64, deed: i64, card: i64, actor: i64, is_after: bool, found: Answers) -> None:
    for k in range(s.count(z)):
        src = s.at(z, k)
        for rule in s.game.rules_of(src).when:
            if rule.number != deed or rule.is_after != is_after:
                continue
            served = s.game.title.acts_for(s, src, owner) if s.game.lends else owner
            if applies(s, rule, src, served) and rule.answers_to(s, served, src, actor, card):
                found.rules.append(rule)
                found.cards.append(src)
                found.owners.append(served)


def applies(s: State, rule: Sentence, src: i64, owner: i64) -> bool:
    """Is the rule of this card in force: the card not switched off, its period on, its limit not used up?"""
    title = s.game.title
    if title.is_silent(s, src) or (rule.during and not title.is_during(s, rule.during)):
        return False
    if rule.side != 0 and not title.is_chosen(s, src, rule.side):
        return False
    return not is_spent(s, rule, src, owner)


def is_spent(s: State, rule: Node, src: i64, owner: i64) -> bool:
    """Has the owner used up a rule that may be used once?"""
    return rule.limit != 0 and is_used_up(s, src, bit_for(s, src, rule.limit, owner))


def happen(s: State, f: i64, deed: i64, card: i64) -> None:
    """A deed was done to a card (or to none) by the actor of frame f: rules that wait for it fall due."""
    if is_heard(s, deed):
        _queue_all(s, f, deed, card, WAITING)


def expect(s: State, f: i64, deed: i64, card: i64) -> None:
    """A deed is about to be done: note who waits for it while everything is still in its place.

    "After a competitor takes a prize from your stall" looks at the stall before, "after you build a ride in
    your park" at the park afterwards; so a rule answers if it fits before or after. Say `happened` next.
    """
    _queue_all(s, f, deed, card, EXPECTED)


def happened(s: State, f: i64, deed: i64, card: i64, done: bool) -> None:
    """The deed under way has been done, or not: what was expected is due, or of no account."""
    for entry in range(due(s)):
        if word(s, entry, A_STATUS) == EXPECTED and word(s, entry, A_SUBJECT) == card:
            node = s.game.nodes[word(s, entry, A_RULE)]
            if isinstance(node, Sentence) and node.number == deed:
                set_word(s, entry, A_STATUS, WAITING if done else BEGUN)
    if done:
        _queue_all(s, f, deed, card, WAITING)


def _queue_all(s: State, f: i64, deed: i64, card: i64, status: int) -> None:
    actor = s.actor(f)
    found = answers(s, deed, card, actor, True)
    for i in range(len(found.rules)):
        rule = found.rules[i]
        src = found.cards[i]
        owner = found.owners[i]
        if not _set_off_by(s, rule, src) and not (card >= 0 and _stands(s, rule, src, owner, card)):
            queue(s, rule, owner, src, card, actor, status)


def _stands(s: State, rule: Sentence, src: i64, owner: i64, card: i64) -> bool:
    """Does the rule wait already, because it was expected before the deed?"""
    cause = running(s)
    for entry in range(due(s)):
        if (
            word(s, entry, A_STATUS) == WAITING
            and word(s, entry, A_RULE) == rule.nid
            and word(s, entry, A_SRC) == src
            and word(s, entry, A_OWNER) == owner
            and word(s, entry, A_SUBJECT) == card
            and word(s, entry, A_CAUSE) == cause
        ):
            return True
    return False


def _set_off_by(s: State, rule: Sentence, src: i64) -> bool:
    """Has this very rule, directly or in turn, brought about what happens now?"""
    entry = running(s)
    while entry >= 0:
        if word(s, entry, A_RULE) == rule.nid and word(s, entry, A_SRC) == src:
            return True
        entry = word(s, entry, A_CAUSE)
    return False


# ---- instead -------------------------------------------------------------------------------------------
def replaced(s: State, f: i64, deed: i64, card: i64) -> bool:
    """Does a rule say that something else happens instead? Then it has been pushed."""
    if not is_heard(s, deed):
        return False
    found = answers(s, deed, card, s.actor(f), False)
    fitting = [i for i in range(len(found.rules)) if not _is_replacing(s, f, found.rules[i], found.cards[i])]
    if len(fitting) == 0:
        return False
    # The owner of the card concerned picks where several replacements fit.
    picker = s.owner_of(card)
    g = s.begin(s.game.replacement, picker if picker >= 0 else s.actor(f), card)
    s.set_them(g, s.actor(f))
    for i in fitting:
        s.fix(g, found.rules[i].nid)
        s.fix(g, found.cards[i])
    return True


def _is_replacing(s: State, f: i64, rule: Sentence, src: i64) -> bool:
    """Does what happens now happen because of this very replacement? Then it answers no more."""
    while f != 0:
        if s.src(f) == src and s.node(f).nid == rule.nid:
            return True
        f = s.caller(f)
    return False


# ---- all rules of a moment --------------------------------------------------------------------------------
def queue_timed(s: State, moment: str) -> None:
    """Put the rules of all cards in play for a moment on the agenda, as one batch; begin `game.settle` next."""
    if moment not in s.game.moments:
        return
    for i in range(s.players):
        owner = s.after(s.first_seat, i)
        for at in s.game.play_zones:
            _queue_timed_in(s, s.zone(owner, at), owner, moment)
    for z in s.game.table_zones:
        for i in range(s.players):
            owner = s.after(s.first_seat, i)
            if not s.game.title.is_spared(s, z, owner):
                _queue_timed_in(s, z, owner, moment)


def _queue_timed_in(s: State, z: i64, owner: i64, moment: str) -> None:
    for k in range(s.count(z)):
        src = s.at(z, k)
        for box in s.game.rules_of(src).at_moment(moment):
            if box.side != 0 and not s.game.title.is_chosen(s, src, box.side):
                continue
            served: int = s.game.title.acts_for(s, src, owner)
            if not s.game.title.is_silent(s, src) and not is_spent(s, box, src, served):
                queue(s, box, served, src, NOTHING, served)


# ---- running them ----------------------------------------------------------------------------------------
def lapse(s: State) -> None:
    """What is used up, or whose card has been silenced or has left play since it fell due, will not run."""
    for entry in range(due(s)):
        if word(s, entry, A_STATUS) == WAITING:
            src = word(s, entry, A_SRC)
            rule = s.game.nodes[word(s, entry, A_RULE)]
            has_gone = word(s, entry, A_BOUND) == 1 and not is_active(s, src)
            if has_gone or is_spent(s, rule, src, word(s, entry, A_OWNER)):
                set_word(s, entry, A_STATUS, BEGUN)


def turn_of(s: State, rank: i64, owner: i64) -> i64:
    """When rules of cards of this rank and owner run, compared with others; from 1."""
    return rank * 16 + (owner - s.first_seat + s.players) % s.players + 1


def next_group(s: State, until: i64 = 0) -> list[i64]:
    """The entries that run next: the lowest kind of card, its first owner in turn order.

    None whose turn comes after `until`, unless that is 0.
    """
    best: i64 = -1
    group: list[i64] = []
    for entry in range(due(s)):
        if word(s, entry, A_STATUS) == WAITING:
            turn = turn_of(s, s.game.title.rank(s, word(s, entry, A_SRC)), word(s, entry, A_OWNER))
            if until != 0 and turn > until:
                continue
            if best < 0 or turn < best:
                best = turn
                group = []
            if turn == best:
                group.append(entry)
    return group


def only_gains_first(s: State, group: list[i64]) -> i64:
    """The first entry that only gives its owner something: it runs unasked; -1: none such."""
    for entry in group:
        if s.game.nodes[word(s, entry, A_RULE)].only_gains:
            return entry
    return -1


def run_entry(s: State, entry: int) -> None:
    """Begin a rule that is due."""
    set_word(s, entry, A_STATUS, BEGUN)
    set_running(s, entry)
    node = s.game.nodes[word(s, entry, A_RULE)]
    g = s.begin(node, word(s, entry, A_OWNER), word(s, entry, A_SRC))
    s.set_them(g, word(s, entry, A_ACTOR))
    s.set_mark(g, word(s, entry, A_SUBJECT))
