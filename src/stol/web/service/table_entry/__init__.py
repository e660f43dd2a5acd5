"""Table entry: form fields for a real table, per game, and how they are parsed."""
