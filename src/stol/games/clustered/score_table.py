"""Score a typed-in Clustered table.

The number of seats is `players` if given, otherwise it follows from the highest owner. Start cards may be left out:
then they are where the rules put them (C3, C15).
"""

import functools
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, NotRequired, TypedDict

from stol.errors import Path, Reason
from stol.games.clustered.components import KIND, KINDS, NONE, START_CARD, go_together, in_common, start_cards
from stol.games.clustered.options import LONGEST_SIDE, ClusteredChoice, Options
from stol.games.clustered.scoring import largest_rectangle, longest_run
from stol.games.clustered.state import NEIGHBOURS, SEATS, START, State, cell_of, empty_table, put
from stol.games.clustered.view import ALL_CARDS, Coordinate, LaidCard, LaidName, Owner, Points, points
from stol.games.validate import Fault, Seat, Source
from stol.games.view import BaseScoreTable

Space = tuple[int, int]


class TypedCard(TypedDict):
    """A typed-in card on the table. A start card's owner may be left out."""

    x: Coordinate
    y: Coordinate
    card: LaidName
    owner: NotRequired[Owner | None]


class TypedBonuses(TypedDict, total=False):
    """The seats with the first bonuses (C17); each may be left out."""

    first_rectangle: Seat | None
    first_run: Seat | None


class ClusteredScoreTable(BaseScoreTable):
    options: NotRequired[ClusteredChoice]
    players: NotRequired[int]
    cards: Annotated[list[TypedCard], ALL_CARDS, Fault(("C1",), "clustered-cards")]
    bonuses: NotRequired[TypedBonuses]


@dataclass(frozen=True)
class CardOnTable:
    """A card on the table, with its index for error messages."""

    card: str
    owner: int | None
    index: int
    """Index in the list of cards."""

    @property
    def path(self) -> Path:
        return "cards", self.index

    @property
    def name(self) -> Reason:
        if self.owner is None:
            return Reason("clustered-lying-start")
        return Reason("clustered-lying", {"card": self.card, "seat": self.owner})


Cards = dict[Space, CardOnTable]


def score(table: ClusteredScoreTable, options: Options, source: Source, strict: bool) -> list[Points]:  # noqa: FBT001 - the signature of `Definition.score`
    cards = read_cards(table["cards"], source)
    seats = count_seats(table.get("players"), cards, source)
    state = fill(cards, source)
    state.players = seats
    state.largest_bonus = options.largest_bonus
    bonuses = table.get("bonuses", {})
    state.first_rectangle = first_seat(bonuses.get("first_rectangle"), "first_rectangle", seats, source)
    state.first_run = first_seat(bonuses.get("first_run"), "first_run", seats, source)
    if strict:
        check_cards(cards, options, seats, source, counted="players" in table)
        check_bonuses(state, source)
    return points(state)


def read_cards(entries: Sequence[TypedCard | LaidCard], source: Source) -> Cards:
    cards: Cards = {}
    for index, entry in enumerate(entries):
        space, lying = (entry["x"], entry["y"]), CardOnTable(entry["card"], entry.get("owner"), index)
        check_owner(lying, source)
        if space in cards:
            both = {"one": cards[space].name, "other": lying.name}
            raise source.refused("clustered-two-cards", lying.path, ("C4",), place=space_place(space), **both)
        cards[space] = lying
    return cards


def space_place(space: Space) -> Reason:
    """The name of a space for error messages."""
    return Reason("place-clustered-space", {"space": f"{space[0]},{space[1]}"})


def check_owner(lying: CardOnTable, source: Source) -> None:
    """C2: a start card has no owner, every other card has one."""
    if lying.card == START_CARD and lying.owner is not None:
        raise source.refused("clustered-start-owner", lying.path, ("C2",), seat=lying.owner)
    if lying.card != START_CARD and lying.owner is None:
        owner = (*lying.path, "owner")
        raise source.refused("refused-kind", owner, ("C1",), kind=Reason("kind-number"), value=repr(None))


def count_seats(players: int | None, cards: Cards, source: Source) -> int:
    """The number of seats: `players` if given, otherwise up to the highest owner."""
    owned = max((lying.owner for lying in cards.values() if lying.owner is not None), default=0) + 1
    count = owned if players is None else players
    if count not in range(owned, SEATS + 1):
        raise source.refused("clustered-players", ("players",), ("C15",), count=count, seats=owned, most=SEATS)
    return count


def first_seat(seat: int | None, name: str, seats: int, source: Source) -> int:
    """C17: a seat with a first bonus, or NONE."""
    if seat is None:
        return NONE
    if seat not in range(seats):
        named_seats = {"seat": seat, "first_seat": 0, "last_seat": seats - 1}
        raise source.refused("clustered-bonus-seat", ("bonuses", name), ("C17",), **named_seats)
    return seat


