"""Search in many games at once, with a learner's own network as a function of arrays: on a CPU or a GPU."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import numpy as np

from stol.batches import Batch, Shared, batch, checked_size
from stol.kernel.cpu_forest import CpuForest
from stol.kernel.evaluate import evaluate_by_playouts, judge_moves
from stol.kernel.forest import Forest, forest_fields
from stol.kernel.gumbel import GumbelParams, TreeSettings, visit_schedules
from stol.kernel.layout import Array
from stol.kernel.rng import checked_seed
from stol.kernel.rng import seed as seed_rng
from stol.kernel.search import Memory, new_memory
from stol.position import Game

SAMPLED, SAMPLED_MOVES = 16, 64
"""Games, and moves in each, from which is told how much heuristic values differ."""


@dataclass(frozen=True)
class Leaves:
    """What is to be evaluated, one position per lane. On a GPU all arrays can be read by DLPack."""

    observation: Shared
    """What the seat to move sees: int16, (n, game.observation_size)."""
    actor: Shared
    """The seat to move: int8, (n,)."""
    states: Array
    """The states themselves, for compiled code: one of those that the searching seat can't tell from the truth."""
    actions: Shared
    """The legal actions of all lanes in one list: int32, (m,). A lane whose game has ended has none."""
    offsets: Shared
    """Where each lane's begin in it: int64, (n + 1,)."""
    lanes: Shared
    """The lane of each listed action: int64, (m,)."""


Evaluate: TypeAlias = Callable[[Leaves], tuple[object, object]]
"""From leaves to a logit for each listed action, (m,), and the result that each seat may expect, (n, players).

Results are from 0 to 1: the share of opponents beaten, where a tie counts half. For one player: score / score_scale.
"""


@dataclass(frozen=True)
class Decision:
    """What a search has found, lane by lane."""

    action: Shared
    """The move to make: int32, (n,)."""
    value: Shared
    """The result that the seat to move may expect if it follows `policy`, another target: float32, (n,)."""
    actions: Shared
    """All legal actions of all lanes in one list, as in `Leaves`."""
    offsets: Shared
    policy: Shared
    """Per listed action its share in the improved policy, a target for learning: float32, (m,)."""
    visits: Shared
    """Per listed action, how many simulations began with it: int32, (m,)."""


class Trees(Protocol):
    """The trees of all lanes on a device."""

    forest: Forest

    def plant(self, states: Array, number: int) -> None: ...
    def reach_leaves(self, simulation: int) -> None: ...
    def list_moves(self) -> tuple[Array, Array, Array]: ...
    def learn(self, logits: object, values: object, moves: Array, offsets: Array) -> None: ...
    def decide(self, logits: object, moves: Array, offsets: Array) -> tuple[Array, Array, Array, Array]: ...
    def seen(self) -> tuple[Array, Array, Array]: ...
    def to_shared(self, array: Array) -> Shared: ...


class BatchedSearch:
    """Gumbel planning in every lane of a batch: `run` searches the moves of all seats to move, and moves nothing.

    A search sees what its seat sees: the rest is dealt anew in each simulation. After every move chance is drawn, and a
    node stands for what the next seat sees then. With `simulations` of 16 to 64, a policy is improved by a look ahead.
    """

    def __init__(  # noqa: PLR0913 - parameters of a search, each with its default
        self,
        batch: Batch,
        *,
        simulations: int = 32,
        considered: int = 16,
        width: int = 32,
        visit_offset: float = 50.0,
        value_scale: float = 1.0,
        score_scale: float = 100.0,
    ) -> None:
        """`considered` moves of the root are tried; of other nodes, only `width` moves with the highest logits.

        A result counts `(visit_offset + most visits) * value_scale` times as much as a logit: less where results vary
        by chance.
        """
        self.batch, self.simulations = batch, checked_size(simulations, "simulations")
        width = max(checked_size(width, "moves"), checked_size(considered, "moves"))
        game = batch.game
        shapes = forest_fields(
            len(batch), simulations + 1, width, game.definition.layout, game.players, game.observation_size
        )
        settings = TreeSettings(
            visit_schedules(considered, simulations),
            GumbelParams(visit_offset, value_scale),
            np.array(game.parties, np.int8),
            score_scale,
        )
        self.trees: Trees = make_trees(batch, shapes, settings)

    def run(self, evaluate: Evaluate, *, seed: int = 0) -> Decision:
        """Search all lanes as they are now. The same seed and the same evaluations give the same decisions."""
        trees = self.trees
        trees.plant(self.batch.states, checked_seed(seed))
        moves, offsets, lanes = trees.list_moves()
        logits, values = evaluate(self._leaves(moves, offsets, lanes))
        trees.learn(logits, values, moves, offsets)
        for simulation in range(self.simulations):
            trees.reach_leaves(simulation)
            self._evaluate_leaves(evaluate)
        found = trees.decide(logits, moves, offsets)
        action, value, policy, visits = map(trees.to_shared, found)
        return Decision(action, value, trees.to_shared(moves), trees.to_shared(offsets), policy, visits)

    def _evaluate_leaves(self, evaluate: Evaluate) -> None:
        moves, offsets, lanes = self.trees.list_moves()
        logits, values = evaluate(self._leaves(moves, offsets, lanes))
        self.trees.learn(logits, values, moves, offsets)

    def _leaves(self, *lists: Array) -> Leaves:
        observation, actor, states = self.trees.seen()
        share = self.trees.to_shared
        return Leaves(share(observation), share(actor), states, *map(share, lists))


def by_playouts(game: Game, *, sharpness: float = 4.0, seed: int = 0) -> Evaluate:
    """An evaluation without a network, on a CPU: the game's heuristics as logits, and a guided playout as result.

    Logits differ by `sharpness` where heuristics differ as usual in the game: the higher, the fewer moves are tried.
    """
    memory = memory_for(game)
    scale = sharpness / usual_spread(game)
    seed_rng(memory.rng, checked_seed(seed), 0)

    def evaluate(leaves: Leaves) -> tuple[Array, Array]:
        logits = np.zeros(len(leaves.actions), np.float32)
        values = np.zeros((len(leaves.states), game.players), np.float32)
        lists = leaves.actions, leaves.offsets
        evaluate_by_playouts(leaves.states, *lists, memory, game.definition.search_params, scale, (logits, values))
        return logits, values

    return evaluate


def memory_for(game: Game) -> Memory:
    definition = game.definition
    return new_memory(game.start().state, definition.most_moves, definition.outcomes, game.actions, 1)


def usual_spread(game: Game) -> float:
    """How much heuristic values of legal moves differ: the mean standard deviation, in random play from the start."""
    games, memory, spreads = batch(game, SAMPLED, masks="lists"), memory_for(game), []
    for _ in range(SAMPLED_MOVES):
        actions, offsets = games.legal_actions()
        judged = np.zeros(len(actions))
        judge_moves(games.states, actions, offsets, memory.move_values, judged)
        spreads += [part.std() for part in np.split(judged, offsets[1:-1]) if len(part) > 1]
        games.step(games.sample())
    return float(np.mean(spreads)) or 1.0


def make_trees(batch: Batch, shapes: dict[str, Any], settings: TreeSettings) -> Trees:
    if batch.device == "cpu":
        return CpuForest(shapes, settings, batch.game.definition.most_moves)
    from stol.kernel.cuda_forest import CudaForest  # noqa: PLC0415 - needs a GPU and the extra

    return CudaForest(shapes, settings)
