"""The values that a game's insight gives to the moves in a position."""

import numpy as np

from stol import Position


def move_values(position: Position, sight: str = "gain") -> dict[str, float]:
    """The value of every legal move, by `gain` or by `judge`."""
    definition, state = position.game.definition, position.state
    moves = np.zeros(definition.most_moves, np.int32)
    count = definition.rules.legal(state, moves)
    worths = np.zeros(count)
    getattr(definition.insight, sight)(state, moves, count, worths)
    assert state.tobytes() == position.state.tobytes(), "looking at moves changes nothing"
    texts = definition.notation.write_moves(state, moves[:count])
    return dict(zip(texts, worths.tolist(), strict=True))
