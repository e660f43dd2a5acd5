"""Picking, turning and aiming happen in the page: what the script shows is what the server would send."""

import pytest
from playwright.sync_api import Browser, Page, Request

from browser.conftest import Server
from browser.gallery import Gallery, Party
from browser.shots import visitor
from sampling import examples, sample
from stol import Game
from stol.position import Position
from stol.table.table import Table

BUTTONS = ("mark", "take", "pass", "swap")
"""Moves that are buttons: nothing is picked for them."""
COMPARED = "x-compared"
"""The header of requests that a test makes itself."""
WALK = """async ([steps, seed]) => {
  const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const luck = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const asks = (link) => /(ask|why|rounds)=/.test(link.getAttribute("href"));
  const PICK = "#table > :is(.stage, .side, .tray) :is(a[data-pick], a[data-move]):not([data-sure])";
  const picks = () => [...document.querySelectorAll(PICK)];
  const decoded = (address) => {
    const [path, query = ""] = decodeURIComponent(address.replaceAll("+", " ")).split("?");
    return `${path}?${query.split("&").sort().join("&")}`;
  };
  const plain = (element) => {
    if (!element) return "";
    const copy = element.cloneNode(true);
    for (const each of [copy, ...copy.querySelectorAll("*")]) {
      if (each.getAttribute("href")) each.setAttribute("href", decoded(each.getAttribute("href")));
      const kinds = [...each.classList].filter((kind) => kind !== "moves").sort().join(" ");
      if (kinds) each.setAttribute("class", kinds);
      else each.removeAttribute("class");
      const pairs = [...each.attributes].map(({ name, value }) => [name, value]).sort();
      for (const [name] of pairs) each.removeAttribute(name);
      for (const [name, value] of pairs) if (!/^(viewBox|data-all|hidden)$/.test(name)) each.setAttribute(name, value);
    }
    return copy.outerHTML;
  };
  const parts = (page) => ["main.stage", ".side", ".tray"].map((part) => plain(page.querySelector(`#table > ${part}`)));
  const seen = [];
  for (let step = 0; step < steps; step++) {
    const links = picks().filter((link) => !asks(link));
    const back = step % 2 && links.find((each) => each.dataset.key === "Escape");
    const link = back || links[Math.floor(luck() * links.length)];
    const address = link.getAttribute("href");
    link.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: "touch" }));
    await settled();
    if (!decoded(location.href).endsWith(decoded(address))) return [`${address} is not shown at ${location.href}`];
    const answer = await fetch(address, { headers: { "x-compared": "1" } });
    const sent = parts(new DOMParser().parseFromString(await answer.text(), "text/html"));
    const shown = parts(document);
    for (const [part, html] of sent.entries()) {
      if (html === shown[part]) continue;
      let at = 0;
      while (html[at] === shown[part][at]) at++;
      const near = (text) => text.slice(Math.max(0, at - 200), at + 200);
      return [`${address}: the server sends\n${near(html)}\nthe script shows\n${near(shown[part])}`];
    }
    seen.push(address);
  }
  return [null, new Set(seen).size];
}"""
"""Follows links at random, every other time the one that puts back what is picked; gives the first difference, and how
many different selections there were."""


def laid(gallery: Gallery, code: str, game: Game, ply: int) -> Table:
    """A table at Ana's first choice from a ply on."""

    def moment(position: Position) -> bool:
        return position.ply >= ply and not any(move.startswith(BUTTONS) for move in position.legal())

    return gallery.lay(Party(code, game, ("Ana", *("Tomek", "Mirko", "Zora")[: game.players - 1])), moment)


GAMES = [
    ("ingenious", Game.of("ingenious", 4, {}), 20),
    ("ingenious-teams", Game.of("ingenious", 4, {"teams": True, "open_partners": True}), 60),
    ("pixies", Game.of("pixies", 4, {}), 30),
    ("pixies-flower", Game.of("pixies", 2, {"flower_power": True}), 60),
    ("onecard", Game.of("onecard", 3, {}), 40),
    ("onecard-draft", Game.of("onecard", 2, {"draft": True}), 0),
    ("clustered", Game.of("clustered", 2, {}), 16),
    ("clustered-many", Game.of("clustered", 4, {}), 60),
    ("ingenious-alone", Game.of("ingenious", 1, {}), 9),
]


@pytest.fixture
def ana(browser: Browser, server: Server) -> Page:
    return visitor(browser, server, (1280, 800))


CHOSEN = sample(GAMES, "choose", lambda case: [case[1].key])


@pytest.mark.parametrize(("name", "game", "ply"), CHOSEN, ids=[name for name, *_ in CHOSEN])
def test_the_script_shows_what_the_server_would_send(
    ana: Page, gallery: Gallery, name: str, game: Game, ply: int
) -> None:
    table = laid(gallery, f"CH{name[:3]}{name[-4:]}".upper().replace("-", ""), game, ply)
    ana.route("**/stream", lambda route: route.abort())  # that the others come and go is news, which has its requests
    ana.goto(f"/tables/{table.plan.code}")
    ana.wait_for_selector("#offers", state="attached")
    ana.wait_for_load_state()
    requests: list[str] = []

    def note(request: Request) -> None:
        asked = COMPARED in request.headers or "/static/" in request.url  # the icon is asked of the cache
        if not asked and not request.url.endswith("/stream"):
            requests.append(request.url)

    ana.on("request", note)
    difference, *count = ana.evaluate(WALK, [examples(40), 20 + ply])
    assert difference is None, difference
    assert count[0] > 1
    assert not requests, requests
    ana.context.close()
