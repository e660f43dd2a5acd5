"""What the person has picked so far, read from the address; anything may stand there."""

import re
from dataclasses import dataclass, field

from stol.web.scene.scene import Scene


@dataclass(frozen=True)
class Choice:
    """A card of the market, perhaps a cell for it, and the moves there are."""

    ways: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """For each card that may be taken its moves, in the market's order."""
    card: str | None = None
    at: int | None = None
    """The cell aimed at, 1 to 9; only where there are several."""
    ask: bool = False
    """Whether the person wants to know why something is not legal."""

    @property
    def moves(self) -> tuple[str, ...]:
        """Those of the picked card."""
        return self.ways[self.card] if self.card else ()

    @property
    def aimed(self) -> str | None:
        """The one move that is left to be made, if it is down to one."""
        if len(self.moves) == 1:
            return self.moves[0]
        return next((move for move in self.moves if move == f"{self.card}@{self.at}"), None)

    @property
    def asks_which(self) -> bool:
        """P8: one of two cards stays face up."""
        return any("=" in move for move in self.moves)

    @property
    def spots(self) -> dict[int, str]:
        """P9: the cells that the card may lie on face down, 1 to 9, with their moves."""
        return {int(move[-1]): move for move in self.moves if "@" in move}


def read_choice(scene: Scene) -> Choice:
    ways: dict[str, tuple[str, ...]] = dict.fromkeys(scene.view["market"], ())
    for move in scene.legal:
        ways[taken(move)] += (move,)
    ways = {card: moves for card, moves in ways.items() if moves}
    card = scene.picked.get("card")
    if card not in ways:
        return Choice(ways)
    at = scene.picked.get("at", "")
    return Choice(ways, card, int(at) if re.fullmatch("[1-9]", at) else None, ask=scene.picked.get("ask") == "1")


def taken(move: str) -> str:
    """The card that a move takes."""
    return re.split("[=@]", move)[0]
