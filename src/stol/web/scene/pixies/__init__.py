"""A scene of Pixies in words: names, sentences, advised moves."""

from stol.web.scene.pixies.advice import aim, offer
from stol.web.scene.pixies.telling import finished_round, telling
from stol.web.scene.pixies.words import awaited, progress, wording

__all__ = ["aim", "awaited", "finished_round", "offer", "progress", "telling", "wording"]
