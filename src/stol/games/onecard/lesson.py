"""The guided first game of Everything on 1 Card: from the first roll to the first scored card."""

from collections.abc import Mapping

from stol.games.lessons import LEARNER, Lesson, Step
from stol.games.onecard.analysis import deck_of, printed_rows
from stol.games.onecard.preview import Preview, preview
from stol.games.onecard.view import OnecardView


def boxes(_before: OnecardView, now: OnecardView) -> Mapping[str, int]:
    """How many boxes the roll crosses off on the first card, and on the second."""
    first, second = (effect(now, f"mark {card['card']}")["crossed"] for card in now["hands"][LEARNER])
    return {"first": sum(first.values()), "second": sum(second.values())}


def points(_before: OnecardView, now: OnecardView) -> Mapping[str, int]:
    return {"points": effect(now, "mark 06")["total"]}


def scored(_before: OnecardView, now: OnecardView) -> Mapping[str, int]:
    """The points of the card that was scored last: the boxes of its full rows, and the rest for suns."""
    card = now["scored"][LEARNER][-1]
    rows = printed_rows(deck_of(now))[card["card"]]
    full = sum(row.boxes for row in rows if card["marks"][row.colour] == row.boxes)
    return {"points": card["points"], "boxes": full, "suns": card["points"] - full}


def effect(view: OnecardView, move: str) -> Preview:
    return preview(view, LEARNER, [move])[move]


LESSON: Lesson[OnecardView] = Lesson(
    players=2,
    options={},
    steps=(
        Step(
            "keep",
            moves=("06", "14", "17", "27", "y", "r", "g", "y", "o"),
            answers=("keep yyg",),
            mistakes={"stop": "stop", "keep yy": "green", "keep oyyg": "orange", "keep ryyg": "red"},
            rules=("O4", "O5"),
        ),
        Step(
            "stop",
            moves=("b", "y"),
            answers=("stop",),
            mistakes=dict.fromkeys(("keep yyyg", "keep yyyb", "keep yyy"), "more"),
            rules=("O5", "O7"),
        ),
        Step(
            "use",
            answers=("mark 06",),
            mistakes={"mark 14": "second", "pass": "pass"},
            rules=("O6", "O7"),
            numbers=boxes,
        ),
        Step(
            "misfit",
            moves=("mark 27", "b", "r", "g", "b", "o", "keep gbb", "g", "b", "stop", "mark 27"),
            answers=("mark 06",),
            mistakes={"mark 14": "second", "pass": "pass"},
            rules=("O6", "O7"),
            numbers=boxes,
        ),
        Step(
            "one",
            moves=("p", "y", "r", "o", "p", "keep rpp", "g", "g"),
            answers=("keep rgpp",),
            mistakes={"stop": "two", "keep ggpp": "two", "keep rggp": "two", "keep rpp": "none", "keep g": "all"},
            rules=("O5", "O7"),
        ),
        Step(
            "score",
            moves=("p",),
            answers=("mark 06",),
            mistakes={"mark 14": "second", "pass": "pass"},
            rules=("O8",),
            numbers=points,
        ),
        Step(
            "suns",
            moves=("mark 17", "21", "g", "o", "r", "y", "p", "keep royg", "o", "stop", "mark 27"),
            picked={"scored": "06"},
            rules=("O8", "O9"),
            numbers=scored,
        ),
        Step("race", rules=("O10", "O11")),
    ),
)
