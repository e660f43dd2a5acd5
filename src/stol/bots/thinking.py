"""Tree search for one seat, within a budget of time or of simulations."""

import math
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from stol.kernel.dispatch import actor, playout_horizon, redeal, tree_key
from stol.kernel.reroot import drop_illegal_children, reroot
from stol.kernel.rng import seed as seed_rng
from stol.kernel.search import NO_NODE, NODE, Memory, SearchParams, new_memory, run_simulations
from stol.kernel.solve import new_solver_stack, solve
from stol.position import Position

MAX_NODES = 1 << 17
"""Maximum nodes of a tree: enough for the simulations of a second and for the subtree kept from the move before."""
CHUNK_SECONDS = 0.01
"""Time between two checks whether to stop, with a budget of seconds."""
CHUNK_SIMULATIONS = 64
"""Simulations between two checks whether to stop, with a budget of simulations."""
MAX_SECOND_SHARE = 0.6
"""The second best move gets at most this share of the simulations left. If it can't catch up, the search stops."""
STANDARD_ERRORS = 2.0
"""Width of the confidence bound of a move's result."""
NEGLIGIBLE_GAIN = 0.005
"""The search stops if no move can be better than the best by more than this."""
MIN_SIMULATIONS = 200
"""Fewer simulations give no estimate of the standard deviation."""
MAX_SOLVER_MOVES = 20_000
"""Moves that the solver tries before it gives up."""
MAX_WORKERS = 64
"""Random streams reserved per ply: each worker has its own tree and stream."""
REDEALS = 8
"""Redeals that must all leave the state unchanged to conclude that nothing is hidden."""


@dataclass(frozen=True)
class Budget:
    """Limit of a search: seconds, or simulations. With simulations, the moves are the same on every machine."""

    seconds: float | None = None
    simulations: int | None = None


@dataclass(frozen=True)
class Candidate:
    """A move and its search statistics."""

    move: str
    action: int
    visits: int
    """0 if the ending was solved: then the value is exact."""
    value: float
    """The mover's expected result, from 0 to 1."""
    error: float
    """Standard error of the value; 0 if it is exact."""


class Thinker:
    """Searches for one seat of one game. The trees are reused from move to move."""

    def __init__(self, seed: int = 0, workers: int = 1, search_params: SearchParams | None = None) -> None:
        self.seed = seed
        self.workers = workers
        self.search_params = search_params
        self._trees: list[Memory] = []
        self._spare = np.zeros(0, NODE)

    def think(self, position: Position, budget: Budget, overlooked: Iterable[int] = ()) -> list[Candidate]:
        """Search the actor's moves, without the overlooked ones. Returns those that were searched, the best first."""
        self._reroot_trees(position, overlooked)
        exact = solve_end(position, self._trees[0])
        if exact:
            return exact
        search_params = self.search_params or position.game.definition.search_params
        seat = actor(position.state)
        with ThreadPoolExecutor(self.workers) as pool:
            for simulations in simulation_chunks(budget, self._trees):
                tasks = [pool.submit(run_simulations, tree, search_params, seat, simulations) for tree in self._trees]
                for task in tasks:
                    task.result()
        return ranked_candidates(position, self._trees)

    def _reroot_trees(self, position: Position, overlooked: Iterable[int]) -> None:
        """Make this position the root of all trees, with its subtree if the search has reached it before."""
        state = position.state
        if not self._trees:
            self._trees = [tree_for(position) for _ in range(self.workers)]
            self._spare = np.zeros(MAX_NODES, NODE)
            load_compiled_code(position, self._trees[0])
        for stream, tree in enumerate(self._trees):
            horizon_passed = playout_horizon(state) != playout_horizon(tree.states[0])
            kept = 0 if horizon_passed else reroot(tree, tree_key(state), self._spare)
            tree.size[0] = kept
            tree.states[0] = state
            tree.overlooked[:] = False
            tree.overlooked[list(overlooked)] = True
            if kept:
                drop_illegal_children(tree)
            seed_rng(tree.rng, self.seed, position.ply * MAX_WORKERS + stream)


def load_compiled_code(position: Position, tree: Memory) -> None:
    """Load or compile functions that are first needed later in a game, so that no move has to wait for them."""
    stack = new_solver_stack(position.state, position.game.definition.most_moves, 0)
    solve(stack, np.zeros(position.game.definition.most_moves))
    run_simulations(tree, position.game.definition.search_params, actor(position.state), 1)
    drop_illegal_children(tree)


def tree_for(position: Position, capacity: int = MAX_NODES) -> Memory:
    definition = position.game.definition
    return new_memory(position.state, definition.most_moves, definition.outcomes, position.game.actions, capacity)


