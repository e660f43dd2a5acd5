"""Find tiles that cover a board of given colours, within the limits of each kind (I3), by local search."""

import random
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from stol.games.ingenious.components import KIND, NEIGHBOUR

Pair = tuple[int, int]

Limits = list[tuple[Collection[int], int]]
"""Sets of kinds of tiles, each with the maximum number of such tiles on the board."""

STEPS = 500
"""Tiles laid before a restart: most boards need about a hundred, but a bad start may never recover."""
TRIES = 40
"""Restarts before giving up."""
IN_THE_WAY = 3
"""Cost of removing a tile, in earlier tries of the same pair; tuned for speed."""


def cover(colours: Mapping[int, int], limits: Limits) -> Counter[int] | None:
    """The number of tiles of each kind that cover the spaces of these colours; None if no cover is found."""
    if len(colours) % 2:  # a tile covers two spaces
        return None
    rng = random.Random(0)  # noqa: S311 - deterministic on purpose
    for _ in range(TRIES):
        board = Board(colours, limits, rng)
        for _ in range(STEPS):
            if not board.bare:
                return Counter(board.lying.values())
            if not board.lay():
                return None
    return None


@dataclass
class Board:
    """Tiles are laid, and removed again where they are in the way, until all spaces are covered.

    Ties are broken at random: any fixed order may loop forever.
    """

    colours: Mapping[int, int]
    limits: Limits
    rng: random.Random
    bare: set[int] = field(init=False)
    """The spaces that no tile covers yet."""
    lying: dict[Pair, int] = field(default_factory=dict)
    """The kinds of the tiles laid, by pair of spaces, the oldest first."""
    tried: Counter[Pair] = field(default_factory=Counter)
    """How often a tile was laid on each pair."""
    pairs: dict[int, list[Pair]] = field(init=False)
    """Per space, the pairs where a tile may cover it."""

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
        """Lay a tile on the bare space with the fewest options; False if no tile can ever cover it."""
        space = min(sorted(self.bare), key=lambda bare: (self.ways(bare), self.rng.random()))
        if not self.pairs[space]:
            return False
        pair = min(self.pairs[space], key=lambda pair: (self.cost(pair), self.rng.random()))
        for other in self.in_the_way(pair):
            del self.lying[other]
            self.bare.update(other)
        self.lying[pair] = self.kind(pair)
        self.bare.difference_update(pair)
        self.tried[pair] += 1
        return True

    def ways(self, space: int) -> int:
        return sum(self.bare.issuperset(pair) for pair in self.pairs[space])

    def cost(self, pair: Pair) -> int:
        """The cost of laying a tile: earlier tries, plus the tiles that have to be removed for it."""
        return self.tried[pair] + IN_THE_WAY * len(self.in_the_way(pair))

    def in_the_way(self, pair: Pair) -> set[Pair]:
        """The tiles to remove: those on these spaces, and the oldest one of each limit that would be exceeded."""
        kind = self.kind(pair)
        found = {other for other in self.lying if not set(pair).isdisjoint(other)}
        for kinds, most in self.limits:
            if kind in kinds:
                alike = [other for other, its in self.lying.items() if its in kinds and other not in found]
                if len(alike) >= most:
                    found.add(alike[0])
        return found
