"""Small relatives of the four games, for two players, that can be solved: for research, not offered to people.

A relative is its game with fewer pieces, on less room, late in the game. It shares the game's rule functions and adds
no option to it: its `Options` has fixed values, and says which pieces there are.
"""
