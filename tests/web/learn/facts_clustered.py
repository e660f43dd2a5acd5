"""What the figures of Clustered show: variables of messages by section. The referee counts them again."""

FACTS: dict[str, dict[str, int | str]] = {
    "deck": {"plain": 27, "jokers": 2, "cards": 29, "attributes": 3, "each": 3},
    "match": {"fill": 2, "shape": 2, "both": 1, "attributes": 3, "least": 2, "fitting": 2},
    "beside": {"spaces": 6, "others": 5},
    "joker": {"neighbours": 3, "plain": 27, "fitting": 0},
    "runs": {"rows": 4, "columns": 3, "total": 7, "shortest": 3},
    "count": {"rows": 6, "columns": 3, "rectangle": 6, "total": 15, "wide": 3, "high": 2, "most": 3},
    "check": {"fewer": 6, "right": 12, "more": 18, "columns": 6, "rectangle": 6, "wide": 2, "shortest": 3},
    "block": {"gain": 3, "hand": 5, "fitting": 0, "discarded": 1, "spaces": 5},
    "end": {"mine": 48, "others": 44, "played": 55, "discarded": 3},
    "more": {
        "fewest": 5,
        "most": 8,
        "starts": 2,
        "between": 6,
        "jokers": 3,
        "dealt": 7,
        "held": 5,
        "bonus": 2,
    },
}

SUMS: dict[str, list[str]] = {
    "count": ["6 + 3 + 6 = 15"],
    "end": ["18 + 21 + 9 = 48", "21 + 14 + 9 = 44"],
}
"""By section, the calculations that its figure shows."""
