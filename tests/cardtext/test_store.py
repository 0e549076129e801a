import json

import pytest

from midway.cardtext.references import walk
from midway.cardtext.store import BrokenTree, TreeLoader, TreeStore, to_plain
from tests.cardtext.bed import BOOK, BOXES, Box, book_with
from tests.cardtext.bed.deeds import Amount, Deed


@pytest.fixture(scope="module")
def loader():
    return TreeLoader(book_with({"Vampire Theme": ("Vampire ~Theme", "~улучшение «Тема Вампиров»")}))


def test_trees_survive_json_with_their_slots(language, loader):
    for english, _ in BOXES:
        tree = language.read(english, Box)
        restored = loader.tree(json.loads(json.dumps(to_plain(tree))), Box)
        assert restored == tree
        assert [node.slot for node in walk(restored)] == [node.slot for node in walk(tree)]


def test_a_tree_is_a_plain_list(language):
    tree = language.read("Choose a competitor. Steal 2 coins from them.", Box)

    choose = ["Command@2", ["Choose@1", ["NamedRival@0", "a competitor"]]]
    steal = ["Command@4", ["Steal@3", ["Coins", 2], ["They@0"]]]
    assert to_plain(tree) == ["Box", ["", choose, steal], [""]]


DEEP: object = ["Coins", 1]
for _ in range(5_000):
    DEEP = ["Then", ["", DEEP]]


@pytest.mark.parametrize(
    ("plain", "why"),
    [
        (None, "None is no node; wanted: Deed"),
        ([], r"\[\] is no node"),
        ({"Gain": 1}, "is no node"),
        ([["Gain"]], "is no node"),
        (["os.system", "true"], "there is no node 'os.system'"),
        (["Node"], "there is no node 'Node'"),
        (["Deed"], "there is no node 'Deed'"),
        (["Gain"], "Gain has 1 fields, not 0"),
        (["Gain", ["Coins", 1], 2], "Gain has 1 fields, not 2"),
        (["Coins", 1], "Coins stands where only Deed can"),
        (["Gain", ["Gain", ["Coins", 1]]], "Gain stands where only Amount can"),
        (["Gain", ["Coins", "many"]], "n must be a number from 0 to 9999, not 'many'"),
        (["Gain", ["Coins", True]], "n must be a number"),
        (["Gain", ["Coins", 2**70]], "n must be a number"),
        (["Gain", ["Coins", -1]], "n must be a number"),
        (["Gain", ["Coins", None]], "n must be a number"),
        (["Gain", None], "None is no node; wanted: Amount"),
        (["Block", ["Attack", "Hacking"]], "attacks must be a list"),
        (["Block", ["", ["Attack", "Knocking"]]], "there is no node"),
        (["Block", ["", ["Attack", ["x"]]]], "there is no node"),
        (["Keep@0", 1], "nothing binds slot 0"),
        (["Keep@99", 1], "is no slot"),
        (["Keep@x", 1], "is no slot"),
        (["Gain", ["Coins@0", 1]], "is no slot"),
        (["Draw", 2, ["DeckCard", "Park card"], 7], "Draw has 2 fields, not 3"),
        (DEEP, "at most 60 deep"),
        (["Block", ["", *[["Attack", "Hacking"]] * 6_000]], "at most 5000 nodes"),
    ],
)
def test_what_is_no_tree_is_refused_in_a_sentence(loader, plain, why):
    with pytest.raises(BrokenTree, match=why):
        loader.tree(plain, Deed)


def test_words_of_a_pack_are_known_only_where_the_pack_says_them():
    loader = TreeLoader(BOOK)
    plain = ["HalfPriceOf", ["This", ["Noun", "Ghost Train"], None]]

    with pytest.raises(BrokenTree, match="Ghost Train"):
        loader.tree(plain, Amount)
    assert to_plain(loader.tree(plain, Amount, frozenset([("Noun", "Ghost Train")]))) == plain


def test_the_store_gives_back_what_was_put(tmp_path):
    store = TreeStore(tmp_path / "trees", rules="7")
    key = store.key("pirates", "abc")

    assert store.get(key) is None
    store.put(key, '{"id":"pirates"}')

    assert store.get(key) == '{"id":"pirates"}'
    assert TreeStore(tmp_path / "trees", rules="8").key("pirates", "abc") != key


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"pack": {"id": "rats"}, "sha256": "0"}', "[" * 100_000])
def test_a_damaged_file_counts_as_not_stored(tmp_path, damage):
    store = TreeStore(tmp_path, rules="7")
    store.put(store.key("x"), "{}")
    (tmp_path / f"{store.key('x')}.json").write_text(damage)

    assert store.get(store.key("x")) is None
