"""Games of Ingenious that the figures show. Draws and moves are played by the rules, so no figure can be wrong."""

from stol.web.html.learn.guide import Played

FINISHED = Played(
    "ingenious",
    "rp bp bp op ro ry rb ry oo rb bb ry rp@1,-5:2,-5 gy oo@-1,5:0,4 rb ro@-1,4:-2,5 pp ry@0,-4:1,-4 rp "
    "ry@-1,-3:0,-3 bo ry@-2,-2:-1,-2 bb pp@-5,1:-4,0 yp rp@-3,-1:-4,-1 gy yp@-2,-1:-3,0 yy rb@-1,-4:-2,-3 pp "
    "bp@4,0:4,1 go pp@-5,2:-4,1 rr bp@3,0:3,1 ro bb@4,-1:5,-1 yp ro@-2,4:-3,5 by bb@4,-2:5,-2 yy bo@5,-3:4,-3 "
    "oy rb@2,0:3,-1 rg go@4,-4:3,-3 rg yp@-1,-1:-2,0 oy yy@0,-2:0,-1 op yy@1,-3:1,-2 yp by@2,-1:1,-1 go "
    "yp@0,0:-1,0 gb go@4,-5:3,-4 gb oy@2,-3:2,-2 rb@1,1:2,1 rr@-1,3:0,2 bo gp rr gy@3,-5:2,-4 op@-3,1:-4,2 oo "
    "rp bo@-4,4:-4,5 rg rp@-1,2:-1,1 rg gp@-5,4:-4,3 rg@-2,2:-3,2 gy@-3,3:-3,4 yy oy by rg@1,2:1,3 yp "
    "oy@1,4:2,3 op rg@2,2:3,2 ro by@1,0:0,1",
)
"""A whole game of two: the winner has fewer points in all."""

PLACED = Played(
    "ingenious",
    "rg ry oo yp rg bo op gb rb gy ro go rg@1,-5:1,-4 gg op@-1,5:-2,5 rp ry@-1,0:-2,1 op gb@1,0:2,0 bp "
    "oo@-1,-1:0,-1 ry rb@3,-3:4,-3 gp | yp@-1,1:-1,2",
)
"""A tile goes to two free spaces."""

COUNTED = Played(
    "ingenious",
    "rg rr bb pp rb yp op rr gy go gp ro rg@1,-5:1,-4 ry op@-1,5:-2,5 rp rr@-2,0:-1,0 oy rr@0,-2:0,-1 bo "
    "bb@2,0:3,0 by gy@1,-1:2,-1 bp pp@-2,2:-1,1 gb go@1,2:2,1 go | rb@0,0:1,0",
)
"""Two colours score at once."""

GAP = Played(
    "ingenious",
    "rg rr rb rp go gy op pp yp bo ry gp rg@1,-5:1,-4 by op@-1,5:-2,5 bp rr@2,0:3,0 gb pp@-4,2:-4,3 oy | rb@0,0:0,-1",
)
"""A free space ends a line."""

OTHER_SYMBOL = Played(
    "ingenious",
    "rg ry rg ro go gy op rp bo yp gp by rg@1,-5:1,-4 bp op@-1,5:-2,5 gb ry@1,0:2,0 oy rp@3,0:3,1 rb | rg@0,0:0,-1",
)
"""Another symbol ends a line."""

DOUBLE = Played(
    "ingenious",
    "rg gg gg rp go oy op gy yp bo ry gp rg@1,-5:1,-4 by op@-1,5:-2,5 bp gg@2,0:3,0 gb gy@-1,0:-1,-1 rb | gg@0,0:1,0",
)
"""Both halves of a double score."""

ASKED = Played(
    "ingenious",
    "rg oo oy go go gy op bo rp oo ro yp rg@1,-5:1,-4 ry op@-1,5:-2,5 rb oo@1,0:2,0 bp bo@-1,-1:0,-1 gb "
    "oy@-2,2:-1,1 by rp@2,-1:3,-1 gp go@3,0:2,1 gg oo@-3,1:-2,0 by | go@0,1:0,0",
)
"""The tile of the question."""

