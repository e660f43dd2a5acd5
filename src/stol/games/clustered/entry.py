"""A Clustered table typed in, half played: what can be worked out of it, and whether it can lie like this.

Each seat plays with a deck of its own, so what may be in a hidden hand is known: all that does not lie on the table.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from stol.errors import BadTable
from stol.games.clustered.components import FAST_DEAL, HAND
from stol.games.clustered.history import holders, in_order
from stol.games.clustered.imagine import take
from stol.games.clustered.options import Options
from stol.games.clustered.sheet import Cards, check_cards, read_cards, read_seats
from stol.games.clustered.state import State, start
from stol.games.clustered.view import names
from stol.games.typed import by_seat, checked, part, whole
from stol.games.validate import Source

DROPPED = FAST_DEAL - HAND
"""Cards that everybody discards at the start of the fast game (C16)."""


def complete(table: Mapping[str, Any], options: Options, source: Source, luck: Random) -> dict[str, Any]:
    """The view of a table at the beginning of a turn, or when a card is to be discarded by C16."""
    players = source.seats or 0
    cards = read_cards(part(table, "cards", list) if "cards" in table else [])
    read_seats({"players": players}, cards)
    check_cards(cards, options, players, counted=True)
    turn = whole(table, "turn", range(players), "the table")
    state: State = start(options, players)
    discards = read_discards(table, state, cards)
    laying = discards_at_start(state, discards, cards)
    hands = read_hands(table, state, discards, turn, luck)
    check_turn(hands, discards, turn, laying=laying)
    if not laying:
        check_turns(cards, discards, turn, len(hands[turn]) > HAND, options)
    first = holders(table, cards, options, players)
    return {
        "players": players,
        "turn": turn,
        "phase": "discard" if laying or len(hands[turn]) > HAND else "play",
        "cards": in_order(cards, options, players, first, luck),
        "hands": hands,
        "discards": discards,
        "bonuses": first,
        "actor": turn,
    }


def read_discards(table: Mapping[str, Any], state: State, cards: Cards) -> list[list[str]]:
    """The discarded cards; they and those on the table are taken from the decks."""
    players = int(state.players)
    for (x, y), lying in cards.items():
        if lying.owner is not None:
            take(state, lying.owner, lying.card, f"{x},{y}")
    discards = by_seat(table.get("discards", [[]] * players), players, "'discards' of the table")
    for seat, pile in enumerate(discards):
        for card in checked(pile, list, f"discards of seat {seat}"):
            take(state, seat, card, f"discards of seat {seat}")
    return discards


def discards_at_start(state: State, discards: list[list[str]], cards: Cards) -> bool:
    """C16: whether the cards discarded before the first turn are still to be chosen."""
    lacking = [seat for seat, pile in enumerate(discards) if len(pile) < DROPPED]
    if not state.fast or not lacking:
        return False
    if any(lying.owner is not None for lying in cards.values()):
        raise BadTable(f"discards of seat {lacking[0]} are at least {DROPPED} once cards are played (C16)")
    return True


def read_hands(
    table: Mapping[str, Any], state: State, discards: list[list[str]], turn: int, luck: Random
) -> list[list[str]]:
    """A hand is listed, counted or left out; what is not listed is made up from the rest of the seat's deck."""
    players = int(state.players)
    given = by_seat(table.get("hands", [None] * players), players, "'hands' of the table")
    hands = []
    for seat, hand in enumerate(given):
        place, due = f"hand {seat}", due_size(state, seat, len(discards[seat]))
        size = due if hand is None else hand if isinstance(hand, int) else len(checked(hand, list, place))
        drawn_two = state.fast and seat == turn and size == HAND + 1 <= state.deck_size[seat]  # C16: one goes
        if size != due and not drawn_two:
            raise BadTable(f"{place} has {due} cards now, by those played and discarded, not {size} (C3, C6, C16)")
        cards = hand if isinstance(hand, list) else luck.sample(names(state.deck[seat]), size)
        for card in cards:
            take(state, seat, card, place)
        hands.append(sorted(cards))
    return hands


def due_size(state: State, seat: int, discarded: int) -> int:
    """How many cards a seat has in hand at the beginning of a turn."""
    if state.fast and discarded < DROPPED:
        return FAST_DEAL - discarded
    return min(HAND, int(state.deck_size[seat]))


def check_turn(hands: list[list[str]], discards: list[list[str]], turn: int, *, laying: bool) -> None:
    if not any(hands):
        raise BadTable("all cards have been played or discarded: the game is over, and stol.score counts it (C8)")
    if not hands[turn]:
        raise BadTable(f"'turn' of the table: seat {turn} has no cards left, so it is skipped (C8)")
    first = next((seat for seat, pile in enumerate(discards) if len(pile) < DROPPED), turn)
    if laying and turn != first:
        raise BadTable(
            f"'turn' of the table: it is that of seat {first}; seat by seat two cards are discarded first (C16)"
        )


def check_turns(cards: Cards, discards: list[list[str]], turn: int, drawn: bool, options: Options) -> None:  # noqa: FBT001 - a fact of the table
    """C3: clockwise from the seat to play, all have had as many turns, or from some seat on one more."""
    players = len(discards)
    owners = [lying.owner for lying in cards.values()]
    used = [owners.count(seat) + len(discards[seat]) - (drawn and seat == turn) for seat in range(players)]
    totals = [27 + options.jokers_of(seat) for seat in range(players)]
    had = [turns(used[seat], totals[seat], seat, fast=options.fast) for seat in range(players)]
    most = 0
    for step in range(1, players):
        seat = (turn + step) % players
        more = had[seat] - had[turn]
        if used[seat] < totals[seat] and more not in (most, 1):
            raise BadTable(
                f"seat {seat} has had {had[seat]} turns, but seat {turn}, who is to play, {had[turn]}: cards are "
                "missing, or it is somebody else's turn (C3)"
            )
        most = max(most, more) if used[seat] < totals[seat] else most


def turns(used: int, total: int, seat: int, *, fast: bool) -> int:
    """How many turns a seat has had that has played or discarded so many cards."""
    after = list(used_after(total, fast=fast))
    if used not in after:
        raise BadTable(f"seat {seat} has played and discarded {used} cards, but no number of turns gives that (C16)")
    return after.index(used)


def used_after(total: int, *, fast: bool) -> Iterator[int]:
    """How many cards of a deck have been played or discarded after no turn, one, two …"""
    used, deck = (DROPPED, total - FAST_DEAL) if fast else (0, total - HAND)
    yield used
    while used < total:
        used += 2 if fast and deck >= 2 else 1  # C16: with one card left in the deck nothing is discarded
        deck = max(deck - (2 if fast else 1), 0)
        yield used
