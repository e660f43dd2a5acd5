"""Spans of time, and how much of one counts where others don't. All in milliseconds since 1970."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Span(NamedTuple):
    began: int
    ended: int


def merged(spans: Iterable[Span]) -> tuple[Span, ...]:
    """The same time in spans that neither overlap nor touch, in order."""
    found: list[Span] = []
    for span in sorted(spans):
        if found and span.began <= found[-1].ended:
            found[-1] = Span(found[-1].began, max(found[-1].ended, span.ended))
        elif span.began < span.ended:
            found.append(span)
    return tuple(found)


def gaps(spans: Iterable[Span]) -> tuple[Span, ...]:
    """The time between spans; an empty span parts two gaps that meet there."""
    found: list[Span] = []
    until: int | None = None
    for span in sorted(spans):
        if until is not None and span.began > until:
            found.append(Span(until, span.began))
        until = span.ended if until is None else max(until, span.ended)
    return tuple(found)


def counted(span: Span, pauses: Sequence[Span]) -> int:
    """How much of a span counts. The pauses are merged."""
    paused = sum(max(0, min(span.ended, pause.ended) - max(span.began, pause.began)) for pause in pauses)
    return max(0, span.ended - span.began) - paused


def moment_after(began: int, amount: int, pauses: Sequence[Span]) -> int:
    """When so much time has counted since a moment. The pauses are merged."""
    moment, rest = began, amount
    for pause in pauses:
        if pause.ended <= moment:
            continue
        until_pause = max(0, pause.began - moment)
        if rest <= until_pause:
            break
        rest -= until_pause
        moment = pause.ended
    return moment + rest
