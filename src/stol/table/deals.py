"""Deals that several tables play: by a name, or the deal of the day."""

import datetime as dt
import hashlib
import hmac
import unicodedata

from stol.errors import BadOptions, Reason
from stol.fair import Opened
from stol.table.derived_tables import new_seed
from stol.table.plan import DAILY, Plan
from stol.table.store import Store
from stol.table.table import Table
from stol.text import quoted, refused

LONGEST = 40


def fit(name: str) -> str:
    """A name that people may give to a deal, or BadOptions. It is the same however it is typed."""
    plain = " ".join(unicodedata.normalize("NFKC", name).casefold().split())
    if len(plain) > LONGEST or not all(letter.isalnum() or letter in " -" for letter in plain):
        named = {"most": str(LONGEST), "value": quoted(name[:LONGEST])}
        raise refused(BadOptions, Reason("refused-deal-name", named, path=("deal",)))
    if plain.startswith(DAILY):
        raise refused(BadOptions, Reason("refused-deal-daily", {"word": repr(DAILY)}, path=("deal",)))
    return plain


def today() -> dt.date:
    """The same everywhere: a day begins at midnight UTC."""
    return dt.datetime.now(dt.UTC).date()


def of_the_day(day: dt.date) -> str:
    return f"{DAILY} {day.isoformat()}"


def end_of(day: dt.date) -> int:
    """In milliseconds since 1970."""
    midnight = dt.datetime.combine(day + dt.timedelta(days=1), dt.time(), dt.UTC)
    return int(midnight.timestamp()) * 1000


def seed_of(secret: str, game: str, name: str) -> str:
    """The same for the same name, but nobody finds it without the server's secret."""
    return hmac.new(secret.encode(), f"{game} {name}".encode(), hashlib.sha256).hexdigest()[:32]


def seed_for(store: Store, game: str, name: str) -> str:
    """Of a deal that others play as well, or of one of its own."""
    return seed_of(store.secret("deals"), game, name) if name else new_seed()


def is_still_played(plan: Plan, day: dt.date) -> bool:
    """Whether it is the deal of this day: who shows anything of it spoils it for others."""
    return plan.is_daily and plan.deal >= of_the_day(day)


def may_watch(plan: Plan, day: dt.date) -> bool:
    """Whether others may look at the table. That of a deal of the day is open to all once the day is over."""
    return not is_still_played(plan, day) if plan.is_daily else plan.watch


def opened(table: Table, day: dt.date) -> Opened | None:
    """The seed of a table whose game is over, with the hash that was there from the start.

    That of a deal of the day only when the day is.
    """
    plan = table.plan
    if not table.is_over or plan.real_components or table.is_exhibit or is_still_played(plan, day):
        return None
    return Opened(seed=plan.seed, sealed=plan.sealed, given=plan.given, name=plan.deal)
