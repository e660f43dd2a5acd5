"""An observation: what a seat sees, as numbers. One flat array, made of named planes one after the other.

Seats are told relative to who looks: oneself first, then clockwise.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from stol.kernel.jit import inlined
from stol.kernel.layout import Array
from stol.kernel.seats import clockwise

INDEX = 2**31 - 1
"""`at & INDEX` is `at`, and tells the compiler that it is not negative: to look at every number whether its place is
to be counted from the end takes longer than to write it."""


@dataclass(frozen=True)
class Plane:
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    low: int
    """No number is less."""
    high: int
    """Nor greater."""
    meaning: str

    @property
    def size(self) -> int:
        return math.prod(self.shape)


def actor_plane(players: int) -> Plane:
    """In every game."""
    return Plane("actor", (players,), 0, 1, "the seat to move; none where chance acts, and at the end")


def named(planes: Sequence[Plane], observation: Array) -> dict[str, Array]:
    """The planes of an observation by their names, each in its shape. They share its memory."""
    parts, at = {}, 0
    for plane in planes:
        parts[plane.name] = observation[at : at + plane.size].reshape(plane.shape)
        at += plane.size
    return parts


# What follows writes a plane, or a part of one, at a place of `out`, and says where the next begins.


@inlined
def is_seat(who: int, seat: int, players: int, out: Array, at: int) -> int:
    """1 for one seat, relative to who looks, 0 for all others."""
    at &= INDEX
    for place in range(players):
        out[at + place] = who == clockwise(seat, place, players)
    return at + players


@inlined
def is_one(number: int, numbers: int, out: Array, at: int) -> int:
    """1 for one number, 0 for all others below `numbers`."""
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
    """Cards as their number + 1: no card is 0."""
    at &= INDEX
    for index in range(length):
        out[at + index] = cards[index] + 1
    return at + length


@inlined
def spelled(features: Array, cards: Array, length: int, out: Array, at: int) -> int:
    """What is printed on each card, by its number + 1."""
    at, width = at & INDEX, int(features.shape[1])
    for index in range(length):
        card = cards[index] + 1
        for feature in range(width):
            out[at + index * width + feature] = features[card, feature]
    return at + length * width
