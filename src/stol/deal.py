"""The same chance again, whatever the players decide: every deck, every bag and the dice in an order of their own."""

import copy
import hashlib
from collections import Counter

from stol.position import Position


class Deal:
    """Draws for chance, all through one game. Two games of an equal deal meet the same orders of cards, tiles and dice.

    A deck or bag lies in a secret order from its shuffle on, and the next draw is the next in that order. When all it
    began with is there again, it is shuffled: a deck for a new round, dice for every throw. When only some came back,
    each of them is put in somewhere, and the rest lies as it lay. The same is told in docs/fair.md: change both.
    """

    def __init__(self, seed: int | str, number: int = 0) -> None:
        self._name = f"{seed} {number}"
        self._orders: dict[int, list[str]] = {}
        self._whole: dict[int, Counter[str]] = {}
        """What there was at the latest shuffle."""
        self._shuffles: Counter[int] = Counter()
        self._returns: Counter[tuple[int, str]] = Counter()

    def copy(self) -> "Deal":
        """The same deal at the same moment, to go on by itself."""
        other = copy.copy(self)
        vars(other).update(
            _orders={source: list(order) for source, order in self._orders.items()},
            _whole=dict(self._whole),
            _shuffles=self._shuffles.copy(),
            _returns=self._returns.copy(),
        )
        return other

    def outcome(self, position: Position) -> str:
        """What chance does now."""
        pieces = Counter(position.chance())
        if not pieces:
            raise ValueError("chance is not to act")
        source = position.game.definition.source(position.state)
        left = Counter(self._orders.get(source))
        if source not in self._whole or (pieces != left and pieces >= self._whole[source]):
            self._shuffle(source, pieces)
        else:
            self._put_in(source, pieces - left)
        return self._orders[source].pop()

    def _shuffle(self, source: int, pieces: Counter[str]) -> None:
        self._whole[source] = pieces
        self._shuffles[source] += 1
        shuffle = f"{self._name} {source} {self._shuffles[source]}"
        copies = [(piece, copy) for piece, count in pieces.items() for copy in range(count)]
        copies.sort(key=lambda piece: place(f"{shuffle} {piece[0]} {piece[1]}"))
        self._orders[source] = [piece for piece, _ in copies]

    def _put_in(self, source: int, returned: Counter[str]) -> None:
        order = self._orders[source]
        for piece in sorted(returned.elements()):
            self._returns[source, piece] += 1
            where = place(f"{self._name} {source} back {piece} {self._returns[source, piece]}")
            order.insert(int.from_bytes(where) % (len(order) + 1), piece)


def place(name: str) -> bytes:
    """Where a piece lies in an order: a hash, since it depends on no other piece, no process and no Python version."""
    return hashlib.blake2b(name.encode(), digest_size=16).digest()
