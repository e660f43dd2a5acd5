"""Ingenious, by Reiner Knizia."""
