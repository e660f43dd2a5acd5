"""Formats that all games share."""


def signed(number: int) -> str:
    """A number with its sign and a typographic minus."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
