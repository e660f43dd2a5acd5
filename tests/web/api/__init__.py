"""Tests of the API, by subject."""
