import pytest

from midway.cardtext.phrase_use import MOST_FOR_ONE_CARD, for_one_card
from midway.titles.unfair.shelf import pack_ids, pack_named


@pytest.mark.parametrize("name", pack_ids())
def test_every_pack_is_nearly_pure_data(name):
    alone = for_one_card(pack_named(name), [pack_named(other) for other in pack_ids()])

    assert len(alone) <= MOST_FOR_ONE_CARD, alone
