"""States of a batch: read, put back, forked, stepped without changing it, and pickled."""

import pickle

import numpy as np
import pytest

import stol
from stol.batches import Batch
from stol.games.registry import KEYS
from stol.position import Position
from stol.snapshot import Snapshot

ARRAYS = ("actor", "mask", "observation", "done", "scores", "ranks")


def played(key: str, n: int = 4, steps: int = 60) -> Batch:
    """A batch in the middle of its games."""
    batch = stol.batch(stol.Game(key), n, seed=3)
    for _ in range(steps):
        batch.step(batch.sample())
    return batch


def positions(batch: Batch) -> list[Position]:
    return [batch.position(lane) for lane in range(len(batch))]


def same(one: Batch, other: Batch) -> bool:
    """Whether two batches show the same, and go on in the same way."""
    for _ in range(20):
        if not all((getattr(one, name) == getattr(other, name)).all() for name in ARRAYS):
            return False
        actions = one.sample()
        if (actions != other.sample()).any():
            return False
        one.step(actions)
        other.step(actions)
    return positions(one) == positions(other)


@pytest.mark.parametrize("key", KEYS)
def test_a_batch_is_the_same_after_pickling(key: str) -> None:
    batch = played(key)
    assert same(pickle.loads(pickle.dumps(batch)), batch)  # noqa: S301 - our own


@pytest.mark.parametrize("key", KEYS)
def test_a_fork_goes_on_as_its_batch_does_and_never_changes_it(key: str) -> None:
    batch = played(key)
    before = positions(batch)
    forked, again = batch.fork(), batch.fork()
    assert same(forked, again)
    assert positions(batch) == before


@pytest.mark.parametrize("key", KEYS)
def test_lanes_may_be_forked_more_than_once_and_with_a_seed_have_other_chances(key: str) -> None:
    batch = played(key)
    forked = batch.fork([2] * 12, seed=7)
    assert set(positions(forked)) == {batch.position(2)}
    for _ in range(20):
        forked.step(forked.mask.argmax(axis=1))
    assert len(set(positions(forked))) > 1
    assert positions(batch.fork([2] * 12, seed=7).fork([0])) == [batch.position(2)]


@pytest.mark.parametrize("key", KEYS)
def test_a_pure_step_gives_the_next_batch_and_leaves_this_one(key: str) -> None:
    batch = played(key)
    before, actions = positions(batch), batch.sample()
    where = np.array([True, False, True, True])
    following = batch.after(actions, where)
    assert positions(batch) == before
    batch.step(actions, where)
    assert same(following, batch)


@pytest.mark.parametrize("key", KEYS)
def test_a_snapshot_is_restored_into_the_lanes_that_are_named(key: str) -> None:
    batch = played(key)
    kept = batch.snapshot([3, 1])
    before = positions(batch)
    for _ in range(10):
        batch.step(batch.sample())
    others = [batch.position(lane) for lane in (1, 2)]
    batch.restore(kept, [0, 3])
    assert positions(batch) == [before[3], *others, before[1]]
    for lane in range(4):
        position = batch.position(lane)
        assert np.flatnonzero(batch.mask[lane]).tolist() == sorted(position.actions().tolist())
        assert (batch.observation[lane] == position.observe(int(batch.actor[lane]))).all()


@pytest.mark.parametrize("key", KEYS)
def test_positions_become_a_batch_and_chance_is_resolved_by_the_seed(key: str) -> None:
    source = played(key)
    dealing = source.game.start()
    batch = stol.batch(source.game, 5)
    batch.restore(Snapshot.of([*positions(source), dealing]), seed=1)
    assert positions(batch)[:4] == positions(source)
    assert isinstance(batch.position(4).actor, int)
    assert batch.ranks.max() == 0  # no game has ended there


def test_what_does_not_fit_is_refused_and_nothing_changes() -> None:
    batch = played("pixies")
    before = positions(batch)
    with pytest.raises(ValueError, match="the snapshot is of Game"):
        batch.restore(played("onecard").snapshot())
    with pytest.raises(ValueError, match="the snapshot has 2 lanes, not 4"):
        batch.restore(batch.snapshot([0, 1]))
    with pytest.raises(ValueError, match="a lane can be restored only once"):
        batch.restore(batch.snapshot([0, 1]), [2, 2])
    with pytest.raises(IndexError, match="lanes are 0 to 3"):
        batch.fork([4])
    with pytest.raises(ValueError, match="positions of one game, not of 2"):
        Snapshot.of([stol.Game("pixies").start(), stol.Game("onecard").start()])
    over = stol.Game("pixies").start()
    while over.actor is not None:
        over = over.play((over.legal() or list(over.chance()))[0])
    as_before = batch.fork()
    with pytest.raises(ValueError, match="lane 1: that game is over"):
        batch.restore(Snapshot.of([before[0], over]), [0, 1], seed=1)
    assert same(batch, as_before)


@pytest.mark.parametrize("key", KEYS)
def test_a_list_of_seeds_makes_each_lane_depend_on_its_own(key: str) -> None:
    game = stol.Game(key)
    batch = stol.batch(game, 3, seed=[5, 8, 5])
    for _ in range(20):
        batch.step(batch.sample())
    assert batch.position(0) == batch.position(2) != batch.position(1)
    alone = stol.batch(game, 1, seed=[8])
    for _ in range(20):
        alone.step(alone.sample())
    assert alone.position(0) == batch.position(1)
    with pytest.raises(ValueError, match="seeds are 3 whole numbers, one a lane, not 2"):
        batch.reset([1, 2])


@pytest.mark.parametrize("key", KEYS)
def test_lists_of_legal_actions_are_what_the_mask_marks(key: str) -> None:
    batch = played(key)
    for _ in range(20):
        actions, offsets = batch.legal_actions()
        for lane in range(4):
            own = actions[offsets[lane] : offsets[lane + 1]].tolist()
            assert own == batch.position(lane).actions().tolist()
        batch.step(batch.sample())


@pytest.mark.parametrize("key", KEYS)
def test_every_seat_can_be_observed(key: str) -> None:
    batch = played(key)
    seen = batch.observe_all()
    for lane in range(4):
        for seat in range(2):
            assert (seen[lane, seat] == batch.position(lane).observe(seat)).all()
            assert (seen[lane, seat] == batch.observe([lane], [seat])[0]).all()
    with pytest.raises(IndexError, match="seats 0 to 1"):
        batch.observe([0], [2])


@pytest.mark.parametrize("key", KEYS)
def test_running_scores_are_those_of_the_view(key: str) -> None:
    batch = played(key, n=8)
    for _ in range(60):
        batch.step(batch.sample())
        for lane, scores in enumerate(batch.running_scores().tolist()):
            assert scores == points_now(batch.position(lane))


def points_now(position: Position) -> list[int]:
    """What each seat would have if the game ended now, by the itemised score of the table as it lies."""
    view = position.view()
    now = [row["total"] for row in stol.score(view)]
    if position.game.key == "pixies":
        return [points + sum(row[seat]["total"] for row in view["rounds"]) for seat, points in enumerate(now)]
    return now
