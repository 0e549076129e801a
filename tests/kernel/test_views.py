import pytest

from midway.kernel.begin import empty_table
from midway.kernel.happenings import (
    ANNOUNCED,
    CHOSEN,
    COUNTED,
    FIRST_TITLE_FACT,
    MOVED,
    REVEALED,
    ROLLED,
    SHUFFLED,
    Fact,
    Facts,
)
from midway.kernel.nodes.flow import GameOver
from midway.kernel.schema import (
    ALL,
    EVERYBODY,
    HIDDEN,
    IN_PLAY,
    KEY,
    NOBODY,
    ORDERED,
    OWNER,
    SPECTATOR,
    Schema,
)
from midway.kernel.title import Title
from midway.kernel.verbs import Verbs
from midway.kernel.views import facts_for, seen_fact, view, viewers
from tests.testkit.toy_booth import BID, COINS, DECK, FACE_DOWN, HAND, INCOME, LUCKY, ON_SHOW, MoreIncome
from tests.testkit.toys import a_card, a_duel, a_game, a_table, a_toy, answer, gain, hand, put, questions, stall


@pytest.fixture
def s():
    return a_table(3, [a_card(f"c{n}", gain(1)) for n in range(6)])


def cards(s, zone):
    return [int(c) for c in s.cards(zone)]


# ---- cards ----------------------------------------------------------------------------------------------
def test_hand_is_seen_by_its_owner_and_counted_by_others(s):
    s.move(5, hand(s, 0))
    s.move(4, hand(s, 0))

    assert cards(view(s, 0), hand(s, 0)) == [5, 4]
    assert cards(view(s, 1), hand(s, 0)) == [HIDDEN, HIDDEN]
    assert cards(view(s, SPECTATOR), hand(s, 0)) == [HIDDEN, HIDDEN]


def test_open_cards_are_seen_by_all(s):
    s.move(5, ON_SHOW)

    assert all(cards(view(s, viewer), ON_SHOW) == [5] for viewer in viewers(s.game))


def test_known_card_of_a_deck_is_shown_at_its_place(s):
    s.reveal(3, 0b010)

    assert cards(view(s, 1), DECK) == [HIDDEN, HIDDEN, HIDDEN, 3, HIDDEN, HIDDEN]
    assert cards(view(s, 0), DECK) == [HIDDEN] * 6


def test_known_cards_of_a_hand_tell_nothing_of_where_they_are_held(s):
    for c in (5, 3, 4):
        s.move(c, hand(s, 0))
    s.reveal(5, EVERYBODY)
    s.reveal(4, EVERYBODY)

    assert cards(view(s, 1), hand(s, 0)) == [4, 5, HIDDEN]


def test_nor_do_they_where_all_of_a_hand_are_known(s):
    for c in (5, 3):
        s.move(c, hand(s, 0))
        s.reveal(c, EVERYBODY)

    assert cards(view(s, 1), hand(s, 0)) == [3, 5]
    assert cards(view(s, 0), hand(s, 0)) == [5, 3]


def test_hidden_card_has_no_place_and_nobody_is_said_to_know_it(s):
    s.move(5, hand(s, 0))
    seen = view(s, 1)

    assert seen.where(5) == HIDDEN
    assert not any(seen.knows(viewer, 5) for viewer in viewers(s.game))
    assert view(s, 0).where(5) == hand(s, 0)


def test_view_does_not_tell_who_else_knows_a_card(s):
    s.reveal(5, 0b011)

    assert view(s, 0).knows(0, 5)
    assert not view(s, 0).knows(1, 5)


def test_card_out_of_the_game_is_hidden_unless_it_is_known(s):
    s.reveal(5, 0b001)
    s.lift(5)
    s.lift(4)

    assert view(s, 0).where(5) == 0
    assert view(s, 0).where(4) == HIDDEN


def test_words_of_a_card_are_shown_with_the_card(s):
    s.move(5, hand(s, 0))
    s.set_word(5, FACE_DOWN, 1)

    assert view(s, 0).word(5, FACE_DOWN) == 1
    assert view(s, 1).word(5, FACE_DOWN) == 0


def test_named_card_is_shown_only_to_those_who_know_it(s):
    s.move(5, hand(s, 0))
    s.put(LUCKY, 5)

    assert view(s, 0).num(LUCKY) == 5
    assert view(s, 1).num(LUCKY) == HIDDEN


