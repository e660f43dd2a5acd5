"""Who sits where: sitting down, opponents, standing in for somebody who is gone, talking."""

import secrets

from stol.bots.levels import LEVELS
from stol.table.events import Asked, Event, Hired, Returned, Said, Sat
from stol.table.play import Refused
from stol.table.table import Table

NAMES = ("Mila", "Oskar", "Tea", "Bruno", "Lena", "Marko", "Zoe", "Ivo")
"""Of the opponents: by seat, or the next that nobody at the table has."""

LONGEST_WORD = 200
LONGEST_TALK = 500
"""Things said at one table."""

CONSONANTS, VOWELS = "BDFGHJKLMNPRSTVZ", "AEIOU"


def new_code() -> str:
    """For a new table: to be read out on the telephone, as KRUMA 42."""
    letters = "".join(secrets.choice(group) for group in (CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS, VOWELS))
    return f"{letters}{secrets.randbelow(90) + 10}"


def sit(table: Table, seat: int, player: str, name: str) -> list[Event]:
    if seat not in range(table.plan.players) or not table.seats[seat].is_open:
        if seat in table.seats_of(player):
            return []
        raise Refused("seat-taken")
    return [Sat(seat=seat, player=player, name=name)]


def hire(table: Table, seat: int, level: str) -> list[Event]:
    """An opponent for an open seat."""
    if level not in LEVELS:
        raise Refused("no-such-level")
    if seat not in range(table.plan.players) or not table.seats[seat].is_open:
        raise Refused("seat-taken")
    return [Hired(seat=seat, level=level, name=free_name(table, seat))]


def free_name(table: Table, seat: int) -> str:
    """After a rematch the opponents sit one seat further, with the names they had."""
    had = {other.stand_in or other.name for number, other in enumerate(table.seats) if number != seat}
    return next(name for name in NAMES[seat:] + NAMES[:seat] if name not in had)


def ask(table: Table, seat: int, gone: int, level: str) -> list[Event]:
    """Wants an opponent to play on for somebody; done when all others want it. For oneself nobody else is asked."""
    if level not in LEVELS:
        raise Refused("no-such-level")
    if gone not in table.people():
        raise Refused("nobody-there")
    if table.plan.is_daily:
        raise Refused("own-hands")
    if seat not in table.people():
        raise Refused("stood-in")
    before = table.asked.get(gone, set())
    asked: list[Event] = [Asked(seat=seat, gone=gone)] if seat not in before else []
    oneself, others = owners(table, {gone}), owners(table, table.people()) - owners(table, {gone})
    if owners(table, {seat}) == oneself or others <= owners(table, before | {seat}):
        return [*asked, Hired(seat=gone, level=level, name=free_name(table, gone))]
    return asked


def owners(table: Table, seats: set[int]) -> set[str | None]:
    """Whose seats these are. Who plays several is asked once, and does not have to agree to be replaced."""
    return {table.seats[seat].player for seat in seats}


def come_back(table: Table, seat: int) -> list[Event]:
    """A person takes over again from the opponent who stood in, or is back before the others agreed."""
    if table.seats[seat].player is None:
        raise Refused("nobody-there")
    stood_in = table.seats[seat].level is not None
    return [Returned(seat=seat)] if stood_in or seat in table.asked else []


def say(table: Table, seat: int, text: str, key: str) -> list[Event]:
    if not table.plan.chat:
        raise Refused("no-talk")
    text = " ".join(text.split())
    if not text or (key and any(said.key == key and said.seat == seat for said in table.talk)):
        return []
    if len(text) > LONGEST_WORD or len(key) > LONGEST_WORD or len(table.talk) >= LONGEST_TALK:
        raise Refused("too-much-talk")
    return [Said(seat=seat, text=text, key=key)]
