"""What lanes are asked besides a step, on a CPU: lists of moves, any seat's observation, running scores, new states."""

from stol.kernel.dispatch import observe, running, write_marked
from stol.kernel.jit import compiled
from stol.kernel.lanes import Lanes, Lists, deal_world, mark_moves, observe_lane, seed_lane
from stol.kernel.layout import Array
from stol.kernel.settle import settle


@compiled
def refresh(lanes: Lanes, lists: Lists, where: Array) -> None:
    """After states were set: resolve chance, then write actors, masks and observations."""
    for lane in range(len(lanes.states)):
        if where[lane]:
            lanes.actor[lane] = settle(lanes.states[lane], lanes.chance[lane])
            if lanes.actor[lane] >= 0:
                mark_moves(lanes, lists, lane)
                observe_lane(lanes, lane)


@compiled
def list_moves(lanes: Lanes, lists: Lists, offsets: Array, moves: Array) -> None:
    """Write the legal moves of all lanes one after the other; those of a lane begin at its offset."""
    for lane in range(len(lanes.states)):
        write_marked(lanes.states[lane], lists.marked[lane], lists.size[lane], moves[offsets[lane] :])


@compiled
def observe_states(states: Array, which: Array, seats: Array, out: Array) -> None:
    """Observations of given seats in given states."""
    for index in range(len(which)):
        observe(states[which[index]], seats[index], out[index])


@compiled
def deal_worlds(worlds: Array, seats: Array, rngs: Array, number: int) -> None:
    """Deal every state anew as its seat may think it is; each has random numbers of its own."""
    for index in range(len(worlds)):
        deal_world(worlds[index], seats[index], rngs[index], number, index)


@compiled
def running_scores(states: Array, scores: Array, ranks: Array) -> None:
    for lane in range(len(states)):
        running(states[lane], scores[lane], ranks[lane])


@compiled
def seed_lanes(lanes: Lanes, numbers: Array, streams: Array) -> None:
    """New random numbers for games that go on."""
    for lane in range(len(lanes.states)):
        seed_lane(lanes, lane, numbers[lane], streams[lane])
