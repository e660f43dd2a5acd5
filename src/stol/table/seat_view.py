"""What a seat knows beyond what lies open for everybody."""

from stol.games.view import View
from stol.position import Position


def seat_view(position: Position, open_view: View, seat: int) -> View:
    """A seat's view, made from what lies open for everybody: quicker for many seats. It shares its parts."""
    return {**open_view, **position.game.definition.own(position.state, seat)}


def knows_more(position: Position, seat: int) -> bool:
    """Whether a seat knows something that does not lie open. What is left to be drawn is no secret."""
    own, everybody = position.view(seat), position.open_view()
    return any(everybody.get(key) != value for key, value in own.items() if key != "unseen")
