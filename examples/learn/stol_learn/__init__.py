"""A network that teaches itself two-player games, by playing thousands of them against itself at once."""
