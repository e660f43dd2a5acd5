"""Tables: seats, moves, the event log and its store, opponents."""
