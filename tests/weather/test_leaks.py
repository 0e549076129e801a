"""Nothing hidden goes out: every byte at a real socket is the same, whatever it is that its reader cannot know."""

import asyncio
import json
import random
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.sync.client import connect

from midway.kernel.phases import is_open
from midway.kernel.schema import PHASES, SPECTATOR, STRANDS
from midway.kernel.views import viewers
from midway.server.table import events as of
from midway.server.table.play import is_secret, sees
from midway.titles import find_title, title_ids
from tests.testkit.live import a_table
from tests.testkit.serving import quick, serving
from tests.testkit.twins import Witnesses, can_have_twin, change_told, twin

SHORT, LONG = 40, 1000  # positions of each title
PROBES = 6


@pytest.mark.parametrize(
    ("title", "positions"),
    [pytest.param(title, SHORT, id=title, marks=pytest.mark.once) for title in title_ids()]
    + [pytest.param(title, LONG, id=f"{title}-long", marks=pytest.mark.soak) for title in title_ids()],
)
def test_whatever_a_viewer_cannot_know_changes_no_byte_it_is_sent(tmp_path, title, positions):
    looked, match = 0, 0
    with serving(quick(f"sqlite:///{tmp_path / 'midway.db'}", window_least=0.0, window_most=600.0)) as server:
        while looked < positions:
            match += 1
            story = Story(server, title, match)
            while looked < positions and story.goes_on(step_over=1 if positions == LONG else 9):
                story.check()
                looked += 1
    assert looked == positions


@pytest.mark.once
@pytest.mark.parametrize(
    ("title", "place", "leaky"),
    [
        ("coconut_shy", "telling.shown.view", lambda s, _: s),
        ("coconut_shy", "telling.changes.facts_for", lambda facts, _: facts),
        ("coconut_shy", "table.answers.foreseen", lambda s, *_: all_cards(s)),
        ("unfair", "table.play.as_known", lambda s, *_: s),
        ("unfair", "table.play.is_secret", lambda _: False),
    ],
)
def test_a_planted_leak_is_seen(tmp_path, monkeypatch, title, place, leaky):
    monkeypatch.setattr(f"midway.server.{place}", leaky)
    with serving(quick(f"sqlite:///{tmp_path / 'midway.db'}", window_least=0.0, window_most=600.0)) as server:
        assert any(is_leaky(Story(server, title, seed)) for seed in range(1, 9))


@pytest.mark.once
def test_a_card_that_is_put_away_in_secret_is_asked_about_as_before(tmp_path):
    """Others have seen it taken from the Market; whether it has been picked to be discarded they learn later."""
    asked = 0
    with serving(quick(f"sqlite:///{tmp_path / 'midway.db'}", window_least=0.0)) as server:
        for seed in range(1, 100):
            story = Story(server, "unfair", seed)
            while asked < 3 and story.goes_on(step_over=1):
                asked += story.asked_about_picks()
            if asked >= 3:
                break
    assert asked >= 3, "no such pick was met"


def is_leaky(story):
    try:
        while story.goes_on(step_over=2):
            story.check()
    except AssertionError:
        return True
    return False


def all_cards(s):
    """As if foreseeing looked at what lies face down."""
    last = range(len(s.game.cards) - 50, len(s.game.cards))
    return [SimpleNamespace(name="hand", owner=0, card=c, leaves=True, before=int(s.where(c)), after=0) for c in last]


