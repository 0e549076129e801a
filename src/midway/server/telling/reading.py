"""Messages, options and facts of the kernel as the protocol writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from midway.kernel import happenings as facts_of
from midway.kernel.happenings import FACT_NAMES, FIRST_TITLE_FACT, Fact
from midway.kernel.messages import Argument, CardRef, Message, OptionRef, SeatRef, WordRef
from midway.kernel.narrate import word_key
from midway.kernel.verbs import CARD_ARG, SEAT_ARG
from midway.server.protocol import words
from midway.server.protocol.happened import Happening, Place
from midway.server.telling.layout import layout_of, slug
from midway.titles.belongings import LANGUAGES, part_said

if TYPE_CHECKING:
    from midway.kernel.decisions import Offered
    from midway.kernel.game import Game


def option(game: Game, written: str) -> words.Option:
    """An option to send back and to read: "throw-at seaside.goldfish" has the key "option-throw-at" and a card."""
    name, *given = written.split(" ")
    verb = game.title.verbs.by_name[name]
    args: dict[str, int | str | words.Card | words.Seat | words.Word | words.CardText] = {}
    for kind, word in zip(verb.args, given, strict=True):
        value: int | words.Card | words.Seat | words.Word
        if isinstance(kind, tuple):
            said, value = "word", words.Word(word_key("word", word))
        elif kind == CARD_ARG:
            said, value = "card", words.Card(word)
        elif kind == SEAT_ARG:
            said, value = "seat", words.Seat(int(word.removeprefix("seat")))
        else:
            said, value = "number", int(word)
        args[said if said not in args else f"{said}2"] = value
    return words.Option(written, f"option-{name}", args)


def offer(game: Game, offered: Offered) -> words.Option:
    """An option that is offered, with the part of a card's text that it stands for."""
    told = option(game, offered.words)
    if offered.says is None:
        return told
    said = words.CardText(*[part_said(game.title, offered.says, lang) for lang in LANGUAGES])
    return words.Option(told.words, f"{told.key}-said", {"text": said}) if said.en else told


def line(game: Game, message: Message) -> words.Line:
    """A message of the log."""
    return words.Line(message.key, {name: _argument(game, value) for name, value in message.args.items()})


def _argument(game: Game, value: Argument) -> words.Argument:
    if isinstance(value, CardRef):
        return words.Card(value.name)
    if isinstance(value, SeatRef):
        return words.Seat(value.seat)
    if isinstance(value, WordRef):
        return words.Word(value.key)
    if isinstance(value, OptionRef):
        return option(game, value.words)
    return value


def happening(game: Game, fact: Fact) -> Happening:
    """A fact, as a viewer has been told it (views.facts_for)."""
    kind = int(fact.kind)
    seat = int(fact.seat) if fact.seat >= 0 else None
    if kind >= FIRST_TITLE_FACT:
        name = f"title-{kind - FIRST_TITLE_FACT}"
        return Happening(name, seat, _card(game, fact), before=int(fact.here), after=int(fact.there))
    name = FACT_NAMES.get(kind, f"kernel-{kind}")
    if kind == facts_of.MOVED:
        return Happening(name, seat, _card(game, fact), here=_place(game, fact.here), there=_place(game, fact.there))
    if kind == facts_of.COUNTED:
        what = layout_of(game).fields.get(int(fact.what))
        return Happening(name, seat, what=what, before=int(fact.here), after=int(fact.there))
    if kind == facts_of.SHUFFLED:
        return Happening(name, seat, here=_place(game, fact.here))
    if kind == facts_of.ROLLED:
        return Happening(name, seat, before=int(fact.here), after=int(fact.what))
    if kind in (facts_of.CHOSEN, facts_of.PHASE, facts_of.OVER_NOW):
        return Happening(name, seat)
    return Happening(name, seat, _card(game, fact), after=int(fact.there) if kind == facts_of.TURNED else None)


def _card(game: Game, fact: Fact) -> str:
    return game.card_names[fact.what] if fact.what >= 0 else ""


def _place(game: Game, at: int) -> Place | None:
    found = game.zones.get(int(at))
    if found is None:
        return None
    return Place(slug(found[0].name), found[1] if found[1] >= 0 else None)
