"""The score tracks, large and small; what else is known of each player."""

import functools
from collections.abc import Mapping

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup, escape

from stol.games.ingenious.components import TRACK_END
from stol.text import Say
from stol.web.html.kit import coin, icon, sym, why_box
from stol.web.html.pieces.ingenious import drawn, strip, tile_icon
from stol.web.html.stage.ingenious.aim import Aim, in_order
from stol.web.html.stage.ingenious.count import track_end, track_number
from stol.web.html.stage.ingenious.names import colour_name, tile_name
from stol.web.html.stage.ingenious.news import News, said
from stol.web.scene.scene import Scene

MANY = 3
"""With so many tracks, only your own is drawn large."""


class Party:
    """A player with a track, or a team that shares one."""

    def __init__(self, scene: Scene, track: int, seats: list[int]) -> None:
        self.scene = scene
        self.track = track
        self.seats = seats
        self.steps: dict[str, int] = scene.view["tracks"][track]
        self.lowest = min(self.steps.values())
        self.lows = [letter for letter, step in self.steps.items() if step == self.lowest]
        self.yours = scene.seat in seats

    @property
    def name(self) -> str:
        names = [self.scene.called(seat) for seat in self.seats]
        return names[0] if len(names) == 1 else self.scene.say("ingenious-team", one=names[0], other=names[1])

    def coins(self, size: int) -> Markup:
        return drawn(f'<span class="coins">{"".join(coin(seat, size) for seat in self.seats)}</span>')

    def about(self) -> str:
        """In small letters below the name."""
        scene = self.scene
        if scene.view["players"] == 1:
            return scene.say("ingenious-solo")
        if self.yours or len(self.seats) > 1:
            return scene.say("ingenious-decides")
        rack = scene.view["racks"][self.seats[0]]
        return scene.say("ingenious-on-rack", count=rack if isinstance(rack, int) else len(rack))


def parties(scene: Scene) -> list[Party]:
    """In the order of play, yours first."""
    found: dict[int, list[int]] = {}
    for seat in scene.seats():
        found.setdefault(track_number(scene.view, seat), []).append(seat)
    return [Party(scene, track, seats) for track, seats in found.items()]


def draw_side(scene: Scene, aim: Aim | None, gains: Mapping[str, int], latest: News | None) -> Renderable:
    everybody = parties(scene)
    stops = {track_number(scene.view, latest.seat): dict(latest.stops)} if latest else {}
    room = MANY - bool(aim and aim.asking)
    slips = [
        slip(
            party, gains if party.yours else {}, stops.get(party.track, {}), large=party.yours or len(everybody) < room
        )
        for party in everybody
    ]
    rows = [row(party, gains if party.yours else {}, stops.get(party.track, {})) for party in reversed(everybody)]
    rows += [*(open_rack(scene, seat) for seat in open_racks(scene)), set_aside(scene)]
    label = scene.say("ingenious-words-tracks")
    return h.aside(class_=["side", {"loud": not scene.picked}], tabindex="0", aria_label=label)[  # it may scroll
        questions_answered(scene, aim),
        h.div(".wide.slips")[slips],
        h.p(".said.wide")[said(scene, latest), " ", scene.say("ingenious-bag", count=scene.view["bag"])],
        h.div(".narrow.stack")[drawn("".join(rows))],
    ]


def questions_answered(scene: Scene, aim: Aim | None) -> Node:
    if scene.reason is not None:
        return why_box(scene)
    return h.p(".slip.whybox")[icon("i-why"), h.span[scene.say("ingenious-why-hint")]] if aim and aim.asking else None


def slip(party: Party, gains: Mapping[str, int], stops: Mapping[str, int], *, large: bool) -> Renderable:
    scene = party.scene
    title = f"<span>{escape(party.name)}<small>{escape(party.about())}</small></span>"
    parts = [f"<h2>{party.coins(34)}{title}</h2>", steps(party, gains, stops, large=large)]
    parts += [open_rack(scene, seat) for seat in party.seats if seat in open_racks(scene)]
    if scene.view["turn"] in party.seats:
        parts.append(set_aside(scene))
    kinds = {"yours": party.yours, "small": not large, "double": track_end(scene.view) > TRACK_END}
    return h.section(class_=["slip tracks", kinds])[drawn("".join(parts))]


def steps(party: Party, gains: Mapping[str, int], stops: Mapping[str, int], *, large: bool = False) -> str:
    """How far each colour is: a track each, or just the numbers."""
    end, say, draw = track_end(party.scene.view), party.scene.say, line if large else cell
    low = party.lows if len(party.lows) < len(party.steps) else ()  # at the start all are
    rows = [
        draw(say, (letter, step, gains.get(letter, 0)), end, low=letter in low, rings=letter in stops)
        for letter, step in party.steps.items()
    ]
    return f'<ol class="{"lines" if large else "cells"}">{"".join(rows)}</ol>'


@functools.lru_cache(4096)
def line(say: Say, colour: tuple[str, int, int], end: int, *, low: bool, rings: bool) -> Markup:
    letter, step, gain = colour
    note = f"<em>+{gain}</em>" if gain else f"<small>{escape(say('ingenious-lowest'))}</small>" if low else ""
    track = strip(letter, step, step + gain, end, rings=rings)
    name = f'<span class="sr">{escape(colour_name(say, letter))}</span>'
    kind = ' class="low"' if low else ""
    return drawn(f'<li{kind}>{name}{track}<b data-count="{step}">{step}</b>{note}</li>')


@functools.lru_cache(4096)
def cell(say: Say, colour: tuple[str, int, int], end: int, *, low: bool, rings: bool) -> Markup:
    letter, step, gain = colour
    classes = " ".join(
        kind for kind, is_so in (("low", low), ("full", step in (TRACK_END, end)), ("rings", rings)) if is_so
    )
    plus = f"<em>+{gain}</em>" if gain else ""
    note = f'<span class="sr">{escape(say("ingenious-lowest"))}</span>' if low else ""
    name = f'<span class="sr">{escape(colour_name(say, letter))}</span>'
    return drawn(
        f'<li class="{classes}">{name}{sym(f"ing-{letter}", 22)}<b data-count="{step}">{step}</b>{plus}{note}</li>'
    )


def row(party: Party, gains: Mapping[str, int], stops: Mapping[str, int]) -> str:
    """A track in one row, for narrow screens."""
    label = escape(party.scene.say("ingenious-tracks", name=party.name))
    return f'<section class="tracks-row" aria-label="{label}">{party.coins(28)}{steps(party, gains, stops)}</section>'


def open_racks(scene: Scene) -> list[int]:
    """Seats of others whose racks these eyes may see (I15)."""
    return [seat for seat, rack in enumerate(scene.view["racks"]) if seat != scene.seat and isinstance(rack, list)]


def open_rack(scene: Scene, seat: int) -> str:
    label = scene.say("ingenious-rack-of", name=scene.names[seat])
    return tile_row(scene, label, scene.view["racks"][seat], coin(seat, 28))


def set_aside(scene: Scene) -> str:
    """The tiles that are being swapped: everybody sees them (I10)."""
    if not scene.view["aside"]:
        return ""
    label = scene.say("ingenious-aside")
    return tile_row(scene, label, scene.view["aside"], escape(label))


def tile_row(scene: Scene, label: str, tiles: list[str], head: Markup) -> str:
    shown = [
        f'<li><span class="sr">{escape(tile_name(scene.say, tile))}</span>{tile_icon(tile)}</li>'
        for tile in in_order(tiles)
    ]
    return f'<div class="openrack">{head}<ol aria-label="{escape(label)}">{"".join(shown)}</ol></div>'
