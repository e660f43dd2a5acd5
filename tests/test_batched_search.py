"""Batched search: its decisions are exact where exact results are known, reproducible, and made of what a seat sees."""

import re
from pathlib import Path

import numpy as np
import pytest

import stol
from sampling import everything, one_of
from stol.batched_search import BatchedSearch, Decision, Leaves, by_playouts
from stol.batches import Batch
from stol.bots.thinking import knows_everything
from stol.games.registry import KEYS
from stol.kernel.forest import Forest, begin_simulation
from stol.kernel.gumbel import visit_schedule
from stol.kernel.layout import Array
from stol.kernel.solve import new_solver_stack, solve
from stol.position import Position
from stol.snapshot import Snapshot

TABLES = {
    **{key: stol.Game(key, 2) for key in KEYS},
    "teams": stol.Game("ingenious", 4, teams=True),
    "alone": stol.Game("clustered", 1),
}
GAMES = KEYS if everything() else ("pixies", "clustered", *one_of(["onecard", "ingenious"], __name__))
"""Search is compiled for each game, which takes much longer than these searches: one of two games is left out."""
CHOSEN = [name for name, game in TABLES.items() if game.key in GAMES]


def know_nothing(leaves: Leaves) -> tuple[Array, Array]:
    """All moves are equally promising, and nobody is ahead."""
    players = int(leaves.states[0].players)
    return np.zeros(len(leaves.actions), np.float32), np.full((len(leaves.states), players), 0.5, np.float32)


def after_random_moves(game: stol.Game, lanes: int, moves: int) -> Batch:
    batch = stol.batch(game, lanes, seed=4)
    for _ in range(moves):
        batch.step(batch.sample())
    return batch


def test_simulations_are_halved_among_the_moves_considered() -> None:
    assert visit_schedule(4, 8) == [0, 0, 0, 0, 1, 1, 2, 2]
    assert visit_schedule(1, 3) == [0, 1, 2]
    assert visit_schedule(3, 2) == [0, 0]


@pytest.mark.parametrize("table", CHOSEN)
def test_a_decision_is_a_policy_over_all_legal_moves(table: str) -> None:
    batch = after_random_moves(TABLES[table], 6, 9)
    before = [batch.position(lane) for lane in range(6)]
    found = BatchedSearch(batch, simulations=12, considered=4).run(know_nothing)
    assert [batch.position(lane) for lane in range(6)] == before
    for lane, position in enumerate(before):
        listed = slice(found.offsets[lane], found.offsets[lane + 1])
        assert sorted(found.actions[listed]) == sorted(position.actions())
        assert found.action[lane] in found.actions[listed]
        assert found.policy[listed].sum() == pytest.approx(1, abs=1e-5)
        assert found.visits[listed].sum() == 12
        assert 0 <= found.value[lane] <= 1
        assert np.count_nonzero(found.visits[listed]) <= 4


def same(one: Decision, other: Decision) -> bool:
    return all((getattr(one, name) == getattr(other, name)).all() for name in ("action", "value", "policy", "visits"))


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_gives_the_same_decisions_and_another_seed_others(key: str) -> None:
    batch = after_random_moves(TABLES[key], 8, 9)
    search = BatchedSearch(batch, simulations=12)
    once, again, other = (search.run(by_playouts(batch.game), seed=seed) for seed in (1, 1, 2))
    assert same(once, again)
    assert not same(once, other)


def solved_endings() -> list[tuple[Position, dict[int, float]]]:
    """Short endings in which nothing is hidden and moves differ in who wins, with the exact result of each move."""
    batch = stol.batch("clustered", 64, seed=6)
    found: list[tuple[Position, dict[int, float]]] = []
    while len(found) < 6:
        batch.step(batch.sample())
        _, offsets = batch.legal_actions()
        few = np.flatnonzero((np.diff(offsets) > 1) & (np.diff(offsets) <= 8))
        positions = [position for position in map(batch.position, few.tolist()) if knows_everything(position)]
        exact = [(position, solved(position)) for position in positions]
        found += [(position, results) for position, results in exact if len(set(results.values())) > 1]
    return found[:6]


