"""The numbers that the rules of Everything on 1 Card state, as the game has them."""

from collections.abc import Callable
from typing import Final

import stol
from games.onecard.table import EQUAL, draft_table, play_moves, roll_and_stop, table
from stol import Game, Position
from stol.games.onecard.components import CARDS, CARDS_TO_END, COLOURS, DICE, DISPLAY, HAND, HELD, IN_PLAY, REROLLS
from stol.games.onecard.deck import OWN
from stol.games.onecard.options import Options
from stol.games.onecard.scoring import ROWS_TO_SCORE

ROWS = [line.split()[1:] for line in OWN]
"""The rows of each card, such as `o3s`."""
BOXES = {int(row[1]) for rows in ROWS for row in rows}
EXAMPLES = {"06": ("pyg", 12), "12": ("robg", 21), "03": ("yp", 9)}
"""The cards of the rulebook's three examples: rows that are full, and points."""


def points_of(card: str, full: str, where: str = "scored") -> int:
    """What a card gives with these rows full, scored or unfinished."""
    (rows,) = [line.split()[1:] for line in OWN if line.startswith(card)]
    marks = {row[0]: int(row[1]) * (row[0] in full) for row in rows}
    table = {"game": "onecard", "hands": [[]], "scored": [[]], where: [[{"card": card, "marks": marks}]]}
    (points,) = stol.score(table, strict=False)
    return int(points["total"])


def one_number(found: set[int]) -> int:
    (number,) = found
    return number


def cards() -> set[int]:
    rows = one_number({len(rows) for rows in ROWS})
    colours = one_number({len({row[0] for row in rows}) for rows in ROWS})
    boxes = one_number({sum(int(row[1]) for row in rows) for rows in ROWS})
    suns = one_number({sum(row.endswith("s") for row in rows) for rows in ROWS})
    return {len(OWN), rows, colours, min(BOXES), max(BOXES), boxes, suns, both_suns(), boxes + both_suns()}


def one_sun() -> int:
    """Card 06: red 6, yellow 3 with a sun, green 2, blue 4 with a sun, purple 5."""
    return points_of("06", "ryg") - (6 + 3 + 2)


def both_suns() -> int:
    return points_of("06", "ryb") - (6 + 3 + 4)


def worked_examples() -> set[int]:
    for card, (full, points) in EXAMPLES.items():
        assert points_of(card, full, "scored" if len(full) >= ROWS_TO_SCORE else "hands") == points
    return {len(EXAMPLES), *map(int, EXAMPLES), len(COLOURS)}


def rolled() -> Position:
    """The first roll lies, and the roller may reroll."""
    return play_moves(table("06 12", "03 01"), *"oyypp")


def rerolls() -> set[int]:
    left = rolled().view()["rolls_left"]
    assert left == REROLLS
    return {len(rolled().view()["dice"]), left}


def used() -> set[int]:
    """How many cards a player can use a roll on."""
    moves = roll_and_stop(table("06 12", "03 01"), "yyppb").legal()
    return {len(cards) for _, *cards in map(str.split, moves) if cards}


def scoring() -> set[int]:
    rows = one_number({len(rows) for rows in ROWS})
    suns = ["y3s", "b4s"]
    assert set(suns) < set(ROWS[5])
    one = len(suns) - 1
    return {ROWS_TO_SCORE, one_sun(), one, both_suns(), *range(ROWS_TO_SCORE + 1, rows + 1)}


def drawn() -> set[int]:
    """Cards that are drawn at most: at the start, beside the deck, and for every card scored but the last."""
    players = max(Options().players())
    replaced = players * (CARDS_TO_END - 1)
    plain, draft = players * IN_PLAY + replaced, players * HELD + DISPLAY + replaced
    return {players, plain, CARDS, draft}


def dealt() -> int:
    """Cards in play for each player after the deal."""
    return one_number({len(hand) for hand in table("06 12", "03 01").view()["hands"]})


def dealt_to_choose() -> set[int]:
    pos = Game("onecard", 2, draft=True).start()
    while pos.actor == "chance":
        pos = pos.play(min(pos.chance()))
    assert len(pos.view(0)["hands"][0]) == HAND
    return {HAND, pos.legal()[0].count(",") + 1}


def open_cards() -> set[int]:
    """Those beside the deck, and how many of them somebody takes who scored a card."""
    pos = draft_table("01 02 03 04 05", "06 07 08 09 10", display="11 12 13", deck=EQUAL)
    for colour in "roy":
        pos = roll_and_stop(pos, colour * 4 + "p")
        for _ in range(2):
            pos = pos.play("mark 01" if pos.actor == 0 else "pass")
    shown = pos.view()["display"]
    left = pos.play(pos.legal()[0]).view()["display"]
    return {len(shown), len(shown) - len(left)}


STATED: Final[dict[str, Callable[[], set[int]]]] = {
    "rule-o1": lambda: {DICE, len(COLOURS)},
    "rule-o2": cards,
    "rule-o3": lambda: {CARDS, int(OWN[0].split()[0]), int(OWN[-1].split()[0])},
    "rule-o3-ruling": worked_examples,
    "rule-o4": lambda: {dealt()},
    "rule-o5": rerolls,
    "rule-o6": used,
    "rule-o8": scoring,
    "rule-o10": lambda: {CARDS_TO_END},
    "rule-o11": lambda: {CARDS_TO_END},
    "rule-o11-ruling": lambda: {CARDS_TO_END},
    "rule-o12": drawn,
    "rule-o13": dealt_to_choose,
    "rule-o14": open_cards,
    "term-onecard-sun-about": lambda: {one_sun(), both_suns()},
}
"""By message, what has to be stated there, and nothing else."""
