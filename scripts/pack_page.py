"""The page and plots of pack_table.py: what is asked of the packs of Unfair, and what was measured."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from midway.lab.report_page import STYLE, points
from midway.lab.svg import Interval, intervals, stacks
from midway.lab.usage import SURE, CardUsage, TableUsage, Usage
from midway.titles import find_title
from midway.titles.belongings import metrics_of
from midway.titles.unfair.mixes import MOODS, mix_for
from midway.titles.unfair.ratings import RATED, name_of

if TYPE_CHECKING:
    from scripts.pack_table import Found

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reports" / "unfair-packs.md"
RATINGS = ROOT / "src" / "midway" / "titles" / "unfair" / "ratings.toml"
QUEEN = 0.20  # the first aim; content comes to 12 points later
SEATS = 0.05
WINNERS = (110, 230)
SHOWN = 36  # cards in the plot
REACH = 0.3
MAIN = (("size", "size"), ("blueprints", "blueprints"), ("coins", "coins"), ("other", "staff, cards, panoramas"))
MOST_STARS = 5


def write_page(found: "Found") -> None:
    PAGE.write_text(page(found), "utf-8")
    PAGE.with_name("unfair-packs-cards.svg").write_text(cards_plot(found), "utf-8")
    PAGE.with_name("unfair-packs-points.svg").write_text(points_plot(found), "utf-8")
    RATINGS.write_text(ratings_file(found), "utf-8")
    print(f"wrote {PAGE} and its plots, {RATINGS}")


def page(found: "Found") -> str:
    """The report as Markdown."""
    played = sum(table.matches for table in found.tables.values())
    many = f"--matches {found.matches} --larger {found.larger}"
    command = f"python -m scripts.pack_table {many} --bot {found.bot} --seed {found.seed}"
    command += " --so-far" if found.is_partial else ""
    lines = [
        "# Unfair: the packs at the table",
        "",
        f"`{command}`: {played} matches of {len(found.tables)} mixes, {len(found.failures)} failed;",
        f"all seats {found.bot} bots, compiled, at commit {found.commit or 'unknown'}. ± is half of a 95 % interval.",
        "",
        *(["The run was not finished: each row says how many matches of its mix were played.", ""] * found.is_partial),
        *asked(found),
        "",
        "## The mixes",
        "",
        "| packs | matches | winner's points | attacks a match | seat advantage |",
        "|---|---|---|---|---|",
        *[_row(mix, table) for mix, table in found.tables.items()],
        "",
        "The last column is the most one place in turn order (counted from whoever begins the first round; the marker",
        "then goes round) wins above or below an equal share, in points of win rate.",
        "",
        "## The packs",
        "",
        "![Winners' points by source](unfair-packs-points.svg)",
        "",
        "| pack | attacks of its cards a match | winner's points: size / blueprints / coins / other | stars |",
        "|---|---|---|---|",
        *[_pack_row(name, usage, ratings(found)[name]) for name, usage in found.packs.items()],
        "",
        "Stars are size / blueprints / coins / unfairness, from 1 for the pack with the least to 5 for the one with",
        "the most; the run writes them into `titles/unfair/ratings.toml`.",
        "",
        "## The moods",
        "",
        "Attacks a match of the recommended mixes:",
        "",
        f"| players | {' | '.join(MOODS)} |",
        "|---|---|---|---|",
        *[_mood_row(found, seats) for seats in (2, 3, 4, 5)],
        "",
        "## The cards",
        "",
        "![What a card does to its owner's win rate](unfair-packs-cards.svg)",
        "",
        "Used: in how many of the matches in which somebody saw it. Win rate: of those who used it, above or below an",
        "equal share, where somebody else did not.",
        "",
        "| card | used | n | win rate |",
        "|---|---|---|---|",
        *[_card_row(pack, card) for pack, card in found.cards()],
        "",
    ]
    return "\n".join(lines)


# ---- what is asked -----------------------------------------------------------------------------------------------
def asked(found: "Found") -> list[str]:
    """Each demand, and whether it holds."""
    cards = found.cards()
    rare = metrics_of(find_title("unfair")).RARE
    unused = [f"{pack}/{card.card.id}" for pack, card in cards if card.used == 0]
    dead = [f"{pack}/{card.card.id} {100 * card.rate:.1f} %" for pack, card in cards if card.is_dead(rare)]
    over = [f"{pack}/{card.card.id} {points(card)}" for pack, card in cards if abs(card.won.mean) > QUEEN]
    tables = found.tables.items()
    calm = [", ".join(mix) for mix, table in tables if table.attacks.total() == 0]
    least = min((table.attacks_a_match for _, table in tables), default=0.0)
    seats = [_named(mix, f"{100 * table.seat_advantage:.1f}") for mix, table in tables if table.seat_advantage >= SEATS]
    means = [table.best / max(1, table.matches) for _, table in tables]
    high = [m for m in means if not WINNERS[0] <= m <= WINNERS[1]]
    return [
        "| asked | holds | measured |",
        "|---|---|---|",
        _line("no card unused in all mixes", unused, ", ".join(unused)),
        _line("each used in 3 % of the matches in which somebody could", dead, ", ".join(dead)),
        _line("no card moves its owner's win rate by more than 20 points", over, ", ".join(over)),
        _line("attacks in every mix", calm, ", ".join(calm) or f"at least {least:.1f} a match"),
        _line("seat advantage under 5 points", seats, "; ".join(seats)),
        _line(
            f"winners' mean {WINNERS[0]} to {WINNERS[1]} in each mix",
            high,
            f"{min(means, default=0):.0f} to {max(means, default=0):.0f}; {len(high)} mixes outside",
        ),
    ]


def _line(what: str, faults: Sequence[object], measured: str) -> str:
    return f"| {what} | {'**no**' if faults else 'yes'} | {measured or '-'} |"


def _named(mix: tuple[str, ...], figure: str) -> str:
    return f"{', '.join(mix)} {figure}"


# ---- rows --------------------------------------------------------------------------------------------------------
def _row(mix: tuple[str, ...], table: TableUsage) -> str:
    many = max(1, table.matches)
    share = 1 / table.players
    margin = 100 * SURE * (share * (1 - share) / many) ** 0.5
    figures = (
        str(table.matches),
        f"{table.best / many:.0f} ± {table.winners_margin:.0f}",
        f"{table.attacks_a_match:.1f}",
        f"{100 * table.seat_advantage:.1f} ± {margin:.1f}",
    )
    return f"| {', '.join(mix)} | {' | '.join(figures)} |"


def _pack_row(name: str, usage: Usage, stars: dict[str, int]) -> str:
    told = " / ".join(f"{n:.0f}" for n in sources(usage).values())
    return f"| {name} | {own_attacks(usage):.1f} | {told} | {' / '.join(str(stars[key]) for key in RATED)} |"


def _mood_row(found: "Found", seats: int) -> str:
    told = []
    for mood in MOODS:
        mix = tuple(mix_for(mood, seats))
        table = next((table for known, table in found.tables.items() if set(known) == set(mix)), None)
        told.append(f"{table.attacks_a_match:.1f}" if table else "-")
    return f"| {seats} | {' | '.join(told)} |"


def _card_row(pack: str, card: CardUsage) -> str:
    won = points(card) if card.won.n > 1 else "-"
    return f"| {pack}/{card.card.id} | {100 * card.rate:.1f} % | {card.won.n} | {won} |"


# ---- packs in figures --------------------------------------------------------------------------------------------
def sources(usage: Usage) -> dict[str, float]:
    """Winners' mean points by main source, in all matches with the pack."""
    tables = usage.tables.values()
    many = max(1, sum(table.matches for table in tables))
    by = {key: sum(table.sources[key] for table in tables) / many for key, _ in MAIN[:3]}
    return {**by, "other": sum(table.best for table in tables) / many - sum(by.values())}


