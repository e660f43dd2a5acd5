"""The score tracks of all players, and the open racks."""

import functools
from collections.abc import Mapping
from typing import NamedTuple

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.games.ingenious.analysis import track_end, track_number
from stol.games.ingenious.components import TRACK_END
from stol.text import Say
from stol.web.html.kit import coin, counted, icon, rendered, sym
from stol.web.html.pieces.ingenious import strip, tile_icon
from stol.web.html.table_help import term, why_box
from stol.web.scene.ingenious.aiming import sorted_tiles
from stol.web.scene.ingenious.look import Look
from stol.web.scene.ingenious.parties import Party
from stol.web.scene.ingenious.words import both, colour_name, last_move_text, tile_name
from stol.web.scene.telling import Lit

MANY = 3
"""From this number of tracks on, only the viewer's own is drawn large."""


def draw_side(look: Look) -> Renderable:
    scene = look.scene
    room = MANY - bool(scene.reason or (look.aim and look.aim.asking))
    large = len(look.parties) < room and scene.told is None
    label = look.say("ingenious-words-tracks")
    return h.aside(class_=["side", {"loud": not scene.picked}], tabindex="0", aria_label=label)[  # may scroll
        why_answer(look),
        h.div(".wide.slips")[[party_slip(look, party, large=is_main(look, party) or large) for party in look.parties]],
        h.p(".said.wide")[news_text(look)] if look.scene.told is None else None,
        h.div(".narrow.stack")[
            [
                *(track_row(look, party) for party in reversed(look.parties)),
                *(open_rack(look, seat, rack) for seat, rack in open_racks(look)),
                set_aside(look),
            ]
        ],
    ]


def is_main(look: Look, party: Party) -> bool:
    """Whether the party's track is always drawn large: the viewer's own, or that whose points are told."""
    return party.yours if look.scene.told is None else look.scene.lights(*party.seats)


def news_text(look: Look) -> str:
    """The last move, and how many tiles are left."""
    last, bag = last_move_text(look), look.say("ingenious-bag", count=look.view["bag"])
    return both(look.say, last, bag) if last else bag


def why_answer(look: Look) -> Node:
    """The answer to "why not?", or a hint that it can be asked."""
    if look.scene.reason is not None:
        return why_box(look.scene)
    asking = look.aim is not None and look.aim.asking
    return h.p(".slip.whybox")[icon("i-why"), h.span[look.say("ingenious-why-hint")]] if asking else None


@functools.cache
def coins(seats: tuple[int, ...], size: int) -> Markup:
    """The coins of a party's seats."""
    return rendered(h.span(".coins")[[coin(seat, size, home=True) for seat in seats]])


def party_slip(look: Look, party: Party, *, large: bool) -> Renderable:
    kinds = {"yours": party.yours, "small": not large, "double": track_end(look.view) > TRACK_END}
    return h.section(class_=["slip tracks", kinds])[
        [
            party_head(look.say, party.seats, party.name, party.about(), yours=party.yours),
            colour_steps(look, party, large=large),
            *(open_rack(look, seat, rack) for seat, rack in open_racks(look) if seat in party.seats),
            set_aside(look) if look.view["turn"] in party.seats else None,
        ]
    ]


@functools.lru_cache(256)
def party_head(say: Say, seats: tuple[int, ...], name: str, about: str, *, yours: bool) -> Markup:
    decides = term(say, "ingenious", "lowest", about) if yours else about
    return rendered(h.h2[coins(seats, 34), h.span[name, h.small[decides]]])


def colour_steps(look: Look, party: Party, *, large: bool = False) -> Markup:
    """The step of each colour: as tracks, or only as numbers."""
    low = party.lows if len(party.lows) < len(party.steps) else ()  # not at the start, when all are
    gains = look.gains if party.yours else {}
    stops = stops_of(look, party)
    counting = lit(look)
    colours = tuple(
        Colour(
            party.track,
            letter,
            step,
            gains.get(letter, 0),
            letter in low,
            letter in stops,
            (party.track, letter) in counting,
            counting.get((party.track, letter)),
        )
        for letter, step in party.steps.items()
    )
    return steps_list(look.say, colours, track_end(look.view), large=large, own=party.yours)


