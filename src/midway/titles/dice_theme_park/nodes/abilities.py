"""What staff cards, administrators and upgrades do, and in which phase. The rules of the phases do it."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from midway.kernel.node import Node
from midway.titles.dice_theme_park.nodes.guests import Colour, Guest, Payment
from midway.titles.dice_theme_park.words import phrase, words


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Node):
    """One sentence."""


@dataclass(frozen=True)
class Phase(Node):
    id: str


@dataclass(frozen=True)
class InPhase(Node):
    phase: Phase
    does: tuple[Ability, ...]


@dataclass(frozen=True)
class CardText(Node):
    """The whole text."""

    does: tuple[Ability, ...]
    phases: tuple[InPhase, ...]


# ---- for the player ------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class CountLower(Ability):
    n: int


@dataclass(frozen=True)
class RaiseGuests(Ability):
    """One new guest by up to so much, or so many by 1 each."""

    most: int
    many: int


@dataclass(frozen=True)
class InviteSpareGuest(Ability):
    pass


@dataclass(frozen=True)
class MascotsCostLess(Ability):
    n: int


@dataclass(frozen=True)
class UpgradesCostLess(Ability):
    n: int


@dataclass(frozen=True)
class TakeUpgradeOff(Ability):
    n: int


@dataclass(frozen=True)
class MoveAnywhere(Ability):
    pass


@dataclass(frozen=True)
class MoreAdjustments(Ability):
    n: int


@dataclass(frozen=True)
class OperateAgain(Ability):
    n: int


@dataclass(frozen=True)
class KeepValue(Ability):
    colour: Colour


@dataclass(frozen=True)
class SaveGuest(Ability):
    guest: Guest


@dataclass(frozen=True)
class SwapOnce(Ability):
    pass


@dataclass(frozen=True)
class StarForCoins(Ability):
    n: int
    usual: int


# ---- stars by steps ----------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Node):
    """What the steps of a payment count."""


@dataclass(frozen=True)
class OperatedAttractions(Counted):
    colour: Colour | None


@dataclass(frozen=True)
class OwnMascots(Counted):
    pass


@dataclass(frozen=True)
class PaidFrom(Node):
    """So much from so many on."""

    payment: Payment
    n: int


@dataclass(frozen=True)
class GainBySteps(Ability):
    """The best step only."""

    paid: tuple[PaidFrom, ...]
    counted: Counted


# ---- for an attraction -------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class GainForCubes(Ability):
    payment: Payment


@dataclass(frozen=True)
class MoreIcons(Ability):
    n: int


words(
    Phase,
    {
        "plan": ("plan", "планирование"),
        "welcome": ("welcome", "встреча"),
        "expand": ("expand", "расширение"),
        "improve": ("improve", "улучшение"),
        "operate": ("operate", "работа"),
        "upkeep": ("upkeep", "обслуживание"),
        "game end": ("end of the game", "конец игры"),
    },
)
phrase(InPhase, "^ {phase}: {does+.}", "^ {phase}: {does+.}")
phrase(CardText, "{does*.} {phases}", "{does*.} {phases}")
phrase(CountLower, "you may count your total as {n} lower", "вы можете считать свою сумму на {n} меньше")
phrase(
    RaiseGuests,
    "you may raise a new guest by 1 or {most}, or {many} new guests by 1",
    "вы можете увеличить значение нового гостя на 1 или {most} либо значения {many} новых гостей на 1",
)
phrase(
    InviteSpareGuest,
    "when all have taken a monorail, you may move a guest from the last one to your Park Entrance",
    "когда каждый взял монорельс, вы можете переместить гостя с последнего на свой вход в парк",
)
phrase(MascotsCostLess, "mascots cost you {n} ~coin less", "маскоты обходятся вам на {n} ~монета:acc дешевле")
phrase(UpgradesCostLess, "upgrades cost you {n} ~coin less", "улучшения обходятся вам на {n} ~монета:acc дешевле")
phrase(
    TakeUpgradeOff,
    "before you install any, you may take {n} ~upgrade off your park",
    "до первой установки вы можете снять {n} ~улучшение:acc в своём парке",
)
phrase(
    MoveAnywhere,
    "you may move a guest in your park to any other attraction there",
    "вы можете переместить гостя в своём парке на любой другой аттракцион",
)
phrase(
    MoreAdjustments,
    "with each mascot you may make {n} more ~adjustment on its attraction",
    "с каждым маскотом вы можете сделать ещё {n} ~изменение:acc на его аттракционе",
)
phrase(
    OperateAgain,
    "you may operate an attraction without free icons {n} more ~time",
    "вы можете запустить аттракцион без свободных значков ещё {n} ~раз:acc",
)
phrase(
    KeepValue,
    "when you operate a {colour} attraction, a guest of its colour in the party may keep its value",
    "когда вы запускаете {colour:acc} ~аттракцион:acc, один гость этого цвета в компании может сохранить значение",
)
phrase(
    SaveGuest,
    "you may put a leaving {guest} on the Park Entrance at any value",
    "вы можете поставить уходящего {guest:gen} на вход в парк с любым значением",
)
phrase(
    SwapOnce,
    "once in the game, you may swap a staff card you played with one in your hand",
    "один раз за игру вы можете поменять сыгранную карту персонала на карту с руки",
)
phrase(
    StarForCoins,
    "gain 1 star for each {n} ~coin, not for each {usual}",
    "получите 1 звезду за каждые {n} ~монета:acc, а не за каждые {usual}",
)
phrase(
    OperatedAttractions,
    "different {colour} ~attraction operated this round",
    "~разный {colour} ~аттракцион, ~запущенный в этом раунде",
)
phrase(OwnMascots, "~mascot you own", "ваших ~маскот")
phrase(PaidFrom, "{payment} for {n}", "{payment:acc} за {n}")
phrase(GainBySteps, "gain {paid| or} {counted:pl}", "получите {paid| или} {counted:gen pl}")
phrase(
    GainForCubes,
    "gain {payment} for each cube on this attraction",
    "получите {payment:acc} за каждую фишку на этом аттракционе",
)
phrase(MoreIcons, "this attraction has {n} more operate ~icon", "на этом аттракционе на {n} ~значок:acc запуска больше")
