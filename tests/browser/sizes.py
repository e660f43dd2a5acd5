"""Measures tables on every size of screen and writes the figures into docs/testing.md.

python -m browser.sizes
"""

import re
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.progress import track

from browser.conftest import CHROMIUM, QUIET, Server
from browser.gallery import Gallery, Sight
from browser.shots import show, visitor
from browser.size_tables import MOMENTS, SIZES, Measured, measured, tables
from stol.games.registry import KEYS
from stol.table.store import Store
from stol.text import speak
from stol.web.scene import games

PAGE = Path("docs/testing.md")
FIGURES = re.compile(r"(?<=<!-- sizes -->\n).*?(?=<!-- end of sizes -->)", re.DOTALL)
MINE = MOMENTS[:3]
"""The moments at which the viewer chooses."""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder), "--no-limits")
        server.start()
        browser = play.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        try:
            laid = tables(Gallery(Store(f"sqlite:///{Path(folder) / 'tables.db'}")))
            rows = [row(browser, server, laid, size) for size in track(SIZES, "Measuring")]
        finally:
            browser.close()
            server.stop()
    titles = [games.title(game, speak("en")) for game in KEYS]
    heads = f"| Screen | {' | '.join(titles)} | Goal |\n|---|{'---|' * (len(KEYS) + 1)}\n"
    PAGE.write_text(FIGURES.sub(heads + "".join(rows), PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def row(browser: Browser, server: Server, laid: dict[tuple[str, str], Sight], size: tuple[int, int]) -> str:
    """The least share of the screen that each game's board has, and its smallest space."""
    found = [cell([look(browser, server, laid[game, moment], size, game) for moment in MINE]) for game in KEYS]
    return f"| {size[0]} × {size[1]} | {' | '.join(found)} | {SIZES[size].board:.0%} |\n"


def look(browser: Browser, server: Server, sight: Sight, size: tuple[int, int], game: str) -> Measured:
    page = visitor(browser, server, size)
    show(page, sight)
    found = measured(page, game)
    page.context.close()
    return found


def cell(found: list[Measured]) -> str:
    spaces = [one["cell"] for one in found if one["cell"] is not None]
    return f"{min(one['share'] for one in found):.0%}, {min(spaces):.0f} px"


if __name__ == "__main__":
    main()
