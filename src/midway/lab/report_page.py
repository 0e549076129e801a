"""The report of a pack: rows for a table, and one HTML page with plots that needs nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from midway.lab.svg import Bar, Interval, bars, intervals, stacks
from midway.lab.usage import CardUsage, TableUsage, Usage
from midway.titles.belongings import metrics_of

Say = Callable[..., str]  # a key of the messages and its arguments; gives the words

REACH: Final = 0.5  # a win rate can hardly move further
STYLE: Final = """
:root { --ink: #222; --soft: #666; --paper: #fdfaf3; --line: #d8d0c0; --bar: #3a7ca5; --loud: #c8372d; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee; --soft: #aaa; --paper: #1c1b1a; --line: #444; --bar: #6fb1d8; --loud: #ff7a6b; }
}
body { font: 15px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1, h2 { font-weight: 650; line-height: 1.2; }
h2 { margin-top: 2.5rem; }
p.note { color: var(--soft); max-width: 45rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .2rem .6rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child, td.word, th.word { text-align: left; }
td.loud { color: var(--loud); font-weight: 650; }
svg { font: 12px system-ui, sans-serif; max-width: 100%; height: auto; }
svg .label { text-anchor: end; fill: var(--ink); }
svg .number { fill: var(--soft); }
svg .bar, svg .dot { fill: var(--bar); }
svg .whisker { stroke: var(--bar); stroke-width: 2; }
svg .marked { fill: var(--loud); stroke: var(--loud); }
svg .zero { stroke: var(--soft); }
svg .limit { stroke: var(--loud); stroke-dasharray: 4 4; }
.c0 { fill: #3a7ca5; } .c1 { fill: #e0a030; } .c2 { fill: #5b9a54; } .c3 { fill: #9a5b9a; }
.c4 { fill: #b5651d; } .c5 { fill: #4f9e9e; } .c6 { fill: #c8372d; }
.key span { display: inline-block; margin-right: 1.2rem; } .key svg { vertical-align: -2px; }
"""


@dataclass(frozen=True)
class Row:
    """One card, as it is told."""

    name: str
    kind: str
    seen: int
    taken: str
    used: str
    ways: str
    won: str
    note: str


def told_cards(usage: Usage, lang: str, say: Say) -> list[Row]:
    """All cards of the pack in the order of its files."""
    return [_row(usage, card, lang, say) for card in usage.cards.values()]


def _row(usage: Usage, card: CardUsage, lang: str, say: Say) -> Row:
    ways = ", ".join(f"{say('report-way', way=way)} {n}" for way, n in card.ways.most_common())
    return Row(
        name_of(card, lang),
        card.card.kind,
        card.seen,
        percent(card.taken / card.seen) if card.seen else "-",
        percent(card.rate) if card.seen else "-",
        ways,
        points(card) if card.won.n > 1 else "-",
        say("report-dead") if is_dead(usage, card) else say("report-queen") if is_queen(usage, card) else "",
    )


def name_of(card: CardUsage, lang: str) -> str:
    return card.card.name.ru if lang == "ru" else card.card.name.en


def is_dead(usage: Usage, card: CardUsage) -> bool:
    return card.is_dead(metrics_of(usage.study.title).RARE)


def is_queen(usage: Usage, card: CardUsage) -> bool:
    return card.is_queen(metrics_of(usage.study.title).limit_of(card.card.kind))


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def points(card: CardUsage) -> str:
    """Percentage points of win rate and half the interval."""
    return f"{100 * card.won.mean:+.1f} ± {100 * card.won.margin:.1f}"


def shares(table: TableUsage) -> dict[str, float]:
    """The winners' mean points by source."""
    return {source: n / max(1, table.matches) for source, n in table.sources.items()}


# ---- the page --------------------------------------------------------------------------------------------------
def page(usage: Usage, lang: str, say: Say) -> str:
    """The whole report as one HTML page."""
    study = usage.study
    name = study.pack.name.ru if lang == "ru" else study.pack.name.en
    title = say("report-title", pack=name)
    tables = [table for table in usage.tables.values() if table.matches]
    about = say("report-about", n=sum(t.matches for t in tables), bot=study.bot, seed=str(study.seed))
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="note">{escape(about)}</p>',
        _section(say, "report-tables", _tables(tables, say)),
        _section(say, "report-sources", _sources(tables, say)),
        _section(say, "report-wins", _wins(usage, lang)),
        _section(say, "report-use", _use(usage, lang)),
        _section(say, "report-cards", _cards(usage, lang, say)),
    ]
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    return (
        f'<!doctype html>\n<html lang="{lang}"><head>{head}</head>\n<body>\n' + "\n".join(parts) + "\n</body></html>\n"
    )


def _section(say: Say, key: str, inside: str) -> str:
    note = escape(say(f"{key}-note"))
    return f'<h2>{escape(say(key))}</h2>\n<p class="note">{note}</p>\n<div class="wide">{inside}</div>'


def _tables(tables: Sequence[TableUsage], say: Say) -> str:
    head = [say(f"report-{word}") for word in ("players", "matches", "score", "attacks", "own-attacks", "seats")]
    return _table(head, [told_table(table) for table in tables])


def told_table(table: TableUsage) -> list[str]:
    """Players, matches, winners' mean score, attacks a match, those of the pack, seat advantage."""
    many = max(1, table.matches)
    return [
        str(table.players),
        str(table.matches),
        f"{table.best / many:.1f}",
        f"{table.attacks_a_match:.1f}",
        f"{table.own_attacks / many:.1f}",
        percent(table.seat_advantage),
    ]


def _sources(tables: Sequence[TableUsage], say: Say) -> str:
    keys = list(dict.fromkeys(source for table in tables for source in table.sources))
    parts = [(key, say("report-source", source=key)) for key in keys]
    rows = [(say("report-n-players", n=table.players), shares(table)) for table in tables]
    swatch = '<svg width="12" height="12"><rect class="c{}" width="12" height="12"/></svg> '
    key = "".join(f"<span>{swatch.format(k)}{escape(name)}</span>" for k, (_, name) in enumerate(parts))
    return stacks(rows, parts) + f'<p class="key">{key}</p>'


def _wins(usage: Usage, lang: str) -> str:
    fared = sorted((card for card in usage.cards.values() if card.won.n > 1), key=lambda card: -card.won.mean)
    rows = [
        Interval(
            name_of(card, lang), card.won.mean, card.won.margin, f"{100 * card.won.mean:+.0f}", is_queen(usage, card)
        )
        for card in fared
    ]
    return intervals(rows, REACH, metrics_of(usage.study.title).limit_of(""))


def _use(usage: Usage, lang: str) -> str:
    by_rate = sorted((card for card in usage.cards.values() if card.seen), key=lambda card: card.rate)
    rows = [Bar(name_of(card, lang), card.rate, percent(card.rate), is_dead(usage, card)) for card in by_rate]
    return bars(rows, metrics_of(usage.study.title).RARE)


def _cards(usage: Usage, lang: str, say: Say) -> str:
    head = [say(f"report-{word}") for word in ("card", "kind-of-card", "seen", "taken", "used", "ways", "won", "note")]
    rows = [
        [row.name, say("report-kind", kind=row.kind), str(row.seen), row.taken, row.used, row.ways, row.won, row.note]
        for row in told_cards(usage, lang, say)
    ]
    return _table(head, rows, words=(0, 1, 5), loud=7)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], words: Sequence[int] = (0,), loud: int = -1) -> str:
    def cell(tag: str, k: int, text: str) -> str:
        look = ' class="word"' if k in words else ' class="loud"' if k == loud and tag == "td" else ""
        return f"<{tag}{look}>{escape(text)}</{tag}>"

    lines = ["".join(cell("td", k, text) for k, text in enumerate(row)) for row in rows]
    top = "".join(cell("th", k, text) for k, text in enumerate(head))
    body = "\n".join(f"<tr>{line}</tr>" for line in lines)
    return f"<table><thead><tr>{top}</tr></thead><tbody>\n{body}\n</tbody></table>"
