"""The guided first game of Ingenious: lines, the lowest colour, a swap, and a bonus play."""

from collections.abc import Mapping

from stol.games.ingenious.preview import preview
from stol.games.ingenious.view import IngeniousView
from stol.games.lessons import LEARNER, Lesson, Step

MOST_POINTS = "ry@0,-2:-1,-1"
"""The tempting move from the middle of the game on: no other brings more, but only in colours that don't need it."""
YELLOW_PURPLE = "yp@-3,-1:-4,-1"


def line(_before: IngeniousView, now: IngeniousView) -> Mapping[str, int]:
    """What the green half sees at the end of the line."""
    return {"green": gains(now, "gb@3,-3:2,-3")["g"]}


def halves(_before: IngeniousView, now: IngeniousView) -> Mapping[str, int]:
    """What the two halves of a tile bring."""
    both = gains(now, "rg@0,-1:1,-1")
    return {"green": both["g"], "red": both["r"]}


def lowest(_before: IngeniousView, now: IngeniousView) -> Mapping[str, int]:
    """The highest track and the lowest one, and what two tiles would bring."""
    return {
        "green": track(now, "g"),
        "blue": track(now, "b"),
        "gain": gains(now, "bo@-4,5:-3,5")["b"],
        "more": total(now, MOST_POINTS),
    }


def purple(_before: IngeniousView, now: IngeniousView) -> Mapping[str, int]:
    return {"purple": track(now, "p")}


def eighteen(_before: IngeniousView, now: IngeniousView) -> Mapping[str, int]:
    """Where green stands, and where it will be."""
    green = track(now, "g")
    return {"green": green, "end": green + gains(now, "gp@4,-5:3,-5")["g"], "more": total(now, MOST_POINTS)}


def bonus(_before: IngeniousView, now: IngeniousView) -> Mapping[str, int]:
    return {"gain": gains(now, YELLOW_PURPLE)["p"], "more": total(now, MOST_POINTS)}


def lowest_of_both(_before: IngeniousView, now: IngeniousView) -> Mapping[str, int]:
    own, other = (min(tracks.values()) for tracks in now["tracks"])
    return {"own": own, "other": other}


def track(view: IngeniousView, colour: str) -> int:
    return view["tracks"][LEARNER][colour]


def gains(view: IngeniousView, move: str) -> Mapping[str, int]:
    return preview(view, LEARNER, [move])[move]["gains"]


def total(view: IngeniousView, move: str) -> int:
    return sum(gains(view, move).values())


LESSON: Lesson[IngeniousView] = Lesson(
    players=2,
    options={},
    steps=(
        Step(
            "symbol",
            moves=("gp", "gb", "rg", "bo", "oy", "ry", "yp", "rg", "oo", "rb", "ry", "bo"),
            answers=("gp@4,-4:3,-4", "gp@4,-4:4,-3", "gp@4,-4:4,-5", "gp@4,-4:5,-4"),
            mistakes={
                **dict.fromkeys(("gp@0,0:-1,0", "gp@1,0:0,0", "gp@3,-3:2,-3", "gp@5,-3:4,-3"), "far"),
                **dict.fromkeys(
                    ("gp@4,-5:3,-5", "gp@4,-5:3,-4", "gp@5,-4:4,-4", "gp@5,-4:4,-3", "gp@5,-4:5,-3"), "edge"
                ),
                **dict.fromkeys(("gp@-3,0:-4,0", "gp@-3,-1:-4,-1", "gp@-4,1:-5,1"), "purple"),
                "gp@4,-4:3,-3": "block",
            },
            picked={"tile": "gp", "turn": "3"},
            rules=("I5", "I6"),
        ),
        Step(
            "lines",
            moves=("by", "yp@-3,0:-4,0", "gg"),
            answers=("gb@3,-3:2,-3", "gb@3,-3:3,-2", "gb@3,-3:4,-3"),
            mistakes={
                **dict.fromkeys(("gb@0,0:-1,0", "gb@1,0:0,0"), "nothing"),
                **dict.fromkeys(("gb@4,-5:3,-5", "gb@5,-4:5,-3", "gb@5,-4:4,-3"), "sides"),
                "gb@3,-3:2,-2": "block",
            },
            picked={"tile": "gb", "turn": "3"},
            rules=("I7",),
            numbers=line,
        ),
        Step(
            "halves",
            moves=("rp", "rg@1,-2:2,-2", "op"),
            answers=("rg@0,-1:1,-1",),
            mistakes=dict.fromkeys(("rg@0,0:1,-1", "rg@2,-1:1,-1", "rg@1,0:1,-1"), "green"),
            picked={"tile": "rg", "turn": "0"},
            rules=("I7",),
            numbers=halves,
        ),
        Step(
            "lowest",
            moves=(
                *("go", "gg@0,0:1,0", "bb", "go@-1,1:-2,2", "rr", "ry@-1,0:-2,0", "gp"),
                *("ry@-2,1:-3,1", "go", "rb@-3,2:-4,3", "bo", "by@-5,3:-4,2", "oy", "bo@-3,3:-2,3", "oo"),
                *("go@0,1:-1,2", "ry", "bo@-4,4:-3,4", "go", "rp@-5,2:-5,1", "yy", "go@1,1:0,2", "bp"),
            ),
            answers=("bo@-4,5:-3,5",),
            mistakes={
                MOST_POINTS: "more",
                "yy@-2,-1:-1,-1": "more",
                **dict.fromkeys(("bo@0,3:1,2", "bo@-2,4:-1,3", "bo@-3,5:-2,4", "bo@0,3:-1,3"), "orange"),
            },
            picked={"tile": "bo", "turn": "0"},
            rules=("I14",),
            numbers=lowest,
        ),
        Step(
            "swap",
            answers=("swap",),
            mistakes={"refill": "refill"},
            rules=("I10",),
            numbers=purple,
        ),
        Step(
            "eighteen",
            moves=("rp", "rb", "gp", "ry", "yp", "by", "oo@-2,4:-1,3", "pp"),
            answers=("gp@4,-5:3,-5",),
            mistakes={
                MOST_POINTS: "more",
                YELLOW_PURPLE: "later",
                **dict.fromkeys(("gp@2,-1:2,0", "gp@2,-1:3,-2", "gp@2,-1:3,-1", "gp@2,0:2,1"), "alone"),
            },
            picked={"tile": "gp", "turn": "3"},
            rules=("I8", "I9"),
            numbers=eighteen,
        ),
        Step(
            "bonus",
            answers=(YELLOW_PURPLE, "yp@-2,-1:-3,-1"),
            mistakes={MOST_POINTS: "more"},
            picked={"tile": "yp", "turn": "3"},
            rules=("I9",),
            numbers=bonus,
        ),
        Step("end", moves=("oy", "go", "pp@2,-5:2,-4", "refill", "ry"), rules=("I12", "I14"), numbers=lowest_of_both),
    ),
)
