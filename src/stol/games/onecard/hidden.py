"""Hidden information: the choices of the other seats, until all have chosen (O6, O13). All cards are open."""

from stol.games.onecard.components import NONE, THREE_OF_FIVE
from stol.games.onecard.rules import MARK_CARD, PASS, is_usable, three_held, together
from stol.games.onecard.state import HOLD, State
from stol.games.secrets import Secrets
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.rng import below


@compiled
def redeal(state: State, seat: int, rng: Array) -> None:
    """Replace the hidden choices of the other seats by random legal ones."""
    for other in range(state.players):
        if other != seat and state.chosen[other] != NONE:
            if state.phase == HOLD:
                state.chosen[other] = three_held(state, other, below(rng, len(THREE_OF_FIVE)))
            else:
                state.chosen[other] = random_mark(state, other, rng)


@compiled
def random_mark(state: State, seat: int, rng: Array) -> int:
    """Pass or one of the usable cards (O7), with equal probability."""
    choice = PASS
    options = 1
    for index in range(state.hand_size[seat]):
        card = state.hand[seat, index]
        if is_usable(state, card):
            options += 1
            if below(rng, options) == 0:
                choice = MARK_CARD + int(card)
    return choice


def keeper(state: State) -> int | None:
    """The seat to choose. None for the last one: its choice reveals all choices (O6, O13)."""
    return int(state.turn) if len(together(state)) > 1 else None


def sees(_state: State, seat: int, other: int) -> bool:
    return seat == other


def held(state: State, seat: int) -> list[int]:
    return [] if state.chosen[seat] == NONE else [int(state.chosen[seat])]


def shown(state: State, _move: int) -> list[int]:
    """The last choice reveals those of the others, in order from the roller."""
    if keeper(state) is not None:
        return []
    return [move for place in range(state.players) for move in held(state, (state.roller + place) % state.players)]


SECRETS = Secrets(chosen=True, keeper=keeper, sees=sees, held=held, shown=shown)
