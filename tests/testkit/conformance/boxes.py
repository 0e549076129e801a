"""Random rule boxes that run: trees nobody wrote, planted on the cards of a title and begun in real positions."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from traceback import extract_tb

from midway.cardtext.fields import Category
from midway.cardtext.language import Language
from midway.cardtext.pack_files import PackFormat, load_pack
from midway.cardtext.sample import Sampler
from midway.kernel.content import CardDef, Pack, Text, slots_of
from midway.kernel.match import Match
from midway.kernel.node import Node
from midway.kernel.records import secret_from_seed
from midway.kernel.schema import R_END, R_NOTES, R_TOP, R_WHO, STRANDS
from midway.kernel.state import State
from midway.titles.belongings import packs_of
from tests.testkit.conformance.counting import check_conserved, check_totals
from tests.testkit.conformance.playing import Dice, Played, any_choice
from tests.testkit.conformance.tables import Table
from tests.testkit.conformance.texts import format_in, language_in

MOST_ANSWERS = 400  # one box may ask for
MOST_DECISIONS = 3_000
TRIES = 4  # sampled trees that may be unreadable before the card keeps its own text


def planted(table: Table, seed: int) -> list[Pack]:
    """The packs of the table with random texts on their cards."""
    folders = {folder.name: folder for folder in packs_of(table.title)}
    return [_with_random_texts(folders[pack.id], seed) for pack in table.packs()]


@lru_cache(maxsize=60)  # many tables have the same packs, and what takes long is to find sentences
def _with_random_texts(folder: Path, seed: int) -> Pack:
    pack = load_pack(folder, format_in(folder))
    kinds = {kind.name: kind for kind in format_in(folder).kinds}
    language = language_in(folder)
    cards: list[CardDef] = []
    for number, card in enumerate(pack.cards):
        texts = dict(card.texts)
        for name, category in kinds[card.kind].texts.items():
            text = random_text(language, category, seed * 10_000 + number * TRIES)
            if text is not None:
                texts[name] = text
        cards.append(replace(card, texts=texts))
    return without_objections(pack, replace(pack, cards=tuple(cards)), format_in(folder))


def without_objections(pack: Pack, planted: Pack, format_: PackFormat) -> Pack:
    """What no pack could say, as the title objects to it, is said as before."""
    own = {card.id: card for card in pack.cards}
    while format_.check and (refused := {id_ for id_, _, _ in format_.check(planted)}):
        cards = [own[card.id] if card.id in refused else card for card in planted.cards]
        if cards == list(planted.cards):
            break  # it objects to the pack as it is
        planted = replace(planted, cards=tuple(cards))
    return planted


def random_text(language: Language, category: Category, seed: int) -> Text | None:
    """A text of the language that nobody wrote; None if none of a few points back only at what it has named."""
    for n in range(seed, seed + TRIES):
        said = language.say(Sampler(language.phrases, n).tree(category), "en")
        try:
            tree = language.read(said, category)
        except ValueError:
            continue  # "that prize" with no prize before it: no card could say it
        return Text(said, language.say(tree, "ru"), tree, slots_of(tree))
    return None


def check_random_boxes(table: Table, seeds: range) -> list[str]:
    """With random texts a match still ends, and each box, begun in the middle of it, ends and leaves nothing behind."""
    found: list[str] = []
    for seed in seeds:
        match = Match.begin(table.title, table.seats, table.options, secret_from_seed(seed), packs=planted(table, seed))
        played = Played(table, seed, match)
        dice = Dice(seed, 31)
        try:
            while not match.is_over and len(played.positions) < MOST_DECISIONS:
                s = match.state.clone()
                played.positions.append(s)
                if s.num(STRANDS) == 0:
                    found += [f"{played.at(len(match.steps))}: {why}" for why in _some_box(s, dice)]
                match.choose(*any_choice(match.state, dice))
            played.positions.append(match.state.clone())
            found += [*check_conserved(played), *check_totals(played)]
        except (
            OverflowError
        ):  # "for each card, draw 25 cards": no schema has room for everything, and the kernel says so
            continue
        except Exception as problem:  # noqa: BLE001  (any fault is one)
            found.append(f"{played.at(len(match.steps))}: {_running(match.state)}: {named(problem)}")
            continue
        if not match.is_over:
            found.append(f"{played.at(len(match.steps))}: the match does not end")
    return found


def _some_box(s: State, dice: Dice) -> list[str]:
    """Begin one text of a card that is somebody's."""
    cards = [card for card in range(len(s.game.cards)) if s.owner_of(card) >= 0]
    if not cards:
        return []
    card = cards[dice.below(len(cards))]
    rules = s.game.rules_of(card)
    timed = [box for boxes in rules.timed.values() for box in boxes]
    return [why for box in (*rules.boxes.values(), *timed) for why in run_box(s, box, card, dice)]


def run_box(s: State, box: Node, card: int, dice: Dice) -> list[str]:
    """Run a card's box in a copy of this position, with nothing below it, and look at what it leaves."""
    t = cleared(s)
    what = said_of(t, card)
    try:
        t.begin(box, int(t.owner_of(card)), card)
        for node in (box, t.game.settle):  # what it sets off is settled by whatever goes on after it
            t.begin(node, int(t.owner_of(card)) if node is box else 0, card if node is box else -1)
            t.run()
            for _ in range(MOST_ANSWERS):
                if not t.awaited():
                    break
                t.apply(*any_choice(t, dice))
    except OverflowError:
        return []
    except Exception as problem:  # noqa: BLE001  (any fault is one)
        return [f"{what}: {named(problem)}"]
    if t.awaited():
        return [f"{what}: goes on asking"]
    return [f"{what}: {why}" for why in leavings(t)]


def cleared(s: State) -> State:
    """A copy of the position in which nothing runs and nothing is due."""
    t = s.clone()
    while t.top != 0:
        t.pop()
    t.drop_notes(int(t.game.caches_at))
    t.put(R_WHO, -1)
    agenda = t.game.schema.shared.field("agenda")
    for k in range(int(agenda.at), int(agenda.at + agenda.size)):
        t.put(k, 0)
    return t


def leavings(t: State) -> list[str]:
    """Frames, notes, due rules and stray words that should be gone when nothing runs."""
    game = t.game
    found = [] if t.num(R_TOP) == 0 and t.num(R_END) == game.stack_at else ["it leaves frames behind"]
    if t.num(R_NOTES) != game.caches_at:
        found.append("it leaves notes behind")
    if any(t.num(k) != 0 for k in range(int(game.stack_at), int(game.caches_at))):
        found.append("it leaves words in the stack")
    agenda = game.schema.shared.field("agenda")
    if any(t.num(k) != 0 for k in range(int(agenda.at), int(agenda.at + agenda.size))):
        found.append("it leaves rules on the agenda")
    return found


def named(problem: Exception) -> str:
    """An exception and where it was raised."""
    where = extract_tb(problem.__traceback__)[-1]
    return f"{type(problem).__name__}: {problem} ({Path(where.filename).name}, {where.name})"


def said_of(s: State, card: int) -> str:
    texts = " / ".join(f"“{text.en}”" for text in s.game.cards[card].texts.values())
    return f"{s.game.card_names[card]} {texts}"


def _running(s: State) -> str:
    """The text of the card whose rule runs, if one does."""
    f = s.top
    while f != 0 and s.src(f) < 0:
        f = s.caller(f)
    return said_of(s, int(s.src(f))) if f != 0 else "no card's rule runs"
