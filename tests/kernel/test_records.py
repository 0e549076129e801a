"""Match files: written, read, replayed, verified; forged ones are caught."""

import json
from collections.abc import Callable
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from midway.kernel import records
from midway.kernel.chance import commitment
from midway.kernel.content import Pack
from midway.kernel.errors import BadOption, BadRecord
from midway.kernel.match import Match
from midway.kernel.records import (
    PackShelf,
    Record,
    migration,
    read_record,
    record_of,
    replay,
    secret_from_seed,
    verify,
)
from midway.kernel.title import Title
from tests.kernel.quiet_fair import QuietFair, a_fair, a_pack, finished, moments, played
from tests.testkit.toy_booth import Booth
from tests.testkit.toy_duel import Duel

NO_TEXT = b"\xff\xfe"
SEEDS = st.integers(0, 10**6)


def find_title(title_id: str) -> Title:
    titles: dict[str, Callable[[], Title]] = {"quiet_fair": QuietFair, "booth": Booth, "duel": Duel}
    if title_id not in titles:
        raise BadOption(f"there is no title {title_id!r}")
    return titles[title_id]()


def again(record: Record) -> Record:
    return read_record(record.to_json(), find_title)


# ---- what is in a record ------------------------------------------------------------------------------------
def test_a_record_is_small_and_readable():
    match = played(a_fair(), "0 save", "0 borrow", "0 number 2")

    lines = record_of(match, {"0": "Ann"}).to_json().splitlines()

    assert '    [0, "save"],' in lines
    assert '    [0, "borrow", "free"],' in lines
    assert '  "about": {"0": "Ann"},' in lines
    assert again(record_of(match, {"0": "Ann"})).about == {"0": "Ann"}


def test_a_running_match_never_tells_its_secret():
    match = Match.begin(QuietFair(), 2, {}, "very secret words", ("a", "b"))
    for _ in moments(match, 1):
        assert "very secret words" not in record_of(match).to_json()
        assert match.commitment in record_of(match).to_json()
    assert record_of(match).secret == "very secret words"


def test_a_match_given_up_has_a_secret_and_no_result():
    match = played(a_fair(), "0 save")
    match.give_up()

    record = again(record_of(match))

    assert (record.secret, record.result) == (secret_from_seed(1), None)
    assert verify(record).digest == match.digest


def test_seeds_give_different_secrets():
    assert len({secret_from_seed(seed) for seed in range(-5, 100)}) == 105


# ---- replay ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("title", [QuietFair, Booth, Duel])
@given(seed=SEEDS, seats=st.integers(2, 4), free=st.booleans())
def test_a_finished_match_replays_to_every_step(title, seed, seats, free):
    words = [f"luck of {seat}" for seat in range(seats)] if free else []
    match = Match.begin(title(), seats, {}, secret_from_seed(seed), words)
    digests = [moment.digest for moment in moments(match, seed)] + [match.digest]

    record = again(record_of(match))

    assert again(record).to_json() == record.to_json()
    assert verify(record).digest == match.digest
    for step in {0, 1, len(digests) // 2, len(digests) - 1}:
        assert replay(record, step).digest == digests[step]


@given(seed=SEEDS)
def test_a_running_match_is_resumed_with_its_secret(seed):
    match = a_fair(3, seed)
    for number, _ in enumerate(moments(match, seed)):
        if number in (0, 7, 20):
            resumed = replay(again(record_of(match)), secret=secret_from_seed(seed))
            assert resumed.digest == match.digest
            assert [resumed.undo_horizon(seat) for seat in range(3)] == [match.undo_horizon(seat) for seat in range(3)]


def test_a_record_after_an_undo_holds_what_counts():
    match = played(a_fair(), "0 save", "0 hide shoe 2")
    match.undo(0)

    assert [c.option for c in record_of(match).choices] == ["save"]


def test_scripted_luck_is_in_the_record():
    match = Match.begin(Duel(), 2, {}, "s", script=[3, 1, 4, 1, 5, 9, 2, 6])

    record = again(record_of(finished(match)))

    assert record.script == (3, 1, 4, 1, 5, 9, 2, 6)
    assert verify(record).digest == match.digest


def test_without_the_secret_nothing_is_replayed():
    record = again(record_of(a_fair()))

    with pytest.raises(BadRecord, match="not revealed yet"):
        replay(record)
    with pytest.raises(BadRecord, match="not the one this match was committed to"):
        replay(record, secret="another")
    with pytest.raises(BadRecord, match="steps 0 to 0, not 3"):
        replay(record, 3, secret_from_seed(1))


# ---- forged records -----------------------------------------------------------------------------------------------
def forged(path: str, value: object, seed: int = 3) -> str:
    """A finished record with one thing changed: "result.scores.0"."""
    data = json.loads(record_of(finished(a_fair(seed=seed))).to_json())
    *way, last = path.split(".")
    at = data
    for name in way:
        at = at[int(name)] if isinstance(at, list) else at[name]
    if isinstance(at, list):
        at[int(last)] = value
    else:
        at[last] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("secret", "another", "not the one this match was committed to"),
        ("secret", None, "not revealed"),
        ("commitment", commitment("another"), "not the one this match was committed to"),
        ("contributions", ["x", "y"], r"step \d+|should be"),
        ("script", [0, 0, 0, 0, 0, 0, 0, 0], r"step \d+|should be"),
        ("seats", 3, r"score and a place for each seat"),
        ("options.plans", "shown", ""),
        ("choices.0", [1, "save"], r"step 1: seat 1 cannot choose 'save': not-your-turn"),
        ("choices.0", [0, "fly"], r"step 1: seat 0 cannot choose 'fly': unknown-verb"),
        ("choices.0", [0, "no"], r"step 1: seat 0 cannot choose 'no': not-offered"),
        ("choices.0", [0, "save", "free"], r"step 1: 'save' is no free move"),
        ("choices.0", [0, "borrow"], r"step 1: 'borrow' is a free move"),
        ("result.scores.0", 99, "the scores should be"),
        ("result.places.0", 4, "the places should be"),
        ("result.digest", "0" * 64, "the final digest should be"),
        ("result", None, "gives no result"),
    ],
)
def test_a_forged_record_is_caught(path, value, complaint):
    if path == "options.plans":  # an option that changes nothing else is still no lie about the result
        verify(read_record(forged(path, value), find_title))
        return
    with pytest.raises(BadRecord, match=complaint):
        verify(read_record(forged(path, value), find_title))


