"""Every reason the server gives has its sentence in both languages."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import midway.server
from midway.server.routes.common import REASONS
from midway.titles.belongings import KERNEL, LANGUAGES, messages_of

HOME = Path(midway.server.__path__[0])
RAISED = re.compile(r"\b(?:Problem|NotAllowed|NotFound|Conflict|TooMany|Refused)\(\s*\"([a-z-]+)\"")
SAID = re.compile(r"_(?:failed|close)\([\w, ]*\"([a-z-]+)\"|super\(\).__init__\(\"([a-z-]+)\", detail")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_sentence(lang):
    words = FluentBundle([lang], use_isolating=False)
    words.add_resource(FluentResource(messages_of(KERNEL, lang)))
    words.add_resource(FluentResource(messages_of(HOME, lang)), allow_overrides=True)

    assert [reason for reason in sorted(reasons()) if not words.has_message(f"why-{reason}")] == []


def test_both_languages_say_the_same_things_about_the_same():
    said = [dict(re.findall(r"^([a-z][\w-]*) = (.*)$", messages_of(HOME, lang), re.MULTILINE)) for lang in LANGUAGES]

    assert said[0].keys() == said[1].keys()
    for key, sentence in said[0].items():
        assert set(re.findall(r"\$(\w+)", sentence)) == set(re.findall(r"\$(\w+)", said[1][key]))


def reasons() -> set[str]:
    """The reasons that stand in the source of the server."""
    source = "\n".join(path.read_text("utf-8") for path in sorted(HOME.rglob("*.py")))
    found = {*RAISED.findall(source), *[word for pair in SAID.findall(source) for word in pair if word]}
    assert len(found) > 30
    return {*found, *REASONS.values(), "bad-record", "fault", "bad-request"}
