"""The rules through the interfaces that research uses; each needs its own extra installed."""
