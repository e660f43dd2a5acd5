"""One suite for every game, option set and number of players."""
