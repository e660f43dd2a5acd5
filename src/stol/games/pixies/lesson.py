"""The guided first game of Pixies: a first round from its first card to its points."""

from collections.abc import Mapping

from stol.games.lessons import LEARNER, Lesson, Step
from stol.games.pixies.preview import preview
from stol.games.pixies.view import PixiesView


def crosses(_before: PixiesView, now: PixiesView) -> Mapping[str, int]:
    """What the nine full of crosses would cost."""
    return {"crosses": -change(now, "b9-6")}


def which_stays(_before: PixiesView, now: PixiesView) -> Mapping[str, int]:
    """What the new six would bring face up, and what the old one."""
    return {"new": change(now, "g6+1=new"), "old": change(now, "g6+1=old")}


def nine_or_four(_before: PixiesView, now: PixiesView) -> Mapping[str, int]:
    return {"nine": change(now, "y9-2"), "four": change(now, "y4-1=old")}


def zone(_before: PixiesView, now: PixiesView) -> Mapping[str, int]:
    return {"zone": change(now, "g5")}


def last_cell(_before: PixiesView, now: PixiesView) -> Mapping[str, int]:
    """What the last card brings, and what a second five would."""
    one = preview(now, LEARNER, ["g1+5"])["g1+5"]
    five = change(now, "r5-1=old")
    return {"one": one["total"], "symbols": one["symbols"], "zone": one["zone"], "five": five}


def counted(_before: PixiesView, now: PixiesView) -> Mapping[str, int]:
    """The points of the round that is over."""
    own, other = now["rounds"][-1]
    return {item: own[item] for item in ("validated", "symbols", "zone", "total")} | {"other": other["total"]}


def change(view: PixiesView, move: str) -> int:
    return preview(view, LEARNER, [move])[move]["total"]


LESSON: Lesson[PixiesView] = Lesson(
    players=2,
    options={},
    steps=(
        Step(
            "take",
            moves=("first:0", "r6", "b9-6", "b4+1", "r9"),
            answers=("b4+1",),
            mistakes={"b9-6": "crosses", "r9": "plain", "r6": "plain"},
            rules=("P2", "P5", "P7"),
            numbers=crosses,
        ),
        Step(
            "symbols",
            moves=("r9",),
            answers=("r6",),
            mistakes={"b9-6": "crosses"},
            rules=("P16",),
            numbers=crosses,
        ),
        Step(
            "second",
            moves=("b9-6=old", "g3+2", "y6-3", "g6+1", "y1+4", "y1+4"),
            answers=("g6+1=new",),
            mistakes={"g6+1=old": "old", "y6-3=old": "yellow", "y6-3=new": "yellow", "g3+2": "three"},
            rules=("P8", "P10", "P15"),
            numbers=which_stays,
        ),
        Step(
            "third",
            moves=("g3+2",),
            answers=("y6-3@9",),
            mistakes={
                **dict.fromkeys(("y6-3@1", "y6-3@2", "y6-3@3", "y6-3@5"), "low"),
                **dict.fromkeys(("y6-3@7", "y6-3@8"), "high"),
                **dict.fromkeys(("y6-3@6", "y6-3@4"), "full"),
            },
            rules=("P9",),
        ),
        Step(
            "cover",
            moves=("g5", "g8-2", "y9-2", "y4-1"),
            answers=("y9-2",),
            mistakes={"y4-1=old": "four", "g5": "later", "g8-2": "later"},
            rules=("P7", "P10"),
            numbers=nine_or_four,
        ),
        Step(
            "zone",
            moves=("y4-1",),
            answers=("g5",),
            mistakes={"g8-2": "apart"},
            rules=("P17",),
            numbers=zone,
        ),
        Step(
            "end",
            moves=(
                *("g8-2", "m7-1", "y3+5", "r7-1", "g2+3", "y3+5=new", "g2+3", "m7-1", "r7-1"),
                *("b8-3", "g3*", "g9-4", "r8", "g3*", "b8-3=old", "r8", "g9-4@6"),
                *("r5-1", "g1+5", "b9-1", "b6-1", "b6-1"),
            ),
            answers=("g1+5",),
            mistakes={"r5-1=old": "five", "b9-1@1": "nine"},
            rules=("P11", "P12"),
            numbers=last_cell,
        ),
        Step(
            "count",
            moves=("b5*", "r3+4", "y8-1", "m2"),
            picked={"rounds": "1"},
            rules=("P14", "P15", "P16", "P17"),
            numbers=counted,
        ),
        Step("rounds", picked={"seen": "1"}, rules=("P14", "P17", "P18")),
    ),
)
