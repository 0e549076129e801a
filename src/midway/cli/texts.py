"""Texts: messages, cards and options as sentences of one language.

Words stand in messages.en.ftl and messages.ru.ftl: the kernel's, ours for commands, the title's beside its meta.py.
A word that is missing is shown by its key, so a new title can be played before its words are written.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

from midway.kernel.messages import Argument, CardRef, Message, OptionRef, SeatRef, WordRef
from midway.kernel.narrate import word_key
from midway.kernel.nodes.things import Noun
from midway.titles.belongings import KERNEL, folder_of, messages_of, pack_format, part_said
from midway.titles.belongings import LANGUAGES as LANGUAGES

if TYPE_CHECKING:
    from midway.kernel.content import CardDef, Names
    from midway.kernel.decisions import Offered
    from midway.kernel.game import Game
    from midway.kernel.title import Title

HERE: Final = Path(__file__).parent


@cache
def bundle(lang: str, folder: Path | None) -> FluentBundle:
    """The kernel's words in a language, ours on top, and then a title's."""
    made = FluentBundle([lang], use_isolating=False)
    for home in (KERNEL, HERE, *([folder] if folder else [])):
        made.add_resource(FluentResource(messages_of(home, lang)), allow_overrides=True)
    return made


def other_language(lang: str) -> str:
    return LANGUAGES[1 - LANGUAGES.index(lang)]


def usual_names(seats: int, texts: Texts) -> list[str]:
    """What people are called who have not said."""
    usual = texts("usual-names").split(", ")
    return [usual[n] if n < len(usual) else texts("seat-nobody", n=n + 1) for n in range(seats)]


class Texts:
    """One reader's language."""

    def __init__(self, lang: str, title: Title | None = None) -> None:
        self.lang = lang
        self.title = title
        self.names: list[str] = []  # of the people at the table
        self.cards: dict[str, CardDef] = {}
        self._bundle = bundle(lang, folder_of(title) if title else None)

    def at_table(self, game: Game, names: list[str]) -> Texts:
        """The same reader with the people and cards of a match."""
        self.names = names
        self.cards = {name: game.cards[number] for name, number in game.card_numbers.items()}
        return self

    # ---- by key ---------------------------------------------------------------------------------------
    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, /, **args: Argument) -> str:
        """The sentence of a key."""
        return self.say(Message(key, args))

    def say(self, message: Message) -> str:
        args = {name: self._shown(value) for name, value in message.args.items()}
        if not self.has(message.key):
            return " ".join([message.key.partition("-")[2].replace("-", " ") or message.key, *map(str, args.values())])
        pattern = self._bundle.get_message(message.key).value
        said, _ = self._bundle.format_pattern(pattern, args) if pattern else ("", [])
        return str(said)

    def word(self, kind: str, name: str, **args: Argument) -> str:
        """A word of the title: a zone, a token, a type. Its bare name if it has no translation."""
        key = word_key(kind, name)
        return self(key, **args) if self.has(key) else name

    def _shown(self, value: Argument) -> str | int:
        if isinstance(value, CardRef):
            return self.card(value.name)
        if isinstance(value, SeatRef):
            return self.seat(value.seat)
        if isinstance(value, OptionRef):
            return self.option(value.words)
        if isinstance(value, WordRef):
            return self(value.key) if self.has(value.key) else value.key.partition("-")[2].replace("-", " ")
        return value

    def question(self, kind: str) -> str:
        """What a kind of decision asks; a title's own kinds bear its id in front."""
        key = word_key("ask", kind.rpartition("/")[2])
        return self(key) if self.has(key) else self("ask-command")

    def noun(self, word: str) -> str:
        """A word of the cards' own language: "plush toy"."""
        if self.has(word_key("type", word)) or self.title is None:
            return self.word("type", word)
        format_ = pack_format(self.title)
        try:
            return format_.language.say(Noun(word), self.lang) if format_ else word
        except KeyError:
            return word

    # ---- of a match -----------------------------------------------------------------------------------
    @property
    def is_russian(self) -> bool:
        return self.lang == "ru"

    def of(self, names: Names) -> str:
        return names.ru if self.lang == "ru" else names.en

    def seat(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self("seat-nobody", n=seat + 1)

    def card(self, name: str) -> str:
        """A card as people call it."""
        card = self.cards.get(name)
        if card is None:
            return self("card-unknown")
        name = self.of(card.name)
        if self.lang == "ru":  # quotes within quotes are of the other kind
            name = name.replace("«", "„").replace("»", "“")
        return self("card-quoted", name=name)

    def offer(self, offered: Offered) -> str:
        """An option that is offered; a part of a card's text is read out."""
        said = part_said(self.title, offered.says, self.lang) if offered.says is not None and self.title else ""
        return said or self.option(offered.words)

    def option(self, words: str) -> str:
        """An option from its words in records: "throw-at seaside.goldfish" -> "throw at Goldfish"."""
        verb, *given = words.split(" ")
        args: dict[str, Argument] = {}
        for word in given:
            name, value = self._argument(word)
            many = 1 + sum(other.rstrip("23") == name for other in args)
            args[name if many == 1 else f"{name}{many}"] = value
        return self.say(Message(f"option-{verb}", args))

    def _argument(self, word: str) -> tuple[str, Argument]:
        if word in self.cards:
            return "card", CardRef(word)
        if word.startswith("seat") and word[4:].isdecimal():
            return "seat", SeatRef(int(word[4:]))
        if word.isdecimal():
            return "number", int(word)
        return "word", WordRef(word_key("word", word))
