"""The documentation site builds without a warning, and a browser that reads it fetches nothing from elsewhere."""

import functools
import http.server
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from stol.games.registry import KEYS

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As `make docs` builds it: a warning, a dead link, or an address elsewhere that a page would load, fails it."""
    folder = tmp_path_factory.mktemp("docs") / "site"
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    settings = os.environ | {"NO_MKDOCS_2_WARNING": "1", "NUMBA_DISABLE_JIT": "1"}
    built = subprocess.run(command, cwd=ROOT, env=settings, check=False, text=True, capture_output=True)
    assert (built.returncode, built.stdout + built.stderr) == (0, "")
    return folder


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """A test prints nothing."""


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    handler = functools.partial(Quiet, directory=site)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_a_reader_loads_the_site_from_one_place_and_can_search_it(address: str, browser: Browser) -> None:
    page = browser.new_page()
    asked: list[str] = []
    said: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: said.append(message.text))
    for path in ("", "games/", "reference/", "architecture/", "api/"):
        page.goto(address + path, wait_until="load")
        loaded = page.locator("article img").evaluate_all("images => images.map(image => image.naturalWidth > 0)")
        assert all(loaded)
    page.goto(address)
    expect(page.locator("article img")).to_have_count(len(KEYS))
    page.get_by_role("textbox", name="Search").press_sequentially("IllegalMove")
    expect(page.locator(".md-search-result")).to_contain_text("stol.IllegalMove")
    assert [url for url in asked if not url.startswith((address, "data:"))] == []
    assert said == []
    page.close()
