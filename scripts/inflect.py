"""Writes lexicon_ru.txt beside a words_ru.txt with the help of pymorphy3; only needed when a word is new.

    python -m scripts.inflect FOLDER ...

words_ru.txt has the sections [nouns], [adjectives] and [verbs]. Its words stand many to a line; a verb is a pair,
imperfective/perfective, and its participle comes by itself. What the dictionary cannot know is said behind a colon:
рука:на (one is «на» there, not «в»), животное:inanim, раскрытый:part (the participle, not the adjective). A line with
forms, `кайдзю m anim: ...`, goes into the table as it is.

Look at each new line of the table: the dictionary guesses the forms of words it does not know.
"""

import sys
from pathlib import Path
from typing import Any

import pymorphy3  # type: ignore[import-untyped]  # it has no types

CASES = ("nomn", "gent", "datv", "accs", "ablt", "loct")
GENDERS = {"masc": "m", "femn": "f", "neut": "n"}
HEADING = "# Written by scripts/inflect.py from words_ru.txt; look at each new line."


class Inflector:
    """Gives the line of the table for a word."""

    def __init__(self) -> None:
        self.morph = pymorphy3.MorphAnalyzer()

    def line(self, section: str, entry: str) -> str:
        return {"nouns": self.noun, "adjectives": self.adjective, "verbs": self.verb}[section](entry)

    def best(self, word: str, *wanted: str) -> Any:
        """The first reading of the wanted kind whose dictionary form is the word itself."""
        for p in self.morph.parse(word):
            if any(w in p.tag for w in wanted) and (p.normal_form == word or "PRTF" in p.tag):
                return p
        raise SystemExit(f"The dictionary has no {' or '.join(wanted)} «{word}»; write its line into words_ru.txt.")

    def noun(self, entry: str) -> str:
        word, _, said = entry.partition(":")
        p = self.best(word, "NOUN")
        animate = "anim" in p.tag and said != "inanim"
        flags = [GENDERS[p.tag.gender], *["anim"] * animate, *["на"] * (said == "на")]
        numbers = [" ".join(form(p, number, case) for case in CASES) for number in ("sing", "plur")]
        return f"{word} {' '.join(flags)}: {' / '.join(numbers)}"

    def adjective(self, entry: str) -> str:
        word, _, said = entry.partition(":")
        p = self.best(word, "PRTF") if said == "part" else self.best(word, "ADJF", "PRTF")
        short = {"PRTF": "PRTS", "ADJF": "ADJS"}[p.tag.POS]
        columns = [
            row(p, "nomn gent datv ablt loct", "masc", "sing"),
            row(p, "nomn gent accs ablt", "femn", "sing"),
            row(p, "nomn", "neut", "sing"),
            row(p, "nomn gent datv ablt", "plur"),
            " ".join([*(form(p, short, "sing", g) for g in ("masc", "femn", "neut")), form(p, short, "plur")]),
        ]
        return f"{word}: {' / '.join(columns)}"

    def verb(self, pair: str) -> str:
        imperfective, perfective = (
            self.best(w, aspect) for w, aspect in zip(pair.split("/"), ("impf", "perf"), strict=True)
        )
        present = [
            form(imperfective, "indc", "pres", *g) for g in (("2per", "plur"), ("3per", "sing"), ("3per", "plur"))
        ]
        future = [form(perfective, "indc", "futr", *g) for g in (("2per", "plur"), ("3per", "sing"))]
        participle = form(perfective, "PRTF", "pssv", "past", "masc", "sing", "nomn")
        imperative = form(perfective, "impr", "plur", "excl")
        cells = [imperative, " ".join(present), " ".join(future), imperfective.word, participle]
        return f"{perfective.word}: {' / '.join(cells)}"


def form(parse: Any, *grammemes: str) -> str:
    found = parse.inflect(set(grammemes))
    return str(found.word) if found else "-"


def row(parse: Any, cases: str, *grammemes: str) -> str:
    return " ".join(form(parse, case, *grammemes) for case in cases.split())


def table(words: str) -> str:
    """The whole lexicon_ru.txt for the text of a words_ru.txt."""
    inflector = Inflector()
    sections: dict[str, dict[str, str]] = {"nouns": {}, "adjectives": {}, "verbs": {}}
    section = ""
    for line in words.splitlines():
        if line.startswith("["):
            section = line.strip("[] ")
        elif ": " in line:
            sections[section][line.split(maxsplit=1)[0].rstrip(":")] = line
        elif not line.startswith("#"):
            made = [inflector.line(section, entry) for entry in line.split()]
            sections[section].update((new.split(maxsplit=1)[0].rstrip(":"), new) for new in made)
    for verb in sections["verbs"].values():
        participle = verb.split(" / ")[-1]
        if participle != "-" and participle not in sections["adjectives"]:
            sections["adjectives"][participle] = inflector.adjective(f"{participle}:part")
    parts = ["\n".join([f"[{name}]", *(lines[word] for word in sorted(lines))]) for name, lines in sections.items()]
    return "\n\n".join([HEADING, *parts]) + "\n"


def main(folders: list[str]) -> None:
    for folder in folders:
        written = table((Path(folder) / "words_ru.txt").read_text("utf-8"))
        (Path(folder) / "lexicon_ru.txt").write_text(written, "utf-8")
        print(f"wrote {Path(folder) / 'lexicon_ru.txt'}")


if __name__ == "__main__":
    main(sys.argv[1:])
