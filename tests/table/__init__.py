"""Tests of tables, with real databases and real processes."""
