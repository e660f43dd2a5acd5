"""Request handlers for programs: the same as the pages do, as JSON."""
