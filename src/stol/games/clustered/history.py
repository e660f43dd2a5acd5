"""Find an order in which the cards of a real table may have been played: C17 depends on who was first."""

from collections.abc import Iterator
from random import Random
from typing import Final, Literal, TypeAlias

from stol.errors import Reason
from stol.games.clustered.components import KIND, KINDS, START_CARD, start_cards
from stol.games.clustered.options import Options
from stol.games.clustered.rules import award
from stol.games.clustered.score_table import CardOnTable, Cards, Space, TypedBonuses, fill
from stol.games.clustered.scoring import largest_rectangle, longest_run
from stol.games.clustered.state import BESIDE, State, cell_of, lay, start
from stol.games.clustered.view import Bonuses, LaidCard, seat_or_null
from stol.games.validate import Source, either
from stol.kernel.layout import AnyState, copy_state

Bonus: TypeAlias = Literal["first_rectangle", "first_run"]
BONUSES: Final[tuple[Bonus, ...]] = ("first_rectangle", "first_run")
ATTEMPTS = 8
"""Random orders to try; the first one nearly always works."""


def holders(typed: TypedBonuses, cards: Cards, options: Options, players: int, source: Source) -> Bonuses:
    """The seats with the first bonuses: as typed in, or derived if only one seat is possible."""
    if not options.first_bonus:
        if any(typed.get(name) is not None for name in BONUSES):
            raise source.refused("clustered-no-bonus", ("bonuses",), ("C17",))
        return {"first_rectangle": None, "first_run": None}
    state = fill(cards, source)
    seats = range(players)
    rectangles = [seat for seat in seats if largest_rectangle(state, seat) >= 6]
    runs = [seat for seat in seats if longest_run(state, seat) >= 5]
    return {
        "first_rectangle": holder("first_rectangle", typed, rectangles, source),
        "first_run": holder("first_run", typed, runs, source),
    }


def holder(name: Bonus, typed: TypedBonuses, having: list[int], source: Source) -> int | None:
    """The seat with a first bonus. It must be one of `having`, the seats with such a rectangle or run."""
    if name not in typed and len(having) < 2:
        return having[0] if having else None
    seat = typed.get(name)
    if seat not in having and (having or seat is not None):
        seats = [Reason("clustered-seat", {"seat": one}) for one in having] or [Reason("clustered-nobody")]
        raise source.refused("clustered-first", ("bonuses", name), ("C17",), bonus=name, who=either(seats))
    return seat


def play_order(
    cards: Cards, options: Options, players: int, first: Bonuses, rng: Random, source: Source
) -> list[LaidCard]:
    """The cards in an order of play that gives the first bonuses to the right seats, start cards first."""
    starts = [LaidCard(x=x, y=y, card=START_CARD, owner=None) for x, y in start_cards(players)]
    waiting = [(space, lying) for space, lying in cards.items() if lying.owner is not None]
    for _ in range(ATTEMPTS):
        state: State = start(options, players)
        laid = lay_all(state, list(waiting), first)
        if awarded(state) == first:
            return starts + [LaidCard(x=x, y=y, card=lying.card, owner=lying.owner) for (x, y), lying in laid]
        rng.shuffle(waiting)
    raise source.refused("clustered-no-order", ("bonuses",), ("C17",))


def lay_all(state: State, waiting: list[tuple[Space, CardOnTable]], first: Bonuses) -> list[tuple[Space, CardOnTable]]:
    """Lay all cards one by one. A card that gives a bonus to the wrong seat is laid only if no other can be."""
    laid = []
    while waiting:
        fitting = (card for card in playable(state, waiting) if not gives_bonus_to_other(state, card, first))
        card = next(fitting, None) or next(playable(state, waiting))
        put_card(state, card)
        waiting.remove(card)
        laid.append(card)
    return laid


def playable(state: State, waiting: list[tuple[Space, CardOnTable]]) -> Iterator[tuple[Space, CardOnTable]]:
    """The waiting cards whose space is beside a card on the table."""
    return (card for card in waiting if state.grid[cell_of(state, space_of(state, card[0]))] == BESIDE)


def space_of(state: State, place: Space) -> int:
    x, y = place
    return (y - int(state.top)) * int(state.width) + x - int(state.left)


def put_card(state: State, card: tuple[Space, CardOnTable]) -> None:
    place, lying = card
    owner, space = lying.owner or 0, space_of(state, place)
    lay(state, space, owner * KINDS + KIND[lying.card])
    if state.first_bonus:
        award(state, owner, cell_of(state, space))


def gives_bonus_to_other(state: AnyState, card: tuple[Space, CardOnTable], first: Bonuses) -> bool:
    """Whether a card would give a first bonus to the wrong seat."""
    if not state.first_bonus:
        return False
    after = copy_state(state)
    put_card(after, card)
    now = awarded(after)
    return any(now[name] not in (None, first[name]) for name in BONUSES)


def awarded(state: State) -> Bonuses:
    return {"first_rectangle": seat_or_null(state.first_rectangle), "first_run": seat_or_null(state.first_run)}
