"""What is left of a search when the game has gone on: the part of its tree that begins with the table as it lies."""

from stol.kernel.dispatch import legal
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.search import NOWHERE, Memory, seen


@compiled
def keep(memory: Memory, wanted: int, spare: Array) -> int:
    """Make the node of a table (its sign) the root, and drop all that does not follow it; how many nodes are left.

    The tree is copied into the spare nodes and back, level by level: a node's place in the queue is its new number.
    """
    root = find(memory, wanted)
    if root == NOWHERE:
        memory.size[0] = 0
        return 0
    nodes = memory.nodes
    spare[0] = nodes[root]
    spare[0].sibling = NOWHERE
    size, done = 1, 0
    while done < size:
        child = int(spare[done].child)
        if child != NOWHERE:
            spare[done].child = size
        while child != NOWHERE:
            following = int(nodes[child].sibling)
            spare[size] = nodes[child]
            spare[size].sibling = size + 1 if following != NOWHERE else NOWHERE
            size += 1
            child = following
        done += 1
    for index in range(size):
        nodes[index] = spare[index]
    memory.size[0] = size
    return size


@compiled
def find(memory: Memory, wanted: int) -> int:
    """The node of a table that was visited most, or NOWHERE; never the root, from which the game has gone on."""
    best = NOWHERE
    for index in range(1, memory.size[0]):
        node = memory.nodes[index]
        if node.tree_key == wanted and (best == NOWHERE or node.visits > memory.nodes[best].visits):
            best = index
    return best


@compiled
def drop_others(memory: Memory) -> None:
    """Take the moves off the root that can't be made, or are overlooked: they stood there for what was not dealt."""
    memory.clock[0] += 1
    count = seen(memory.moves, legal(memory.states[0], memory.moves), memory.overlooked)
    for index in range(count):
        memory.stamps[memory.moves[index]] = memory.clock[0]
    root = memory.nodes[0]
    child = int(root.child)
    root.child = NOWHERE
    while child != NOWHERE:
        node = memory.nodes[child]
        following = int(node.sibling)
        if memory.stamps[node.move] == memory.clock[0]:
            node.sibling = root.child
            root.child = child
        child = following
