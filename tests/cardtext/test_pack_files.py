import pytest

from midway.cardtext.pack_files import PackFormat, check_pack, load_pack
from midway.cardtext.phrasebook import Phrasebook
from midway.cardtext.store import TreeStore
from midway.kernel.content import BrokenPack, Names
from tests.cardtext.bed import BOOK, Box
from tests.cardtext.bed.packs import FORMAT, GOOD, KINDS, complaints, write_pack
from tests.cardtext.bed.park_deeds import BuildOnto

ATTRACTIONS, EVENTS, PACK = GOOD["attractions.toml"], GOOD["events.toml"], GOOD["pack.toml"]


# ------------------------------------------------------------------ a good pack


def test_a_good_pack_is_read_whole(tmp_path):
    pack = load_pack(write_pack(tmp_path), FORMAT)

    train, hotel = pack.of_kind("attraction")
    assert (pack.title, pack.id, pack.name.ru, pack.icon) == ("bed", "spooks", "Призраки", "ghost")
    assert (train.copies, train.numbers, train.flags) == (3, {"price": 7}, ("large",))
    assert train.flavour == Names("Mind the gap.", "Осторожно, двери.")
    assert (hotel.name, hotel.lists, hotel.copies) == (Names("Crypt Hotel", "Отель «Склеп»"), {"types": ("hotel",)}, 1)
    assert hotel.texts["text"].ru == ("Фаза гостей: Получите 1 монету за каждый объект «Поезд-призрак» в своём парке.")
    board = pack.card("review-board")
    assert board.choices == {"bottom.attack": "Injunction"}
    assert board.texts["bottom.text"].tree == FORMAT.language.read(board.texts["bottom.text"].en, Box)
    assert board.texts["bottom.text"].slots == 6


def test_a_pack_survives_its_json(tmp_path):
    pack = load_pack(write_pack(tmp_path), FORMAT)

    restored = FORMAT.restore(pack.to_json())

    assert restored == pack
    assert restored.hash == pack.hash
    assert restored.to_json() == pack.to_json()


def test_the_hash_changes_with_the_content_only(tmp_path):
    pack = load_pack(write_pack(tmp_path / "one"), FORMAT)
    same = load_pack(write_pack(tmp_path / "two", attractions="# note\n" + ATTRACTIONS), FORMAT)
    dearer = load_pack(
        write_pack(tmp_path / "three", attractions=ATTRACTIONS.replace("price = 7", "price = 8")), FORMAT
    )

    assert pack.hash == same.hash != dearer.hash


def test_a_pack_is_read_once_and_then_comes_from_the_store(tmp_path, monkeypatch):
    folder, store = write_pack(tmp_path / "pack"), TreeStore(tmp_path / "store", rules="1")
    pack = load_pack(folder, FORMAT, store)

    monkeypatch.setattr("midway.cardtext.pack_files.PackReader", None)

    assert load_pack(folder, FORMAT, store) == pack


def test_an_edited_pack_is_read_again(tmp_path):
    store = TreeStore(tmp_path / "store", rules="1")
    load_pack(write_pack(tmp_path / "pack"), FORMAT, store)
    write_pack(tmp_path / "pack", attractions=ATTRACTIONS.replace("price = 7", "price = 8"))

    assert load_pack(tmp_path / "pack", FORMAT, store).card("ghost-train").numbers == {"price": 8}


# ------------------------------------------------------------------ what can be wrong


