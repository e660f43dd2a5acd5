"""At night nobody is notified: what happens then is told in the morning, by the player's own clock."""

import datetime as dt
import zoneinfo
from typing import Final

import msgspec

from stol.table.occasions import NoticeKind

HOURS: Final = range(24)


class NoticeWishes(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player wants to be told, how, and when not. Stored as JSON; only what differs from the defaults."""

    push_off: tuple[NoticeKind, ...] = ()
    """The kinds that are not wanted on devices."""
    mail_off: tuple[NoticeKind, ...] = ()
    """The kinds that are not wanted by mail."""
    zone: str = ""
    """The time zone, such as Europe/Belgrade; empty if unknown, which is taken for UTC."""
    night_from: int = 22
    night_to: int = 8
    """The night, in hours; if both are the same there is none."""


def is_zone(name: str) -> bool:
    try:
        zoneinfo.ZoneInfo(name)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def morning(wishes: NoticeWishes, now: int) -> int:
    """When a notice may be sent: now, or at the end of the night. In milliseconds since 1970."""
    zone: dt.tzinfo = zoneinfo.ZoneInfo(wishes.zone) if wishes.zone and is_zone(wishes.zone) else dt.UTC
    local = dt.datetime.fromtimestamp(now / 1000, zone)
    since = (local.hour - wishes.night_from) % 24
    if since >= (wishes.night_to - wishes.night_from) % 24:
        return now
    end = local.replace(hour=wishes.night_to, minute=0, second=0, microsecond=0)
    if end <= local:
        end = (local.replace(tzinfo=None) + dt.timedelta(days=1)).replace(
            hour=wishes.night_to, minute=0, second=0, microsecond=0, tzinfo=zone
        )
    return int(end.timestamp() * 1000)
