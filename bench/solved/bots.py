"""What a bot plays at each information, as a policy. It gets the view of the seat, as at a table."""

from collections.abc import Callable, Sequence

import numpy as np

from bench.solved.graph import Information
from bench.solved.sequences import Policy
from stol import Game, Position
from stol.bots import find
from stol.bots.levels import best_looking
from stol.kernel.layout import Array


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


def spread(one: Information, moves: Sequence[int]) -> Array:
    shares: Array = np.isin(one.moves, moves) / len(moves)
    return shares
