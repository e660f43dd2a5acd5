"""A Pixies table typed in, half played: what can be worked out of it, and whether it can lie like this."""

from collections.abc import Mapping
from random import Random
from typing import Any

from stol.errors import BadTable
from stol.games.pixies.components import CELL, NAMES, NUMBER
from stol.games.pixies.options import Options
from stol.games.pixies.rules import per_turn
from stol.games.pixies.sheet import lay_area, read_card
from stol.games.pixies.state import CELLS, ITEMS, ROUNDS, State, start
from stol.games.typed import Once, by_seat, checked, given, part, whole

Area = list[dict[str, Any]]


def complete(table: Mapping[str, Any], options: Options, players: int, luck: Random) -> dict[str, Any]:
    """The view of a table before the reveal of a turn, or with cards in the market."""
    state: State = start(options, players)
    used = Once()
    areas: list[Area] = by_seat(given(table, "areas", "the table"), players, "'areas' of the table")
    for seat, area in enumerate(areas):
        lay_area(state, seat, checked(area, list, f"area {seat}"), f"area {seat}", options, used)
        check_cells(area, f"area {seat}")
    market = read_market(table, state, options, used)
    taken = int(per_turn(state)) - len(market) if market else 0
    first = first_seat(table, taken, players)
    check_counts(areas, first, taken)
    left = [name for name in NAMES[: state.cards] if name not in used.places]
    areas = [turned(area, left, luck, f"area {seat}") for seat, area in enumerate(areas)]
    check_running(areas, first, taken)
    if not market and len(left) < per_turn(state):
        raise BadTable(f"the deck has {len(left)} cards left, too few for a turn: the round is over; score it (P13)")
    rounds = read_rounds(table, players)
    return {
        "round": read_round(table, len(rounds)),
        "first": first,
        "market": market,
        "areas": areas,
        "rounds": rounds,
        "actor": (first + taken) % players if market else "chance",
    }


def read_market(table: Mapping[str, Any], state: State, options: Options, used: Once) -> list[str]:
    market = part(table, "market", list) if "market" in table else []
    most = per_turn(state)
    if len(market) > most:
        raise BadTable(f"'market' of the table has up to {most} cards, not {len(market)} (P4, P5)")
    for number, name in enumerate(market, 1):
        place = f"market, card {number}"
        read_card(checked(name, str, place), place, options, used)
    return market


def first_seat(table: Mapping[str, Any], taken: int, players: int) -> int:
    """Who began this turn: from there it went clockwise (P4, P5)."""
    if "turn" not in table and "first" in table:
        return whole(table, "first", range(players), "the table")
    turn = whole(table, "turn", range(players), "the table")
    first = (turn - taken) % players
    if table.get("first", first) != first:
        raise BadTable(
            f"'first' of the table: it was seat {first}, if seat {turn} goes on after {taken} cards (P4, P5)"
        )
    return first


def check_cells(area: Area, place: str) -> None:
    """P8, P9: a card goes face down elsewhere only when its own cell is validated. Unknown cards fit everywhere."""
    homes = {cell: home(cards, cell) for cell, cards in enumerate(area) if cards.get("down")}
    stacked = {cell for cell in homes if area[cell].get("up")}
    sound = validated(stacked, homes)
    for cell in homes.keys() - sound:
        unknown = area[cell]["down"] is True
        if cell in stacked or (homes[cell] not in sound and not (unknown and sound)):
            card = "a card" if unknown else area[cell]["down"]
            first = "another cell" if unknown else f"cell {homes[cell] + 1}"
            raise BadTable(f"{place}, cell {cell + 1}: {card} lies face down here, but {first} is not validated (P9)")


def home(cards: Mapping[str, Any], cell: int) -> int:
    """The cell of the face-down card's own value."""
    return cell if cards["down"] is True else int(CELL[NUMBER[cards["down"]]])


def validated(stacked: set[int], homes: Mapping[int, int]) -> set[int]:
    """The cells that came to have two cards, one after the other: by P8, or over a card that lay there by P9."""
    sound: set[int] = set()
    while more := {cell for cell in stacked - sound if homes[cell] in sound | {cell}}:
        sound |= more
    return sound


def turned(area: Area, left: list[str], luck: Random, place: str) -> Area:
    """The same area, with a card of those left in place of each that nobody remembers."""
    homes = {cell: home(cards, cell) for cell, cards in enumerate(area) if cards.get("down")}
    sound = validated({cell for cell in homes if area[cell].get("up")}, homes)
    known: Area = []
    for cell, cards in enumerate(area):
        up, down = cards.get("up"), cards.get("down")
        if down is True:
            values = sound | {cell} if up else sound  # P8, or P9
            down = made_up(left, values, luck, f"{place}, cell {cell + 1}")
        known.append({"up": up, "down": down})
    return known


def made_up(left: list[str], cells: set[int], luck: Random, place: str) -> str:
    fitting = [name for name in left if int(CELL[NUMBER[name]]) in cells]
    if not fitting:
        raise BadTable(f"{place}: no card is left that could lie face down here (P8, P9)")
    card = luck.choice(fitting)
    left.remove(card)
    return card


def check_counts(areas: list[Area], first: int, taken: int) -> None:
    """P4, P5: before this turn all had as many cards."""
    players = len(areas)
    before = [
        sum(bool(card) for cards in area for card in cards.values()) - took((seat - first) % players, taken, players)
        for seat, area in enumerate(areas)
    ]
    for seat, count in enumerate(before):
        if count != before[first]:
            raise BadTable(
                f"area {seat} had {count} cards before this turn, and area {first} {before[first]}, but everybody "
                "takes as many (P4, P5)"
            )


def took(place: int, taken: int, players: int) -> int:
    """How many of the cards taken in this turn the player at that place took, the turn's first being at 0."""
    return (taken - place + players - 1) // players


def check_running(areas: list[Area], first: int, taken: int) -> None:
    """P11, P12: a round goes on only while those who are still to place have an empty cell."""
    players = len(areas)
    for step in range(taken % players, players):
        seat = (first + step) % players
        if sum(any(cards.values()) for cards in areas[seat]) == CELLS:
            raise BadTable(
                f"area {seat} has nine cells occupied: the round is over; score it, enter the next (P11, P12)"
            )


def read_rounds(table: Mapping[str, Any], players: int) -> list[list[dict[str, Any]]]:
    rounds = part(table, "rounds", list) if "rounds" in table else []
    return [
        [
            read_points(points, f"round {number}, seat {seat}")
            for seat, points in enumerate(by_seat(seats, players, f"round {number}"))
        ]
        for number, seats in enumerate(rounds, 1)
    ]


def read_points(points: object, place: str) -> dict[str, Any]:
    """Itemised, or only their sum, which then stands as a whole under the first item."""
    if isinstance(points, dict):
        return points
    return dict.fromkeys(ITEMS, 0) | {ITEMS[0]: checked(points, int, place)}


def read_round(table: Mapping[str, Any], finished: int) -> int:
    """Its number: one more than there are finished rounds."""
    number = whole(table, "round", range(1, ROUNDS + 1), "the table") if "round" in table else finished + 1
    if finished != number - 1 or number > ROUNDS:
        due = min(number, ROUNDS) - 1
        raise BadTable(f"'rounds' of the table has the points of {due} finished rounds now, not of {finished} (P14)")
    return number
