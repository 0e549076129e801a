from hypothesis import given
from hypothesis import strategies as st

from midway.kernel.chance import commitment, key_of, threefry

WORDS = st.integers(0, 2**32 - 1)


def test_numbers_are_those_its_authors_published():
    # Threefry-2x32, 20 rounds: the known answers of Random123, first word
    assert threefry(0, 0, 0, 0) == 0x6B200159
    assert threefry(0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF) == 0x1CB996FC
    assert threefry(0x13198A2E, 0x03707344, 0x243F6A88, 0x85A308D3) == 0xC4923A9C


@given(WORDS, WORDS, WORDS, WORDS)
def test_numbers_follow_the_definition(key0, key1, stream, drawn):
    assert threefry(key0, key1, stream, drawn) == as_defined((stream, drawn), (key0, key1))


def as_defined(counter, key):
    """Salmon and others, 2011, written out plainly."""
    keys = (*key, 0x1BD11BDA ^ key[0] ^ key[1])
    x, y = (counter[0] + keys[0]) % 2**32, (counter[1] + keys[1]) % 2**32
    for turn in range(20):
        by = (13, 15, 26, 6, 17, 29, 16, 24)[turn % 8]
        x = (x + y) % 2**32
        y = ((y << by | y >> (32 - by)) % 2**32) ^ x
        if turn % 4 == 3:
            step = turn // 4 + 1
            x = (x + keys[step % 3]) % 2**32
            y = (y + keys[(step + 1) % 3] + step) % 2**32
    return x


def test_commitment_fixes_the_secret_without_telling_it():
    assert commitment("rosebud") == commitment("rosebud")
    assert commitment("rosebud") != commitment("rosebuds")
    assert "rosebud" not in commitment("rosebud")


def test_every_contribution_counts_and_so_does_its_seat():
    keys = {key_of(secret, added) for secret in ("a", "b") for added in ([], ["x"], ["x", "y"], ["y", "x"], ["xy"])}

    assert len(keys) == 10
    assert all(0 <= word < 2**32 for key in keys for word in key)