def lit(look: Look) -> Lit:
    """The colours of tracks that count, while points are told."""
    return look.scene.told.step.lit if look.scene.told else {}


def stops_of(look: Look, party: Party) -> Mapping[str, int]:
    """Colours of this track that reached the end with the last move."""
    news = look.news
    return dict(news.stops) if news and track_number(look.view, news.seat) == party.track else {}


class Colour(NamedTuple):
    """One colour of a track."""

    track: int
    letter: str
    step: int
    gain: int
    """How far it would move up."""
    low: bool
    """Whether it is one of the lowest."""
    stops: bool
    """Whether it has just reached the end."""
    counts: bool = False
    """Whether the step of the points that is told is about it."""
    points: int | None = None
    """The points that it shows then."""


@functools.lru_cache(2048)
def steps_list(say: Say, colours: tuple[Colour, ...], end: int, *, large: bool, own: bool) -> Markup:
    """`own`: the viewer's, where a script shows what the selected placement would bring."""
    draw = track_line if large else track_cell
    return rendered(h.ol(".lines" if large else ".cells", data_own=own)[[draw(say, colour, end) for colour in colours]])


def step_count(track: int, letter: str, step: int) -> Renderable:
    return h.b(**counted(f"track-{track}-{letter}", step))[str(step)]


def track_line(say: Say, colour: Colour, end: int) -> Renderable:
    step, gain = colour.step, colour.gain
    note = h.em[f"+{gain}"] if gain else h.small[say("ingenious-lowest")] if colour.low else None
    return h.li(class_={"low": colour.low, "counts": colour.counts})[
        h.span(".sr")[colour_name(say, colour.letter)],
        strip(colour.letter, step, step + gain, end, rings=colour.stops),
        step_count(colour.track, colour.letter, step),
        note if colour.points is None else h.strong(".worth")[colour.points],
    ]


def track_cell(say: Say, colour: Colour, end: int) -> Renderable:
    step, gain = colour.step, colour.gain
    return h.li(
        class_={"low": colour.low, "full": step in (TRACK_END, end), "rings": colour.stops, "counts": colour.counts}
    )[
        h.span(".sr")[colour_name(say, colour.letter)],
        sym(f"ing-{colour.letter}", 22),
        step_count(colour.track, colour.letter, step),
        h.em[f"+{gain}"] if gain else None,
        None if colour.points is None else h.strong(".worth")[colour.points],
        h.span(".sr")[say("ingenious-lowest")] if colour.low else None,
    ]


def track_row(look: Look, party: Party) -> Renderable:
    """A track in one row, for narrow screens."""
    label = look.say("ingenious-tracks", **party.who())
    return h.section(".tracks-row", aria_label=label)[coins(party.seats, 28), colour_steps(look, party)]


def open_racks(look: Look) -> list[tuple[int, list[str]]]:
    """The other seats whose racks are visible from this one (I15), with their tiles."""
    racks = enumerate(look.view["racks"])
    return [(seat, rack) for seat, rack in racks if seat != look.scene.seat and isinstance(rack, list)]


def open_rack(look: Look, seat: int, rack: list[str]) -> Markup:
    label = look.say("ingenious-rack-of", name=look.scene.names[seat])
    return tile_row(look.say, label, tuple(rack), coin(seat, 28))


def set_aside(look: Look) -> Markup | None:
    """The tiles that are being swapped: everybody sees them (I10)."""
    if not look.view["aside"]:
        return None
    label = look.say("ingenious-aside")
    return tile_row(look.say, label, tuple(look.view["aside"]), label)


@functools.lru_cache(256)
def tile_row(say: Say, label: str, tiles: tuple[str, ...], head: str) -> Markup:
    items = [h.li[h.span(".sr")[tile_name(say, tile)], tile_icon(tile)] for tile in sorted_tiles(tiles)]
    return rendered(h.div(".openrack")[head, h.ol(aria_label=label)[items]])
