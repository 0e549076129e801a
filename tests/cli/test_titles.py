import json

import pytest


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_option_stands_with_its_values_and_what_it_is_for(midway, lang):
    ran = midway("titles", "--lang", lang)

    lines = ran.out.splitlines()
    at = next(n for n, line in enumerate(lines) if line.split()[:1] == ["game_changers"])
    assert ran.code == 0
    assert "[none] · " in lines[at]
    assert "first-date, world-peace" in lines[at]
    assert ("Game Changer cards" if lang == "en" else "Карты особых правил") in lines[at + 1]


def test_programs_read_the_same(midway):
    found = {title["id"]: title for title in json.loads(midway("titles", "--json").out)}

    options = {option["name"]: option for option in found["unfair"]["options"]}
    assert options["packs"]["several"] == ["gangster", "jungle", "ninja", "pirate", "robot", "vampire"]
    assert options["redraw"]["values"] == ["updated", "base", "none"]
