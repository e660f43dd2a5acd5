"""The order of seats around a table."""

from stol.kernel.jit import inlined


@inlined
def clockwise(seat: int, places: int, players: int) -> int:
    """The seat `places` further on, at most once around the table. Without modulo, which is slow in inner loops."""
    other = seat + places
    return other - players if other >= players else other
