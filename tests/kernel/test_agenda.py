"""Rules that fall due: in which order they run, and which do not."""

from librt.vecs import vec
from mypy_extensions import i64

from midway.kernel import agenda
from midway.kernel.content import CardDef
from midway.kernel.nodes.deeds import InOrderTo
from midway.kernel.nodes.each import EachDoes
from midway.kernel.nodes.places import In, TableZone, Verb
from midway.kernel.nodes.rulebox import Box, Timed
from midway.kernel.nodes.sentence import Sentence
from midway.kernel.nodes.sentences import Command, May, Settled
from midway.kernel.nodes.standing import After, Instead
from midway.kernel.nodes.things import Each, Kind, One, Sort
from midway.kernel.schema import A_ROOM, A_STATUS, FIRST_SEAT
from midway.kernel.state import State
from tests.kernel.nodes.stories import (
    EACH_COMPETITOR,
    EACH_PLAYER,
    TRICK,
    YOU,
    During,
    a_box,
    a_competitor,
    a_stage,
    at,
    coins,
    discard,
    discard_from_hand,
    gain,
    in_discard,
    in_hand_of,
    in_play,
    in_rivals_stall,
    in_stall_of,
    is_done,
    lose,
    pay,
    that,
    this,
)
from tests.testkit.toy_booth import FACE_DOWN, ON_SHOW, Booth, Take, in_hand, in_stall
from tests.testkit.toys import a_card, answer, card, options, put, run_box, stall


def after_a_discard(then: Settled, who=EACH_PLAYER) -> After:
    """After a player discards a card from their hand, ..."""
    return After(who, discard(One(in_hand("your"))), then)


class Tables(Booth):
    """Booth where kinds of card have ranks, a card can lie face down, and nothing else happens."""

    def rank(self, s: State, c: int) -> int:
        return s.game.cards[c].numbers.get("rank", 0) if c >= 0 else 0

    def is_silent(self, s: State, c: int) -> bool:
        return s.word(c, FACE_DOWN) == 1

    def speaks_to_each(self, c: CardDef) -> bool:
        return c.id == "city"


def in_discard_pile() -> Kind:
    return Kind(Sort((), TRICK), None, In(TableZone("discard")))


def bell(name: str, *rules: Sentence, rank: int = 0):
    return a_card(name, a_box(*rules), rank=rank)


def rings(n: int = 1) -> After:
    """After you discard a card from your hand, you may gain n coins: it is asked, so one sees when it runs."""
    return after_a_discard(May(YOU, gain(n)), YOU)


# ---- when they run ------------------------------------------------------------------------------------------
def test_a_rule_runs_after_the_sentence_that_set_it_off():
    s = a_stage(2, bell("bell", after_a_discard(Command(gain(5)), YOU)), yours="bell", hands=("owl",))

    run_box(s, a_box(discard_from_hand(), May(YOU, gain(1))))

    assert coins(s) == 5  # before the second sentence asks


def test_the_rule_knows_who_did_it_and_to_which_card():
    thief = After(a_competitor(0), discard(at(1, One(in_discard_pile()))), Command(Take(that(1))))
    s = a_stage(2, bell("bell", thief), theirs="bell", hands=("owl",))

    run_box(s, discard_from_hand())

    assert in_hand_of(s, 1) == ["owl"]


def test_a_silent_card_answers_nothing():
    s = a_stage(2, bell("bell", after_a_discard(Command(gain(5)), YOU)), yours="bell", hands=("owl",), title=Tables())
    s.set_word(card(s, "bell"), FACE_DOWN, 1)

    run_box(s, discard_from_hand())

    assert coins(s) == 0


def test_a_card_outside_play_answers_nothing():
    s = a_stage(2, bell("bell", after_a_discard(Command(gain(5)), YOU)), hands=("owl bell",))

    run_box(s, discard(One(in_hand("your"))))
    answer(s, "pick toys.owl")

    assert coins(s) == 0


def test_a_rule_looks_at_the_place_before_the_deed():
    guard = After(EACH_PLAYER, discard(One(in_stall("your"))), Command(gain(5)))
    s = a_stage(2, bell("bell", guard), yours="bell lamp")

    run_box(s, discard(One(in_stall("your"))))
    answer(s, "pick toys.lamp")

    assert coins(s) == 5


def test_their_things_are_those_of_whoever_did_the_deed():
    pity = After(a_competitor(0), discard(One(in_stall("their"))), Command(gain(5)))
    s = a_stage(2, bell("bell", pity), yours="bell lamp", theirs="tent")

    run_box(s, discard(One(in_stall("your"))), you=1)
    assert coins(s) == 5
    run_box(s, discard(One(in_rivals_stall())), you=1)
    answer(s, "pick toys.lamp")

    assert coins(s) == 5


