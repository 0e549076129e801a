from midway.cardtext.problems import TextProblem, did_you_mean, nearest, readable


def test_a_problem_shows_the_spot():
    problem = TextProblem("what is this", "Gain 5 cons.", 7, 4)

    assert str(problem) == "column 8: what is this\n  Gain 5 cons.\n         ^^^^"


def test_patterns_are_shown_without_their_signs():
    assert readable("^ ~look:acc at the top {n} ~card/v of {deck:gen pl}") == "look at the top ‹n› card of ‹deck›"


def test_the_nearest_word_is_found_or_none():
    assert nearest("carousell", ["carousel", "coin"]) == "carousel"
    assert nearest("zzz", ["carousel", "coin"]) == ""
    assert did_you_mean("prise", ["price", "types"]) == "; did you mean “price”?"
    assert did_you_mean("zzz", ["price", "types"]) == "; known: price, types"
