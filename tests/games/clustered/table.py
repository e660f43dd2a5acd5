"""Helpers for tests of Clustered. Any deal can be forced, since chance outcomes are played like moves."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

import stol
from stol import Game, IllegalMove, Position

DECK = sorted("".join(card) for card in itertools.product("123", "stc", "hdf"))
"""The 27 cards of C1, without jokers."""

RECTANGLE = "1sh@1,0 1sd@2,0 1sf@3,0 2sh@1,1 2sd@2,1 2sf@3,1"
"""A 3x2 rectangle to the right of the start card: numbers by row, fills by column."""

RUN = "1sh@1,0 1sd@2,0 1sf@3,0 1tf@4,0 1td@5,0 1th@6,0 1ch@7,0"
"""A row of seven to the right of the start card."""


def deal(*hands: str, **options: Any) -> Position:  # noqa: ANN401 - options have different types
    """A new game with these hands."""
    return play_moves(Game("clustered", len(hands), **options).start(), " ".join(hands))


def play_moves(pos: Position, moves: str) -> Position:
    """Play draws and moves separated by spaces; `-2tf` means `discard 2tf`."""
    for move in moves.split():
        pos = pos.play(f"discard {move[1:]}" if move.startswith("-") else move)
    return pos


def play_plans(*plans: str, **options: Any) -> Position:  # noqa: ANN401 - options have different types
    """Play the placements of each seat's plan, drawing the cards that it needs. Stops after the last placement."""
    steps = [plan.split() for plan in plans]
    needed = [[step.partition("@")[0] for step in plan] for plan in steps]
    pos = Game("clustered", len(plans), **options).start()
    while any(steps):
        turn = pos.view()["turn"]
        if pos.actor == "chance":
            pos = pos.play(needed[turn].pop(0) if needed[turn] else unneeded_card(pos))
        else:
            pos = pos.play(steps[turn].pop(0) if steps[turn] else pos.legal()[0])
    return pos


def unneeded_card(pos: Position) -> str:
    """A card to draw when the plan needs no more cards."""
    return min(pos.chance())


def random_positions(pos: Position, seed: int = 0) -> Iterator[Position]:
    """Every position of a random game, from this one to the end."""
    dice = random.Random(seed)
    yield pos
    while pos.actor is not None:
        outcomes = pos.chance()
        if outcomes:
            pos = pos.play(dice.choices(list(outcomes), list(outcomes.values()))[0])
        else:
            pos = pos.play(dice.choice(sorted(pos.legal())))
        yield pos


def end_of_random_game(pos: Position, seed: int = 0) -> Position:
    """The end of a random game."""
    return list(random_positions(pos, seed))[-1]


def spaces(pos: Position, card: str) -> set[str]:
    """The spaces where a card can be played."""
    return {move.partition("@")[2] for move in pos.legal() if move.startswith(f"{card}@")}


def refusal(pos: Position, move: str) -> str:
    """Why a move is not legal."""
    with pytest.raises(IllegalMove) as caught:
        pos.play(move)
    return str(caught.value)


def cards_of_picture(picture: str) -> list[dict[str, Any]]:
    """Cards from rows of text: `0` to `7` a joker of that seat, `*` the start card, `.` nothing."""
    return [
        {"x": x, "y": y, "card": "*" if letter == "*" else "J", "owner": None if letter == "*" else int(letter)}
        for y, row in enumerate(picture.split())
        for x, letter in enumerate(row)
        if letter != "."
    ]


def points(picture: str, **options: bool) -> list[dict[str, int]]:
    """The itemised points per seat of a table given as rows of text."""
    return scores({"cards": cards_of_picture(picture)}, strict=False, **options)


def scores(typed: dict[str, Any], *, strict: bool = True, **options: Any) -> list[dict[str, Any]]:  # noqa: ANN401 - as above
    """The points of a typed-in table."""
    return stol.score({"game": "clustered", "options": options} | typed, strict=strict)
