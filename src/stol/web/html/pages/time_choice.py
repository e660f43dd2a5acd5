"""The choice of a time control where a table is set up."""

from typing import Final

import htpy as h
from htpy import Node

from stol.table.time_control import DAY, HOUR, MINUTE, TimeControl, read_time_control
from stol.text import Say
from stol.web.service.table_request import NO_TIME

OFFERED: Final = {
    "live": ("3+2", "5+5", "10+5", "15+10", "30+20"),
    "days": ("8h", "12h", "1d", "2d", "3d", "7d", "14d"),
}
"""By kind; an address can name any other."""


def time_choice(time: TimeControl | None, say: Say, problem: Node = None) -> Node:
    """`problem`: what is wrong with it, called no-time."""
    chosen = time.code if time else NO_TIME
    codes = [code for codes in OFFERED.values() for code in codes]
    other = None if time is None or chosen in codes else h.option(value=chosen, selected=True)[time_words(time, say)]
    return [
        h.div(".opt.time")[
            h.label(".meaning", for_="time")[h.b[say("setup-time")], h.small[say("setup-time-about")]],
            h.select(
                "#time.field",
                name="time",
                aria_describedby="no-time" if problem else None,
                aria_invalid="true" if problem else None,
                autofocus=problem is not None,
            )[
                h.option(value=NO_TIME, selected=time is None)[say("setup-time-none")],
                other,
                [
                    h.optgroup(label=say(f"setup-time-{kind}"))[
                        [h.option(value=code, selected=code == chosen)[code_words(code, say)] for code in offered]
                    ]
                    for kind, offered in OFFERED.items()
                ],
            ],
            problem,
        ],
        None if time is None else time_up_choice(time.then, say),
    ]


def time_up_choice(then: str, say: Say) -> Node:
    """What happens when somebody's time is up."""
    return h.div(".opt.time")[
        h.label(".meaning", for_="time-up")[h.b[say("setup-time-up")], h.small[say("setup-time-up-about")]],
        h.select("#time-up.field", name="time_up")[
            [h.option(value=each, selected=each == then)[say(f"setup-time-up-{each}")] for each in ("bot", "lost")]
        ],
    ]


def code_words(code: str, say: Say) -> str:
    time = read_time_control(code, "bot")
    return time_words(time, say) if time else ""


def time_words(time: TimeControl, say: Say) -> str:
    """The time control in a few words."""
    if time.kind == "live":
        return say("time-live", minutes=time.seconds // MINUTE, added=time.added)
    if time.seconds % DAY:
        return say("time-hours", count=time.seconds // HOUR)
    return say("time-days", count=time.seconds // DAY)
