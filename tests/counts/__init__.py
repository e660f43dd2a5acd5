"""Node counts: how many games there are to a fixed depth."""
