"""Compressed size of the pages, and the time to render them. Run: python -m bench.pages"""

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
"""Positions per game, late in the game, where pages are largest."""
ADDRESS = "/tables/KRUMA42"


def main() -> None:
    console = Console()
    console.print(f"home page, first visit: {first_visit() / 1000:.1f} kB compressed, styles and symbols included")
    grid = Grid(
        "", "players", "drawn in ms, median", "slowest", "compressed kB, largest", title="a table, something picked"
    )
    for key, players, options in track(GAMES, console=console):
        grid.add_row(key, str(players), *measure(Game.of(key, players, options)))
    console.print(grid)


def first_visit() -> int:
    """Compressed bytes of the home page and of everything it loads."""
    text = str(home.page(home.Home(say=speak())))
    names = {"symbols.svg", *re.findall(r"/static/\w+/([\w.-]+)", text)}
    return len(gzip.compress(text.encode(), 6)) + sum(len(gzip.compress((FOLDER / n).read_bytes(), 6)) for n in names)


def measure(game: Game) -> tuple[str, str, str]:
    times, sizes = [], []
    for seed in range(SAMPLES):
        position, before = late_position(game, random.Random(seed))  # noqa: S311 - a benchmark needs no cryptographic randomness
        shown_scene = with_pick(scene_at_table(position, before))
        draw(shown_scene)  # fills the caches, as on a running server
        begin = time.perf_counter()
        page = draw(shown_scene)
        times.append(1000 * (time.perf_counter() - begin))
        sizes.append(len(gzip.compress(page.encode(), 6)))
    return f"{statistics.median(times):.1f}", f"{max(times):.1f}", f"{max(sizes) / 1000:.1f}"


def late_position(game: Game, rng: random.Random) -> tuple[Position, Position]:
    """A position at about 80 % of a random game, with a seat to move; and the position before it."""
    line = [game.start()]
    while line[-1].actor is not None:
        line.append(line[-1].play(rng.choice(line[-1].legal() or list(line[-1].chance()))))
    at = max(place for place in range(len(line) * 4 // 5 + 1) if isinstance(line[place].actor, int))
    return line[at], line[at - 1]


def scene_at_table(position: Position, before: Position) -> Scene:
    game = position.game
    plan = Plan(code="KRUMA42", game=game.key, players=game.players, options=game.options, host="0", seed="")
    table_model = Table(plan)
    table_model.extend(Sat(seat=seat, player=str(seat), name=f"Player {seat}") for seat in range(game.players))
    table_model.position, table_model.before = position, before
    return scene(table_model, position, choosers(position)[0], speak(), {}, ADDRESS)


def with_pick(shown_scene: Scene) -> Scene:
    """The same scene with the first selectable piece selected."""
    links = re.findall(r'<a [^>]*?href="([^"]+)"[^>]*?data-pick', draw(shown_scene)) or re.findall(
        r'data-pick[^>]*?href="([^"]+)"', draw(shown_scene)
    )
    queries = [dict(parse_qsl(urlsplit(unescape(link)).query)) for link in links]
    chosen = next((query for query in queries if query and not query.keys() & {"ask", "why", "explain"}), {})
    return Scene(**vars(shown_scene) | {"picked": chosen})


def draw(shown_scene: Scene) -> str:
    drawing = stage.find(shown_scene.view["game"]).draw(shown_scene)
    plan = Plan(
        code="KRUMA42",
        game=shown_scene.view["game"],
        players=shown_scene.view["players"],
        options={},
        host="0",
        seed="",
    )
    table_model = Table(plan)
    context = TableContext(
        plan=plan, seats=tuple(table_model.seats), stream=Stream(ADDRESS, 1, "1"), link=f"http://localhost{ADDRESS}"
    )
    return str(table.page(shown_scene, drawing, context))


if __name__ == "__main__":
    main()
