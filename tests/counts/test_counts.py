"""Node counts to fixed depths: moves and outcomes are followed, and the positions at each depth counted.

A changed number means that a rule has changed. Those said to be counted by hand were; the others were written
down once the referee and the golden games agreed with the rules.
"""


import stol


def counts(position: stol.Position, depth: int) -> list[int]:
    """How many lines of play there are of each length, from 1 to depth."""
    found = []
    level = {position: 1}
    for _ in range(depth):
        following: dict[stol.Position, int] = {}
        for here, lines in level.items():
            for move in [*here.legal(), *here.chance()]:
                there = here.play(move)
                following[there] = following.get(there, 0) + lines
        level = following
        found.append(sum(level.values()))
    return found


def after(game: stol.Game, moves: str) -> stol.Position:
    position = game.start()
    for move in moves.split("; "):
        position = position.play(move)
    return position
