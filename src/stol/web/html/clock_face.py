"""Clocks as HTML: the rim of a coin, and the time left in words. A script lets them tick without a request."""

import datetime as dt

import htpy as h
from htpy import Renderable
from markupsafe import Markup

from stol.table.clocks import Clock
from stol.table.time_control import DAY, HOUR, MINUTE, TimeControl
from stol.text import Say
from stol.web.html.kit import BOX, icon, square, svg, use

SHORT = 20
"""Seconds of a live clock below which the number stands out."""
TOLD = (60, 20, 10)
"""Seconds left that a screen reader hears."""
SECOND = 1000


def left_text(left: int, time: TimeControl, say: Say) -> str:
    """The time left: 7:38, or 1 d 21 h."""
    if time.kind == "live":
        return live_text(-(-left // SECOND))
    seconds = left // SECOND
    days, hours, minutes = seconds // DAY, seconds % DAY // HOUR, seconds % HOUR // MINUTE
    parts = [(days, "d")] if days > 1 else [(days, "d"), (hours, "h")] if days else [(hours, "h")]
    shown = [(count, unit) for count, unit in parts if count] or [(minutes, "min")]
    return "\u00a0".join(f"{count}\u00a0{say(f'clock-{unit}')}" for count, unit in shown)


def live_text(seconds: int) -> str:
    """As on a stopwatch: 0:09, 7:38, 1:02:00."""
    minutes, rest = divmod(seconds, MINUTE)
    hours, minutes = divmod(minutes, MINUTE)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def is_short(one: Clock, time: TimeControl) -> bool:
    return time.kind == "live" and one.left <= SHORT * SECOND


def part_left(one: Clock, time: TimeControl) -> float:
    return min(1.0, one.left / (time.seconds * SECOND))


def ringed(seat: int, part: float, size: int = 38) -> Markup:
    """A coin whose rim is the clock: solid is what is left, dotted what is gone."""
    return svg(
        f'<svg class="ringed of-{seat}" viewBox="{BOX}" {square(size)} aria-hidden="true">'
        f'<circle class="gone" r="28.5"/><circle class="left" r="28.5" pathLength="100" transform="rotate(-90)" '
        f'stroke-dasharray="{part * 100:.1f} 100"/>'
        '<circle r="22.5" fill="var(--seat)" stroke="var(--on-seat)" stroke-width="2"/>'
        f'<g color="var(--on-seat)">{use(f"seat-{seat}", 0, 0, 34)}</g></svg>'
    )


def clock_face(one: Clock, time: TimeControl, say: Say, *, own: bool, now: int | None = None) -> Renderable:
    """The time left, as numbers. `own`: whether screen readers hear that it becomes little."""
    told = {f"data_told_{seconds}": say("clock-told", count=seconds) for seconds in TOLD} if own else {}
    units = {f"data_{unit}": say(f"clock-{unit}") for unit in ("d", "h", "min")} if time.kind == "days" else {}
    stands = one.runs_from - now if one.runs_from is not None and now is not None else 0
    return h.span(
        class_="clock",
        data_kind=time.kind,
        data_left=str(one.left),
        data_whole=str(time.seconds * SECOND),
        data_runs="1" if one.ends is not None else None,
        data_stands=str(max(0, stands)) if one.ends is not None else None,
        **units,
        **told,
    )[
        icon("i-glass") if time.kind == "days" else None,
        h.span(".sr")[say("clock-left")],
        h.b[left_text(one.left, time, say)],
        None if one.ends is None else h.noscript[h.small[say("clock-until", time=until(one.ends))]],
    ]


def until(moment: int) -> str:
    """A moment, for readers without script: the server does not know their time zone."""
    then = dt.datetime.fromtimestamp(moment / SECOND, dt.UTC)
    return f"{then:%H:%M} UTC"
