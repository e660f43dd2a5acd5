"""Helpers for tests of Pixies. Any deal can be forced, since chance outcomes are played like moves."""

import random
import re
from typing import Any

import stol
from stol import Game, Position
from stol.games.pixies.components import NONE, NUMBER

BASIC = """
    b1+6 b2+4 b3+3 b3+1 b4+1 b4* b4 b5 b5-2 b5* b6+1 b6-1 b7-3 b8-3 b9-6 b9-1
    g1+5 g2+3 g3+2 g3* g4+4 g4-1 g5 g5-1 g5* g6-4 g6-1 g6+1 g7-2 g7 g8-2 g9-4
    y1+4 y2+2 y2* y3+5 y3 y4+3 y4-1 y5-2 y5 y5* y6-3 y6 y7-5 y7+1 y8-1 y9-2
    r1+3 r1* r2+5 r3+4 r4+2 r4 r5-1 r5* r5 r6-2 r6 r7-4 r7-1 r8-5 r8 r9
    m2 m3 m4 m6-1 m7-1 m8-1
""".split()  # noqa: SIM905 - a list of seventy strings would hide the cards
"""The 70 cards of P1, in the order of the deck list."""

FLOWER_POWER = """
    bg8-1d1 bg2+6xy by5d2 by1+7xr by8+1xr br2-1d3 br7+2xg
    gy1d3 gy9xb gr5-1d2 gr3+5xb gr6+3xy yr9-2d1 yr4+4xg
""".split()  # noqa: SIM905 - as above
"""The 14 cards of P19."""


def table(players: int = 2, first: int = 0, *, flower_power: bool = False) -> Position:
    """A new game in which seat `first` begins."""
    return Game("pixies", players=players, flower_power=flower_power).start().play(f"first:{first}")


def play_moves(pos: Position, moves: str) -> Position:
    """Play reveals and moves separated by spaces; `|` is ignored and only for readability."""
    for move in moves.replace("|", " ").split():
        pos = pos.play(move)
    return pos


def card_of(move: str) -> str:
    return re.split("[@=]", move)[0]


def play_turns(pos: Position, *plans: str) -> Position:
    """Play whole turns. A plan lists a seat's moves; each turn reveals the next card(s) of all plans.

    Stops when the plans are finished or the round is over.
    """
    hands = [plan.split() for plan in plans]
    number = pos.view()["round"]
    each = 2 if len(plans) == 2 else 1
    while any(hands) and pos.actor is not None and pos.view()["round"] == number:
        for move in [move for hand in hands for move in hand[:each]]:
            pos = pos.play(card_of(move))
        while isinstance(pos.actor, int) and hands[pos.actor]:
            pos = pos.play(hands[pos.actor].pop(0))
    return pos


def play_until_round(pos: Position, number: int | None) -> Position:
    """Play at random with a fixed seed until the round begins; with None, to the end of the game."""
    dice = random.Random(7)
    while pos.actor is not None and pos.view()["round"] != number:
        pos = pos.play(dice.choice(sorted(pos.legal() or pos.chance())))
    return pos


def cell(pos: Position, seat: int, number: int) -> tuple[str | None, str | None]:
    """The cards on a cell: face up, face down."""
    here = pos.view()["areas"][seat][number - 1]
    return here["up"], here["down"]


def moves_with(pos: Position, card: str) -> set[str]:
    """The legal moves with a card."""
    return {move for move in pos.legal() if card_of(move) == card}


def area(text: str) -> list[dict[str, Any]]:
    """Nine cells in reading order: `b4` face up, `b4/g4` validated, `./g4` face down, `?` an unknown card, `.` none."""
    meaning: dict[str, str | bool | None] = {".": None, "?": True, "": None}
    cells = [(entry.partition("/")[0], entry.partition("/")[2]) for entry in text.split()]
    return [{"up": meaning.get(up, up), "down": meaning.get(down, down)} for up, down in cells]


def points(text: str, number: int = 1, *, flower_power: bool = False) -> dict[str, int]:
    """The points of one area in a round, itemised."""
    (items,) = scores({"round": number, "areas": [area(text)]}, flower_power=flower_power)
    return items


def scores(typed: dict[str, Any], *, strict: bool = True, flower_power: bool = False) -> list[dict[str, Any]]:
    """The points of a typed-in table."""
    table = {"game": "pixies", "options": {"flower_power": flower_power}} | typed
    return stol.score(table, strict=strict)


def with_areas(pos: Position, *areas: str, number: int = 1, totals: tuple[int, ...] = ()) -> Position:
    """The position with other areas, round number, and totals of the first round."""
    state = pos._state.copy()  # noqa: SLF001 - playing up to such a position would take too many moves
    for seat, text in enumerate(areas):
        for index, here in enumerate(area(text)):
            state.up[seat, index] = NUMBER.get(here["up"], NONE)
            state.down[seat, index] = NUMBER.get(here["down"], NONE)
    lying = {card for card in (*state.up.ravel(), *state.down.ravel()) if card != NONE}
    state.deck[list(lying)] = 0
    state.deck_size = state.deck.sum()
    state.round_number = number
    for seat, total in enumerate(totals):
        state.points[0, seat, 0] = total
    return Position(pos.game, state)


def with_deck(pos: Position, count: int) -> Position:
    """The position with only `count` cards left in the deck."""
    state = pos._state.copy()  # noqa: SLF001 - playing up to such a position would take too many moves
    state.deck[:] = 0
    state.deck[:count] = 1
    state.deck_size = count
    return Position(pos.game, state)
