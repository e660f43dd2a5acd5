"""Finding tiles that cover a board of known colours (I3)."""

from collections import Counter

from stol.games.ingenious.components import COLOURS, TILE_COUNT, TILE_NAMES
from stol.games.ingenious.cover import Limits, cover

LATE = (
    "pgbgrro..pp.rbryy.p.rrbb.r.gypprrobrry.opppprrbpppprrgpporb.gpp..rop.prrbpobp.r.popp"
    "pyboo.opyrrrrpybbrroo.bygrorgbo.roooybrrrppbyyrrb.gbbobypobb.ggoo.ybyggggooob.pggpopb"
)
"""A board near the end of a game of four, space by space; a dot is a free or printed space."""
ON_RACKS = ["rg", "ro", "ry", "gg", "gb", "go", "by", "oo", "oo", "oo", "oy", "yy"]
SWAPPED = ["rr", "rg", "rb", "ro", "rp", "gg", "gb", "go", "gp", "bb", "bo", "bp", "oo", "op", "pp"]
"""I10: the kinds that may be on the rack of a seat that may swap, where yellow is the lowest colour …"""
MOST_OF_THESE = 73
"""… and the maximum number of these tiles on the board."""


def test_i3_a_board_is_covered_even_where_the_first_tries_lead_nowhere() -> None:
    colours = {space: COLOURS.index(letter) for space, letter in enumerate(LATE) if letter != "."}
    counts = zip(TILE_NAMES, TILE_COUNT.tolist(), strict=True)
    limits: Limits = [((kind,), count - ON_RACKS.count(name)) for kind, (name, count) in enumerate(counts)]
    limits.append(([TILE_NAMES.index(name) for name in SWAPPED], MOST_OF_THESE))
    found = cover(colours, limits)
    assert found is not None
    assert all(sum(found[kind] for kind in kinds) <= most for kinds, most in limits)
    halves = Counter(letter for kind, count in found.items() for letter in TILE_NAMES[kind] * count)
    assert halves == Counter(LATE.replace(".", ""))
