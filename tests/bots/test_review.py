"""Reviews: how the chances went, and what was luck and what was given away."""

import functools
import itertools
import json
import time
from xml.etree.ElementTree import fromstring

import msgspec
import pytest

from random_games import GAMES, played, positions
from stol import BadOptions, Game, Record
from stol.bots.choice import Choice, compare_with_best
from stol.bots.estimate import estimate_omniscient
from stol.bots.luck import Point, accounts, turns
from stol.bots.review import SEARCHES_PER_MOVE, TRIAL_SIMULATIONS, Review, review
from stol.bots.thinking import Budget
from stol.draw import plot

FEW = Budget(simulations=20)
SHORT = 50
"""Plies."""

ONE = Game("ingenious")


@functools.cache
def reviewed(game: Game, plies: int = SHORT) -> Review:
    return review(Record(game, played(game).moves[:plies]), FEW)


every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


@every_game
def test_start_luck_own_and_others_make_the_end_exactly(game: Game) -> None:
    found = reviewed(game)
    assert len(found.accounts) == game.players
    for seat, one in enumerate(found.accounts):
        assert one.start + one.luck + one.own + one.others == pytest.approx(one.end, abs=1e-12)
        assert one.start == found.points[0].expected[seat]
        assert one.end == found.points[-1].expected[seat]
        assert one.own == pytest.approx(-sum(choice.loss for choice in found.mistakes(seat)))
        assert one.own <= 0


@every_game
def test_there_is_a_point_before_every_move_and_a_choice_where_there_was_one(game: Game) -> None:
    found = reviewed(game)
    seen = positions(game)[: SHORT + 1]
    movers = {position.ply: position.actor for position in seen if isinstance(position.actor, int)}
    assert [point.ply for point in found.points] == sorted({0, *movers, SHORT})
    assert {point.ply: point.seat for point in found.points if point.seat is not None} == movers
    chosen = [position for position in seen[:-1] if len(position.legal()) > 1]
    assert [choice.ply for choice in found.choices] == [position.ply for position in chosen]
    for position, choice in zip(chosen, found.choices, strict=True):
        assert choice.move == played(game).moves[position.ply]
        assert choice.best in position.legal()
        assert choice.loss >= 0
        assert (choice.best == choice.move) == (choice.loss == 0) == (not any(choice.changes))
        assert choice.loss == pytest.approx(-choice.changes[choice.seat])


@every_game
def test_a_running_game_ends_with_what_can_be_expected(game: Game) -> None:
    assert not reviewed(game).over
    assert max(reviewed(game).points[-1].errors) > 0


def test_a_finished_game_ends_with_its_result() -> None:
    found, record = whole(), played(ONE, 1)
    assert found.over
    assert found.points[-1].ply == len(record.moves)
    assert found.points[-1].errors == [0, 0]
    assert found.points[-1].expected == estimate_omniscient(record.position, 1).values.tolist()


@functools.cache
def whole(last: str = "") -> Review:
    """A game in which the last placement decides; with that placement, or as it was played."""
    record = played(ONE, 1)
    moves = (*record.moves[:-1], last) if last else record.moves
    return review(Record(ONE, moves), Budget(simulations=40))


def test_a_blunder_is_found_with_its_loss_and_as_a_turning_point() -> None:
    position = positions(ONE, 1)[-2]
    seat = position.actor
    assert isinstance(seat, int)
    ends = {move: float(estimate_omniscient(position.play(move), 1).values[seat]) for move in position.legal()}
    worst, best = min(ends, key=ends.__getitem__), max(ends, key=ends.__getitem__)
    blundered, well_played = whole(worst), whole(best)
    mistake = blundered.choices[-1]
    assert (mistake.ply, mistake.seat, mistake.move) == (position.ply, seat, worst)
    assert mistake.loss == pytest.approx(ends[best] - ends[worst], abs=0.01)
    assert ends[mistake.best] == pytest.approx(ends[best], abs=0.01)
    assert mistake in blundered.mistakes(seat)
    assert (position.ply, seat) in {(turn.ply, turn.seat) for turn in blundered.turns}
    assert well_played.choices[-1].loss == 0
    assert position.ply not in {turn.ply for turn in well_played.turns}


