PLAY = ("play", "unfair", "--seats", "human,random", "--seed", "4")


def test_places_that_are_only_numbered_share_a_heading(midway):
    ran = midway(*PLAY, typed="1\n1\n")

    assert "── the Market ─" in ran.out
    assert "Market 1 ─" not in ran.out


def test_numbers_a_title_keeps_to_itself_are_not_told(midway):
    head = next(line for line in midway(*PLAY, typed="1\n1\n").out.splitlines() if line.startswith(" Unfair "))

    assert "round 1" in head
    assert "passes" not in head


def test_card_in_a_park_tells_what_it_amounts_to(midway):
    assert "entrance: Main Gate (★1)" in midway(*PLAY, typed="1\n").out


def test_no_line_is_wider_than_the_screen(midway, monkeypatch):
    for width in (80, 120):
        monkeypatch.setenv("COLUMNS", str(width))
        ran = midway(*PLAY, "--lang", "ru", typed="1\n1\n1\n1\n1\n")
        assert [line for line in ran.out.splitlines() if len(line) > width] == []
