"""Tests of the HTML of tables, without a browser."""
