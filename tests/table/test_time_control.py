"""Time controls: how they are written, which there are, and that plans from before them can be read."""

import msgspec
import pytest

from stol import BadOptions, Game
from stol.table.plan import Plan
from stol.table.time_control import TimeControl, read_time_control
from table.played_tables import plan_of


@pytest.mark.parametrize(
    ("code", "time"),
    [
        ("10+5", TimeControl("live", 600, 5)),
        ("1+0", TimeControl("live", 60)),
        ("180 + 300", TimeControl("live", 10800, 300)),
        ("1h", TimeControl("days", 3600)),
        ("36h", TimeControl("days", 36 * 3600)),
        ("3d", TimeControl("days", 3 * 24 * 3600)),
        ("14d", TimeControl("days", 14 * 24 * 3600)),
    ],
)
def test_a_time_control_is_written_in_a_few_letters(code: str, time: TimeControl) -> None:
    assert read_time_control(code, "bot") == time
    assert time.code == code.replace(" ", "")
    assert read_time_control(code, "lost") == msgspec.structs.replace(time, then="lost")


def test_whole_days_are_written_as_days() -> None:
    time = read_time_control("48h", "bot")
    assert time is not None
    assert time.code == "2d"


@pytest.mark.parametrize(
    "code", ["0+5", "181+0", "10+301", "10", "+5", "0h", "15d", "337h", "3w", "10+5+1", "a" * 1000]
)
def test_other_times_are_refused_and_told_what_there_is(code: str) -> None:
    with pytest.raises(BadOptions, match=r"1 to 180 minutes with 0 to 300 seconds a move, such as 10\+5"):
        read_time_control(code, "bot")


def test_without_a_code_there_is_no_clock() -> None:
    assert read_time_control("", "bot") is None


def test_what_happens_when_time_is_up_is_one_of_two() -> None:
    with pytest.raises(BadOptions, match="bot or lost, not 'perhaps'"):
        read_time_control("3d", "perhaps")


def test_a_plan_keeps_its_time_control_and_older_plans_have_none() -> None:
    time = TimeControl("live", 600, 5, "lost")
    plan = msgspec.structs.replace(plan_of(Game("pixies", 2)), time=time)
    stored = msgspec.json.encode(plan)
    assert b'"time":{"kind":"live","seconds":600,"added":5,"then":"lost"}' in stored
    assert msgspec.json.decode(stored, type=Plan) == plan
    older = {name: value for name, value in msgspec.json.decode(stored).items() if name != "time"}
    assert msgspec.convert(older, Plan).time is None
