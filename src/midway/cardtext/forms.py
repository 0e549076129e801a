"""Form: what is asked of a word, and what a noun tells the words around it."""

from dataclasses import dataclass

CASES = ("nom", "gen", "dat", "acc", "ins", "pre")
PLACE_CASES = ("in", "from", "into")  # a preposition and the case it governs: на рынке, с рынка, на рынок
NUMBERS = ("sg", "pl")
MOODS = (
    "imp",  # gain          получите      said to the owner
    "inf",  # (may) gain    получить
    "fin",  # gains         получает      said of somebody
    "fut",  #               получит       after somebody gains
    "ipf",  # (cannot) gain получать
    "done",
)  # gained        полученный


@dataclass(frozen=True, slots=True)
class Form:
    case: str = "nom"
    number: str = "sg"  # sg, pl; in Russian also few, after 2, 3 and 4
    actors: str = "sg"  # of a verb: is it one who acts, or several
    gender: str = "m"
    animate: bool = False
    person: int = 3
    mood: str = ""
    subject: str = ""  # who acts: "you", "they" or nobody; «свой» depends on it
    place: str = "в"  # is one «в» such a place or «на» it
