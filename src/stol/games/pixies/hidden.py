"""Hidden information in Pixies: none. Every card was seen when it was revealed."""

from stol.games.pixies.state import State
from stol.kernel.jit import compiled
from stol.kernel.layout import Array


@compiled
def redeal(state: State, seat: int, rng: Array) -> None:
    """Nothing to do: no information is hidden."""
