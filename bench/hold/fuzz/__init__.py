"""Fuzzing of the server with malformed requests."""
