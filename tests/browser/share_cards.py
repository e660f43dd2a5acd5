"""The pictures that links to public pages show elsewhere, of the games' own pieces: `python -m browser.share_cards`.

They hold no words, so that one picture serves all languages. They are committed, since a server has no browser.
"""

import io
from pathlib import Path

import htpy as h
from htpy import Renderable
from PIL import Image
from playwright.sync_api import sync_playwright

from browser.conftest import CHROMIUM, QUIET
from stol.games.registry import KEYS
from stol.web.html.assets import FOLDER, PREFIX
from stol.web.html.kit import SPRITE, svg
from stol.web.html.pages.parts import picture

WIDTH, HEIGHT = 1200, 630
COLOURS = 128
"""Of the palette: a quarter of the bytes, and no eye sees it."""
STYLE = """
  body { margin: 0; } .card { width: 1200px; height: 630px; position: relative; overflow: hidden; display: grid; }
  .card.all { grid-template-columns: 1fr 1fr; grid-template-rows: 1fr 1fr; }
  .pic { position: relative; overflow: hidden; border-radius: 0; }
  .pic > svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  .plate { position: absolute; left: 50%; top: 50%; translate: -50% -50%; padding: 18px 44px; border-radius: 40px;
           background: var(--paper); box-shadow: var(--shadow-3); }
  .plate svg { width: 420px; }
  .one .plate { top: auto; bottom: 28px; translate: -50% 0; padding: 8px 28px; }
  .one .plate svg { width: 210px; }
"""


def card(*games: str) -> Renderable:
    logo = f'<svg viewBox="-6 -36 142 68"><use href="{SPRITE}#logo" x="-6" y="-36" width="142" height="68"/></svg>'
    return h.div(class_=["card", "all" if len(games) > 1 else "one"])[
        [h.div(".pic.mat", data_game=game)[picture(game)] for game in games], h.div(".plate")[svg(logo)]
    ]


def document(*games: str) -> str:
    styles = [(FOLDER / f"{name}.css").read_text(encoding="utf-8") for name in ("tokens", "base", *KEYS)]
    symbols = (FOLDER / "symbols.svg").read_text(encoding="utf-8").replace("<svg ", '<svg class="sprite" ', 1)
    body = f"{symbols}{card(*games)}".replace(f"{PREFIX}/symbols.svg", "")
    return f"<!doctype html><meta charset=utf-8><style>{''.join(styles)}{STYLE}</style>{body}"


def main() -> None:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for name, games in {"share": KEYS, **{f"share-{game}": (game,) for game in KEYS}}.items():
            page.set_content(document(*games))
            write(page.screenshot(animations="disabled"), FOLDER / f"{name}.png")
        browser.close()


def write(png: bytes, path: Path) -> None:
    Image.open(io.BytesIO(png)).convert("RGB").quantize(COLOURS).save(path, optimize=True)


if __name__ == "__main__":
    main()
