"""Whole games, written down with what was legal, possible and seen at every ply."""
