"""Pixies, rule by rule."""
