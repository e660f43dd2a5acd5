"""Whether anybody is sent what they may not know."""
