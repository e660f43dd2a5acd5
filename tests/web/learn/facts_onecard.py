"""What the figures of Everything on 1 Card show: variables of messages by section. The referee counts them again."""

FACTS: dict[str, dict[str, int | str]] = {
    "card": {
        "cards": 30,
        "rows": 5,
        "boxes": 20,
        "suns": 2,
        "needed": 3,
        "dice": 5,
        "colours": 6,
        "each": 2,
    },
    "roll": {"dice": 5, "rerolls": 2, "kept": 2, "again": 1},
    "use": {"mine": 5, "others": 5, "dice": 5},
    "fit": {"fits": "p", "crossed": 3, "misfit": "y", "dice": 2, "free": 1},
    "score": {"needed": 3, "rows": 3, "boxes": 10, "bonus": 2, "points": 12},
    "sun": {"none": 0, "one": 2, "both": 5, "suns": 2},
    "check": {"fewer": 16, "some": 18, "right": 21, "rows": 4, "suns": 2, "both": 5},
    "end": {"last": 4, "mine": 50, "others": 54, "scored": 4, "theirs": 3, "rest": 3},
    "draft": {"dealt": 5, "held": 3, "open": 3},
}

SUMS: dict[str, list[str]] = {
    "score": ["3 + 2 + 5 + 2 = 12"],
    "sun": ["6 + 2 + 5 = 13", "3 + 2 + 5 + 2 = 12", "3 + 2 + 4 + 5 = 14"],
    "end": ["12 + 11 + 14 + 13 = 50", "14 + 18 + 19 + 3 = 54"],
}
"""By section, the calculations that its figure shows."""
