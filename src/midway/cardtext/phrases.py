"""The core phrasebook: how the kernel's own nodes are said in English and Russian. Titles extend it."""

from midway.cardtext.phrasebook import Phrasebook
from midway.kernel.nodes.conditions import Does, HasAtLeast, HasNumber, HasThings, Is
from midway.kernel.nodes.deeds import And, ForEach, InOrderTo, Or, Then
from midway.kernel.nodes.each import EachDoes, EachDoesOrElse, EachMay, EachMayOrElse
from midway.kernel.nodes.places import EitherPlace, From, In, OwnZone, RivalZone, ThisWay
from midway.kernel.nodes.rulebox import Box, Timed
from midway.kernel.nodes.seats import EachSeat, Owner, Pronoun, Rival
from midway.kernel.nodes.sentences import By, ChooseSeat, Command, If, IfForAll, May, Otherwise
from midway.kernel.nodes.standing import After, Cannot, CannotBe, Instead, While
from midway.kernel.nodes.things import (
    AnyNumber,
    AtLeast,
    Each,
    Exactly,
    FewerThan,
    InGeneral,
    Kind,
    One,
    Sort,
    That,
    This,
    Those,
    UpTo,
)
from midway.kernel.nodes.tokens import Amount, Gain, Lose, Pay, PayTo, Steal

CORE = Phrasebook("core")
phrase, words = CORE.phrase, CORE.words

# ---- seats ---------------------------------------------------------------------------------------
words(Pronoun, {"you": ("~you", "~вы"), "they": ("~they", "~он")})
words(Owner, {"your": ("your", "~ваш"), "their": ("their", "~его")})
words(
    Rival,
    {
        "a competitor": ("a ~competitor", "~соперник"),
        "that competitor": ("that ~competitor", "~этот ~соперник"),
    },
)
words(
    EachSeat,
    {
        "each competitor": ("each ~competitor", "~каждый ~соперник"),
        "each player": ("each ~player", "~каждый ~игрок"),
    },
)

# ---- noun phrases ----------------------------------------------------------------------------------
phrase(Sort, "{qualities} {noun}", "{qualities} {noun}")
phrase(Kind, "{sort} {having} {where}", "{sort} {having} {where}")
phrase(One, "a {kind}", "{kind}")
phrase(Each, "each {kind}", "~каждый {kind}")
phrase(InGeneral, "{kind:pl}", "{kind:pl}")
phrase(Exactly, "{n} {kind}", "{n} {kind}")
phrase(AtLeast, "at least {n} {kind}", "не меньше {n} {kind:gen}")
phrase(FewerThan, "fewer than {n} {kind}", "меньше {n} {kind:gen}")
phrase(UpTo, "up to {n} {kind}", "до {n} {kind:gen}")
phrase(AnyNumber, "any number of {kind:pl}", "~любой ~количество {kind:gen pl}")
phrase(This, "this {noun}", "~этот {noun}")
phrase(That, "that {noun}", "~этот {noun}")
phrase(Those, "those {noun:pl}", "~этот:pl {noun:pl}")

# ---- places ------------------------------------------------------------------------------------------
phrase(OwnZone, "{owner} {zone}", "{owner} {zone}")
phrase(RivalZone, "{owner}'s {zone}", "{zone} {owner:gen}")
phrase(EitherPlace, "{places| or}", "{places| или}")
phrase(In, "in {place}", "{place:in}")
phrase(From, "from {place}", "{place:from}")
phrase(ThisWay, "{verb:done} this way", ", {verb:done} таким образом (,)")

# ---- deeds -------------------------------------------------------------------------------------------
phrase(Or, "{parts| or}", "{parts| или}")
phrase(Then, "{parts|, then}", "{parts|, затем}")
phrase(And, "{parts| and}", "{parts| и}")
phrase(ForEach, "{deed} for {each}", "{deed} за {each:acc}")
phrase(InOrderTo, "{cost} to {goal:inf}", "{cost}, чтобы {goal:inf}")
phrase(Amount, "{n} {token}", "{n} {token}")
phrase(Gain, "~gain {amount}", "~получить {amount:acc}")
phrase(Lose, "~lose {amount}", "~потерять {amount:acc}")
phrase(Pay, "~pay {amount}", "~заплатить {amount:acc}")
phrase(PayTo, "~pay {amount} to {to:acc}", "~заплатить {to:dat} {amount:acc}")
phrase(Steal, "~steal {amount} from {victim:acc}", "~украсть у {victim:gen} {amount:acc}")
phrase(ChooseSeat, "~choose {who}", "~выбрать {who:acc}")

# ---- sentences -----------------------------------------------------------------------------------------
phrase(Command, "{does:imp}", "{does:imp}")
phrase(By, "{who} {does:fin}", "{who} {does:fin}")
phrase(May, "{who} may {does:inf}", "{who} ~мочь:fin {does:inf}")
phrase(EachDoes, "{who} {does:fin}", "{who} {does:fin}")
phrase(EachMay, "{who} may {does:inf}", "{who} ~мочь:fin {does:inf}")
phrase(
    EachDoesOrElse, "{who} {does:fin}, otherwise they {otherwise:fin pl}", "{who} {does:fin}, иначе он {otherwise:fin}"
)
phrase(
    EachMayOrElse,
    "{who} may {does:inf}, otherwise they {otherwise:fin pl}",
    "{who} ~мочь:fin {does:inf}, иначе он {otherwise:fin}",
)
phrase(If, "if {condition}, {clause}", "если {condition}, {clause}")
phrase(IfForAll, "if {condition}, {clause}", "если {condition}, {clause}")
phrase(Otherwise, "{first}, otherwise {second}", "{first}, иначе {second}")
phrase(Does, "{who} do", "{who} это ~сделал:fin")
phrase(HasAtLeast, "{who} have at least {amount}", "у {who:gen} не меньше {amount:gen}")
phrase(HasThings, "{place} has {what}", "{place:in} есть {what}")
phrase(HasNumber, "{place} has {what}", "{place:in} {what}")
phrase(Is, "{what} is {state}", "{what} {state:fin}")

# ---- what holds, waits, or replaces ----------------------------------------------------------------------
phrase(Cannot, "{who} cannot {does:inf}", "{who} не ~мочь:fin {does:ipf}")
phrase(CannotBe, "{what} cannot be {verb:done}", "{what:acc} нельзя {verb:ipf}")
phrase(While, "{rule} while {condition}", "{rule}, пока {condition}")
phrase(After, "after {who} {does:fin}, {then}", "после того как {who} {does:fut}, {then}")
phrase(
    Instead,
    "if {what} would be {verb:done}, {does:imp} instead",
    "если {what:acc} должны {verb:inf}, вместо этого {does:imp}",
)

# ---- boxes -------------------------------------------------------------------------------------------------
phrase(Timed, "^ {timing}: {rules+.}", "^ {timing}: {rules+.}")
phrase(Box, "{rules*.} {timed}", "{rules*.} {timed}")