def test_a_result_before_the_end_is_a_lie():
    data = json.loads(record_of(finished(a_fair())).to_json())
    del data["choices"][-1]

    with pytest.raises(BadRecord, match="the match is not over"):
        verify(read_record(json.dumps(data), find_title))


def test_a_choice_behind_the_end_is_named():
    data = json.loads(record_of(finished(a_fair())).to_json())
    data["choices"].append([0, "save"])

    with pytest.raises(BadRecord, match=f"step {len(data['choices'])}: seat 0 cannot choose 'save': game-over"):
        replay(read_record(json.dumps(data), find_title))


@given(seed=SEEDS, data=st.data())
def test_no_other_list_of_choices_gives_the_same_record(seed, data):
    written = json.loads(record_of(finished(a_fair(seed=seed), seed)).to_json())
    choices = written["choices"]
    place = data.draw(st.integers(0, len(choices) - 1))
    del choices[place]

    with pytest.raises(BadRecord):
        verify(read_record(json.dumps(written), find_title))


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("title", "chess", "no title 'chess'"),
        ("seats", 8, "1 to 4 players, not 8"),
        ("options", {"stairs": "yes"}, "no option 'stairs'"),
        ("options", {"plans": "loud"}, "plans cannot be 'loud'"),
        ("rules_version", 2, "rules version 2 .* up to 1: update it"),
        ("rules_version", 0, "nothing leads from rules version 0"),
        ("packs", [["tickets", "0" * 64]], "pack tickets has changed"),
        ("packs", [["tickets", "../../../etc/passwd"]], "64 hexadecimal digits"),
    ],
)
def test_what_the_title_does_not_have_is_refused(path, value, complaint):
    changed = json.loads(forged(path, value))
    if path == "seats":
        changed |= {"choices": [], "result": None}

    with pytest.raises(BadRecord, match=complaint):
        read_record(json.dumps(changed), find_title)


def test_a_table_no_title_would_lay_out_is_a_bad_record():
    pack = a_pack(4)

    record = read_record(forged("packs", [[pack.id, pack.hash]] * 9), find_title)

    with pytest.raises(BadRecord, match="cannot be laid out: quiet_fair has room for 20 cards, not"):
        replay(record)


def test_a_step_the_rules_fail_at_is_named():
    data = json.loads(record_of(finished(a_fair())).to_json())
    data["options"]["broken"] = "yes"
    data["choices"].insert(1, [data["choices"][0][0], "break"])
    data["choices"][0] = [0, "hide shoe 2"]

    with pytest.raises(BadRecord, match="step 2: the rules cannot go on after 'break': this verb is broken"):
        replay(read_record(json.dumps(data), find_title))


