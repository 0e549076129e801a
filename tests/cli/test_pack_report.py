def test_a_report_is_a_table_and_a_page(midway, tmp_path):
    page = tmp_path / "ninja.html"

    ran = midway("pack", "report", "ninja", "--matches", "8", "--html", str(page))

    assert ran.code == 0
    assert "Grapple Line" in ran.out
    assert "attacks a match" in ran.out
    assert "Grapple Line" in page.read_text("utf-8")
    assert str(page.name) in ran.out


def test_a_report_in_russian(midway, tmp_path):
    page = tmp_path / "gangster.html"

    ran = midway("pack", "report", "gangster", "--matches", "4", "--html", str(page), "--lang", "ru")

    assert "Кости с грузиком" in ran.out
    assert "построена" in ran.out
    assert "Колода «Гангстеры» в игре" in page.read_text("utf-8")


def test_a_title_that_does_not_tell_is_refused(midway):
    ran = midway("pack", "report", "seaside")

    assert ran.code == 2
    assert "does not tell how its cards are used" in ran.err
