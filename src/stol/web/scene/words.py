"""Formats that all games share."""

from stol.errors import Reason
from stol.games.words import title
from stol.text import FOR_PEOPLE, Say, explain


def signed(number: int) -> str:
    """A number with its sign and a typographic minus."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def sign(number: float) -> str:
    """The argument `$sign` of messages, which have the sign itself."""
    return "plus" if number > 0 else "minus" if number < 0 else "zero"


def gain_text(say: Say, number: int) -> str:
    """A number with its sign, where it stands alone."""
    return say("gain", sign=sign(number), number=abs(number))


def share(value: float) -> float:
    """A part of 1 as messages show it, in whole percent."""
    return round(value, 2)


def refusal_text(problem: Reason, say: Say) -> str:
    """Why a form was refused, on its page: seats are counted from 1, and games called by their titles."""
    return explain(problem, say, {**FOR_PEOPLE, "game": lambda game: title(game, say)}, variant="page-")
