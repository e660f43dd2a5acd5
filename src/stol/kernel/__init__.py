"""Compiled code that works for every game: random playouts, search, batches on a CPU or a GPU."""
