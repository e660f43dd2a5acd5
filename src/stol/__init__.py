"""Four tabletop games, exactly by their rulebooks: Pixies, Everything on 1 Card, Clustered and Ingenious."""

from stol.entered import entered
from stol.errors import BadOptions, BadRecord, BadTable, IllegalMove
from stol.position import Game, Position
from stol.record import Record, read_records, write_records
from stol.score import score

__all__ = [
    "BadOptions",
    "BadRecord",
    "BadTable",
    "Game",
    "IllegalMove",
    "Position",
    "Record",
    "entered",
    "read_records",
    "score",
    "write_records",
]
