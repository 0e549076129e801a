"""One card's table in a pack file, made into a card: every field looked at, every fault reported at its line."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from midway.cardtext.problems import did_you_mean
from midway.cardtext.toml_files import Desk, TomlFile, type_word
from midway.kernel.content import KEBAB, SOURCES, CardDef, CardKind, Names

MOST_LETTERS = 80
OF_EVERY_CARD = ("id", "name", "flavour", "copies", "source", "icon")


@cache
def icons() -> frozenset[str]:
    """The names of all icons there are, from icons.txt."""
    lines = Path(__file__).with_name("icons.txt").read_text("utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


@dataclass
class Draft:
    """A card whose rule boxes are not read yet."""

    card: CardDef
    texts: dict[str, str]
    file: TomlFile
    path: tuple[str | int, ...]

    def place(self, name: str) -> tuple[str | int, ...]:
        return (*self.path, *name.split("."))


@dataclass
class Gathered:
    """The fields of a kind as a card gives them."""

    numbers: dict[str, int] = field(default_factory=dict)
    choices: dict[str, str] = field(default_factory=dict)
    lists: dict[str, tuple[str, ...]] = field(default_factory=dict)
    flags: list[str] = field(default_factory=list)
    texts: dict[str, str] = field(default_factory=dict)


class CardReader:
    """Reads tables of one file."""

    def __init__(self, file: TomlFile, desk: Desk) -> None:
        self.file, self.desk = file, desk

    def draft(self, table: dict[str, object], kind: CardKind, path: tuple[str | int, ...]) -> Draft:
        """A card as far as it can be understood; the faults are on the desk."""
        before = len(self.desk.problems)
        got = Gathered()
        for name, value in _flat(table, kind):
            self.gather(got, name, value, kind, (*path, *name.split(".")))
        copies = table.get("copies", 1)
        card = CardDef(
            kind.name,
            self.id(table, path),
            self.names(table.get("name"), "name", path),
            self.word(table.get("source", ""), "source", path),
            self.icon(table, path) if kind.needs_icon or "icon" in table else "",
            self.number(copies, "copies", path),
            self.names(table["flavour"], "flavour", path, 240) if "flavour" in table else None,
            got.numbers,
            got.choices,
            got.lists,
            tuple(got.flags),
            {},
        )
        draft = Draft(card, got.texts, self.file, path)
        told = {problem.line for problem in self.desk.problems[before:]}
        self.judge(draft, kind, table, told)
        return draft

    def judge(self, draft: Draft, kind: CardKind, table: dict[str, object], told: set[int]) -> None:
        """What the kind itself objects to, unless that line has been complained of."""
        for name, sentence in kind.complaints(draft.card):
            place = draft.place(name)
            is_there = name.split(".")[0] in table
            if name in draft.texts or name == "icon" or (is_there and self.file.line(*place) in told):
                continue
            if name == "source" and not is_there:
                sentence = f"source is missing; it is one of {', '.join(SOURCES)}"
            self.desk.complain(self.file, place, f"{self.called(table)}: {sentence}")

    def gather(self, got: Gathered, name: str, value: object, kind: CardKind, place: tuple[str | int, ...]) -> None:
        if name in kind.numbers:
            got.numbers[name] = self.number(value, name, place[:-1], place)
        elif name in kind.choices:
            got.choices[name] = self.word(value, name, place[:-1], place)
        elif name in kind.texts:
            got.texts[name] = self.word(value, name, place[:-1], place)
        elif name in kind.flags:
            got.flags += [name] * self.truth(value, name, place)
        elif name in kind.lists:
            if isinstance(value, list) and value and all(isinstance(word, str) for word in value):
                got.lists[name] = tuple(map(str, value))
            else:
                self.desk.complain(self.file, place, f"{name} must be a list of one or more texts, {_not(value)}")
        else:
            known = OF_EVERY_CARD + kind.known_fields
            self.desk.complain(self.file, place, f"[[{kind.name}]] has no field “{name}”{did_you_mean(name, known)}")

    def id(self, table: dict[str, object], path: tuple[str | int, ...]) -> str:
        if "id" not in table:
            self.desk.complain(self.file, path, "id is missing")
            return ""
        found = self.word(table["id"], "id", path)
        if isinstance(table["id"], str) and (not KEBAB.fullmatch(found) or len(found) > MOST_LETTERS):
            self.desk.complain(
                self.file, (*path, "id"), f"id “{found}” must be small letters and digits-joined-by-dashes"
            )
        return found

    def names(self, value: object, what: str, path: tuple[str | int, ...], most: int = MOST_LETTERS) -> Names:
        """{ en = ..., ru = ... }, both there."""
        place = (*path, what)
        if not isinstance(value, dict):
            said = f"{what} is missing" if value is None else f"{what} must be a table, {_not(value)}"
            self.desk.complain(self.file, place, f'{said}; it is {{ en = "...", ru = "..." }}')
            return Names("", "")
        for stray in value.keys() - {"en", "ru"}:
            self.desk.complain(self.file, (*place, stray), f"there is no field “{what}.{stray}”; known: en, ru")
        found = {}
        for lang, language in (("en", "English"), ("ru", "Russian")):
            given = value.get(lang)
            found[lang] = given if isinstance(given, str) else ""
            if given is None or given == "":
                self.desk.complain(self.file, (*place, lang), f"the {language} {what} is missing ({what}.{lang})")
            elif not isinstance(given, str):
                self.desk.complain(self.file, (*place, lang), f"{what}.{lang} must be a text, {_not(given)}")
            elif len(given) > most or not given.isprintable() or given != given.strip() or set("~{}^") & set(given):
                self.desk.complain(
                    self.file,
                    (*place, lang),
                    f"{what}.{lang} must be one line of at most {most} letters, without ~ {{ }} ^",
                )
        return Names(found["en"], found["ru"])

    def icon(self, table: dict[str, object], path: tuple[str | int, ...]) -> str:
        if "icon" not in table:
            self.desk.complain(self.file, path, f"{self.called(table)}: icon is missing")
            return ""
        found = self.word(table["icon"], "icon", path)
        if found and found not in icons():
            self.desk.complain(self.file, (*path, "icon"), f"there is no icon “{found}”{did_you_mean(found, icons())}")
        return found

    def word(
        self, value: object, name: str, path: tuple[str | int, ...], place: tuple[str | int, ...] | None = None
    ) -> str:
        if isinstance(value, str):
            return value
        self.desk.complain(self.file, place or (*path, name), f"{name} must be a text, {_not(value)}")
        return ""

    def number(
        self, value: object, name: str, path: tuple[str | int, ...], place: tuple[str | int, ...] | None = None
    ) -> int:
        if type(value) is int:
            return value
        self.desk.complain(self.file, place or (*path, name), f"{name} must be a whole number, {_not(value)}")
        return 0

    def truth(self, value: object, name: str, place: tuple[str | int, ...]) -> bool:
        if not isinstance(value, bool):
            self.desk.complain(self.file, place, f"{name} must be true or false, {_not(value)}")
        return value is True

    def called(self, table: dict[str, object]) -> str:
        return f"“{table['id']}”" if isinstance(table.get("id"), str) else "this card"


def _flat(table: dict[str, object], kind: CardKind) -> list[tuple[str, object]]:
    """The fields of a kind, those inside tables by their dotted names."""
    inner = {name.split(".")[0] for name in kind.known_fields if "." in name}
    found: list[tuple[str, object]] = []
    for name, value in table.items():
        if name in inner and isinstance(value, dict):
            found += [(f"{name}.{key}", item) for key, item in value.items()]
        elif name not in OF_EVERY_CARD:
            found.append((name, value))
    return found


def _not(value: object) -> str:
    return f"not {type_word(value)}"
