"""Tables that are played at: seats, moves, and the log that holds it all."""
