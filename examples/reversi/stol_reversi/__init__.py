"""Reversi, also known as Othello, for stol."""
