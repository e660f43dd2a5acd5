"""Positions that fit what a seat sees: beliefs, for search and for learning."""

import numpy as np

from stol.batches import checked_size
from stol.kernel.cpu import dealt_anew
from stol.kernel.rng import checked_seed
from stol.position import Position, checked_seat
from stol.snapshot import Snapshot


def worlds(position: Position, seat: int, n: int, *, seed: int = 0) -> Snapshot:
    """`n` positions that fit what a seat sees now: what it can't see is dealt anew, each deal equally probable."""
    seats = np.full(checked_size(n, "worlds"), checked_seat(seat, position.game))
    states = np.full(len(seats), position.state, position.game.definition.layout)
    return Snapshot.of_states(position.game, dealt_anew(states, seats, checked_seed(seed)))
