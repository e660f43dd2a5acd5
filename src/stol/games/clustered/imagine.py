"""A state that a view fits. A hidden hand becomes the first cards of what its seat has left (C3)."""

from collections.abc import Mapping
from typing import Any

from stol.errors import BadTable
from stol.games.clustered.components import FAST_DEAL, HAND, KIND, KINDS, NAMES, NONE, start_cards
from stol.games.clustered.options import Options
from stol.games.clustered.rules import award
from stol.games.clustered.sheet import Lying, check_edge, read_cards, read_seats
from stol.games.clustered.state import (
    BESIDE,
    DEAL,
    DISCARD,
    DRAW,
    DROP,
    OVER,
    PLAY,
    State,
    cell_of,
    index_of,
    lay,
    start,
)
from stol.games.clustered.view import PHASES
from stol.games.clustered.why import misplaced
from stol.games.typed import by_seat, checked, given, part, seat_or_null, whole
from stol.games.validate import Source
from stol.text import english

PLIES = range(2**15)


def imagine(view: Mapping[str, Any], options: Options, source: Source) -> State:
    players = source.seats or 0
    state = start(options, players)
    state.ply = whole(view, "ply", PLIES)
    lay_cards(view, state, options)
    for seat, kinds in enumerate(by_seat(given(view, "discards"), players, "'discards' of the view")):
        fill_discards(state, seat, kinds)
    for seat, hand in enumerate(by_seat(given(view, "hands"), players, "'hands' of the view")):
        fill_hand(state, seat, hand)
    turn = seat_or_null(view, "turn", players)
    state.turn = NONE if turn is None else turn
    state.phase = phase(part(view, "phase", str, "the view"), state)
    check_sizes(state)
    return state


def lay_cards(view: Mapping[str, Any], state: State, options: Options) -> None:
    """In the order played, so that the first rectangle and the first run are found, too (C17)."""
    cards = read_cards(part(view, "cards", list, "the view"))
    read_seats(view, cards)
    check_edge(cards, options, int(state.players))
    for (x, y), lying in cards.items():
        if lying.owner is not None:  # the start cards lie already
            space = (y - int(state.top)) * int(state.width) + x - int(state.left)
            play_card(state, lying, lying.owner, space, f"{x},{y}")


def play_card(state: State, lying: Lying, owner: int, space: int, place: str) -> None:
    kind, cell = KIND[lying.card], cell_of(state, space)
    take(state, owner, lying.card, place)
    if state.grid[cell] != BESIDE or not state.fitting[index_of(state, space)] >> kind & 1:
        reason = english(misplaced(state, lying.card, space))
        raise BadTable(f"{place}: {lying} can't be played here: {reason}")
    lay(state, space, owner * KINDS + kind)
    if state.first_bonus:
        award(state, owner, cell)


def take(state: State, seat: int, card: object, place: str) -> int:
    """A card out of a seat's deck; its kind."""
    name = checked(card, str, place)
    if name not in KIND:
        raise BadTable(f"{place}: there is no card {name!r}; cards are named like 2tf, or J (C1)")
    kind = KIND[name]
    if not state.deck[seat, kind]:
        raise BadTable(f"{place}: seat {seat} has no {name} left that could be there (C1, C13)")
    state.deck[seat, kind] -= 1
    state.deck_size[seat] -= 1
    return kind


def fill_discards(state: State, seat: int, cards: object) -> None:
    place = f"discards of seat {seat}"
    for index, card in enumerate(checked(cards, list, place)):
        state.discards[seat, index] = take(state, seat, card, place)
        state.discarded[seat] += 1


def fill_hand(state: State, seat: int, hand: object) -> None:
    place = f"hand {seat}"
    for card in first_left(state, seat, hand) if isinstance(hand, int) else checked(hand, list, place):
        state.hand[seat, take(state, seat, card, place)] += 1
        state.hand_size[seat] += 1


def first_left(state: State, seat: int, size: int) -> list[str]:
    """The first cards of a seat's deck."""
    cards = [name for name, count in zip(NAMES, state.deck[seat].tolist(), strict=True) for _ in range(count)]
    if checked(size, int, f"hand {seat}") not in range(len(cards) + 1):
        raise BadTable(f"hand {seat} has {size} cards, but seat {seat} has {len(cards)} left (C1)")
    return cards[:size]


def phase(name: str, state: State) -> int:
    words = ("deal", "discard", "play", "over") if state.fast else ("deal", "play", "over")
    if name not in words:
        raise BadTable(f"'phase' of the view is one of {', '.join(words)}, not {name!r}")
    if (state.turn == NONE) != (name == "over"):
        raise BadTable(f"'turn' of the view is null at the end and only then, but the phase is {name} (C8)")
    if name == "deal":
        begun = state.cards > len(start_cards(state.players)) or state.discarded.any()
        return DRAW if begun else DEAL
    if name == "discard":
        return DISCARD if state.discarded[state.turn] >= FAST_DEAL - HAND else DROP  # C16: two at the start
    return PHASES.index(name)


def check_sizes(state: State) -> None:
    """Refuse a hand or a deck that the turn's seat can't have in this phase."""
    if state.phase == OVER:
        if state.hand_size.any() or state.deck_size.any():
            raise BadTable("'phase' of the view is over, but not all cards have been played or discarded (C8)")
        return
    size = int(state.hand_size[state.turn])
    sizes = hand_sizes(state)
    if size not in sizes:
        raise BadTable(f"hand {state.turn} has {sizes[0]} to {sizes[-1]} cards in this phase, not {size} (C3, C6, C16)")
    if state.phase in (DEAL, DRAW) and not state.deck_size[state.turn]:
        raise BadTable(f"'decks' of the view: seat {state.turn} has none left to draw from (C6)")


def hand_sizes(state: State) -> range:
    """How many cards the turn's seat may have."""
    dealt = FAST_DEAL if state.fast else HAND
    return {
        DEAL: range(dealt),
        DROP: range(HAND + 1, dealt + 1),
        PLAY: range(1, HAND + 1),
        DRAW: range(HAND - 1, HAND + int(state.fast)),
        DISCARD: range(HAND + 1, HAND + 2),
    }[int(state.phase)]
