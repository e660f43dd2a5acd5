"""Input delay through a slow network, up to the frame. Run: PYTHONPATH=tests python -m bench.touch

The work is what the page's main thread takes of a processor for a press. It hardly depends on how busy the machine is.
"""

import shutil
import statistics
from urllib.parse import urlsplit

from playwright.sync_api import CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table as Grid

from bench.live import server
from slow_network import slow_network
from stol.games.registry import KEYS

PRESSES = 60
TIMEOUT_MS = 120_000
PRESS = """async (presses) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const asks = (link) => /(ask|why|rounds)=/.test(link.getAttribute("href"));
  const times = [];
  for (let press = 0; press < presses; press++) {
    const all = document.querySelectorAll(":is(.stage, .tray) :is(a[data-pick], a[data-move]):not([data-sure])");
    const links = [...all].filter((link) => !asks(link));
    if (!links.length) break;
    const link = links[(press * 7919) % links.length];
    const begin = performance.now();
    link.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: "touch" }));
    await frame();
    times.push(performance.now() - begin);
  }
  return times;
}"""
"""Picks and aims at what the page offers; gives the milliseconds of each press until its frame was drawn."""


def main() -> None:
    grid = Grid("", "presses", "work ms", "median ms", "95 %", "slowest", "requests", title="from a press to its frame")
    with server() as base, slow_network(urlsplit(base).port or 80) as slow, sync_playwright() as browsers:
        browser = browsers.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for game in KEYS:
            page = browser.new_page(base_url=slow)
            page.set_default_timeout(TIMEOUT_MS)
            grid.add_row(game, *measure(page, game))
            page.close()
    Console().print(grid)


def measure(page: Page, game: str) -> tuple[str, ...]:
    page.goto("/")
    page.locator(f"article[data-game={game}] form button").click()
    page.wait_for_selector("#offers", state="attached")
    page.wait_for_load_state()
    made: list[str] = []
    page.on("request", lambda request: made.append(request.url))
    device = page.context.new_cdp_session(page)
    device.send("Performance.enable", {"timeDomain": "threadTicks"})
    begun = worked(device)
    times = sorted(page.evaluate(PRESS, PRESSES))
    work = (worked(device) - begun) / len(times)
    asked = [address for address in made if "?" in address]
    figures = (statistics.median(times), times[len(times) * 95 // 100], times[-1])
    return str(len(times)), f"{work:.1f}", *(f"{figure:.0f}" for figure in figures), str(len(asked))


def worked(device: CDPSession) -> float:
    """Milliseconds of processor time that the page's main thread has taken so far."""
    figures = device.send("Performance.getMetrics")["metrics"]
    return next(1000 * float(figure["value"]) for figure in figures if figure["name"] == "TaskDuration")


if __name__ == "__main__":
    main()
