"""Score typed-in Ingenious tracks (I14)."""

from collections.abc import Mapping
from typing import Annotated, NotRequired, TypedDict

from stol.games.ingenious.components import COLOURS
from stol.games.ingenious.options import IngeniousChoice, Options
from stol.games.ingenious.view import SIX_COLOURS
from stol.games.validate import Source
from stol.games.view import BaseScoreTable
from stol.text import quoted


class IngeniousScoreTable(BaseScoreTable):
    options: NotRequired[IngeniousChoice]
    tracks: list[Annotated[dict[str, int], SIX_COLOURS]]


class TrackItems(TypedDict):
    """The score of a track: its lowest colour, and all colours ascending."""

    lowest: int
    ordered: list[int]
    total: int


def score(table: IngeniousScoreTable, options: Options, source: Source, strict: bool) -> list[TrackItems]:  # noqa: FBT001 - the signature of `Definition.score`
    tracks = table["tracks"]
    end = options.track_end(len(tracks)) if strict else None
    return [score_track(track, number, end, source) for number, track in enumerate(tracks)]


def score_track(track: Mapping[str, int], number: int, end: int | None, source: Source) -> TrackItems:
    """The score of a track. If `end` is given, steps beyond it are refused."""
    if set(track) != set(COLOURS):
        value = quoted(list(track))
        raise source.refused("ingenious-six-colours", ("tracks", number), ("I4",), names=tuple(COLOURS), value=value)
    for letter in COLOURS:
        if end is not None and not 0 <= track[letter] <= end:
            path = ("tracks", number, letter)
            raise source.refused("ingenious-off-track", path, ("I8", "I16"), value=str(track[letter]), end=end)
    ordered = sorted(track.values())
    return {"lowest": ordered[0], "ordered": ordered, "total": ordered[0]}
