"""Complete a typed-in, partly played Clustered table to a view, and refuse an impossible one.

Each seat has a deck of its own, so a hidden hand can only hold that seat's cards that are neither on the table nor
discarded.
"""

from collections.abc import Iterator
from random import Random
from typing import Annotated, NotRequired

from stol.games.clustered.components import FAST_DEAL, HAND
from stol.games.clustered.history import holders, play_order
from stol.games.clustered.imagine import take
from stol.games.clustered.options import ClusteredChoice, Options
from stol.games.clustered.score_table import Cards, TypedBonuses, TypedCard, check_cards, count_seats, read_cards
from stol.games.clustered.state import State, start
from stol.games.clustered.view import ALL_CARDS, Card, ClusteredMoment, HandSize, Phase, Points, names
from stol.games.validate import BySeat, Fault, Source
from stol.games.view import BaseTable

DROPPED = FAST_DEAL - HAND
"""Cards that each seat discards at the start of the fast game (C16)."""


class ClusteredTable(BaseTable):
    options: NotRequired[ClusteredChoice]
    cards: NotRequired[Annotated[list[TypedCard], ALL_CARDS, Fault(("C1",), "clustered-cards")]]
    hands: NotRequired[BySeat[list[Card] | HandSize | None]]
    discards: NotRequired[BySeat[list[Card]]]
    bonuses: NotRequired[TypedBonuses]
    phase: NotRequired[Phase]
    decks: NotRequired[BySeat[int]]
    points: NotRequired[BySeat[Points]]
    unseen: NotRequired[BySeat[list[Card]]]


def complete(table: ClusteredTable, options: Options, source: Source, rng: Random) -> ClusteredMoment:
    """Derive the missing parts of the view: at the beginning of a turn, or when a card is discarded by C16."""
    players, turn = table["players"], table.get("turn")
    cards = read_cards(table.get("cards", []), source)
    count_seats(players, cards, source)
    check_cards(cards, options, players, source, counted=True)
    if turn is None:
        raise source.missing("turn")
    state: State = start(options, players)
    discards = read_discards(table, state, cards, source)
    dropping = drops_at_start(state, discards, cards, source)
    hands = read_hands(table, state, discards, turn, rng, source)
    check_turn(hands, discards, turn, source, dropping=dropping)
    if not dropping:
        check_turns(cards, discards, turn, options, source, drawn=len(hands[turn]) > HAND)
    first = holders(table.get("bonuses", {}), cards, options, players, source)
    return {
        "ply": table.get("ply", 0),
        "actor": turn,
        "turn": turn,
        "phase": "discard" if dropping or len(hands[turn]) > HAND else "play",
        "cards": play_order(cards, options, players, first, rng, source),
        "hands": [*hands],
        "discards": discards,
        "bonuses": first,
    }


def read_discards(table: ClusteredTable, state: State, cards: Cards, source: Source) -> list[list[str]]:
    """The discarded cards. They and the cards on the table are removed from the decks."""
    for lying in cards.values():
        if lying.owner is not None:
            take(state, lying.owner, lying.card, lying.path, source)
    nothing: list[list[str]] = [[] for _ in range(int(state.players))]
    discards = table.get("discards", nothing)
    for seat, pile in enumerate(discards):
        for index, card in enumerate(pile):
            take(state, seat, card, ("discards", seat, index), source)
    return discards


def drops_at_start(state: State, discards: list[list[str]], cards: Cards, source: Source) -> bool:
    """C16: whether seats are still discarding cards before the first turn."""
    lacking = [seat for seat, pile in enumerate(discards) if len(pile) < DROPPED]
    if not state.fast or not lacking:
        return False
    if any(lying.owner is not None for lying in cards.values()):
        raise source.refused("clustered-dropped", ("discards", lacking[0]), ("C16",), least=DROPPED)
    return True


def read_hands(
    table: ClusteredTable, state: State, discards: list[list[str]], turn: int, rng: Random, source: Source
) -> list[list[str]]:
    """A hand is listed, counted or left out. A hand that is not listed gets random cards of the seat's deck."""
    hands = []
    for seat, hand in enumerate(table.get("hands", [None] * int(state.players))):
        due = due_size(state, seat, len(discards[seat]))
        size = due if hand is None else hand if isinstance(hand, int) else len(hand)
        drawn_two = state.fast and seat == turn and size == HAND + 1 <= state.deck_size[seat]  # C16: one is discarded
        if size != due and not drawn_two:
            sizes = {"due": str(due), "count": str(size)}
            raise source.refused("clustered-hand-due", ("hands", seat), ("C3", "C6", "C16"), **sizes)
        cards = hand if isinstance(hand, list) else rng.sample(names(state.deck[seat]), size)
        for index, card in enumerate(cards):
            take(state, seat, card, ("hands", seat, index), source)
        hands.append(sorted(cards))
    return hands


def due_size(state: State, seat: int, discarded: int) -> int:
    """The right hand size of a seat at the beginning of a turn."""
    if state.fast and discarded < DROPPED:
        return FAST_DEAL - discarded
    return min(HAND, int(state.deck_size[seat]))


def check_turn(hands: list[list[str]], discards: list[list[str]], turn: int, source: Source, *, dropping: bool) -> None:
    if not any(hands):
        raise source.refused("clustered-over", (), ("C8",))
    if not hands[turn]:
        raise source.refused("clustered-skipped", ("turn",), ("C8",), seat=turn)
    first = next((seat for seat, pile in enumerate(discards) if len(pile) < DROPPED), turn)
    if dropping and turn != first:
        raise source.refused("clustered-dropping", ("turn",), ("C16",), seat=first)


def check_turns(
    cards: Cards, discards: list[list[str]], turn: int, options: Options, source: Source, *, drawn: bool
) -> None:
    """C3: the numbers of turns must be consistent with clockwise play.

    Going clockwise from the seat to play, seats have had as many turns as it, and from some seat on one more.
    `drawn`: whether the seat to play has already drawn two cards, of which one is discarded (C16).
    """
    players = len(discards)
    owners = [lying.owner for lying in cards.values()]
    used = [owners.count(seat) + len(discards[seat]) - (drawn and seat == turn) for seat in range(players)]
    totals = [27 + options.jokers_of(seat) for seat in range(players)]
    had = [turns(used[seat], totals[seat], seat, source, fast=options.fast) for seat in range(players)]
    most = 0
    for step in range(1, players):
        seat = (turn + step) % players
        more = had[seat] - had[turn]
        if used[seat] < totals[seat] and more not in (most, 1):
            counts = {"count": had[seat], "others": had[turn]}
            raise source.refused("clustered-turns", ("cards",), ("C3",), seat=seat, other_seat=turn, **counts)
        most = max(most, more) if used[seat] < totals[seat] else most


def turns(used: int, total: int, seat: int, source: Source, *, fast: bool) -> int:
    """How many turns a seat has had, from the number of cards it has played or discarded."""
    after = list(used_after(total, fast=fast))
    if used not in after:
        raise source.refused("clustered-no-turns", ("cards",), ("C16",), seat=seat, count=used)
    return after.index(used)


def used_after(total: int, *, fast: bool) -> Iterator[int]:
    """Yield the number of cards played or discarded after 0, 1, 2, … turns."""
    used, deck = (DROPPED, total - FAST_DEAL) if fast else (0, total - HAND)
    yield used
    while used < total:
        used += 2 if fast and deck >= 2 else 1  # C16: with one card left in the deck nothing is discarded
        deck = max(deck - (2 if fast else 1), 0)
        yield used