def own_attacks(usage: Usage) -> float:
    tables = usage.tables.values()
    return sum(table.own_attacks for table in tables) / max(1, sum(table.matches for table in tables))


def ratings(found: "Found") -> dict[str, dict[str, int]]:
    """Stars of each pack: how it stands between the one with the least and the one with the most."""
    figures = {name: {**sources(usage), "unfairness": own_attacks(usage)} for name, usage in found.packs.items()}
    out: dict[str, dict[str, int]] = {name: {} for name in figures}
    for key in RATED:
        least = min(figure[key] for figure in figures.values())
        most = max(figure[key] for figure in figures.values())
        for name, figure in figures.items():
            out[name][key] = 1 + round((MOST_STARS - 1) * (figure[key] - least) / max(1e-9, most - least))
    return out


def ratings_file(found: "Found") -> str:
    lines = ["# Measured: written by python -m scripts.pack_table; see docs/reports/unfair-packs.md.", ""]
    for name, stars in ratings(found).items():
        lines += [f"[stars.{name}]", *[f"{key} = {n}" for key, n in stars.items()], ""]
    tables = sorted(found.tables.items(), key=lambda one: (len(one[0]), name_of(one[0])))
    lines += ["[attacks]  # a match", *[f'"{name_of(mix)}" = {table.attacks_a_match:.1f}' for mix, table in tables]]
    return "\n".join(lines) + "\n"


# ---- plots -------------------------------------------------------------------------------------------------------
def cards_plot(found: "Found") -> str:
    """The cards that help or harm their owners most."""
    known = [(pack, card) for pack, card in found.cards() if card.won.n > 1]
    known.sort(key=lambda one: -abs(one[1].won.mean))
    rows = [
        Interval(
            f"{pack}/{card.card.id}",
            card.won.mean,
            card.won.margin,
            f"{100 * card.won.mean:+.0f}",
            abs(card.won.mean) > QUEEN,
        )
        for pack, card in sorted(known[:SHOWN], key=lambda one: -one[1].won.mean)
    ]
    return alone(intervals(rows, REACH, QUEEN))


def points_plot(found: "Found") -> str:
    return alone(stacks([(name, sources(usage)) for name, usage in found.packs.items()], MAIN))


def alone(svg: str) -> str:
    """A plot with its own style, for a page that has none."""
    style = STYLE.replace(":root", "svg").replace("body {", "nothing {")
    head, rest = svg.split("\n", 1)
    return f'{head[:-1]} xmlns="http://www.w3.org/2000/svg">\n<style>{style}</style>\n{rest}\n'
