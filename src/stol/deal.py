"""Reproducible chance: every deck, bag and die follows its own order, whatever the players decide."""

import hashlib
from collections import Counter
from typing import Self

from stol.position import Position


class Deal:
    """Chooses all chance outcomes of one game. Games with the same deal have the same orders of cards, tiles and dice.

    Shuffling puts a deck or bag into a secret order; every draw takes the next piece in that order. When all pieces are
    back, it is shuffled again: a deck for a new round, dice for every roll. When only some are back, each of them is
    inserted somewhere and the others keep their order. docs/fair.md describes the same: change both.
    """

    def __init__(self, seed: int | str, number: int = 0) -> None:
        self._name = f"{seed} {number}"
        self._orders: dict[int, list[str]] = {}
        self._left: dict[int, dict[str, int]] = {}
        """Per source: how many of each piece its order has, to see at a glance that nothing came back."""
        self._at_shuffle: dict[int, Counter[str]] = {}
        """Per source: the pieces at the latest shuffle."""
        self._shuffles: dict[int, int] = {}
        self._returns: dict[tuple[int, str], int] = {}
        """How often each piece came back to each source. No counters: every move copies them, which takes long."""

    def copy(self) -> Self:
        """An independent copy of the deal in its current state."""
        other = type(self).__new__(type(self))
        vars(other).update(
            _name=self._name,
            _orders={source: list(order) for source, order in self._orders.items()},
            _left={source: dict(left) for source, left in self._left.items()},
            _at_shuffle=dict(self._at_shuffle),
            _shuffles=self._shuffles.copy(),
            _returns=self._returns.copy(),
        )
        return other

    def outcome(self, position: Position) -> str:
        """The next chance outcome in a position."""
        pieces = position.chance()
        if not pieces:
            raise ValueError("chance is not to act")
        source = position.source
        if pieces != self._left.get(source):
            self._refill(source, Counter(pieces))
            self._left[source] = dict(Counter(self._orders[source]))
        return self._take(source)

    def _refill(self, source: int, pieces: Counter[str]) -> None:
        """Puts pieces that were not in the order into it: all of them if it is shuffled again."""
        left = Counter(self._orders.get(source))
        if source not in self._at_shuffle or pieces >= self._at_shuffle[source]:
            self._shuffle(source, pieces)
        else:
            self._insert_returned(source, pieces - left)

    def _take(self, source: int) -> str:
        """The next piece of the order, which leaves it."""
        piece, left = self._orders[source].pop(), self._left[source]
        left[piece] -= 1
        if not left[piece]:
            del left[piece]
        return piece

    def _shuffle(self, source: int, pieces: Counter[str]) -> None:
        self._at_shuffle[source] = pieces
        self._shuffles[source] = self._shuffles.get(source, 0) + 1
        shuffle = f"{self._name} {source} {self._shuffles[source]}"
        copies = [(piece, copy) for piece, count in pieces.items() for copy in range(count)]
        copies.sort(key=lambda piece: sort_key(f"{shuffle} {piece[0]} {piece[1]}"))
        self._orders[source] = [piece for piece, _ in copies]

    def _insert_returned(self, source: int, returned: Counter[str]) -> None:
        order = self._orders[source]
        for piece in sorted(returned.elements()):
            self._returns[source, piece] = self._returns.get((source, piece), 0) + 1
            key = sort_key(f"{self._name} {source} back {piece} {self._returns[source, piece]}")
            order.insert(int.from_bytes(key) % (len(order) + 1), piece)


def sort_key(name: str) -> bytes:
    """The sort key of a piece in an order: a hash, the same in every process and Python version."""
    return hashlib.blake2b(name.encode(), digest_size=16).digest()
