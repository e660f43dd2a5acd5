"""A real table, typed into a form: the fields of each game, and what they are read as."""
