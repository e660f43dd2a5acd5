"""The pieces of the games, drawn; without any rules."""
