"""What the figures of Ingenious show: variables of messages by section. The referee counts them again."""

FACTS: dict[str, dict[str, int | str]] = {
    "aim": {"low": 5, "other_low": 1, "total": 65, "other_total": 84, "more": 19, "winner": 0},
    "place": {"tiles": 6},
    "count": {"first": "r", "first_points": 4, "second": "b", "second_points": 2, "directions": 5},
    "ends": {"gap": 0, "other": 1, "near": 1, "far": 2, "double": 3},
    "check": {"right": 3, "fewer": 2, "more": 5, "colour": "o", "long": 2, "short": 1},
    "first": {"left": 5, "colour": "r"},
    "eighteen": {"colour": "o", "before": 13, "points": 7, "after": 18, "over": 2, "bonus": 1},
    "swap": {"colour": "p", "tiles": 6},
    "end": {"free": 3, "beside": 0, "low": 13, "tied": 7, "next": 11, "next_other": 7},
    "players": {"spaces": 91, "spaces_three": 127, "spaces_four": 169, "end": 36, "end_alone": 36},
}

SUMS: dict[str, list[str]] = {"count": ["1 + 4 = 5", "0 + 2 = 2"], "eighteen": ["13 + 7 → 18"]}
"""By section, the calculations that its figure shows; an arrow where points are lost."""
