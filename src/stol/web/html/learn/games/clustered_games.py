"""Games of Clustered that the figures show. Draws and moves are played by the rules, so no figure can be wrong."""

from stol.web.html.learn.guide import Played

DECK = Played("clustered", "")
"""Before anything is drawn: the whole deck."""

MATCHED = Played(
    "clustered",
    "1ch 2td 2cf 1th 3sh 2tf 1cd 1cf 1ch 1sd 1ch@-1,0 3ch 2tf@1,0 1sf",
)
"""Of the hand, some cards go beside the two filled triangles and others don't."""

BESIDE = Played(
    "clustered",
    "2th 2td 2tf 3sh 1cd 1sf 1cf 1cd 1ch 1sd 2th@1,0 1cf 1sf@0,-1 1sh 2td@2,0 1ch 1cf@0,-2 1td",
)
"""The two filled triangles in hand fit on some spaces beside cards, and not on others."""

JOKER = Played(
    "clustered",
    "1sf 2ch J 1cd 1cf 1tf 3tf 1cd 1cf 1ch 1sf@1,0 1ch 1tf@2,0 1sd 2ch@0,1 1sd 3tf@2,1 1sf | J@1,1",
)
"""A joker goes where no other card can."""

RUNS = Played(
    "clustered",
    """1sh 1sd 1sf 2sf 2sh 1ch 1cd 1cf 2cf 2cd 1sh@1,0 3sh 1ch@-1,0 2ch 1sd@2,0 3sd 1cd@-1,1 3sf 1sf@3,0 3cf
    1cf@-1,2 1sd 2sf@4,0 1cd 2cf@-2,2 1sf 2sh@1,1 1cf 2cd@-2,1 1sh 3sh@1,2 1ch 2ch@-2,0 1td 3sd@2,2 1td 3sf@3,2 1tf
    3cf@4,2""",
)
"""A row and a column score; the lowest row is broken by the other player's card."""

COUNTED = Played(
    "clustered",
    """1sh 1sd 1sf 2sh 2sd 2ch 3ch 1td 1th 3sd 1sh@1,0 2sf 2ch@0,1 3sf 1sd@2,0 3sh 3ch@0,2 1cd 1sf@3,0 1cd 1td@2,-1 1cf
    2sh@1,1 1cf 1th@1,-1 1ch 2sd@2,1 1ch 3sd@2,2 1sd 2sf@3,1 1td 3sf@3,2 1sf 3sh@1,2""",
)
"""Rows, a column and a rectangle that share cards."""

ASKED = Played(
    "clustered",
    """1sh 1sd 1sf 2sh 2sd 1cd 1cf 2th 3cd 3cf 1sh@1,0 2sf 1cd@0,1 2sh 1sd@1,1 3ch 1cf@0,2 1ch 1sf@1,2 1cd 2th@0,-1
    1sd 2sh@2,0 1cf 3cd@-1,1 1sf 2sd@2,1 1ch 3cf@-1,2 1sh 2sf@2,2 1td 2sh@1,-1 1td 3ch@-1,0""",
)
"""A rectangle of two columns; one more card lies beyond the start card."""

BLOCKED = Played(
    "clustered",
    "3th 3td 1sd 1cd 1cf 1ch 1cd 1cf 1sd 1sf 3th@-1,0 1ch 1ch@1,0 1sh 3td@-2,0 1sf 1cd@2,0 1td | 1sd@3,0",
)
"""A card at the end of the other player's two."""

STUCK = Played(
    "clustered",
    "2sh 3ch 2ch 1th 1sf 1sh 3sf 1cd 2sd 3cf 3ch@0,1 3td 2sd@1,0 2sf 2ch@0,-1 3tf 3sf@-1,0 1ch 2sh@2,0 1td 1sh@2,-1 3cd"
    " | discard_3td",
    options=(("table", (4, 3)),),
)
"""On a small table, with a hand of which no card fits anywhere."""

ENDED = Played(
    "clustered",
    """2td 3sf 3sd 3tf 1tf J 2td 3sd 3ch 3th 3sd@0,-1 1td 3sd@0,1 1th 3sf@1,-1 3cf J@1,1 2sh 3cf@2,-1 3ch 3th@2,1 2cd
    3tf@3,-1 J 3ch@3,1 1cd 1tf@4,-1 2th 2sh@1,2 2cf 1td@5,-1 1cd 2td@-1,0 3cd J@-1,-1 1cf 3cd@4,1 1sh 2td@-2,-1 2cd
    1sh@1,3 1sd 2cd@-3,-1 1sf 2cd@5,1 1ch 1cd@-4,-1 3td 1ch@3,2 1sf 1cf@-5,-1 1sh 1cd@4,2 1td 1sf@-5,0 3th 1sd@4,3
    3cf 1sh@-5,1 3cd 3cf@3,0 J 2th@-1,-2 2sd J@2,2 2sf 3th@-1,-3 2cf 1th@2,3 2ch 2cf@-5,-2 2sh 1sf@0,3 3tf 2sh@-5,2
    2sf 3tf@2,0 3sh 2sf@-5,-3 J 2sf@-1,3 3sf J@-4,0 2tf 3sf@1,0 2tf 3cd@-3,0 1ch 2tf@-2,3 1tf 3td@-2,0 3sh 1tf@-3,3
    2sd 3sh@-4,1 2ch 2sd@-1,1 1cf 3ch@-3,1 1th 1td@-4,3 2th 2tf@-2,-2 1sd 2cf@-2,2 3td 1sd@5,-2 1cf@-4,-2 2sd@5,-3
    3sh@0,-3 discard_1th 2th@-2,-3 2ch@-3,-3 3td@3,-2 discard_1ch discard_2ch""",
    options=(("table", (11, 7)),),
)
"""A whole game on a small table."""

TWO_STARTS = Played("clustered", "", players=5)
"""Five players have two start cards."""

THIRD_JOKER = Played("clustered", "", options=(("third_joker", "all"),))
"""A deck with three jokers."""

FAST = Played(
    "clustered", "1sh 1sd 1sf 2sh 2sd 2th 3cf | discard_2th discard_3cf", players=1, options=(("fast", True),)
)
"""The start of a fast game: seven cards, two of them discarded."""
