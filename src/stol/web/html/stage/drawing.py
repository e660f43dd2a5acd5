"""What a game's stage gives to the page around it."""

from dataclasses import dataclass

from htpy import Node


@dataclass(frozen=True)
class Drawing:
    """A table drawn for one pair of eyes. The frame around it (bar, menu, chat) is not the game's."""

    stage: Node
    """`<main class="stage …">`: the board or the areas."""
    side: Node = None
    """`<aside class="side">`: scores, where they are not in the stage."""
    tray: Node = None
    """`<section class="tray">`: what is in your hand, and the buttons."""
    turn: str = ""
    """The words of the turn pill: "Your turn", "Tomek rolls"."""
    where: str = ""
    """Beside the game's name: "round 2 of 3"."""
    said: str = ""
    """What happened last, in one sentence; a screen reader says it."""
    words: Node = None
    """The whole position in words: lists and tables, for those who read or hear instead of looking."""
    defs: Node = None
    """Patterns and clip paths that the drawings refer to."""
    scripts: tuple[str, ...] = ()
    """Of the game's own, besides the table's."""
    scrolls: bool = False
    """Whether the page may be longer than a narrow screen."""
