"""Games of Pixies that the figures show. Draws and moves are played by the rules, so no figure can be wrong."""

from stol.web.html.learn.guide import Played

CARDS = Played(
    "pixies",
    "first:0 y3+5 b4* r8",
    players=3,
)
"""Two cards of the market, to look at."""

TAKEN = Played(
    "pixies",
    "first:0 g5* b3+1 r8-5 | g5* b3+1 r8-5",
    players=3,
)
"""A whole turn of three players."""

PLACED = Played(
    "pixies",
    "first:0 r2+5 b1+6 b3+3 r2+5 b1+6 b3+3 b6+1 b2+4 g6-4 g6-4 b6+1 b2+4 g9-4 y3 b7-3 y3 b7-3 g9-4 g4-1 g5 y8-1 | g4-1",
    players=3,
)
"""A card goes to its own cell."""

NEW_UP = Played(
    "pixies",
    "first:0 g3+2 b6+1 b5-2 b6+1 g3+2 b5-2 y6 y2+2 g1+5 y2+2 | y6=new",
    players=3,
)
"""The same value again: the new card stays face up ..."""

OLD_UP = Played(
    "pixies",
    "first:0 g3+2 b6+1 b5-2 b6+1 g3+2 b5-2 y6 y2+2 g1+5 y2+2 | y6=old",
    players=3,
)
"""... or the old one does."""

THIRD = Played(
    "pixies",
    "first:0 r2+5 b5* y5 r2+5 b5* y5 b6+1 r6-2 r8-5 r8-5 b6+1 r6-2 b4* y6 r5-1 r5-1=old b4* y6=new g3+2 g9-4 "
    "b5-2 g9-4 b5-2@8 g3+2 m3 y3+5 g4-1 m3=new g4-1 y3+5 r6 y1+4 y2* y2* y1+4 | r6@1 | y8-1 b1+6 g6+1 b1+6",
    players=3,
)
"""A third card of a value goes face down; later a card covers it."""

ENDED = Played(
    "pixies",
    "first:0 b1+6 m6-1 m7-1 b1+6 m6-1 m7-1 r1+3 b4* b5 b4* r1+3=old b5 b2+4 g6+1 m4 g6+1=old m4=old b2+4 m3 r4 "
    "b7-3 m3 r4 b7-3=old y9-2 g5 g5-1 y9-2 g5 g5-1=new r5 g3* y6-3 y6-3@9 g3* r5=old r6 r3+4 g1+5 r6 r3+4 g1+5 "
    "b4+1 r7-1 y5* b4+1@8 r7-1 y5*@7 r6-2 r7-4 g9-4 g9-4 r6-2 r7-4=old g7 y3 y8-1 y8-1 g7 y3=new y4-1 b8-3 r8-5 "
    "r8-5 b8-3=new y4-1=new y7+1 r9 y1+4 y7+1@1 y1+4=new r9 r5-1 r8 g4+4 r8@4 | g4+4@2 r5-1",
    players=3,
)
"""Seat 0 fills its last cell; the others finish the turn."""

COUNTED = Played(
    "pixies",
    "first:0 b1+6 b6-1 y5* b1+6 b6-1 y5* r1+3 r8 m6-1 r8 r1+3=old m6-1=new b5 b2+4 r5* r5* b5=old b2+4 g4+4 m3 "
    "b6+1 m3 b6+1@8 g4+4 y2+2 y3 b4* y2+2 b4* y3 g5 y3+5 y9-2 y3+5=old y9-2 g5 g7 r5 g2+3 r5=old g7 g2+3=new r6 "
    "m2 b5* b5*@6 r6 m2 b3+1 r7-1 r3+4 b3+1@1 r3+4 r7-1 y1+4 r7-4 b3+3 r7-4=old y1+4 b3+3=old y8-1 r5-1 g4-1 "
    "g4-1=old y8-1 r5-1=old g3+2 b8-3 r1* r1*@9 g3+2@1 b8-3=new g6-4 r9 y7+1 r9 | y7+1=old g6-4",
    players=3,
)
"""The worked example of the rules: 40 points in round 1."""

ZONED = Played(
    "pixies",
    "first:2 y1+4 b5* y5* b5* y1+4 y5* g2+3 r6 r8-5 r8-5 r6 g2+3 b4+1 r3+4 r5* r3+4 r5*=old b4+1 g3+2 y4+3 b5-2 "
    "b5-2=old y4+3 g3+2 r9 y3+5 b5 y3+5=new r9 b5 m6-1 g8-2 y2* m6-1 g8-2=old y2* y9-2 y7+1 g6-1 y9-2=old y7+1 "
    "g6-1 m8-1 b4 b9-6 b4 b9-6@3 m8-1 r7-4 g9-4 b2+4 g9-4",
    players=3,
)
"""Nine cards face up, for the question."""

TWO_PLAYERS = Played(
    "pixies",
    "first:0 y8-1 g4+4 m6-1 r2+5 | g4+4 y8-1 m6-1 r2+5",
    players=2,
)
"""A whole turn of two players."""

FLOWERS = Played(
    "pixies",
    "first:0 bg8-1d1 gy1d3 g3+2 bg8-1d1 g3+2 gy1d3 b5* b5 y3+5 b5* b5 y3+5=old g5 m6-1 g1+5 g1+5 m6-1 g5=old m2 "
    "r8-5 r5 r5@3",
    players=3,
    options=(("flower_power", True),),
)
"""Flower Power: a card face down, alone on its cell."""
