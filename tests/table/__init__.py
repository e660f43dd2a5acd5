"""Tables that are played at, with real databases and real processes."""
