"""A program that plays at a table until it is killed: `python -m table.endless URL CODE SEED`.

It begins when a line comes in, and says each move once it is stored.
"""

import random
import sys

from stol.table.change import append_events
from stol.table.store import Store
from table.played_tables import any_move


def main(url: str, code: str, seed: str) -> None:
    store, chance = Store(url), random.Random(seed)
    plan = store.plan(code)
    assert plan is not None
    sys.stdin.readline()
    table = store.load(plan)
    while not table.is_over:
        event = any_move(table, chance)
        store.write(append_events(code, table.sequence, [event]))
        table.extend([event])
        sys.stdout.write(f"{event.seat} {event.ply} {event.move}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
