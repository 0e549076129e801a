"""The language of the test bed, built once."""

import pytest

from midway.cardtext.language import Language
from tests.cardtext.bed import book_with


@pytest.fixture(scope="session")
def language() -> Language:
    return Language(book_with({"Vampire Theme": ("Vampire ~Theme", "~улучшение «Тема Вампиров»")}))
