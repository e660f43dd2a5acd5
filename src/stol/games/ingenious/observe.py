"""What a seat sees, as numbers."""

from stol.games.ingenious.options import Options
from stol.games.ingenious.rules import actor
from stol.games.ingenious.state import State
from stol.games.planes import Plane, actor_plane, is_seat
from stol.kernel.jit import compiled
from stol.kernel.layout import Array


def planes(_options: Options, players: int) -> tuple[Plane, ...]:
    return (actor_plane(players),)


@compiled
def observe(state: State, seat: int, out: Array) -> None:
    is_seat(actor(state), seat, state.players, out)
