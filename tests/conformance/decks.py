"""A deck of onecard that is not the one shipped: its colours turned by one, its numbers reversed."""

from pathlib import Path

from stol.games import onecard

SHIPPED = Path(onecard.__file__).parent / "data" / "onecard.csv"
COLOURS = "roygbp"


def _other(line: str) -> str:
    number, *rows = line.split()
    turned = (COLOURS[COLOURS.index(row[0]) - 1] + row[1:] for row in rows)
    return " ".join([f"{31 - int(number):02}", *turned])


OTHER_DECK = [_other(line) for line in onecard.read_deck(SHIPPED)]