def test_a_rule_looks_at_the_place_after_the_deed_too():
    welcome = After(EACH_PLAYER, Take(One(in_hand("your"))), Command(gain(5)))
    s = a_stage(2, bell("bell", welcome), yours="bell lamp")

    run_box(s, Take(One(in_stall("your"))))
    answer(s, "pick toys.lamp")

    assert coins(s) == 5


def test_nothing_is_due_when_the_deed_was_replaced():
    shy = bell("shy", Instead(this(), Verb("discard"), lose(1)))
    s = a_stage(2, bell("bell", after_a_discard(Command(gain(5)), YOU)), shy, yours="bell", hands=("owl",))
    put(s, "shy", stall(s, 0))

    run_box(s, discard(One(in_stall("your"))))
    answer(s, "pick toys.shy")

    assert coins(s) == 0
    assert is_done(s)


# ---- in which order -------------------------------------------------------------------------------------------
def askings(s: State) -> list[str]:
    """Whose text asks, one after the other; everybody says yes, and orders are left as they are."""
    seen = []
    while s.who >= 0:
        if options(s)[0].startswith("first"):
            seen.append(f"order of {s.who}")
        else:
            seen.append(s.game.card_names[s.src(s.top)].removeprefix("toys."))
        answer(s, options(s)[0])
    return seen


def of_anybody(then: Settled) -> After:
    """After a player discards a card in play, ..."""
    return After(EACH_PLAYER, discard(One(in_play())), then)


def test_kinds_of_card_come_first_then_owners_from_the_starting_player():
    s = a_stage(
        3,
        bell("city", of_anybody(May(YOU, gain(1))), rank=2),
        bell("park", of_anybody(May(YOU, gain(1))), rank=1),
        bell("fair", of_anybody(May(YOU, gain(1))), rank=1),
        yours="lamp",
        title=Tables(),
    )
    for name, seat in (("city", 0), ("park", 1), ("fair", 2)):
        put(s, name, stall(s, seat))
    s.put(FIRST_SEAT, 2)

    run_box(s, discard(One(in_stall("your"))))
    answer(s, "pick toys.lamp")

    assert askings(s) == ["fair", "park", "city"]


def test_the_owner_of_several_orders_them():
    s = a_stage(2, bell("b1", rings()), bell("b2", rings()), yours="b1 b2", hands=("owl",))

    run_box(s, discard_from_hand())
    assert (s.who, options(s)) == (0, ["first 0", "first 1"])
    answer(s, "first 1")

    assert askings(s) == ["b2", "b1"]


def test_rules_of_several_owners_need_no_order():
    s = a_stage(
        2, bell("b1", of_anybody(May(YOU, gain(1)))), bell("b2", of_anybody(May(YOU, gain(1)))), yours="b1 lamp"
    )
    put(s, "b2", stall(s, 1))

    run_box(s, discard(One(in_stall("your"))))
    answer(s, "pick toys.lamp")

    assert askings(s) == ["b1", "b2"]


def test_what_only_gains_runs_unasked_and_first():
    gift = bell("gift", after_a_discard(Command(gain(3)), YOU))
    s = a_stage(2, bell("b1", rings()), gift, yours="b1 gift", hands=("owl",))

    run_box(s, discard_from_hand())

    assert coins(s) == 3
    assert askings(s) == ["b1"]


def test_what_falls_due_meanwhile_joins_in_its_place():
    """The park's rule sets off the fair's, which comes before the city's that waits already."""
    s = a_stage(
        2,
        bell("park", after_a_discard(Command(discard(One(in_stall("your")))), YOU), rank=0),
        bell("fair", After(YOU, discard(One(in_stall("your"))), May(YOU, gain(1))), rank=1),
        bell("city", rings(), rank=2),
        yours="park fair city lamp",
        hands=("owl",),
        title=Tables(),
    )

    run_box(s, discard_from_hand())
    answer(s, "pick toys.lamp")

    assert askings(s) == ["fair", "city"]


def test_a_rule_of_nobodys_is_applied_once_for_each_player():
    s = a_stage(3, bell("city", of_anybody(May(YOU, gain(1)))), yours="lamp")
    s.game.table_zones = vec[i64]([ON_SHOW])  # as if the schema had declared it to be in play
    put(s, "city", ON_SHOW)
    s.put(FIRST_SEAT, 1)

    run_box(s, discard(One(in_stall("your"))))
    asked = []
    while s.who >= 0:
        asked.append(int(s.who))
        answer(s, "yes")

    assert asked == [1, 2, 0]


def test_what_a_card_of_nobodys_allows_once_each_player_may_use_once():
    once = Box((), (Timed(During("always", once="round"), (of_anybody(Command(gain(1))),)),))
    s = a_stage(3, a_card("city", once), yours="lamp tent", title=Tables())
    s.game.table_zones = vec[i64]([ON_SHOW])
    put(s, "city", ON_SHOW)

    for _ in range(2):
        run_box(s, discard(One(in_stall("your"))))
        if s.who >= 0:
            answer(s, options(s)[0])

    assert [coins(s, seat) for seat in range(3)] == [1, 1, 1]


