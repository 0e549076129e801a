# mypyc: off
"""Records: match files. JSON of title, rules version, options, packs by hash, luck and choices; all else is computed.

A file comes from a stranger until it is read. Reading its form is in record_files.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from midway.kernel.chance import commitment
from midway.kernel.content import BrokenPack, Pack
from midway.kernel.errors import BadRecord, MidwayError, Refused
from midway.kernel.match import Choice, Match
from midway.kernel.record_files import FORMAT, Found, RecordReader
from midway.kernel.replaying import table_digest

if TYPE_CHECKING:
    from midway.kernel.title import Title

# What a title may fail with at a table that no title would lay out.
FAULTS: Final = (MidwayError, ArithmeticError, LookupError, ValueError)

Migrate = Callable[[dict[str, object]], dict[str, object]]
MIGRATIONS: Final[dict[tuple[str, int], Migrate]] = {}


def secret_from_seed(seed: int) -> str:
    """A secret for tests and simulations, where it need not be secret."""
    return sha256(b"midway seed\n%d" % seed).hexdigest()


def migration(title_id: str, from_version: int) -> Callable[[Migrate], Migrate]:
    """Declare how a record of these rules becomes one of the next version: a function from table to table."""

    def enter(migrate: Migrate) -> Migrate:
        if (title_id, from_version) in MIGRATIONS:
            raise ValueError(f"{title_id} has two migrations from version {from_version}")
        MIGRATIONS[title_id, from_version] = migrate
        return migrate

    return enter


@dataclass(frozen=True)
class Result:
    """How a match ended; `digest` tells the final table apart from any other."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    digest: str


@dataclass(frozen=True)
class Record:
    """One match as a file holds it."""

    title: Title
    options: dict[str, str]
    packs: tuple[Pack, ...]
    seats: int
    commitment: str
    contributions: tuple[str, ...]
    script: tuple[int, ...]
    choices: tuple[Choice, ...]
    secret: str | None = None  # once it is revealed
    result: Result | None = None  # once there is one
    about: dict[str, str] = field(default_factory=dict)  # names, dates: no part of the match

    def to_json(self) -> str:
        """As a file, one choice a line, so that people can read and compare it."""
        head = {
            "format": FORMAT,
            "title": self.title.id,
            "rules_version": self.title.rules_version,
            "options": self.options,
            "seats": self.seats,
            "packs": [[pack.id, pack.hash] for pack in self.packs],
            "about": self.about,
            "commitment": self.commitment,
            "contributions": self.contributions,
            "script": self.script,
            "secret": self.secret,
        }
        result = None
        if self.result is not None:
            result = {"scores": self.result.scores, "places": self.result.places, "digest": self.result.digest}
        lines = [f"  {_json(name)}: {_json(value)}" for name, value in head.items()]
        choices = [f"\n    {_json([c.seat, c.option, *(['free'] if c.is_free else [])])}" for c in self.choices]
        lines.append(f'  "choices": [{",".join(choices)}\n  ]')
        lines.append(f'  "result": {_json(result)}')
        return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def record_of(match: Match, about: dict[str, str] | None = None) -> Record:
    """The record of a match, running or over; the secret is in it only when the match is over or given up.

    It holds every choice, secret ones too: while the match runs it is for whoever keeps it, never for a seat.
    """
    result = None
    if match.state.is_over:
        result = Result(tuple(match.scores), tuple(match.places), table_digest(match.state))
    return Record(
        title=match.game.title,
        options=match.game.options,
        packs=tuple(match.game.packs),
        seats=match.game.seats,
        commitment=match.commitment,
        contributions=match.contributions,
        script=tuple(int(n) for n in match.state.script),
        choices=tuple(match.choices),
        secret=match.reveal() if match.is_over else None,
        result=result,
        about=about or {},
    )


class PackShelf:
    """A folder of finished packs by their hash, so that an edited pack changes no old match."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, packs: list[Pack]) -> None:
        """Keep each pack, once; a reader never sees half a file."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for pack in packs:
            file = self._file(pack.hash)
            if not file.exists():
                part = file.with_suffix(f".{id(pack)}.part")
                part.write_text(pack.to_json(), "utf-8")
                part.replace(file)

    def get(self, hash_: str) -> str | None:
        """The JSON of the pack with this hash; None if it is not here, or damaged."""
        try:
            written = self._file(hash_).read_bytes()
            return written.decode() if sha256(written).hexdigest() == hash_ else None
        except (OSError, UnicodeDecodeError):
            return None

    def _file(self, hash_: str) -> Path:
        return self.folder / f"{hash_}.json"


