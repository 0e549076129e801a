"""Usage: matches with one pack among others, and how its cards were used and fared in them.

What counts as a use the title says, in its metrics.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Final

from midway.bots import find_bot
from midway.bots.bot import Bot, bot_keys, play_out
from midway.kernel.begin import new_state
from midway.kernel.chance import key_of
from midway.kernel.content import CardDef, Pack
from midway.kernel.game import Game
from midway.kernel.happenings import Facts
from midway.kernel.playout import playout
from midway.kernel.records import secret_from_seed
from midway.lab.simulate import RANDOM
from midway.titles.belongings import metrics_of, packs_of, sources_of

if TYPE_CHECKING:
    from midway.kernel.title import Title

SURE: Final = 1.96  # standard errors to each side of a 95 % interval


@dataclass(frozen=True)
class Study:
    """Which pack is looked at, by whom and how often it is played."""

    title: Title
    pack: Pack
    matches: int
    bot: str = RANDOM
    seed: int = 0


@dataclass
class Share:
    """A win rate above or below an equal share, one observation a seat and match."""

    n: int = 0
    sum: float = 0.0
    squares: float = 0.0

    def add(self, x: float) -> None:
        self.n += 1
        self.sum += x
        self.squares += x * x

    @property
    def mean(self) -> float:
        return self.sum / self.n if self.n else 0.0

    @property
    def margin(self) -> float:
        """Half of the 95 % interval; an observation or two tell nothing."""
        if self.n < 2:
            return 1.0
        spread = max(0.0, self.squares / self.n - self.mean**2)
        return SURE * sqrt(spread / (self.n - 1))


@dataclass
class CardUsage:
    """One card: in how many matches it was seen, taken, used; how its users fared."""

    card: CardDef
    seen: int = 0
    taken: int = 0
    used: int = 0
    ways: Counter[str] = field(default_factory=Counter)  # how often it was used in which way
    won: Share = field(default_factory=Share)

    @property
    def rate(self) -> float:
        """How often it was used where somebody could."""
        return self.used / self.seen if self.seen else 0.0

    def is_dead(self, rare: float) -> bool:
        return self.rate < rare

    def is_queen(self, limit: float) -> bool:
        """Is even the cautious end of its interval beyond the limit?"""
        return abs(self.won.mean) - self.won.margin > limit


@dataclass
class TableUsage:
    """All matches of one number of players."""

    players: int
    matches: int = 0
    best: int = 0  # scores of winners, added up
    squares: int = 0  # and their squares
    sources: Counter[str] = field(default_factory=Counter)  # their points by source
    attacks: Counter[str] = field(default_factory=Counter)
    own_attacks: int = 0  # those of the studied pack's cards
    wins: list[float] = field(default_factory=list)  # in turn order, the starting player's first

    @property
    def winners_margin(self) -> float:
        """Half of the 95 % interval of the winners' mean score."""
        if self.matches < 2:
            return float(self.best)
        spread = max(0.0, self.squares / self.matches - (self.best / self.matches) ** 2)
        return SURE * sqrt(spread / (self.matches - 1))

    @property
    def attacks_a_match(self) -> float:
        return self.attacks.total() / max(1, self.matches)

    @property
    def seat_advantage(self) -> float:
        """The most that any place in turn order wins above or below its share."""
        share = 1 / self.players
        return max((abs(won / max(1, self.matches) - share) for won in self.wins), default=0.0)


@dataclass
class Usage:
    """What a study has found."""

    study: Study
    cards: dict[str, CardUsage]
    tables: dict[int, TableUsage]
    failures: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Played:
    """What one match leaves to be counted: uses, each seat's share of the win, the winner's points by source."""

    uses: list[tuple[str, int, int]]
    wins: list[float]
    first: int  # the seat that began
    best: int
    sources: dict[str, int]


def empty_usage(study: Study) -> Usage:
    kinds = metrics_of(study.title).KINDS
    cards = {card.id: CardUsage(card) for card in study.pack.cards if card.kind in kinds}
    return Usage(study, cards, {n: TableUsage(n) for n in range(study.title.least_seats, study.title.most_seats + 1)})


