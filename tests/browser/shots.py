"""Pictures of every page, by day and by night, on a desktop and on a phone: `python -m browser.shots`."""

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.progress import track

from browser.conftest import CHROMIUM, QUIET, TIMEOUT_MS, Server
from browser.gallery import SECRET, Gallery, Sight
from browser.sights import NAMES, sights
from stol.table.store import Store
from stol.web.http.visitor import COOKIE

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
MORE = {"tablet": (820, 1180), "small": (1024, 768), "narrow": (360, 740)}
"""To look at by naming them."""
LIGHTS = ("light", "dark")
FOLDER = Path("shots")


def main(wanted: Sequence[str]) -> int:
    """All pictures, or those whose names begin as wanted. Gives how many pages are too wide."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder), "--no-limits")
        server.start()
        browser = play.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        try:
            return taken(browser, server, laid(Path(folder)), wanted)
        finally:
            browser.close()
            server.stop()


def laid(folder: Path) -> list[Sight]:
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    return list(track(sights(Gallery(store)), "Playing", total=len(NAMES)))


def taken(browser: Browser, server: Server, pages: list[Sight], wanted: Sequence[str]) -> int:
    devices = {device: size for device, size in (SIZES | MORE).items() if device in SIZES or device in wanted}
    names = [name for name in wanted if name not in MORE]
    chosen = [page for page in pages if not names or page.name in names]
    wide: list[str] = []
    every = [(device, light) for device in devices for light in LIGHTS]
    for device, light in track(every, "Looking"):
        page = visitor(browser, server, devices[device], light)
        for sight in chosen:
            show(page, sight)
            page.screenshot(path=FOLDER / f"{sight.name}-{device}-{light}.png", animations="disabled")
            wide += [f"{sight.name} on a {device}"] if scrolls_sideways(page) else []
        page.context.close()
    for name in wide:
        Console().print(f"[red]{name} scrolls sideways")
    return len(wide)


def visitor(
    browser: Browser, server: Server, size: tuple[int, int], light: str = "light", secret: str = SECRET
) -> Page:
    """Ana, or who has that secret, with a device of that size."""
    touch = size[0] < 1024
    context = browser.new_context(
        base_url=server.address, viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch,
        color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce",
    )  # fmt: skip
    context.add_cookies([{"name": COOKIE, "value": secret, "url": server.address}])
    page = context.new_page()
    page.set_default_timeout(TIMEOUT_MS)
    return page


def show(page: Page, sight: Sight) -> None:
    """Goes there, waits until rules and pieces are there, and presses what is to be pressed."""
    page.goto(sight.address)
    page.wait_for_selector("main:not(:has(.laying))")
    page.wait_for_load_state("load")
    if sight.pressed:
        press(page, sight.pressed)


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
