"""The numbers in the figures of Clustered, counted once more by the referee."""

from itertools import product

from oracle import clustered as referee
from oracle.clustered import Lying, Space, Table
from stol.web.html.learn.guide import Played
from stol.web.html.learn.sums import added
from web.learn.recount import Facts, Recount, Sums, moves, table

ME, OTHER = 0, 1
PLAYERS = range(1, 9)
"""C14, C15."""
PLAIN = [card for card in referee.full_deck(ME, "none") if card != "J"]
HELD_BESIDE = "2tf"
"""The card that is held beside others."""
COMPARED = {"fill": "2td", "shape": "2cf", "both": "1th"}
"""By caption, the cards that are held beside another."""
SHORTEST = min(length for length in range(1, 10) if referee.points_of({(x, 0) for x in range(length)}, 0)["rows"])


def alike(card: str, other: str) -> int:
    return sum(mine == theirs for mine, theirs in zip(card, other, strict=True))


def last_placed(played: Played) -> tuple[str, Space]:
    card, _, space = [move for move in moves(played) if "@" in move][-1].partition("@")
    x, y = map(int, space.split(","))
    return card, (x, y)


def items(lying: Table, seat: int = ME) -> dict[str, int]:
    return referee.all_points(lying)[seat]


def largest(own: set[Space]) -> tuple[int, int]:
    """The width and the height of the largest rectangle."""
    return max(referee.rectangles(own), key=lambda sides: sides[0] * sides[1])


def deck(_: Played) -> Facts:
    cards = referee.full_deck(ME, "none")
    return {
        "plain": len(PLAIN),
        "jokers": cards.count("J"),
        "cards": len(cards),
        "attributes": len(PLAIN[0]),
        "each": len({card[1] for card in PLAIN}),
    }


def match(played: Played) -> Facts:
    laid, _ = last_placed(played)
    assert set(COMPARED.values()) <= set(table(played).hands[ME])
    pairs = [(one, other) for one, other in product(PLAIN, PLAIN) if referee.go_together(one, other)]
    return {
        **{caption: alike(card, laid) for caption, card in COMPARED.items()},
        "attributes": len(laid),
        "least": min(alike(*pair) for pair in pairs),
        "fitting": sum(referee.go_together(card, laid) for card in COMPARED.values()),
    }


def beside(played: Played) -> Facts:
    lying = table(played)
    fits = [referee.fits(lying, HELD_BESIDE, space) for space in referee.edge(lying)]
    return {"spaces": sum(fits), "others": len(fits) - sum(fits)}


def joker(played: Played) -> Facts:
    lying, (_, space) = table(played, 0), last_placed(played)
    return {
        "neighbours": sum(near in lying.cards for near in referee.beside(space)),
        "plain": len(PLAIN),
        "fitting": sum(referee.fits(lying, card, space) for card in PLAIN),
    }


def runs(played: Played) -> Facts:
    found = items(table(played))
    return {**{name: found[name] for name in ("rows", "columns", "total")}, "shortest": SHORTEST}


def count(played: Played) -> Facts:
    lying = table(played)
    own = referee.spaces_of(lying, ME)
    wide, high = largest(own)
    found = items(lying)
    scored = {name: found[name] for name in ("rows", "columns", "rectangle", "total")}
    return {**scored, "wide": wide, "high": high, "most": max(uses(own, space) for space in own)}


def uses(own: set[Space], space: Space) -> int:
    """In how many lines and rectangles that score a card is."""
    x, y = space
    lengths = [length_through(own, space, (1, 0)), length_through(own, space, (0, 1))]
    wide, high = largest(own)
    corners = product(range(x - wide + 1, x + 1), range(y - high + 1, y + 1))
    inside = any(set(product(range(a, a + wide), range(b, b + high))) <= own for a, b in corners)
    return sum(length >= SHORTEST for length in lengths) + inside


def length_through(own: set[Space], space: Space, step: Space) -> int:
    """Of the unbroken line through a space."""
    length = 1
    for sign in (1, -1):
        far = 1
        while (space[0] + sign * far * step[0], space[1] + sign * far * step[1]) in own:
            far += 1
        length += far - 1
    return length


def check(played: Played) -> Facts:
    """Two mistakes: to count only the rectangle, and to count pairs as runs."""
    lying = table(played)
    own, found = referee.spaces_of(lying, ME), items(lying)
    pairs = sum(length for length in referee.runs(own, (1, 0)) if length == SHORTEST - 1)
    return {
        "fewer": found["rectangle"],
        "right": found["total"],
        "more": found["total"] + pairs,
        "columns": found["columns"],
        "rectangle": found["rectangle"],
        "wide": largest(own)[0],
        "shortest": SHORTEST,
    }


def block(blocked: Played, stuck: Played) -> Facts:
    before, (_, space) = table(blocked, 0), last_placed(blocked)
    with_it = referee.points_of(referee.spaces_of(before, OTHER) | {space}, 0)
    full, after = table(stuck, 0), table(stuck)
    edge = referee.edge(full)
    return {
        "gain": with_it["total"] - items(before, OTHER)["total"],
        "hand": len(full.hands[ME]),
        "fitting": sum(referee.fits(full, card, at) for card in full.hands[ME] for at in edge),
        "discarded": len(after.discards[ME]),
        "spaces": len(edge),
    }


def end(played: Played) -> Facts:
    lying = table(played)
    assert lying.turn is None
    return {
        "mine": items(lying, ME)["total"],
        "others": items(lying, OTHER)["total"],
        "played": sum(card.owner is not None for card in lying.cards.values()),
        "discarded": sum(map(len, lying.discards)),
    }


def more(two_starts: Played, third_joker: Played, fast: Played) -> Facts:
    starts = {players: len(table(Played("clustered", "", players=players)).cards) for players in PLAYERS}
    many = [players for players, cards in starts.items() if cards > 1]
    (left, _), (right, _) = table(two_starts).cards
    return {
        "fewest": min(many),
        "most": max(many),
        "starts": starts[two_starts.players],
        "between": right - left - 1,
        "jokers": table(third_joker).decks[ME].count("J"),
        "dealt": len(table(fast, 0).hands[ME]),
        "held": len(table(fast).hands[ME]),
        "bonus": bonus(),
    }


def bonus() -> int:
    """Of a run that is the largest."""
    lying = table(Played("clustered", "", options=(("largest_bonus", True),)))
    lying.cards |= {(x, 1): Lying("1sh", ME) for x in range(SHORTEST)}
    return items(lying)["bonus"]


FACTS: dict[str, Recount] = {
    "deck": deck,
    "match": match,
    "beside": beside,
    "joker": joker,
    "runs": runs,
    "count": count,
    "check": check,
    "block": block,
    "end": end,
    "more": more,
}


def sum_of(lying: Table, seat: int) -> str:
    found = items(lying, seat)
    assert found["bonus"] == 0
    return added([found["rows"], found["columns"], found["rectangle"]])


SUMS: dict[str, Sums] = {
    "count": lambda played: [sum_of(table(played), ME)],
    "end": lambda played: [sum_of(table(played), seat) for seat in (ME, OTHER)],
}
