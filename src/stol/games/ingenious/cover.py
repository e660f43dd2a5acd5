"""Find tiles that cover a board of given colours, within the limits of each kind (I3), by local search."""

import random
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from stol.games.ingenious.components import KIND, KINDS, NEIGHBOUR

Pair = tuple[int, int]
"""Two neighbouring spaces, the lower number first: a place for a tile."""

Limits = list[tuple[Collection[int], int]]
"""Sets of kinds of tiles, each with the maximum number of such tiles on the board."""

STEPS = 500
"""Tiles laid before a restart: most boards need about a hundred, but a bad start may never recover."""
TRIES = 8
"""Tries before giving up, after a sixth of a second: of 13 621 boards of games, none needed more than three.

The board that was worst among them fails in three tries of ten, so eight in a row are less likely than one in 10 000.
"""
IN_THE_WAY = 3
"""Cost of removing a tile, in earlier tries of the same pair; tuned for speed."""


class NoCoverFound(Exception):  # noqa: N818 - there may be one
    """The search has given up. This proves nothing."""


def cover(colours: Mapping[int, int], limits: Limits) -> Counter[int] | None:
    """The number of tiles of each kind that cover the spaces of these colours; None if that is impossible.

    NoCoverFound: the search has given up.
    """
    return Search(colours, limits).run()


class Search:
    """The search for tiles that cover a board. `steps` counts the tiles laid."""

    def __init__(self, colours: Mapping[int, int], limits: Limits) -> None:
        self.steps = 0
        self.most = [most for _, most in limits]
        """For each limit, the maximum number of tiles."""
        self.limits_of = [
            [number for number, (kinds, _) in enumerate(limits) if kind in kinds] for kind in range(KINDS)
        ]
        """For each kind of tile, the numbers of the limits that count it."""
        self.kinds: dict[Pair, int] = {}
        """The kind of the tile that each pair of spaces needs."""
        self.places: dict[int, list[tuple[int, Pair]]] = {}
        """For each space, the neighbours with which a tile may cover it, and the pair of both."""
        for space, colour in colours.items():
            around = [other for other in NEIGHBOUR[space].tolist() if other in colours]
            pairs = [(other, (min(space, other), max(space, other))) for other in around]
            self.kinds |= {pair: int(KIND[colour, colours[other]]) for other, pair in pairs}
            self.places[space] = [place for place in pairs if self.may_lie(self.kinds[place[1]])]

    def may_lie(self, kind: int) -> bool:
        return all(self.most[number] > 0 for number in self.limits_of[kind])

    def run(self) -> Counter[int] | None:
        """See `cover`."""
        if not all(self.places.values()) or any(len(group) % 2 for group in self.groups()):
            return None
        rng = random.Random(0)  # noqa: S311 - deterministic on purpose
        for _ in range(TRIES):
            board = Board(self, rng)
            for _ in range(STEPS):
                if not board.bare:
                    return Counter(self.kinds[pair] for pair in set(board.tile_on.values()))
                self.steps += 1
                board.lay()
        raise NoCoverFound

    def groups(self) -> Iterable[set[int]]:
        """The spaces in groups that no tile connects: each has to be covered by itself."""
        left = set(self.places)
        while left:
            group, reached = set[int](), {left.pop()}
            while reached:
                group |= reached
                reached = {other for space in reached for other, _ in self.places[space]} - group
            left -= group
            yield group


@dataclass
class Board:
    """Tiles are laid, and removed again where they are in the way, until all spaces are covered.

    Ties are broken at random: any fixed order may loop forever.
    """

    search: Search
    rng: random.Random
    bare: set[int] = field(init=False)
    """The spaces that no tile covers yet."""
    tile_on: dict[int, Pair] = field(default_factory=dict)
    """For each covered space, the pair that its tile covers."""
    counted: list[dict[Pair, None]] = field(init=False)
    """For each limit, the tiles that it counts, the oldest first."""
    tried: Counter[Pair] = field(default_factory=Counter)
    """How often a tile was laid on each pair."""

    def __post_init__(self) -> None:
        self.bare = set(self.search.places)
        self.counted = [{} for _ in self.search.most]

    def lay(self) -> None:
        """Lay a tile on the bare space with the fewest options."""
        space = min(sorted(self.bare), key=lambda bare: (self.ways(bare), self.rng.random()))
        pairs = [pair for _, pair in self.search.places[space]]
        pair = min(pairs, key=lambda pair: (self.cost(pair), self.rng.random()))
        for other in self.in_the_way(pair):
            self.remove(other)
        self.bare.difference_update(pair)
        self.tile_on |= dict.fromkeys(pair, pair)
        for number in self.limits_on(pair):
            self.counted[number][pair] = None
        self.tried[pair] += 1

    def remove(self, pair: Pair) -> None:
        self.bare.update(pair)
        for space in pair:
            del self.tile_on[space]
        for number in self.limits_on(pair):
            del self.counted[number][pair]

    def limits_on(self, pair: Pair) -> list[int]:
        return self.search.limits_of[self.search.kinds[pair]]

    def ways(self, space: int) -> int:
        return sum(other in self.bare for other, _ in self.search.places[space])

    def cost(self, pair: Pair) -> int:
        """The cost of laying a tile: earlier tries, plus the tiles that have to be removed for it."""
        return self.tried[pair] + IN_THE_WAY * len(self.in_the_way(pair))

    def in_the_way(self, pair: Pair) -> set[Pair]:
        """The tiles to remove: those on these spaces, and the oldest one of each limit that would be exceeded."""
        found = {self.tile_on[space] for space in pair if space in self.tile_on}
        for number in self.limits_on(pair):
            counted = self.counted[number]
            if len(counted) - sum(other in counted for other in found) >= self.search.most[number]:
                found.add(next(other for other in counted if other not in found))
        return found
