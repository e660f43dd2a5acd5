"""Everything on 1 Card: a row of boxes that are buttons, on score sheets and when a real table is entered."""

from collections.abc import Callable

import htpy as h
from htpy import Renderable

from stol.games.onecard.analysis import Row
from stol.text import Say
from stol.web.html.kit import sym


def boxes_row(say: Say, row: Row, marks: int, button: Callable[[int, str, str, bool], h.Element]) -> Renderable:
    """The boxes of a row; `button` takes how many are crossed off after the tap, a label, a class, and the state."""

    def box(number: int) -> Renderable:
        """Crosses off the row up to this box; the last cross is taken back."""
        crossed, wanted = number <= marks, number - 1 if number == marks else number
        label = say("score-box", colour=row.colour, number=number, count=row.boxes, crossed="yes" if crossed else "no")
        content = sym("oc-cross", 26) if crossed else h.span[number]
        return button(wanted, label, "box on" if crossed else "box", crossed)[content]

    return h.div(class_=["boxes", f"is-{row.colour}", {"full": marks == row.boxes}], role="group")[
        h.span(".mark")[sym(f"oc-{row.colour}", 26), sym("oc-sun", 16) if row.sun else None],
        [box(number) for number in range(1, row.boxes + 1)],
    ]
