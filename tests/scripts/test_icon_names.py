from midway.cardtext.card_fields import icons
from scripts.icon_names import names


def test_names_are_sorted_and_without_doubles():
    assert names('{"icons": {"coffin": {}, "anchor": {}}, "aliases": {"box": {"parent": "coffin"}}}') == [
        "anchor",
        "coffin",
    ]


def test_the_table_has_all_the_icons_there_are():
    assert len(icons()) == 4_134
    assert {"carousel", "ghost", "coffin"} <= icons()
