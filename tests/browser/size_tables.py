"""Tables of every game at six moments, and the sizes of screens that they are looked at."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, TypedDict

from playwright.sync_api import Page

from browser.gallery import Gallery, Party, Sight, now
from browser.sights import address, best, in_phase
from stol import Game, Position
from stol.games.ingenious.components import DIRECTIONS
from stol.games.registry import KEYS
from stol.table.table import Table

MOMENTS = ("beginning", "middle", "picked", "theirs", "timed", "end")
SECOND = "Wilhelmina von Grünstein"
"""Somebody who is asked to move, and does not."""


class Goal(NamedTuple):
    """What is measured at least on a kind of screen."""

    board: float
    """The share of the screen that the board has; below a notice it may be WITH_NOTICE of that."""
    type: float
    """The size of type, in pixels."""


WITH_NOTICE = 0.7
WITH_LARGER_TEXT = 0.9
PHONE, LOW, TABLET, DESKTOP = Goal(0.35, 16), Goal(0.33, 16), Goal(0.38, 16), Goal(0.34, 16)
SIZES: dict[tuple[int, int], Goal] = {
    (320, 640): PHONE, (360, 740): PHONE, (390, 844): PHONE,
    (844, 390): LOW, (640, 400): LOW, (1024, 600): LOW,
    (768, 1024): TABLET, (1024, 768): TABLET,
    (1280, 800): DESKTOP, (1920, 1080): Goal(0.34, 19), (2560, 1440): Goal(0.34, 26), (3840, 2160): Goal(0.34, 39),
}  # fmt: skip
"""640 × 400 is a screen of 1280 × 800 at 200 %."""
BOARDS = {
    "pixies": (".pix .mine", ".mine .well"),
    "onecard": (".one .dice, .one .onmine", ".dice .die"),
    "clustered": (".stage.clus .mat", ".cloth [data-piece], .cloth .spot"),
    "ingenious": (".hexboard .plate", ".hexboard .wells"),
}
"""The board of a game and the cells on it, as selectors."""


MEASURE = (Path(__file__).parent / "sizes.js").read_text(encoding="utf-8")


class Measured(TypedDict):
    """What a browser measures on a page."""

    share: float
    """Of the screen, that the board has."""
    noticed: bool
    """Whether there is a notice."""
    cell: float | None
    """The smallest space on the board, in pixels; None where none is drawn."""
    type: float
    wrong: list[str]
    """What is too small, outside, or lies over something else."""


def measured(page: Page, game: str) -> Measured:
    found: Measured = page.evaluate(MEASURE, BOARDS[game])
    return found


def tables(gallery: Gallery) -> dict[tuple[str, str], Sight]:
    """By game and moment."""
    return {(game, sight.name): sight for game in KEYS for sight in moments(gallery, game)}


def moments(gallery: Gallery, game: str) -> Iterator[Sight]:
    def lay(number: int, moment: Callable[[Position], bool], *seats: str, time: str = "") -> Table:
        rules = Game(game, players=len(seats))
        return gallery.lay(Party(f"SIZE{game[:2].upper()}0{number}", rules, seats, time=time), moment)

    yield Sight("beginning", address(lay(1, begins, "Ana", "Oskar")))
    table = lay(2, half_played, "Ana", "Oskar", "Tea")
    yield Sight("middle", address(table))
    yield Sight("picked", address(table, **PICKED[game](table)))
    yield Sight("theirs", address(lay(3, half_played, SECOND, "Ana")))
    yield Sight("timed", address(lay(5, half_played, "Ana", "Oskar", "Tea", time="10+5")))
    yield Sight("end", address(lay(4, lambda _: False, "Ana", "Oskar"), final=1))


def four_players(gallery: Gallery) -> dict[str, Sight]:
    """Ingenious with as many tracks as there can be, and on its largest board."""
    party = Party("SIZEFOUR1", Game("ingenious", players=4), ("Ana", "Oskar", "Tea", "Jovan"))
    table, over = gallery.lay(party, half_played), gallery.lay(replace(party, code="SIZEFOUR2"))
    return {
        "middle": Sight("middle", address(table)),
        "picked": Sight("picked", address(table, **picked_tile(table))),
        "end": Sight("end", address(over, final=1)),
    }


def begins(position: Position) -> bool:
    return len(position.legal()) > 1


def half_played(position: Position) -> bool:
    """So far into the game that there is much to see."""
    view = position.view(0)
    match view["game"]:
        case "pixies":
            return sum(cell["up"] is not None for cell in view["areas"][0]) >= 5 and begins(position)
        case "onecard":
            return in_phase(position, "choose")
        case "clustered":
            return len(view["cards"]) > 24 and begins(position)
        case _:
            return len(view["board"]) > 40


def picked_dice(table: Table) -> dict[str, str | int]:
    dice = now(table).view(0)["dice"]
    common = max(set(dice), key=dice.count)
    return {"keep": common * dice.count(common)}


def picked_tile(table: Table) -> dict[str, str | int]:
    tile, *ends = re.split("[@:]", best(table))
    (q, r), (to_q, to_r) = (map(int, end.split(",")) for end in ends)
    return {"tile": tile, "turn": DIRECTIONS.index((to_q - q, to_r - r)), "at": ends[0]}


def picked_card(table: Table) -> dict[str, str | int]:
    card, _, at = best(table).partition("@")
    return {"card": card, "at": at}


PICKED: dict[str, Callable[[Table], dict[str, str | int]]] = {
    "pixies": lambda table: {"card": best(table).partition("=")[0]},
    "onecard": picked_dice,
    "clustered": picked_card,
    "ingenious": picked_tile,
}
"""What the address of a table says when something is picked up."""
