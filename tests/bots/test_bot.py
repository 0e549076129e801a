from midway.bots.bot import BotLuck, bot_keys, take_turn
from midway.bots.random_bot import BOT
from midway.kernel.match import Match
from tests.testkit.toy_booth import Booth


class Curious:
    """Keeps what it is shown."""

    def __init__(self):
        self.views = []

    def choose(self, view, decision, luck):
        self.views.append(view)
        return decision.options[0]


def test_bot_sees_the_view_of_its_seat():
    match = Match.begin(Booth(), 2, secret="s")
    bot = Curious()

    take_turn(match, match.awaited[0], bot, (1, 2))

    assert bot.views[0].save() != match.state_at(0).save()


def test_luck_depends_on_seat_and_number_of_the_decision():
    keys = bot_keys("secret")

    drawn = {(seat, n): BotLuck(*keys, seat, n).below(1 << 30) for seat in range(4) for n in range(50)}

    assert len(set(drawn.values())) == 200
    assert drawn[2, 7] == BotLuck(*keys, 2, 7).below(1 << 30)


def test_same_secret_gives_the_same_match():
    assert played("a") == played("a")
    assert played("a") != played("b")


def played(secret: str) -> list[str]:
    match = Match.begin(Booth(), 3, secret="table")
    while not match.is_over:
        take_turn(match, match.awaited[0], BOT, bot_keys(secret))
    return [step.option for step in match.steps]