def simulation_chunks(budget: Budget, trees: Sequence[Memory]) -> Iterator[int]:
    """Yield numbers of simulations for each tree, until the budget is spent or the choice is decided."""
    if budget.simulations is not None:
        yield from chunks_by_count(budget.simulations, trees)
    else:
        yield from chunks_by_time(budget.seconds or 0.0, trees)


def chunks_by_count(simulations: int, trees: Sequence[Memory]) -> Iterator[int]:
    left = -(-simulations // len(trees))
    while left > 0 and not is_decided(trees, left * len(trees)):
        chunk = min(left, CHUNK_SIMULATIONS)
        yield chunk
        left -= chunk


def chunks_by_time(seconds: float, trees: Sequence[Memory]) -> Iterator[int]:
    began = time.perf_counter()
    done, spent = 0, 0.0
    while spent < seconds:
        rate = done / spent if done else 0.0
        if done and is_decided(trees, int(rate * (seconds - spent)) * len(trees)):
            return
        chunk = max(1, int(rate * min(CHUNK_SECONDS, seconds - spent)))
        yield chunk
        done += chunk
        spent = time.perf_counter() - began


def is_decided(trees: Sequence[Memory], simulations: int) -> bool:
    """Whether the simulations left are unlikely to change the choice, or could gain next to nothing."""
    sums = sorted(root_statistics(trees).values(), reverse=True)
    if not sums:
        return False
    second = sums[1][0] if len(sums) > 1 else 0
    return sums[0][0] - second > MAX_SECOND_SHARE * simulations or is_gain_negligible(sums)


def is_gain_negligible(sums: Sequence[tuple[int, float, float]]) -> bool:
    """Whether no searched move can be much better than the first, which has the most visits.

    The standard deviation is that of all results together: a move with one visit has none of its own.
    """
    visits, total, squares = (sum(column) for column in zip(*sums, strict=True))
    if visits < MIN_SIMULATIONS:
        return False
    spread = math.sqrt(max(squares / visits - (total / visits) ** 2, 0.0))
    highest = max(total / visits + STANDARD_ERRORS * spread / math.sqrt(visits) for visits, total, _ in sums)
    return highest - sums[0][1] / sums[0][0] < NEGLIGIBLE_GAIN


def root_statistics(trees: Sequence[Memory]) -> dict[int, tuple[int, float, float]]:
    """Per move at the root: visits, sum of results, sum of their squares; over all trees."""
    sums: dict[int, tuple[int, float, float]] = {}
    for tree in trees:
        child = int(tree.nodes[0]["child"]) if tree.size[0] else NO_NODE
        while child != NO_NODE:
            node = tree.nodes[child]
            visits, total, squares = sums.get(int(node["move"]), (0, 0.0, 0.0))
            sums[int(node["move"])] = (
                visits + int(node["visits"]),
                total + float(node["total"]),
                squares + float(node["squares"]),
            )
            child = int(node["sibling"])
    return sums


def ranked_candidates(position: Position, trees: Sequence[Memory]) -> list[Candidate]:
    """The searched moves by visits: the most visited move is the best."""
    candidates = [candidate(position, action, *sums) for action, sums in root_statistics(trees).items()]
    return sorted(candidates, key=lambda one: (-one.visits, -one.value, one.action))


def candidate(position: Position, action: int, visits: int, total: float, squares: float) -> Candidate:
    mean = total / visits
    variance = max(squares / visits - mean * mean, 0.0)
    return Candidate(move_text(position, action), action, visits, mean, math.sqrt(variance / visits))


def move_text(position: Position, action: int) -> str:
    return position.game.definition.notation.write_moves(position.state, np.array([action]))[0]


def solve_end(position: Position, tree: Memory) -> list[Candidate]:
    """The moves with exact results, the best first. Empty if the ending is too long, or has hidden parts or chance."""
    if not knows_everything(position):
        return []
    definition = position.game.definition
    results = np.zeros(definition.most_moves)
    stack = new_solver_stack(position.state, definition.most_moves, MAX_SOLVER_MOVES)
    count = solve(stack, results)
    actions = stack.moves[0, :count].tolist()
    values = zip(actions, results[:count].tolist(), strict=True)
    exact = [Candidate(move_text(position, a), a, 0, value, 0.0) for a, value in values if not tree.overlooked[a]]
    return sorted(exact, key=lambda one: -one.value)


def knows_everything(position: Position) -> bool:
    """Whether nothing is hidden from the actor: redealing what it can't know changes nothing."""
    rng = np.zeros(1, np.uint64)
    for deal in range(REDEALS):
        state = position.state
        seed_rng(rng, 0, deal)
        redeal(state, actor(state), rng)
        if state.tobytes() != position.state.tobytes():
            return False
    return True
