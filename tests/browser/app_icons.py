"""The icons of the installed app as PNG files: `python -m browser.app_icons`.

They are drawn from the SVG files of the same names, and committed, since a server draws none.
"""

import io

import resvg_py
from PIL import Image

from stol.games.registry import KEYS
from stol.web.html.assets import FOLDER
from stol.web.html.manifest import SIZES

COLOURS = 64
"""Of the palette; the icons are flat, so that no eye sees it."""


def main() -> None:
    for name in ("icon-app", "icon-maskable"):
        for size in SIZES:
            draw(name, size)
    for game in KEYS:
        draw(f"shortcut-{game}", SIZES[0])


def draw(name: str, size: int) -> None:
    source = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    png = bytes(resvg_py.svg_to_bytes(svg_string=source, width=size, height=size))
    picture = Image.open(io.BytesIO(png)).convert("RGBA").quantize(COLOURS, Image.Quantize.FASTOCTREE)
    picture.save(FOLDER / f"{name}-{size}.png", optimize=True)


if __name__ == "__main__":
    main()
