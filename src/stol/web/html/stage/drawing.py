"""The drawing of a table: what a game's stage gives to the page."""

from collections.abc import Callable
from dataclasses import dataclass

from htpy import Node

from stol.web.html.stage.offers import Offers


@dataclass(frozen=True)
class Drawing:
    """A table drawn for one viewer. The page adds the bar, the menu and the chat."""

    stage: Node
    """`<main class="stage …">`: the board or the areas."""
    side: Node = None
    """`<aside class="side">`: scores, where they are not in the stage."""
    tray: Node = None
    """`<section class="tray">`: the hand of the viewer, and the buttons."""
    turn: str = ""
    """The text of the turn pill: "Your turn", "Tomek rolls"."""
    progress: str = ""
    """How far the game has come, shown beside the game's name: "round 2 of 3"."""
    last_move: str = ""
    """The last move in a sentence, for screen readers."""
    telling: Node = None
    """The card that tells the points of a finished round or game."""
    transcript: Node = None
    """The whole position as text, lists and tables, for screen readers."""
    defs: Node = None
    """SVG definitions (patterns, clip paths) that the drawings refer to."""
    scripts: tuple[str, ...] = ()
    """Names of the game's own scripts."""
    offers: Callable[[], Offers | None] | None = None
    """Gives what can be picked, for the game's script `choose-GAME`; None if the server shows every selection."""
    figure: Node = None
    """For the coach's card: an illegal move compared with its neighbours, or a piece that is not on the table."""
    scrolls: bool = False
    """Whether the page may scroll on a narrow screen."""
