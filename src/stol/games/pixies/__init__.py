"""Pixies, by Johannes Goupy."""
