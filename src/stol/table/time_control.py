"""The time control of a table: minutes for the whole game and seconds added by each move, or days for each move."""

import re
from typing import Final, Literal

import msgspec

from stol.errors import BadOptions, Reason
from stol.text import refused, unquoted

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
MOST_MINUTES: Final = 180
MOST_ADDED: Final = 300
"""Seconds."""
MOST_DAYS: Final = 14
CODE = re.compile(r"(?P<minutes>[1-9][0-9]{0,2})\+(?P<added>[0-9]{1,3})|(?P<many>[1-9][0-9]{0,2})(?P<unit>[hd])")


class TimeControl(msgspec.Struct, frozen=True):
    """How much time the persons at a table have. Part of a stored plan: the names must not change."""

    kind: Literal["live", "days"]
    """live: a clock for the whole game, to which each move adds (Fischer). days: each move has its own time."""
    seconds: int
    """live: at the start of the game; days: for each move."""
    added: int = 0
    """Seconds that each move adds; live only."""
    then: Literal["bot", "lost"] = "bot"
    """When time is up: a computer player plays until the person is back, or the seat is lost."""

    @property
    def code(self) -> str:
        """As people write it: 10+5 is ten minutes and five seconds a move; 12h, 3d."""
        if self.kind == "live":
            return f"{self.seconds // MINUTE}+{self.added}"
        return f"{self.seconds // HOUR}h" if self.seconds % DAY else f"{self.seconds // DAY}d"


def read_time_control(code: str, then: str) -> TimeControl | None:
    """A time control from its code; none if that is empty. BadOptions: there is no such."""
    if then not in {"bot", "lost"}:
        raise refused(BadOptions, Reason("refused-time-up", {"typed": unquoted(then[:40])}, path=("time_up",)))
    if not code:
        return None
    read = CODE.fullmatch(code.replace(" ", ""))
    time = time_of(read, "lost" if then == "lost" else "bot") if read else None
    if time is None:
        most = {"minutes": MOST_MINUTES, "added": MOST_ADDED, "days": MOST_DAYS}
        raise refused(BadOptions, Reason("refused-time", {**most, "typed": unquoted(code[:40])}, path=("time",)))
    return time


def time_of(read: re.Match[str], then: Literal["bot", "lost"]) -> TimeControl | None:
    """None: it is too long."""
    if read["unit"] is None:
        minutes, added = int(read["minutes"]), int(read["added"])
        fits = minutes <= MOST_MINUTES and added <= MOST_ADDED
        return TimeControl("live", minutes * MINUTE, added, then) if fits else None
    seconds = int(read["many"]) * (HOUR if read["unit"] == "h" else DAY)
    return TimeControl("days", seconds, then=then) if seconds <= MOST_DAYS * DAY else None
