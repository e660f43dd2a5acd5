"""Score sheets for games that are played with the box."""
