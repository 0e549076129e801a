"""English words: plurals, verbs, a and an.

lexicon_en.txt has the verbs, `build: built` with an odd participle (and an odd third person behind it), and odd
plurals, `mouse: mice`. A word that is not among the verbs is a noun.
"""

import re

from midway.cardtext.forms import Form
from midway.cardtext.lexicon import Lexicon
from midway.cardtext.notation import plain_word


class English:
    name = "en"

    def __init__(self, lexicon: Lexicon) -> None:
        self.verbs = {lemma: _first(row.columns) for lemma, row in lexicon.section("verbs").items()}
        self.plurals = {lemma: _first(row.columns)[0] for lemma, row in lexicon.section("nouns").items()}
        self.pronouns = {lemma: (row, _first(row.columns)) for lemma, row in lexicon.section("pronouns").items()}
        self.after_an = frozenset(lexicon.section("after an"))
        self.after_a = frozenset(lexicon.section("after a"))
        self.house_words = {
            lemma: " ".join(_first(row.columns)) for lemma, row in lexicon.section("house words").items()
        }

    def knows(self, lemma: str) -> bool:
        """Every English word can be a regular noun."""
        return bool(lemma)

    def is_noun(self, lemma: str) -> bool:
        return lemma not in self.verbs

    def traits(self, lemma: str) -> Form:
        if lemma not in self.pronouns:
            return Form()
        flags = self.pronouns[lemma][0].flags
        return Form(number="pl" if "pl" in flags else "sg", person=2 if "2" in flags else 3)

    def inflect(self, lemma: str, form: Form) -> str:
        if lemma in self.pronouns:
            return self.pronouns[lemma][1][form.case != "nom"]
        if self.is_noun(lemma):
            return self._plural(lemma) if form.number == "pl" else plain_word(lemma)
        if form.mood == "done":
            return self._participle(lemma)
        third = form.mood == "fin" and form.actors == "sg" and form.person == 3
        return self._third(lemma) if third else plain_word(lemma)

    def forms(self, lemma: str) -> set[str]:
        """Every form, for the reader."""
        if lemma in self.pronouns:
            return set(self.pronouns[lemma][1])
        if self.is_noun(lemma):
            return {plain_word(lemma), self._plural(lemma)}
        return {plain_word(lemma), self._third(lemma), self._participle(lemma)}

    def counted(self, n: int, form: Form) -> tuple[str, str]:
        """Case and number of a noun after n."""
        return form.case, "sg" if n == 1 else "pl"

    def placed(self, form: Form, place: str) -> tuple[list[str], str]:
        return [], form.case  # English patterns write their prepositions themselves

    def polish(self, text: str) -> str:
        return re.sub(r"\b([Aa]) (?=([\w-]+))", self._article, text)

    def _article(self, found: re.Match[str]) -> str:
        word = found[2].lower()
        sounds_like_a_vowel = bool(re.match(r"[aeiou8]|1[18]\b", word)) and word not in self.after_a
        return found[1] + ("n " if sounds_like_a_vowel or word in self.after_an else " ")

    def _plural(self, lemma: str) -> str:
        return self.plurals.get(lemma) or _with_s(plain_word(lemma))

    def _participle(self, lemma: str) -> str:
        odd, verb = self.verbs[lemma], plain_word(lemma)
        return odd[0] if odd else verb + ("d" if verb.endswith("e") else "ed")

    def _third(self, lemma: str) -> str:
        odd = self.verbs[lemma]
        return odd[1] if len(odd) > 1 else _with_s(plain_word(lemma))


def _first(columns: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    return columns[0] if columns else ()


def _with_s(word: str) -> str:
    if re.search(r"[^aeiou]y$", word):
        return word[:-1] + "ies"
    return word + ("es" if re.search(r"(s|sh|ch|x)$", word) else "s")
