"""What is before you: your rack, turning and placing a tile, the offer to swap."""

from collections.abc import Mapping

import htpy as h
from htpy import Node, Renderable
from markupsafe import escape

from stol.games.ingenious.components import DIRECTIONS, RACK
from stol.web.html.kit import icon, play, sym
from stol.web.html.pieces.ingenious import drawn, tile_icon, turned_icon
from stol.web.html.stage.ingenious.aim import Aim, Spot, is_placing, own_rack
from stol.web.html.stage.ingenious.board import bonus
from stol.web.html.stage.ingenious.count import Worth
from stol.web.html.stage.ingenious.names import colour_name, place_name, tile_name
from stol.web.html.stage.ingenious.side import parties
from stol.web.scene.scene import Scene


def draw_tray(scene: Scene, aim: Aim | None, worths: Mapping[Spot, Worth]) -> Renderable | None:
    if scene.seat is None:
        return None
    kinds = {"offer": "swap" in scene.legal, "alone": scene.view["players"] == 1}
    return h.section(class_=["tray", kinds], aria_label=scene.say("ingenious-rack"))[
        hint(scene), rack(scene, aim), offer(scene) if "swap" in scene.legal else acts(scene, aim, worths)
    ]


# ---- the rack ------------------------------------------------------------------------------------------------


def rack(scene: Scene, aim: Aim | None) -> Renderable:
    tiles = own_rack(scene)
    places = 1 if scene.view["players"] == 1 else RACK
    slots = [f"<li>{slot(scene, aim, tiles, number)}</li>" for number in range(len(tiles))]
    gone = "<li></li>" * (places - len(tiles))
    return h.ol(".rack.ledge")[drawn("".join([*slots, gone]))]


def slot(scene: Scene, aim: Aim | None, tiles: list[str], number: int) -> str:
    """A tile on the rack. The one that is picked is put back in the same way."""
    tile = tiles[number]
    piece = f'<span data-piece="tile-{tile}-{tiles[: number + 1].count(tile)}">{tile_icon(tile)}</span>'
    name = tile_name(scene.say, tile)
    chosen = aim is not None and number == tiles.index(aim.tile)
    if not is_placing(scene) or len(set(tiles)) == 1:  # nothing to choose
        current = ' aria-current="true"' if chosen else ""
        return f'<span class="slot"{current}><span class="sr">{escape(name)}</span>{piece}</span>'
    if chosen:
        label = escape(scene.say("ingenious-put-back", tile=name))
        current = f'data-key="Escape" aria-current="true" aria-label="{label}"'
        return f'<a class="slot" href="{escape(scene.pick())}" data-pick {current}>{piece}</a>'
    label = escape(scene.say("ingenious-pick", tile=name))
    address = escape(scene.pick(tile=tile, turn=aim.turn if aim else None))
    return f'<a class="slot" href="{address}" data-pick data-key="{number + 1}" aria-label="{label}">{piece}</a>'


# ---- placing -------------------------------------------------------------------------------------------------


def acts(scene: Scene, aim: Aim | None, worths: Mapping[Spot, Worth]) -> Node:
    if not is_placing(scene):
        return None
    if aim is None:
        return h.div(".acts")[h.span(".button.waits")[scene.say("ingenious-choose-tile")]]
    return h.div(".acts")[h.div(".turning")[turning(scene, aim)], placing(scene, aim, worths)]


def hint(scene: Scene) -> Renderable | None:
    """What is special about this turn."""
    if not is_placing(scene):
        return None
    if scene.view["bonus"]:
        return h.p(".hint")[scene.say("ingenious-bonus-owed", count=scene.view["bonus"])]
    if scene.view["opening"][scene.seat] is None:
        return h.p(".hint")[scene.say("ingenious-first-tile")]
    return None


def turning(scene: Scene, aim: Aim) -> Node:
    back = scene.say("ingenious-turn-back")
    asked = aim.pick(scene, ask=None if aim.asking else 1)
    why = scene.say("ingenious-why-off" if aim.asking else "ingenious-why")
    return [
        h.a(
            ".button.wide.back",
            href=aim.pick(scene, turn=aim.previous),
            data_pick=True,
            data_wheel="back",
            aria_label=back,
            title=back,
        )[icon("i-turn")],
        h.a(".button.turn-it", href=aim.pick(scene, turn=aim.following), data_pick=True, data_key="r", data_wheel=True)[
            turned_icon(aim.tile, DIRECTIONS[aim.turn]), scene.say("ingenious-turn"), h.kbd["R"]
        ],
        h.a(
            ".button.ask",
            href=asked,
            data_pick=True,
            data_key="?",
            aria_label=why,
            title=why,
            aria_current="true" if aim.asking else None,
        )[icon("i-why")],
    ]


def placing(scene: Scene, aim: Aim, worths: Mapping[Spot, Worth]) -> Renderable:
    spot = aim.spot
    if spot is None:
        words = scene.say("ingenious-choose-space" if aim.spots else "ingenious-no-space")
        return h.span(".button.waits")[words]
    worth = worths[spot]
    label = place_name(scene.say, aim.tile, (spot.at, spot.to), worth.gains.items(), bonus(scene, worth))
    gains = [
        h.span(".gain")[sym(f"ing-{letter}", 28, "sym chip"), f"+{points}"] for letter, points in worth.gains.items()
    ]
    return play(spot.move, key="Enter", label=label)[
        scene.say("ingenious-place"), gains or h.span(".gain")[scene.say("ingenious-no-points")]
    ]


# ---- swapping ------------------------------------------------------------------------------------------------


def offer(scene: Scene) -> Renderable:
    """Swap or refill (I10): nothing on the rack shows a lowest colour."""
    lows = parties(scene)[0].lows
    if len(lows) == 1:
        reason = scene.say("ingenious-offer-one", colour=colour_name(scene.say, lows[0]))
    else:
        reason = scene.say("ingenious-offer-many")
    return h.div(".slip.sheet-offer")[
        h.h2[scene.say("ingenious-offer")],
        h.p[h.span[reason], [sym(f"ing-{letter}", 26, "sym chip") for letter in lows]],
        h.div(".acts")[
            play("swap", key="s")[scene.say("ingenious-swap", count=len(own_rack(scene))), h.kbd["S"]],
            play("refill", cls="button", key="k")[scene.say("ingenious-refill"), h.kbd["K"]],
        ],
    ]
