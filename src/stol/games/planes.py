"""An observation: what a seat sees, as numbers. One flat array, made of named planes one after the other.

Seats are told relative to who looks: oneself first, then clockwise.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from stol.kernel.jit import compiled
from stol.kernel.layout import Array


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


@compiled
def clockwise(seat: int, place: int, players: int) -> int:
    """The seat so many places on. A division would cost more than the rest of a plane."""
    other = seat + place
    return other - players if other >= players else other


@compiled
def is_seat(who: int, seat: int, players: int, out: Array) -> int:
    """1 at the place of one seat, relative to who looks; zeros if it is none. How many were written."""
    for place in range(players):
        out[place] = who == clockwise(seat, place, players)
    return players


@compiled
def is_one(number: int, numbers: int, out: Array) -> int:
    """1 at a number, 0 at all others below `numbers`; how many were written."""
    for other in range(numbers):
        out[other] = other == number
    return numbers


@compiled
def copied(source: Array, length: int, out: Array) -> int:
    """The first numbers of an array; how many were written."""
    for index in range(length):
        out[index] = source[index]
    return length
