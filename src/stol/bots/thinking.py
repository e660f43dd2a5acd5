"""A seat that thinks: what search finds out about its moves, within a budget of time or of simulations."""

import math
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from stol.kernel.dispatch import actor, playout_horizon, redeal, tree_key
from stol.kernel.reroot import drop_others, keep
from stol.kernel.rng import seed as begin
from stol.kernel.search import NODE, NOWHERE, Memory, SearchParams, grow, memory
from stol.kernel.solve import ladder, solve
from stol.position import Position

CAPACITY = 1 << 17
"""Nodes of a tree: a second's simulations, and what is kept of the second before."""
PIECE_SECONDS = 0.01
PIECE_SIMULATIONS = 64
"""Simulations between two looks at whether to go on, where only simulations count."""
CATCHING_UP = 0.6
"""The second best move gets at most this share of the simulations to come; if that can't change the choice, stop."""
SURE = 2.0
"""Standard errors within which a move's result is taken to lie."""
NEGLIGIBLE = 0.005
"""Not worth thinking about."""
A_FEW = 200
"""Fewer simulations say nothing of how far results spread."""
MOST_TRIED = 20_000
"""Moves that the solver of endings tries before it gives up."""
MOST_WORKERS = 64
"""Trees draw from streams of their own, so many to a ply."""
DEALS = 8
"""New deals that must leave a table as it is, to take it for open."""


@dataclass(frozen=True)
class Budget:
    """How long to think: so many seconds, or so many simulations, which gives the same moves on every machine."""

    seconds: float | None = None
    simulations: int | None = None


@dataclass(frozen=True)
class Candidate:
    """A move, and what was found out about it."""

    move: str
    action: int
    visits: int
    """0 where the end was searched fully: then the result is exact."""
    value: float
    """The mover's expected result, from 0 to 1."""
    error: float
    """Its standard error; 0 where it is exact."""


class Thinker:
    """Thinks for one seat of one game, and remembers between moves what it has thought."""

    def __init__(self, seed: int = 0, workers: int = 1, search_params: SearchParams | None = None) -> None:
        self.seed = seed
        self.workers = workers
        self.search_params = search_params
        self._trees: list[Memory] = []
        self._spare = np.zeros(0, NODE)

    def think(self, position: Position, budget: Budget, overlooked: Iterable[int] = ()) -> list[Candidate]:
        """The actor's moves that were looked into, the best first."""
        self._turn_to(position, overlooked)
        exact = solve_end(position, self._trees[0])
        if exact:
            return exact
        search_params = self.search_params or position.game.definition.search_params
        seat = actor(position.state)
        with ThreadPoolExecutor(self.workers) as pool:
            for simulations in pieces(budget, self._trees):
                tasks = [pool.submit(grow, tree, search_params, seat, simulations) for tree in self._trees]
                for task in tasks:
                    task.result()
        return ranked(position, self._trees)

    def _turn_to(self, position: Position, overlooked: Iterable[int]) -> None:
        """Make the trees begin here, with what is left of them if they have come by here."""
        state = position.state
        if not self._trees:
            self._trees = [tree_for(position) for _ in range(self.workers)]
            self._spare = np.zeros(CAPACITY, NODE)
            load(position, self._trees[0])
        for stream, tree in enumerate(self._trees):
            gone_on = playout_horizon(state) != playout_horizon(tree.states[0])
            kept = 0 if gone_on else keep(tree, tree_key(state), self._spare)
            tree.size[0] = kept
            tree.states[0] = state
            tree.overlooked[:] = False
            tree.overlooked[list(overlooked)] = True
            if kept:
                drop_others(tree)
            begin(tree.rng, self.seed, position.ply * MOST_WORKERS + stream)


def load(position: Position, tree: Memory) -> None:
    """Load what is compiled but needed only later in a game, so that no move has to wait for it."""
    steps = ladder(position.state, position.game.definition.most_moves, 0)
    solve(steps, np.zeros(position.game.definition.most_moves))
    grow(tree, position.game.definition.search_params, actor(position.state), 1)
    drop_others(tree)


def tree_for(position: Position, capacity: int = CAPACITY) -> Memory:
    definition = position.game.definition
    return memory(position.state, definition.most_moves, definition.outcomes, position.game.actions, capacity)


