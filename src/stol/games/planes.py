"""Observations: what a seat knows, as one flat array of numbers, made of named planes.

Seats are relative to the observer: its own seat first, then clockwise.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from stol.kernel.jit import inlined
from stol.kernel.layout import Array
from stol.kernel.seats import clockwise

INDEX = 2**31 - 1
"""`at & INDEX` equals `at`, and tells the compiler that it is not negative. Otherwise every write would check for a
negative index, which takes longer than the write."""


@dataclass(frozen=True)
class Plane:
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    low: int
    """Smallest possible value."""
    high: int
    """Largest possible value."""
    meaning: str

    @property
    def size(self) -> int:
        return math.prod(self.shape)


def actor_plane(players: int) -> Plane:
    """The plane that all games have: the actor, one-hot."""
    return Plane("actor", (players,), 0, 1, "the seat to move; none where chance acts, and at the end")


def named(planes: Sequence[Plane], observation: Array) -> dict[str, Array]:
    """The planes of an observation by name, each in its shape. They share memory with the observation."""
    parts, at = {}, 0
    for plane in planes:
        parts[plane.name] = observation[at : at + plane.size].reshape(plane.shape)
        at += plane.size
    return parts


# The functions below write a plane, or a part of one, to `out` from index `at` on. They return the index after it.


@inlined
def is_seat(who: int, seat: int, players: int, out: Array, at: int) -> int:
    """Write a seat one-hot, relative to the observer `seat`."""
    at &= INDEX
    for place in range(players):
        out[at + place] = who == clockwise(seat, place, players)
    return at + players


@inlined
def is_one(number: int, numbers: int, out: Array, at: int) -> int:
    """Write a number below `numbers` one-hot."""
    at &= INDEX
    for other in range(numbers):
        out[at + other] = other == number
    return at + numbers


@inlined
def copied(source: Array, length: int, out: Array, at: int) -> int:
    at &= INDEX
    for index in range(length):
        out[at + index] = source[index]
    return at + length


@inlined
def numbered(cards: Array, length: int, out: Array, at: int) -> int:
    """Write each card as its number + 1; 0 means no card."""
    at &= INDEX
    for index in range(length):
        out[at + index] = cards[index] + 1
    return at + length


@inlined
def spelled(features: Array, cards: Array, length: int, out: Array, at: int) -> int:
    """Write the printed features of each card; row 0 of `features` means no card."""
    at, width = at & INDEX, int(features.shape[1])
    for index in range(length):
        card = cards[index] + 1
        for feature in range(width):
            out[at + index * width + feature] = features[card, feature]
    return at + length * width
