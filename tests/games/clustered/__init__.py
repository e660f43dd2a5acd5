"""Clustered, rule by rule."""