def solved(position: Position) -> dict[int, float]:
    """The exact result of each move: 1 for a win, 0 for a loss; empty if there is too much to play."""
    most = position.game.definition.most_moves
    stack, results = new_solver_stack(position.state, most, 400), np.zeros(most)
    count = solve(stack, results)
    actions = stack.moves[0, :count].tolist()
    return {action: won(result) for action, result in zip(actions, results[:count].tolist(), strict=True)}


def won(result: float) -> float:
    """The solver's results contain the difference of points, too."""
    return 0.5 * (result > 0.3) + 0.5 * (result > 0.7)


def test_search_finds_the_moves_that_win_in_endings_that_are_solved() -> None:
    endings = solved_endings()
    batch = stol.batch("clustered", len(endings))
    batch.restore(Snapshot.of(position for position, _ in endings), seed=1)
    found = BatchedSearch(batch, simulations=1000, considered=64, width=64).run(know_nothing)
    for lane, (_, exact) in enumerate(endings):
        assert exact[int(found.action[lane])] == max(exact.values())


@pytest.mark.parametrize("key", [key for key in GAMES if key != "pixies"])
def test_simulations_begin_in_worlds_that_the_searching_seat_cannot_tell_from_the_truth(key: str) -> None:
    batch = after_random_moves(stol.Game(key, 3), 1, 30)
    while not hides_something(batch):
        batch.step(batch.sample())
    truth = batch.position(0)
    seat = int(truth.actor or 0)
    search = BatchedSearch(batch, simulations=1)
    search.run(know_nothing)
    worlds = {first_world(search, batch) for _ in range(20)}
    assert len(worlds) > 1
    for world in worlds:
        assert world.view(seat) == truth.view(seat)


def hides_something(batch: Batch) -> bool:
    """Whether something is hidden from the seat to move in the first lane."""
    return len(set(batch.worlds([0], batch.actor[:1], 8).positions())) > 1


def first_world(search: BatchedSearch, batch: Batch) -> Position:
    forest = search.trees.forest
    assert isinstance(forest, Forest)
    begin_simulation(forest, 0)
    return Position(batch.game, forest.leaves[0].copy())


@pytest.mark.parametrize("key", ["pixies", "ingenious"])
def test_search_by_playouts_beats_the_moves_that_gain_most(key: str) -> None:
    """In Ingenious heuristics differ thirty times less than in Pixies, and moves are a hundred times as many."""
    batch = stol.batch(key, 24, seed=2)
    search = BatchedSearch(batch, simulations=32)
    evaluate, seats = by_playouts(batch.game), np.arange(24) % 2
    running, beaten = np.ones(24, bool), 0
    while running.any():
        searched = np.asarray(search.run(evaluate).action)
        batch.step(np.where(batch.actor == seats, searched, batch.greedy()), running)
        beaten += (running & batch.done & (batch.ranks[np.arange(24), seats] == 1)).sum()
        running &= ~batch.done
    assert beaten >= 16


@pytest.mark.parametrize(
    ("logits", "values"),
    [
        (lambda leaves: np.zeros(len(leaves.actions) + 1), lambda: np.zeros((4, 2))),
        (lambda leaves: np.full(len(leaves.actions), np.nan), lambda: np.zeros((4, 2))),
        (lambda leaves: np.zeros(len(leaves.actions)), lambda: np.zeros(4)),
    ],
)
def test_an_evaluation_of_another_shape_or_without_numbers_is_refused(logits: object, values: object) -> None:
    batch = after_random_moves(TABLES["pixies"], 4, 5)
    assert callable(logits)
    assert callable(values)
    with pytest.raises(ValueError, match="finite numbers: logits of the listed actions"):
        BatchedSearch(batch, simulations=2).run(lambda leaves: (logits(leaves), values()))


def test_a_search_without_simulations_is_refused() -> None:
    with pytest.raises(stol.BadOptions, match="simulations"):
        BatchedSearch(after_random_moves(TABLES["pixies"], 4, 5), simulations=0)


def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[1] / "docs" / "research" / "search.md").read_text(encoding="utf-8")
    example, printed = re.findall(r"```(?:python)?\n(.*?)```", page, re.DOTALL)
    exec(compile(example, "search.md", "exec"), {})  # noqa: S102 - it is our own example
    assert capsys.readouterr().out == printed