OPENED = Played(
    "ingenious",
    "ro rb go yp gy rp bo ry rg by bp gp ro@1,-5:1,-4 rg | rg@3,-4:4,-4",
)
"""The first player has begun at red."""

EIGHTEEN = Played(
    "ingenious",
    "rb rb bo ro ro gy go ry go op rb ry ro@-1,5:0,4 bo rb@4,-1:4,0 ro ro@-1,4:0,3 gp ro@-1,3:0,2 rr "
    "bo@-1,2:0,1 ro go@-1,1:0,0 yp bo@1,-2:0,-1 op go@-2,1:-1,0 gy | op@0,-2:1,-3",
)
"""Orange reaches the end of its track."""

SWAPPED = Played(
    "ingenious",
    "rb rb bo ro ro gy go ry go op rb ry ro@-1,5:0,4 bo rb@4,-1:4,0 ro rb@3,-1:3,0 gp ro@-1,4:0,3 rr "
    "ro@-1,3:0,2 yp rr@-2,4:-2,5 yy rb@2,-1:2,0 by ry@-3,5:-4,5 gb bo@1,0:0,1 oo gb@-1,0:0,0 rp yp@-4,4:-4,3 ro "
    "go@-1,1:-1,2 rr gp@-2,1:-3,2 | swap ro op oy gg bb gp",
)
"""No tile of the rack shows the lowest colour, so it is swapped."""

RANKED = Played(
    "ingenious",
    "rb op oo rp gp gy by oy rg rr op go oo rr gy bp ry yp oo@0,6:1,5 gb rr@0,-6:1,-6 oo gy@-6,5:-5,4 rb "
    "gy@-6,4:-5,3 bo oo@-1,5:0,4 bb oo@-2,5:-2,6 yy rb@2,-6:1,-5 gy oy@-3,5:-4,5 pp rb@3,-6:2,-5 by "
    "gy@-6,6:-5,6 yp rg@4,-6:5,-6 yy yp@-5,2:-5,1 refill oy gb@4,-5:3,-5 ro bb@1,-4:2,-4 ry bp@1,-3:1,-2 refill "
    "ry gp@-6,3:-6,2 rb pp@-4,-1:-4,0 ry oy@-2,4:-3,4 refill rg rb@0,-4:0,-3 pp yy@-4,3:-4,4 bp yy@-3,3:-2,3 yy "
    "yp@-4,2:-4,1 go bp@2,-3:2,-2 op rg@4,-4:3,-4 refill gy pp@-6,0:-6,1 gg ry@-2,2:-3,2 ry rr@-1,-5:-1,-4 "
    "refill go rp@-2,-3:-3,-2 gb op@-3,0:-3,-1 bb ry@-2,-4:-3,-3 refill bp ro@-1,3:-1,4 go bb@-1,-2:0,-2 go "
    "bp@-1,-3:-2,-2 yp bo@-1,-1:-2,-1 go by@-2,0:-3,1 go@0,2:0,3 go@1,2:1,3 refill by pp gp yp@-4,-2:-5,-1 rg "
    "op@1,4:2,3 refill gp gp@2,2:3,2 refill rr go@3,3:2,4 yp gg@-1,2:0,1 refill ro pp@2,-1:3,-2 refill gy "
    "by@-1,0:-2,1 gy@1,1:2,1 ro gg gp@1,0:1,-1 bb gy@2,0:3,0 oy gg@-1,1:0,0 gp ro@-4,6:-3,6 gb@4,-3:3,-3 refill "
    "op op op@4,-1:3,-1 ro gp@5,-3:4,-2 ry bb@4,0:5,-1 refill gg ry@5,-4:6,-4 gp rg@6,-5:6,-6 refill bo "
    "go@6,-3:6,-2 op@5,1:4,2 op@4,1:3,1 refill gy by rb ro@6,-1:6,0",
    players=3,
)
"""A whole game of three; two are tied for their lowest colour."""

ALONE = Played("ingenious", "", players=1)
"""The board for one player, before the first tile ..."""

TWO = Played("ingenious", "", players=2)
"""... for two ..."""

THREE = Played("ingenious", "", players=3)
"""... for three ..."""

FOUR = Played("ingenious", "", players=4)
"""... and for four."""
