"""Notices in the database: where players want them, what they have seen, and what is still to be sent."""

import contextlib
import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Engine, Row
from sqlalchemy.exc import IntegrityError

from stol.table.change import now_in_milliseconds
from stol.table.life_cycle import DAY, delete_targets
from stol.table.occasions import Occasion
from stol.table.quiet_hours import NoticeWishes
from stol.table.schema import NOTICE_TARGETS, NOTICE_WISHES, NOTICES, SEATS, TABLES, VISITS

TargetKind: TypeAlias = Literal["push", "mail"]
MOST_BROWSERS: Final = 10
"""Browsers of a player that are notified: one more replaces the oldest."""
MOST_ADDRESSES: Final = 3
"""Unconfirmed entries of an address for mail, of all players together; and addresses that a player enters in a day."""
CLAIM: Final = 120_000
"""Milliseconds for which one server sends to a target, and no other does."""
CLAIMED: Final = 20
"""Targets that are claimed together."""
GRACE: Final = {"push": 10_000, "mail": 600_000}
"""Milliseconds until a notice is sent: whoever looks at the table sees it by then."""
SPACING: Final = {"push": 60_000, "mail": 3_600_000}
"""Milliseconds between two sendings to one target; what happens meanwhile is told together."""
FIRST_RETRY: Final = 5_000
LONGEST_RETRY: Final = 3_600_000
"""Milliseconds until a sending that failed is retried: twice as long each time."""
MOST_FAILURES: Final = 12


class TooManyAddresses(Exception):  # noqa: N818 - an expected answer, not a fault
    """Too many mails to confirm an address were asked for."""


@dataclass(frozen=True)
class Target:
    """Where a player is notified: a browser, or an address for mail."""

    id: str
    player: str
    kind: TargetKind
    device: str
    """The id of the browser's device; empty for mail."""
    address: str = field(repr=False)
    """The endpoint at a push service, or the address for mail."""
    keys: Mapping[str, str] = field(repr=False)
    """The browser's public key and secret: p256dh, auth."""
    language: str
    confirmed: bool
    made: int
    """Milliseconds since 1970."""
    failures: int


@dataclass(frozen=True)
class Notice:
    """A notice that waits to be sent."""

    id: str
    occasion: Occasion
    seen: int
    """How many events of the table the player has seen."""

    @property
    def is_seen(self) -> bool:
        return self.seen >= self.occasion.sequence > 0


