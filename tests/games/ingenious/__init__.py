"""Ingenious, rule by rule."""
