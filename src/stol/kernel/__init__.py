"""Game-blind and compiled: how rules are run, at random or in batches, without knowing which game it is."""
