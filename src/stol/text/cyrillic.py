"""Serbian Cyrillic written in Latin letters. Each Cyrillic letter has one Latin equivalent, so nothing is lost."""

import re
from typing import Final

LETTERS: Final = dict(zip("абвгдђежзијклмнопрстћуфхцчш", "abvgdđežzijklmnoprstćufhcčš", strict=True))
DIGRAPHS: Final = {"љ": "lj", "њ": "nj", "џ": "dž"}
TABLE: Final = {ord(letter): latin for letter, latin in (LETTERS | DIGRAPHS).items()} | {
    ord(letter.upper()): latin.capitalize() for letter, latin in (LETTERS | DIGRAPHS).items()
}
CAPITAL: Final = "[\u0402-\u042f]"
IN_CAPITALS: Final = re.compile(f"(?<={CAPITAL})[ЉЊЏ]|[ЉЊЏ](?={CAPITAL})")
"""In a word of capitals both letters of a digraph are capitals: ЊУЈОРК, NJUJORK."""


def to_latin(text: str) -> str:
    """The text with its Cyrillic letters in Latin; everything else stays as it is."""
    return IN_CAPITALS.sub(lambda match: match[0].translate(TABLE).upper(), text).translate(TABLE)
