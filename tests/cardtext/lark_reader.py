"""A second opinion: the same phrases read by Lark. The grammar is generated, Earley does the work."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

from lark import Lark, Token, Tree
from lark.lexer import Lexer

from midway.cardtext.fields import Category
from midway.cardtext.grammar import TOKEN, Grammar, Step
from midway.cardtext.notation import Slot
from midway.cardtext.phrasebook import Phrase
from midway.kernel.node import Node


def _terminal(token: str) -> str:
    return "NUMBER" if token == "#" else "_W_" + "".join(c if c.isalnum() else f"_{ord(c)}_" for c in token).upper()


class Words(Lexer):
    """Gives Lark the tokens of chart.py, one terminal per word."""

    def __init__(self, conf: object) -> None:
        pass

    def lex(self, data: str) -> Iterator[Token]:  # type: ignore[override]
        for m in TOKEN.finditer(str(data)):
            token = m[0].lower()
            yield Token(
                _terminal("#" if token.isdecimal() else token), token, start_pos=m.start(), line=1, column=m.start() + 1
            )


class LarkReader:
    def __init__(self, grammar: Grammar, start: type[Node]) -> None:
        self.phrases: list[Phrase] = [r.phrase for r in grammar.routes]
        self.rules: dict[str, str] = {}
        categories = set(grammar.by_category)
        for known in grammar.by_category:
            categories |= set(known if isinstance(known, tuple) else known.__mro__[:-1])
        for category in categories:
            self.rules[_rule(category)] = " | ".join(self.ways(category)) or "_UNKNOWN"
        for n, route in enumerate(grammar.routes):
            self.rules[f"p{n}"] = " ".join(self.step(f"s{n}_{i}", s) for i, s in enumerate(route.steps))
        terminals = sorted(set(re.findall(r"_W_\w+|NUMBER|_UNKNOWN", " ".join(self.rules.values()))))
        self.grammar = "".join(f"{k}: {v}\n" for k, v in self.rules.items()) + "%declare " + " ".join(terminals)
        self.lark = Lark(self.grammar, start=_rule(start), parser="earley", lexer=Words, ambiguity="explicit")

    def ways(self, category: Category) -> list[str]:
        """A category is its own phrases and the categories directly below it."""
        if isinstance(category, tuple):
            return [_rule(member) for member in category]
        own = [f"p{n}" for n, p in enumerate(self.phrases) if p.category is category]
        below: list[type] = category.__subclasses__()
        return own + [_rule(c) for c in below if any(issubclass(p.category, c) for p in self.phrases)]

    def step(self, name: str, step: Step) -> str:
        """One step of a phrase as a Lark expression; a list or optional slot gets a rule of its own."""
        if step.field is None or step.slot is None:
            tokens = sorted(_terminal(t) for t in step.tokens)
            return tokens[0] if len(tokens) == 1 else "(" + " | ".join(tokens) + ")"
        if step.field.is_number:
            return "NUMBER"
        member = _rule(step.field.category)
        if step.field.may_be_absent:
            self.rules[name] = member + "?"
        elif step.field.is_list:
            stop = " " + _terminal(".") if step.slot.sentences else ""
            between = " ".join(map(_terminal, (step.slot.separator or "").split()))
            self.rules[name] = (
                f"{member} ({between} {member}){'+' if step.slot.least == 2 else '*'}"
                if between
                else f"({member}{stop}){'+' if step.slot.least else '*'}"
            )
        else:
            return member
        return name

    def trees(self, text: str) -> list[Node]:
        return list(dict.fromkeys(self.meanings(self.lark.parse(text))))

    def meanings(self, tree: object) -> list[Any]:
        """All values a parse tree stands for."""
        if isinstance(tree, Token):
            return [int(tree)]
        assert isinstance(tree, Tree)
        if tree.data == "_ambig":
            return [value for child in tree.children for value in self.meanings(child)]
        ways = [list(way) for way in product(*map(self.meanings, tree.children))]
        if tree.data.startswith("c_"):
            return [way[0] for way in ways]
        if tree.data.startswith("s"):
            n, step = map(int, tree.data[1:].split("_"))
            parts = [p for p in self.phrases[n].parts["en"] if getattr(p, "text", "") != "^"]
            is_list = self.phrases[n].fields[parts[step].name].is_list  # type: ignore[union-attr]
            return [tuple(way) if is_list else way[0] if way else None for way in ways]
        phrase = self.phrases[int(tree.data[1:])]
        names = [s.name for s in phrase.parts["en"] if isinstance(s, Slot)]
        return [phrase.make(dict(zip(names, way, strict=True))) for way in ways]


def _rule(category: Category) -> str:
    return "c_" + "_or_".join(c.__name__.lower() for c in (category if isinstance(category, tuple) else (category,)))
