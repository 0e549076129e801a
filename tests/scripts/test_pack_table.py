from scripts.pack_table import LARGER, all_mixes, page, play


def test_all_pairs_and_ten_larger_mixes_are_played():
    mixes = all_mixes()

    assert len([mix for mix in mixes if len(mix) == 2]) == 15
    assert len(LARGER) == 10
    assert all(len(set(mix)) == len(mix) for mix in mixes)


def test_the_page_tells_of_each_mix_and_each_pack():
    mixes = [("ninja", "gangster"), ("pirate", "robot", "jungle")]

    found = play(mixes, 2, "random", 7)
    written = page(found, 2, "random", 7)

    assert not found.failures
    assert [table.matches for table in found.tables.values()] == [2, 2]
    assert "| ninja, gangster |" in written
    assert "| vampire | 0.0 |" in written  # it was not played
    assert "ninja/shadow-dragon" in written  # random bots build no super attractions
    assert "4 in all, 0 failed" in written
