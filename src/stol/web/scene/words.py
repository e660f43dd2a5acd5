"""Small words that all games share."""


def signed(number: int) -> str:
    """With its sign, the minus as it is printed."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