def usage_of(study: Study) -> Iterator[Usage]:
    """Play the matches of a study, a mix of packs after the other; gives what was found so far after each."""
    found = empty_usage(study)
    bot = None if study.bot == RANDOM else find_bot(study.bot)
    games = [_game(study, players, mix) for players in found.tables for mix in mixes_with(study, players)]
    for match in range(study.matches):
        game = games[match % len(games)]
        try:
            count(game, played(game, study.seed + match, bot), found)
        except Exception as problem:  # noqa: BLE001
            found.failures.append(f"{study.seed + match}: {type(problem).__name__}: {problem}")
        yield found


def _game(study: Study, players: int, mix: list[str]) -> Game:
    options = study.title.chosen({"packs": ",".join(mix)}, players)
    packs = [study.pack if pack.id == study.pack.id else pack for pack in study.title.packs(players, options)]
    return Game(study.title, players, options, packs)


def mixes_with(study: Study, players: int) -> list[list[str]]:
    """The pack with others of its title, every other one as often."""
    others = [folder.name for folder in packs_of(study.title) if folder.name != study.pack.id]
    if len(others) < players - 1:
        return []
    firsts = range(len(others) if players - 1 < len(others) else 1)
    return [[study.pack.id, *[others[(first + k) % len(others)] for k in range(players - 1)]] for first in firsts]


def played(game: Game, seed: int, bot: Bot | None) -> Played:
    """Play one match and listen; without a bot, at random."""
    metrics = metrics_of(game.title)
    secret = secret_from_seed(seed)
    s = new_state(game, *key_of(secret, []))
    facts = Facts()
    s.facts = facts
    uses = metrics.seen_first(s)
    first = int(s.first_seat)
    if bot is None:
        playout(s, *bot_keys(secret))
    else:
        play_out(s, [bot] * game.seats, bot_keys(secret))
    uses += metrics.uses(s, facts.all)
    places = game.title.places(s)
    winners = [seat for seat in range(game.seats) if places[seat] == 1]
    wins = [(seat in winners) / len(winners) for seat in range(game.seats)]
    by_source = sources_of(game.title)
    sources = {} if by_source is None else by_source(s, winners[0])
    return Played(uses, wins, first, game.title.scores(s)[winners[0]], sources)


def count(game: Game, match: Played, found: Usage) -> None:
    """Enter a match into what a study has found."""
    own = _own_cards(game, found)
    _count_cards(game, found, match, own)
    count_table(game, found.tables[game.seats], match, set(own))


def _count_cards(game: Game, found: Usage, match: Played, own: dict[int, CardDef]) -> None:
    metrics = metrics_of(game.title)
    wins = match.wins
    seen: set[str] = set()
    taken: set[str] = set()
    used: set[str] = set()
    users: dict[str, set[int]] = {}
    for word, seat, number in match.uses:
        card = own.get(number)
        if card is None:
            continue
        seen.add(card.id)
        if word == "taken":
            taken.add(card.id)
        elif word in metrics.USED:
            found.cards[card.id].ways[word] += 1
            used.add(card.id)
        if word in metrics.OWNED:
            users.setdefault(card.id, set()).add(seat)
    for id_ in seen:
        found.cards[id_].seen += 1
    for id_ in taken:
        found.cards[id_].taken += 1
    for id_ in used:
        found.cards[id_].used += 1
    for id_, seats in users.items():
        for seat in seats:
            if len(seats) < len(wins):  # what everybody has helps nobody
                found.cards[id_].won.add(wins[seat] - 1 / len(wins))


def count_table(game: Game, table: TableUsage, match: Played, own: set[int]) -> None:
    """Enter a match into a table's figures; `own`: the cards whose attacks are told apart."""
    table.matches += 1
    table.best += match.best
    table.squares += match.best**2
    table.sources.update(match.sources)
    in_turn = match.wins[match.first :] + match.wins[: match.first]
    table.wins = [one + other for one, other in zip(table.wins or [0.0] * game.seats, in_turn, strict=True)]
    attacks = metrics_of(game.title).ATTACKS
    for word, _, number in match.uses:
        if word in attacks:
            table.attacks[word] += 1
            table.own_attacks += number in own


def _own_cards(game: Game, found: Usage) -> dict[int, CardDef]:
    """The studied pack's cards; others of the same name belong to their own packs."""
    pack = f"{found.study.pack.id}."
    return {
        number: card
        for number, card in enumerate(game.cards)
        if game.card_names[number].startswith(pack) and card.id in found.cards
    }
