from midway.cli.figures import in_markdown


def test_figures_are_a_table_of_markdown():
    assert in_markdown(["", "%"], [["Карусель", "7.0"], ["Log", "12.5"]]) == [
        "|          |    % |",
        "|----------|-----:|",
        "| Карусель |  7.0 |",
        "| Log      | 12.5 |",
    ]


def test_simulate_reports_what_the_title_counts(midway):
    told = midway("simulate", "dice_theme_park", "--matches", "3", "--report", "--lang", "ru")

    assert told.code == 0
    assert "Сыгранный персонал (хорошо: от 8 до 40)" in told.out
    assert "Консьерж" in told.out


def test_a_title_that_counts_nothing_says_so(midway):
    told = midway("simulate", "coconut_shy", "--matches", "3", "--report")

    assert "counts nothing of its own" in told.err
