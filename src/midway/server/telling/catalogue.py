"""A title as programs and pages read it: layout, verbs, cards, rules, texts. Made once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from midway.bots import bot_names
from midway.kernel.decisions import KINDS
from midway.kernel.nodes.things import Noun
from midway.kernel.schema import ALL, ASIDE, IN_PLAY, NOBODY, ORDERED
from midway.kernel.verbs import Verb
from midway.server.protocol import catalogue as to
from midway.server.telling.layout import slug
from midway.titles import find_title
from midway.titles.belongings import KERNEL, LANGUAGES, folder_of, messages_of, pack_format, packs_of
from midway.titles.rule_book import glossary_of, sections_of

if TYPE_CHECKING:
    from midway.kernel.content import CardDef, Names, Pack
    from midway.kernel.schema import Block, Field
    from midway.kernel.title import Title
    from midway.titles.rule_catalogue import Rule

HERE: Final = Path(__file__).parents[1]
INNER: Final = ("where", "known", "agenda")


def title_name(title: Title) -> to.TitleName:
    return to.TitleName(title.id, title.names(), title.rules_version, title.least_seats, title.most_seats)


def title_info(title: Title) -> to.TitleInfo:
    """All that is fixed about a title."""
    schema = title.schema
    blocks = (("table", schema.shared), ("seat", schema.seat))
    return to.TitleInfo(
        id=title.id,
        names=title.names(),
        rules_version=title.rules_version,
        least_seats=title.least_seats,
        most_seats=title.most_seats,
        setup=[
            to.SetupInfo(one.name, list(one.values), list(one.several), bool(one.is_open), one.about)
            for one in title.setup_options()
        ],
        bots=bot_names(),
        kinds=sorted(KINDS),
        verbs=[to.VerbInfo(verb.name, _args(verb)) for verb in title.verbs.by_number.values()],
        zones=[_zone(field, of) for of, block in blocks for field in block.fields if field.is_zone],
        numbers=[number for of, block in blocks for number in _numbers(title, block, of)],
        values=title.values(),
    )


def _args(verb: Verb) -> list[str]:
    return ["|".join(kind) if isinstance(kind, tuple) else kind for kind in verb.args]


def _zone(field: Field, of: str) -> to.ZoneInfo:
    return to.ZoneInfo(
        name=slug(field.name),
        of=of,
        seen_by=_audience(field),
        room=int(field.size),
        in_play=bool(field.tag & IN_PLAY),
        ordered=bool(field.tag & ORDERED),
        aside=bool(field.tag & ASIDE),
    )


def _numbers(title: Title, block: Block, of: str) -> Iterable[to.NumberInfo]:
    for field in block.fields:
        if field.kind in ("number", "token", "card") and field.name not in INNER and field.audience != NOBODY:
            kind = "mark" if field.kind == "card" else field.kind
            if of == "table" and field.at in title.schema.per_card:
                kind = "card"
            many = 1 if kind == "card" else int(field.size)
            yield to.NumberInfo(slug(field.name), kind, of, _audience(field), many)


def _audience(field: Field) -> str:
    return "all" if field.audience == ALL else "nobody" if field.audience == NOBODY else "owner"


# ---- cards ---------------------------------------------------------------------------------------------------------
def shelf(title: Title) -> list[Pack]:
    """Every pack a title has on its shelf, found by its folders."""
    format_ = pack_format(title)
    if format_ is None:
        return title.packs(title.least_seats, title.chosen({}, title.least_seats))
    from midway.titles.pack_shelf import pack_in

    return [pack_in(folder, format_) for folder in packs_of(title)]


def cards(title: Title, packs: Iterable[Pack]) -> to.Cards:
    """Packs with their cards, and how the nouns in them are said."""
    found = {pack.hash: pack for pack in packs}
    said = sorted({word for pack in found.values() for card in pack.cards for word in _words(card)})
    return to.Cards(
        packs=[
            to.PackCards(
                pack.id, hash_, _names(pack.name), pack.icon, [_card(title, pack, card) for card in pack.cards]
            )
            for hash_, pack in found.items()
        ],
        words={word: said_as(title, word) for word in said},
    )


def _words(card: CardDef) -> list[str]:
    return [card.kind, *card.choices.values(), *[word for words in card.lists.values() for word in words]]


def said_as(title: Title, word: str) -> to.Names:
    """A noun of the cards' own language, in both languages; the word itself where it has no other form."""
    format_ = pack_format(title)
    said = []
    for lang in LANGUAGES:
        try:
            said.append(format_.language.say(Noun(word), lang) if format_ else word)
        except (KeyError, ValueError):
            said.append(word)
    return to.Names(*said)


def _card(title: Title, pack: Pack, card: CardDef) -> to.CardInfo:
    return to.CardInfo(
        id=card.id,
        pack=pack.id,
        kind=card.kind,
        name=_names(card.name),
        icon=card.icon,
        copies=card.copies,
        flavour=None if card.flavour is None else _names(card.flavour),
        numbers=dict(card.numbers),
        choices=dict(card.choices),
        lists={name: list(words) for name, words in card.lists.items()},
        flags=list(card.flags),
        texts={name: to.Names(text.en, text.ru) for name, text in card.texts.items()},
        symbols={name: list(words) for name, words in title.symbols(card).items()},
        back=title.back(card),
        source=card.source,
    )


def _names(names: Names) -> to.Names:
    return to.Names(names.en, names.ru)


# ---- rules and words -----------------------------------------------------------------------------------------------
@lru_cache(16)
def rules(title: Title) -> to.Rules:
    """The rules and the glossary in both languages."""
    sections = [
        to.RuleSection(section.id, to.Names(section.en, section.ru), [_rule(rule) for rule in section.rules])
        for section in sections_of(title)
    ]
    terms = [
        to.TermInfo(term.id, to.Names(term.en, term.ru), to.Names(term.en_text, term.ru_text))
        for term in glossary_of(title)
    ]
    return to.Rules(title.id, title.names(), title.rules_version, sections, terms)


def _rule(rule: Rule) -> to.RuleInfo:
    return to.RuleInfo(rule.id, rule.en, rule.ru, rule.same_as, bool(rule.needs_no_software))


@lru_cache(64)
def texts(title_id: str, lang: str) -> str:
    """The words of one language as Fluent: the kernel's, the server's, the title's; later ones win."""
    homes = [KERNEL, HERE, *([folder_of(find_title(title_id))] if title_id else [])]
    return "\n".join(messages_of(home, lang) for home in homes)
