"""Pictures of every page on a desktop and on a phone, by day and by night, and of every guided step by day.

python -m browser.shots [NAME …] [DEVICE …] [LANGUAGE …]

NAME is how names of pictures begin, such as `clustered`, `step`, `step-pixies-03`, or `strip` for one turn of each game
as eight frames; DEVICE is one more to look at:
tablet, small or narrow; LANGUAGE is another than English, such as `pl`. All pages in one language take some ten
minutes, so name what you want to see in others: `step pl ru`.
"""

import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.progress import track

from browser.conftest import CHROMIUM, QUIET, TIMEOUT_MS, Server
from browser.gallery import SECRET, Gallery, Sight
from browser.guided_sights import guided_steps
from browser.sights import NAMES, sights
from browser.strips import strip_table, take_strip
from stol.games.registry import KEYS
from stol.table.store import Store
from stol.text.languages import ENGLISH, SHIPPED
from stol.web.http.visitor import COOKIE

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
MORE = {"tablet": (820, 1180), "small": (1024, 768), "narrow": (360, 740)}
"""To look at by naming them."""
LIGHTS = ("light", "dark")
FOLDER = Path("shots")


class Picture(NamedTuple):
    """A page as somebody sees it."""

    sight: Sight
    device: str
    light: str
    language: str

    @property
    def path(self) -> Path:
        """English pictures lie in the folder, those of other languages in a folder of theirs."""
        folder = FOLDER if self.language == ENGLISH else FOLDER / self.language
        return folder / f"{self.sight.name}-{self.device}-{self.light}.png"


class Wanted:
    """What is asked for: without words, everything in English."""

    def __init__(self, words: Sequence[str]) -> None:
        self.devices = [*SIZES, *(word for word in words if word in MORE)]
        self.languages = [word for word in words if word in SHIPPED] or [ENGLISH]
        self.names = tuple(word for word in words if word not in MORE and word not in SHIPPED)

    def has(self, name: str) -> bool:
        return not self.names or name.startswith(self.names)

    def pictures(self, tables: Sequence[Sight]) -> Iterator[Picture]:
        every = [*((sight, LIGHTS) for sight in tables), *((sight, LIGHTS[:1]) for sight in guided_steps())]
        for language in self.languages:
            for device in self.devices:
                for sight, lights in every:
                    if self.has(sight.name):
                        yield from (Picture(sight, device, light, language) for light in lights)


def main(words: Sequence[str]) -> int:
    """Takes the pictures that are asked for. Gives how many pages are too wide."""
    wanted = Wanted(words)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder), "--no-limits")
        server.start()
        browser = play.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        try:
            gallery = Gallery(Store(f"sqlite:///{Path(folder) / 'tables.db'}"))
            tables = laid(gallery) if any(map(wanted.has, NAMES)) else []
            pictures = track(list(wanted.pictures(tables)), "Looking")
            wide = [picture for picture in pictures if take(browser, server, picture)]
            for game in KEYS:
                if wanted.has(f"strip-{game}"):
                    take_strip(browser, server.address, strip_table(gallery, game), FOLDER / f"strip-{game}.png")
        finally:
            browser.close()
            server.stop()
    for picture in wide:
        Console().print(f"[red]{picture.path.relative_to(FOLDER)} scrolls sideways")
    return len(wide)


def laid(gallery: Gallery) -> list[Sight]:
    return list(track(sights(gallery), "Playing", total=len(NAMES)))


def take(browser: Browser, server: Server, picture: Picture) -> bool:
    """Whether the page is too wide."""
    size = (SIZES | MORE)[picture.device]
    page = visitor(browser, server, size, picture.light, picture.sight.secret, picture.language)
    show(page, picture.sight)
    picture.path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=picture.path, animations="disabled")
    wide = scrolls_sideways(page)
    page.context.close()
    return wide


def visitor(
    browser: Browser,
    server: Server,
    size: tuple[int, int],
    light: str = "light",
    secret: str = SECRET,
    language: str = ENGLISH,
) -> Page:
    """Ana, or who has that secret, with a device of that size, whose browser asks for that language."""
    touch = size[0] < 1024
    context = browser.new_context(
        base_url=server.address, viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch,
        color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce", locale=language,
        service_workers="block",
    )  # fmt: skip
    context.add_cookies([{"name": COOKIE, "value": secret, "url": server.address}])
    page = context.new_page()
    page.set_default_timeout(TIMEOUT_MS)
    return page


def show(page: Page, sight: Sight) -> None:
    """Goes there, waits until rules and pieces are there, and presses what is to be pressed."""
    page.goto(sight.address)
    page.wait_for_selector("main:not(.preparing)")
    page.wait_for_load_state("load")
    if sight.pressed:
        press(page, sight.pressed)
    if sight.awaited:
        page.wait_for_selector(sight.awaited)


def press(page: Page, selector: str) -> None:
    """A link is followed, a button clicked; also one that a narrow screen has in the menu only."""
    wanted = page.locator(selector)
    if address := wanted.get_attribute("href"):
        page.goto(address)
    elif wanted.is_visible():
        wanted.click()
    else:
        wanted.evaluate("button => button.click()")


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
