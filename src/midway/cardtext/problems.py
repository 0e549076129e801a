"""What can be wrong with a card's text, said so that its author can mend it."""

import re
from collections.abc import Collection, Mapping, Sequence
from difflib import SequenceMatcher, get_close_matches


class TextProblem(ValueError):
    """A text that cannot become a program: where, and in one sentence why."""

    def __init__(self, sentence: str, text: str, column: int = 0, length: int = 1) -> None:
        self.sentence, self.text, self.column = sentence, text, column
        self.shown = f"  {text}\n  {' ' * column}{'^' * max(1, length)}"
        super().__init__(f"column {column + 1}: {sentence}\n{self.shown}")


class UnknownWording(TextProblem):
    """No phrase goes on with this word."""

    def __init__(
        self,
        text: str,
        column: int,
        word: str,
        path: Sequence[str],
        expected: Collection[str],
        house_words: Mapping[str, str],
    ) -> None:
        self.word = word
        self.understood = [readable(p) for p in path if p and re.search(r"(?<![{\w])\w", p)]
        known = sorted(set(map(readable, expected)), key=lambda p: (-_likeness(p, text[column:]), p))
        ours = house_words.get(word.lower(), "")
        self.nearest = ours or (known[0] if known else "")
        advice = f"we say “{ours}”" if ours else " | ".join(known[:4]) or "nothing"
        super().__init__(
            f"cannot go on with {f'“{word}”' if word else 'the end of the text'}; "
            f"understood so far: {' > '.join(self.understood) or 'nothing'}; nearest known: {advice}",
            text,
            column,
            len(word),
        )


class NotHouseStyle(TextProblem):
    """Understood, but there is one way to say each thing."""

    def __init__(self, text: str, ours: str) -> None:
        self.ours = ours
        same = next((i for i, (a, b) in enumerate(zip(text, ours, strict=False)) if a != b), min(len(text), len(ours)))
        super().__init__(f"understood, but we write it “{ours}”", text, same)


class Ambiguous(TextProblem):
    """Two trees say exactly this text."""

    def __init__(self, text: str, readings: Sequence[str]) -> None:
        self.readings = list(readings)
        ways = "; ".join(f"({n}) {reading}" for n, reading in enumerate(readings[:4], 1))
        super().__init__(f"can be read in more than one way: {ways}", text, 0, len(text))


class NothingToReferTo(TextProblem):
    """“That upgrade”, and no upgrade before."""

    def __init__(self, text: str, column: int, reference: str, said: Sequence[str]) -> None:
        self.reference = reference
        could = f"it could refer to: {', '.join(said)}" if said else "there is nothing of the kind before it"
        super().__init__(f"“{reference}” refers to nothing said before; {could}", text, column, len(reference))


def readable(pattern: str) -> str:
    """A pattern as an author would like to see it: demolish ‹what›."""
    plain = re.sub(r"\{(\w+)[^}]*\}", r"‹\1›", pattern).replace("^ ", "")
    return re.sub(r"~([\w-]+)(/\w)?(:\w+)?", r"\1", plain)


def nearest(word: str, known: Collection[str]) -> str:
    """The known word most like this one, or nothing if none is."""
    return next(iter(get_close_matches(word.lower(), known, 1, 0.5)), "")


def did_you_mean(word: str, known: Collection[str]) -> str:
    """The end of a message about a word that is not known."""
    found = nearest(word, known)
    return f"; did you mean “{found}”?" if found else f"; known: {', '.join(sorted(known))}" if len(known) < 9 else ""


def _likeness(pattern: str, rest: str) -> float:
    """How much a phrase looks like what the author wrote."""
    own = [w for w in pattern.lower().split() if not w.startswith("‹")]
    theirs = rest.lower().replace(".", " ").replace(",", " ").split()[:8]
    if not own or not theirs:
        return 0.0
    return SequenceMatcher(None, own, theirs).ratio() + SequenceMatcher(None, own[0], theirs[0]).ratio()
