"""Everything on 1 Card, by Steffen Benndorf."""

from stol.games.onecard.deck import read_deck

__all__ = ["read_deck"]
