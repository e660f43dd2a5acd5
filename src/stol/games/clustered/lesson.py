"""The guided first game of Clustered: a row, a block by the other player, then a rectangle that a joker completes."""

from collections.abc import Mapping

from stol.games.clustered.preview import preview
from stol.games.clustered.view import ClusteredView
from stol.games.lessons import LEARNER, Lesson, Step


def gained(before: ClusteredView, now: ClusteredView) -> Mapping[str, int]:
    """What the last card has added."""
    return {"gained": points(now) - points(before)}


def column_and_rectangle(_before: ClusteredView, now: ClusteredView) -> Mapping[str, int]:
    """What a column of three and a small rectangle would add."""
    return {"column": gain(now, "1td@1,2"), "rectangle": gain(now, "1td@2,1")}


def joker_gains(before: ClusteredView, now: ClusteredView) -> Mapping[str, int]:
    return {**gained(before, now), "joker": gain(now, "J@3,1"), "column": gain(now, "J@1,2")}


def standing(before: ClusteredView, now: ClusteredView) -> Mapping[str, int]:
    """What the last card has added, of which by its run and by the rectangle, and the points of both players."""
    then, mine = before["points"][LEARNER], now["points"][LEARNER]
    return {
        **gained(before, now),
        "run": mine["rows"] - then["rows"],
        "rectangle": mine["rectangle"] - then["rectangle"],
        "points": mine["total"],
        "other": now["points"][1]["total"],
    }


def points(view: ClusteredView) -> int:
    return view["points"][LEARNER]["total"]


def gain(view: ClusteredView, move: str) -> int:
    return preview(view, LEARNER, [move])[move]["total"]


LESSON: Lesson[ClusteredView] = Lesson(
    players=2,
    options={},
    steps=(
        Step(
            "start",
            moves=("2th", "2td", "2sf", "3cd", "J", "1sf", "1cf", "1tf", "1cd", "3sd"),
            answers=("2th@1,0",),
            mistakes={
                "2th@1,1": "corner",
                "J@1,0": "joker",
                **dict.fromkeys(("2th@-1,0", "2th@0,-1", "2th@0,1"), "side"),
                **dict.fromkeys(("2td@1,0", "2sf@1,0", "3cd@1,0"), "card"),
            },
            rules=("C2", "C4"),
        ),
        Step(
            "two",
            moves=("3sh", "1sf@0,-1", "3tf"),
            answers=("2td@2,0",),
            mistakes={
                "2sf@2,0": "number",
                "3sh@2,0": "fill",
                "3cd@2,0": "nothing",
                "J@2,0": "joker",
                "2td@1,1": "below",
            },
            rules=("C1", "C4", "C6"),
        ),
        Step(
            "touch",
            moves=("2tf", "1cf@0,-2", "3th"),
            answers=("2tf@3,0",),
            mistakes={
                "2tf@1,-1": "square",
                "J@3,0": "joker",
                **dict.fromkeys(("2tf@1,1", "2tf@2,1", "2tf@2,-1"), "bend"),
            },
            picked={"card": "2tf"},
            rules=("C4",),
        ),
        Step(
            "block",
            moves=("1th", "1tf@4,0", "2cf"),
            answers=("1th@1,1",),
            mistakes={"1th@2,1": "dashed", "1th@-1,0": "far", "J@1,1": "joker"},
            rules=("C7", "C10"),
            numbers=gained,
        ),
        Step(
            "rectangle",
            moves=("1td", "1cd@0,-3", "2sd"),
            answers=("1td@2,1",),
            mistakes={"1td@1,2": "column", "J@2,1": "joker"},
            picked={"card": "1td"},
            rules=("C11",),
            numbers=column_and_rectangle,
        ),
        Step(
            "joker",
            moves=("3ch", "3tf@4,1", "2ch"),
            answers=("J@3,1",),
            mistakes={
                "2sf@3,1": "square",
                "J@1,2": "column",
                **dict.fromkeys(("3cd@3,1", "3ch@3,1", "3sh@3,1"), "other"),
            },
            rules=("C1", "C4", "C11"),
            numbers=joker_gains,
        ),
        Step(
            "rest",
            moves=("2ch", "3th@4,2", "2cd"),
            rules=("C5", "C8", "C12"),
            numbers=standing,
        ),
    ),
)
