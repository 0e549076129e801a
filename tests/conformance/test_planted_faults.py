"""The suite bites: faults planted on purpose are reported by name, by the very functions the suite runs."""

from dataclasses import replace

import pytest

from midway.cardtext.pack_files import load_pack
from midway.kernel.content import Text
from scripts.vocabulary_pages import format_of
from tests.conformance import faults
from tests.conformance.test_matches import LAWS
from tests.testkit.conformance.choosing import check_bot
from tests.testkit.conformance.copying import check_copies, check_looking
from tests.testkit.conformance.counting import check_accounts, check_conserved, check_totals
from tests.testkit.conformance.ending import check_ends, check_questions, check_result
from tests.testkit.conformance.keeping import check_replay, check_undo
from tests.testkit.conformance.learning import check_horizon, check_others_learn
from tests.testkit.conformance.playing import play
from tests.testkit.conformance.processes import check_hash_seeds
from tests.testkit.conformance.refusing import check_refusals
from tests.testkit.conformance.secrets import check_secrets
from tests.testkit.conformance.tables import Table
from tests.testkit.conformance.texts import check_texts, language_in, pack_folders
from tests.testkit.conformance.together import check_orders, check_own_block
from tests.testkit.toy_booth import Booth

SEEDS = range(12)


def complaints(law, title, seats=3):
    return "\n".join(complaint for seed in SEEDS for complaint in law(play(Table(title(), seats), seed)))


@pytest.mark.parametrize(
    ("fault", "law", "report"),
    [
        (faults.LeakByOptions, check_secrets, "leak: options: "),
        (faults.LeakByLog, check_secrets, "leak: log line: "),
        (faults.ForgottenFlag, check_totals, "the cached income of seat "),
        (faults.LostCoin, check_conserved, "there were 15 points, now "),
        (faults.UnreportedCoin, check_accounts, " when it was counted"),
        (faults.LostCard, check_conserved, "cards are nowhere"),
        (faults.UndoAcrossReveal, check_horizon, "undo of 'peek' crosses what seat "),
        (faults.NoSuchKind, check_questions, "unknown kind of question 'whatever'"),
        (faults.RefusalWithTraces, check_refusals, "refused, but something changed"),
        (faults.HiddenCounter, check_copies, "parts after choice "),
        (faults.HiddenCounter, check_replay, " should be "),
        (faults.HiddenCounter, check_undo, " undos and redos lead to another position"),
        (faults.UnsaidReveal, check_others_learn, "'peek' taught viewer "),
        (faults.ScoreThatChanges, check_looking, "looking changes seat 0, coins"),
        (faults.NoWinner, check_result, "the places are "),
        (faults.StrayStrand, check_own_block, " changes last bid of seat "),
        (faults.RewardForHaste, check_orders, "answers in another order: seat "),
    ],
)
def test_fault_is_reported(fault, law, report):
    assert report in complaints(law, fault)


@pytest.mark.parametrize("law", LAWS, ids=[law.__name__.removeprefix("check_") for law in LAWS])
def test_sound_toy_is_not_blamed(law):
    assert complaints(law, Booth) == ""


def test_node_that_asks_with_no_option_is_reported():
    found = check_ends(Table(faults.NoOption(), 2), SEEDS)

    assert "soft lock: PickSign of flow asks seat" in found[0]


def test_match_without_an_end_is_reported():
    assert "soft lock: " in check_ends(Table(faults.Endless(), 2), range(1), most=300)[0]


@pytest.mark.slow
def test_unordered_set_is_reported():
    found = check_hash_seeds("tests.conformance.faults:UnorderedSet", 5, {}, range(2))

    assert "the digests differ from " in "\n".join(found)


def test_text_that_does_not_match_its_node_is_reported():
    folder = pack_folders()[0]
    format_ = format_of(folder.parent.parent.name)
    pack = load_pack(folder, format_)
    card = next(card for card in pack.cards if card.texts)
    name, true = next(iter(card.texts.items()))
    other = next(c.texts[name] for c in pack.cards if name in c.texts and c.texts[name].en != true.en)
    wrong = replace(card, texts={**card.texts, name: Text(true.en, true.ru, other.tree, other.slots)})
    broken = replace(pack, cards=tuple(wrong if c is card else c for c in pack.cards))

    found = check_texts(broken, format_, language_in(folder))

    assert f"{pack.id}.{card.id}, {name}: the text reads as " in found[0]


def test_bot_that_remembers_is_reported():
    class Wavering:
        def __init__(self):
            self.asked = 0

        def choose(self, world, seat, luck):
            self.asked += 1
            options = world.legal(seat)
            return int(options[self.asked % len(options)])

    assert "asked twice, it chooses something else" in "\n".join(check_bot(Wavering(), play(Table(Booth(), 2), 1)))
