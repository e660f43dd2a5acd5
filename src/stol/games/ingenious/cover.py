"""Which tiles may lie on a board. A view shows only their colours, but there are just so many tiles of a kind (I3)."""

import random
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from stol.games.ingenious.components import KIND, NEIGHBOUR

Pair = tuple[int, int]

Limits = list[tuple[Collection[int], int]]
"""Kinds of tiles, and how many of all these together may lie on the board."""

STEPS = 500
"""Tiles laid before it starts over: most boards need about a hundred, but a bad start may never recover."""
TRIES = 40
"""How often it starts over before it gives up."""
IN_THE_WAY = 3
"""How many tries a tile that has to be taken off counts as; measured to be fast."""


def cover(colours: Mapping[int, int], limits: Limits) -> Counter[int] | None:
    """How many tiles of each kind cover these spaces, of which the colours are given; None if no way is found."""
    if len(colours) % 2:  # a tile covers two
        return None
    luck = random.Random(0)  # noqa: S311 - the same every time
    for _ in range(TRIES):
        board = Board(colours, limits, luck)
        for _ in range(STEPS):
            if not board.bare:
                return Counter(board.lying.values())
            if not board.lay():
                return None
    return None


@dataclass
class Board:
    """Tiles are laid, and taken off again where they are in the way, until all spaces are covered.

    Where several ways are as good, luck decides: no order of trying them is safe from going round in circles.
    """

    colours: Mapping[int, int]
    limits: Limits
    luck: random.Random
    bare: set[int] = field(init=False)
    """The spaces that no tile covers yet."""
    lying: dict[Pair, int] = field(default_factory=dict)
    """The tiles that lie, the oldest first: their kinds by their spaces."""
    tried: Counter[Pair] = field(default_factory=Counter)
    pairs: dict[int, list[Pair]] = field(init=False)
    """By space, where a tile that covers it may lie."""

    def __post_init__(self) -> None:
        self.bare = set(self.colours)
        self.pairs = {space: self.possible(space) for space in self.colours}

    def possible(self, space: int) -> list[Pair]:
        around = [other for other in NEIGHBOUR[space].tolist() if other in self.colours]
        pairs = [(min(space, other), max(space, other)) for other in around]
        return [pair for pair in pairs if all(most > 0 for kinds, most in self.limits if self.kind(pair) in kinds)]

    def kind(self, pair: Pair) -> int:
        here, there = pair
        return int(KIND[self.colours[here], self.colours[there]])

    def lay(self) -> bool:
        """Lay one more tile, where there are the fewest ways to; False if none can be laid there."""
        space = min(sorted(self.bare), key=lambda bare: (self.ways(bare), self.luck.random()))
        if not self.pairs[space]:
            return False
        pair = min(self.pairs[space], key=lambda pair: (self.burden(pair), self.luck.random()))
        for other in self.in_the_way(pair):
            del self.lying[other]
            self.bare.update(other)
        self.lying[pair] = self.kind(pair)
        self.bare.difference_update(pair)
        self.tried[pair] += 1
        return True

    def ways(self, space: int) -> int:
        return sum(self.bare.issuperset(pair) for pair in self.pairs[space])

    def burden(self, pair: Pair) -> int:
        """The cost of laying a tile: others have to be taken off for it, or it was tried before."""
        return self.tried[pair] + IN_THE_WAY * len(self.in_the_way(pair))

    def in_the_way(self, pair: Pair) -> set[Pair]:
        """The tiles on these spaces, and the oldest one of those that would be too many."""
        kind = self.kind(pair)
        found = {other for other in self.lying if not set(pair).isdisjoint(other)}
        for kinds, most in self.limits:
            if kind in kinds:
                alike = [other for other, its in self.lying.items() if its in kinds and other not in found]
                if len(alike) >= most:
                    found.add(alike[0])
        return found
