"""Helpers for tests of Everything on 1 Card. Deals and rolls can be forced: chance outcomes are played like moves."""

from typing import Any

import stol
from stol import Game, Position

COLOURS = "roygbp"

OWN = """
    01 o3s y2 g4s b5 p6 | 02 o4 y4s g4 b4s p4 | 03 o4 y6s g3s b4 p3 | 04 o5s y3 g4 b5 p3s | 05 o2s y5 g4 b4 p5s
    06 r6 y3s g2 b4s p5 | 07 r4 y4 g4s b4 p4s | 08 r3 y4 g6s b3s p4 | 09 r3s y5s g3 b4 p5 | 10 r5s y2s g5 b4 p4
    11 r5 o6 g3s b2 p4s | 12 r4s o4 g4 b4s p4 | 13 r4 o3 g4 b6s p3s | 14 r5 o3s g5s b3 p4 | 15 r4 o5s g2s b5 p4
    16 r4s o5 y6 b3s p2 | 17 r4 o4s y4 b4 p4s | 18 r3s o4 y3 b4 p6s | 19 r4 o5 y3s b5s p3 | 20 r4 o4 y5s b2s p5
    21 r2 o4s y5 g6 p3s | 22 r4s o4 y4s g4 p4 | 23 r6s o3s y4 g3 p4 | 24 r3 o4 y5 g3s p5s | 25 r5 o4 y4 g5s p2s
    26 r3s o2 y4s g5 b6 | 27 r4 o4s y4 g4s b4 | 28 r4 o6s y3s g4 b3 | 29 r5s o3 y4 g5 b3s | 30 r2s o5 y4 g4 b5s
"""
"""The built-in deck (O3), copied by hand from the rules."""

LINES = [" ".join(line.split()) for line in OWN.replace("|", "\n").strip().splitlines()]

EQUAL = [f"{number:02} r4s o4s y4 g4 b4" for number in range(1, 31)]
"""A deck of thirty equal cards, so that a roll fits on all of them. No card has purple."""


def table(*hands: str, deck: list[str] | None = None) -> Position:
    """The position before the first roll; each seat was dealt its cards, such as "06 12"."""
    return play_moves(Game("onecard", players=len(hands), deck=deck).start(), *" ".join(hands).split())


def draft_table(*hands: str, display: str, deck: list[str] | None = None) -> Position:
    """The same in the draft variant: each seat was dealt five cards and holds the first three."""
    pos = play_moves(Game("onecard", players=len(hands), draft=True, deck=deck).start(), *" ".join(hands).split())
    for hand in hands:
        pos = pos.play(f"hold {','.join(sorted(hand.split()[:3]))}")
    return play_moves(pos, *display.split())


def play_moves(pos: Position, *moves: str) -> Position:
    for move in moves:
        pos = pos.play(move)
    return pos


def roll_and_stop(pos: Position, dice: str) -> Position:
    """Roll these five dice and stop."""
    return play_moves(pos, *dice, "stop")


def play_round(pos: Position, dice: str, *choices: str) -> Position:
    """Play a round: the roll, then all choices clockwise from the roller; without replacements."""
    return play_moves(roll_and_stop(pos, dice), *choices)


def draw_replacements(pos: Position) -> Position:
    """Draw, take and refill cards until the next roll, always the lowest card."""
    while pos.view()["phase"] in {"deal", "take"}:
        pos = pos.play(min([*pos.legal(), *pos.chance()]))
    return pos


def row_filler(pos: Position, seat: int, card: str, colour: str) -> str:
    """Dice that fill a row as far as possible; the others have the one colour that the card lacks."""
    lying = next(item for item in pos.view()["hands"][seat] if item["card"] == card)
    free = min(5, boxes(pos, card)[colour] - int(lying["marks"][colour]))
    (foreign,) = set(COLOURS) - set(boxes(pos, card))
    return colour * free + foreign * (5 - free)


def boxes(pos: Position, card: str) -> dict[str, int]:
    deck = pos.view()["options"]["deck"] or LINES
    line = next(line for line in deck if line.startswith(card))
    return {row[0]: int(row[1]) for row in line.split()[1:]}


def fill_rows(pos: Position, seat: int, card: str, colours: str) -> Position:
    """Play rounds in which a seat fills these rows of a card one by one, and all others pass."""
    for colour in colours:
        for _ in range(2):  # rolls: a row has at most six boxes
            pos = play_round_with(draw_replacements(pos), row_filler(pos, seat, card, colour), {seat: f"mark {card}"})
            here = [item for item in pos.view()["hands"][seat] if item["card"] == card]
            if not here or here[0]["marks"][colour] == boxes(pos, card)[colour]:
                break
    return pos


def play_round_with(pos: Position, dice: str, choices: dict[int, str]) -> Position:
    """Play a round with these choices by seat; all other seats pass."""
    pos = roll_and_stop(pos, dice)
    while pos.view()["phase"] == "mark":
        assert isinstance(pos.actor, int)
        pos = pos.play(choices.get(pos.actor, "pass"))
    return pos


def marks(pos: Position, seat: int, card: str) -> dict[str, int]:
    """The boxes crossed off on a card in play, zeros left out."""
    lying = next(item for item in pos.view()["hands"][seat] if item["card"] == card)
    return {colour: count for colour, count in lying["marks"].items() if count}


def cards(pos: Position, seat: int) -> list[str]:
    return [item["card"] for item in pos.view()["hands"][seat]]


def points(pos: Position, seat: int) -> dict[str, int]:
    """The cards that a seat has scored, with their points."""
    return {item["card"]: item["points"] for item in pos.view()["scored"][seat]}


def card(number: str, **marked: int) -> dict[str, Any]:
    """A typed-in card."""
    return {"card": number, "marks": marked}


def score(hands: list[Any], scored: list[Any], *, strict: bool = True, **options: object) -> list[dict[str, Any]]:
    typed = {"game": "onecard", "options": options, "hands": hands, "scored": scored}
    return stol.score(typed, strict=strict)