def test_an_ambiguous_sentence_is_refused(tmp_path):
    book = Phrasebook("two readings", folder=BOOK.folder, general=BOOK.general)
    for made, phrase in BOOK.own.items():
        book.phrase(made, phrase.en.replace("onto", "on") if made is BuildOnto else phrase.en, phrase.ru)
    format_ = PackFormat("bed", KINDS, book)
    text = "Build an upgrade on this attraction."
    write_pack(
        tmp_path, events=EVENTS.replace("Draw 2 Blueprint cards. You may keep 1 of them.", text), attractions=None
    )

    said = [str(problem) for problem in check_pack(tmp_path, format_)]

    assert any(
        f"{tmp_path}/events.toml:7: top, column 1: can be read in more than one way: (1)" in line for line in said
    )


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"attractions": ""}, "attractions.toml:1: the file is empty"),
        ({"attractions": "# soon\n"}, "attractions.toml:1: the file has 0 [[attraction]] tables; 1 to 500 are right"),
        ({"attractions": None}, "attractions.toml:1: the file is missing"),
        ({"attractions": b"\n\nid = '\xff'"}, "attractions.toml:3: byte 0xff is not UTF-8; save the file as UTF-8"),
        (
            {"attractions": "\ufeff" + ATTRACTIONS},
            "attractions.toml:1: the file begins with a byte order mark; save it as UTF-8 without one",
        ),
        ({"attractions": "x = " + "[" * 5_000}, "attractions.toml:1: the file is nested too deeply"),
        (
            {"attractions": "#" * 1_000_001},
            "attractions.toml:1: the file is too large; a pack's file has at most 1000000 bytes",
        ),
        (
            {"attractions": "attraction = 3"},
            "attractions.toml:1: each card stands under a heading [[attraction]], in double brackets",
        ),
        (
            {"attractions": ATTRACTIONS + "\n[[ride]]\nid = 'x'"},
            "attractions.toml:30: attractions.toml has only [[attraction]] tables, not “ride”",
        ),
        ({"pack": None}, "pack.toml:1: the file is missing"),
        (
            {"pack": PACK.replace("= 4", "= 5")},
            "pack.toml:6: attractions.toml has 4 cards, copies counted; it must have 5",
        ),
        (
            {"pack": PACK.replace("attraction = 4", "")},
            "pack.toml:5: counts.attraction is missing; attractions.toml has 4 cards",
        ),
        ({"pack": PACK + "event = 3"}, "pack.toml:7: counts.event is 3; every pack has 2"),
        ({"pack": PACK + "evnt = 3"}, "pack.toml:7: there is no kind of card “evnt”; did you mean “event”?"),
        ({"pack": PACK.replace('"ghost"', '"gost"')}, "pack.toml:3: there is no icon “gost”; did you mean “ghost”?"),
        ({"pack": PACK.replace(', ru = "Призраки"', "")}, "pack.toml:2: the Russian name is missing (name.ru)"),
        (
            {"pack": 'author = "me"\n' + PACK},
            "pack.toml:1: pack.toml has no field “author”; known: counts, icon, id, name",
        ),
        (
            {"events": EVENTS.replace("copies = 2\n", "")},
            "events.toml:1: events.toml has 1 card, copies counted; it must have 2",
        ),
        (
            {"events": EVENTS.replace('"Injunction"', '"Knocking"')},
            "events.toml:8: “review-board”: bottom.attack has “Knocking”; it must be one of Injunction, Hacking",
        ),
        (
            {"events": EVENTS.replace(', text = "Choose', ', txt = "Choose')},
            "events.toml:8: [[event]] has no field “bottom.txt”; did you mean “bottom.text”?",
        ),
        (
            {"events": EVENTS.replace('name = { en = "Review Board", ru = "Наблюдательный совет" }\n', "")},
            'events.toml:1: name is missing; it is { en = "...", ru = "..." }',
        ),
    ],
)
def test_a_fault_in_a_file_is_one_sentence_with_file_and_line(tmp_path, changed, said):
    assert said in complaints(tmp_path, **changed)


def test_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(BrokenPack, match="nowhere: there is no such folder"):
        load_pack(tmp_path / "nowhere", FORMAT, TreeStore(tmp_path / "store", rules="1"))


def test_all_faults_are_reported_in_the_order_of_the_files(tmp_path):
    bad = (
        ATTRACTIONS.replace("price = 7", "price = 70")
        .replace("gain 3 coins", "win 3 coins")
        .replace('"coffin"', '"box"')
    )

    said = complaints(tmp_path, attractions=bad, pack=PACK.replace("= 4", "= 9"), events=None)

    assert [line.split(": ")[0] for line in said] == [
        "attractions.toml:7",
        "attractions.toml:11",
        "attractions.toml:21",
        "events.toml:1",
        "pack.toml:6",
    ]


def test_a_text_shows_the_spot(tmp_path):
    write_pack(tmp_path, attractions=ATTRACTIONS.replace("gain 3 coins", "win 3 coins"))

    (problem,) = check_pack(tmp_path, FORMAT)

    assert problem.more.endswith(" " * 35 + "^^^")


def test_a_file_nobody_reads_is_pointed_at(tmp_path):
    (tmp_path / "event.toml").write_text("")

    assert complaints(tmp_path) == ["event.toml:1: no kind of card has this file; did you mean “events.toml”?"]


def test_links_do_not_lead_out_of_the_folder(tmp_path):
    (tmp_path / "secret.toml").write_text(ATTRACTIONS)
    folder = write_pack(tmp_path / "pack", attractions=None)
    (folder / "attractions.toml").symlink_to(tmp_path / "secret.toml")
    (folder / "lexicon_ru.txt").symlink_to(tmp_path / "secret.toml")

    said = [str(problem) for problem in check_pack(folder, FORMAT)]

    outside = "the file lies outside the pack's folder; links may not lead out of it"
    assert f"{folder}/attractions.toml:1: {outside}" in said
    assert f"{folder}/lexicon_ru.txt:1: {outside}" in said


def test_a_title_may_object_too(tmp_path):
    def cheap(pack):
        yield from ((card.id, "price", "too dear") for card in pack.of_kind("attraction") if card.numbers["price"] > 6)
        yield "", "", "too spooky"

    format_ = PackFormat("bed", KINDS, BOOK, noun=FORMAT.noun, check=cheap)
    said = [str(p).removeprefix(f"{tmp_path}/") for p in check_pack(write_pack(tmp_path), format_)]

    assert said == ["attractions.toml:7: too dear", "pack.toml:1: too spooky"]
