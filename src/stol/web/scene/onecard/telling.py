"""The points of a finished game told step by step: scored cards (O8), then unfinished ones (O11)."""

from stol.games.onecard.analysis import Row
from stol.games.onecard.scoring import finished_points
from stol.games.onecard.view import PlacedCard
from stol.web.scene.onecard.look import Look
from stol.web.scene.scene import Scene
from stol.web.scene.telling import Account, Lit, Step
from stol.web.scene.words import place_won

CARD = ""
"""In place of the colour of a row: the card itself."""


def telling(scene: Scene) -> tuple[Step, ...]:
    look = Look(scene)
    return tuple(step for seat in scene.seats() for step in seat_steps(look, seat))


def seat_steps(look: Look, seat: int) -> list[Step]:
    say, account = look.scene.say, Account(look.scene.who(seat), seat)
    for scored in look.view["scored"][seat]:
        tell_scored(look, account, scored)
    for card in look.view["hands"][seat]:
        tell_unfinished(look, account, card)
    won = place_won(look.scene.final, (seat,))
    text = say("points-total", **look.scene.who(seat), points=account.total, shown=str(account.total), place=won)
    return account.close(text, ("O11",))


def tell_scored(look: Look, account: Account, card: PlacedCard) -> None:
    """A scored card: its full rows, then the bonus for full rows with a sun."""
    say, name, rows = look.scene.say, card["card"], look.rows_filled(card)
    boxes, suns = sum(row.boxes for row in rows), [row for row in rows if row.sun]
    text = say("points-onecard-scored", card=name, rows=len(rows), points=boxes)
    account.add(text, boxes, ("O8",), row_points(card, rows))
    bonus = int(finished_points(boxes, len(suns))) - boxes
    if bonus:
        lit: dict[tuple[str, str], int | None] = {(name, row.colour): None for row in suns}
        text = say("points-onecard-suns", card=name, suns=len(suns), points=bonus)
        account.add(text, bonus, ("O8",), lit | {(name, CARD): bonus})


def tell_unfinished(look: Look, account: Account, card: PlacedCard) -> None:
    name, rows = card["card"], look.rows_filled(card)
    points = look.unfinished_points[name]
    text = look.scene.say("points-onecard-unfinished", card=name, rows=len(rows), points=points)
    account.add(text, points, ("O11",), row_points(card, rows) or {(name, CARD): None})


def row_points(card: PlacedCard, rows: list[Row]) -> Lit:
    """The full rows of a card with their boxes."""
    return {(card["card"], row.colour): row.boxes for row in rows}