def fill(cards: Cards, source: Source) -> State:
    """A state with these cards, on the smallest table that holds them."""
    xs, ys = [x for x, _ in cards] or [0], [y for _, y in cards] or [0]
    width, height = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    if max(width, height) > LONGEST_SIDE:
        sides = {"width": str(width), "height": str(height)}
        raise source.refused("clustered-reach", ("cards",), ("C9",), longest=LONGEST_SIDE, **sides)
    state = empty_table(width, height)
    for (x, y), lying in cards.items():
        content = START if lying.owner is None else lying.owner * KINDS + KIND[lying.card]
        put(state, cell_of(state, (y - min(ys)) * width + x - min(xs)), content)
    return state


def check_cards(cards: Cards, options: Options, seats: int, source: Source, *, counted: bool) -> None:
    """Refuse a table that no game can lead to. `counted`: whether the number of players was given."""
    starts = check_starts(cards, seats, source, counted=counted)
    check_edge(cards, options, max(seats, 5) if len(starts) > 1 else seats, source)
    check_decks(cards, options, source)
    check_neighbours(cards, source)
    reached = set(connected(starts, cards))
    for space, lying in cards.items():
        if space not in reached:
            raise source.refused(
                "clustered-unconnected", lying.path, ("C4",), place=space_place(space), lying=lying.name
            )


def check_starts(cards: Cards, seats: int, source: Source, *, counted: bool) -> list[Space]:
    """The spaces of the start cards (C3, C15). If the number of players is not given, two are always accepted."""
    given = sorted(space for space, lying in cards.items() if lying.owner is None)
    due = start_cards(SEATS if len(given) > 1 and not counted else seats)
    rules = ("C3", "C15")
    for space in given:
        if space not in due:
            places = functools.reduce(both_places, map(space_place, due))
            raise source.refused(
                "clustered-start-place", cards[space].path, rules, place=space_place(space), right=places
            )
    for space in due:
        if given and space not in given:
            raise source.refused("clustered-start-missing", ("cards",), rules, place=space_place(space))
        if not given and space in cards:
            lying = cards[space]
            raise source.refused("clustered-start-taken", lying.path, rules, place=space_place(space), lying=lying.name)
    return due


def both_places(one: Reason, other: Reason) -> Reason:
    return Reason("place-clustered-both", {"one": one, "other": other})


def check_edge(cards: Cards, options: Options, players: int, source: Source) -> None:
    (width, height), (left, top) = options.sides(players), options.corner(players)
    for (x, y), lying in cards.items():
        if x not in range(left, left + width) or y not in range(top, top + height):
            raise source.refused(
                "clustered-beyond", lying.path, ("C9",),
                place=space_place((x, y)), lying=lying.name, width=width, height=height,
            )  # fmt: skip


def check_decks(cards: Cards, options: Options, source: Source) -> None:
    """C1, C13: each owner has every card once, and as many jokers as a deck has."""
    spaces: dict[tuple[str, int], Space] = {}
    jokers = Counter[int]()
    for space, lying in cards.items():
        if lying.owner is None:
            continue
        if lying.card == "J":
            jokers[lying.owner] += 1
            most = options.jokers_of(lying.owner)
            if jokers[lying.owner] > most:
                rules, many = ("C1", "C13"), {"seat": lying.owner, "count": most}
                raise source.refused("clustered-jokers", lying.path, rules, place=space_place(space), **many)
            continue
        first = spaces.setdefault((lying.card, lying.owner), space)
        if first != space:
            lies, other = space_place(space), space_place(first)
            raise source.refused("refused-twice", lying.path, place=lies, piece=lying.name, other=other)


def check_neighbours(cards: Cards, source: Source) -> None:
    """C4: every card must fit its neighbours to the right and below."""
    for (x, y), lying in cards.items():
        for other_x, other_y in ((x + 1, y), (x, y + 1)):
            other = cards.get((other_x, other_y))
            if other and not go_together(lying.card, other.card):
                places = both_places(space_place((x, y)), space_place((other_x, other_y)))
                raise source.refused(
                    "clustered-neighbours", lying.path, ("C4",),
                    place=places, one=lying.name, other=other.name, common=in_common(lying.card, other.card),
                )  # fmt: skip


def connected(starts: list[Space], cards: Cards) -> Iterator[Space]:
    """The spaces of all cards connected to a start card over shared edges."""
    seen, waiting = set(starts), list(starts)
    while waiting:
        x, y = waiting.pop()
        yield x, y
        new = {(x + dx, y + dy) for dx, dy in NEIGHBOURS} & cards.keys() - seen
        seen |= new
        waiting += new


def check_bonuses(state: State, source: Source) -> None:
    """C17: cards never move, so the seat with a first bonus must still have such a rectangle or run."""
    if state.first_rectangle != NONE and largest_rectangle(state, int(state.first_rectangle)) < 6:
        path, seat = ("bonuses", "first_rectangle"), int(state.first_rectangle)
        raise source.refused("clustered-no-rectangle", path, ("C17",), seat=seat)
    if state.first_run != NONE and longest_run(state, int(state.first_run)) < 5:
        raise source.refused("clustered-no-run", ("bonuses", "first_run"), ("C17",), seat=int(state.first_run))
