from midway.bots.bot import BotLuck, bot_keys, chosen_by, imagined, play_out, take_turn
from midway.bots.random_bot import BOT
from midway.kernel.begin import new_state
from midway.kernel.chance import key_of
from midway.kernel.match import Match
from midway.kernel.redeal import redeal
from midway.kernel.show import differences
from midway.kernel.views import view
from tests.testkit.toy_booth import Booth
from tests.testkit.toys import a_toy, questions


class Curious:
    """Keeps what it is shown."""

    def __init__(self):
        self.worlds = []

    def choose(self, world, seat, luck):
        self.worlds.append(world)
        return int(world.legal(seat)[0])


def test_bot_is_shown_a_world_of_its_own():
    match = Match.begin(Booth(), 2, secret="s")
    bot = Curious()
    seat = match.awaited[0]

    take_turn(match, seat, bot, (1, 2))

    real = match.state_at(0)
    assert bot.worlds[0].save() != real.save()
    assert view(bot.worlds[0], seat).save() == view(real, seat).save()


def test_what_looks_alike_is_imagined_alike():
    for turn, s in enumerate(questions(a_toy(3, 5), 5)):
        seat = s.awaited()[0]
        luck = BotLuck(1, 2, seat, turn)
        other = redeal(s, seat, 33, turn)
        unlike = differences(imagined(s, luck).state, imagined(other, luck).state)
        assert [name for name, *_ in unlike if name != "table, lucky"] == []


def test_answer_is_carried_back_to_the_real_position():
    for turn, s in enumerate(questions(a_toy(3, 6), 6)):
        seat = s.awaited()[0]
        assert chosen_by(Curious(), s, BotLuck(1, 2, seat, turn)) in s.legal(seat)


def test_luck_depends_on_seat_and_number_of_the_decision():
    keys = bot_keys("secret")

    drawn = {(seat, n): BotLuck(*keys, seat, n).below(1 << 30) for seat in range(4) for n in range(50)}

    assert len(set(drawn.values())) == 200
    assert drawn[2, 7] == BotLuck(*keys, 2, 7).below(1 << 30)


def test_same_secret_gives_the_same_match():
    assert played("a") == played("a")
    assert played("a") != played("b")


def test_play_out_is_the_match_that_turns_play():
    match = Match.begin(Booth(), 3, secret="table")
    s = new_state(match.game, *key_of("table", []))

    many = play_out(s, [BOT, BOT, BOT], bot_keys("a"))

    while not match.is_over:
        take_turn(match, match.awaited[0], BOT, bot_keys("a"))
    assert many == len(match.steps)
    assert s.save() == match.state.save()


def played(secret: str) -> list[str]:
    match = Match.begin(Booth(), 3, secret="table")
    while not match.is_over:
        take_turn(match, match.awaited[0], BOT, bot_keys(secret))
    return [step.option for step in match.steps]
