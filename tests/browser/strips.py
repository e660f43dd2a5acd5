"""One turn of each game as a strip of frames: the visitor's move and the answers, as the browser painted them."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from browser.gallery import SECRET, Gallery, Party
from browser.sights import address, best
from stol import Game, Position
from stol.games.registry import KEYS
from stol.table.table import Table
from stol.web.http.visitor import COOKIE

FRAMES = 8
ACROSS = 4
PLAY = """move => {
    const button = document.createElement("button");
    Object.assign(button, { name: "move", value: move, hidden: true });
    button.setAttribute("form", "move");
    document.getElementById("table").append(button);
    button.click();
}"""
ANSWERED = """ply => document.querySelector(".turn.yours, .ended")
    && document.getElementById("table").dataset.ply !== ply
    && document.getAnimations().every((animation) => animation.playState === "finished")"""
SHEET = """<style>
body {{ margin: 0; background: #888; display: grid; grid-template-columns: repeat({across}, 1fr); gap: 4px; }}
img {{ width: 100%; display: block; }}
</style>{images}"""


def middle(position: Position) -> bool:
    """In the middle of a game, where a move brings points."""
    view = position.view(0)
    if view["game"] == "onecard":
        return view["phase"] == "choose" and any(view["scored"])
    return bool(view["ply"] > 30)


def strip_table(gallery: Gallery, game: str) -> Table:
    """A running table where Ana is to move."""
    party = Party(f"STRIP{KEYS.index(game)}AA", Game(game, players=3), ("Ana", "Oskar", "Tea"), "7")
    return gallery.lay(party, middle)


def take_strip(browser: Browser, server: str, table: Table, path: Path) -> None:
    """Plays Ana's best move, and puts frames of all that follows side by side."""
    context = browser.new_context(base_url=server, viewport={"width": 1280, "height": 800}, service_workers="block")
    context.add_cookies([{"name": COOKIE, "value": SECRET, "url": server}])
    page = context.new_page()
    page.goto(address(table))
    page.wait_for_load_state("load")
    page.evaluate("document.documentElement.dataset.speed = 'slow'")
    ply = page.evaluate("document.getElementById('table').dataset.ply")
    frames = record(page)
    page.evaluate(PLAY, best(table))
    page.wait_for_function(ANSWERED, arg=ply)
    page.wait_for_timeout(600)  # the last numbers count
    paste(page, [frames[len(frames) * number // FRAMES] for number in range(FRAMES)], path)
    context.close()


def record(page: Page) -> list[str]:
    """A list that fills with the frames that the browser paints, as PNG in base64."""
    frames: list[str] = []
    session: CDPSession = page.context.new_cdp_session(page)

    def keep(frame: dict[str, Any]) -> None:
        frames.append(frame["data"])
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "png"})
    return frames


def paste(page: Page, frames: list[str], path: Path) -> None:
    """One picture of several."""
    images = "".join(f'<img src="data:image/png;base64,{frame}">' for frame in frames)
    sheet = page.context.new_page()
    sheet.set_viewport_size({"width": 2400, "height": 600})
    sheet.set_content(SHEET.format(across=ACROSS, images=images))
    path.parent.mkdir(parents=True, exist_ok=True)
    sheet.screenshot(path=path, full_page=True)
