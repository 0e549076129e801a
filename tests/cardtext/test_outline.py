from midway.cardtext.outline import outline
from tests.cardtext.bed import Box


def test_a_tree_fits_on_a_line(language):
    tree = language.read("Close each thrill ride in your park.", Box)

    assert outline(tree) == "Box([Command(Close(Each(Kind(Sort([], thrill-ride), -, In(ParkOf(Your))))))], [])"
