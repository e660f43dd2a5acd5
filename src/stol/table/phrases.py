"""The recovery phrase of a player: six words on paper, in place of a password."""

import hashlib
import secrets
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from stol.table.change import now_in_milliseconds
from stol.table.schema import PHRASES, PLAYERS

CONSONANTS: Final = "bdfgklmnprstvz"
VOWELS: Final = "aeiou"
RUDE: Final = ("debil", "fagot", "kaka", "nazi", "peder", "pidar", "pider", "pidor", "pula", "puta")
"""Beginnings of words that somebody might take amiss."""
WORDS_PER_PHRASE: Final = 6


def make_words() -> tuple[str, ...]:
    """All words, such as "malob". The last letter follows from the others: no slip of one letter makes another word."""
    made = []
    for a, b, c, d in product(CONSONANTS, VOWELS, CONSONANTS, VOWELS):
        check = CONSONANTS.index(a) + VOWELS.index(b) + CONSONANTS.index(c) + VOWELS.index(d)
        made.append(f"{a}{b}{c}{d}{CONSONANTS[check % len(CONSONANTS)]}")
    return tuple(word for word in made if not word.startswith(RUDE))


WORDS: Final = make_words()
"""4900 but for a few: six of them have 73 bits, whatever language one speaks."""
KNOWN: Final = frozenset(WORDS)

COST: Final = {"n": 2**15, "r": 8, "p": 1, "maxmem": 64 * 2**20}
"""Of scrypt: 32 MB and about a tenth of a second."""
slow_thread: Final = ThreadPoolExecutor(1, thread_name_prefix="phrases")
"""One phrase is hashed at a time: many guesses take neither memory nor cores from others."""


def new_phrase() -> str:
    return " ".join(secrets.choice(WORDS) for _ in range(WORDS_PER_PHRASE))


def read_phrase(typed: str) -> str:
    """A phrase as it is hashed, however it was typed: with commas, capital letters, in several lines."""
    plain = "".join(letter if letter.isalpha() else " " for letter in typed.lower())
    return " ".join(plain.split())


def wrong_words(phrase: str) -> list[str]:
    """The words that no phrase has."""
    return [word for word in phrase.split() if word not in KNOWN]


def is_complete(phrase: str) -> bool:
    return len(phrase.split()) == WORDS_PER_PHRASE and not wrong_words(phrase)


def slow_hash(phrase: str, salt: str) -> str:
    """The hash of a phrase. The salt is one for each database, since a phrase is all that is known of who types it."""
    return hashlib.scrypt(phrase.encode(), salt=bytes.fromhex(salt), dklen=32, **COST).hex()


class PhraseStore:
    """The hashes of phrases in a database. Calls block, so they are made from threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def save(self, player: str, secret: str) -> None:
        """The hash of the player's phrase; an earlier phrase works no more."""
        row = {"player": player, "secret": secret, "made": now_in_milliseconds()}
        with self._engine.begin() as connection:
            connection.execute(PHRASES.delete().where(PHRASES.c.player == player))
            connection.execute(PHRASES.insert(), row)

    def made(self, player: str) -> int | None:
        """When the player's phrase was made; None if there is none."""
        with self._engine.connect() as connection:
            return connection.scalar(sa.select(PHRASES.c.made).where(PHRASES.c.player == player))

    def find(self, secret: str) -> str | None:
        """The id of the player whose phrase has this hash."""
        query = sa.select(PLAYERS.c.id).join(PHRASES, PHRASES.c.player == PLAYERS.c.id)
        with self._engine.connect() as connection:
            return connection.scalar(query.where(PHRASES.c.secret == secret))
