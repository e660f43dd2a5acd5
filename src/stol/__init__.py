"""Four tabletop games, exactly by their rulebooks: Pixies, Everything on 1 Card, Clustered and Ingenious."""

from typing import TYPE_CHECKING

from stol.errors import BadOptions, BadRecord, BadTable, IllegalMove
from stol.position import Game, Position
from stol.record import Record, read_records, write_records
from stol.score import score
from stol.table_entry import entered

if TYPE_CHECKING:
    from stol.batches import batch
    from stol.beliefs import worlds
    from stol.factors import join, split

__all__ = [
    "BadOptions",
    "BadRecord",
    "BadTable",
    "Game",
    "IllegalMove",
    "Position",
    "Record",
    "batch",
    "entered",
    "join",
    "read_records",
    "score",
    "split",
    "worlds",
    "write_records",
]


def __getattr__(name: str) -> object:
    """Batches, worlds and factors only when asked for: they bring Numba along, which takes its time to load."""
    if name == "batch":
        from stol.batches import batch  # noqa: PLC0415 - see above

        return batch
    if name == "worlds":
        from stol.beliefs import worlds  # noqa: PLC0415 - see above

        return worlds
    if name in {"join", "split"}:
        from stol import factors  # noqa: PLC0415 - see above

        return getattr(factors, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """With what comes only when asked for, so that notebooks and consoles complete it."""
    return sorted({*globals(), *__all__})
