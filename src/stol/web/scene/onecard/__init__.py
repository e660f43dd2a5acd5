"""TODO helper: real modules here."""

from stol.web.html.stage.onecard import aim, awaited, offer, progress, wording

__all__ = ["aim", "awaited", "offer", "progress", "wording"]