def pieces(budget: Budget, trees: Sequence[Memory]) -> Iterator[int]:
    """Simulations for each tree, piece by piece, until the budget is spent or the choice is clear."""
    if budget.simulations is not None:
        yield from counted(budget.simulations, trees)
    else:
        yield from timed(budget.seconds or 0.0, trees)


def counted(simulations: int, trees: Sequence[Memory]) -> Iterator[int]:
    left = -(-simulations // len(trees))
    while left > 0 and not is_clear(trees, left * len(trees)):
        piece = min(left, PIECE_SIMULATIONS)
        yield piece
        left -= piece


def timed(seconds: float, trees: Sequence[Memory]) -> Iterator[int]:
    began = time.perf_counter()
    done, spent = 0, 0.0
    while spent < seconds:
        rate = done / spent if done else 0.0
        if done and is_clear(trees, int(rate * (seconds - spent)) * len(trees)):
            return
        piece = max(1, int(rate * min(PIECE_SECONDS, seconds - spent)))
        yield piece
        done += piece
        spent = time.perf_counter() - began


def is_clear(trees: Sequence[Memory], simulations: int) -> bool:
    """Whether the simulations to come can hardly change the choice, or hardly matter."""
    sums = sorted(added_up(trees).values(), reverse=True)
    if not sums:
        return False
    second = sums[1][0] if len(sums) > 1 else 0
    return sums[0][0] - second > CATCHING_UP * simulations or next_to_nothing(sums)


def next_to_nothing(sums: Sequence[tuple[int, float, float]]) -> bool:
    """Whether no move that was looked into can be much better than the first, which was visited most.

    All results together say how far single ones spread: a move that was tried once says nothing of that.
    """
    visits, total, squares = (sum(column) for column in zip(*sums, strict=True))
    if visits < A_FEW:
        return False
    spread = math.sqrt(max(squares / visits - (total / visits) ** 2, 0.0))
    highest = max(total / visits + SURE * spread / math.sqrt(visits) for visits, total, _ in sums)
    return highest - sums[0][1] / sums[0][0] < NEGLIGIBLE


def added_up(trees: Sequence[Memory]) -> dict[int, tuple[int, float, float]]:
    """Per move at the roots: visits, results and their squares, over all trees."""
    sums: dict[int, tuple[int, float, float]] = {}
    for tree in trees:
        child = int(tree.nodes[0]["child"]) if tree.size[0] else NOWHERE
        while child != NOWHERE:
            node = tree.nodes[child]
            visits, total, squares = sums.get(int(node["move"]), (0, 0.0, 0.0))
            sums[int(node["move"])] = (
                visits + int(node["visits"]),
                total + float(node["total"]),
                squares + float(node["squares"]),
            )
            child = int(node["sibling"])
    return sums


def ranked(position: Position, trees: Sequence[Memory]) -> list[Candidate]:
    """The moves looked into, those most visited first: where search came back to most is best."""
    candidates = [candidate(position, action, *sums) for action, sums in added_up(trees).items()]
    return sorted(candidates, key=lambda one: (-one.visits, -one.value, one.action))


def candidate(position: Position, action: int, visits: int, total: float, squares: float) -> Candidate:
    mean = total / visits
    variance = max(squares / visits - mean * mean, 0.0)
    return Candidate(text(position, action), action, visits, mean, math.sqrt(variance / visits))


def text(position: Position, action: int) -> str:
    return position.game.definition.notation.write_moves(position.state, np.array([action]))[0]


def solve_end(position: Position, tree: Memory) -> list[Candidate]:
    """The moves with their exact results, the best first; none if the end is too far, hidden or left to chance."""
    if not is_open(position):
        return []
    definition = position.game.definition
    results = np.zeros(definition.most_moves)
    steps = ladder(position.state, definition.most_moves, MOST_TRIED)
    count = solve(steps, results)
    actions = steps.moves[0, :count].tolist()
    values = zip(actions, results[:count].tolist(), strict=True)
    exact = [Candidate(text(position, a), a, 0, value, 0.0) for a, value in values if not tree.overlooked[a]]
    return sorted(exact, key=lambda one: -one.value)


def is_open(position: Position) -> bool:
    """Whether the actor knows everything: dealing anew what it can't know changes nothing."""
    rng = np.zeros(1, np.uint64)
    for deal in range(DEALS):
        state = position.state
        begin(rng, 0, deal)
        redeal(state, actor(state), rng)
        if state.tobytes() != position.state.tobytes():
            return False
    return True
