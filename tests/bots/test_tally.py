"""Statistics, compared with numbers worked out by hand."""

import math

import numpy as np
import pytest

from stol import Game
from stol.bots.arena import Arena, Played
from stol.bots.match import Forfeit
from stol.bots.rating import Estimate, elo, mean, ratings, share
from stol.bots.tally import Tally


def game(deal: int, seats: str, ranks: list[int], scores: list[int] | None, forfeit: Forfeit | None = None) -> Played:
    """A game in which seat n moves n + 2 times, for a second each, and once for two."""
    return Played(
        deal=deal,
        rotation=0,
        seats=list(seats),
        ranks=ranks,
        scores=scores,
        moves=[seat + 2 for seat in range(len(seats))],
        seconds=[seat + 3.0 for seat in range(len(seats))],
        longest=[2.0 + seat for seat in range(len(seats))],
        forfeit=forfeit,
    )


TWO = Tally(
    Arena(Game("pixies"), ("a", "b")),
    [
        game(0, "ab", [1, 2], [50, 40]),
        game(0, "ba", [2, 1], [30, 60]),
        game(1, "ba", [1, 2], [70, 20]),
        game(1, "ab", [1, 1], [10, 10]),
    ],
)
"""Of the first deal a wins both games, of the second a quarter."""


def close(estimate: Estimate) -> object:
    return pytest.approx(tuple(estimate), abs=0.01)


def test_a_mean_lies_within_two_standard_errors() -> None:
    assert close(mean(np.array([1.0, 2, 3, 4]))) == (2.5, 2.5 - 1.265, 2.5 + 1.265)


def test_one_deal_gives_a_mean_but_no_interval() -> None:
    assert mean(np.array([3.0, math.nan])) == (3, -math.inf, math.inf)


def test_no_deal_gives_nothing() -> None:
    assert all(map(math.isnan, mean(np.array([math.nan]))))


def test_a_share_of_wins_is_never_certain() -> None:
    assert close(share(np.ones(8))) == (1, 0.704, 1)
    assert close(share(np.zeros(8))) == (0, 0, 0.296)
    assert close(share(np.array([1.0, 0.5]))) == (0.75, 0.156, 1)


@pytest.mark.parametrize(("wins", "difference"), [(0.5, 0), (0.75, 190.85), (0.25, -190.85), (1, 1200), (0, -1200)])
def test_elo_goes_by_the_share_of_wins(wins: float, difference: float) -> None:
    assert elo(wins) == pytest.approx(difference, abs=0.01)


def test_two_bots_are_compared_deal_by_deal() -> None:
    (duel,) = TWO.duels()
    assert duel.bots == ("a", "b")
    assert close(duel.wins) == (0.625, 0.057, 1)  # of 1, 0.25, and a loss and a win more
    assert duel.elo.value == pytest.approx(elo(0.625))
    assert duel.elo.low < duel.elo.value < duel.elo.high
    # a scored 20 more in the first deal and 25 less in the second
    assert close(duel.score) == (-2.5, -2.5 - 44.1, -2.5 + 44.1)


def test_a_bot_stands_by_its_wins_ranks_scores_and_times() -> None:
    a, b = TWO.standings()
    assert (a.games, b.games) == (4, 4)
    assert (a.wins.value, b.wins.value) == (0.625, 0.375)
    assert close(a.rank) == (1.25, 1.25 - 0.49, 1.25 + 0.49)  # 1 and 1.5
    assert (a.score.value, b.score.value) == (35, 37.5)
    # on either seat twice: 2 * 2 + 2 * 3 moves in 2 * 3 + 2 * 4 seconds
    assert a.seconds == pytest.approx(1.4)
    assert a.longest == 3
    assert (a.forfeits, b.forfeits) == (0, 0)


def test_a_forfeit_counts_as_a_loss_without_a_score() -> None:
    lost = game(0, "ab", [1, 2], None, Forfeit(1, "asleep"))
    tally = Tally(Arena(Game("pixies"), ("a", "b")), [lost, game(0, "ba", [2, 1], [30, 40])])
    a, b = tally.standings()
    assert (a.wins.value, a.score.value, a.forfeits) == (1, 40, 0)
    assert (b.wins.value, b.score.value, b.forfeits) == (0, 30, 1)
    assert [(game.deal, forfeit.seat, forfeit.reason) for game, forfeit in tally.forfeits()] == [(0, 1, "asleep")]


def test_a_first_place_is_shared() -> None:
    tally = Tally(Arena(Game("pixies", players=3), ("a", "b", "c")), [game(0, "abc", [1, 1, 3], [9, 9, 1])])
    assert [bot.wins.value for bot in tally.standings()] == [0.5, 0.5, 0]
    assert [duel.wins.value for duel in tally.duels()] == [0.5, 1, 1]


def test_a_bot_on_several_seats_is_compared_with_others_only() -> None:
    tally = Tally(Arena(Game("pixies", players=3), ("a", "b")), [game(0, "abb", [2, 1, 3], [5, 9, 1])])
    assert [duel.wins.value for duel in tally.duels()] == [0.5]
    assert [bot.wins.value for bot in tally.standings()] == [0, 0.5]
    assert [bot.rank.value for bot in tally.standings()] == [2, 2]


def test_a_team_counts_once() -> None:
    arena = Arena(Game("ingenious", players=4, teams=True), ("a", "b"))
    tally = Tally(arena, [game(0, "abab", [1, 2, 1, 2], [9, 3, 9, 3])])
    assert [bot.wins.value for bot in tally.standings()] == [1, 0]


def test_alone_scores_are_compared_deal_by_deal() -> None:
    scores = [(20, 15), (30, 23), (10, 7)]
    games = [
        game(deal, bot, [1], [points[seat]]) for deal, points in enumerate(scores) for seat, bot in enumerate("ab")
    ]
    (duel,) = Tally(Arena(Game("ingenious", players=1), ("a", "b")), games).duels()
    assert close(duel.score) == (5, 5 - 2.263, 5 + 2.263)  # of 5, 7 and 3


def test_ratings_follow_the_odds() -> None:
    """Twice as strong is 120 Elo more: a beats b 2:1, b beats c 2:1, a beats c 4:1."""
    deal = np.array([[0, 20, 24], [10, 0, 20], [6, 10, 0]])
    a, b, c = ratings(np.repeat(deal[None], 1000, axis=0))
    assert [rating.value for rating in (a, b, c)] == pytest.approx([120.4, 0, -120.4], abs=0.1)
    assert all(rating.low == pytest.approx(rating.high) for rating in (a, b, c))  # all deals are alike


def test_ratings_are_less_sure_the_more_deals_differ() -> None:
    one, other = np.array([[0, 1, 1], [1, 0, 1], [1, 1, 0]]), np.array([[0, 2, 2], [0, 0, 1], [0, 1, 0]])
    few, many = (ratings(np.array([one, other] * count))[0] for count in (10, 1000))
    assert few.low < few.value < few.high
    assert few.high - few.low > 5 * (many.high - many.low)
    assert ratings(np.array([one, other] * 10))[0] == few


def test_a_bot_that_always_loses_has_a_rating_too() -> None:
    ratings_of = ratings(np.array([[[0, 2, 2], [0, 0, 1], [0, 1, 0]]] * 50))
    assert all(math.isfinite(number) for rating in ratings_of for number in rating)
    assert ratings_of[0].value > ratings_of[1].value
