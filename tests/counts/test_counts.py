"""Node counts to fixed depths: moves and outcomes are followed, and the lines of play of each length counted.

A changed number means that a rule has changed. Beside the numbers stands how they were counted by hand; those
without were written down once the referee and the golden games agreed with the rules.
"""

import pytest

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
    for move in moves.split("; ") if moves else ():
        position = position.play(move)
    return position


SMALL = {
    "pixies, the deal": (stol.Game("pixies", 2), "", [2, 140, 9660]),  # 2 seats; 70 cards; 69
    # four cards of four values: 4, 4x3, 4x3x2, 4x3x2x1, then 66 cards are left
    "pixies, four values": (stol.Game("pixies", 2), "first:0; b1+6; b2+4; b3+3; b4+1", [4, 12, 24, 24, 1584]),
    # four fives: 4, 4x3, then each second five stays up or goes under (P8): x2x2, x1x2, then 66 cards
    "pixies, four fives": (stol.Game("pixies", 2), "first:1; b5; g5; y5; r5", [4, 12, 48, 96, 6336]),
    # three fours or a five on eight cells: 3 + 8; 3x10 + 8x3; 6x9 + 24x4 + 24x2
    "pixies, both fives validated": (
        stol.Game("pixies", 2),
        "first:1; b5; g5; y5; r5; b5; g5; y5=new; r5=old; m4; b4; g4-1; b5*",
        [11, 54, 198, 360],
    ),
    "onecard, the deal": (stol.Game("onecard", 2), "", [30, 870, 24360]),  # 30, 29, 28 cards
    # 2x3x3 ways to keep, less all five, and stop; then 17 x 6 colours + 3 marks
    "onecard, a roll": (stol.Game("onecard", 2), "01; 02; 03; 04; o; y; y; p; p", [18, 105, 857]),
    # pass or one of two cards, for each; then a die
    "onecard, marking": (stol.Game("onecard", 2), "01; 02; 03; 04; o; y; y; p; p; stop", [3, 9, 54]),
    # three of five, for each; then the display from 20 + 4 cards
    "onecard, the draft": (
        stol.Game("onecard", 2, draft=True),
        "01; 02; 03; 04; 05; 06; 07; 08; 09; 10",
        [10, 100, 2400],
    ),
    # 28 kinds; 27 after a plain card, 28 after a joker; 26 after two plain ones, 27 after others
    "clustered, the deal": (stol.Game("clustered", 1), "", [28, 757, 19737]),
    # five cards on four spaces; then 23 plain kinds and a joker
    "clustered, three by three": (
        stol.Game("clustered", 1, table=[3, 3]),
        "1sh; 1sd; 1th; 3cf; J",
        [20, 480, 9808],
    ),
    # five cards on two spaces; then 22 plain kinds and the jokers
    "clustered, one row": (
        stol.Game("clustered", 2, table=[5, 1]),
        "1sh; 1sd; 1sf; 1th; 1td; 1sh; 1sd; 1sf; 1th; 1td",
        [10, 230, 1932, 44436],
    ),
    # two of seven are discarded one after the other; then five cards on four spaces
    "clustered, fast": (stol.Game("clustered", 1, fast=True), "1sh; 1sd; 1sf; 1th; 1td; 3cf; J", [7, 42, 840]),
    # 21 kinds; nine pairs beside each of six printed symbols, twice for the 15 mixed tiles
    "ingenious, solo": (stol.Game("ingenious", 1), "", [21, 1944]),
    # two kinds of doubles on 54 pairs; then 19 kinds are left in the bag
    "ingenious, two players": (
        stol.Game("ingenious", 2),
        "rr; rr; rr; rr; rr; gg; gg; gg; gg; gg; bb; bb",
        [108, 2052],
    ),
}


@pytest.mark.parametrize(("game", "opening", "expected"), SMALL.values(), ids=SMALL)
def test_as_many_lines_of_play_as_counted(game: stol.Game, opening: str, expected: list[int]) -> None:
    assert counts(after(game, opening), len(expected)) == expected
