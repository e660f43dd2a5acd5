"""Many games at once, as arrays."""

import numpy as np
import pytest

import stol
from stol.batches import Batch
from stol.bots.levels import best_looking
from stol.errors import BadOptions, IllegalMove
from stol.games.view import Result
from stol.kernel.rng import seed
from stol.kernel.settle import settle
from stol.position import Position, imagine

KEYS = ("pixies", "onecard", "clustered", "ingenious")
STEPS = 100


def small(key: str, n: int = 3, *, number: int = 0, workers: int = 1) -> Batch:
    return stol.batch(stol.Game(key), n, seed=number, workers=workers)


class Lane:
    """A game with the chances of a lane, played move by move."""

    def __init__(self, game: stol.Game, number: int, lane: int) -> None:
        self.game, self.rng = game, np.zeros(1, np.uint64)
        seed(self.rng, number, 2 * lane)
        self.position = self.settled(game.start())
        self.over = game.start()
        """How the last game ended."""

    def settled(self, position: Position) -> Position:
        state = position.state
        settle(state, self.rng)
        return Position(self.game, state)

    def play(self, action: int) -> Result | None:
        """The result, if that was the end; then a new game has begun."""
        number = self.position.actions().tolist().index(action)
        self.position = self.settled(self.position.play(self.position.legal()[number]))
        result = self.position.result
        if result:
            self.over = self.position
            self.position = self.settled(self.game.start())
        return result


@pytest.mark.parametrize("key", KEYS)
def test_every_lane_is_the_game_that_its_moves_and_chances_make(key: str) -> None:
    batch = small(key, number=5)
    lanes = [Lane(batch.game, 5, lane) for lane in range(len(batch))]
    ended = 0
    while not ended:
        actions = batch.sample()
        batch.step(actions)
        for number, lane in enumerate(lanes):
            result = lane.play(int(actions[number]))
            assert batch.position(number) == lane.position
            assert batch.done[number] == (result is not None)
            if result:
                ended += 1
                assert batch.scores[number].tolist() == result["scores"]
                assert batch.ranks[number].tolist() == result["ranks"]


@pytest.mark.parametrize("key", KEYS)
def test_actor_mask_and_observation_are_those_of_the_position(key: str) -> None:
    batch = small(key)
    for _ in range(STEPS):
        for lane in range(len(batch)):
            position, seat = batch.position(lane), int(batch.actor[lane])
            assert seat == position.actor
            assert np.flatnonzero(batch.mask[lane]).tolist() == sorted(position.actions().tolist())
            assert (batch.observation[lane] == position.observe(seat)).all()
        batch.step(batch.sample())


def digest(batch: Batch, steps: int = 50) -> list[Position]:
    for _ in range(steps):
        batch.step(batch.sample())
    return [batch.position(lane) for lane in range(len(batch))]


@pytest.mark.parametrize("key", KEYS)
def test_the_same_seed_gives_the_same_games_and_another_others(key: str) -> None:
    batch = small(key)
    first = digest(batch)
    batch.reset()
    assert digest(batch) == first
    batch.reset(1)
    assert all(one != other for one, other in zip(digest(batch), first, strict=True))


@pytest.mark.parametrize("key", KEYS)
def test_workers_change_nothing(key: str) -> None:
    assert digest(small(key, 7, workers=3)) == digest(small(key, 7))


def test_how_moves_are_chosen_does_not_change_what_chance_gives() -> None:
    one, other = small("pixies"), small("pixies")
    one.sample()
    actions = other.mask.argmax(axis=1)
    one.step(actions)
    other.step(actions)
    assert [one.position(lane) for lane in range(3)] == [other.position(lane) for lane in range(3)]


@pytest.mark.parametrize("key", KEYS)
def test_some_lanes_may_wait(key: str) -> None:
    batch, other = small(key, 4), small(key, 4)
    where = np.array([True, False, True, False])
    for _ in range(STEPS):
        before = [batch.position(lane) for lane in range(4)]
        actions = batch.sample(where)
        assert not actions[~where].any()
        batch.step(actions, where)
        other.step(other.sample())
        assert [batch.position(lane) for lane in (0, 2)] == [other.position(lane) for lane in (0, 2)]
        assert [batch.position(lane) for lane in (1, 3)] == [before[1], before[3]]
        assert (batch.done == other.done & where).all()
    assert (batch.mask[where] == other.mask[where]).all()
    assert (batch.observation[where] == other.observation[where]).all()
    actions[1] = -1
    with pytest.raises(IllegalMove, match="lane 1: action -1 is not legal"):
        batch.step(actions, ~where)


