"""Request handlers for people: they answer with pages."""
