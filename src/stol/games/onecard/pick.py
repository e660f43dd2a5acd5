"""Count the legal moves and compute the n-th move or outcome without listing them, for random play on a GPU."""

from stol.games.onecard.components import CARDS, KEEP_SIZE, KEEP_STEP, THREE_OF_FIVE
from stol.games.onecard.rules import KEEP, MARK_CARD, PASS, STOP, TAKE_CARD, is_usable, three_held
from stol.games.onecard.state import CHOOSE, MARK, ROLL, TAKE, State
from stol.kernel.jit import compiled
from stol.kernel.rng import weighted_index


@compiled
def count(state: State) -> int:
    if state.phase == CHOOSE:
        return kept_ways(state)
    if state.phase == MARK:
        usable = 1  # or pass
        for index in range(state.hand_size[state.turn]):
            usable += is_usable(state, state.hand[state.turn, index])
        return usable
    if state.phase == TAKE:
        return int(state.display_size)
    return len(THREE_OF_FIVE)


@compiled
def kept_ways(state: State) -> int:
    """O5: the number of ways to keep none to all dice of each colour."""
    ways = 1
    for colour in range(6):
        ways *= state.dice[colour] + 1
    return ways


@compiled
def nth(state: State, number: int) -> int:
    if state.phase == CHOOSE:
        return keep_move(state, number)
    if state.phase == MARK:
        return mark_move(state, number)
    if state.phase == TAKE:
        return TAKE_CARD + weighted_index(state.display, number)  # O14
    return three_held(state, state.turn, number)


@compiled
def keep_move(state: State, number: int) -> int:
    """O5: the n-th way to keep dice, as a mixed-radix number over the colours; the last way is to stop."""
    if number == kept_ways(state) - 1:
        return STOP
    keep = 0
    for colour in range(6):
        radix = state.dice[colour] + 1
        for _ in range(number % radix):
            keep += KEEP_STEP[KEEP_SIZE[keep], colour]
        number //= radix
    return KEEP + keep


@compiled
def mark_move(state: State, number: int) -> int:
    """O6, O7: pass, or mark the n-th usable card."""
    if number == 0:
        return PASS
    index = 0
    while True:
        card = int(state.hand[state.turn, index])
        number -= is_usable(state, card)
        if number == 0:
            return MARK_CARD + card
        index += 1


@compiled
def total(state: State) -> int:
    return 6 if state.phase == ROLL else int(state.deck_size)


@compiled
def outcome(state: State, left: int) -> int:
    if state.phase == ROLL:
        return CARDS + left  # O1
    return weighted_index(state.deck, left)
