"""Reuses a search tree after moves were made: the subtree of the current state becomes the tree."""

from stol.kernel.dispatch import legal
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.search import NO_NODE, Memory, drop_overlooked


@compiled
def reroot(memory: Memory, tree_key: int, spare: Array) -> int:
    """Make the node with this key the root and drop all nodes outside its subtree. Returns the number of nodes left.

    The subtree is copied breadth-first to the spare nodes, and back. A node's position in that queue is its new index.
    """
    root = find_node(memory, tree_key)
    if root == NO_NODE:
        memory.size[0] = 0
        return 0
    nodes = memory.nodes
    spare[0] = nodes[root]
    spare[0].sibling = NO_NODE
    size, done = 1, 0
    while done < size:
        child = int(spare[done].child)
        if child != NO_NODE:
            spare[done].child = size
        while child != NO_NODE:
            next_sibling = int(nodes[child].sibling)
            spare[size] = nodes[child]
            spare[size].sibling = size + 1 if next_sibling != NO_NODE else NO_NODE
            size += 1
            child = next_sibling
        done += 1
    for index in range(size):
        nodes[index] = spare[index]
    memory.size[0] = size
    return size


@compiled
def find_node(memory: Memory, tree_key: int) -> int:
    """The most visited node with this key, or NO_NODE. Never the old root, which is before the moves made since."""
    best = NO_NODE
    for index in range(1, memory.size[0]):
        node = memory.nodes[index]
        if node.tree_key == tree_key and (best == NO_NODE or node.visits > memory.nodes[best].visits):
            best = index
    return best


@compiled
def drop_illegal_children(memory: Memory) -> None:
    """Remove children of the root that are illegal, as they belong to other determinizations, or overlooked."""
    memory.clock[0] += 1
    count = drop_overlooked(memory.moves, legal(memory.states[0], memory.moves), memory.overlooked)
    for index in range(count):
        memory.stamps[memory.moves[index]] = memory.clock[0]
    root = memory.nodes[0]
    child = int(root.child)
    root.child = NO_NODE
    while child != NO_NODE:
        node = memory.nodes[child]
        next_sibling = int(node.sibling)
        if memory.stamps[node.move] == memory.clock[0]:
            node.sibling = root.child
            root.child = child
        child = next_sibling
