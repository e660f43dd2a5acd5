"""Complete a typed-in, partly played Pixies table to a view, and refuse an impossible one."""

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
from stol.games.validate import BySeat, Seat, Source, UniquePieces
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


def complete(table: PixiesTable, options: Options, source: Source, rng: Random) -> PixiesMoment:
    """Derive the missing parts of the view: before the cards of a turn are revealed, or while they are taken."""
    areas = table["areas"]
    players = len(areas)
    state: State = start(options, players)
    used = UniquePieces(source)
    for seat, area in enumerate(areas):
        lay_area(state, seat, area, ("areas", seat), used)
        check_cells(area, ("areas", seat), source)
    market = read_market(table, state, used)
    taken = int(per_turn(state)) - len(market) if market else 0
    first = first_seat(table, taken, source)
    check_counts(areas, first, taken, source)
    left = [name for name in NAMES[: state.cards] if name not in used.paths]
    known = [fill_unknown_cards(area, left, rng, ("areas", seat), source) for seat, area in enumerate(areas)]
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


def read_market(table: PixiesTable, state: State, used: UniquePieces) -> list[str]:
    market = table.get("market", [])
    most = int(per_turn(state))
    if len(market) > most:
        raise used.source.refused("pixies-market-full", ("market",), ("P4", "P5"), most=most, count=len(market))
    for index, name in enumerate(market):
        read_card(state, name, ("market", index), used)
    return market


def first_seat(table: PixiesTable, taken: int, source: Source) -> int:
    """The first seat of this turn, derived from the seat to move (P4, P5: clockwise)."""
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
    """P8, P9: a card lies face down on a foreign cell only if its own cell is validated. Unknown cards always fit."""
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
    """Per cell with a face-down card: the cell of that card's value; for an unknown card, the cell itself."""
    cards = {cell: cards.get("down") for cell, cards in enumerate(area)}
    return {cell: int(CELL[NUMBER[card]]) if isinstance(card, str) else cell for cell, card in cards.items() if card}


def validated(stacked: set[int], homes: Mapping[int, int]) -> set[int]:
    """The cells that can have got two cards in some order of play: by P8, or on top of a card placed by P9."""
    sound: set[int] = set()
    while more := {cell for cell in stacked - sound if homes[cell] in sound | {cell}}:
        sound |= more
    return sound


def fill_unknown_cards(area: TypedArea, left: list[str], rng: Random, path: Path, source: Source) -> list[Cell]:
    """The area with every unknown card replaced by a random one of those left."""
    homes = homes_of(area)
    sound = validated({cell for cell in homes if area[cell].get("up")}, homes)
    known: list[Cell] = []
    for cell, cards in enumerate(area):
        up, down = cards.get("up"), cards.get("down")
        if down is True:
            values = sound | {cell} if up else sound  # P8, or P9
            down = draw_fitting_card(left, values, rng)
            if down is None:
                raise source.refused("pixies-none-left", (*path, cell, "down"), ("P8", "P9"))
        known.append({"up": up, "down": down})
    return known


def draw_fitting_card(left: list[str], cells: set[int], rng: Random) -> str | None:
    """Take a random card whose own cell is one of `cells` out of those left; None if there is none."""
    fitting = [name for name in left if int(CELL[NUMBER[name]]) in cells]
    if not fitting:
        return None
    card = rng.choice(fitting)
    left.remove(card)
    return card


def check_counts(areas: list[TypedArea], first: int, taken: int, source: Source) -> None:
    """P4, P5: all seats had the same number of cards before this turn; the fullest area shows what the others lack."""
    players = len(areas)
    before = [
        sum(map(cards_on, area)) - taken_by((seat - first) % players, taken, players) for seat, area in enumerate(areas)
    ]
    fullest = max(0, *before)
    for seat, count in enumerate(before):
        if count < fullest:
            named = {"missing": fullest - count, "taken": taken}
            raise source.refused("pixies-uneven", ("areas", seat), ("P4", "P5"), **named)


def cards_on(cell: TypedCell | Cell) -> int:
    return bool(cell.get("up")) + bool(cell.get("down"))


def taken_by(place: int, taken: int, players: int) -> int:
    """How many cards a player has taken in this turn; `place` 0 is the first player of the turn."""
    return (taken - place + players - 1) // players


def check_running(areas: Sequence[Sequence[Cell]], first: int, taken: int, source: Source) -> None:
    """P11, P12: the round is still running only if the seats that place next have an empty cell."""
    players = len(areas)
    for step in range(taken % players, players):
        seat = (first + step) % players
        if sum(bool(cards_on(cell)) for cell in areas[seat]) == CELLS:
            raise source.refused("pixies-area-full", ("areas", seat), ("P11", "P12"))


def read_points(points: int | TypedItems) -> RoundItems:
    """Points as items. If only the total is given, it is put into the first item."""
    if isinstance(points, int):
        return {"validated": points, "symbols": 0, "zone": 0, "face_down": 0, "total": points}
    total = points["validated"] + points["symbols"] + points["zone"] + points["face_down"]
    return {**points, "total": total}


def read_round(table: PixiesTable, finished: int, source: Source) -> int:
    """The number of the current round: one more than the finished rounds."""
    number = table.get("round", finished + 1)
    if finished != number - 1 or number > ROUNDS:
        right = min(number, ROUNDS) - 1
        raise source.refused("pixies-rounds-finished", ("rounds",), ("P14",), right=right, count=finished)
    return number
