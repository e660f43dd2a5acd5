"""Events about seats: sitting down, opponents, stand-ins; and chat."""

import secrets
from collections.abc import Collection
from itertools import product

from stol.bots.levels import LEVELS
from stol.table.events import Asked, Event, Hired, Left, Renamed, Returned, Said, Sat
from stol.table.play import Refused
from stol.table.seat import MAX_DEPARTURES
from stol.table.table import Table

NAMES = ("Mila", "Oskar", "Tea", "Bruno", "Lena", "Marko", "Zoe", "Ivo")
"""Names of opponents: by seat, or the next that nobody at the table has."""

MAX_TEXT_LENGTH = 200
MAX_MESSAGES = 500
"""Chat messages per table."""
MAX_RENAMES = 20
"""How often a seat's name can be changed: every change stays in the log."""

CONSONANTS, VOWELS = "BCDFGHJKLMNPRSTVZ", "AEIOU"
PAIRS = tuple(f"{a}{b}" for a, b in (*product(CONSONANTS, VOWELS), *product(VOWELS, CONSONANTS)))
PAIRS_PER_CODE = 5
CODE_LENGTH = 2 * PAIRS_PER_CODE
LONGEST_CODE = 16


def new_code() -> str:
    """The code of a new table, ten letters that can be read out: KARUMOBIDE. There are 170 ** 5 = 1.4e11 (2 ** 37)."""
    return "".join(secrets.choice(PAIRS) for _ in range(PAIRS_PER_CODE))


def read_code(typed: str) -> str:
    """A code as it is stored, however it was typed; codes of earlier versions are six letters and two digits."""
    written = typed if typed.isalnum() else "".join(letter for letter in typed if letter.isalnum())
    return written.upper()[:LONGEST_CODE]


def sit(table: Table, seat: int, player: str, name: str) -> list[Event]:
    """A player has one seat, or several on a device that is handed around, as the host has opened the table."""
    require_not_closed(table)
    own = table.seats_of(player)
    if seat not in range(table.plan.players) or not table.seats[seat].is_open:
        if seat in own:
            return []
        raise Refused("seat-taken")
    if table.plan.rated and table.seats_of(player):
        raise Refused("rated-one-seat")
    if player in table.removed:
        raise Refused("removed")
    if table.departures[player] >= MAX_DEPARTURES:
        raise Refused("left-often")
    if len(own) == 1:
        raise Refused("one-seat")
    return [Sat(seat=seat, player=player, name=name)]


def leave(table: Table, player: str) -> list[Event]:
    """A guest leaves before the game begins; the host closes the table instead."""
    if table.position is not None or table.is_over:
        raise Refused("begun")
    if player == table.plan.host:
        raise Refused("host-stays")
    return [Left(seat=seat) for seat in table.seats_of(player)]


def hire(table: Table, seat: int, level: str) -> list[Event]:
    """Puts an opponent on an open seat."""
    if level not in LEVELS:
        raise Refused("no-such-level")
    require_not_closed(table)
    if seat not in range(table.plan.players) or not table.seats[seat].is_open:
        raise Refused("seat-taken")
    return [Hired(seat=seat, level=level, name=free_name(table, seat))]


def require_not_closed(table: Table) -> None:
    if table.ended_early == "closed":
        raise Refused("table-closed")


def rename(table: Table, seat: int, name: str) -> list[Event]:
    """Names the person on a seat."""
    if table.seats[seat].name == name:
        return []
    if seat in table.muted:
        raise Refused("muted")
    if table.seats[seat].renames >= MAX_RENAMES:
        raise Refused("too-many-names")
    return [Renamed(seat=seat, name=name)]


def free_name(table: Table, seat: int) -> str:
    """A name that nobody at the table has: after a rematch opponents keep theirs on other seats."""
    taken = {other.stand_in or other.name for number, other in enumerate(table.seats) if number != seat}
    return next(name for name in NAMES[seat:] + NAMES[:seat] if name not in taken)


def ask_stand_in(table: Table, seat: int, gone: int, level: str) -> list[Event]:
    """Votes for a stand-in for somebody; done when all others have voted. For one's own seat no vote is needed."""
    if level not in LEVELS:
        raise Refused("no-such-level")
    if gone not in table.people():
        raise Refused("nobody-there")
    if table.ended_early:
        raise Refused("already-over")
    if table.plan.is_daily:
        raise Refused("own-hands")
    if seat not in table.people():
        raise Refused("stood-in")
    before = table.stand_in_votes.get(gone, set())
    asked: list[Event] = [Asked(seat=seat, gone=gone)] if seat not in before else []
    own, others = owners(table, {gone}), owners(table, table.people()) - owners(table, {gone})
    if table.plan.clock_decides and owners(table, {seat}) != own:
        raise Refused("clock-decides")
    if owners(table, {seat}) == own or others <= owners(table, before | {seat}):
        return [*asked, Hired(seat=gone, level=level, name=free_name(table, gone))]
    return asked


def owners(table: Table, seats: Collection[int]) -> set[str | None]:
    """The ids of the players who own these seats: a player with several seats has one vote."""
    return {table.seats[seat].player for seat in seats}


def come_back(table: Table, seat: int) -> list[Event]:
    """A person takes the seat back from the stand-in, or ends a vote about it."""
    if table.seats[seat].player is None:
        raise Refused("nobody-there")
    if table.seats[seat].is_given_up:
        raise Refused("resigned" if table.seats[seat].resigned else "time-up")
    stood_in = table.seats[seat].level is not None
    return [Returned(seat=seat)] if stood_in or seat in table.stand_in_votes else []


def say(table: Table, seat: int, text: str, key: str) -> list[Event]:
    if not table.plan.chat:
        raise Refused("no-talk")
    if seat in table.muted:
        raise Refused("muted")
    text = " ".join(text.split())
    if not text or (key and any(said.key == key and said.seat == seat for said in table.talk)):
        return []
    if len(text) > MAX_TEXT_LENGTH or len(key) > MAX_TEXT_LENGTH or len(table.talk) >= MAX_MESSAGES:
        raise Refused("too-much-talk")
    return [Said(seat=seat, text=text, key=key)]
