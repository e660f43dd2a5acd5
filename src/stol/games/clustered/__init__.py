"""Clustered, by Scotty Hardwick."""
