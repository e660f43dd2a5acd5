"""The figures of Pixies about the end of a round and its points."""

import htpy as h
from markupsafe import Markup

from stol.draw.pixies import CellCards, read_card
from stol.games.pixies.state import ROUNDS
from stol.position import Position
from stol.score import score
from stol.web.html.kit import coin, rendered, svg
from stol.web.html.learn.games import pixies_games as games
from stol.web.html.learn.games.pixies_figures import ME, area, last_move, points, ringed, takers, value, view_of
from stol.web.html.learn.guide import Facts, Figure, Panel, Show
from stol.web.html.learn.sums import added, times
from stol.web.html.pieces import pixies as pieces
from stol.web.html.stage.pixies.side import item_symbol
from stol.web.scene.pixies.news import cells
from stol.web.scene.words import signed


def lying(position: Position) -> list[CellCards]:
    return cells(view_of(position)["areas"][ME])


def zone(position: Position) -> tuple[int, ...]:
    """The cells of the largest zone, counted from 0."""
    return points(position).zone(ME)


# ---- the end of a round ---------------------------------------------------------------------------------------


def draw_end(figure: Figure) -> Show:
    full, _ = figure.moments
    return Show("single", (Panel(area(full, over=ringed(last_move(figure.played[0], 0)))),))


def count_end(figure: Figure) -> Facts:
    full, after = figure.moments
    taken = sum(cell != (None, None) for cell in lying(full))
    return {"cells": taken, "left": len(figure.played[0].parts[-1]), "rounds": len(view_of(after)["rounds"])}


END = Figure((games.ENDED,), draw_end, count_end)


# ---- three kinds of points ------------------------------------------------------------------------------------


def symbol_points(position: Position) -> dict[int, int]:
    """By cell, what the symbols of its card give (P16)."""
    ups = {i: read_card(cell.up) for i, cell in enumerate(lying(position)) if cell.up}
    alike = {i: sum(bool(set(card.colours) & set(other.colours)) for other in ups.values()) for i, card in ups.items()}
    found = {i: int(card.symbols or 0) + (alike[i] if card.special else 0) for i, card in ups.items()}
    return {i: number for i, number in found.items() if number}


def value_points(position: Position) -> dict[int, int]:
    """By cell, the values of validated cards (P15)."""
    return {i: value(cell.up) for i, cell in enumerate(lying(position)) if cell.up and cell.down}


def draw_count(figure: Figure) -> Show:
    full, after = figure.moments
    items = view_of(after)["rounds"][0][ME]
    values, symbols, block = value_points(full), symbol_points(full), zone(full)
    each = items["zone"] // len(block)
    rows = (
        ("validated", values, "", added(values.values())),
        ("symbols", symbols, "", added(symbols.values())),
        ("zone", dict.fromkeys(block, each), pieces.zone_line(block), times(len(block), each)),
    )
    panels = [
        Panel(marked(full, given, under), item, head=rendered(item_symbol(item)), sum=total)
        for item, given, under, total in rows
    ]
    return Show("trio ledgerfig", tuple(panels), sum=added([items["validated"], items["symbols"], items["zone"]]))


def marked(position: Position, given: dict[int, int], under: str) -> Markup:
    """Badges on the cells that give points; the others are faint."""
    badges = {i: signed(number) for i, number in given.items()}
    return area(position, badges=badges, faint=set(range(9)) - set(given), under=under, small=True)


def count_count(figure: Figure) -> Facts:
    full, after = figure.moments
    items = view_of(after)["rounds"][0][ME]
    return {
        "validated": items["validated"],
        "symbols": items["symbols"],
        "zone": items["zone"],
        "total": items["total"],
        "cards": len(zone(full)),
        "seals": len(value_points(full)),
        "round": len(view_of(after)["rounds"]),
    }


COUNT = Figure((games.COUNTED,), draw_count, count_count)


# ---- three rounds ---------------------------------------------------------------------------------------------


def zone_in(position: Position, number: int) -> int:
    """What the largest zone gives in a round (P17)."""
    table = {"game": "pixies", "round": number, "areas": [view_of(position)["areas"][ME]]}
    return int(score(table)[0]["zone"])


