"""The fonts of pictures that a server draws, cut down to the letters that are needed: `python -m browser.card_fonts`.

They come from the Debian package fonts-dejavu-extra, and are committed: no server has to have fonts.
"""

import json
import logging
import sys
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from stol.draw.fonts import FILES, FOLDER, WIDTHS

SOURCE: Final = Path("/usr/share/fonts/truetype/dejavu")
SIGNS: Final = "–—‘’‚“”„•…€−×★\u2009\u202f"  # noqa: RUF001 - the signs that are asked for
WANTED: Final = (
    range(0x20, 0x7F),
    range(0xA0, 0x250),  # Latin letters
    range(0x386, 0x3CF),  # Greek
    range(0x400, 0x460),  # Cyrillic
    range(0x490, 0x492),
    range(0x1E00, 0x1F00),  # Latin with several marks
    map(ord, SIGNS),
)


def main() -> None:
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    fonts = {name: TTFont(SOURCE / name, recalcTimestamp=False) for name in FILES}
    wanted = {code for codes in WANTED for code in codes}
    common = wanted.intersection(*(font.getBestCmap() for font in fonts.values()))
    widths = {name: measured(font, common) for name, font in fonts.items()}
    (FOLDER / WIDTHS).write_text(json.dumps(widths, ensure_ascii=False), encoding="utf-8")
    for name, font in fonts.items():
        cut(font, common)
        font.save(FOLDER / name)
        sys.stdout.write(f"{name}: {(FOLDER / name).stat().st_size // 1000} kB\n")


def measured(font: TTFont, codes: set[int]) -> dict[str, int]:
    """The width of every letter, in thousandths of the size of type."""
    names, unit = font.getBestCmap(), font["head"].unitsPerEm
    return {chr(code): -(-font["hmtx"][names[code]][0] * 1000 // unit) for code in sorted(codes)}


def cut(font: TTFont, codes: set[int]) -> None:
    """Keeps kerning, leaves out hints, which large letters don't need."""
    options = Options(hinting=False, layout_features=["kern", "mark", "locl"], name_IDs=[0, 1, 2, 4, 6])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)


if __name__ == "__main__":
    main()
