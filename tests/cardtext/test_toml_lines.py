import tomllib

from midway.cardtext.toml_lines import Places

SOURCE = '''\
# a comment [not] = "this"
id = "x"   # why
name = { en = "A = b, [c] \\" #", ru = 'B' }

[counts]
prize = 3

[[prize]]
id = "one"
types = [
  "a",  # first
  "b",
]
text = """
a [[prize]]
text"""
"quoted key" = 3
a.b = 1.5

[[prize]]
when = 2020-01-01 10:00:00
[prize.name]
en = "x"
[[prize.part]]
n = 1
[[prize.part]]
n = 2
'''


def test_every_value_has_its_line():
    places = Places(SOURCE)
    tomllib.loads(SOURCE)

    assert places.line("id") == 2
    assert places.line("name", "ru") == 3
    assert places.line("counts", "prize") == 6
    assert places.line("prize", 0) == 8
    assert places.line("prize", 0, "types", 1) == 12
    assert places.line("prize", 0, "text") == 14
    assert places.line("prize", 0, "quoted key") == 17
    assert places.line("prize", 0, "a", "b") == 18
    assert places.line("prize", 1) == 20
    assert places.line("prize", 1, "name", "en") == 23
    assert places.line("prize", 1, "part", 1, "n") == 27


def test_what_is_not_there_has_the_line_of_what_is_around_it():
    places = Places(SOURCE)

    assert places.line("prize", 0, "price") == 8
    assert places.line("name", "fr") == 3
    assert places.line("nothing") == 1


def test_windows_line_ends_count_once():
    assert Places(SOURCE.replace("\n", "\r\n")).line("prize", 1, "part", 1, "n") == 27