def test_a_rule_that_waits_for_what_is_paid_for_waits_for_the_goal():
    glad = After(YOU, InOrderTo(pay(1), discard(One(in_play()))), Command(gain(5)))
    s = a_stage(2, bell("glad", glad), yours="glad lamp")

    run_box(s, discard(One(in_stall("your"))))
    answer(s, "pick toys.lamp")

    assert coins(s) == 5


# ---- no endless chains ------------------------------------------------------------------------------------------
def test_a_rule_answers_each_happening_once():
    s = a_stage(2, bell("bell", after_a_discard(Command(gain(1)), YOU)), yours="bell", hands=("owl bee",))

    run_box(s, discard(Each(in_hand("your"))))

    assert coins(s) == 2


def test_a_rule_does_not_answer_what_it_brought_about():
    echo = after_a_discard(Command(discard_from_hand()), YOU)
    s = a_stage(2, bell("echo", echo), yours="echo", hands=("owl bee cat dog",))

    run_box(s, discard_from_hand())
    while s.who >= 0:
        answer(s, options(s)[0])

    assert len(in_discard(s)) == 2


def test_two_rules_do_not_set_each_other_off_for_ever():
    echo = after_a_discard(Command(discard_from_hand()), YOU)
    s = a_stage(2, bell("e1", echo), bell("e2", echo), yours="e1 e2", hands=(" ".join("abcdefgh"),))

    run_box(s, discard_from_hand())
    while s.who >= 0:
        answer(s, options(s)[0])

    assert is_done(s)
    assert len(in_discard(s)) == 5  # the first, then e1 and its e2, then e2 and its e1


def test_what_happens_instead_is_not_replaced_by_itself():
    keen = bell("keen", Instead(Each(in_stall("your")), Verb("discard"), discard(this())))
    s = a_stage(2, keen, yours="keen lamp")

    run_box(s, discard(One(in_stall("your"))))
    answer(s, "pick toys.lamp")

    assert in_discard(s) == ["keen"]
    assert in_stall_of(s, 0) == ["lamp"]


# ---- instead ------------------------------------------------------------------------------------------------
def test_the_owner_of_the_card_picks_among_several_replacements():
    one = bell("one", Instead(Each(in_play()), Verb("discard"), gain(1)))
    two = bell("two", Instead(Each(in_play()), Verb("discard"), gain(2)))
    s = a_stage(2, one, two, theirs="lamp")
    put(s, "one", stall(s, 0))
    put(s, "two", stall(s, 0))

    run_box(s, EachDoes(EACH_COMPETITOR, discard(One(in_stall("their")))))

    assert (s.who, options(s)) == (1, ["first 0", "first 1"])
    answer(s, "first 1")
    assert (coins(s, 0), in_stall_of(s, 1)) == (2, ["lamp"])


# ---- rules whose card is gone -------------------------------------------------------------------------------------
def test_a_rule_that_has_begun_ends_though_its_card_leaves_play():
    box = after_a_discard(Command(discard(this())), YOU)
    s = a_stage(2, bell("bell", box), yours="bell", hands=("owl",))

    run_box(s, discard_from_hand())

    assert in_discard(s) == ["owl", "bell"]
    assert is_done(s)


def test_a_rule_lapses_when_its_card_leaves_play_before_its_turn():
    s = a_stage(
        2,
        bell("wolf", after_a_discard(Command(discard(One(in_stall("your")))), YOU), rank=0),
        bell("lamb", rings(), rank=1),
        yours="wolf lamb",
        hands=("owl",),
        title=Tables(),
    )

    run_box(s, discard_from_hand())
    answer(s, "pick toys.lamb")

    assert is_done(s)


def test_a_rule_about_its_own_card_leaving_play_runs():
    will = bell("will", After(YOU, discard(this()), Command(gain(4))))
    s = a_stage(2, will, yours="will")

    run_box(s, discard(One(in_stall("your"))))

    assert coins(s) == 4


# ---- room ------------------------------------------------------------------------------------------------------
def test_rules_that_have_run_make_room_for_others():
    s = a_stage(2, bell("bell", rings()), yours="bell")
    rule = s.game.rules_of(card(s, "bell")).when[0]
    for _ in range(A_ROOM):
        agenda.queue(s, rule, 0, card(s, "bell"), -1, 0)
    for entry in range(5):
        agenda.set_word(s, entry, A_STATUS, agenda.BEGUN)

    agenda.queue(s, rule, 0, card(s, "bell"), -1, 0)

    assert agenda.due(s) == A_ROOM - 4
