"""Pages have room for longer words and for Cyrillic: nothing overflows, is cut off or lies over something else."""

import os
from collections.abc import Hashable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.conftest import Server
from browser.gallery import Gallery, Sight
from browser.guided_sights import STEPS, guided_steps
from browser.shots import show, visitor
from browser.sights import NAMES, sights
from sampling import sample
from stol.games.registry import KEYS
from stol.table.store import Store
from stol.text.files import MORE_LANGUAGES
from text import pseudo

WIDTHS = {"narrow": (320, 740), "small": (360, 740), "phone": (390, 844), "desktop": (1280, 800)}
NO_ROOM = (Path(__file__).parent / "room.js").read_text(encoding="utf-8")
CASES: list[tuple[str, str, str]] = [
    (name, width, language)
    for name in (*NAMES, *STEPS)
    for width in WIDTHS
    for language in (pseudo.LONG, pseudo.CYRILLIC)
]


def traits(case: tuple[str, str, str]) -> list[Hashable]:
    """Every kind of page, every game at every width, every language at every width."""
    name, width, language = case
    kind = name.partition("-")[0]
    return [kind, (kind in KEYS and kind, width), (width, language)]


CHOSEN = sample(CASES, "room", traits)


@pytest.fixture(scope="module")
def wordy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows the pretend languages."""
    folder = tmp_path_factory.mktemp("wordy")
    pseudo.write(folder / "languages")
    os.environ[MORE_LANGUAGES] = str(folder / "languages")
    running = Server(folder, "--no-limits")
    try:
        running.start()
    finally:
        del os.environ[MORE_LANGUAGES]
    yield running
    running.stop()


@pytest.fixture(scope="module")
def hall(wordy_server: Server) -> dict[str, Sight]:
    store = Store(f"sqlite:///{wordy_server.log.parent / 'tables.db'}")
    return {sight.name: sight for sight in (*sights(Gallery(store)), *guided_steps())}


@pytest.mark.parametrize(("name", "width", "language"), CHOSEN)
def test_every_word_has_its_room(
    browser: Browser, wordy_server: Server, hall: dict[str, Sight], name: str, width: str, language: str
) -> None:
    page = visitor(browser, wordy_server, WIDTHS[width], secret=hall[name].secret)
    page.request.post("/settings", form={"language": language})
    show(page, hall[name])
    assert page.evaluate(NO_ROOM) == []
    page.context.close()
