"""What a player or a spectator may see of a table. Positions leave the server only through these functions."""

from collections.abc import Mapping
from dataclasses import dataclass

from stol.errors import Reason
from stol.games.view import View
from stol.position import Position
from stol.table.play import why_not, why_outcomes_refused
from stol.table.seat_view import knows_more, seat_view
from stol.table.simultaneous import asking, choosers
from stol.table.table import Table
from stol.text import FOR_PEOPLE, Say, explain
from stol.web.scene import games
from stol.web.scene.scene import Scene


@dataclass(frozen=True)
class Viewpoint:
    """The seat whose view is shown, or None; and the seat that a shared device is to be handed to first."""

    seat: int | None
    hand_to: int | None = None
    handed: bool = False
    """Whether the device was handed to that seat."""


def viewpoint(table: Table, player: str | None, wanted: int | None) -> Viewpoint:
    """A player with one seat has its view. On a shared device, the seat that is to choose has it after the handover."""
    own = table.seats_of(player)
    if len(own) <= 1:
        return Viewpoint(seat=own[0] if own else None)
    choosing = [seat for seat in table.to_choose() if seat in own and table.seats[seat].level is None]
    if not hides(table.position, own):
        return Viewpoint(seat=choosing[0] if choosing else own[0])
    if wanted in choosing:
        return Viewpoint(seat=wanted, handed=True)
    return Viewpoint(seat=None, hand_to=choosing[0] if choosing else None)


def hides(position: Position | None, seats: list[int]) -> bool:
    """Whether one of these seats knows something that the others may not."""
    return position is not None and (len(choosers(position)) > 1 or any(knows_more(position, seat) for seat in seats))


def seen(position: Position, seat: int | None) -> View:
    return position.open_view() if seat is None else position.view(seat)


def seen_besides(table: Table, now: Position, seat: int | None, everybody: View) -> View:
    """Like `seen`, but made from the open view where possible: faster for many viewers of one position."""
    if seat is None:
        return everybody
    return seat_view(now, everybody, seat) if now is table.position else seen(now, seat)


def chooses(table: Table, seat: int | None) -> bool:
    """Whether this seat is to choose, and does so itself."""
    return seat is not None and seat in table.to_choose() and table.seats[seat].level is None


def moment(table: Table, position: Position, seat: int | None) -> Position:
    """The position; for a seat that is to choose, the position in which that seat is the actor."""
    return asking(position, seat) if seat is not None and chooses(table, seat) else position


def scene(
    table: Table, position: Position, seat: int | None, say: Say, picked: Mapping[str, str], address: str
) -> Scene:
    """The scene of a running or finished table."""
    now = moment(table, position, seat)
    return Scene(
        view=seen(now, seat),
        before=None if table.before is None else seen(table.before, seat),
        seat=seat,
        legal=tuple(now.legal()) if chooses(table, seat) else (),
        names=names(table, say),
        say=say,
        address=address,
        picked=picked,
        sealed=table.sealed(),
        choice=None if seat is None else table.choices.get(seat),
        reason=reason(table, seat, picked.get("why"), say),
        table=f"/tables/{table.plan.code}",
    )


def names(table: Table, say: Say) -> tuple[str, ...]:
    """The players' names; without a name, "Player" and the number of the seat."""
    return tuple(seat.name or say("player", number=number + 1) for number, seat in enumerate(table.seats))


def reason(table: Table, seat: int | None, move: str | None, say: Say) -> str | None:
    """Why a move is illegal, if that was asked."""
    if seat is None or move is None:
        return None
    problem = why_not(table, seat, move)
    return None if problem is None else move_refusal_text(table.plan.game, problem.reason, say)


def outcomes(table: Table, player: str | None) -> dict[str, int]:
    """The possible outcomes of real cards or dice; for the host only, because they show what is left."""
    if table.position is None or not table.awaits_chance or player != table.plan.host:
        return {}
    return table.position.chance()


def untold(table: Table, told: list[str], say: Say) -> str | None:
    """Why real cards or dice can't have shown these outcomes."""
    problem = why_outcomes_refused(table, told)
    return move_refusal_text(table.plan.game, problem, say) if problem else None


def move_refusal_text(game: str, problem: Reason, say: Say) -> str:
    """Why a move or an outcome is refused, in whole sentences, with names in place of codes."""
    return explain(problem, say, {**FOR_PEOPLE, **games.find(game).wording(say)}, variant="at-")
