"""The same chance again, whatever the players decide: every deck, every bag and the dice in an order of their own."""

import copy
import hashlib
from collections import Counter

from stol.position import Position


class Deal:
    """Draws for chance, all through one game. Two games of an equal deal meet the same orders of cards, tiles and dice.

    A deck or bag lies in a secret order from its shuffle on, and the next draw is the next in that order. When it holds
    other pieces than are left of the order, some came back: it was shuffled. Dice come back with every throw.
    """

    def __init__(self, seed: int | str, number: int = 0) -> None:
        self._name = f"{seed} {number}"
        self._orders: dict[int, list[str]] = {}
        self._shuffles: Counter[int] = Counter()

    def copy(self) -> "Deal":
        """The same deal at the same moment, to go on by itself."""
        return copy.deepcopy(self)

    def outcome(self, position: Position) -> str:
        """What chance does now."""
        pieces = position.chance()
        if not pieces:
            raise ValueError("chance is not to act")
        source = position.game.definition.source(position.state)
        if Counter(self._orders.get(source)) != pieces:
            self._shuffle(source, pieces)
        return self._orders[source].pop()

    def _shuffle(self, source: int, pieces: dict[str, int]) -> None:
        self._shuffles[source] += 1
        shuffle = f"{self._name} {source} {self._shuffles[source]}"
        copies = [(piece, copy) for piece, count in pieces.items() for copy in range(count)]
        copies.sort(key=lambda piece: place(f"{shuffle} {piece[0]} {piece[1]}"))
        self._orders[source] = [piece for piece, _ in copies]


def place(name: str) -> bytes:
    """Where a piece lies in an order: a hash, since it depends on no other piece, no process and no Python version."""
    return hashlib.blake2b(name.encode(), digest_size=16).digest()
