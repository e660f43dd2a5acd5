"""Seats around a table."""

from stol.kernel.jit import inlined


@inlined
def clockwise(seat: int, places: int, players: int) -> int:
    """The seat so many places on, not more than once around. A division would take longer than many a rule."""
    other = seat + places
    return other - players if other >= players else other
