"""Hidden information in Ingenious: the other racks (I4). They are redealt from hidden racks and bag together."""

from stol.games.ingenious.components import KINDS
from stol.games.ingenious.rules import SWAP_RACK, tile_shows_lowest
from stol.games.ingenious.state import ASK, DEAL, REFILL, SWAP, State
from stol.games.secrets import Secrets, list_pieces
from stol.kernel.actors import WATCHER
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.rng import below


@compiled
def sees(state: State, seat: int, other: int) -> bool:
    """Whether a seat knows a rack: its own, and its partner's with `open_partners` (I15)."""
    return bool(seat == other or (state.open_partners and seat != WATCHER and seat % 2 == other % 2))


@compiled
def redeal(state: State, seat: int, rng: Array) -> None:
    for other in range(state.players):
        if not sees(state, seat, other):
            for kind in range(KINDS):
                state.bag[kind] += state.rack[other, kind]
                state.bag_size += state.rack[other, kind]
                state.rack[other, kind] = 0
    # The seat that may swap is dealt first: everybody knows that its rack lacks its lowest colours (I10).
    for turn in range(state.players):
        other = (state.turn + turn) % state.players
        if not sees(state, seat, other):
            asked = state.phase == ASK and other == state.turn
            for _ in range(state.rack_size[other]):
                draw_random(state, other, asked, rng)


@compiled
def draw_random(state: State, seat: int, asked: bool, rng: Array) -> None:  # noqa: FBT001 - data, not a mode switch
    """Move a random tile from the bag to a rack; with `asked`, only tiles without the seat's lowest colours."""
    total = 0
    for kind in range(KINDS):
        if not (asked and tile_shows_lowest(state, seat, kind)):
            total += state.bag[kind]
    left = below(rng, total)
    for kind in range(KINDS):
        if asked and tile_shows_lowest(state, seat, kind):
            continue
        left -= state.bag[kind]
        if left < 0:
            state.bag[kind] -= 1
            state.bag_size -= 1
            state.rack[seat, kind] += 1
            return


def keeper(state: State) -> int | None:
    """The seat that draws: only it (I4), or also its partner (I15), sees the tile."""
    return int(state.turn) if state.phase in (DEAL, REFILL, SWAP) else None


def held(state: State, seat: int) -> list[int]:
    return list_pieces(state.rack[seat])


def shown(state: State, move: int) -> list[int]:
    """I10: a swap reveals the old rack."""
    return held(state, int(state.turn)) if state.phase == ASK and move == SWAP_RACK else []


SECRETS = Secrets(chosen=False, keeper=keeper, sees=sees, held=held, shown=shown)
