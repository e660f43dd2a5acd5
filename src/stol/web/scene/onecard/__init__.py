"""What Everything on 1 Card tells of a scene in words."""

from stol.web.scene.onecard.advice import aim, offer
from stol.web.scene.onecard.words import awaited, progress, wording

__all__ = ["aim", "awaited", "offer", "progress", "wording"]
