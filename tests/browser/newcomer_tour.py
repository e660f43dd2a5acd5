"""A newcomer's stand-in goes through the guided games and plays real games to their ends, in a real browser.

python -m browser.newcomer_tour [--games …] [--languages …] [--devices …] [--pictures]

All games, languages and devices take more than half an hour. The exit code is 1 if anything went wrong.
"""

import argparse
import itertools
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, sync_playwright
from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from browser.conftest import CHROMIUM, QUIET, TIMEOUT_MS, Server, watch
from browser.hands import play_by_clicks
from browser.newcomer import walk_through
from browser.shots import SIZES, scrolls_sideways
from stol.games.registry import KEYS, find
from stol.text.languages import SHIPPED

GAMES = tuple(key for key in KEYS if find(key).lesson)
FOLDER = Path("shots") / "tour"
STEP = "/play/"
"""In the address of a step."""


@dataclass(frozen=True)
class Way:
    """A game that somebody learns in a language on a device."""

    game: str
    language: str
    device: str

    def __str__(self) -> str:
        return f"{self.game}-{self.language}-{self.device}"


@dataclass
class Went:
    """How it went."""

    way: Way
    steps: set[str] = field(default_factory=set)
    """Their addresses."""
    presses: int = 0
    guided: float = 0
    """Seconds in the guided game; those of the real game are in `real`."""
    moves: int = 0
    real: float = 0
    errors: list[str] = field(default_factory=list)
    """On the console of the browser."""
    wrong: list[str] = field(default_factory=list)
    """What else should not be."""

    @property
    def is_good(self) -> bool:
        return not self.errors and not self.wrong


def main(words: Sequence[str]) -> int:
    wanted = read_arguments(words)
    ways = [Way(*way) for way in itertools.product(wanted.games, wanted.languages, wanted.devices)]
    console = Console()
    with running() as (server, browser):
        gone = []
        for way in track(ways, "Going through guided games", console=console):
            went = go(browser, server, way, pictures=wanted.pictures)
            gone.append(went)
            for problem in went.errors + went.wrong:
                console.print(f"[red]{way}[/]: {escape(problem)}", highlight=False)
        log = server.log.read_text(encoding="utf-8")
    console.print(overview(gone))
    if "Traceback" in log:
        console.print(escape(log))
    return int("Traceback" in log or not all(went.is_good for went in gone))


def read_arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="browser.newcomer_tour", description=str(__doc__).partition("\n")[0])
    for name, known in (("games", GAMES), ("languages", tuple(SHIPPED)), ("devices", tuple(SIZES))):
        parser.add_argument(f"--{name}", nargs="+", choices=known, default=known, help="all if none is named")
    parser.add_argument("--pictures", action="store_true", help=f"of every press, into {FOLDER}/")
    return parser.parse_args(words)


@contextmanager
def running() -> Iterator[tuple[Server, Browser]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder), "--no-limits")
        server.start()
        browser = play.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        try:
            yield server, browser
        finally:
            browser.close()
            server.stop()


def go(browser: Browser, server: Server, way: Way, *, pictures: bool) -> Went:
    """One game, from the first step of its guided game to the result of the real one."""
    page = newcomer(browser, server, way.device)
    went = Went(way, errors=watch(page))
    try:
        learn(page, went, pictures=pictures)
        play(page, went)
    except (Error, AssertionError) as problem:  # the others go on
        went.wrong.append(f"{page.url}: {problem}")
    if pictures or not went.is_good:
        picture(page, way, "end")
    page.context.close()
    return went


def newcomer(browser: Browser, server: Server, device: str) -> Page:
    """Somebody whom the server does not know."""
    width, height = SIZES[device]
    touch = device == "phone"
    context = browser.new_context(
        base_url=server.address, viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch,
        service_workers="block",
    )  # fmt: skip
    page = context.new_page()
    page.set_default_timeout(TIMEOUT_MS)
    return page


def learn(page: Page, went: Went, *, pictures: bool) -> None:
    looks = itertools.count()

    def look(shown: Page) -> None:
        check(shown, went)
        if STEP in shown.url:
            went.steps.add(shown.url.partition("?")[0])
        if pictures:
            picture(shown, went.way, f"{next(looks):02}")

    began = time.monotonic()
    went.presses = walk_through(page, went.way.game, language=went.way.language, look=look)
    went.guided = time.monotonic() - began


def play(page: Page, went: Went) -> None:
    began = time.monotonic()
    went.moves = play_by_clicks(page, random.Random(str(went.way)))
    went.real = time.monotonic() - began
    check(page, went)


def check(page: Page, went: Went) -> None:
    """Every page is in the language and fits the device."""
    language = page.locator("html").get_attribute("lang")
    if language != went.way.language:
        went.wrong.append(f"{page.url}: is in {language}")
    if scrolls_sideways(page):
        went.wrong.append(f"{page.url}: scrolls sideways")


def picture(page: Page, way: Way, name: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=FOLDER / f"{way}-{name}.png")


def overview(gone: Sequence[Went]) -> Table:
    table = Table(title="Guided games, and the real games after them", caption="s: seconds that a script takes")
    for name in ("game", "language", "device"):
        table.add_column(name, no_wrap=True)
    for name in ("steps", "presses", "s", "moves", "s", "errors"):
        table.add_column(name, justify="right", no_wrap=True)
    for went in gone:
        way, errors = went.way, len(went.errors) + len(went.wrong)
        numbers = [len(went.steps), went.presses, f"{went.guided:.0f}", went.moves, f"{went.real:.0f}", errors]
        table.add_row(way.game, way.language, way.device, *map(str, numbers), style="" if went.is_good else "red")
    return table


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
