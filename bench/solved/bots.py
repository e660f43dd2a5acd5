"""What a bot plays at each information, as a policy. It gets the view of the seat, as at a table."""

from collections.abc import Callable, Sequence

import numpy as np

from bench.solved.graph import Information
from bench.solved.sequences import Policy
from stol import Game, Position, batch
from stol.batched_search import BatchedSearch, by_playouts
from stol.bots import find
from stol.bots.levels import best_looking
from stol.kernel.layout import Array
from stol.snapshot import Snapshot

LANES = 128
"""Informations that are searched at once."""


def uniform(_game: Game, informations: Sequence[Information]) -> Policy:
    return [np.full(len(one.moves), 1 / len(one.moves)) for one in informations]


def greedy(game: Game, informations: Sequence[Information]) -> Policy:
    """The moves with the largest immediate gain, all alike."""
    gain = game.definition.insight.gain
    return [spread(one, best_looking(one.position(game), one.moves.tolist(), gain)) for one in informations]


def search(simulations: int) -> Callable[[Game, Sequence[Information]], Policy]:
    """A bot that begins every search anew, with the same seed."""
    make = find(f"search:{simulations}")

    def policy(game: Game, informations: Sequence[Information]) -> Policy:
        return [spread(one, [chosen(one.position(game), one)]) for one in informations]

    def chosen(position: Position, one: Information) -> int:
        if len(one.moves) == 1:
            return int(one.moves[0])
        move = make(0).move(position.view(one.seat))
        return position.game.definition.notation.read_move(position.state, move)

    return policy


def batched(simulations: int) -> Callable[[Game, Sequence[Information]], Policy]:
    """Batched search without a network."""

    def policy(game: Game, informations: Sequence[Information]) -> Policy:
        asked = [one for one in informations if len(one.moves) > 1]
        parts = [asked[first : first + LANES] for first in range(0, len(asked), LANES)]
        found = iter([action for part in parts for action in chosen(game, part)])
        return [spread(one, [next(found)] if len(one.moves) > 1 else one.moves.tolist()) for one in informations]

    def chosen(game: Game, part: Sequence[Information]) -> list[int]:
        lanes = batch(game, len(part))
        lanes.restore(Snapshot.of(one.position(game) for one in part), seed=1)
        actions: list[int] = BatchedSearch(lanes, simulations=simulations).run(by_playouts(game)).action.tolist()
        return actions

    return policy


def spread(one: Information, moves: Sequence[int]) -> Array:
    shares: Array = np.isin(one.moves, moves) / len(moves)
    return shares
