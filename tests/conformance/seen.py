"""What people see of a real table, and no more: all that can be worked out is left out."""

from collections.abc import Callable
from random import Random
from typing import Any

from stol import Position

Table = dict[str, Any]


def can_be_entered(position: Position) -> bool:
    """Whether it is a moment at which a real table can be typed in (docs/tables.md)."""
    view = position.view()
    if position.actor is None:
        return False
    if position.actor == "chance":
        return before_reveal(view) or before_roll(view)
    return not any(view.get("chosen", ()))


def before_reveal(view: Table) -> bool:
    """In Pixies."""
    return view["game"] == "pixies" and view["first"] is not None and not view["market"]


def before_roll(view: Table) -> bool:
    """In Everything on 1 Card."""
    return view["game"] == "onecard" and view["phase"] == "roll" and not view["dice"] and view["rolls_left"] == 2


def seen(position: Position, luck: Random) -> Table:
    """The table as the seat to move would type it in."""
    view = position.view()
    common = {"game": view["game"], "players": view["players"], "options": view["options"]}
    return common | SEEN[view["game"]](view, luck)


def pixies(view: Table, _luck: Random) -> Table:
    turn = view["first"] if view["actor"] == "chance" else view["actor"]
    return {"turn": turn, "areas": view["areas"], "market": view["market"], "rounds": view["rounds"]}


def onecard(view: Table, luck: Random) -> Table:
    table = {
        "hands": [luck.sample([crossed(card) for card in hand], len(hand)) for hand in view["hands"]],
        "scored": [[crossed(card) for card in cards] for cards in view["scored"]],
        "display": view["display"],
    }
    if view["phase"] == "take":
        table["roller"] = view["roller"]
    else:
        table["turn"] = view["roller"]
    if view["phase"] == "mark" and view["rolls_left"]:
        table["phase"] = "mark"
    return table | ({"dice": view["dice"], "rolls_left": view["rolls_left"]} if view["dice"] else {})


def crossed(card: Table) -> Table:
    return {"card": card["card"], "marks": {letter: count for letter, count in card["marks"].items() if count}}


def clustered(view: Table, luck: Random) -> Table:
    """Nobody remembers in which order the cards were played."""
    bonuses = {"bonuses": view["bonuses"]} if view["options"]["first_bonus"] else {}
    cards = [card for card in view["cards"] if card["owner"] is not None]
    hands = [hand if seat == view["turn"] else None for seat, hand in enumerate(view["hands"])]
    return {
        "turn": view["turn"], "cards": luck.sample(cards, len(cards)), "hands": hands, "discards": view["discards"],
    } | bonuses  # fmt: skip


def ingenious(view: Table, luck: Random) -> Table:
    """Which halves belong to one tile can't be seen well. Partners may show each other their racks (I15)."""
    own = {view["turn"], (view["turn"] + 2) % 4 if view["options"]["open_partners"] else view["turn"]}
    racks = [rack if seat in own else None for seat, rack in enumerate(view["racks"])]
    spaces = luck.sample(sorted(view["board"].items()), len(view["board"]))
    return {
        "turn": view["turn"], "board": dict(spaces), "tracks": view["tracks"], "racks": racks, "bonus": view["bonus"],
    }  # fmt: skip


SEEN: dict[str, Callable[[Table, Random], Table]] = {
    "pixies": pixies,
    "onecard": onecard,
    "clustered": clustered,
    "ingenious": ingenious,
}


def settled(view: Table) -> Table:
    """A view without what nobody can see on a real table: how it came about."""
    shown = {key: value for key, value in view.items() if key not in {"ply", "unseen"}}
    if "cards" in view:
        shown["cards"] = sorted(view["cards"], key=lambda card: (card["x"], card["y"]))
    if "opening" in view:  # once all have placed a tile, whose first tile touched which symbol can't be seen
        shown["opening"] = [symbol is not None for symbol in view["opening"]]
    return shown
