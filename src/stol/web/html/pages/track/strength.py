"""The strength of a player in a game: the number, the curve with its band, and both as a table."""

from collections.abc import Sequence

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup, escape

from stol.draw.strength import Moment, Plot, thinned
from stol.games.registry import keys
from stol.table.strength import Z_90, Strength
from stol.text import Say
from stol.web.html.kit import svg
from stol.web.html.pages.parts import thumb
from stol.web.scene.games import title

LONGEST_TABLE = 40
"""Rows of the table beside the curve; more games are told as every second, every third and so on."""


def strength_section(
    say: Say, game: str, steps: Sequence[Moment], levels: Sequence[tuple[str, float]], strength: Strength | None
) -> Renderable:
    """`levels`: the computer players of the game, each with the mean of its strength."""
    name = title(game, say)
    return h.section("#strength.slip.strength")[
        h.div(".head")[
            h.div[h.h2[say("track-strength")], number(say, strength)],
            game_tabs(say, game),
        ],
        [curve(say, steps, levels), steps_table(say, steps)] if steps else None,
        h.p(".about")[about(say, name, strength)],
    ]


def number(say: Say, strength: Strength | None) -> Node:
    """Only after games enough; before that, a number would say more than is known."""
    if strength is None or not strength.is_shown:
        return None
    provisional = strength.is_provisional and h.p(".about")[say("track-provisional")]
    return [h.p(".nowis")[f"{strength.mean:.0f} ", h.small[f"± {Z_90 * strength.deviation:.0f}"]], provisional]


def about(say: Say, name: str, strength: Strength | None) -> str:
    if strength is None:
        return say("track-none", game=name)
    if not strength.is_shown:
        return say("track-early", game=name, games=strength.games)
    return say("track-about", game=name)


def game_tabs(say: Say, game: str) -> Renderable:
    return h.nav(".gametabs", aria_label=say("track-game"))[
        [
            h.a(
                href=f"/me?game={key}#strength", aria_label=title(key, say), title=title(key, say),
                aria_current="true" if key == game else None,
            )[thumb(key)]
            for key in keys()
        ]
    ]  # fmt: skip


def curve(say: Say, steps: Sequence[Moment], levels: Sequence[tuple[str, float]]) -> Markup:
    """Twice: for wide pages, and for phones."""
    label = str(escape(say("track-chart", games=steps[-1].game)))
    named = [(str(escape(say(f"level-{level}"))), points) for level, points in levels]
    moments = thinned(steps)
    wide = drawn(Plot(moments, 60, 14, 720 - 108, 372 - 36), named, (720, 372))
    tall = drawn(Plot(moments, 56, 14, 400 - 108, 340 - 36), named, (400, 340))
    return svg(
        f'<svg class="rating wide-chart" viewBox="0 0 720 372" role="img" aria-label="{label}">{wide}</svg>'
        f'<svg class="rating tall-chart" viewBox="0 0 400 340" role="img" aria-label="{label}">{tall}</svg>'
    )


def drawn(plot: Plot, levels: Sequence[tuple[str, float]], size: tuple[int, int]) -> str:
    """The lines and words of a curve."""
    parts = [f'<path class="band" d="{plot.band()}"/>']
    edges = plot.edge(lambda one: one.high), plot.edge(lambda one: one.low)
    parts += [f'<path class="edge" d="{edge}"/>' for edge in edges]
    inside = [(name, plot.y(points)) for name, points in levels if plot.lowest < points < plot.highest]
    for name, y in inside:
        parts.append(f'<path class="level" d="M{plot.left} {y:.1f}H{plot.right + 8}"/>')
        parts.append(f'<text x="{plot.right + 14}" y="{y + 5:.1f}">{name}</text>')
    for points in plot.numbers():
        parts.append(f'<text x="{plot.left - 10}" y="{plot.y(points) + 5:.1f}" text-anchor="end">{points}</text>')
    for game in sorted({1, plot.moments[-1].game}):
        parts.append(f'<text x="{plot.x(game):.1f}" y="{size[1] - 8}" text-anchor="middle">{game}</text>')
    shown = plot.labelled_moments()
    if shown:
        line, end = plot.line(), shown[-1]
        parts += [f'<path class="case" d="{line}"/>', f'<path class="line" d="{line}"/>']
        parts.append(f'<circle class="end" cx="{plot.x(end.game):.1f}" cy="{plot.y(end.mean):.1f}" r="7"/>')
    return "".join(parts)


def steps_table(say: Say, steps: Sequence[Moment]) -> Renderable:
    """What the curve shows, for screen readers."""
    every = -(-len(steps) // LONGEST_TABLE)
    return h.div(".sr")[
        h.table[
            h.caption[say("track-strength")],
            h.thead[h.tr[[h.th(scope="col")[say(f"track-{head}")] for head in ("number", "strength", "band")]]],
            h.tbody[[step_row(say, step) for step in steps[(len(steps) - 1) % every :: every]]],
        ]
    ]


def step_row(say: Say, step: Moment) -> Renderable:
    between = say("track-between", low=f"{step.low:.0f}", high=f"{step.high:.0f}")
    return h.tr[h.th(scope="row")[step.game], h.td[f"{step.mean:.0f}" if step.is_shown else "–"], h.td[between]]
