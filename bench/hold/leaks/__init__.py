"""Searches everything the server sends for hidden information."""
