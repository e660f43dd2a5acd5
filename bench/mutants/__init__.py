"""Mutation testing: how many of sixty single faults the tests notice, at two revisions."""
