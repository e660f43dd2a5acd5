"""A real server in a process of its own, and the system's Chromium."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, ConsoleMessage, Error, Page, expect

from browser.gallery import Gallery
from stol.table.store import Store
from stol.web.http.counted import READY

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first that is here is taken. The shell is Chromium without windows: a page takes a third of the time."""
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
ELSEWHERE = "stol.example"
"""For the browser another machine's name, reached without https; it is this one."""
TIMEOUT_MS = 120_000
"""Milliseconds: pages may be slow on a busy machine."""
expect.set_options(timeout=TIMEOUT_MS)


class Server:
    """`stol serve` on a port and a database of its own: it can be killed, and started again."""

    def __init__(self, folder: Path, *options: str) -> None:
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            self.port = door.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self._command = [
            *(sys.executable, "-c", "from stol.cli import main; main()", "serve", "--port", str(self.port)),
            *("--database", f"sqlite:///{folder / 'tables.db'}", "--pace", "0", "--away", "1", *options),
        ]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Returns when the server is ready: without script, nobody could press a button again once rules are there."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, env=dict(os.environ))
        while True:
            try:
                urllib.request.urlopen(self.address + READY, timeout=5).close()  # noqa: S310 - our own server
            except OSError:
                assert self._process.poll() is None, self.log.read_text()
                time.sleep(0.05)
            else:
                return

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), "--no-limits")
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture(scope="session")
def gallery(server: Server) -> Gallery:
    """Tables in the database of the running server."""
    return Gallery(Store(f"sqlite:///{server.log.parent / 'tables.db'}"))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    assert CHROMIUM, "browser tests need Chromium; on Debian: apt-get install chromium"
    return {"executable_path": CHROMIUM, "args": [*QUIET, f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"]}


@pytest.fixture(scope="session")
def browser_context_args(server: Server) -> dict[str, Any]:
    """Without motion, so that hands need not wait; tests of motion have contexts of their own."""
    return {
        "base_url": server.address,
        "viewport": {"width": 1280, "height": 800},
        "reduced_motion": "reduce",
        "service_workers": "block",  # it would fetch the rules of all games for every test
    }


@pytest.fixture(scope="session")
def browser(browser: Browser) -> Browser:
    """Chromium, whose pages wait for as long as a busy machine takes."""
    browser.on("context", lambda context: context.set_default_timeout(TIMEOUT_MS))
    return browser


@pytest.fixture
def with_windows(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """Chromium with all its parts: the headless shell shows no notifications."""
    path = next(filter(None, map(shutil.which, BROWSERS[1:])), None)
    assert path, "notices need all of Chromium; on Debian: apt-get install chromium"
    launched = browser_type.launch(**browser_type_launch_args | {"executable_path": path})
    yield launched
    launched.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """A page that takes no error of ours lightly."""
    page = context.new_page()
    watch(page)
    return page


def watch(page: Page) -> list[str]:
    """Collects what goes wrong on a page, for the test to look at.

    That others were quicker (409), or that the rules are being prepared (503), is not wrong; nor is a page transition
    that the browser skips because the page was shown already, as on a busy machine.
    """
    wrong: list[str] = []

    def note_error(error: Error) -> None:
        if "Transition was aborted" not in str(error):
            wrong.append(str(error))

    page.on("pageerror", note_error)

    def note(said: ConsoleMessage) -> None:
        if said.type == "error" and "409" not in said.text and "503" not in said.text:
            wrong.append(said.text)

    page.on("console", note)
    page.__dict__["wrong"] = wrong
    return wrong


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Page]:
    context = browser.new_context(
        base_url=server.address,
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        service_workers="block",
    )
    yield context.new_page()
    context.close()
