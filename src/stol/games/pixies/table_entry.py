"""A Pixies table typed in, half played: what can be worked out of it, and whether it can lie like this."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NotRequired, TypedDict

from stol.errors import Path
from stol.games.pixies.components import CELL, NAMES, NUMBER
from stol.games.pixies.options import Options, PixiesChoice
from stol.games.pixies.rules import per_turn
from stol.games.pixies.score_table import TypedArea, TypedCell, lay_area, read_card
from stol.games.pixies.state import CELLS, ROUNDS, State, start
from stol.games.pixies.view import Card, Cell, PixiesMoment, Points, Round, RoundItems
from stol.games.validate import BySeat, Once, Seat, Source
from stol.games.view import BaseTable


class TypedItems(TypedDict):
    """The points of a round, itemised."""

    validated: Points
    symbols: Points
    zone: Points
    face_down: Points
    total: NotRequired[int]


class PixiesTable(BaseTable):
    options: NotRequired[PixiesChoice]
    areas: BySeat[TypedArea]
    market: NotRequired[list[Card]]
    rounds: NotRequired[list[BySeat[Points | TypedItems]]]
    round: NotRequired[Round]
    first: NotRequired[Seat | None]
    unseen: NotRequired[list[Card]]


def complete(table: PixiesTable, options: Options, source: Source, luck: Random) -> PixiesMoment:
    """The view of a table before the reveal of a turn, or with cards in the market."""
    areas = table["areas"]
    players = len(areas)
    state: State = start(options, players)
    used = Once(source)
    for seat, area in enumerate(areas):
        lay_area(state, seat, area, ("areas", seat), used)
        check_cells(area, ("areas", seat), source)
    market = read_market(table, state, used)
    taken = int(per_turn(state)) - len(market) if market else 0
    first = first_seat(table, taken, source)
    check_counts(areas, first, taken, source)
    left = [name for name in NAMES[: state.cards] if name not in used.paths]
    known = [turned(area, left, luck, ("areas", seat), source) for seat, area in enumerate(areas)]
    check_running(known, first, taken, source)
    if not market and len(left) < per_turn(state):
        raise source.refused("pixies-deck-empty", (), ("P13",), count=len(left))
    rounds = [[read_points(points) for points in seats] for seats in table.get("rounds", [])]
    return {
        "ply": table.get("ply", 0),
        "actor": (first + taken) % players if market else "chance",
        "round": read_round(table, len(rounds), source),
        "first": first,
        "market": market,
        "areas": known,
        "rounds": rounds,
    }


def read_market(table: PixiesTable, state: State, used: Once) -> list[str]:
    market = table.get("market", [])
    most = int(per_turn(state))
    if len(market) > most:
        raise used.source.refused("pixies-market-full", ("market",), ("P4", "P5"), most=most, count=len(market))
    for index, name in enumerate(market):
        read_card(state, name, ("market", index), used)
    return market


def first_seat(table: PixiesTable, taken: int, source: Source) -> int:
    """Who began this turn: from there it went clockwise (P4, P5)."""
    turn, given = table.get("turn"), table.get("first")
    if turn is None:
        if given is None:
            raise source.missing("turn")
        return given
    first = (turn - taken) % len(table["areas"])
    if "first" in table and given != first:
        raise source.refused("pixies-first", ("first",), ("P4", "P5"), first_seat=first, seat=turn, taken=taken)
    return first


def check_cells(area: TypedArea, path: Path, source: Source) -> None:
    """P8, P9: a card goes face down elsewhere only when its own cell is validated. Unknown cards fit everywhere."""
    homes = homes_of(area)
    stacked = {cell for cell in homes if area[cell].get("up")}
    sound = validated(stacked, homes)
    for cell in homes.keys() - sound:
        card, place = area[cell].get("down"), (*path, cell, "down")
        if cell not in stacked and (homes[cell] in sound or (card is True and sound)):
            continue
        if isinstance(card, str):
            raise source.refused("pixies-face-down", place, ("P9",), card=card, own=homes[cell] + 1)
        raise source.refused("pixies-face-down-unknown", place, ("P9",))


def homes_of(area: TypedArea) -> dict[int, int]:
    """By the cells with a card face down: the cell of that card's own value; of an unknown one, where it lies."""
    cards = {cell: cards.get("down") for cell, cards in enumerate(area)}
    return {cell: int(CELL[NUMBER[card]]) if isinstance(card, str) else cell for cell, card in cards.items() if card}


