"""Build a state from a view of Clustered. A hidden hand gets the first cards left in the seat's deck (C3)."""

from stol.errors import Path
from stol.games.clustered.components import FAST_DEAL, HAND, KIND, KINDS, NAMES, NONE
from stol.games.clustered.options import Options
from stol.games.clustered.rules import award
from stol.games.clustered.score_table import CardOnTable, Space, check_edge, count_seats, read_cards, space_place
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
from stol.games.clustered.view import PHASES, ClusteredMoment, Phase
from stol.games.clustered.why import why_misplaced
from stol.games.validate import Source


def imagine(view: ClusteredMoment, options: Options, source: Source) -> State:
    state = start(options, len(view["hands"]))
    state.ply = view["ply"]
    lay_cards(view, state, options, source)
    for seat, pile in enumerate(view["discards"]):
        fill_discards(state, seat, pile, source)
    for seat, hand in enumerate(view["hands"]):
        fill_hand(state, seat, hand, source)
    state.turn = NONE if view["turn"] is None else view["turn"]
    state.phase = phase(view["phase"], state, options, source)
    check_sizes(state, options, source)
    return state


def lay_cards(view: ClusteredMoment, state: State, options: Options, source: Source) -> None:
    """Lay the cards in the order played, so that the first rectangle and run are found too (C17)."""
    cards = read_cards(view["cards"], source)
    count_seats(int(state.players), cards, source)
    check_edge(cards, options, int(state.players), source)
    for space, lying in cards.items():
        if lying.owner is not None:  # the start cards are already there
            play_card(state, lying, lying.owner, space, source)


def play_card(state: State, lying: CardOnTable, owner: int, at: Space, source: Source) -> None:
    space = (at[1] - int(state.top)) * int(state.width) + at[0] - int(state.left)
    kind, cell = KIND[lying.card], cell_of(state, space)
    take(state, owner, lying.card, lying.path, source)
    if state.grid[cell] != BESIDE or not state.fitting[index_of(state, space)] >> kind & 1:
        reason = why_misplaced(state, lying.card, space)
        raise source.refused("clustered-misplaced", lying.path, place=space_place(at), lying=lying.name, reason=reason)
    lay(state, space, owner * KINDS + kind)
    if state.first_bonus:
        award(state, owner, cell)


def take(state: State, seat: int, card: str, path: Path, source: Source) -> int:
    """Remove a card from a seat's deck; return its kind."""
    kind = KIND[card]
    if not state.deck[seat, kind]:
        raise source.refused("clustered-none-left", path, ("C1", "C13"), seat=seat, card=card)
    state.deck[seat, kind] -= 1
    state.deck_size[seat] -= 1
    return kind


def fill_discards(state: State, seat: int, cards: list[str], source: Source) -> None:
    for index, card in enumerate(cards):
        state.discards[seat, index] = take(state, seat, card, ("discards", seat, index), source)
        state.discarded[seat] += 1


def fill_hand(state: State, seat: int, hand: list[str] | int, source: Source) -> None:
    cards = first_cards_left(state, seat, hand, source) if isinstance(hand, int) else hand
    for index, card in enumerate(cards):
        state.hand[seat, take(state, seat, card, ("hands", seat, index), source)] += 1
        state.hand_size[seat] += 1


def first_cards_left(state: State, seat: int, size: int, source: Source) -> list[str]:
    """The first `size` cards left in a seat's deck."""
    cards = [name for name, count in zip(NAMES, state.deck[seat].tolist(), strict=True) for _ in range(count)]
    if size > len(cards):
        count, left = str(size), len(cards)
        raise source.refused("clustered-hand-large", ("hands", seat), ("C1",), seat=seat, count=count, left=left)
    return cards[:size]


def phase(name: Phase, state: State, options: Options, source: Source) -> int:
    words = ("deal", "discard", "play", "over") if state.fast else ("deal", "play", "over")
    if name not in words:
        raise source.refused("clustered-phase", ("phase",), ("C16",), names=tuple(words), value=repr(name))
    if (state.turn == NONE) != (name == "over"):
        raise source.refused("clustered-turn-null", ("turn",), ("C8",), phase=name)
    if name == "deal":
        begun = state.cards > options.laid(int(state.players)) or state.discarded.any()
        return DRAW if begun else DEAL
    if name == "discard":
        return DISCARD if state.discarded[state.turn] >= FAST_DEAL - HAND else DROP  # C16: two at the start
    return PHASES.index(name)


def check_sizes(state: State, options: Options, source: Source) -> None:
    """Refuse a hand or deck size that the seat to move can't have in this phase."""
    if state.phase == OVER:
        if state.hand_size.any() or state.deck_size.any():
            raise source.refused("clustered-not-over", ("phase",), ("C8",))
        return
    seat = int(state.turn)
    size, sizes = int(state.hand_size[seat]), hand_sizes(state, options.hand())
    if size not in sizes:
        counts = {"least": sizes[0], "most": sizes[-1], "count": size}
        raise source.refused("clustered-hand-now", ("hands", seat), ("C3", "C6", "C16"), **counts)
    if state.phase in (DEAL, DRAW) and not state.deck_size[seat]:
        raise source.refused("clustered-deck-empty", ("decks",), ("C6",), seat=seat)


def hand_sizes(state: State, full: int) -> range:
    """The allowed hand sizes of the seat to move, where a full hand has so many cards."""
    dealt = FAST_DEAL if state.fast else full
    return {
        DEAL: range(dealt),
        DROP: range(full + 1, dealt + 1),
        PLAY: range(1, full + 1),
        DRAW: range(full - 1, full + int(state.fast)),
        DISCARD: range(full + 1, full + 2),
    }[int(state.phase)]
