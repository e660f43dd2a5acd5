"""The four games, in packages with the same modules; `registry` lists them."""
