"""What the person has picked so far, read from the query; it comes from outside and may hold anything."""

import re
from dataclasses import dataclass, field

from stol.games.pixies.view import pixies_view
from stol.web.scene.scene import Scene


@dataclass(frozen=True)
class Choice:
    """The picked card of the market, perhaps a cell for it, and the legal moves."""

    moves_by_card: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The legal moves by the card that they take, in the market's order."""
    card: str | None = None
    at: int | None = None
    """The selected cell, 1 to 9, if the card may go to several."""
    ask: bool = False
    """Whether the illegal cells are shown as well, so that keys reach them."""

    @property
    def moves(self) -> tuple[str, ...]:
        """The legal moves of the picked card."""
        return self.moves_by_card[self.card] if self.card else ()

    @property
    def aimed(self) -> str | None:
        """The selected move, once there is only one left."""
        if len(self.moves) == 1:
            return self.moves[0]
        return next((move for move in self.moves if move == f"{self.card}@{self.at}"), None)

    @property
    def asks_which(self) -> bool:
        """Whether the person has to choose which of two cards stays face up (P8)."""
        return any("=" in move for move in self.moves)

    @property
    def spots(self) -> dict[int, str]:
        """The cells, 1 to 9, that the card may be put on face down, with their moves (P9)."""
        return {int(move[-1]): move for move in self.moves if "@" in move}


def read_choice(scene: Scene) -> Choice:
    moves_by_card: dict[str, tuple[str, ...]] = dict.fromkeys(pixies_view(scene.view)["market"], ())
    for move in scene.legal:
        moves_by_card[card_taken(move)] += (move,)
    moves_by_card = {card: moves for card, moves in moves_by_card.items() if moves}
    card = scene.picked.get("card")
    if card not in moves_by_card:
        return Choice(moves_by_card)
    at = scene.picked.get("at", "")
    return Choice(
        moves_by_card, card, int(at) if re.fullmatch("[1-9]", at) else None, ask=scene.picked.get("ask") == "1"
    )


def card_taken(move: str) -> str:
    """The card that a move takes."""
    return re.split("[=@]", move)[0]