# ---- numbers --------------------------------------------------------------------------------------------
def test_public_numbers_are_shown_and_secret_ones_only_to_their_owner(s):
    s.gain(1, COINS, 4)
    s.set_own(1, BID, 3)

    assert [view(s, viewer).own(1, COINS) for viewer in viewers(s.game)] == [4, 4, 4, 4]
    assert [view(s, viewer).own(1, BID) for viewer in viewers(s.game)] == [0, 3, 0, 0]


def test_chance_is_shown_to_nobody(s):
    before = [view(s, viewer).save() for viewer in viewers(s.game)]
    s.set_key(123456, 654321)
    s.below(6)

    assert [view(s, viewer).save() for viewer in viewers(s.game)] == before
    assert view(s, 0).num(KEY) == 0


def test_totals_count_only_what_the_viewer_sees():
    s = a_table(2, [a_card("sign", MoreIncome(1)), a_card("banner", MoreIncome(2))])
    s.show_zone(stall(s, 0), 0b01)
    put(s, "sign", stall(s, 0))
    put(s, "banner", stall(s, 1))

    assert [s.total(0, INCOME), s.total(1, INCOME)] == [1, 2]
    assert [view(s, 0).total(0, INCOME), view(s, 0).total(1, INCOME)] == [1, 2]
    assert [view(s, 1).total(0, INCOME), view(s, 1).total(1, INCOME)] == [0, 2]


# ---- what runs ------------------------------------------------------------------------------------------
def test_nothing_that_runs_is_in_a_view():
    for s in questions(a_toy(3, 2), 3):
        for viewer in viewers(s.game):
            seen = view(s, viewer)
            rest = seen.save()[int(s.game.stack_at) * 2 :]
            assert rest == bytes(len(rest))
            assert seen.top == 0
            assert list(seen.legal(viewer)) == []


def test_view_tells_who_is_awaited_and_that_is_all():
    s = next(s for s in questions(a_toy(3, 2), 3) if s.is_together)

    assert view(s, SPECTATOR).awaited() == [0, 1, 2]
    assert view(s, 1).is_together
    while s.is_awaited(2):
        s.apply(2, s.legal(2)[0])
    assert view(s, 1).awaited() == [0, 1]


def test_view_is_a_copy(s):
    before = s.save()
    seen = view(s, 0)
    seen.put_in(5, ON_SHOW)

    assert s.save() == before


def test_finished_match_shows_that_it_is_over():
    s = a_duel()
    for _ in questions(s):
        pass

    assert view(s, SPECTATOR).is_over


def test_nobody_else_has_a_view(s):
    for nobody in (-1, 3, 7, 9):
        with pytest.raises(ValueError, match="neither a seat"):
            view(s, nobody)


def test_viewers_are_the_seats_and_the_spectator(s):
    assert viewers(s.game) == [0, 1, 2, SPECTATOR]


def test_saved_view_is_the_same_whatever_the_caches_hold(s):
    before = view(s, 0).save()
    s.total(0, INCOME)

    assert view(s, 0).save() == before


# ---- every audience of the schema -------------------------------------------------------------------------
VAULT = Schema(cards=8, stack=80)
OPEN_ROW = VAULT.shared.number("open row", ALL, 3)
SEALED_ROW = VAULT.shared.number("sealed row", NOBODY, 3)
DAMAGE = VAULT.words_of_cards("damage", ALL)
PLAN = VAULT.words_of_cards("plan", OWNER)
SEAL = VAULT.words_of_cards("seal", NOBODY)
BACK_ROW = VAULT.shared.zone("back row", 8, NOBODY, ORDERED)
GOLD = VAULT.seat.token("gold", OWNER)
SECRET_CARD = VAULT.seat.card("secret card", OWNER)
OWN_ROW = VAULT.seat.number("own row", OWNER, 2)
YARD = VAULT.seat.zone("yard", 8, ALL, IN_PLAY)


class Vault(Title):
    """Only its schema matters."""

    def __init__(self):
        super().__init__(VAULT, Verbs())

    def flow(self):
        return GameOver()


@pytest.fixture
def vault():
    return empty_table(a_game(2, [a_card(f"c{n}") for n in range(8)], Vault()))


