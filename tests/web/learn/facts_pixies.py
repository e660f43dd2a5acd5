"""What the figures of Pixies show: variables of messages by section. The referee counts them again."""

FACTS: dict[str, dict[str, int | str]] = {
    "card": {"cards": 70, "least": 1, "most": 9, "value": 3, "spirals": 5, "other": 4},
    "take": {"cards": 3, "players": 3, "last": 2, "next": 2},
    "place": {"value": 4, "cell": 4},
    "again": {"value": 6, "points": 6},
    "third": {"value": 6, "cell": 1, "later": 1},
    "end": {"cells": 9, "left": 2, "rounds": 1},
    "count": {"validated": 21, "symbols": 11, "zone": 8, "total": 40, "cards": 4, "seals": 4, "round": 1},
    "check": {
        "right": 4,
        "fewer": 3,
        "more": 8,
        "colour": "y",
        "first": 1,
        "second": 4,
        "third": 7,
        "wild": 8,
        "apart": 6,
    },
    "rounds": {"cards": 4, "rounds": 3, "each_1": 2, "each_2": 3, "each_3": 4},
    "players": {"revealed": 4, "players": 2, "flowers": 14, "points": 5},
}

SUMS: dict[str, list[str]] = {
    "count": ["1 + 5 + 7 + 8 = 21", "6 + 4 + 5 − 1 − 3 = 11", "4 × 2 = 8", "21 + 11 + 8 = 40"],
    "rounds": ["4 × 2 = 8", "4 × 3 = 12", "4 × 4 = 16"],
}
"""By section, the calculations that its figure shows."""
