import json

import pytest

from midway.cardtext.pack_files import load_pack
from midway.kernel.content import BrokenPack
from tests.cardtext.bed.packs import FORMAT, write_pack


def restore_changed(pack, change):
    data = json.loads(pack.to_json())
    change(data)
    return FORMAT.restore(json.dumps(data))


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("title",), "other", "this is a pack for other, not for bed"),
        (("title",), 3, "title must be a text"),
        (("cards",), {}, "cards must be a list"),
        (("cards", 0), "x", "a card must be a table"),
        (("cards", 0, "kind"), "spy", "there is no kind of card “spy”"),
        (("cards", 0, "id"), "crypt-hotel", "two cards have the same id"),
        (("cards", 0, "copies"), 10**30, "copies must be a whole number"),
        (("cards", 0, "numbers", "price"), 99, "price is 99; it must be from 0 to 20"),
        (("cards", 0, "numbers", "luck"), 9, "luck is not said of a card of this kind"),
        (("cards", 0, "lists", "types"), ["spy"], "types has “spy”"),
        (("cards", 0, "texts"), {}, "text is missing"),
        (("cards", 0, "texts", "secret"), {}, "secret is not said"),
        (("cards", 0, "texts", "text", "tree"), ["os.system", "x"], "there is no node 'os.system'"),
        (("cards", 0, "texts", "text", "tree"), ["Coins", 1], "Coins stands where only Box can"),
        (("words", 0, "general"), 1, "general must be a list"),
        (("cards", 0, "id"), "ghost train", "id “ghost train” must be small letters"),
        (("cards", 0, "name", "en"), "Ghost\x1b[2J", "en has broken letters"),
        (("cards", 0, "name", "ru"), "\ud800", "ru has broken letters"),
        (("id",), "../x", "id “../x” must be small letters"),
    ],
)
def test_json_from_a_stranger_is_refused_in_a_sentence(tmp_path, path, value, said):
    pack = load_pack(write_pack(tmp_path), FORMAT)

    def change(data):
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    with pytest.raises(BrokenPack, match=said):
        restore_changed(pack, change)


@pytest.mark.parametrize("written", ["", "[]", "{", "null", "[" * 100_000, '{"cards": []}', "NaN"])
def test_what_is_no_pack_at_all_is_refused(written):
    with pytest.raises(BrokenPack):
        FORMAT.restore(written)