def validated(stacked: set[int], homes: Mapping[int, int]) -> set[int]:
    """The cells that came to have two cards, one after the other: by P8, or over a card that lay there by P9."""
    sound: set[int] = set()
    while more := {cell for cell in stacked - sound if homes[cell] in sound | {cell}}:
        sound |= more
    return sound


def turned(area: TypedArea, left: list[str], luck: Random, path: Path, source: Source) -> list[Cell]:
    """The same area, with a card of those left in place of each that nobody remembers."""
    homes = homes_of(area)
    sound = validated({cell for cell in homes if area[cell].get("up")}, homes)
    known: list[Cell] = []
    for cell, cards in enumerate(area):
        up, down = cards.get("up"), cards.get("down")
        if down is True:
            values = sound | {cell} if up else sound  # P8, or P9
            down = made_up(left, values, luck)
            if down is None:
                raise source.refused("pixies-none-left", (*path, cell, "down"), ("P8", "P9"))
        known.append({"up": up, "down": down})
    return known


def made_up(left: list[str], cells: set[int], luck: Random) -> str | None:
    """A card of those left that belongs on one of the cells; it is left no more."""
    fitting = [name for name in left if int(CELL[NUMBER[name]]) in cells]
    if not fitting:
        return None
    card = luck.choice(fitting)
    left.remove(card)
    return card


def check_counts(areas: list[TypedArea], first: int, taken: int, source: Source) -> None:
    """P4, P5: before this turn all had as many cards."""
    players = len(areas)
    before = [
        sum(map(cards_on, area)) - took((seat - first) % players, taken, players) for seat, area in enumerate(areas)
    ]
    for seat, count in enumerate(before):
        if count != before[first]:
            named = {"count": count, "first_seat": first, "others": before[first]}
            raise source.refused("pixies-uneven", ("areas", seat), ("P4", "P5"), **named)


def cards_on(cell: TypedCell | Cell) -> int:
    return bool(cell.get("up")) + bool(cell.get("down"))


def took(place: int, taken: int, players: int) -> int:
    """How many of the cards taken in this turn the player at that place took, the turn's first being at 0."""
    return (taken - place + players - 1) // players


def check_running(areas: Sequence[Sequence[Cell]], first: int, taken: int, source: Source) -> None:
    """P11, P12: a round goes on only while those who are still to place have an empty cell."""
    players = len(areas)
    for step in range(taken % players, players):
        seat = (first + step) % players
        if sum(bool(cards_on(cell)) for cell in areas[seat]) == CELLS:
            raise source.refused("pixies-area-full", ("areas", seat), ("P11", "P12"))


def read_points(points: int | TypedItems) -> RoundItems:
    """Itemised, or only their sum, which then stands as a whole under the first item."""
    if isinstance(points, int):
        return {"validated": points, "symbols": 0, "zone": 0, "face_down": 0, "total": points}
    total = points["validated"] + points["symbols"] + points["zone"] + points["face_down"]
    return {**points, "total": total}


def read_round(table: PixiesTable, finished: int, source: Source) -> int:
    """Its number: one more than there are finished rounds."""
    number = table.get("round", finished + 1)
    if finished != number - 1 or number > ROUNDS:
        right = min(number, ROUNDS) - 1
        raise source.refused("pixies-rounds-finished", ("rounds",), ("P14",), right=right, count=finished)
    return number