def test_the_last_choice_of_an_open_game_is_judged_exactly() -> None:
    position = positions(Game("pixies"))[-2]
    assert isinstance(position.actor, int)
    ends = {move: estimate_omniscient(position.play(move), 1).values.tolist() for move in position.legal()}
    best = max(value[position.actor] for value in ends.values())
    for move, values in ends.items():
        choice = compare_with_best(position, move, 20)
        assert choice.error == 0
        assert choice.loss == pytest.approx(best - values[position.actor])
        assert sum(choice.changes) == pytest.approx(0)


def test_a_good_draw_is_good_luck_and_a_bad_one_bad_luck() -> None:
    alone = Game("ingenious", players=1)
    before = next(position for position in positions(alone)[-6:] if position.actor == "chance")
    values = {tile: float(estimate_omniscient(before.play(tile), 40).values[0]) for tile in before.chance()}
    drawn = [*played(alone).moves[: before.ply]]
    lucks = [
        review(Record(alone, [*drawn, tile]), FEW).accounts[0].luck
        for tile in (min(values, key=values.__getitem__), max(values, key=values.__getitem__))
    ]
    assert max(values.values()) > min(values.values())
    assert lucks[0] < lucks[1]


def test_the_same_seed_gives_the_same_review_whatever_the_workers() -> None:
    record = Record(ONE, played(ONE).moves[:24])
    once = review(record, FEW, seed=2)
    assert review(record, FEW, seed=2, workers=2) == once
    assert review(record, FEW, seed=3) != once


def test_progress_is_told_of_every_point() -> None:
    told: list[tuple[int, int]] = []
    found = review(Record(ONE, played(ONE).moves[:20]), FEW, progress=lambda done, total: told.append((done, total)))
    assert told == [(done, len(found.points)) for done in range(1, len(found.points) + 1)]


def test_seconds_are_turned_into_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "perf_counter", itertools.count().__next__)  # as if a trial took a second
    record = Record(ONE, played(ONE).moves[:16])
    assert review(record, Budget(seconds=30.5 * SEARCHES_PER_MOVE / TRIAL_SIMULATIONS)).simulations == 30
    assert review(record, Budget(seconds=0.0)).simulations == 20


def test_too_few_simulations_are_refused() -> None:
    with pytest.raises(BadOptions, match="20 simulations or more, not 19"):
        review(Record(ONE), Budget(simulations=19))


def test_a_game_that_has_not_begun_can_be_reviewed() -> None:
    found = review(Record(ONE), FEW)
    assert (len(found.points), found.choices, found.turns) == (1, [], [])
    assert all(one.luck == one.own == one.others == 0 for one in found.accounts)
    assert plot.text(found.curve())


def test_a_review_is_plain_json_and_draws_itself() -> None:
    found = reviewed(ONE)
    plain = json.loads(json.dumps(found.to_dict()))
    assert plain["players"] == ["seat 0", "seat 1"]
    assert plain["points"][0]["expected"] == found.points[0].expected
    root = fromstring(found._repr_svg_())  # noqa: S314 - our own drawing
    assert root.tag.endswith("svg")


def at(ply: int, seat: int | None, mine: float, after: float | None = None, error: float = 0.01) -> Point:
    """A point of a game of two, by what seat 0 expects."""
    then = mine if after is None else after
    return Point(ply, seat, [mine, 1 - mine], [error, error], [then, 1 - then])


STORY = [at(0, None, 0.5), at(2, 0, 0.7, 0.6), at(4, 1, 0.6), at(5, None, 0.8)]
MISTAKE = Choice(2, 0, "a", "b", 0.6, 0.7, [-0.1, 0.1], 0.02)


def test_an_account_tells_luck_from_mistakes() -> None:
    mine, other = (msgspec.structs.astuple(one) for one in accounts(STORY, [MISTAKE]))
    assert mine == pytest.approx((0.5, 0.4, -0.1, 0, 0.8, 0.0006**0.5))
    assert other == pytest.approx((0.5, -0.4, 0, 0.1, 0.2, 0.0006**0.5))


def test_turning_points_are_large_mistakes_and_large_runs_of_chance() -> None:
    first, second = turns(STORY, [MISTAKE], ["x", "y", "a", "z", "c"])
    assert (first.ply, first.seat, first.moves) == (0, None, ["x", "y"])
    assert first.changes == pytest.approx([0.2, -0.2])
    assert (second.ply, second.seat, second.moves, second.changes) == (2, 0, ["a"], [-0.1, 0.1])


def test_what_may_be_noise_is_no_turning_point() -> None:
    noisy = [at(0, None, 0.5, error=0.05), at(2, 0, 0.7, error=0.05)]
    assert turns(noisy, [], ["x", "y"]) == []
