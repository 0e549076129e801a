"""Reaction windows tell nothing by their time: as long with a block in hand as without one."""

import asyncio
import os
import random
import statistics
import time
from typing import Any

import pytest

from midway.kernel.schema import STRANDS
from midway.kernel.views import redealt
from midway.server.protocol import spoken, told
from midway.server.table.play import WINDOWS
from tests.testkit.live import a_table, story

LEAST = 0.03  # seconds that a window takes here; 2 by default
BEAT = 0.12  # of a bot's window: it closes at the first beat after the bot has thought
TABLES = 6  # at the same time
WITHIN = 0.002  # seconds of difference that nobody can use
SHORT, LONG = 60, 1002  # windows of each kind
CASES = [("coconut_shy", "answers"), ("coconut_shy", "is silent"), ("coconut_shy", "is a bot")]
if os.environ.get("MIDWAY_KERNEL") == "compiled":  # as plain Python its rules themselves take many milliseconds
    CASES.append(("unfair", "answers"))


@pytest.mark.parametrize(
    ("title", "victim", "many"),
    [pytest.param(*case, SHORT, id=" ".join(case), marks=pytest.mark.once) for case in CASES]
    + [pytest.param(*case, LONG, id=" ".join((*case, "long")), marks=pytest.mark.soak) for case in CASES],
)
def test_a_window_takes_as_long_with_a_block_in_hand_as_without(tmp_path, title, victim, many):
    async def told_(tables):
        taken: dict[bool, list[float]] = {True: [], False: []}
        attacks = [await an_attack(tables, title, victim, seed) for seed in range(TABLES)]
        for turn in range(2 * many // TABLES):  # as many of each kind at any time, whatever else the machine does
            found = await asyncio.gather(*[attack.timed((turn + n) % 2 == 0) for n, attack in enumerate(attacks)])
            for has_block, seconds in found:
                taken[has_block].append(seconds)
        return taken

    least = BEAT if victim == "is a bot" else LEAST
    taken = story(told_, tmp_path, within=600.0, window_least=least, window_most=2 * least, idle_seconds=600.0)

    measure = of_means if many == LONG else of_medians
    low, high = measure(taken[True], taken[False])
    said = f"95 % of the difference lies in {1000 * low:.2f} ... {1000 * high:.2f} ms"
    print(f"{title}, the victim {victim}, {many} windows each: {said}")  # noqa: T201
    if many == LONG:
        assert -WITHIN < low < high < WITHIN, said
    else:  # so few windows beside other tests can show a leak, and hardly that there is none
        assert low < WITHIN, said
        assert high > -WITHIN, said
    if victim != "is silent":
        assert min(taken[True] + taken[False]) >= least, "no window closes before its time"


def of_means(a, b):
    """The 95 % interval of the difference of two means."""
    middle = statistics.mean(a) - statistics.mean(b)
    half = 1.96 * (statistics.variance(a) / len(a) + statistics.variance(b) / len(b)) ** 0.5
    return middle - half, middle + half


def of_medians(a, b):
    """The same of two medians, which bear it that other tests run meanwhile."""
    middle = statistics.median(a) - statistics.median(b)
    spread = [statistics.quantiles(x, n=4) for x in (a, b)]
    half = (
        1.96 * sum((0.93 * (q[2] - q[0])) ** 2 / many for q, many in zip(spread, (len(a), len(b)), strict=True)) ** 0.5
    )
    return middle - half, middle + half


class Attack:
    """A position in which a seat may attack another that will be asked."""

    def __init__(self, seated, found, victim, seed):
        self.seated, self.victim = seated, victim
        self.attacker, self.words = found
        self.dice = random.Random(seed)
        self.table = seated.table
        self.play = seated.table.fold.play
        history = self.play.match.history
        self.start = (
            history.state.clone(),
            history.steps[:],
            history.saves[:],
            list(history.trail.v),
            self.play.knew[:],
        )
        self.twins: dict[bool, list[Any]] = {True: [], False: []}
        self.turn = 0

    def deal(self, has_block):
        """A position the attacker cannot tell from the others, with or without a block in the victim's hand."""
        return self.dice.choice(self.twins[has_block])

    def has_both(self):
        """Deal until there are a few of each kind; False if that cannot be."""
        match = self.play.match
        choice = match.game.title.verbs.read(self.words, match.game.card_numbers)
        for _ in range(60):
            keys = self.dice.getrandbits(31), self.dice.getrandbits(31)
            twin = redealt(self.start[0], self.attacker, *keys, True).state
            tried = twin.clone()
            tried.apply(self.attacker, choice)
            asked = next(seat for seat in tried.awaited() if seat != self.attacker)
            self.twins[len(tried.legal(asked)) > 1].append(twin)
        return min(map(len, self.twins.values())) >= 3

    async def timed(self, has_block):
        """Attack once; gives whether there was a block, and how long the attacker waited for the window to close."""
        heard = Watch(self.attacker)
        async with self.table.lock:  # so that nobody is in the middle of something
            self.table.driver.stop()
            self._put(self.deal(has_block))
            fold = await self.table.awake()
            fold.asked[self.attacker] = fold.number_of(self.attacker)
            stream = self.table.stream(fold, self.attacker)
            stream.wake(fold)
            stream.listeners = {heard}
        begun = time.perf_counter()
        attacking = self.seated.visitor(self.attacker)
        self.turn += 1
        done = await attacking.hear(
            spoken.Choose(id=f"a{self.turn}", decision=fold.asked[self.attacker], option=self.words)
        )
        assert isinstance(done, told.Done), done
        if self.victim == "answers":
            asked = self.play.window_seat
            answer = spoken.Choose(id=f"v{self.turn}", decision=fold.asked[asked], option="pass")
            assert isinstance(await self.seated.visitor(asked).hear(answer), told.Done)
        await asyncio.wait_for(heard.closed.wait(), 10)
        await self.seated.settled()  # a bot is not interrupted in its thoughts
        return has_block, heard.at - begun

    def _put(self, state):
        """Set the table back to before the attack."""
        history = self.play.match.history
        _, steps, saves, trail, knew = self.start
        history.steps, history.saves, self.play.knew = steps[:], saves[:], knew[:]
        history.trail.v = type(history.trail.v)(trail)
        history.state = state.clone()
        history.state.trail = history.trail
        self.play.held = {}
        self.table.driver.window = (-1, -1)


class Watch:
    """Waits for the second change: the attack is the first, the end of the window the next."""

    def __init__(self, viewer):
        self.heard, self.at, self.closed = 0, 0.0, asyncio.Event()

    def take(self, number, change, is_said):
        self.heard += 1
        if self.heard == 2:
            self.at = time.perf_counter()
            self.closed.set()

    def look_again(self, people):
        return True

    def lost(self):
        raise AssertionError("the line must not be lost")


async def playing(table) -> Any:
    return (await table.awake()).play


async def an_attack(tables, title, victim, seed):
    """Play at random until somebody can attack somebody who would be asked."""
    for attempt in range(50):
        people, bots = 2, int(victim == "is a bot")
        seated = await a_table(tables, title, people=people, bots=bots, seed=100 * seed + attempt)
        for _ in range(300):
            match = (await playing(seated.table)).match
            if match.is_over:
                break
            found = window_behind(match, people, victim)
            if found is not None and (attack := Attack(seated, found, victim, seed)).has_both():
                return attack
            seat = seated.dice.choice(await seated.settled() or [0])
            if (await seated.fresh(seat))["decision"] is not None:  # a window may have closed by itself
                await seated.choose(seat)
    raise AssertionError(f"no attack in {title}")


def window_behind(match, people, victim):
    """Who could open a window now, and by which option; it must be for a seat of the kind that is wanted."""
    s = match.state
    if s.num(STRANDS) != 0 or len(match.awaited) != 1 or match.awaited[0] >= people:
        return None
    seat = match.awaited[0]
    if match.decision(seat).kind in WINDOWS:
        return None
    for offer in match.decision(seat).options:
        t = s.clone()
        t.apply(seat, offer.value)
        awaited = t.awaited()
        if len(awaited) == 1 and awaited[0] != seat and (awaited[0] >= people) == (victim == "is a bot"):
            f = t.asking(awaited[0])
            if t.node(f).question(t, f) in WINDOWS and t.num(STRANDS) == 0:
                return seat, offer.words
    return None
