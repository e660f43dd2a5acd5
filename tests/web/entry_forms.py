"""The form fields of table entry for a position."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from stol import BadTable, Position
from stol.games.ingenious.components import SIDE
from stol.table_entry import entered
from stol.text import Say
from stol.web.service.table_entry.draft import TableEntryDraft, read_fields, with_problem
from stol.web.service.table_entry.ingenious import row_of

View = dict[str, Any]
Form = dict[str, str]


def read_entry(form: Form, say: Say, seed: str) -> TableEntryDraft:
    """An entry, checked in this process."""
    now, table = read_fields(form, say)
    try:
        return replace(now, position=entered(table, seed=seed)) if table else now
    except BadTable as problem:
        return with_problem(now, problem.reason, say)


def typed(position: Position) -> Form:
    """All hands that nobody else sees are left empty, but for that of the seat to move."""
    view = position.view()
    turn = view["actor"] if isinstance(view["actor"], int) else view.get("first", view.get("roller"))
    options = {name: "on" for name, value in view["options"].items() if value is True}
    return (
        {"game": view["game"], "players": str(view["players"]), "turn": str(turn)} | options | TYPED[view["game"]](view)
    )


def pixies(view: View) -> Form:
    form = {"market": " ".join(view["market"])}
    for seat, area in enumerate(view["areas"]):
        form[f"points-{seat}"] = " ".join(str(points[seat]["total"]) for points in view["rounds"])
        for number, cell in enumerate(area, 1):
            under = f"/{cell['down']}" if cell["down"] else ""
            form[f"area-{seat}-{number}"] = (cell["up"] or "") + under
    return form


def onecard(view: View) -> Form:
    form = {"dice": view["dice"], "rolls_left": str(view["rolls_left"])}
    if view["display"]:
        form["display"] = " ".join(view["display"])
    for seat in range(view["players"]):
        form[f"hand-{seat}"] = "\n".join(map(crossed, view["hands"][seat]))
        form[f"scored-{seat}"] = "\n".join(map(crossed, view["scored"][seat]))
    return form | {"turn": str(view["roller"])}


def crossed(card: View) -> str:
    return " ".join([card["card"], *(f"{letter}{count}" for letter, count in card["marks"].items() if count)])


def clustered(view: View) -> Form:
    lying = {
        (card["x"], card["y"]): "*" if card["owner"] is None else f"{card['card']}{card['owner'] + 1}"
        for card in view["cards"]
    }
    xs, ys = zip(*lying, strict=True)
    rows = [" ".join(lying.get((x, y), ".") for x in range(min(xs), max(xs) + 1)) for y in range(min(ys), max(ys) + 1)]
    discards = {f"discards-{seat}": " ".join(pile) for seat, pile in enumerate(view["discards"])}
    first = {name: str(seat + 1) for name, seat in view["bonuses"].items() if seat is not None}
    return {"cards": "\n".join(rows), f"hand-{view['turn']}": " ".join(view["hands"][view["turn"]])} | discards | first


def ingenious(view: View) -> Form:
    side = SIDE[view["players"]]
    rows = [" ".join(view["board"].get(f"{q},{r}", ".") for q in row_of(r, side)) for r in range(1 - side, side)]
    tracks = {
        f"track-{number}-{letter}": str(step)
        for number, track in enumerate(view["tracks"])
        for letter, step in track.items()
    }
    rack = {f"rack-{view['turn']}": ", ".join(tile[::-1] for tile in view["racks"][view["turn"]])}
    bonus = {"bonus": str(view["bonus"])} if view["players"] > 1 else {}
    return {"board": "\n".join(rows)} | bonus | tracks | rack


TYPED: dict[str, Callable[[View], Form]] = {
    "pixies": pixies,
    "onecard": onecard,
    "clustered": clustered,
    "ingenious": ingenious,
}
