"""The figures of Ingenious about the end of a game, and about the number of players."""

import math

import htpy as h
from markupsafe import Markup

from stol.games.ingenious.components import DIRECTIONS, SIDE, hexagon
from stol.games.ingenious.options import Options
from stol.games.options import choose
from stol.position import Position
from stol.web.html.kit import coin, rendered, svg, sym
from stol.web.html.learn.games import ingenious_games as games
from stol.web.html.learn.games.ingenious_board import draw_tiles, printed_symbols, ranks, tiles, view_of, whole_board
from stol.web.html.learn.games.ingenious_figures import steps
from stol.web.html.learn.guide import Facts, Figure, Panel, Show
from stol.web.html.pieces import ingenious as pieces

# ---- the end --------------------------------------------------------------------------------------------------


def left_over(position: Position) -> list[pieces.Space]:
    """The spaces that are still free."""
    board = view_of(position)["board"]
    return [(q, r) for q, r in hexagon(SIDE[position.game.players]) if f"{q},{r}" not in board]


def ordered(position: Position, seat: int) -> list[tuple[str, int]]:
    """The colours of a player, the lowest first."""
    return sorted(steps(position, seat).items(), key=lambda pair: pair[1])


def by_rank(position: Position) -> list[int]:
    return sorted(range(position.game.players), key=ranks(position).__getitem__)


def deciding(position: Position, seat: int) -> int:
    """How many colours have to be compared until this player's rank is clear."""
    own = [step for _, step in ordered(position, seat)]
    others = [[step for _, step in ordered(position, other)] for other in by_rank(position) if other != seat]
    same = [next((i for i, (a, b) in enumerate(zip(own, other, strict=True)) if a != b), 5) for other in others]
    return max(same)


def podium(position: Position) -> Markup:
    """The players by rank with their colours, the lowest first; the one that decides has a ring."""
    return rendered(
        h.ol(".podium")[[podium_row(position, seat, rank) for rank, seat in enumerate(by_rank(position), 1)]]
    )


def podium_row(position: Position, seat: int, rank: int) -> h.Element:
    decides = deciding(position, seat)
    return h.li[
        h.span(".rank")[str(rank)],
        coin(seat, 34),
        [
            h.span(class_=["v", "decides" if i == decides else "ties" if i < decides else "idle"])[
                sym(f"ing-{colour}", 22), str(step)
            ]
            for i, (colour, step) in enumerate(ordered(position, seat))
        ],
    ]


def draw_end(figure: Figure) -> Show:
    end = figure.moments[-1]
    lone = "".join(f'<path class="lone" d="{pieces.hexagon(space, 27)}"/>' for space in left_over(end))
    board = whole_board(end, [draw_tiles(tiles(figure.played[0])), lone])
    return Show("single wideone", (Panel(board, cls="bare"),), foot=podium(end))


def count_end(figure: Figure) -> Facts:
    end = figure.moments[-1]
    free = left_over(end)
    beside = sum((q + dq, r + dr) in free for q, r in free for dq, dr in DIRECTIONS)
    first, second, third = by_rank(end)
    return {
        "free": len(free),
        "beside": beside,
        "low": ordered(end, first)[0][1],
        "tied": ordered(end, second)[0][1],
        "next": ordered(end, second)[1][1],
        "next_other": ordered(end, third)[1][1],
    }


END = Figure((games.RANKED,), draw_end, count_end)


# ---- players --------------------------------------------------------------------------------------------------


def spaces_of(position: Position) -> int:
    return len(hexagon(SIDE[position.game.players]))


def draw_players(figure: Figure) -> Show:
    teams = rendered(coin(0, 34), coin(2, 34))
    panels = (
        Panel(sizes(figure), cls="mat open"),
        Panel(svg(""), "alone", head=coin(0, 34)),
        Panel(svg(""), "teams", head=teams),
    )
    return Show("sizesfig", panels)


def sizes(figure: Figure) -> Markup:
    """The boards one on the other, each with the numbers of players that it is for."""
    sides: dict[int, list[int]] = {}
    for moment in figure.moments:
        sides.setdefault(SIDE[moment.game.players], []).append(moment.game.players)
    small, middle, large = sorted(sides)
    wells = {side: set(pieces.spaces(side)) for side in sides}
    rings = [
        f'<path class="wells" d="{paths(wells[small])}"/>',
        f'<path class="ring7" d="{paths(wells[middle] - wells[small])}"/>',
        f'<path class="ring8" d="{paths(wells[large] - wells[middle])}"/>',
        *(f'<path class="edge" d="{edge(side)}"/>' for side in (small, middle)),
        printed_symbols(),
        tag(0, sides[small]),
        tag(pieces.S * 9, sides[middle]),
        tag(-pieces.S * 10.5, sides[large]),
    ]
    wide = pieces.reach(large) + 8
    high = wide * math.sqrt(3) / 2
    box = f"{-wide:.0f} {-high:.0f} {2 * wide:.0f} {2 * high:.0f}"
    return svg(f'<svg class="hexboard still fig sizes" viewBox="{box}" aria-hidden="true">{"".join(rings)}</svg>')


def paths(spaces: set[pieces.Space]) -> str:
    return "".join(pieces.hexagon(space, pieces.WELL) for space in sorted(spaces))


def edge(side: int) -> str:
    radius = pieces.S * math.sqrt(3) * (side - 0.5) + 6
    angles = [math.radians(60 * corner) for corner in range(6)]
    return pieces.outline((radius * math.cos(angle), radius * math.sin(angle)) for angle in angles)


def tag(y: float, players: list[int]) -> str:
    text = "–".join(map(str, players))
    width = 44 + 26 * len(text)
    box = f'<rect x="{-width / 2}" y="-32" width="{width}" height="64" rx="32"/>'
    return f'<g transform="translate(0 {y:.0f})">{box}<text y="16">{text}</text></g>'


def count_players(figure: Figure) -> Facts:
    alone, two, three, four = figure.moments
    return {
        "spaces": spaces_of(two),
        "spaces_three": spaces_of(three),
        "spaces_four": spaces_of(four),
        "end": choose(Options, "ingenious", {"teams": True}).track_end(four.game.players),
        "end_alone": choose(Options, "ingenious", {}).track_end(alone.game.players),
    }


PLAYERS = Figure((games.ALONE, games.TWO, games.THREE, games.FOUR), draw_players, count_players)