# ---- packs that were edited since ------------------------------------------------------------------------------
class EditedFair(QuietFair):
    """The same fair after somebody has taken a ticket out of its pack."""

    def __init__(self) -> None:
        super().__init__(3)


def edited(title_id: str) -> Title:
    return EditedFair()


def test_an_edited_pack_changes_no_old_match(tmp_path):
    match = finished(a_fair())
    shelf = PackShelf(tmp_path / "packs")
    shelf.keep(match.game.packs)
    shelf.keep(match.game.packs)

    record = read_record(record_of(match).to_json(), edited, shelf)

    assert [pack.hash for pack in record.packs] == [a_pack(4).hash]
    assert verify(record).digest == match.digest
    assert len(list((tmp_path / "packs").iterdir())) == 1


def test_a_pack_that_was_not_kept_or_is_damaged_is_named(tmp_path):
    written = record_of(finished(a_fair())).to_json()
    shelf = PackShelf(tmp_path)
    for shelf_or_none in (None, shelf):
        with pytest.raises(BadRecord, match="pack tickets has changed since this match"):
            read_record(written, edited, shelf_or_none)

    shelf.keep([a_pack(4)])
    file = next(tmp_path.iterdir())
    file.write_text(file.read_text().replace("ticket1", "ticket7"))
    with pytest.raises(BadRecord, match="its old text is not kept here"):
        read_record(written, edited, shelf)


def test_a_kept_pack_that_is_no_text_is_damaged(tmp_path):
    shelf = PackShelf(tmp_path)
    (tmp_path / f"{sha256(NO_TEXT).hexdigest()}.json").write_bytes(NO_TEXT)

    assert shelf.get(sha256(NO_TEXT).hexdigest()) is None


def test_a_pack_called_by_another_name_is_told():
    with pytest.raises(BadRecord, match="the pack with the hash of plush is tickets"):
        read_record(forged("packs", [["plush", a_pack(4).hash]]), find_title)


def test_a_kept_pack_the_title_cannot_read_any_more_is_named(tmp_path):
    odd = Pack("quiet_fair", "odd", a_pack(1).name, "ticket", a_pack(1).cards)
    shelf = PackShelf(tmp_path)
    shelf.keep([odd])

    with pytest.raises(BadRecord, match="kept text of pack odd cannot be used any more"):
        read_record(forged("packs", [["odd", odd.hash]]), find_title, shelf)


# ---- rules that changed since -------------------------------------------------------------------------------------
class NewerFair(QuietFair):
    rules_version = 3


def newer(title_id: str) -> Title:
    return NewerFair()


@pytest.fixture
def no_migrations(monkeypatch):
    monkeypatch.setattr(records, "MIGRATIONS", {})


@pytest.mark.usefixtures("no_migrations")
def test_migrations_are_applied_in_order():
    seen = []

    @migration("quiet_fair", 1)
    def first(data):
        seen.append(data["rules_version"])
        return {**data, "options": {**data["options"], "plans": "hidden"}}

    @migration("quiet_fair", 2)
    def second(data):
        seen.append(data["rules_version"])
        return data

    match = finished(a_fair())

    record = read_record(record_of(match).to_json(), newer)

    assert seen == [1, 2]
    assert json.loads(record.to_json())["rules_version"] == 3
    assert verify(record).scores == match.scores


@pytest.mark.usefixtures("no_migrations")
def test_a_gap_between_migrations_is_named():
    @migration("quiet_fair", 1)
    def first(data):
        return data

    with pytest.raises(BadRecord, match="nothing leads from rules version 2 of quiet_fair to 3"):
        read_record(record_of(a_fair()).to_json(), newer)


@pytest.mark.usefixtures("no_migrations")
def test_a_migration_that_does_not_fit_is_a_bad_record():
    @migration("quiet_fair", 1)
    def first(data):
        return {**data, "options": data["options"]["stairs"]}

    with pytest.raises(BadRecord, match="does not fit rules version 1"):
        read_record(record_of(a_fair()).to_json(), newer)


@pytest.mark.usefixtures("no_migrations")
def test_two_migrations_from_one_version_are_a_fault():
    migration("quiet_fair", 1)(dict)

    with pytest.raises(ValueError, match="two migrations"):
        migration("quiet_fair", 1)(dict)
