"""Score sheets for games that are played with the box. Each game has a module; `stol.score` counts the points."""