class NoticeStore:
    """The notices in a database. Calls block, so they are made from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert

    # ---- what a player wants

    def wishes(self, player: str) -> NoticeWishes:
        with self._engine.connect() as connection:
            return read_wishes(connection, player)

    def save_wishes(self, player: str, wishes: NoticeWishes) -> None:
        text = msgspec.json.encode(wishes).decode()
        new = self._insert(NOTICE_WISHES).values(player=player, wishes=text)
        with self._engine.begin() as connection:
            connection.execute(new.on_conflict_do_update(index_elements=["player"], set_={"wishes": text}))

    def targets_of(self, player: str) -> list[Target]:
        query = sa.select(NOTICE_TARGETS).where(NOTICE_TARGETS.c.player == player).order_by(NOTICE_TARGETS.c.made)
        with self._engine.connect() as connection:
            return [as_target(row) for row in connection.execute(query)]

    def target(self, id: str) -> Target | None:  # noqa: A002 - the name of the column
        with self._engine.connect() as connection:
            row = connection.execute(sa.select(NOTICE_TARGETS).where(NOTICE_TARGETS.c.id == id)).one_or_none()
        return as_target(row) if row is not None else None

    def add_browser(self, player: str, device: str, endpoint: str, keys: Mapping[str, str], language: str) -> None:
        """A browser is notified. It belongs to one player: the one who has subscribed last."""
        with self._engine.begin() as connection:
            earlier = sa.select(NOTICE_TARGETS.c.id).where(NOTICE_TARGETS.c.hash == hash_of(endpoint))
            delete_targets(connection, connection.scalars(earlier).all())
            row = new_row(player, "push", endpoint, language)
            connection.execute(
                NOTICE_TARGETS.insert(),
                row | {"device": device, "subscription": msgspec.json.encode(keys).decode(), "confirmed": True},
            )
            own = (NOTICE_TARGETS.c.player == player) & (NOTICE_TARGETS.c.kind == "push")
            latest = sa.select(NOTICE_TARGETS.c.id).where(own).order_by(NOTICE_TARGETS.c.made.desc())
            delete_targets(connection, connection.scalars(latest).all()[MOST_BROWSERS:])

    def add_address(self, player: str, address: str, language: str) -> None:
        """An address for mail, which has to be confirmed by a link in a mail to it. TooManyAddresses."""
        recent = (NOTICE_TARGETS.c.kind == "mail") & (NOTICE_TARGETS.c.made > now_in_milliseconds() - DAY)
        mine = NOTICE_TARGETS.c.player == player
        asked = ~NOTICE_TARGETS.c.confirmed & (NOTICE_TARGETS.c.hash == hash_of(address))
        count = sa.select(sa.func.count()).select_from(NOTICE_TARGETS)
        with self._engine.begin() as connection:
            for limited in (mine, asked):
                if connection.execute(count.where(recent, limited)).scalar_one() >= MOST_ADDRESSES:
                    raise TooManyAddresses
            row = new_row(player, "mail", address, language)
            connection.execute(NOTICE_TARGETS.insert(), row)
            connection.execute(
                NOTICES.insert(), notice_row(str(row["id"]), Occasion(player, "", "turn", "confirm", 0), 0)
            )

    def confirm(self, id: str) -> Target | None:  # noqa: A002 - as above
        """The address is the player's; one that was confirmed before is replaced. None: it is too late."""
        found = self.target(id)
        if found is None or found.kind != "mail":
            return None
        own = (NOTICE_TARGETS.c.player == found.player) & (NOTICE_TARGETS.c.kind == "mail")
        with self._engine.begin() as connection:
            others = sa.select(NOTICE_TARGETS.c.id).where(own, NOTICE_TARGETS.c.confirmed, NOTICE_TARGETS.c.id != id)
            delete_targets(connection, connection.scalars(others).all())
            confirmed = NOTICE_TARGETS.update().where(NOTICE_TARGETS.c.id == id)
            connection.execute(confirmed.values(confirmed=True, next=0))
        return found

    def remove(self, id: str, player: str | None = None) -> None:  # noqa: A002 - as above
        """Nothing is sent there any more. `player`: only if it is that player's."""
        query = sa.select(NOTICE_TARGETS.c.id).where(NOTICE_TARGETS.c.id == id)
        with self._engine.begin() as connection:
            found = query if player is None else query.where(NOTICE_TARGETS.c.player == player)
            delete_targets(connection, connection.scalars(found).all())

    # ---- what has happened, and what was seen

    def changed_tables(self, after: int, limit: int) -> list[tuple[str, int]]:
        """The codes of tables that have changed since then, with the time, if a player of theirs is notified."""
        notified = sa.select(NOTICE_TARGETS.c.player).where(NOTICE_TARGETS.c.confirmed)
        sitting = sa.select(SEATS.c.code).where(SEATS.c.player.in_(notified))
        query = sa.select(TABLES.c.code, TABLES.c.latest).where(
            TABLES.c.latest > after, TABLES.c.code.in_(sitting) | TABLES.c.host.in_(notified)
        )
        with self._engine.connect() as connection:
            ordered = query.order_by(TABLES.c.latest, TABLES.c.over.desc(), TABLES.c.code).limit(limit)
            return [(row.code, row.latest) for row in connection.execute(ordered)]

    def save_seen(self, seen: Mapping[tuple[str, str], int]) -> None:
        """By player and code: how many events of a table a player has seen. Kept for those who are notified."""
        players = {player for player, _ in seen}
        query = sa.select(NOTICE_TARGETS.c.player).where(NOTICE_TARGETS.c.player.in_(players)).distinct()
        with contextlib.suppress(IntegrityError), self._engine.begin() as connection:  # a table was just deleted
            notified = set(connection.scalars(query))
            known = set(
                connection.scalars(sa.select(TABLES.c.code).where(TABLES.c.code.in_({code for _, code in seen})))
            )
            for (player, code), count in sorted(seen.items()):
                if player in notified and code in known:
                    new = self._insert(VISITS).values(player=player, code=code, hidden=False, heard=0, seen=count)
                    later = new.on_conflict_do_update(
                        index_elements=["player", "code"], set_={"seen": count}, where=VISITS.c.seen < count
                    )
                    connection.execute(later)

    def add(self, found: Sequence[Occasion]) -> None:
        """Notices for all targets of the players who want them; none that there was before.

        What was seen counts as sent: it does not become news again when more happens at the table.
        """
        with self._engine.begin() as connection:
            for occasion in found:
                known = seen_events(connection, occasion.player, occasion.code) >= occasion.sequence
                wishes = read_wishes(connection, occasion.player)
                own = sa.select(NOTICE_TARGETS.c.id, NOTICE_TARGETS.c.kind).where(
                    NOTICE_TARGETS.c.player == occasion.player, NOTICE_TARGETS.c.confirmed
                )
                for target in connection.execute(own).all():
                    if occasion.kind not in (wishes.push_off if target.kind == "push" else wishes.mail_off):
                        due = now_in_milliseconds() + GRACE[target.kind]
                        row = self._insert(NOTICES).values(notice_row(target.id, occasion, due, is_sent=known))
                        connection.execute(row.on_conflict_do_nothing())

    # ---- sending

    def claim(self, now: int | None = None) -> list[Target]:
        """Targets with notices that are due; for a while no other server gets the same."""
        now = now_in_milliseconds() if now is None else now
        due = sa.exists().where(NOTICES.c.target == NOTICE_TARGETS.c.id, NOTICES.c.sent.is_(None), NOTICES.c.due <= now)
        free = sa.select(NOTICE_TARGETS).where(due, NOTICE_TARGETS.c.next <= now)
        with self._engine.begin() as connection:
            locked = free.order_by(NOTICE_TARGETS.c.next, NOTICE_TARGETS.c.id).limit(CLAIMED)
            rows = connection.execute(locked.with_for_update(skip_locked=True)).all()
            taken = NOTICE_TARGETS.c.id.in_([row.id for row in rows])
            connection.execute(NOTICE_TARGETS.update().where(taken).values(next=now + CLAIM))
        return [as_target(row) for row in rows]

    def due(self, target: Target, now: int | None = None) -> list[Notice]:
        """The notices for a target that may be sent now, the oldest first."""
        now = now_in_milliseconds() if now is None else now
        seen = (VISITS.c.player == target.player) & (VISITS.c.code == NOTICES.c.code)
        query = sa.select(NOTICES, sa.func.coalesce(VISITS.c.seen, 0).label("seen")).outerjoin(VISITS, seen)
        waiting = query.where(NOTICES.c.target == target.id, NOTICES.c.sent.is_(None), NOTICES.c.due <= now)
        with self._engine.connect() as connection:
            rows = connection.execute(waiting.order_by(NOTICES.c.due, NOTICES.c.id)).all()
        return [Notice(r.id, Occasion(target.player, r.code, r.kind, r.mark, r.sequence), r.seen) for r in rows]

    def postpone(self, target: Target, until: int) -> None:
        """Nothing is sent to the target before that time."""
        with self._engine.begin() as connection:
            connection.execute(NOTICE_TARGETS.update().where(NOTICE_TARGETS.c.id == target.id).values(next=until))

    def drop(self, notices: Iterable[Notice]) -> None:
        """These notices need not be sent any more."""
        ids = [notice.id for notice in notices]
        with self._engine.begin() as connection:
            connection.execute(NOTICES.update().where(NOTICES.c.id.in_(ids)).values(sent=now_in_milliseconds()))

    def sent(self, target: Target, notices: Iterable[Notice]) -> None:
        """These notices were sent as one message; the target has rest for a while."""
        self.drop(notices)
        rested = NOTICE_TARGETS.update().where(NOTICE_TARGETS.c.id == target.id)
        with self._engine.begin() as connection:
            connection.execute(rested.values(next=now_in_milliseconds() + SPACING[target.kind], failures=0))

    def retry(self, target: Target) -> None:
        """The sending failed: again after some seconds, which double each time; after many failures never."""
        if target.failures + 1 >= MOST_FAILURES:
            return self.remove(target.id)
        pause = min(FIRST_RETRY * 2**target.failures, LONGEST_RETRY)
        values = {"failures": target.failures + 1, "next": now_in_milliseconds() + pause}
        with self._engine.begin() as connection:
            connection.execute(NOTICE_TARGETS.update().where(NOTICE_TARGETS.c.id == target.id).values(**values))
        return None

    def waiting(self) -> int:
        """How many notices wait to be sent."""
        query = sa.select(sa.func.count()).select_from(NOTICES).where(NOTICES.c.sent.is_(None))
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one()


