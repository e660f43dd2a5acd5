"""Deals that several tables play: by a name, or the deal of the day."""

import datetime as dt
import hashlib
import hmac

from stol.errors import BadOptions
from stol.fair import Opened
from stol.table.table import Table

DAILY = "daily"
"""Begins the name of a deal of the day: daily 2026-11-15."""
LONGEST = 40


def fit(name: str) -> str:
    """A name that people may give to a deal, or BadOptions."""
    plain = " ".join(name.split()).casefold()
    if len(plain) > LONGEST or not all(letter.isalnum() or letter in " -" for letter in plain):
        right = f"up to {LONGEST} letters, digits, spaces and hyphens"
        raise BadOptions(f"a deal is named by {right}, not {name[:LONGEST]!r}")
    if plain.startswith(DAILY):
        raise BadOptions(f"names that begin with {DAILY!r} are those of the deals of the day")
    return plain


def today() -> dt.date:
    """The same for everybody, wherever they are."""
    return dt.datetime.now(dt.UTC).date()


def of_the_day(day: dt.date) -> str:
    return f"{DAILY} {day.isoformat()}"


def seed_of(secret: str, game: str, name: str) -> str:
    """The same for the same name, but nobody finds it without the server's secret."""
    return hmac.new(secret.encode(), f"{game} {name}".encode(), hashlib.sha256).hexdigest()[:32]


def opened(table: Table, day: dt.date) -> Opened | None:
    """The seed of a table whose game is over, with the hash that was there from the start.

    That of a deal of the day only when the day is: others may still play it.
    """
    plan = table.plan
    still_played = plan.deal.startswith(DAILY) and plan.deal >= of_the_day(day)
    if not table.is_over or plan.typed or table.is_exhibit or still_played:
        return None
    return Opened(seed=plan.seed, sealed=plan.sealed, given=plan.given, name=plan.deal)
