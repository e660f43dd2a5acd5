"""Which of a player's tables a list shows. The home page needs these names without loading any rules."""

ALL, TURN, OTHERS, HIDDEN = "all", "turn", "others", "hidden"
SHOWN = (ALL, TURN, OTHERS, HIDDEN)
"""All open tables, those that wait for the player, those that wait for others, hidden ones."""
