ALONE = ("play", "unfair", "--seats", "human,random", "--seed", "5")


def test_number_is_told_with_its_parts(midway):
    ran = midway(*ALONE, typed="x points\n")

    assert "points: 10 (coins)" in ran.out


def test_alone_it_tells_what_every_park_amounts_to(midway):
    ran = midway(*ALONE, typed="x\n")

    assert ran.out.count("income from guests 1") == 2


def test_card_tells_its_price(midway):
    ran = midway(
        "play", "unfair", "--seats", "human,human", "--seed", "5", "--lang", "ru", typed="1\n\n1\nx объект\nq\n"
    )

    assert ran.code == 0


def test_what_is_no_number_says_so(midway):
    ran = midway(*ALONE, typed="x zzz\n")

    assert "“zzz” is no number here" in ran.out
