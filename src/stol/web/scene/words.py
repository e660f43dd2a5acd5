"""Formats that all games share."""

import functools
import re
from collections.abc import Iterable

from stol.errors import Reason
from stol.games.view import Result
from stol.games.words import title
from stol.text import FOR_PEOPLE, Say, explain
from stol.text.phrases import list_locale

MARKUP = re.compile(r"\*\*|[A-Z]\d+")
"""What sentences with rules may contain, see `html.rule_links`."""
EXAMPLES = range(1, 200)
"""Whole numbers among which every plural form of every language is found."""


def signed(number: int) -> str:
    """A number with its sign and a typographic minus."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def with_minus(number: int) -> str:
    """A number with a typographic minus instead of a hyphen."""
    return str(number).replace("-", "−")


@functools.cache
def space_name(say: Say, space: tuple[int, int]) -> str:
    """A space of a board, such as 3,−1."""
    return say("space", x=with_minus(space[0]), y=with_minus(space[1]))


@functools.cache
def plural_forms(say: Say, message: str) -> dict[str, str]:
    """A message in each plural form of its language, by category, for a script that puts its number in place of #."""
    category = list_locale(say.language).plural_form
    examples = {category(count): count for count in reversed(EXAMPLES)}
    return {name: say(message, count=count, number="#") for name, count in examples.items()}


def place_won(result: Result, seats: Iterable[int]) -> str:
    """How a game ended for a player or a team: alone, won, shared or lost."""
    own, winners = set(seats), set(result["winners"])
    if len(result["scores"]) == 1:
        return "alone"
    return "lost" if not own & winners else "won" if own == winners else "shared"


def without_markup(name: str) -> str:
    """A name whose asterisks and numbers of rules are no markup, in sentences where those are: it looks the same."""
    return MARKUP.sub(lambda found: "\N{WORD JOINER}".join(found[0]), name)


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
