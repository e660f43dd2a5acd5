"""Referee of Ingenious."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from oracle.referee import Moves, Verdict, finished, plays_to_the_end, ranked, unfinished

Space = tuple[int, int]  # q, r
Track = dict[str, int]
COLOURS = "rgboyp"  # I3
DIRECTIONS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]  # I1
SIDES = {1: 6, 2: 6, 3: 7, 4: 8}  # I1, I18
PRINTED = {(0, -5): "r", (5, -5): "g", (5, 0): "b", (0, 5): "o", (-5, 5): "y", (-5, 0): "p"}  # I2


@dataclass
class Table:
    players: int
    teams: bool
    bag: list[str]
    racks: list[list[str]]
    tracks: list[Track]
    opening: list[str | None]
    board: dict[Space, str] = field(default_factory=PRINTED.copy)
    aside: list[str] = field(default_factory=list)
    bonus: int = 0
    turn: int | None = 0

    def track(self, seat: int) -> Track:
        return self.tracks[seat % 2 if self.teams else seat]  # I15

    def end_of_track(self) -> int:
        return 36 if self.teams or self.players == 1 else 18  # I4, I15, I18


def replay(players: int, options: Mapping[str, object], moves: list[str]) -> Verdict:
    teams = options["teams"] is True
    table = Table(
        players=players,
        teams=teams,
        bag=all_tiles(),
        racks=[[] for _ in range(players)],
        tracks=[dict.fromkeys(COLOURS, 0) for _ in range(2 if teams else players)],
        opening=[None] * players,
    )
    over = plays_to_the_end(lambda texts: play(table, texts), moves)
    if not over:
        return unfinished(view(table))
    ranks = ranked([sorted(track.values()) for track in table.tracks])  # I14
    if teams:
        ranks = ranks + ranks  # I17
    scores = [min(table.track(seat).values()) for seat in range(players)]
    return finished(scores, ranks, view(table))


def all_tiles() -> list[str]:  # I3
    tiles = []
    for place, one in enumerate(COLOURS):
        tiles += [one + one] * 5
        for other in COLOURS[place + 1 :]:
            tiles += [one + other] * 6
    assert len(tiles) == 120
    return tiles


def view(table: Table) -> dict[str, object]:
    return {
        "turn": table.turn,
        "board": {f"{q},{r}": symbol for (q, r), symbol in table.board.items()},
        "tracks": table.tracks,
        "opening": table.opening,
        "bonus": table.bonus,
        "aside": sorted(table.aside),
        "bag": len(table.bag),
    }


def play(table: Table, moves: Moves) -> None:
    rack_size = 1 if table.players == 1 else 6  # I4, I18
    for seat in range(table.players):
        refill(table, seat, rack_size, moves)
    seat = 0  # I5
    while True:
        take_turn(table, seat, moves)
        if over(table):
            break
        if may_swap(table, seat) and asked_to_swap(moves):
            swap(table, seat, moves)
        else:
            refill(table, seat, rack_size, moves)
        assert_all_tiles_are_there(table)
        seat = (seat + 1) % table.players
    table.turn = None
    table.bonus = 0  # I12


def refill(table: Table, seat: int, rack_size: int, moves: Moves) -> None:
    while len(table.racks[seat]) < rack_size:
        draw(table, seat, moves)


def draw(table: Table, seat: int, moves: Moves) -> None:
    table.turn = seat
    tile = moves.next()
    assert tile in table.bag, f"{tile!r} is drawn, but not in the bag"
    table.bag.remove(tile)
    table.racks[seat].append(tile)


def take_turn(table: Table, seat: int, moves: Moves) -> None:
    table.turn = seat
    earned = place(table, seat, moves.next())
    table.bonus = earned  # I9
    while table.bonus and table.racks[seat] and not over(table):  # I11, I12
        earned = place(table, seat, moves.next())
        table.bonus += earned - 1
    table.bonus = 0


def may_swap(table: Table, seat: int) -> bool:  # I10, I17, I18
    if table.players == 1 or not table.racks[seat]:
        return False
    track = table.track(seat)
    lowest = {colour for colour in COLOURS if track[colour] == min(track.values())}
    shown = {colour for tile in table.racks[seat] for colour in tile}
    return not lowest & shown


def asked_to_swap(moves: Moves) -> bool:
    text = moves.next()
    assert text in ("swap", "refill"), f"{text!r} where the player may swap"
    return text == "swap"


def swap(table: Table, seat: int, moves: Moves) -> None:  # I10
    table.aside, table.racks[seat] = table.racks[seat], []
    refill(table, seat, 6, moves)
    table.bag += table.aside
    table.aside = []


def place(table: Table, seat: int, text: str) -> int:
    """Place and score a tile; how many bonus plays that gives"""
    tile, _, where = text.partition("@")
    assert tile in table.racks[seat], f"{text!r}: seat {seat} doesn't have the tile"
    table.racks[seat].remove(tile)
    one, other = (read_space(space) for space in where.split(":"))
    assert other in neighbours(one), f"{text!r}: the spaces are not adjacent"  # I5
    assert {one, other} <= free_spaces(table), f"{text!r}: a space is not free"
    if table.opening[seat] is None:
        table.opening[seat] = opening_colour(table, one, other)
    table.board[one] = tile[0]
    table.board[other] = tile[1]
    gains = Counter({tile[0]: line_points(table, one, other)})
    gains[tile[1]] += line_points(table, other, one)  # I7
    return sum(1 for colour in gains if advance(table, seat, colour, gains[colour]))


def read_space(text: str) -> Space:
    q, r = text.split(",")
    return int(q), int(r)


def neighbours(space: Space) -> list[Space]:
    return [(space[0] + q, space[1] + r) for q, r in DIRECTIONS]


def free_spaces(table: Table) -> set[Space]:  # I1, I2
    side = SIDES[table.players]
    across = range(1 - side, side)
    return {(q, r) for q in across for r in across if abs(q + r) < side} - set(table.board)


def opening_colour(table: Table, one: Space, other: Space) -> str:  # I6
    touched = {PRINTED[space] for half in (one, other) for space in neighbours(half) if space in PRINTED}
    assert len(touched) == 1, f"the first tile touches {len(touched)} printed symbols"
    (colour,) = touched
    assert colour not in table.opening, f"another player's first tile has touched {colour!r}"
    return colour


def line_points(table: Table, half: Space, other: Space) -> int:  # I7
    points = 0
    for q, r in DIRECTIONS:
        space = (half[0] + q, half[1] + r)
        while space != other and table.board.get(space) == table.board[half]:
            points += 1
            space = (space[0] + q, space[1] + r)
    return points


def advance(table: Table, seat: int, colour: str, points: int) -> bool:
    """Whether that gives a bonus play"""
    track = table.track(seat)
    before = track[colour]
    stop = 18 if before < 18 else table.end_of_track()  # I8, I16
    track[colour] = min(before + points, stop)
    return table.players > 1 and before < stop == track[colour]  # I9, I16, I18


def over(table: Table) -> bool:
    if any(min(track.values()) == table.end_of_track() for track in table.tracks):  # I13, I17, I18
        return True
    free = free_spaces(table)
    return not any(space in free for one in free for space in neighbours(one))  # I12


def assert_all_tiles_are_there(table: Table) -> None:
    placed = Counter(table.board.values()) - Counter(PRINTED.values())
    tiles = [*table.bag, *table.aside, *(tile for rack in table.racks for tile in rack)]
    symbols = Counter("".join(tiles)) + placed
    assert symbols == Counter("".join(all_tiles())), "tiles lost or doubled"
