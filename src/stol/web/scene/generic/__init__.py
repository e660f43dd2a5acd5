"""Any game without a scene of its own: moves by the game's words, or as they are written."""

from stol.web.scene.generic.advice import aim, offer
from stol.web.scene.generic.words import awaited, progress, wording

__all__ = ["aim", "awaited", "offer", "progress", "wording"]
