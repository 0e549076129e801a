"""Words: whatever a person reads at the table stands in the messages of both languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from midway.cli.texts import LANGUAGES, Texts
from midway.kernel.decisions import KINDS, pending
from midway.kernel.errors import Refused
from midway.kernel.messages import Message, WordRef
from midway.kernel.narrate import told, told_openly, word_key
from midway.kernel.options import option
from midway.kernel.title import Title
from midway.kernel.views import viewers
from tests.testkit.conformance.playing import Played

KERNEL = Path(__file__).parents[3] / "src" / "midway" / "kernel"
REASON = re.compile(r'Refused\("([a-z-]+)"|return "([a-z-]+)", "|return \w+, "([a-z-]+)"')


def check_words(title: Title) -> list[str]:
    """Every kind of question, verb, place, token and option of a title is said in both languages."""
    schema = title.schema
    keys = [word_key("ask", kind) for kind in KINDS]
    keys += [f"option-{verb.name}" for verb in title.verbs.by_number.values()]
    keys += [f"why-{reason}" for reason in kernel_reasons()]
    for field in (*schema.shared.fields, *schema.seat.fields):
        if field.kind in ("zone", "token"):
            keys.append(word_key(field.kind, field.name))
    for verb in title.verbs.by_number.values():
        keys += [word_key("word", word) for kind in verb.args if isinstance(kind, tuple) for word in kind]
    found = missing(title, keys)
    for name, words in (("the title", title.names()), *((o.name, o.about) for o in title.setup_options())):
        found += [f"{title.id}: {name} has no name in {lang}" for lang in LANGUAGES if not words.get(lang)]
    return found


def check_told(played: Played) -> list[str]:
    """Every fact and question of a match can be told in both languages, to each viewer and with nothing hidden."""
    title = played.table.title
    keys: list[str] = []
    for number, s in enumerate(played.positions):
        facts = played.match.steps[number - 1].facts if number else played.match.opening
        messages = [*told_openly(s, facts), *[m for viewer in viewers(s.game) for m in told(s, facts, viewer)]]
        keys += [key for message in messages for key in keys_of(message)]
        keys += [word_key("ask", decision.kind.rpartition("/")[2]) for decision in pending(s.clone())]
        keys += reasons(played, number)
    return [f"{played.table.name}: {why}" for why in missing(title, keys)]


def missing(title: Title, keys: list[str]) -> list[str]:
    readers = {lang: _reader(lang, title) for lang in LANGUAGES}
    return [
        f"{title.id}: messages.{lang}.ftl has no {key}"
        for key in dict.fromkeys(keys)
        for lang in LANGUAGES
        if not readers[lang].has(key)
    ]


@cache
def _reader(lang: str, title: Title) -> Texts:
    return Texts(lang, title)


def keys_of(message: Message) -> list[str]:
    return [message.key, *[value.key for value in message.args.values() if isinstance(value, WordRef)]]


def reasons(played: Played, number: int) -> list[str]:
    """Why the title refuses what it does not offer: each of its verbs with a card that is there, or none."""
    s = played.positions[number].clone()
    found: list[str] = []
    for seat in s.awaited():
        for verb in s.game.title.verbs.by_number:
            for card in {0, number % len(s.game.cards)} if s.game.cards else {0}:
                choice = int(option(verb, card))
                if choice not in s.legal(seat) and choice not in s.free(seat):
                    try:
                        s.clone().apply(seat, choice)
                    except Refused as refused:
                        found.append(f"why-{refused.reason}")
    return found


def kernel_reasons() -> list[str]:
    """The reasons for which the kernel itself refuses, as its source says them."""
    written = "\n".join(path.read_text("utf-8") for path in sorted(KERNEL.glob("*.py")))
    return sorted({found for groups in REASON.findall(written) for found in groups if found})
