"""The points of a finished round, and of the game, told step by step."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from stol.games.pixies.breakdown import Kind, Part
from stol.games.pixies.preview import Points
from stol.games.pixies.view import PixiesView, pixies_view
from stol.games.view import View
from stol.position import Position
from stol.web.scene.pixies.choice import card_taken
from stol.web.scene.pixies.look import Look
from stol.web.scene.pixies.words import card_phrase, total_named
from stol.web.scene.scene import Scene
from stol.web.scene.telling import Account, Lit, Step
from stol.web.scene.words import place_won

RULES: Final[dict[Kind, tuple[str, ...]]] = {
    "validated": ("P15",),
    "spirals": ("P16",),
    "crosses": ("P16",),
    "special": ("P16",),
    "down": ("P20",),
    "against": ("P20",),
    "face_down": ("P20",),
    "zone": ("P17",),
}
GROUPS: Final[tuple[tuple[str, tuple[Kind, ...]], ...]] = (
    ("validated", ("validated",)),
    ("symbols", ("spirals", "crosses", "special", "down", "against")),
    ("rest", ("face_down", "zone")),
)
"""Parts that are told together; that there are none of them is said as well."""


def finished_round(positions: Sequence[Position], moves: Sequence[str], number: int) -> View | None:
    """The view with the areas as they lay when a round ended; None if that is not known."""
    place = bisect_left(positions, number, key=lambda position: len(pixies_view(position.open_view())["rounds"]))
    if number < 1 or not 0 < place < len(positions):
        return None
    after = pixies_view(positions[place].open_view())
    if after["result"] is not None:
        return {**after, "result": None}
    return with_last_card(pixies_view(positions[place - 1].open_view()), moves[place - 1], after)


def unseen_round(scene: Scene) -> int | None:
    """The round that has ended and that the viewer has not put away."""
    return Look(scene).unseen_round


def with_last_card(before: PixiesView, move: str, after: PixiesView) -> View:
    """The view before the last move of a round, with the card of that move placed."""
    seat = int(before["actor"] or 0)
    areas = list(before["areas"])
    areas[seat] = Points(before).area_after(seat, move)
    market = [card for card in before["market"] if card != card_taken(move)]
    ply = before["ply"] + 1
    return {**before, "ply": ply, "areas": areas, "market": market, "actor": None, "rounds": after["rounds"]}


def telling(scene: Scene) -> tuple[Step, ...]:
    """The last finished round; at the end of the game also the points of the rounds before it."""
    look = Look(scene)
    return tuple(step for seat in scene.seats() for step in seat_steps(look, seat))


def seat_steps(look: Look, seat: int) -> list[Step]:
    account, final = Account(look.scene.who(seat), seat), look.view["result"]
    earlier = look.points_so_far(seat) - look.points.now[seat]["total"]
    if final and look.finished > 1:
        account.add(look.say("points-pixies-earlier", rounds=look.finished - 1, **total_named(earlier)), earlier, ())
    parts = look.points.parts(seat)
    for name, kinds in GROUPS:
        told = [part for part in parts if part.kind in kinds]
        for part in told:
            account.add(part_text(look, seat, part), part.points, RULES[part.kind], lit_cells(seat, part))
        if not told:
            account.add(look.say(f"points-pixies-{name}-none"), 0, RULES[kinds[0]])
    who = look.scene.who(seat)
    if final:
        won = place_won(final, (seat,))
        return account.close(look.say("points-total", **who, **total_named(account.total), place=won), ("P18",))
    return account.close(
        look.say("points-pixies-round", **who, **total_named(account.total), round=look.finished), ("P14",)
    )


def lit_cells(seat: int, part: Part) -> Lit:
    """The cells, 1 to 9, with their points; a card that counts others shows none."""
    lit: dict[tuple[int, int], int | None] = {}
    if part.counting is not None:
        lit[seat, part.counting + 1] = None
    return lit | {(seat, cell + 1): points for cell, points in part.gives.items()}


def part_text(look: Look, seat: int, part: Part) -> str:
    cell = next(iter(part.gives), 0) if part.counting is None else part.counting
    card = look.cells(seat)[cell].up
    count = abs(part.points) if part.kind in {"spirals", "crosses"} else len(part.gives)
    return look.say(
        f"points-pixies-{part.kind}",
        card=card_phrase(look.say, card) if card else "",
        count=count,
        points=abs(part.points),
        each=abs(part.points) // max(count, 1),
        round=look.view["round"],
    )
