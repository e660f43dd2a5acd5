"""Referee of Clustered."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product

from oracle.referee import Moves, Verdict, after, finished, plays_to_the_end, ranked, unfinished

Space = tuple[int, int]  # x, y
START = "*"


@dataclass
class Lying:
    card: str
    owner: int | None


@dataclass
class Table:
    players: int
    options: Mapping[str, object]
    cards: dict[Space, Lying]  # in the order played
    decks: list[list[str]]
    hands: list[list[str]]
    discards: list[list[str]]
    first: dict[str, int | None] = field(default_factory=lambda: {"first_rectangle": None, "first_run": None})
    turn: int | None = 0


def replay(players: int, options: Mapping[str, object], moves: list[str]) -> Verdict:
    starts: list[Space] = [(0, 0), (7, 0)] if players >= 5 else [(0, 0)]  # C3, C15
    table = Table(
        players=players,
        options=options,
        cards={space: Lying(START, None) for space in starts},
        decks=[full_deck(seat, options["third_joker"]) for seat in range(players)],
        hands=[[] for _ in range(players)],
        discards=[[] for _ in range(players)],
    )
    over = plays_to_the_end(lambda texts: play(table, texts), moves)
    if not over:
        return unfinished(view(table))
    scores = [points["total"] for points in all_points(table)]
    return finished(scores, ranked([[score] for score in scores]), view(table))  # C12


def full_deck(seat: int, third_joker: object) -> list[str]:
    cards = [number + shape + fill for number, shape, fill in product("123", "stc", "hdf")]
    has_third = third_joker == "all" or (isinstance(third_joker, list | tuple) and seat in third_joker)
    return cards + ["J"] * (3 if has_third else 2)  # C1, C13


def view(table: Table) -> dict[str, object]:
    return {
        "turn": table.turn,
        "cards": [{"x": x, "y": y, "card": c.card, "owner": c.owner} for (x, y), c in table.cards.items()],
        "discards": table.discards,
        "bonuses": table.first,
        "points": all_points(table),
    }


def play(table: Table, moves: Moves) -> None:
    fast = table.options["fast"] is True
    for seat in range(table.players):  # C3, C16
        for _ in range(7 if fast else 5):
            draw(table, seat, moves)
    if fast:
        for seat in range(table.players):
            discard(table, seat, moves)
            discard(table, seat, moves)
    while any(table.hands):  # C8
        for seat in range(table.players):
            if table.hands[seat]:
                take_turn(table, seat, moves)
                assert_all_cards_are_there(table, seat)
    table.turn = None


def draw(table: Table, seat: int, moves: Moves) -> None:
    table.turn = seat
    card = moves.next()
    assert card in table.decks[seat], f"{card!r} is drawn, but not in the deck of seat {seat}"
    table.decks[seat].remove(card)
    table.hands[seat].append(card)


def discard(table: Table, seat: int, moves: Moves) -> None:
    table.turn = seat
    throw_away(table, seat, moves.next())


def throw_away(table: Table, seat: int, text: str) -> None:
    card = after("discard ", text)
    leave_hand(table, seat, card)
    table.discards[seat].append(card)


def leave_hand(table: Table, seat: int, card: str) -> None:
    assert card in table.hands[seat], f"{card!r} is not in the hand of seat {seat}"
    table.hands[seat].remove(card)


def take_turn(table: Table, seat: int, moves: Moves) -> None:
    table.turn = seat
    text = moves.next()
    if "@" in text:
        put(table, seat, text)
    else:
        playable = [card for card in table.hands[seat] if any(fits(table, card, at) for at in edge(table))]
        assert not playable, f"{text!r}: {playable[0]} can be played"  # C5
        throw_away(table, seat, text)
    if table.options["fast"] is True:
        for _ in range(min(2, len(table.decks[seat]))):  # C16
            draw(table, seat, moves)
        if len(table.hands[seat]) > 5:
            discard(table, seat, moves)
    elif table.decks[seat]:  # C6
        draw(table, seat, moves)


def put(table: Table, seat: int, text: str) -> None:
    card, _, where = text.partition("@")
    x, y = where.split(",")
    space = (int(x), int(y))
    assert space in edge(table), f"{text!r}: the space is taken, beyond the edge or touches no card"
    assert fits(table, card, space), f"{text!r}: the card does not go with those beside it"
    leave_hand(table, seat, card)
    table.cards[space] = Lying(card, seat)
    if table.options["first_bonus"] is True:  # C17
        own = spaces_of(table, seat)
        if table.first["first_rectangle"] is None and any(max(sides) >= 3 for sides in rectangles(own)):
            table.first["first_rectangle"] = seat
        if table.first["first_run"] is None and longest_run(own) >= 5:
            table.first["first_run"] = seat


def beside(space: Space) -> list[Space]:
    x, y = space
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def edge(table: Table) -> set[Space]:
    """Free spaces of the table that share an edge with a card"""
    around = {space for lying in table.cards for space in beside(lying)}
    return {space for space in around - set(table.cards) if on_table(table, space)}


def on_table(table: Table, space: Space) -> bool:  # C9
    size = table.options["table"]
    assert isinstance(size, list | tuple)
    width, height = int(size[0]), int(size[1])
    line = 8 if table.players >= 5 else 1
    left = -((width - line) // 2)
    top = -((height - 1) // 2)
    return left <= space[0] < left + width and top <= space[1] < top + height


def fits(table: Table, card: str, space: Space) -> bool:  # C4
    return all(go_together(card, table.cards[other].card) for other in beside(space) if other in table.cards)


def go_together(card: str, other: str) -> bool:  # C2, C4
    if card == "J" or other in ("J", START):
        return True
    return sum(1 for mine, theirs in zip(card, other, strict=True) if mine == theirs) >= 2


def assert_all_cards_are_there(table: Table, seat: int) -> None:
    lying = [lying.card for lying in table.cards.values() if lying.owner == seat]
    everything = [*table.decks[seat], *table.hands[seat], *table.discards[seat], *lying]
    assert Counter(everything) == Counter(full_deck(seat, table.options["third_joker"])), "cards lost or doubled"


def spaces_of(table: Table, seat: int) -> set[Space]:
    return {space for space, lying in table.cards.items() if lying.owner == seat}


def runs(own: set[Space], step: Space) -> list[int]:
    """Lengths of all maximal unbroken lines in one direction"""
    dx, dy = step
    lengths = []
    for x, y in own:
        if (x - dx, y - dy) not in own:
            length = 1
            while (x + length * dx, y + length * dy) in own:
                length += 1
            lengths.append(length)
    return lengths


def longest_run(own: set[Space]) -> int:
    """Of those that score (C10), or 0"""
    return max((length for step in ((1, 0), (0, 1)) for length in runs(own, step) if length >= 3), default=0)


def rectangles(own: set[Space]) -> list[tuple[int, int]]:
    """Sides of all full rectangles at least 2 wide and 2 high (C11)"""
    found = []
    for (left, top), (right, bottom) in product(own, own):
        if left < right and top < bottom:
            inside = set(product(range(left, right + 1), range(top, bottom + 1)))
            if inside <= own:
                found.append((right - left + 1, bottom - top + 1))
    return found


def largest_rectangle(own: set[Space]) -> int:
    return max((width * height for width, height in rectangles(own)), default=0)


def all_points(table: Table) -> list[dict[str, int]]:
    owned = [spaces_of(table, seat) for seat in range(table.players)]
    bonuses = [2 * list(table.first.values()).count(seat) for seat in range(table.players)]  # C17
    if table.options["largest_bonus"] is True:  # C18
        for size in (largest_rectangle, longest_run):
            sizes = [size(own) for own in owned]
            if max(sizes) > 0 and sizes.count(max(sizes)) == 1:
                bonuses[sizes.index(max(sizes))] += 2
    return [points_of(own, bonus) for own, bonus in zip(owned, bonuses, strict=True)]


def points_of(own: set[Space], bonus: int) -> dict[str, int]:
    rows = sum(length for length in runs(own, (1, 0)) if length >= 3)  # C10
    columns = sum(length for length in runs(own, (0, 1)) if length >= 3)
    rectangle = largest_rectangle(own)  # C11
    total = rows + columns + rectangle + bonus
    return {"rows": rows, "columns": columns, "rectangle": rectangle, "bonus": bonus, "total": total}
