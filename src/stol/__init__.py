"""Four tabletop games, exactly by their rulebooks: Pixies, Everything on 1 Card, Clustered and Ingenious."""

from typing import TYPE_CHECKING

from stol.errors import BadOptions, BadRecord, BadTable, IllegalMove
from stol.position import Game, Position
from stol.record import Record, read_records, write_records
from stol.score import score
from stol.table_entry import entered

if TYPE_CHECKING:
    from stol.batches import batch

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
    "read_records",
    "score",
    "write_records",
]


def __getattr__(name: str) -> object:
    """Batches only when asked for: they bring Numba along, which takes its time to load."""
    if name == "batch":
        from stol.batches import batch  # noqa: PLC0415 - see above

        return batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
