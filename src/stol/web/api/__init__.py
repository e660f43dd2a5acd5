"""A door for programs: what the pages do, as JSON over HTTP."""
