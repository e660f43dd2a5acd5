"""Any game without a drawing of its own: what its view says, line by line"""

from collections.abc import Iterator

from stol.draw import kit
from stol.draw.kit import View
from stol.draw.words import WIDTH, outcome, readable, seat_start, sheet

AROUND = {"game", "options", "players", "ply", "actor", "result"}
"""What every view says; the rest is the game's own"""


def text(view: View) -> str:
    return sheet([kit.say("draw-heading", game=view["game"], note=ply(view)), status(view)], list(own(view)))


def svg(view: View) -> str:
    words = [kit.word_box(line, font_family="monospace") for line in own(view)]
    return kit.page(view["game"], ply(view), status(view), kit.slip(kit.column(words)))


def ply(view: View) -> str:
    return kit.say("draw-listing-ply", ply=str(view["ply"]))


def status(view: View) -> str:
    if view["result"]:
        return outcome(view["result"])
    if not isinstance(view["actor"], int):
        return kit.say("draw-listing-chance")
    return kit.say("draw-listing-seat", seat=seat_start(view["actor"]))


def own(view: View) -> Iterator[str]:
    return lines({name: part for name, part in view.items() if name not in AROUND})


def lines(value: object, depth: int = 0) -> Iterator[str]:
    """A dict or a list entry by entry; what is long is told below its name"""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, entry in entries:
        start = f"{'  ' * depth}{name}:"
        if isinstance(entry, dict | list) and len(str(entry)) > WIDTH // 2:
            yield start
            yield from lines(entry, depth + 1)
        else:
            yield readable(f"{start} {entry}")