def test_each_field_is_shown_to_its_audience_and_to_nobody_else(vault):
    s = vault
    for at in (OPEN_ROW, SEALED_ROW):
        for i in range(3):
            s.put(at + i, 5 + i)
    s.gain(0, GOLD, 9)
    s.put_in(0, s.zone(0, YARD))
    s.set_own(0, SECRET_CARD, 0)
    s.set_own(0, OWN_ROW + 1, 4)
    mine, theirs = view(s, 0), view(s, 1)

    assert [theirs.num(OPEN_ROW + i) for i in range(3)] == [5, 6, 7]
    assert [mine.num(SEALED_ROW + i) for i in range(3)] == [0, 0, 0]
    assert [mine.own(0, GOLD), mine.own(0, SECRET_CARD), mine.own(0, OWN_ROW + 1)] == [9, 0, 4]
    assert [theirs.own(0, GOLD), theirs.own(0, SECRET_CARD), theirs.own(0, OWN_ROW + 1)] == [0, HIDDEN, 0]


def test_words_of_cards_are_shown_to_their_audience(vault):
    s = vault
    s.put_in(0, s.zone(0, YARD))
    s.put_in(1, BACK_ROW)
    for c in (0, 1):
        for at in (DAMAGE, PLAN, SEAL):
            s.set_word(c, at, 3)

    assert [view(s, 0).word(0, at) for at in (DAMAGE, PLAN, SEAL)] == [3, 3, 0]
    assert [view(s, 1).word(0, at) for at in (DAMAGE, PLAN, SEAL)] == [3, 0, 0]
    assert [view(s, 0).word(1, at) for at in (DAMAGE, PLAN, SEAL)] == [0, 0, 0]


class Counted(Vault):
    """Everybody can count what lies in the back row."""

    def count_openly(self, s, shown):
        shown.put(OPEN_ROW, s.count(BACK_ROW))


def test_what_everybody_can_count_is_entered_into_every_view():
    s = empty_table(a_game(2, [a_card(f"c{n}") for n in range(8)], Counted()))
    for c in range(3):
        s.put_in(c, BACK_ROW)

    assert [view(s, viewer).num(OPEN_ROW) for viewer in viewers(s.game)] == [3, 3, 3]
    assert s.num(OPEN_ROW) == 0


def test_change_of_a_secret_token_is_no_news_for_others(vault):
    vault.facts = Facts()
    vault.gain(0, GOLD, 2)

    assert [f.as_tuple() for f in facts_for(vault.facts.all, 0)] == [(COUNTED, 0, GOLD, 0, 2, 1)]
    assert facts_for(vault.facts.all, 1) == []


# ---- facts ------------------------------------------------------------------------------------------------
def test_fact_names_a_card_only_to_those_who_could_see_it(s):
    s.facts = Facts()
    s.move(5, hand(s, 0))

    assert seen_fact(s.facts.all[0], 0).as_tuple() == (MOVED, -1, 5, DECK, hand(s, 0), 1)
    assert seen_fact(s.facts.all[0], 1).as_tuple() == (MOVED, -1, HIDDEN, DECK, hand(s, 0), 0)


@pytest.mark.parametrize("kind", [ANNOUNCED, CHOSEN, ROLLED, FIRST_TITLE_FACT])
def test_what_is_not_for_them_is_told_without_any_detail(kind):
    assert seen_fact(Fact(kind, 0, 5, 6, 7, 0b01), 1).as_tuple() == (kind, 0, HIDDEN, 0, 0, 0)


@pytest.mark.parametrize("kind", [MOVED, SHUFFLED, REVEALED])
def test_places_are_public(kind):
    assert seen_fact(Fact(kind, 0, 5, 6, 7, 0b01), 1).as_tuple() == (kind, 0, HIDDEN, 6, 7, 0)


def test_fact_does_not_tell_who_else_saw_it():
    assert seen_fact(Fact(REVEALED, -1, 5, 6, 6, 0b111), 1).seen == 0b010


def test_draw_in_a_match_is_told_to_all_and_named_to_one():
    s = a_toy(2, 3)
    s.facts = Facts()
    answer(s, "draw")
    drawn = [f for f in s.facts.all if f.kind == MOVED and f.there == s.zone(0, HAND)]

    assert [f.what for f in facts_for(drawn, 0)] == [s.last(s.zone(0, HAND))]
    assert [f.what for f in facts_for(drawn, 1)] == [HIDDEN]