def hash_of(address: str) -> str:
    return hashlib.sha256(address.lower().encode()).hexdigest()


def new_row(player: str, kind: TargetKind, address: str, language: str) -> dict[str, object]:
    row: dict[str, object] = {"id": secrets.token_hex(16), "player": player, "kind": kind, "address": address}
    row |= {"hash": hash_of(address), "language": language, "device": "", "subscription": "{}", "confirmed": False}
    return row | {"next": 0, "failures": 0, "made": now_in_milliseconds()}


def notice_row(target: str, occasion: Occasion, due: int, *, is_sent: bool = False) -> dict[str, object]:
    row: dict[str, object] = {"id": secrets.token_hex(16), "target": target, "code": occasion.code}
    return row | {
        "kind": occasion.kind,
        "mark": occasion.mark,
        "sequence": occasion.sequence,
        "due": due,
        "sent": due if is_sent else None,
    }


def as_target(row: Row[tuple[object, ...]]) -> Target:
    keys = msgspec.json.decode(row.subscription, type=dict[str, str])
    return Target(
        id=row.id, player=row.player, kind=row.kind, device=row.device, address=row.address, keys=keys,
        language=row.language, confirmed=row.confirmed, made=row.made, failures=row.failures,
    )  # fmt: skip


def read_wishes(connection: Connection, player: str) -> NoticeWishes:
    text = connection.scalar(sa.select(NOTICE_WISHES.c.wishes).where(NOTICE_WISHES.c.player == player))
    try:
        return NoticeWishes() if text is None else msgspec.json.decode(text, type=NoticeWishes)
    except msgspec.ValidationError:  # of a later version
        return NoticeWishes()


def seen_events(connection: Connection, player: str, code: str) -> int:
    query = sa.select(VISITS.c.seen).where(VISITS.c.player == player, VISITS.c.code == code)
    return connection.scalar(query) or 0
