"""Percentiles of measured times."""

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Delays:
    """Percentiles in milliseconds."""

    count: int
    median: float
    p99: float
    worst: float

    def __str__(self) -> str:
        return f"median {self.median:.0f} ms, p99 {self.p99:.0f} ms, worst {self.worst:.0f} ms ({self.count} measured)"


def delays(seconds: Iterable[float]) -> Delays:
    ordered = sorted(1000 * delay for delay in seconds)
    if not ordered:
        return Delays(0, 0.0, 0.0, 0.0)
    return Delays(len(ordered), statistics.median(ordered), percentile(ordered, 0.99), ordered[-1])


def percentile(ordered: Sequence[float], part: float) -> float:
    """The smallest value that is not exceeded by this part of the values."""
    return ordered[max(0, -int(-len(ordered) * part // 1) - 1)]
