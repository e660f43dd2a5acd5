"""The fonts of drawings as PNG, and how wide their letters are; see LICENSE.txt beside them"""

import functools
import unicodedata
from pathlib import Path
from typing import Final

import msgspec

FOLDER: Final = Path(__file__).parent
SANS, SERIF = "DejaVu Sans Condensed", "DejaVu Serif Condensed"
PLAIN, BOLD, DISPLAY = "DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf", "DejaVuSerifCondensed-Bold.ttf"
FILES: Final = (PLAIN, BOLD, DISPLAY)
WIDTHS: Final = "widths.json"


@functools.cache
def widths() -> dict[str, dict[str, int]]:
    """By font, the width of every letter that all of them have, in thousandths of the size of type"""
    return msgspec.json.decode((FOLDER / WIDTHS).read_bytes(), type=dict[str, dict[str, int]])


def drawable(words: str) -> str:
    """Return the words without the characters that the fonts lack, such as emoji in a player's name"""
    plain, has = unicodedata.normalize("NFC", " ".join(words.split())), widths()[PLAIN]
    return " ".join("".join(letter for letter in plain if letter in has).split())


def width(words: str, font: str, size: float) -> float:
    """Return how wide drawable words are"""
    return sum(widths()[font][letter] for letter in words) * size / 1000
