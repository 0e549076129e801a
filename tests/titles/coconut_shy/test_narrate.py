from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import midway.titles.coconut_shy
from midway.kernel.decisions import KINDS
from midway.kernel.messages import CardRef, SeatRef
from midway.kernel.narrate import told, word_key
from midway.kernel.options import FIRST_TITLE_VERB
from midway.titles import find_title
from tests.testkit.tables import play
from tests.titles.coconut_shy.stories import a_fair, a_table

HOME = Path(midway.titles.coconut_shy.__path__[0])
TITLE = find_title("coconut_shy")
ASKED = {"command", "number", "card", "seat", "branch", "yes-no", "pay", "block", "react", "order"}


def words(language):
    resource = FluentResource((HOME / f"messages.{language}.ftl").read_text("utf-8"))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    return bundle, {entry.id.name: entry for entry in resource.body if hasattr(entry, "id")}


def said(language, key, **args):
    bundle, _ = words(language)
    text, problems = bundle.format_pattern(bundle.get_message(key).value, args)
    assert problems == []
    return text


def lines(table, viewer=8):
    return [(message.key, message.args) for message in told(table.state, table.facts, viewer)]


def test_a_round_opens_with_its_number():
    keys = [key for key, _ in lines(a_fair())]

    assert "log-round" in keys
    assert "log-shelf" in keys


def test_a_throw_is_told_with_what_was_needed():
    table = a_table().with_shelf("plush-shark", "hot-nuts").rolling(4, 4).on_turn("ann")

    after = play(table, "ann", "throw-at plush-shark")

    about = {"seat": SeatRef(0), "card": CardRef("seaside.plush-shark#1"), "number": 8, "needed": 9}
    assert ("log-misses", about) in lines(after)


def test_a_hit_is_told_once():
    table = a_table().with_shelf("plush-shark", "hot-nuts").rolling(5, 4).on_turn("ann")

    keys = [key for key, _ in lines(play(table, "ann", "throw-at plush-shark"))]

    assert keys.count("log-hits") == 1
    assert "fact-moved-to" not in keys


def test_a_drawn_trick_is_named_only_to_its_owner():
    table = a_table().with_shelf("hot-nuts", "plush-shark").rolling(6, 6).on_turn("ann")
    after = play(table, "ann", "throw-at hot-nuts")

    mine = [args["card"] for key, args in lines(after, viewer=0) if key == "log-draws"]
    theirs = [args["card"] for key, args in lines(after, viewer=1) if key == "log-draws-unseen"]

    assert all(card.name for card in mine)
    assert theirs == [CardRef("")] * 2


def test_stakes_leads_attacks_and_snacks_are_told():
    fair = play(play(a_fair(), "ann", "number 0"), "bob", "number 1")
    assert [key for key, _ in lines(fair)][-1] == "log-leads"
    assert "log-eats" in [key for key, _ in lines(play(fair, "bob", "eat-floss"))]

    fight = a_table().with_shelf("hot-nuts").with_hand("ann", "light-fingers").with_tickets("ann", 4)
    fight = fight.with_stall("bob", "rubber-duck").with_hand("bob", "rubber-coconut").on_turn("ann")
    played = play(fight, "ann", "play light-fingers")
    assert "log-plays" in [key for key, _ in lines(played)]
    assert "log-blocks" in [key for key, _ in lines(play(played, "bob", "block rubber-coconut"))]
    assert "log-takes" in [key for key, _ in lines(play(played, "bob", "pass"))]


# ---- the words ----------------------------------------------------------------------------------------------
def test_both_languages_have_the_same_keys():
    assert list(words("en")[1]) == list(words("ru")[1])


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_that_can_be_answered_asked_or_shown_has_words(language):
    _, keys = words(language)
    schema = TITLE.schema
    verbs = [f"option-{verb.name}" for verb in TITLE.verbs.by_number.values() if verb.number >= FIRST_TITLE_VERB]
    fields = schema.shared.fields + schema.seat.fields
    shown = [word_key(field.kind, field.name) for field in fields if field.kind in ("zone", "token")]

    assert set(KINDS) >= ASKED
    assert [key for key in [*verbs, *shown, *(f"ask-{kind}" for kind in ASKED)] if key not in keys] == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_reason_in_the_code_has_words(language):
    code = (HOME / "refusals.py").read_text("utf-8")
    reasons = [key.removeprefix("why-") for key in words(language)[1] if key.startswith("why-")]

    assert [reason for reason in reasons if f'"{reason}"' not in code] == []
    assert len(reasons) == 18


def test_russian_counts_tickets():
    tickets = [said("ru", "log-stakes", seat="Аня", number=n) for n in (0, 1, 2)]

    assert tickets == ["Аня: ставки нет.", "Аня: ставка 1 билет.", "Аня: ставка 2 билета."]
