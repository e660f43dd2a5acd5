"""The guide of each game: sections with their figures, a question, and the words to explain."""
