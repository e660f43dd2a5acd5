"""A parser for pages of Ingenious, and positions to draw."""

import functools
import html
import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import parse_qsl, urlsplit

from random_games import positions
from stol import Game, Position
from stol.bots.registry import find as find_bot
from stol.deal import Deal
from stol.text import speak
from stol.web.html.stage import ingenious as stage
from stol.web.scene.scene import Scene
from table_page import page
from web.stage.halves import with_half_of

NAMES = ("Ana", "Tomek", "Vera", "Ivo")
TABLES = [
    Game("ingenious", players=1),
    Game("ingenious", players=2),
    Game("ingenious", players=3),
    Game("ingenious", players=4),
    Game("ingenious", players=4, teams=True),
    Game("ingenious", players=4, teams=True, open_partners=True),
]
VOID = {"meta", "link", "input"}
ELEMENT = r"<({tag})((?: [\w-]+(?:=\"[^\"]*\")?)*)/?>"
ATTRIBUTE = re.compile(r"([\w-]+)(?:=\"([^\"]*)\")?")


def title(game: Game) -> str:
    return "-".join([str(game.players), *(name for name, value in game.options.items() if value)])


some_tables = with_half_of(TABLES, title)


@dataclass(frozen=True)
class Part:
    """An element of a page."""

    tag: str
    attributes: dict[str, str]
    behind: str
    """The source after its start tag."""

    @property
    def kinds(self) -> set[str]:
        return set(self.attributes.get("class", "").split())

    @property
    def picked(self) -> dict[str, str]:
        """The query of the link."""
        return dict(parse_qsl(urlsplit(self.attributes["href"]).query))

    @property
    def text(self) -> str:
        inside = self.behind.split(f"</{self.tag}>")[0]
        return html.unescape(re.sub(r"<[^>]*>", " ", inside)).strip()


@dataclass(frozen=True)
class Page:
    """A page, or a part of one, to search in."""

    html: str

    def all(self, tag: str, kind: str = "", having: str = "") -> list[Part]:
        found = [part for part in self.parts(tag, kind, having) if not kind or kind in part.kinds]
        return [part for part in found if not having or having in part.attributes]

    def parts(self, tag: str = r"\w+", *words: str) -> Iterator[Part]:
        """Elements in the order of the page whose start tags contain these words."""
        for match in re.finditer(ELEMENT.format(tag=tag), self.html):
            if all(word in match[2] for word in words):
                attributes = {name: html.unescape(value) for name, value in ATTRIBUTE.findall(match[2])}
                yield Part(match[1], attributes, self.html[match.end() : match.end() + 4000])

    def moves(self) -> set[str]:
        """All moves that links and buttons play."""
        named = [part for part in self.all("button", having="value") if part.attributes.get("name") == "move"]
        buttons = {part.attributes["value"] for part in named}
        return buttons | {part.attributes["data-move"] for part in self.all("a", having="data-move")}


@dataclass
class Strict(HTMLParser):
    """Fails for a page that is not well-formed."""

    open: list[str] = field(default_factory=list)
    count: int = 0

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs), f"<{tag}> names an attribute twice"
        self.count += 1
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def count_elements(text: str) -> int:
    """The number of elements of a page; it has to be well-formed."""
    strict = Strict()
    strict.feed(text)
    strict.close()
    assert not strict.open
    return strict.count


def scene_of(position: Position, seat: int | None, before: Position | None = None, **picked: str) -> Scene:
    def seen(other: Position) -> dict[str, object]:
        return other.open_view() if seat is None else other.view(seat)

    return Scene(
        view=seen(position),
        before=seen(before) if before else None,
        seat=seat,
        legal=tuple(position.legal()) if position.actor == seat else (),
        names=NAMES[: position.game.players],
        say=speak(),
        address="/tables/KRUH42",
        picked=picked,
    )


def drawn(scene: Scene) -> Page:
    return Page(str(page(scene, stage.draw(scene))))


def looked_at(position: Position, **picked: str) -> Page:
    """The page of the seat that is to move."""
    return drawn(scene_of(position, seat_of(position), None, **picked))


def seat_of(position: Position) -> int:
    assert isinstance(position.actor, int)
    return position.actor


def sample(game: Game, count: int) -> list[tuple[Position | None, Position]]:
    """Positions from the first to the last, each with the one before the latest move of a seat."""
    found: list[tuple[Position | None, Position]] = []
    before = None
    for position in positions(game):
        found.append((before, position))
        if isinstance(position.actor, int):
            before = position
    return [found[index * (len(found) - 1) // (count - 1)] for index in range(count)]


def placing(game: Game) -> list[Position]:
    """Positions in which a tile is to be placed."""
    return [position for position in positions(game) if any("@" in move for move in position.legal()[:1])]


@functools.cache
def greedy_game() -> list[Position]:
    """A game in which colours reach 18 and racks are swapped."""
    games = map(greedily, itertools.count())
    return next(game for game in games if swap_offers(game) and any(moment.view()["bonus"] for moment in game))


def greedily(number: int) -> list[Position]:
    position, deal = Game("ingenious").start(), Deal(number, 0)
    bots = [find_bot("greedy")(seat) for seat in range(2)]
    found = [position]
    while position.actor is not None:
        actor = position.actor
        move = bots[actor].move(position.view(actor)) if isinstance(actor, int) else deal.outcome(position)
        position = position.play(move)
        found.append(position)
    return found


def swap_offers(game: list[Position]) -> list[Position]:
    return [position for position in game if "swap" in position.legal()]


def swap_offer() -> Position:
    return swap_offers(greedy_game())[0]


def first_turn() -> tuple[Position, Position]:
    """The racks are dealt; Ana lays red-green beside the printed red."""
    position = Game("ingenious").start()
    for tile in ["rg", "rg", "rg", "bb", "bb", "yp", "oy", "oy", "oy", "gg", "gg", "pp"]:
        position = position.play(tile)
    return position, position.play("rg@0,-4:0,-3")
