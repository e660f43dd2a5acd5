"""The whole position in words."""

from collections.abc import Iterable

from markupsafe import Markup, escape

from stol.games.ingenious.components import COLOURS, PRINTED, SIDE
from stol.web.html.pieces.ingenious import drawn
from stol.web.html.stage.ingenious.aim import in_order
from stol.web.html.stage.ingenious.names import colour_name, tile_name
from stol.web.html.stage.ingenious.side import parties
from stol.web.scene.scene import Scene


def in_words(scene: Scene) -> Markup:
    say = scene.say
    parts = [
        element("h2", say("ingenious-words-tracks")),
        tracks(scene),
        element("h2", say("ingenious-words-racks")),
        listed(rack(scene, seat) for seat in scene.seats()),
        element("p", say("ingenious-bag", count=scene.view["bag"])),
        element("h2", say("ingenious-words-board")),
        element("p", say("ingenious-words-size", side=SIDE[scene.view["players"]])),
        board(scene),
    ]
    return drawn("".join(parts))


def element(tag: str, text: object, attributes: str = "") -> str:
    return f"<{tag}{attributes}>{escape(text)}</{tag}>"


def listed(rows: Iterable[str]) -> str:
    return f"<ul>{''.join(element('li', row) for row in rows)}</ul>"


def tracks(scene: Scene) -> str:
    say = scene.say
    heads = [
        say("ingenious-words-player"),
        *(colour_name(say, letter) for letter in COLOURS),
        say("ingenious-words-lowest"),
    ]
    rows = ["".join(element("th", head, ' scope="col"') for head in heads)]
    for party in parties(scene):
        steps = [*(party.steps[letter] for letter in COLOURS), party.lowest]
        rows.append(element("th", party.name, ' scope="row"') + "".join(element("td", step) for step in steps))
    return f"<table>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"


def rack(scene: Scene, seat: int) -> str:
    tiles, who = scene.view["racks"][seat], scene.called(seat)
    if isinstance(tiles, int) or not tiles:
        return scene.say("ingenious-words-count", name=who, count=tiles or 0)
    names = ", ".join(tile_name(scene.say, tile) for tile in in_order(tiles))
    return scene.say("ingenious-words-rack", name=who, tiles=names)


def board(scene: Scene) -> str:
    """Colour by colour; and in the first turns, which printed symbols are free for a first tile (I6)."""
    say, opening = scene.say, scene.view["opening"]
    lying: dict[str, list[str]] = {letter: [] for letter in COLOURS}
    for place, letter in scene.view["board"].items():
        lying[letter].append(place.replace("-", "−"))
    rows = listed(
        say("ingenious-words-colour", colour=colour_name(say, letter), spaces="; ".join(places))
        for letter, places in lying.items()
    )
    if None not in opening:
        return rows
    free = ", ".join(colour_name(say, letter) for letter in PRINTED if letter not in opening)
    return rows + element("p", say("ingenious-words-opening", colours=free))
