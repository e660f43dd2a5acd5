"""Calculations as figures show them: `21 + 11 − 4 = 28`."""

from collections.abc import Iterable


def added(numbers: Iterable[int]) -> str:
    """`6 + 4 − 3 = 7`."""
    first, *rest = numbers
    terms = [f"{'−' if number < 0 else '+'} {abs(number)}" for number in rest]
    return " ".join([f"−{-first}" if first < 0 else str(first), *terms, f"= {first + sum(rest)}".replace("-", "−")])


def times(count: int, each: int) -> str:
    """`4 × 2 = 8`."""
    return f"{count} × {each} = {count * each}"
