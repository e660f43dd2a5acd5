"""A parser for pages of Clustered, and positions to draw."""

import random
from collections.abc import Mapping
from html.parser import HTMLParser
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from random_games import positions
from stol import Game, Position
from stol.text import speak
from stol.web.html.stage.clustered import draw
from stol.web.scene.scene import Scene
from table_page import page

NAMES = ("Ana", "Tomek & Co", "Vera", "<b>Ivo</b>", "Maja", "Luka", "Nina", "Petar")
VOID = {"meta", "link", "input", "br"}
Attributes = dict[str, str | None]


class Page(HTMLParser):
    """A parsed page; elements that are not closed are an error."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, Attributes]] = []
        self.words: list[str] = []
        self.open: list[str] = []
        self.named: dict[int, str] = {}
        """The text inside each element, by its index in `elements`."""
        self.inside: list[int] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(dict(attrs)) == len(attrs), f"an attribute twice: {attrs}"
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)
            self.inside.append(len(self.elements) - 1)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        self.inside.pop()

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        for place in self.inside:
            self.named[place] = self.named.get(place, "") + data

    def all(self, tag: str, *having: str) -> list[Attributes]:
        return [found for kind, found in self.elements if kind == tag and set(having) <= found.keys()]

    def text(self) -> str:
        return " ".join(self.words)

    def aimed(self) -> dict[str, str]:
        """The moves that links select, and their addresses."""
        return {str(link["data-move"]): str(link["href"]) for link in self.all("a", "data-move")}

    def buttons(self) -> set[str]:
        """The moves that buttons play."""
        return {str(button["value"]) for button in self.all("button", "value") if button.get("name") == "move"}

    def hand(self) -> set[str]:
        """The addresses of the cards that can be picked."""
        return {str(link["href"]) for link in self.all("a", "data-key") if str(link["data-key"]).isdigit()}


def scene(
    position: Position, seat: int | None, before: Position | None = None, picked: Mapping[str, str] = {}
) -> Scene:
    def view_of(moment: Position) -> dict[str, Any]:
        return moment.open_view() if seat is None else moment.view(seat)

    return Scene(
        view=view_of(position),
        before=view_of(before) if before else None,
        seat=seat,
        legal=tuple(position.legal()) if position.actor == seat else (),
        names=NAMES[: position.game.players],
        say=speak(),
        address="/tables/KRUH42",
        picked=picked,
    )


def draw_page(a_scene: Scene) -> Page:
    return Page(str(page(a_scene, draw(a_scene))))


def picks(address: str) -> dict[str, str]:
    return dict(parse_qsl(urlsplit(address).query))


def turns(game: Game, count: int) -> list[tuple[Position, Position | None]]:
    """Some positions in which a seat is to move, each with the position before the previous move."""
    found: list[tuple[Position, Position | None]] = []
    before: Position | None = None
    for position in positions(game):
        if isinstance(position.actor, int):
            found.append((position, before))
            before = position
    return [found[0], *random.Random(1).sample(found, count - 2), found[-1]]


def position_with(game: Game, wanted: str) -> Position:
    """The first position with a legal move of this kind, halfway through a game."""
    listed = positions(game)
    return next(position for position in listed[len(listed) // 2 :] if any(wanted in move for move in position.legal()))
