"""The names of those who share a device: each can be changed at the table."""

from collections.abc import Mapping

import htpy as h
from htpy import Renderable

from stol.table.player import LONGEST_NAME
from stol.text import Say
from stol.web.html.kit import coin, icon


def names_slip(say: Say, address: str, names: Mapping[int, str]) -> Renderable | None:
    """A form for each of the visitor's seats; none for somebody who has only one."""
    if len(names) < 2:
        return None
    return h.details(".slip.names")[
        h.summary[icon("i-person"), say("names")],
        [name_form(say, address, seat, name) for seat, name in names.items()],
    ]


def name_form(say: Say, address: str, seat: int, name: str) -> Renderable:
    return h.form(".line", method="post", action=f"{address}/name", data_swap=True)[
        h.input(type="hidden", name="seat", value=str(seat)),
        coin(seat, 28),
        h.input(
            ".field",
            name="name",
            value=name,
            maxlength=str(LONGEST_NAME),
            autocomplete="off",
            aria_label=say("setup-guest", number=seat + 1),
        ),
        h.button(".button", type="submit")[say("me-save")],
    ]