def draw_rounds(figure: Figure) -> Show:
    full = figure.moments[0]
    block = zone(full)
    cards = "".join(pieces.on_cell(i, CellCards(lying(full)[i].up, None), ME, small=True) for i in block)
    part = f'<svg class="parea" viewBox="-10 -10 344 256" aria-hidden="true">{pieces.zone_line(block)}{cards}</svg>'
    panels = [
        Panel(
            svg(part), "round", sum=times(len(block), zone_in(full, number) // len(block)), named=(("round", number),)
        )
        for number in range(1, ROUNDS + 1)
    ]
    return Show("trio growing", tuple(panels))


def count_rounds(figure: Figure) -> Facts:
    full = figure.moments[0]
    size = len(zone(full))
    each = {f"each_{number}": zone_in(full, number) // size for number in range(1, ROUNDS + 1)}
    return {"cards": size, "rounds": ROUNDS, **each}


THREE_ROUNDS = Figure((games.COUNTED,), draw_rounds, count_rounds)


# ---- two players, Flower Power --------------------------------------------------------------------------------


def draw_players(figure: Figure) -> Show:
    two, flowers = figure.played
    row = [h.span(".taken")[pieces.lone(card, small=True), coin(seat, 28)] for card, seat in takers(two)]
    alone = down_alone(flowers.moments[-1])
    worth = points(flowers.moments[-1]).now[ME]["face_down"] // len(alone)
    garden = area(flowers.moments[-1], badges=dict.fromkeys(alone, signed(worth)), small=True)
    return Show(
        "duo stacks",
        (Panel(rendered(row), "two", cls="mat row"), Panel(garden, "flowers", cls="mat narrow")),
    )


def down_alone(position: Position) -> list[int]:
    """Cells with a card face down and nothing on it."""
    return [i for i, cell in enumerate(lying(position)) if cell.down and not cell.up]


def count_players(figure: Figure) -> Facts:
    two, flowers = figure.played
    revealed, garden = view_of(two.moments[0]), view_of(flowers.moments[-1])
    alone = down_alone(flowers.moments[-1])
    lying_open = [card for area in garden["areas"] for cell in area for card in (cell["up"], cell["down"]) if card]
    every = [*garden["unseen"], *garden["market"], *lying_open]
    return {
        "revealed": len(revealed["market"]),
        "players": two.players,
        "flowers": sum(len(read_card(card).colours) == 2 for card in every),
        "points": points(flowers.moments[-1]).now[ME]["face_down"] // len(alone),
    }


PLAYERS = Figure((games.TWO_PLAYERS, games.FLOWERS), draw_players, count_players)


# ---- the question ---------------------------------------------------------------------------------------------


def draw_zone(figure: Figure) -> Show:
    position = figure.moments[0]
    line = f'<g class="solution">{pieces.zone_line(zone(position))}</g>'
    return Show("single", (Panel(area(position, under=line)),))


def count_zone(figure: Figure) -> Facts:
    position = figure.moments[0]
    block, names = zone(position), [cell.up or "" for cell in lying(position)]
    plain = [i for i in block if len(read_card(names[i]).colours) == 1]
    (wild,) = set(block) - set(plain)
    return {
        "right": len(block),
        "fewer": len(plain),
        "more": len(chained(names, block[0])),
        "colour": read_card(names[plain[0]]).colours,
        "first": plain[0] + 1,
        "second": plain[1] + 1,
        "third": plain[2] + 1,
        "wild": wild + 1,
        "apart": next(i + 1 for i, name in enumerate(names) if len(read_card(name).colours) == 4 and i != wild),
    }


def chained(names: list[str], start: int) -> set[int]:
    """What one would count if each card needed a colour in common with its neighbour only, not with all: a mistake."""
    found, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for there in neighbours(here):
            if there not in found and set(read_card(names[here]).colours) & set(read_card(names[there]).colours):
                found.add(there)
                waiting.append(there)
    return found


def neighbours(cell: int) -> list[int]:
    """The cells that share an edge with a cell, counted from 0."""
    beside = [cell - 1] * (cell % 3 > 0) + [cell + 1] * (cell % 3 < 2)
    return beside + [near for near in (cell - 3, cell + 3) if 0 <= near < 9]


ZONE = Figure((games.ZONED,), draw_zone, count_zone)
