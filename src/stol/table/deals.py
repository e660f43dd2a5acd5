"""Deals that several tables share: named deals, and the deal of the day."""

import datetime as dt
import hashlib
import hmac
import unicodedata

from stol.errors import Argument, BadOptions, Reason
from stol.fair import Opened
from stol.table.derived_tables import new_seed
from stol.table.plan import DAILY, Plan
from stol.table.store import Store
from stol.table.table import Table
from stol.text import refused, unquoted

MAX_NAME_LENGTH = 40


def normalized_name(name: str) -> str:
    """The normalised name of a deal, or BadOptions: case, spaces and Unicode variants make no difference."""
    plain = " ".join(unicodedata.normalize("NFKC", name).casefold().split())
    if len(plain) > MAX_NAME_LENGTH or not all(letter.isalnum() or letter in " -" for letter in plain):
        named: dict[str, Argument] = {"most": MAX_NAME_LENGTH, "typed": unquoted(name[:MAX_NAME_LENGTH])}
        raise refused(BadOptions, Reason("refused-deal-name", named, path=("deal",)))
    if plain.startswith(DAILY):
        raise refused(BadOptions, Reason("refused-deal-daily", {"word": DAILY}, path=("deal",)))
    return plain


def today() -> dt.date:
    """The date in UTC, so that the deal of the day is the same everywhere."""
    return dt.datetime.now(dt.UTC).date()


def daily_name(day: dt.date) -> str:
    return f"{DAILY} {day.isoformat()}"


def end_of_day(day: dt.date) -> int:
    """The end of that day (UTC), in milliseconds since 1970."""
    midnight = dt.datetime.combine(day + dt.timedelta(days=1), dt.time(), dt.UTC)
    return int(midnight.timestamp()) * 1000


def seed_of_deal(secret: str, game: str, name: str) -> str:
    """The seed of a named deal: the same for the same name, and unknown without the server's secret."""
    return hmac.new(secret.encode(), f"{game} {name}".encode(), hashlib.sha256).hexdigest()[:32]


def choose_seed(store: Store, game: str, name: str) -> str:
    """The seed of the named deal, or a random one if there is no name."""
    return seed_of_deal(store.secret("deals"), game, name) if name else new_seed()


def is_still_played(plan: Plan, day: dt.date) -> bool:
    """Whether it is the deal of this day: nothing of it may be shown to others yet."""
    return plan.is_daily and plan.deal >= daily_name(day)


def may_watch(plan: Plan, day: dt.date) -> bool:
    """Whether others may watch the table. A table of the daily deal is open to all once the day is over."""
    return not is_still_played(plan, day) if plan.is_daily else plan.watch


def revealed_deal(table: Table, day: dt.date) -> Opened | None:
    """The seed of a finished table, with the hash that was published at the start.

    None while the seed is secret: the seed of a daily deal stays secret until the day is over.
    """
    plan = table.plan
    if not table.is_over or plan.real_components or table.is_exhibit or is_still_played(plan, day):
        return None
    return Opened(seed=plan.seed, sealed=plan.sealed, given=plan.given, name=plan.deal)
