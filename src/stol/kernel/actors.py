"""Who acts, besides a seat (0, 1, …)."""

CHANCE = -1
OVER = -2
"""Nobody: the game has ended."""

WATCHER = -1
"""In place of a seat: whoever sees only what lies open."""
