"""The harness that shows the server holds would notice what it looks for."""

import math

import pytest
from bench.hold.audit import compare
from bench.hold.figures import delays
from bench.hold.people import now
from bench.hold.run import end_after

A, B, C = (0, 3, "a"), (1, 4, "b"), (0, 5, "c")


def test_a_log_that_is_just_what_was_answered_is_right() -> None:
    assert not list(compare([A, B, C], [A, B, C]))


def test_a_move_without_an_answer_may_be_stored_or_not() -> None:
    assert not list(compare([A, B], [A], unanswered=[B]))
    assert not list(compare([A], [A], unanswered=[B]))


@pytest.mark.parametrize(
    ("log", "problem"),
    [
        ([A, C], "was answered, and is not stored"),
        ([A, B, B, C], "is stored 2 times"),
        ([A, B, C, (1, 9, "d")], "is stored, and nobody sent it"),
        ([B, A, C], "in another order"),
    ],
    ids=["lost", "doubled", "made up", "mixed up"],
)
def test_whatever_is_wrong_with_a_log_is_told(log: list[tuple[int, int, str]], problem: str) -> None:
    assert any(problem in told for told in compare(log, [A, B, C]))


def test_of_a_hundred_delays_one_may_be_later_than_the_99th_percentile() -> None:
    told = delays(number / 1000 for number in range(1, 101))
    assert told.count == 100
    assert [told.median, told.p99, told.worst] == pytest.approx([50.5, 99, 100])
    assert delays([]).count == 0
    assert delays([0.5]).p99 == pytest.approx(500)


def test_a_run_ends_when_it_is_told_or_not_at_all() -> None:
    assert end_after(0) == math.inf
    assert now() < end_after(60) <= now() + 60
