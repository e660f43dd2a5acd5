"""An order in which the cards of a table may have been played. A real table shows none, but C17 asks who was first."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from stol.errors import BadTable
from stol.games.clustered.components import KIND, KINDS, START_CARD, start_cards
from stol.games.clustered.options import Options
from stol.games.clustered.rules import award
from stol.games.clustered.scoring import largest_rectangle, longest_run
from stol.games.clustered.sheet import Cards, Lying, Space, fill, read_bonuses
from stol.games.clustered.state import BESIDE, State, cell_of, lay, start
from stol.games.clustered.view import seat_or_null
from stol.kernel.layout import AnyState, twin

Holders = dict[str, int | None]
"""By the name of the bonus, as in a view: who was first (C17)."""

SHAPES = {"first_rectangle": "a rectangle of 2x3", "first_run": "a run of 5"}
ATTEMPTS = 8
"""Nearly always the first one succeeds."""


def holders(table: Mapping[str, Any], cards: Cards, options: Options, players: int) -> Holders:
    """Who was first: as the table tells, or where only one seat can have been."""
    told = dict(zip(SHAPES, map(seat_or_null, read_bonuses(table, players)), strict=True))
    if not options.first_bonus:
        if any(seat is not None for seat in told.values()):
            raise BadTable("'bonuses' of the table: nobody has any without the option first_bonus (C17)")
        return told
    state = fill(cards)
    seats = range(players)
    having = {
        "first_rectangle": [seat for seat in seats if largest_rectangle(state, seat) >= 6],
        "first_run": [seat for seat in seats if longest_run(state, seat) >= 5],
    }
    return {name: holder(name, told[name], having[name], known=name in table.get("bonuses", {})) for name in SHAPES}


def holder(name: str, told: int | None, having: list[int], *, known: bool) -> int | None:
    if not known and len(having) < 2:
        return having[0] if having else None
    if told not in having and (having or told is not None):
        who = " or ".join(f"seat {seat}" for seat in having) or "nobody"
        raise BadTable(f"{name!r} of 'bonuses': it was {who}, by who has {SHAPES[name]} on the table (C17)")
    return told


def in_order(cards: Cards, options: Options, players: int, first: Holders, luck: Random) -> list[dict[str, Any]]:
    """The cards as a view lists them: as they were typed, but none before one that it lies beside."""
    starts = [{"x": x, "y": y, "card": START_CARD, "owner": None} for x, y in start_cards(players)]
    waiting = [(space, lying) for space, lying in cards.items() if lying.owner is not None]
    for _ in range(ATTEMPTS):
        state: State = start(options, players)
        laid = lay_all(state, list(waiting), first)
        if awarded(state) == first:
            return starts + [{"x": x, "y": y, "card": lying.card, "owner": lying.owner} for (x, y), lying in laid]
        luck.shuffle(waiting)
    raise BadTable(
        "'first_rectangle' or 'first_run' of 'bonuses' can't be: no order of playing these cards leads there (C17)"
    )


def lay_all(state: State, waiting: list[tuple[Space, Lying]], first: Holders) -> list[tuple[Space, Lying]]:
    """Card by card; one that would give a bonus to somebody else waits as long as it can."""
    laid = []
    while waiting:
        fitting = (card for card in playable(state, waiting) if not spoils(state, card, first))
        card = next(fitting, None) or next(playable(state, waiting))
        put(state, card)
        waiting.remove(card)
        laid.append(card)
    return laid


def playable(state: State, waiting: list[tuple[Space, Lying]]) -> Iterator[tuple[Space, Lying]]:
    """Those that lie beside a card which lies already."""
    return (card for card in waiting if state.grid[cell_of(state, space_of(state, card[0]))] == BESIDE)


def space_of(state: State, place: Space) -> int:
    x, y = place
    return (y - int(state.top)) * int(state.width) + x - int(state.left)


def put(state: State, card: tuple[Space, Lying]) -> None:
    place, lying = card
    owner, space = lying.owner or 0, space_of(state, place)
    lay(state, space, owner * KINDS + KIND[lying.card])
    if state.first_bonus:
        award(state, owner, cell_of(state, space))


def spoils(state: AnyState, card: tuple[Space, Lying], first: Holders) -> bool:
    """Whether somebody else would be first."""
    if not state.first_bonus:
        return False
    after = twin(state)
    put(after, card)
    return any(seat not in (None, first[name]) for name, seat in awarded(after).items())


def awarded(state: State) -> Holders:
    return {name: seat_or_null(getattr(state, name)) for name in SHAPES}
