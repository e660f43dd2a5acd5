"""Choices in Ingenious."""

from itertools import product

from oracle.choices import CHANCE, Actor, View
from oracle.ingenious import COLOURS, DIRECTIONS, PRINTED, SIDES

Space = tuple[int, int]  # q, r


def actor(view: View) -> Actor:
    seat = turn(view)
    assert view["turn"] == seat, f"the view says that it is the turn of {view['turn']}, the table {seat}"
    if seat is None:
        return None
    if view["bonus"] or len(view["racks"][seat]) == rack_size(view):  # I5, I9
        return seat
    if may_be_asked(view, seat):
        # The same tiles lie there when the player has said `refill`: only the view knows whether that is so.
        assert view["actor"] in (seat, CHANCE)
        return seat if view["actor"] == seat else CHANCE
    return CHANCE


def turn(view: View) -> int | None:
    if over(view):
        return None
    for seat, rack in enumerate(view["racks"]):
        if len(rack) < rack_size(view):  # racks are filled seat by seat, then before the next turn
            return seat
    for seat, colour in enumerate(view["opening"]):
        if colour is None:  # I5: the first turns
            return seat
    return int(view["turn"])  # with all racks full the table does not show it


def rack_size(view: View) -> int:
    return 1 if view["players"] == 1 else 6  # I4, I18


def over(view: View) -> bool:
    end = 36 if view["players"] == 1 or view["options"]["teams"] is True else 18  # I4, I15, I18
    if any(all(steps == end for steps in track.values()) for track in view["tracks"]):  # I13, I17, I18
        return True
    return not placings(view)  # I12


def may_be_asked(view: View, seat: int) -> bool:  # I10
    rack = view["racks"][seat]
    if view["players"] == 1 or not rack or view["aside"] or view["opening"][seat] is None:  # I18; not at set-up
        return False
    track = view["tracks"][seat % 2 if view["options"]["teams"] is True else seat]  # I17
    lowest = [colour for colour in COLOURS if track[colour] == min(track.values())]
    return not any(colour in tile for colour in lowest for tile in rack)


def placings(view: View) -> list[tuple[Space, Space]]:
    """Two adjacent free spaces, in either order (I1, I5)"""
    side = SIDES[view["players"]]
    across = range(1 - side, side)
    free = {(q, r) for q, r in product(across, across) if abs(q + r) < side and f"{q},{r}" not in view["board"]}
    pairs = [((q, r), (q + east, r + south)) for q, r in free for east, south in DIRECTIONS]
    return [(one, other) for one, other in pairs if other in free]


def chance(view: View) -> dict[str, int]:
    return dict(view["unseen"])


def legal(view: View) -> set[str]:
    seat = turn(view)
    assert seat is not None
    rack = view["racks"][seat]
    if not view["bonus"] and len(rack) < rack_size(view):
        return {"swap", "refill"}  # I10
    pairs = placings(view)
    if view["opening"][seat] is None:
        pairs = [(one, other) for one, other in pairs if opens(view, one) or opens(view, other)]
    return {
        f"{tile}@{one[0]},{one[1]}:{other[0]},{other[1]}"
        for tile, (one, other) in product(rack, pairs)
        if tile[0] != tile[1] or one < other  # a double is the same either way: the smaller space first
    }


def opens(view: View, half: Space) -> bool:
    """Whether it touches a printed symbol that no first tile has touched (I6)"""
    around = [(half[0] + q, half[1] + r) for q, r in DIRECTIONS]
    return any(space in PRINTED and PRINTED[space] not in view["opening"] for space in around)
