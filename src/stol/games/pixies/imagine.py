"""Build a state from a view of Pixies. Nothing is hidden, so the state is exact."""

from stol.games.pixies.components import NONE, NUMBER
from stol.games.pixies.options import Options
from stol.games.pixies.rules import per_turn
from stol.games.pixies.score_table import lay_area, read_card
from stol.games.pixies.state import FIRST, OVER, REVEAL, TAKE, State, start
from stol.games.pixies.view import PixiesMoment
from stol.games.validate import Source, UniquePieces


def imagine(view: PixiesMoment, options: Options, source: Source) -> State:
    state = start(options, len(view["areas"]))
    state.ply = view["ply"]
    state.round_number = view["round"]
    state.first = NONE if view["first"] is None else view["first"]
    state.phase = phase(view)
    used = UniquePieces(source)
    for seat, area in enumerate(view["areas"]):
        lay_area(state, seat, area, ("areas", seat), used)
    fill_market(view["market"], state, used)
    state.deck[[NUMBER[name] for name in used.paths]] = 0
    state.deck_size -= len(used.paths)
    for number, seats in enumerate(view["rounds"]):
        for seat, points in enumerate(seats):
            state.points[number, seat] = points["validated"], points["symbols"], points["zone"], points["face_down"]
    return state


def phase(view: PixiesMoment) -> int:
    if view["actor"] is None:
        return OVER
    if view["first"] is None:
        return FIRST
    return REVEAL if view["actor"] == "chance" else TAKE


def fill_market(market: list[str], state: State, used: UniquePieces) -> None:
    most = int(per_turn(state))
    span = range(int(state.phase == TAKE), most + int(state.phase != REVEAL))
    if len(market) not in span:
        named = {"least": span[0], "most": span[-1], "count": len(market)}
        raise used.source.refused("pixies-market-now", ("market",), ("P4", "P5"), **named)
    for index, name in enumerate(market):
        state.market[index] = read_card(state, name, ("market", index), used)
    state.market_size = len(market)
    if state.phase == TAKE:
        state.taken = most - len(market)
