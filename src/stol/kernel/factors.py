"""Actions as factors and back, for many actions; and masks of a factor, given the factors before it."""

from stol.kernel.dispatch import join, split, write_marked
from stol.kernel.jit import compiled
from stol.kernel.lanes import Lanes, Lists
from stol.kernel.layout import AnyState, Array


@compiled
def split_actions(starts: Array, actions: Array, most: int, out: Array) -> None:
    """Write the factors of every action, a row each. `starts` holds one state of the game."""
    for index in range(len(actions)):
        split_action(starts[0], actions[index], most, out[index])


@compiled
def split_action(start: AnyState, action: int, most: int, out: Array) -> None:
    """A number that is not an action, as it is not below `most`, has the factors -1."""
    if 0 <= action < most:
        split(start, action, out)
    else:
        for place in range(len(out)):
            out[place] = -1


@compiled
def join_factors(starts: Array, factored: Array, sizes: Array, most: int, spare: Array, out: Array) -> None:
    """Write the action of every row of factors, -1 for a row that no action below `most` has."""
    for index in range(len(factored)):
        out[index] = joined(starts[0], factored[index], sizes, most, spare)


@compiled
def joined(start: AnyState, factors: Array, sizes: Array, most: int, spare: Array) -> int:
    """An action exactly if taking it apart gives the same factors again."""
    for place in range(len(sizes)):
        if factors[place] < 0 or factors[place] >= sizes[place]:
            return -1
    action = join(start, factors)
    if action < 0 or action >= most:
        return -1
    split(start, action, spare)
    return action if begins_with(spare, factors) else -1


@compiled
def begins_with(factors: Array, chosen: Array) -> bool:
    for place in range(len(chosen)):
        if factors[place] != chosen[place]:
            return False
    return True


@compiled
def mark_factors(lanes: Lanes, lists: Lists, chosen: Array, moves: Array, spare: Array, out: Array) -> None:
    """On a CPU: per lane, mark which numbers the next factor has in the legal moves that begin with those chosen."""
    for lane in range(len(lanes.states)):
        state, size = lanes.states[lane], lists.size[lane]
        write_marked(state, lists.marked[lane], size, moves)
        for index in range(size):
            split(state, moves[index], spare)
            if begins_with(spare, chosen[lane]):
                out[lane, spare[chosen.shape[1]]] = True
