"""Puts notices into words, in the receiver's language."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from stol.table.occasions import NOTICE_KINDS, Occasion
from stol.table.table import Table
from stol.text import Say
from stol.text.phrases import list_text
from stol.web.scene.games import title
from stol.web.scene.visibility import names
from stol.web.service.notices.mail import Letter

MOST_TOLD: Final = 3
"""Tables that one push message names: a push service takes 4096 bytes."""


@dataclass(frozen=True)
class Told:
    """A notice and its table."""

    occasion: Occasion
    table: Table


@dataclass(frozen=True)
class MailLinks:
    """What the links in a mail lead to."""

    base: str
    stop: str


def most_urgent(told: Iterable[Told]) -> list[Told]:
    """One for each table: that it is your turn also says that you were invited."""
    by_table: dict[str, Told] = {}
    for one in sorted(told, key=lambda one: NOTICE_KINDS.index(one.occasion.kind)):
        by_table.setdefault(one.occasion.code, one)
    return list(by_table.values())


def who_is_there(one: Told, say: Say) -> str:
    """The game, and the others at the table."""
    game = title(one.table.plan.game, say)
    own = set(one.table.seats_of(one.occasion.player))
    others = [
        name for seat, name in enumerate(names(one.table, say)) if seat not in own and not one.table.seats[seat].is_open
    ]
    return say("notice-at", game=game, others=list_text(say, others)) if others else game


def line(one: Told, say: Say) -> str:
    return say("notice-line", what=say(f"notice-{one.occasion.kind}"), where=who_is_there(one, say))


def headline(told: Sequence[Told], say: Say) -> str:
    return say(f"notice-{told[0].occasion.kind}") if len(told) == 1 else say("notice-several", count=len(told))


def way_to(told: Sequence[Told]) -> str:
    """The path that one tap leads to: the table, or the list of all."""
    return f"/tables/{told[0].occasion.code}" if len(told) == 1 else "/"


def push_message(told: Sequence[Told], say: Say) -> bytes:
    """What the service worker shows."""
    body = who_is_there(told[0], say) if len(told) == 1 else "\n".join(line(one, say) for one in told[:MOST_TOLD])
    way = way_to(told)
    return msgspec.json.encode(
        {"title": headline(told, say), "body": body, "path": way, "tag": way, "language": say.language}
    )


def letter(told: Sequence[Told], to: str, say: Say, links: MailLinks) -> Letter:
    lines = [f"{line(one, say)}\n{links.base}/tables/{one.occasion.code}" for one in told]
    foot = f"{say('notice-mail-foot')}\n{links.base}/me/notices\n\n{say('notice-mail-stop')}\n{links.stop}"
    return Letter(to, headline(told, say), "\n\n".join([*lines, "-- \n" + foot]) + "\n", links.stop)


def confirmation(to: str, say: Say, link: str) -> Letter:
    """Without the player's name: somebody else may have typed the address."""
    return Letter(to, say("notice-confirm-subject"), f"{say('notice-confirm-text')}\n\n{link}\n")
