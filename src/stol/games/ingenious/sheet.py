"""Score of Ingenious tracks typed in (I14)."""

from collections.abc import Mapping
from typing import Any

from stol.errors import BadTable
from stol.games.ingenious.components import COLOURS
from stol.games.ingenious.options import Options
from stol.games.typed import checked, part
from stol.games.validate import Source


def score(table: Mapping[str, Any], options: Options, _source: Source, strict: bool) -> list[dict[str, Any]]:  # noqa: FBT001 - as the contract has it
    tracks = part(table, "tracks", list)
    end = options.track_end(len(tracks))
    return [score_track(track, f"track {number}", end if strict else None) for number, track in enumerate(tracks)]


def score_track(track: object, place: str, end: int | None) -> dict[str, Any]:
    colours = checked(track, dict, place)
    if set(colours) != set(COLOURS):
        raise BadTable(f"{place} needs just the six colours {', '.join(COLOURS)}, not {list(colours)} (I4)")
    steps = [checked(colours[letter], int, f"{place}, colour {letter}") for letter in COLOURS]
    for letter, step in zip(COLOURS, steps, strict=True):
        if end is not None and not 0 <= step <= end:
            raise BadTable(
                f"{place}, colour {letter}: {step} is not on the track, which goes from 0 to {end} (I8, I16)"
            )
    ordered = sorted(steps)
    return {"lowest": ordered[0], "ordered": ordered, "total": ordered[0]}
