"""Hidden information in Clustered: the other hands (C3). Each is redealt from that seat's own hand and deck."""

from stol.games.clustered.components import KINDS
from stol.games.clustered.state import DEAL, DRAW, State
from stol.games.secrets import Secrets, list_pieces
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.rng import below


@compiled
def redeal(state: State, seat: int, rng: Array) -> None:
    for other in range(state.players):
        if other != seat:
            for kind in range(KINDS):
                state.deck[other, kind] += state.hand[other, kind]
                state.hand[other, kind] = 0
            state.deck_size[other] += state.hand_size[other]
            for _ in range(state.hand_size[other]):
                draw_random(state, other, rng)


@compiled
def draw_random(state: State, seat: int, rng: Array) -> None:
    """Move a random card from a seat's deck to its hand; `hand_size` is already set."""
    left = below(rng, state.deck_size[seat])
    kind = 0
    while left >= state.deck[seat, kind]:
        left -= state.deck[seat, kind]
        kind += 1
    state.deck[seat, kind] -= 1
    state.deck_size[seat] -= 1
    state.hand[seat, kind] += 1


def keeper(state: State) -> int | None:
    """The only seat that knows the card being drawn: the one that draws (C3, C6)."""
    return int(state.turn) if state.phase in (DEAL, DRAW) else None


def sees(_state: State, seat: int, other: int) -> bool:
    return seat == other


def held(state: State, seat: int) -> list[int]:
    return list_pieces(state.hand[seat])


def shown(_state: State, _move: int) -> list[int]:
    """Cards leave a hand only by moves that name them."""
    return []


SECRETS = Secrets(chosen=False, keeper=keeper, sees=sees, held=held, shown=shown)
