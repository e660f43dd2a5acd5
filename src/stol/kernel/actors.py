"""Who acts, besides a seat (0, 1, …)."""

CHANCE = -1
OVER = -2
"""Nobody: the game has ended."""
