"""A state that a view fits. Nothing is hidden, so there is nothing to make up."""

from collections.abc import Mapping
from typing import Any

from stol.errors import BadTable
from stol.games.pixies.components import NONE, NUMBER
from stol.games.pixies.options import Options
from stol.games.pixies.rules import per_turn
from stol.games.pixies.sheet import lay_area, read_card
from stol.games.pixies.state import FIRST, ITEMS, OVER, REVEAL, ROUNDS, TAKE, State, start
from stol.games.typed import Once, by_seat, checked, given, part, seat_or_null, whole

PLIES = range(2**15)
POINTS = range(-(2**15), 2**15)


def imagine(view: Mapping[str, Any], options: Options, players: int) -> State:
    state = start(options, players)
    state.ply = whole(view, "ply", PLIES)
    state.round_number = whole(view, "round", range(1, ROUNDS + 1))
    first = seat_or_null(view, "first", players)
    state.first = NONE if first is None else first
    state.phase = phase(given(view, "actor"), first)
    used = Once()
    for seat, area in enumerate(by_seat(given(view, "areas"), players, "'areas' of the view")):
        lay_area(state, seat, checked(area, list, f"area {seat}"), f"area {seat}", options, used)
    fill_market(view, state, options, used)
    state.deck[[NUMBER[str(name)] for name in used.places]] = 0
    state.deck_size -= len(used.places)
    fill_points(view, state)
    return state


def phase(actor: object, first: int | None) -> int:
    if actor is None:
        return OVER
    if first is None:
        return FIRST
    return REVEAL if actor == "chance" else TAKE


def fill_market(view: Mapping[str, Any], state: State, options: Options, used: Once) -> None:
    market = part(view, "market", list, "the view")
    most = per_turn(state)
    span = range(int(state.phase == TAKE), most + int(state.phase != REVEAL))
    if len(market) not in span:
        raise BadTable(f"'market' of the view holds {span[0]} to {span[-1]} cards now, not {len(market)} (P4, P5)")
    for index, name in enumerate(market):
        place = f"market, card {index + 1}"
        state.market[index] = read_card(checked(name, str, place), place, options, used)
    state.market_size = len(market)
    if state.phase == TAKE:
        state.taken = most - len(market)


def fill_points(view: Mapping[str, Any], state: State) -> None:
    rounds = part(view, "rounds", list, "the view")
    if len(rounds) > ROUNDS:
        raise BadTable(f"'rounds' of the view has {len(rounds)} rounds, but a game has {ROUNDS} (P14)")
    for number, seats in enumerate(rounds):
        for seat, points in enumerate(by_seat(seats, state.players, f"round {number + 1}")):
            place = f"round {number + 1}, seat {seat}"
            own = checked(points, dict, place)
            state.points[number, seat] = [whole(own, item, POINTS, place) for item in ITEMS]
