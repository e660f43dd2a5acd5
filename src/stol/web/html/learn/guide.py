"""What a page of illustrated rules is made of: figures that are played, sections, a question, words."""

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from markupsafe import Markup

from stol.position import Game, Position

Facts: TypeAlias = Mapping[str, int | str]
"""Variables of a section's messages, computed from positions: numbers, and keys such as the letter of a colour."""
Moments: TypeAlias = tuple[Position, ...]
BETWEEN_MOMENTS = "|"
FOR_A_SPACE = "_"
"""In place of a space inside a move: `discard_2tf`."""


@dataclass(frozen=True)
class Played:
    """A real game as far as a figure shows it: outcomes of chance and moves, with `|` after each moment to be shown."""

    game: str
    moves: str
    players: int = 2
    options: tuple[tuple[str, object], ...] = ()

    @property
    def parts(self) -> tuple[tuple[str, ...], ...]:
        """The moves that lead to each moment from the one before."""
        parts = [part.split() for part in self.moves.split(BETWEEN_MOMENTS)]
        return tuple(tuple(move.replace(FOR_A_SPACE, " ") for move in part) for part in parts)

    @functools.cached_property
    def moments(self) -> Moments:
        """The positions to be shown, played by the rules."""
        position = Game.of(self.game, self.players, dict(self.options)).start()
        found = []
        for part in self.parts:
            for move in part:
                position = position.play(move)
            found.append(position)
        return tuple(found)


@dataclass(frozen=True)
class Panel:
    """A part of a figure: a drawing without words and, beside it, a message of the section."""

    drawing: Markup
    caption: str = ""
    """The end of a message's name: `learn-GAME-SECTION-CAPTION`; it may use all facts."""
    cls: str = "mat"
    """Classes of the element around the drawing; `mat` is the game's cloth."""
    number: int = 0
    """If not 0, a numbered disc stands before the caption."""
    head: Markup | None = None
    """Drawn before the caption, such as a symbol or a coin."""
    sum: str = ""
    """A calculation, such as `4 × 2 = 8`: numbers and signs only. A test works it out."""
    named: tuple[tuple[str, int | str], ...] = ()
    """Variables of its caption besides the facts of the figure."""


@dataclass(frozen=True)
class Show:
    """The panels of a figure, and how they lie: classes of `learn.css` such as `turnout` or `trio`."""

    layout: str
    panels: tuple[Panel, ...]
    arrow: int = 0
    """If not 0, an arrow is drawn after so many panels."""
    foot: Markup | None = None
    """A drawing below the panels, such as a rack."""
    sum: str = ""
    """A calculation below all panels."""


@dataclass(frozen=True)
class Figure:
    """Real positions, how they are drawn, and what the sentences beside them say about them."""

    played: tuple[Played, ...]
    """One game, or several that are compared."""
    draw: Callable[["Figure"], Show]
    """Called once: the drawing holds no words, so that it serves all languages."""
    count: Callable[["Figure"], Facts] = field(default=lambda _: {})
    """The facts. No message has a number that is not among them."""

    @property
    def moments(self) -> Moments:
        """The positions of all its games, one after the other."""
        return tuple(moment for played in self.played for moment in played.moments)

    @functools.cached_property
    def show(self) -> Show:
        return self.draw(self)

    @functools.cached_property
    def facts(self) -> Facts:
        return self.count(self)


@dataclass(frozen=True)
class Section:
    """One thing to understand. Its messages begin with `learn-GAME-KEY`.

    The title is `learn-GAME-KEY`; `-short` stands in the contents, `-text` beside the figure, `-alt` describes the
    figure to those who don't see it, `-aside` is a smaller sentence.
    """

    key: str
    figure: Figure
    rules: tuple[str, ...]
    step: str = ""
    """The key of the step of the guided game where this can be tried out."""
    wide: bool = False
    """Whether the figure is as wide as the page."""
    aside: bool = False


@dataclass(frozen=True)
class Check:
    """A question with some answers; the right one draws the solution on the figure (class `solution`).

    Messages: `learn-GAME-KEY`, `-text`, `-alt`, `-answers` (says what is asked to those who don't see it), and for each
    answer what is said to it: `-ANSWER`.
    """

    key: str
    figure: Figure
    answers: tuple[str, ...]
    """Names of facts: the fact is written on the button."""
    right: str


@dataclass(frozen=True)
class Term:
    """A word of the interface: messages `term-GAME-KEY` and `term-GAME-KEY-about`."""

    key: str
    symbol: str = ""
    """The name of a symbol of the sprite, if there is one."""
    also: str = ""
    """A message `learn-GAME-…` with another word for it, which the search finds too."""


@dataclass(frozen=True)
class Guide:
    """All that the page of a game shows."""

    game: str
    token: Callable[[int], Markup]
    """A number on one of the game's own pieces, for contents and titles."""
    parts: tuple[Section | Check, ...]
    terms: tuple[Term, ...]
    styles: tuple[str, ...]
    """Style sheets besides those of all such pages: that of the game's table, and that of its figures."""
    defs: Callable[[], Markup] | None = None
    """SVG definitions that the figures refer to, besides those of the game's picture, which is on the page as well."""
    about_deck: bool = False
    """Whether `learn-GAME-deck` says something about the pieces that are played with."""

    @property
    def sections(self) -> tuple[Section, ...]:
        return tuple(part for part in self.parts if isinstance(part, Section))
