"""Weight and speed of the pages: what goes over the wire, and how long the server draws. Run: python -m bench.pages"""

import gzip
import random
import re
import statistics
import time
from html import unescape
from urllib.parse import parse_qsl, urlsplit

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from stol.position import Game, Position
from stol.table.events import Sat
from stol.table.plan import Plan
from stol.table.simultaneous import choosers
from stol.table.table import Table
from stol.text import speak
from stol.web.html import stage
from stol.web.html.assets import FOLDER
from stol.web.html.frame import Stream
from stol.web.html.pages import home, table
from stol.web.html.pages.table_context import TableContext
from stol.web.scene.scene import Scene
from stol.web.scene.visibility import scene

GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("pixies", 2, {}),
    ("pixies", 6, {"flower_power": True}),
    ("onecard", 2, {}),
    ("onecard", 4, {"draft": True}),
    ("clustered", 2, {}),
    ("clustered", 8, {}),
    ("ingenious", 2, {}),
    ("ingenious", 4, {"teams": True, "open_partners": True}),
]
SAMPLES = 30
"""Positions of each, from late in the game, where pages are largest."""
ADDRESS = "/tables/KRUMA42"


def main() -> None:
    console = Console()
    console.print(f"home page, first visit: {first_visit() / 1000:.1f} kB compressed, styles and symbols included")
    grid = Grid(
        "", "players", "drawn in ms, median", "slowest", "compressed kB, largest", title="a table, something picked"
    )
    for key, players, options in track(GAMES, console=console):
        grid.add_row(key, str(players), *measured(Game.of(key, players, options)))
    console.print(grid)


def first_visit() -> int:
    """Bytes of the home page and everything that it loads."""
    text = str(home.page(home.Home(say=speak())))
    names = {"symbols.svg", *re.findall(r"/static/\w+/([\w.-]+)", text)}
    return len(gzip.compress(text.encode(), 6)) + sum(len(gzip.compress((FOLDER / n).read_bytes(), 6)) for n in names)


def measured(game: Game) -> tuple[str, str, str]:
    times, sizes = [], []
    for seed in range(SAMPLES):
        position, before = late(game, random.Random(seed))  # noqa: S311 - any game will do
        seen = with_pick(at_table(position, before))
        draw(seen)  # words and pieces that are drawn once are remembered, as on a server that runs
        begin = time.perf_counter()
        page = draw(seen)
        times.append(1000 * (time.perf_counter() - begin))
        sizes.append(len(gzip.compress(page.encode(), 6)))
    return f"{statistics.median(times):.1f}", f"{max(times):.1f}", f"{max(sizes) / 1000:.1f}"


def late(game: Game, rng: random.Random) -> tuple[Position, Position]:
    """A position about four fifths through a game at random, where a seat is to choose; and the one before."""
    line = [game.start()]
    while line[-1].actor is not None:
        line.append(line[-1].play(rng.choice(line[-1].legal() or list(line[-1].chance()))))
    at = max(place for place in range(len(line) * 4 // 5 + 1) if isinstance(line[place].actor, int))
    return line[at], line[at - 1]


def at_table(position: Position, before: Position) -> Scene:
    game = position.game
    plan = Plan(code="KRUMA42", game=game.key, players=game.players, options=game.options, host="0", seed="")
    laid = Table(plan)
    laid.extend(Sat(seat=seat, player=str(seat), name=f"Player {seat}") for seat in range(game.players))
    laid.position, laid.before = position, before
    return scene(laid, position, choosers(position)[0], speak(), {}, ADDRESS)


def with_pick(seen: Scene) -> Scene:
    """The same with the first thing picked that can be."""
    links = re.findall(r'<a [^>]*?href="([^"]+)"[^>]*?data-pick', draw(seen)) or re.findall(
        r'data-pick[^>]*?href="([^"]+)"', draw(seen)
    )
    queries = [dict(parse_qsl(urlsplit(unescape(link)).query)) for link in links]
    chosen = next((query for query in queries if query and "ask" not in query and "why" not in query), {})
    return Scene(**vars(seen) | {"picked": chosen})


def draw(seen: Scene) -> str:
    drawing = stage.find(seen.view["game"]).draw(seen)
    plan = Plan(code="KRUMA42", game=seen.view["game"], players=seen.view["players"], options={}, host="0", seed="")
    laid = Table(plan)
    context = TableContext(
        plan=plan, seats=tuple(laid.seats), stream=Stream(ADDRESS, 1, "1"), link=f"http://localhost{ADDRESS}"
    )
    return str(table.page(seen, drawing, context))


if __name__ == "__main__":
    main()