def read_record(written: str, find_title: Callable[[str], Title], shelf: PackShelf | None = None) -> Record:
    """The record in a stranger's file; BadRecord says what is wrong with it.

    Whether its choices can be made shows when they are replayed. `find_title` raises BadOption for an unknown id.
    """
    reader = RecordReader(written)
    title_id = reader.title()
    try:
        title = find_title(title_id)
    except MidwayError as problem:
        raise BadRecord(str(problem)) from None
    _migrate(reader, title)
    found = reader.record()
    if not title.least_seats <= found.seats <= title.most_seats:
        raise BadRecord(f"{title.id} is for {title.least_seats} to {title.most_seats} players, not {found.seats}")
    try:
        options = title.chosen(found.options, found.seats)
    except MidwayError as problem:
        raise BadRecord(str(problem)) from None
    result = None if found.scores is None else Result(found.scores, found.places, found.digest)
    return Record(
        title=title,
        options=options,
        packs=tuple(_packs(found, title, options, shelf)),
        seats=found.seats,
        commitment=found.commitment,
        contributions=found.contributions,
        script=found.script,
        choices=found.choices,
        secret=found.secret,
        result=result,
        about=found.about,
    )


def _migrate(reader: RecordReader, title: Title) -> None:
    """Bring the table to the rules we have, one version at a time."""
    reader.data = brought_up(reader.data, reader.rules_version(), title)


def brought_up(table: dict[str, object], version: int, title: Title) -> dict[str, object]:
    """A record's table, written by rules of that version, as the rules we have want it."""
    if version > title.rules_version:
        raise BadRecord(
            f"this match was played by rules version {version} of {title.id}, "
            f"and this program knows versions up to {title.rules_version}: update it"
        )
    while version < title.rules_version:
        step = MIGRATIONS.get((title.id, version))
        if step is None:
            raise BadRecord(f"nothing leads from rules version {version} of {title.id} to {version + 1}")
        try:
            table = {**step(table), "rules_version": version + 1}
        except (LookupError, TypeError, ValueError, AttributeError) as problem:
            raise BadRecord(f"this record does not fit rules version {version} of {title.id} ({problem})") from None
        version += 1
    return table


def _packs(found: Found, title: Title, options: dict[str, str], shelf: PackShelf | None) -> list[Pack]:
    ours = {pack.hash: pack for pack in title.packs(found.seats, options)}
    packs: list[Pack] = []
    for id_, hash_ in found.packs:
        pack = ours.get(hash_)
        if pack is None:
            written = None if shelf is None else shelf.get(hash_)
            if written is None:
                raise BadRecord(f"pack {id_} has changed since this match, and its old text is not kept here")
            try:
                pack = title.restored_pack(written)
            except BrokenPack as problem:
                raise BadRecord(f"the kept text of pack {id_} cannot be used any more: {problem}") from None
        if pack.id != id_:
            raise BadRecord(f"the pack with the hash of {id_} is {pack.id}")
        packs.append(pack)
    return packs


def replay(record: Record, to_step: int | None = None, secret: str | None = None) -> Match:
    """The match after so many choices, or all; BadRecord names the first choice that cannot be made.

    A running match needs its secret from whoever keeps it.
    """
    key = record.secret if secret is None else secret
    if key is None:
        raise BadRecord("the secret of this match is not revealed yet, so it cannot be replayed")
    if commitment(key) != record.commitment:
        raise BadRecord("the secret is not the one this match was committed to")
    if to_step is not None and not 0 <= to_step <= len(record.choices):
        raise BadRecord(f"this match has steps 0 to {len(record.choices)}, not {to_step}")
    try:
        match = Match.begin(
            record.title,
            record.seats,
            record.options,
            key,
            record.contributions,
            record.script,
            list(record.packs),
        )
    except FAULTS as problem:
        raise BadRecord(f"this match cannot be laid out: {problem}") from problem
    for number, choice in enumerate(record.choices[:to_step], 1):
        _take(match, number, choice)
    return match


def _take(match: Match, number: int, choice: Choice) -> None:
    try:
        step = match.choose(choice.seat, choice.option)
    except Refused as refusal:
        raise BadRecord(f"step {number}: seat {choice.seat} cannot choose {choice.option!r}: {refusal}") from None
    except FAULTS as problem:
        raise BadRecord(f"step {number}: the rules cannot go on after {choice.option!r}: {problem}") from problem
    if step.is_free != choice.is_free:
        is_free = "a free move" if step.is_free else "no free move"
        raise BadRecord(f"step {number}: {choice.option!r} is {is_free}")


def verify(record: Record) -> Match:
    """Prove a record with its luck: the secret is the one committed to, and the choices lead to the result.

    Gives the replayed match. A script in it means that outcomes were entered, not drawn.
    """
    match = replay(record)
    result = record.result
    if not match.state.is_over:
        if result is not None:
            raise BadRecord("it gives a result, but the match is not over")
        return match
    if result is None:
        raise BadRecord("the match is over, but it gives no result")
    for name, said, true in (
        ("scores", list(result.scores), match.scores),
        ("places", list(result.places), match.places),
        ("final digest", result.digest, table_digest(match.state)),
    ):
        if said != true:
            raise BadRecord(f"the {name} should be {true}, not {said}")
    return match
