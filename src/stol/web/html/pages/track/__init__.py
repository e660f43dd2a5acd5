"""A player's own page: strength, shares of wins, luck, records, all games."""
