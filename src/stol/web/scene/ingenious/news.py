"""The last move, found by comparing the view with the one before it."""

from collections import Counter
from dataclasses import dataclass

from stol.games.ingenious.analysis import track_end, track_number
from stol.games.ingenious.components import COLOURS, DIRECTIONS, TRACK_END, Space
from stol.games.ingenious.view import IngeniousView

Steps = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class News:
    """The last move of a seat."""

    seat: int
    tile: str = ""
    spaces: tuple[Space, ...] = ()
    """The spaces of the tile, if one was placed."""
    gains: Steps = ()
    stops: Steps = ()
    """Colours that have just reached the end of their track, each with the step (I9, I16)."""
    swap: str = ""
    """If no tile was placed: `swapped`, `refilled`, or `asked` if the view does not show which."""


def latest_news(before: IngeniousView | None, now: IngeniousView) -> News | None:
    if before is None or not isinstance(before["actor"], int):
        return None
    seat = before["actor"]
    fresh = {space: colour for space, colour in now["board"].items() if space not in before["board"]}
    if not fresh:
        return News(seat, swap=swap_answer(before, now, seat)) if now["ply"] > before["ply"] else None
    spaces = [(int(q), int(r)) for q, r in (name.split(",") for name in fresh)]
    if len(spaces) != 2 or (spaces[1][0] - spaces[0][0], spaces[1][1] - spaces[0][1]) not in DIRECTIONS:
        return None
    letters = "".join(fresh.values())
    if COLOURS.index(letters[0]) > COLOURS.index(letters[1]):
        letters, spaces = letters[::-1], spaces[::-1]
    gains, stops = moved_up(before, now, seat)
    return News(seat, letters, tuple(spaces), gains, stops)


def moved_up(before: IngeniousView, now: IngeniousView, seat: int) -> tuple[Steps, Steps]:
    """How far each colour of a seat's track moved up, and the colours that reached the end."""
    track = track_number(now, seat)
    old, new = before["tracks"][track], now["tracks"][track]
    gains = tuple((colour, new[colour] - old[colour]) for colour in COLOURS if new[colour] > old[colour])
    ends = (TRACK_END, track_end(now))
    stops = tuple((colour, new[colour]) for colour, _ in gains if new[colour] in ends)
    return gains, stops


def swap_answer(before: IngeniousView, now: IngeniousView, seat: int) -> str:
    """Whether a seat swapped or refilled. Once all tiles are drawn, only that seat's own view shows it."""
    old, new = before["racks"][seat], now["racks"][seat]
    if now["aside"]:
        return "swapped"
    if isinstance(new, list) and isinstance(old, list):
        return "refilled" if Counter(old) <= Counter(new) else "swapped"
    return "refilled" if now["turn"] == seat else "asked"
