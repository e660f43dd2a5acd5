"""What a seat can't know in Pixies: nothing. Every card was seen when it was revealed."""

from stol.games.pixies.state import State
from stol.kernel.jit import compiled
from stol.kernel.layout import Array


@compiled
def redeal(state: State, seat: int, rng: Array) -> None:
    """All is open: there is nothing to deal anew."""
