"""What each of the latest cards brought to its owner, found by laying all cards again."""

from stol.games.clustered.analysis import TableAnalysis, content
from stol.games.clustered.rules import award
from stol.games.clustered.scoring import holders
from stol.games.clustered.state import empty_table
from stol.games.clustered.view import ClusteredView, items
from stol.kernel.layout import AnyState


def latest_gains(view: ClusteredView, count: int) -> list[int]:
    """The points of the last `count` cards that somebody played, the latest first."""
    table, cards = TableAnalysis(view), view["cards"]
    state: AnyState = empty_table(table.width, table.height)
    grid, laid, first_bonus = state.grid, state.card, view["options"]["first_bonus"]  # looked up once: that is slow
    state.players, state.first_bonus = view["players"], first_bonus
    state.largest_bonus = view["options"]["largest_bonus"]
    played = [number for number, card in enumerate(cards) if card["owner"] is not None]
    first, gains = min(played[-count:], default=0), []
    for number, card in enumerate(cards):
        seat, cell = card["owner"], table.cell((card["x"], card["y"]))
        before = total(state, number, seat) if seat is not None and number >= first else 0
        grid[cell], laid[number] = content(card["card"], seat), cell
        if seat is None:
            continue
        if first_bonus:
            award(state, seat, cell)
        if number >= first:
            gains.append(total(state, number + 1, seat) - before)
    return gains[::-1]


def total(state: AnyState, cards: int, seat: int) -> int:
    """The points of a seat if the game ended with the first cards."""
    state.cards = cards
    return items(state, seat, holders(state))["total"]
