"""What lies in a title's folder is found, wherever in it the title's class stands."""

import pytest

from midway.titles import find_title, title_ids
from midway.titles.belongings import folder_of, pack_format


@pytest.mark.parametrize("title_id", title_ids())
def test_a_title_with_packs_has_a_format_for_them(title_id):
    title = find_title(title_id)
    has_packs = any((folder_of(title) / "packs").glob("*/pack.toml"))

    format_ = pack_format(title)

    assert (format_ is not None) >= has_packs
    assert format_ is None or format_.kinds