class Story:
    """A match that is played at random, and looked at by all who are there."""

    def __init__(self, server, title, seed):
        self.server = server
        self.dice = random.Random(f"{title} {seed}")
        self.title = find_title(title)
        seats = self.dice.randint(max(2, self.title.least_seats), min(4, self.title.most_seats))
        self.seated = server.run(a_table(server.tables, title, people=seats, seed=seed))
        self.table = self.seated.table
        self.play = server.run(self.table.awake()).play
        self.seats = seats
        self.watching = [*range(seats), SPECTATOR]
        assert sorted(self.watching) == sorted(viewers(self.play.match.game))
        self.witnesses = Witnesses(self.watching)
        s = self.play.match.state_at(0)
        self.witnesses.note(s, s, self.play.match.opening, 0)
        self.event: Any = None
        self.seen: dict[int, Any] = {}

    def goes_on(self, step_over):
        """Play a little; False when it is over."""
        for _ in range(1 + self.dice.randrange(2 * step_over)):
            if self.play.is_over:
                return False
            self._choose()
        return not self.play.is_over

    def _choose(self):
        match = self.play.match
        seat = self.dice.choice(match.awaited)
        decision = match.decision(seat)
        words = self.dice.choice(decision.options + decision.free).words
        before = match.state.clone()
        fold = self.table.fold
        self.seen = {viewer: fold.teller.seen(viewer, fold.asked_of(viewer)) for viewer in self.watching}
        self.event = of.Chose(seat=seat, option=words)
        self.server.run(self.table.commit(self.event))
        self.witnesses.note(before, match.state, match.steps[-1].facts, self.play.knew[-1])

    # ---- looking ---------------------------------------------------------------------------------------------------
    def check(self):
        viewer = self.dice.choice(range(self.seats))
        key = self.dice.getrandbits(31)
        self._deal(viewer, key)
        self._deal(SPECTATOR, key)
        self._answer_in_secret(viewer)

    def _deal(self, viewer, key):
        if not can_have_twin(self.play, viewer):
            return
        probes = self._probes(viewer)
        real = [*self._heard(viewer, probes), self._change(viewer)]

        async def as_twin():
            async with twin(self.table, self.witnesses, viewer, key):
                heard = await asyncio.to_thread(self._heard, viewer, probes)
                return [*heard, self._change(viewer)]

        dealt = asyncio.run_coroutine_threadsafe(as_twin(), self.server.loop).result(30)
        assert_equal(real, dealt, (self.title.id, viewer, key, len(self.play.match.steps)))

    def _change(self, viewer):
        step = self.play.match.steps[-1]
        if is_secret(step) and viewer != step.seat:
            return b""
        return change_told(self.table.fold, self.event, viewer, self.seen[viewer])

    def _heard(self, viewer, probes):
        """All that comes over the line, and over plain HTTP."""
        seat = None if viewer == SPECTATOR else viewer
        path = f"/api/tables/{self.table.id}"
        secret = self.seated.secrets[viewer] if seat is not None else ""
        hello = {"type": "hello", "protocol": 1, "secrets": [secret] if secret else [], "invite": self.table.invite}
        heard: list[bytes] = []
        with connect(f"{self.server.url.replace('http', 'ws')}{path}/socket", max_size=None) as line:
            line.send(json.dumps(hello))
            for probe in probes:
                line.send(json.dumps(probe))
            while not heard or json.loads(heard[-1]).get("id") != "last":
                heard.append(line.recv(20, decode=False))
        asks = {"authorization": f"Bearer {secret}"} if secret else {"midway_invite": self.table.invite}
        whose = "" if seat is None else f"seat={seat}"
        pages = (f"/log?{whose}", f"/changes?{whose}", "")
        heard += [self.server.try_("GET", path + page, **asks).body for page in pages]
        return [one for one in heard if b'"type":"presence"' not in one[:30]]

    def _probes(self, viewer):
        """Questions and attempts that change nothing: what is answered must not tell either."""
        game = self.play.match.game
        cards = [self.dice.choice(game.card_names) for _ in range(PROBES)]
        values = game.title.values()
        found = [{"type": "why-not", "card": card} for card in cards[:2]]
        found += [{"type": "why", "value": self.dice.choice(values), "card": card} for card in cards[:2] if values]
        found += [{"type": "why", "value": value, "seat": self.dice.randrange(self.seats)} for value in values[:3]]
        decision = None if viewer == SPECTATOR else self.play.match.decision(viewer)
        verbs = [verb.name for verb in game.title.verbs.by_number.values() if verb.args and len(verb.args) == 1]
        words = [f"{self.dice.choice(verbs)} {card}" for card in cards]
        offered = [] if decision is None else [offer.words for offer in decision.options]
        for option in [*words, *self.dice.sample(offered, min(3, len(offered)))]:
            found.append({"type": "why-not", "option": option})
            found.append({"type": "foresee", "option": option})
        asked = self.table.fold.asked_of(viewer)
        free = [] if decision is None else [offer.words for offer in decision.free]
        found += [{"type": "choose", "decision": asked, "option": one} for one in words if one not in offered + free]
        found += [{"type": "choose", "decision": asked + 1, "option": one} for one in offered[:1]]
        numbered = [{**probe, "id": f"p{n}"} for n, probe in enumerate(found)]
        return [*numbered, {"type": "ping", "id": "last"}]

    # ---- answers of others in a secret phase -----------------------------------------------------------------------
    def _answer_in_secret(self, viewer):
        """What another seat answers while it goes on deciding makes no difference and no noise."""
        match = self.play.match
        if match.state.num(STRANDS) == 0 or is_open(match.state):
            return
        for seat in match.awaited:
            if seat != viewer and match.decision(seat) is not None:
                options = match.decision(seat).options
                for option in self.dice.sample(options, min(2, len(options))):
                    if not self._goes_on_after(viewer, seat, option.words):
                        return

    def asked_about_picks(self):
        """How many cards that a viewer knows were picked in secret, one after the other taken back, without a sound."""
        match, asked = self.play.match, 0
        if match.state.num(STRANDS) == 0 or is_open(match.state):
            return 0
        for seat in match.awaited:
            for offer in match.decision(seat).options:
                card = match.game.card_numbers.get(offer.words.split(" ")[-1], -1)
                knows = [v for v in range(self.seats) if v != seat and card >= 0 and match.state.knows(v, card)]
                if knows and asked < 3 and self._goes_on_after(knows[0], seat, offer.words):
                    asked += 1
                elif knows:
                    return asked
        return asked

    def _goes_on_after(self, viewer, seat, words):
        match, phase = self.play.match, int(self.play.match.state.num(PHASES))
        cards = [word for word in words.split(" ")[1:] if word in match.game.card_numbers]
        probes = [*[{"type": "why-not", "card": card, "id": card} for card in cards], *self._probes(viewer)]
        before, start = self._heard(viewer, probes), match.state.clone()
        outcome = self.server.run(self.table.commit(of.Chose(seat=seat, option=words)))
        goes_on = match.state.num(STRANDS) != 0 and int(match.state.num(PHASES)) == phase and seat in match.awaited
        if goes_on:
            assert not sees(outcome, viewer)
            assert_equal(before, self._heard(viewer, probes), (self.title.id, viewer, seat, words))
            self.server.run(self.table.commit(of.Undid(seat=seat, place=self.play.place_to_undo(seat))))
        else:
            self.witnesses.note(start, match.state, match.steps[-1].facts, self.play.knew[-1])
        return goes_on


def assert_equal(real, dealt, where):
    assert len(real) == len(dealt), where
    for a, b in zip(real, dealt, strict=True):
        if a != b:
            at = next(n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y)
            raise AssertionError(f"{where}: ...{a[max(0, at - 300) : at + 200]!r} / {b[max(0, at - 60) : at + 200]!r}")
