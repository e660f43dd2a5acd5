"""The browser: pages, live updates, and the server that gives them."""
