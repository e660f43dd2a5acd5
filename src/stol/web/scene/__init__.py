"""What one pair of eyes may see of a game now, and in which words. No HTML, no HTTP."""