@pytest.mark.parametrize("where", [[True], [1, 1, 0], [[True, True, True]]])
def test_where_is_a_bool_a_lane(where: object) -> None:
    batch = small("pixies")
    with pytest.raises(ValueError, match="where is 3 bools, one a lane, not"):
        batch.step(batch.sample(), where)


@pytest.mark.parametrize("key", KEYS)
def test_greedy_moves_are_those_of_the_bot(key: str) -> None:
    batch = small(key, 5)
    picked = set()
    for _ in range(STEPS):
        actions = batch.greedy()
        for lane, action in enumerate(actions.tolist()):
            seen = imagine(batch.position(lane).view(int(batch.actor[lane])))
            best = best_looking(seen, seen.actions().tolist(), seen.game.definition.insight.gain)
            assert action in best
            picked.add(best.index(action) if len(best) > 1 else -1)
        batch.step(actions)
    assert len(picked) > 2  # any of several that are as good


@pytest.mark.parametrize("key", KEYS)
def test_the_end_of_a_game_can_still_be_seen_in_the_next(key: str) -> None:
    batch = small(key, number=5)
    lanes = [Lane(batch.game, 5, lane) for lane in range(len(batch))]
    with pytest.raises(ValueError, match="lane 2: no game has ended there yet"):
        batch.look_back([2], [0])
    while not batch.done.any():
        actions = batch.sample()
        batch.step(actions)
        for lane, action in zip(lanes, actions.tolist(), strict=True):
            lane.play(action)
    ended = np.flatnonzero(batch.done)
    batch.step(batch.sample())
    for seat in range(batch.game.players):
        for number, seen in zip(ended.tolist(), batch.look_back(ended, np.full(len(ended), seat)), strict=True):
            assert (seen == lanes[number].over.observe(seat)).all()
    for nowhere in ([3], [0]), ([-1], [0]), ([0], [2]):
        with pytest.raises(IndexError, match="lanes are 0 to 2, seats 0 to 1"):
            batch.look_back(*nowhere)
    with pytest.raises(ValueError, match="lists of whole numbers, equally long"):
        batch.look_back([0, 1], [0])


def test_an_illegal_action_is_refused_and_no_lane_moves() -> None:
    batch = small("onecard")
    before = [batch.position(lane) for lane in range(3)]
    actions = batch.sample()
    actions[1] = batch.mask[1].argmin()
    with pytest.raises(IllegalMove, match=r"lane 1: action \d+ is not legal for seat 0; legal are \d+"):
        batch.step(actions)
    for wrong in (-1, batch.game.actions):
        actions[1] = wrong
        with pytest.raises(IllegalMove, match=f"lane 1: action {wrong} is not legal"):
            batch.step(actions)
    assert [batch.position(lane) for lane in range(3)] == before


@pytest.mark.parametrize("actions", [[1, 2], [[1, 2, 3]], [0.0, 1.0, 2.0], "no"])
def test_what_is_not_one_number_a_lane_is_refused(actions: object) -> None:
    with pytest.raises(ValueError, match="actions are 3 whole numbers, one a lane, not"):
        small("pixies").step(actions)


@pytest.mark.parametrize("number", [-1, 2**63, 1.5, None])
def test_what_is_no_seed_is_refused(number: object) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number from 0"):
        small("pixies").reset(number)  # type: ignore[arg-type] # as anybody might


def test_what_can_not_be_is_refused_with_what_can() -> None:
    with pytest.raises(BadOptions, match="a device is 'cpu' or 'cuda', not 'tpu'"):
        stol.batch("pixies", 2, "tpu")
    for wrong in (0, -3, 2.0, True):
        with pytest.raises(BadOptions, match="the number of games is a whole number from 1 on"):
            stol.batch("pixies", wrong)  # type: ignore[arg-type] # as above
    with pytest.raises(IndexError, match="there is no lane 3: they are 0 to 2"):
        small("pixies").position(3)


def test_arrays_are_shared_by_dlpack_without_a_copy() -> None:
    batch = small("ingenious")
    for array in (batch.mask, batch.observation, batch.actor, batch.done, batch.scores, batch.ranks):
        assert np.shares_memory(np.from_dlpack(array), array)
        assert array.ctypes.data % 64 == 0  # JAX shares no other memory
