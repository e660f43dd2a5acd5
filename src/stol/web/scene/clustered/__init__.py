"""TODO helper: real modules here."""

from stol.web.html.stage.clustered import aim, awaited, offer, progress, wording

__all__ = ["aim", "awaited", "offer", "progress", "wording"]
