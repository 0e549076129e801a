from midway.bots.random_bot import BOT
from midway.kernel.replaying import digest
from midway.lab.simulate import Plan, Tally, _bot_match, game_of, play
from midway.titles import find_title

PLAN = Plan("coconut_shy", 3, 12, 7)


def test_playout_is_the_match_that_random_bots_play():
    game = game_of(find_title("coconut_shy"), 3, {})

    for ended in play(PLAN, game):
        decisions, s = _bot_match([BOT] * 3, game, ended.seed)
        assert decisions == ended.decisions
        assert digest(s) == ended.digest.hex()


def test_same_seed_gives_the_same_digest():
    assert digest_of(PLAN) == digest_of(PLAN)
    assert digest_of(PLAN) != digest_of(Plan("coconut_shy", 3, 12, 8))


def test_part_of_a_plan_plays_the_same_matches():
    assert [*play(PLAN.part(0, 5)), *play(PLAN.part(5, 7))] == list(play(PLAN))


def test_seats_take_the_bots_in_turn():
    assert Plan("coconut_shy", 3, 1, bot="greedy,random,random").bots() == ["greedy", "random", "random"]
    assert Plan("coconut_shy", 3, 1, bot="greedy").bots() == ["greedy"] * 3


def test_summary_says_how_each_seat_did():
    plan = Plan("coconut_shy", 3, 4, 7)
    ended = list(play(plan))
    tally = Tally()
    for one in ended:
        tally.add(one)

    summary = tally.summary(plan, 1.0)

    assert sum(seat.wins for seat in summary.seats) == 4
    assert summary.seats[1].mean_score == sum(one.scores[1] for one in ended) / 4
    assert summary.winners_mean_score == sum(max(one.scores) for one in ended) / 4


def digest_of(plan: Plan) -> str:
    tally = Tally()
    for ended in play(plan):
        tally.add(ended)
    assert tally.failures == []
    return tally.summary(plan, 1.0).digest
