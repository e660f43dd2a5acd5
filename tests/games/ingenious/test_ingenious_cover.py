"""Finding tiles that cover a board of known colours (I3)."""

from collections import Counter

import pytest

from stol.games.ingenious.components import COLOURS, NUMBER, TILE_COUNT, TILE_NAMES
from stol.games.ingenious.cover import STEPS, TRIES, Limits, NoCoverFound, Search, cover

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

ALL_TILES: Limits = [((kind,), count) for kind, count in enumerate(TILE_COUNT.tolist())]
TWELVE_REDS = [*((q, -5) for q in range(1, 5)), *((q, -4) for q in range(-1, 6)), (0, -3)]
"""Twelve spaces that hang together: if all are red, they need six tiles rr, and there are five."""


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


def test_the_search_for_a_cover_ends_where_there_is_none() -> None:
    search = Search({NUMBER[space]: COLOURS.index("r") for space in TWELVE_REDS}, ALL_TILES)
    with pytest.raises(NoCoverFound):
        search.run()
    assert search.steps == STEPS * TRIES <= 4_000  # a sixth of a second of Python


def test_i3_an_odd_group_of_spaces_is_refused_without_a_search() -> None:
    apart = [(0, 0), (0, 1), (0, 2), (4, 0), (4, 1), (4, 2)]
    search = Search({NUMBER[space]: place % 6 for place, space in enumerate(apart)}, ALL_TILES)
    assert search.run() is None
    assert search.steps == 0
