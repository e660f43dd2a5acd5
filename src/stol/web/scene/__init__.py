"""What one viewer may see of a game now, as data and as sentences. No HTML, no HTTP."""
