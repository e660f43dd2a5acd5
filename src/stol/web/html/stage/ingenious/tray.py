"""The viewer's rack, the buttons to turn and place a tile, and the offer to swap."""

import functools
from typing import NamedTuple

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.games.ingenious.components import DIRECTIONS, RACK
from stol.text import Say
from stol.web.html.kit import icon, play, rendered, sym
from stol.web.html.pieces.ingenious import tile_icon, turned_icon
from stol.web.html.table_help import rule
from stol.web.scene.ingenious.aiming import Aim
from stol.web.scene.ingenious.look import Look
from stol.web.scene.ingenious.words import placement_text, tile_name, tile_phrase


def draw_tray(look: Look) -> Renderable | None:
    scene = look.scene
    if scene.seat is None:
        return None
    kinds = {"offer": "swap" in scene.legal, "alone": look.view["players"] == 1}
    return h.section(class_=["tray", kinds], aria_label=look.say("ingenious-rack"))[
        turn_hint(look), draw_rack(look), swap_offer(look) if "swap" in scene.legal else action_buttons(look)
    ]


# ---- the rack ------------------------------------------------------------------------------------------------


def draw_rack(look: Look) -> Renderable:
    places = 1 if look.view["players"] == 1 else RACK
    slots = [h.li[rack_slot(look, number)] for number in range(len(look.rack))]
    return h.ol(".rack.ledge")[slots + [h.li] * (places - len(slots))]


def rack_slot(look: Look, number: int) -> Renderable:
    """A tile on the rack: a link that picks it, or that puts it back if it is picked."""
    tiles, aim, scene = look.rack, look.aim, look.scene
    tile = tiles[number]
    piece = tile_piece(tile, tiles[: number + 1].count(tile))
    chosen = aim is not None and number == tiles.index(aim.tile)
    current = "true" if chosen else None
    if not look.is_placing or len(set(tiles)) == 1:  # nothing to choose
        return h.span(".slot", aria_current=current)[h.span(".sr")[tile_name(look.say, tile)], piece]
    if chosen:
        label = look.say("ingenious-put-back", tile=tile_phrase(look.say, tile))
        return h.a(
            ".slot", href=scene.pick(), data_pick=True, data_key="Escape", aria_current=current, aria_label=label
        )[piece]
    label = look.say("ingenious-pick", tile=tile_phrase(look.say, tile))
    address = scene.pick(tile=tile, turn=aim.turn if aim else None)
    cls = "slot goal" if tile in look.goal_tiles else "slot"
    return h.a(class_=cls, href=address, data_pick=True, data_key=str(number + 1), aria_label=label)[piece]


@functools.cache
def tile_piece(tile: str, copy: int) -> Markup:
    """A tile with its id for animation; equal tiles are numbered."""
    return rendered(h.span(data_piece=f"tile-{tile}-{copy}")[tile_icon(tile)])


# ---- placing -------------------------------------------------------------------------------------------------


def action_buttons(look: Look) -> Node:
    """Turn and place; their room stays while others play, so that the rack and the board keep their places."""
    if not look.is_placing:
        return h.div(".acts")
    if look.aim is None:
        return h.div(".acts")[h.span(".button.waits")[look.say("ingenious-choose-tile")]]
    return h.div(".acts")[h.div(".turning")[turn_buttons(look, look.aim)], place_button(look, look.aim)]


def turn_hint(look: Look) -> Renderable | None:
    """What is special about this turn."""
    if not look.is_placing:
        return None
    if look.view["bonus"]:
        return h.p(".hint")[look.say("ingenious-bonus-owed", count=look.view["bonus"]), " ", rule("ingenious", "I9")]
    if look.is_opening:
        return h.p(".hint")[look.say("ingenious-first-tile"), " ", rule("ingenious", "I6")]
    return None


def turn_buttons(look: Look, aim: Aim) -> Node:
    scene = look.scene
    ways = Ways(
        back=aim.pick(scene, turn=aim.previous_turn),
        on=aim.pick(scene, turn=aim.next_turn),
        ask=aim.pick(scene, ask=None if aim.asking else 1),
    )
    turned = turned_icon(aim.tile, DIRECTIONS[aim.turn])
    return turning(look.say, ways, turned, goal=look.goal_needs_turning, asking=aim.asking)


class Ways(NamedTuple):
    """The addresses of the buttons beside the tile in hand: turn it back, turn it, ask why not."""

    back: str
    on: str
    ask: str


def turning(say: Say, ways: Ways, turned: str, *, goal: bool = False, asking: bool = False) -> Node:
    """`turned`: the drawing of the tile as it is turned now."""
    turn, back = say("ingenious-turn"), say("ingenious-turn-back")
    why = say("ingenious-why-off" if asking else "ingenious-why")
    return [
        h.a(".button.wide.back", href=ways.back, data_pick=True, data_wheel="back", aria_label=back, title=back)[
            icon("i-turn")
        ],
        h.a(
            class_=["button", "turn-it", {"goal": goal}],
            href=ways.on,
            data_pick=True,
            data_key="r",
            data_wheel=True,
            aria_label=turn,
        )[turned, h.span(".word")[turn], icon("i-turn", "i arrow"), h.kbd["R"]],
        h.a(
            ".button.ask",
            href=ways.ask,
            data_pick=True,
            data_key="w",
            aria_label=why,
            title=why,
            aria_current="true" if asking else None,
        )[icon("i-why")],
    ]


def place_button(look: Look, aim: Aim) -> Renderable:
    spot, say = aim.spot, look.say
    if spot is None:
        return waits(say, fits=bool(aim.spots))
    brings = look.previews[spot.move]
    label = placement_text(say, aim.tile, (spot.at, spot.to), brings)
    gains = [gain_chip(letter, str(points)) for letter, points in brings["gains"].items()] or no_gain(say)
    return placing(say, spot.move, label, gains, goal=spot.move in look.scene.goals)


def waits(say: Say, *, fits: bool) -> Renderable:
    """Instead of the button, as long as no space is selected."""
    return h.span(".button.waits")[say("ingenious-choose-space" if fits else "ingenious-no-space")]


def placing(say: Say, move: str, label: str, gains: Node, *, goal: bool = False) -> Renderable:
    return play(move, key="Enter", label=label, goal=goal)[say("ingenious-place"), gains]


def gain_chip(letter: str, points: str) -> Renderable:
    return h.span(".gain")[sym(f"ing-{letter}", 28, "sym chip"), f"+{points}"]


def no_gain(say: Say) -> Renderable:
    return h.span(".gain")[say("ingenious-no-points")]


# ---- swapping ------------------------------------------------------------------------------------------------


def swap_offer(look: Look) -> Renderable:
    """The choice to swap or refill (I10), when no tile of the rack shows a lowest colour."""
    lows, say, count = look.parties[0].lows, look.say, len(look.rack)
    reason = say("ingenious-offer-one", colour=lows[0]) if len(lows) == 1 else say("ingenious-offer-many")
    return h.div(".slip.sheet-offer")[
        h.h2[say("ingenious-offer")],
        h.p[h.span[reason, " ", rule("ingenious", "I10")], [sym(f"ing-{letter}", 26, "sym chip") for letter in lows]],
        h.div(".acts")[
            play("swap", key="s", goal="swap" in look.scene.goals)[say("ingenious-swap", count=count), h.kbd["S"]],
            play("refill", cls="button", key="k", goal="refill" in look.scene.goals)[
                say("ingenious-refill", count=count), h.kbd["K"]
            ],
        ],
    ]
