"""Points of a Clustered table typed in.

There are as many seats as `players` says, if it is given as in a view, or else up to the highest owner. Start cards
need not be listed: if none is, they lie where the rules put them (C3, C15).
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from stol.errors import BadTable
from stol.games.clustered.components import KIND, KINDS, NONE, START_CARD, clash, go_together, start_cards
from stol.games.clustered.options import LONGEST_SIDE, Options
from stol.games.clustered.scoring import largest_rectangle, longest_run
from stol.games.clustered.state import MOST_CARDS, NEIGHBOURS, SEATS, START, State, cell_of, empty_table, put
from stol.games.clustered.view import points
from stol.games.typed import Once, checked, part
from stol.games.validate import Source
from stol.text import english

Space = tuple[int, int]


@dataclass(frozen=True)
class Lying:
    card: str
    owner: int | None

    def __str__(self) -> str:
        return "the start card" if self.owner is None else f"{self.card} of seat {self.owner}"


Cards = dict[Space, Lying]


def score(table: Mapping[str, Any], options: Options, _source: Source, strict: bool) -> list[dict[str, Any]]:  # noqa: FBT001 - as the contract has it
    cards = read_cards(part(table, "cards", list))
    seats = read_seats(table, cards)
    state = fill(cards)
    state.players = seats
    state.largest_bonus = options.largest_bonus
    state.first_rectangle, state.first_run = read_bonuses(table, seats)
    if strict:
        check_cards(cards, options, seats, counted="players" in table)
        check_bonuses(state)
    return points(state)


def read_cards(entries: list[Any]) -> Cards:
    if len(entries) > MOST_CARDS:
        raise BadTable(f"'cards' lists {len(entries)} cards; all decks together have {MOST_CARDS} (C1)")
    cards: Cards = {}
    for number, entry in enumerate(entries):
        place = f"card {number}"
        listed = checked(entry, dict, place)
        x, y = part(listed, "x", int, place), part(listed, "y", int, place)
        lying = read_lying(listed, f"{place}, at {x},{y}")
        if (x, y) in cards:
            raise BadTable(f"{x},{y}: two cards lie on one space, {cards[x, y]} and {lying} (C4)")
        cards[x, y] = lying
    return cards


def read_lying(listed: dict[str, Any], place: str) -> Lying:
    card, owner = part(listed, "card", str, place), listed.get("owner")
    if card == START_CARD:
        if owner is not None:
            raise BadTable(f"{place}: the start card belongs to nobody, not to {owner!r} (C2)")
        return Lying(card, None)
    if card not in KIND:
        raise BadTable(f"{place}: there is no card {card!r}; cards are named like 2tf, or J (C1)")
    if checked(owner, int, f"'owner' of {place}") not in range(SEATS):
        raise BadTable(f"{place}: there is no seat {owner}; seats are 0 to {SEATS - 1} (C15)")
    return Lying(card, owner)


def read_seats(table: Mapping[str, Any], cards: Cards) -> int:
    owned = max((lying.owner for lying in cards.values() if lying.owner is not None), default=0) + 1
    players = part(table, "players", int) if "players" in table else owned
    if players not in range(owned, SEATS + 1):
        raise BadTable(f"'players' is {players}, but there are cards of {owned} seats, and {SEATS} can play (C15)")
    return players


def read_bonuses(table: Mapping[str, Any], seats: int) -> tuple[int, int]:
    """C17: who was first, as far as it is told."""
    bonuses = part(table, "bonuses", dict) if "bonuses" in table else {}
    return read_holder(bonuses, "first_rectangle", seats), read_holder(bonuses, "first_run", seats)


def read_holder(bonuses: dict[str, Any], name: str, seats: int) -> int:
    if bonuses.get(name) is None:
        return NONE
    seat = part(bonuses, name, int, "'bonuses'")
    if seat not in range(seats):
        raise BadTable(f"{name!r} of 'bonuses': there is no seat {seat}; seats are 0 to {seats - 1} (C17)")
    return seat


def fill(cards: Cards) -> State:
    """A state with these cards, its table just as large as they need."""
    xs, ys = [x for x, _ in cards] or [0], [y for _, y in cards] or [0]
    width, height = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    if max(width, height) > LONGEST_SIDE:
        raise BadTable(f"the cards reach over {width} by {height} spaces; no table is longer than {LONGEST_SIDE} (C9)")
    state = empty_table(width, height)
    for (x, y), lying in cards.items():
        content = START if lying.owner is None else lying.owner * KINDS + KIND[lying.card]
        put(state, cell_of(state, (y - min(ys)) * width + x - min(xs)), content)
    return state


def check_cards(cards: Cards, options: Options, seats: int, *, counted: bool) -> None:
    """Refuse what no game can lead to; `counted`: the number of players was given."""
    starts = check_starts(cards, seats, counted=counted)
    check_edge(cards, options, max(seats, 5) if len(starts) > 1 else seats)
    check_decks(cards, options)
    check_neighbours(cards)
    reached = set(connected(starts, cards))
    for (x, y), lying in cards.items():
        if (x, y) not in reached:
            raise BadTable(f"{x},{y}: {lying} is not connected with a start card (C4)")


def check_starts(cards: Cards, seats: int, *, counted: bool) -> list[Space]:
    """Where the start cards lie (C3, C15). Two are fine if later seats may just have no card on the table yet."""
    given = sorted(space for space, lying in cards.items() if lying.owner is None)
    due = start_cards(SEATS if len(given) > 1 and not counted else seats)
    for x, y in given:
        if (x, y) not in due:
            places = " and ".join(f"{due_x},{due_y}" for due_x, due_y in due)
            raise BadTable(f"{x},{y}: the start card lies at {places}, not here (C3, C15)")
    for x, y in due:
        if given and (x, y) not in given:
            raise BadTable(f"{x},{y}: the start card is missing (C3, C15)")
        if not given and (x, y) in cards:
            raise BadTable(f"{x},{y}: {cards[x, y]} lies where the start card does (C3, C15)")
    return due


def check_edge(cards: Cards, options: Options, players: int) -> None:
    (width, height), (left, top) = options.sides(players), options.corner(players)
    for x, y in cards:
        if x not in range(left, left + width) or y not in range(top, top + height):
            raise BadTable(f"{x},{y}: {cards[x, y]} lies beyond the edge of the table, {width} by {height} (C9)")


def check_decks(cards: Cards, options: Options) -> None:
    once, jokers = Once(), Counter[int | None]()
    for (x, y), lying in cards.items():
        if lying.owner is None:
            continue
        if lying.card != "J":
            once.put(lying, f"{x},{y}")
            continue
        jokers[lying.owner] += 1
        if jokers[lying.owner] > options.jokers_of(lying.owner):
            raise BadTable(f"{x},{y}: seat {lying.owner} has only {options.jokers_of(lying.owner)} jokers (C1, C13)")


def check_neighbours(cards: Cards) -> None:
    """C4: for each card, the one to the right of it and the one below."""
    for (x, y), lying in cards.items():
        for other_x, other_y in ((x + 1, y), (x, y + 1)):
            other = cards.get((other_x, other_y))
            if other and not go_together(lying.card, other.card):
                both = f"{x},{y} and {other_x},{other_y}: {lying} and {other}"
                raise BadTable(f"{both} can't lie side by side: {english(clash(lying.card, other.card))}")


def connected(starts: list[Space], cards: Cards) -> Iterator[Space]:
    """The start cards, and all that is joined to them edge by edge."""
    seen, waiting = set(starts), list(starts)
    while waiting:
        x, y = waiting.pop()
        yield x, y
        new = {(x + dx, y + dy) for dx, dy in NEIGHBOURS} & cards.keys() - seen
        seen |= new
        waiting += new


def check_bonuses(state: State) -> None:
    """C17: cards stay where they lie, so who was first still has the rectangle or the run."""
    if state.first_rectangle != NONE and largest_rectangle(state, int(state.first_rectangle)) < 6:
        raise BadTable(f"'first_rectangle': seat {state.first_rectangle} has no rectangle of 2x3 (C17)")
    if state.first_run != NONE and longest_run(state, int(state.first_run)) < 5:
        raise BadTable(f"'first_run': seat {state.first_run} has no run of 5 (C17)")
