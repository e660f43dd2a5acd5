"""The four games. Each has the same rooms; `registry` lists them."""
