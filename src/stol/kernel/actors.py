"""Actors that are not seats. Seats are 0, 1, …."""

CHANCE = -1
OVER = -2
"""Nobody acts: the game has ended."""

WATCHER = -1
"""In place of a seat: a spectator, who sees public information only."""
