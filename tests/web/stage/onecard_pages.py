"""A parser for pages of Everything on 1 Card, and positions to draw."""

import functools
import re
from html.parser import HTMLParser
from urllib.parse import parse_qsl, urlsplit

from random_games import positions
from stol import Game, Position
from stol.games.onecard.deck import OWN
from stol.table.simultaneous import asking, choosers
from stol.text import speak
from stol.web.html.stage import find
from stol.web.scene.scene import Scene
from table_page import page

STAGE = find("onecard")
NAMES = ("Ana", "Tomek", "Vera", "Ivo")
TURNED = [f"{number:02} {line[3:]}" for number, line in enumerate(reversed(OWN), 1)]
"""Another deck: the default one with the numbers in reverse order."""
GAMES = [
    Game("onecard"),
    Game("onecard", players=3, deck=TURNED),
    Game("onecard", players=4),
    Game("onecard", players=2, draft=True),
    Game("onecard", players=3, draft=True, deck=TURNED),
    Game("onecard", players=4, draft=True),
]


def game_title(game: Game) -> str:
    options = game.options
    return f"{game.players} players{', draft' * options['draft']}{', other deck' * bool(options['deck'])}"


STROKES = re.compile(r"<(?:rect|use|circle|path)\b[^<>]*/>")
"""SVG shapes of the pieces; removed before parsing, because there are many and no test needs them."""
VOID = {"meta", "link", "input", "br", "img"}
Picked = dict[str, str]


class Page(HTMLParser):
    """A parsed page; elements that are not closed are an error."""

    def __init__(self, text: str) -> None:
        super().__init__()
        text = STROKES.sub("", text)
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.words: dict[int, str] = {}
        self.inside: list[int] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)
            self.inside.append(len(self.elements) - 1)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        self.inside.pop()

    def handle_data(self, data: str) -> None:
        for index in self.inside:
            self.words[index] = self.words.get(index, "") + data

    def all(self, name: str) -> list[str]:
        """Every value of an attribute."""
        return [attributes[name] for _, attributes in self.elements if name in attributes]

    def moves(self) -> set[str]:
        return {attributes["value"] for _, attributes in self.elements if attributes.get("name") == "move"}

    def named(self) -> dict[str, str]:
        """The labels of links and buttons, by address or move."""
        return {
            attributes.get("value") or attributes.get("href", ""): attributes.get("aria-label")
            or self.words.get(index, "")
            for index, (tag, attributes) in enumerate(self.elements)
            if tag in {"a", "button"}
        }


def scene_of(
    position: Position, seat: int | None, picked: Picked | None = None, before: Position | None = None
) -> Scene:
    """The scene as the server makes it: a seat that may choose is the actor."""
    choosing, seats = choosers(position), frozenset(range(position.game.players))
    now = asking(position, seat) if seat is not None and seat in choosing else position
    return Scene(
        view=view_of(now, seat),
        before=view_of(before, seat) if before else None,
        seat=seat,
        legal=tuple(now.legal()) if seat is not None and seat in choosing else (),
        names=NAMES[: position.game.players],
        say=speak(),
        address="/tables/KRUH42",
        picked=picked or {},
        sealed=seats - {*choosing} if now.view()["phase"] in {"mark", "hold"} else frozenset(),
    )


def view_of(position: Position, seat: int | None) -> dict[str, object]:
    return position.open_view() if seat is None else position.view(seat)


def html(scene: Scene) -> str:
    return str(page(scene, STAGE.draw(scene)))


@functools.cache
def phases(game: Game, phase: str, number: int = 0) -> list[Position]:
    return [position for position in positions(game, number) if position.view()["phase"] == phase]


def sample(items: list[Position], count: int) -> list[Position]:
    return items[:: max(1, len(items) // count)][:count]


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


def played(game: Game, moves: str) -> list[Position]:
    """All positions of these moves, with the start."""
    way = [game.start()]
    for move in moves.split("; "):
        way.append(way[-1].play(move))
    return way


def reached(position: Position, seat: int) -> set[str]:
    """The moves of all buttons on all pages that links lead to."""
    found: set[str] = set()
    visited: set[tuple[tuple[str, str], ...]] = set()
    ahead: list[tuple[tuple[str, str], ...]] = [()]
    while ahead:
        picked = ahead.pop()
        if picked in visited:
            continue
        visited.add(picked)
        drawn = Page(html(scene_of(position, seat, dict(picked))))
        found |= drawn.moves()
        links = [href for href in drawn.all("href") if href.startswith("/tables/KRUH42")]
        ahead += [tuple(sorted(parse_qsl(urlsplit(href).query))) for href in links]
    return found
