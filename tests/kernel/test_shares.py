from midway.kernel.messages import Part
from midway.kernel.shares import RULE, shares
from tests.testkit.toy_booth import INCOME, MoreIncome
from tests.testkit.toys import a_card, a_table, stall


def two_signs():
    s = a_table(2, [a_card("sign", MoreIncome(1)), a_card("banner", MoreIncome(2)), a_card("spare", MoreIncome(4))])
    s.move(0, stall(s, 0))
    s.move(1, stall(s, 0))
    return s


def test_each_card_has_its_share():
    assert shares(two_signs(), 0, INCOME, 3) == [Part(RULE, 0, 1), Part(RULE, 1, 2)]


def test_base_and_shares_make_the_value():
    s = two_signs()
    assert 3 + sum(part.n for part in shares(s, 0, INCOME, 3)) == s.value(0, INCOME, 3)


def test_other_seats_have_no_share_of_it():
    assert shares(two_signs(), 1, INCOME, 3) == []
