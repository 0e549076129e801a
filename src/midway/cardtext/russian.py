"""Russian words: cases, numerals, agreement, aspect. The forms themselves are in the tables lexicon_ru.txt.

Columns of a noun: singular and plural, six cases each. Of an adjective: masculine (nom gen dat ins pre), feminine
(nom gen acc ins), neuter (nom), plural (nom gen dat ins), short forms (m f n pl). Of a verb: imperative; present of
you, he, they; future of you, he; imperfective; participle. A form the word does not have is a dash.
"""

import re

from midway.cardtext.forms import CASES, Form
from midway.cardtext.lexicon import Lexicon, LexiconProblem, Row, doubled
from midway.cardtext.notation import plain_word

REFLEXIVE = {"ваш": "you", "его": "they"}  # these become «свой» when the owner is the one who acts
PREPOSITIONS = {
    ("in", "в"): ("в", "pre"),
    ("from", "в"): ("из", "gen"),
    ("into", "в"): ("в", "acc"),
    ("in", "на"): ("на", "pre"),
    ("from", "на"): ("с", "gen"),
    ("into", "на"): ("на", "acc"),
}
SHAPES = {"nouns": (6, 6), "adjectives": (5, 4, 1, 4, 4), "verbs": (1, 3, 2, 1, 1)}
NO_FORM = "-"


class Russian:
    name = "ru"

    def __init__(self, lexicon: Lexicon) -> None:
        self.rows: dict[str, Row] = {}
        for row in lexicon.rows.values():
            _check_shape(row)
            if self.rows.setdefault(row.lemma, row) is not row:
                raise doubled(row, self.rows[row.lemma])

    def knows(self, lemma: str) -> bool:
        return lemma in self.rows

    def is_noun(self, lemma: str) -> bool:
        return self._look_up(lemma).section == "nouns"

    def traits(self, lemma: str) -> Form:
        gender, *flags = self._look_up(lemma).flags
        return Form(
            gender=gender,
            number="pl" if "pl" in flags else "sg",
            animate="anim" in flags,
            person=2 if "2" in flags else 3,
            place="на" if "на" in flags else "в",
        )

    def inflect(self, lemma: str, form: Form) -> str:
        if form.subject and REFLEXIVE.get(lemma) == form.subject:
            lemma = "свой"
        row = self._look_up(lemma)
        found = {"nouns": _noun, "adjectives": _adjective, "verbs": self._verb}[row.section](row, form)
        if found == NO_FORM:
            wanted = form.mood or f"{form.case} {form.number}"
            raise LexiconProblem(f"«{lemma}» has no form “{wanted}”", row.file, row.line)
        return found

    def counted(self, n: int, form: Form) -> tuple[str, str]:
        """Case and number of a noun after n: 1 монету, 2 монеты, 5 монет; с 2 монетами."""
        one = n % 10 == 1 and n % 100 != 11
        few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
        if form.case not in ("nom", "acc"):
            return form.case, "sg" if one else "pl"
        return (form.case, "sg") if one else (form.case, "few") if few else ("gen", "pl")

    def placed(self, form: Form, place: str) -> tuple[list[str], str]:
        """The preposition of a place and the case it governs."""
        preposition, case = PREPOSITIONS[form.case, place]
        return [preposition], case

    def polish(self, text: str) -> str:
        text = re.sub(r"\b([Сс]) (?=[сзшж][^аеёиоуыэюя])", r"\1о ", text)
        return re.sub(r"\b([Вв]) (?=[вф][^аеёиоуыэюя])", r"\1о ", text)

    def _look_up(self, lemma: str) -> Row:
        row = self.rows.get(lemma)
        if row is None:
            raise LexiconProblem(f"no lexicon_ru.txt inflects «{lemma}»; scripts/inflect.py writes the line")
        return row

    def _verb(self, row: Row, form: Form) -> str:
        imperative, present, future, imperfective, participle = row.columns
        if form.mood == "done":
            return participle[0] if participle[0] == NO_FORM else _adjective(self._look_up(participle[0]), form)
        if form.mood == "fin":
            return present[0 if form.person == 2 else 2 if form.actors == "pl" else 1]
        if form.mood == "fut":
            return future[0 if form.person == 2 else 1]
        return {"imp": imperative[0], "ipf": imperfective[0]}.get(form.mood, plain_word(row.lemma))


def _noun(row: Row, form: Form) -> str:
    singular, plural = row.columns
    if form.number == "few":  # 2 объекта, but: увольте 2 сотрудников
        acted_upon = "anim" in row.flags and form.case == "acc"
        return (plural if acted_upon else singular)[CASES.index("gen")]
    return (plural if form.number == "pl" else singular)[CASES.index(form.case)]


def _adjective(row: Row, form: Form) -> str:
    masculine, feminine, neuter, plural, short = row.columns
    case, number = form.case, form.number
    if form.mood == "fin":  # the predicate: объект открыт, вы должны
        return short["mfn".index(form.gender) if form.actors == "sg" else 3]
    if number == "few":  # 2 открытых объекта, 2 открытые карты
        case, number = "nom" if form.gender == "f" and not form.animate else "gen", "pl"
    if case == "acc" and (number == "pl" or form.gender != "f"):
        case = "gen" if form.animate and (number == "pl" or form.gender == "m") else "nom"
    if number == "pl":
        return plural[{"nom": 0, "gen": 1, "dat": 2, "ins": 3, "pre": 1}[case]]
    if form.gender == "f":
        return feminine[{"nom": 0, "gen": 1, "dat": 1, "acc": 2, "ins": 3, "pre": 1}[case]]
    if form.gender == "n" and case == "nom":
        return neuter[0]
    return masculine[("nom", "gen", "dat", "ins", "pre").index(case)]


def _check_shape(row: Row) -> None:
    if row.section not in SHAPES:
        raise LexiconProblem(f"[{row.section}] is not one of [{'], ['.join(SHAPES)}]", row.file, row.line)
    if tuple(map(len, row.columns)) != SHAPES[row.section]:
        columns = " / ".join(map(str, SHAPES[row.section]))
        raise LexiconProblem(f"«{row.lemma}» wants {columns} forms in its columns", row.file, row.line)
    if row.section == "nouns" and not {"m", "f", "n"}.intersection(row.flags[:1]):
        raise LexiconProblem(f"«{row.lemma}» wants its gender first: m, f or n", row.file, row.line)
