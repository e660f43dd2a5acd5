"""A real table that can't lie like this is refused, with the place and what would be right."""

from typing import Any

import pytest

from stol import BadTable, entered

Table = dict[str, Any]
TRACK = dict.fromkeys("rgboyp", 0)


def cells(**cards: object) -> list[Table]:
    """Nine cells: `up4="b4*"`, `down4=True`."""
    area: list[Table] = [{} for _ in range(9)]
    for name, card in cards.items():
        area[int(name[-1]) - 1][name[:-1]] = card
    return area


TABLES: dict[str, Table] = {
    "pixies": {
        "players": 3,
        "turn": 1,
        "areas": [cells(up4="b4*", down4="r4"), cells(up5="g5"), cells(up6="r6")],
        "market": ["g6-4", "y5*"],
    },
    "onecard": {
        "players": 2,
        "turn": 0,
        "dice": "oyypp",
        "rolls_left": 1,
        "hands": [["06", "12"], [{"card": "03", "marks": {"y": 6, "p": 3}}, "20"]],
        "scored": [[], [{"card": "01", "marks": {"o": 3, "y": 2, "g": 4}}]],
    },
    "clustered": {
        "players": 2,
        "turn": 0,
        "cards": [{"x": 1, "y": 0, "card": "1sh", "owner": 0}, {"x": 2, "y": 0, "card": "1sd", "owner": 1}],
    },
    "ingenious": {
        "players": 2,
        "turn": 0,
        "board": ["ro@0,-4:0,-3", "gb@4,-4:3,-3"],
        "tracks": [TRACK | {"r": 1}, TRACK | {"g": 1}],
    },
}
"""By game, one that is all right."""


def refusal(game: str, changes: Table) -> str:
    with pytest.raises(BadTable) as caught:
        entered({"game": game} | TABLES[game] | changes)
    return str(caught.value)


@pytest.mark.parametrize("game", TABLES)
def test_the_tables_themselves_are_all_right(game: str) -> None:
    assert entered({"game": game} | TABLES[game]).actor == TABLES[game]["turn"]


ONE_EACH = ["b1+6", "b2+4", "m3", "b4*", "g5", "r6", "r7-1", "b8-3", "r9"]
ANOTHER_EACH = ["r1*", "m2", "y3", "y4-1", "y5*", "g6-1", "g7", "y8-1", "b9-1"]
FULL = cells(**{f"up{value}": card for value, card in enumerate(ONE_EACH, 1)})
ALSO_FULL = cells(**{f"up{value}": card for value, card in enumerate(ANOTHER_EACH, 1)})

PIXIES: list[tuple[Table, str]] = [
    ({"areas": [cells(), cells()]}, "'areas' of the table has 3 entries, not 2"),
    (
        {"areas": [cells(up4="b4*", down4="r4"), cells(up4="b4*"), cells()]},
        "area 1, cell 4: b4* lies on area 0, cell 4",
    ),
    ({"areas": [cells(up3="b4*", down4="r4"), cells(), cells()]}, "area 0, cell 3: b4* lies face up on a foreign cell"),
    (
        {"areas": [cells(up4="b4*", down7="r4"), cells(up5="g5"), cells(up6="r6")]},
        "area 0, cell 7: r4 lies face down here, but cell 4 is not validated (P9)",
    ),
    (
        {"areas": [cells(up4="b4*", down7=True), cells(up5="g5"), cells(up6="r6")]},
        "area 0, cell 7: a card lies face down here, but another cell is not validated (P9)",
    ),
    ({"market": ["g6-4", "b4*"]}, "market, card 2: b4* lies on area 0, cell 4 already"),
    ({"market": ["g6-4", "y5*", "r7-1", "r9"]}, "'market' of the table has up to 3 cards, not 4 (P4, P5)"),
    (
        {"turn": 2},
        "area 1 still lacks 2 cards: 1 card of this turn is taken, and everybody takes the same number (P4, P5)",
    ),
    (
        {"market": []},
        "area 1 still lacks 1 card: between two turns all areas have the same number of cards (P4, P5)",
    ),
    ({"turn": 3}, "'turn' of the table is a number from 0 to 2, not 3"),
    ({"first": 1}, "'first' of the table: it was seat 0, if seat 1 goes on after 1 card (P4, P5)"),
    ({"round": 2}, "'rounds' of the table has the points of 1 finished round now, not of 0 (P14)"),
    ({"rounds": [[1, 2, 3]] * 3}, "'rounds' of the table has the points of 2 finished rounds now, not of 3 (P14)"),
    ({"rounds": [[1, 2]]}, "round 1 has 3 entries, not 2"),
    ({"rounds": [[1, 2, "3"]]}, "round 1, seat 2 has to be a whole number or an object, not '3'"),
    (
        {"players": 2, "market": [], "turn": 0, "areas": [FULL, ALSO_FULL]},
        "area 0 has nine cells occupied: the round is over; score it, enter the next (P11, P12)",
    ),
    ({"unseen": []}, "'unseen' of the table does not fit the rest of it"),
    ({"marekt": []}, "'marekt' is no part of the table; did you mean 'market'?"),
    ({"players": 9}, "the table is of no game: pixies with these options is for 2 to 5 players, not 9"),
]

ONECARD: list[tuple[Table, str]] = [
    ({"dice": "oyy"}, "'dice' of the table are all 5, or none before the first roll, not 3 (O5)"),
    ({"dice": "oyypx"}, "'dice' of the table are up to 5 letters of roygbp, not 'oyypx' (O1)"),
    ({"dice": ""}, "'rolls_left' of the table is 2 while no dice lie, not 1 (O5)"),
    ({"rolls_left": 3}, "'rolls_left' of the table is a number from 0 to 2, not 3"),
    ({"chosen": ["pass", None]}, "'chosen' of the table: secret choices can't be typed in"),
    ({"phase": "take"}, "'phase' of the table is choose as it lies, not 'take'"),
    ({"roller": 0, "turn": 1}, "'turn' of the table: it is that of seat 0, by the dice and the hands (O5, O14)"),
    ({"hands": [["06"], ["03", "20"]]}, "hand 0: there are 2 in this phase, not 1"),
    (
        {"hands": [["06", "31"], ["03", "20"]]},
        "hand 0, card 2: there is no card '31'; cards are numbered 01 to 30 (O3)",
    ),
    ({"hands": [["06", "20"], ["03", "20"]]}, "hand 1, card 2: 20 lies on hand 0, card 2 already"),
    (
        {"hands": [["06", "12"], [{"card": "03", "marks": {"y": 7}}, "20"]]},
        "hand 1, card 1: 03 has 6 boxes of colour y, so 7 can't be crossed off (O2)",
    ),
    (
        {"hands": [["06", "12"], [{"card": "03", "marks": {"y": 6, "p": 3, "g": 3}}, "20"]]},
        "hand 1, card 1: 03 has 3 full rows, so it has been scored and left play (O8)",
    ),
    (
        {"scored": [[], [{"card": "01", "marks": {"o": 3}}]]},
        "scored 1, card 1: 01 has 1 full row, but a card is scored with 3 or more (O8)",
    ),
    (
        {"scored": [[], ["01", "02", "04", "05"]]},
        "scored 1 has 4 cards: the game is over, and stol.score counts it (O10)",
    ),
    ({"display": ["07"]}, "'display' of the table: there are 0 in this phase, not 1"),
    ({"deck": 3}, "'deck' of the table does not fit the rest of it, by which it is 25"),
]


def lying(*texts: str) -> list[Table]:
    """Cards such as `1,0 1sh 0`."""
    cards = []
    for text in texts:
        place, card, owner = text.split()
        x, y = place.split(",")
        cards.append({"x": int(x), "y": int(y), "card": card, "owner": int(owner)})
    return cards


RUNS = [f"{x},0 1{shape}{fill} 0" for x, (shape, fill) in enumerate(zip("sssct", "hdfff", strict=True), 1)]
OTHER = [f"{x},0 1{shape}{fill} 1" for x, (shape, fill) in enumerate(zip("sssct", "hdfff", strict=True), -5)]

CLUSTERED: list[tuple[Table, str]] = [
    ({"cards": lying("1,0 1sh 0", "1,1 1sh 0")}, "1,1: 1sh of seat 0 lies on 1,0 already"),
    ({"cards": lying("1,0 1sh 0", "3,0 1sd 1")}, "3,0: 1sd of seat 1 is not connected with a start card (C4)"),
    ({"cards": lying("1,0 1sh 0", "2,0 2td 1")}, "1,0 and 2,0: 1sh of seat 0 and 2td of seat 1 can't lie side by side"),
    ({"cards": lying("0,0 1sh 0")}, "0,0: 1sh of seat 0 lies where the start card does (C3, C15)"),
    ({"cards": lying("1,0 1sh 2")}, "'players' is 2, but there are cards of 3 seats"),
    ({"cards": lying("31,0 1sh 0")}, "31,0: 1sh of seat 0 lies beyond the edge of the table"),
    ({"cards": lying("1,0 1sh 0", "2,0 1sd 0")}, "seat 1 has had 0 turns, but seat 0, who is to play, 2"),
    ({"hands": [["1sh", "2tf", "3cd", "J", "2cd"], 5]}, "hand 0: seat 0 has no 1sh left that could be there (C1, C13)"),
    ({"hands": [["2tf", "3cd", "J", "2cd"], 5]}, "hand 0 has 5 cards now, by those played and discarded, not 4"),
    ({"hands": [None, 6]}, "hand 1 has 5 cards now, by those played and discarded, not 6 (C3, C6, C16)"),
    ({"discards": [["1sh"], []]}, "discards of seat 0: seat 0 has no 1sh left that could be there"),
    ({"bonuses": {"first_run": 0}}, "'bonuses' of the table: nobody has any without the option first_bonus (C17)"),
    (
        {"options": {"first_bonus": True}, "bonuses": {"first_run": 0}},
        "'first_run' of 'bonuses': it was nobody, by who has a run of 5 on the table (C17)",
    ),
    (
        {"options": {"first_bonus": True}, "cards": lying(*RUNS, *OTHER)},
        "'first_run' of 'bonuses': it was seat 0 or seat 1, by who has a run of 5 on the table (C17)",
    ),
    ({"options": {"fast": True}}, "discards of seat 0 are at least 2 once cards are played (C16)"),
    (
        {"options": {"fast": True}, "cards": [], "turn": 1},
        "'turn' of the table: it is that of seat 0; seat by seat two",
    ),
    (
        {"options": {"fast": True}, "discards": [["2cd", "2cf"], ["2cd", "2cf", "2ch"]]},
        "seat 0 has played and discarded 3 cards, but no number of turns gives that (C16)",
    ),
    ({"decks": [1, 1]}, "'decks' of the table does not fit the rest of it, by which it is [23, 23]"),
]

INGENIOUS: list[tuple[Table, str]] = [
    ({"board": ["ro@0,-4:0,-2"]}, "board, tile 1: 0,-4 and 0,-2 are no two spaces side by side (I1, I5)"),
    ({"board": ["rx@0,-4:0,-3"]}, "board, tile 1: a tile on the board is typed like rg@0,1:1,1, not 'rx@0,-4:0,-3'"),
    ({"board": ["ro@0,-4:0,-5"]}, "board, tile 1: ro@0,-4:0,-5 lies on a printed symbol (I2)"),
    (
        {"board": ["ro@0,-4:0,-3", "gb@0,-3:1,-3"]},
        "board, tile 2: gb@0,-3:1,-3 lies on 0,-3, where another tile does (I5)",
    ),
    (
        {"board": [f"rr@{q},0:{q},1" for q in range(-4, 2)]},
        "board, tile 6: there is no rr left that could be there (I3)",
    ),
    ({"board": ["ro@6,0:6,-1"]}, "board: there is no space '6,0'; they are named like 0,-5 (I1)"),
    ({"board": {"0,-4": "r"}}, "'board' of the table has 1 space covered, but a tile covers two (I3)"),
    ({"board": {"0,-5": "g"}}, "board, 0,-5: the printed symbol here is r, not g (I2)"),
    (
        {"board": {"0,-4": "r", "0,0": "g"}, "turn": 1},
        "'board' of the table can't be covered with the tiles that there",
    ),
    (
        {"board": dict.fromkeys(("1,-5", "2,-5", "3,-5", "4,-5", *(f"{q},-4" for q in range(-1, 6)), "0,-3"), "r")},
        "'board' of the table: no way was found to cover it with the tiles that there are; tile by tile, such as rg@",
    ),
    ({"board": ["ro@0,-4:0,-3", "gb@0,0:1,0"]}, "'board' of the table: 2 tiles touch 1 printed symbols, not 2 (I6)"),
    ({"opening": ["r", None]}, "'opening' of the table names 2 symbols when 2 tiles lie (I6)"),
    ({"tracks": [TRACK | {"r": 19}, TRACK]}, "track 0, colour r: 19 is not on the track, which goes from 0 to 18"),
    ({"tracks": [TRACK]}, "'tracks' of the table has 2 entries, not 1"),
    ({"tracks": [dict.fromkeys("rgboyp", 18), TRACK]}, "no tile can be placed, or a player has all: the game is over"),
    ({"bonus": 1}, "'bonus' of the table is 0: no colour of seat 0 has reached the end (I9, I18)"),
    (
        {"bonus": 1, "tracks": [TRACK | {"r": 18}, TRACK]},
        "rack 0 has 1 to 5 tiles while bonus plays are owed, not 6 (I9)",
    ),
    ({"racks": [["rr"] * 6, 6]}, "rack 0: there is no rr left that could be there (I3)"),
    ({"racks": [6, 5]}, "rack 1 has 6 tiles while others play, not 5 (I4, I10)"),
    ({"racks": [["gb"] * 5, 6]}, "rack 0 has 6 tiles at the beginning of a turn, not 5; fewer only"),
    ({"aside": ["rg"]}, "'aside' of the table: finish the swap first, then type in the new rack (I10)"),
    ({"bag": 1}, "'bag' of the table does not fit the rest of it, by which it is 106"),
]

CASES = [
    *(("pixies", *case) for case in PIXIES),
    *(("onecard", *case) for case in ONECARD),
    *(("clustered", *case) for case in CLUSTERED),
    *(("ingenious", *case) for case in INGENIOUS),
]


@pytest.mark.parametrize(("game", "changes", "reason"), CASES)
def test_an_impossible_table_is_refused_with_the_place(game: str, changes: Table, reason: str) -> None:
    said = refusal(game, changes)
    assert said.startswith(reason)
    assert "the view" not in said


@pytest.mark.parametrize("game", TABLES)
def test_what_is_needed_has_to_be_there_and_of_the_right_kind(game: str) -> None:
    needed = {"pixies": "areas", "onecard": "hands", "clustered": "turn", "ingenious": "tracks"}[game]
    table = {key: value for key, value in TABLES[game].items() if key != needed}
    with pytest.raises(BadTable, match=f"the table has no '{needed}'"):
        entered({"game": game} | table)
    for key in TABLES[game]:
        for wrong in ("x", -1, [None], {"a": 1}, None):
            refusal(game, {key: wrong})


@pytest.mark.parametrize("table", [7, [], None])
def test_a_table_is_a_dict(table: object) -> None:
    with pytest.raises(BadTable, match="a table is a dict like a view"):
        entered(table)  # type: ignore[arg-type] # that is what is refused


def test_a_card_that_nobody_remembers_is_one_that_may_lie_there() -> None:
    """P8, P9: of the value of its cell, or of a validated one."""
    areas = [
        cells(up4="b4*", down4="r4", up7="r7-1", down7=True, down9=True),
        cells(up1="r1*", up2="m2", up5="g5", down5=True, up6="r6"),
        cells(up1="b1+6", up2="b2+4", up5="y5*", down5=True, up6="g6-1"),
    ]
    table = TABLES["pixies"] | {"areas": areas, "market": [], "turn": 0}
    for seed in range(20):
        now = entered({"game": "pixies"} | table, seed=seed).view()
        assert now["areas"][0][6]["down"][1] in "47"
        assert now["areas"][0][8]["down"][1] in "47"
        assert now["areas"][1][4]["down"][1] == "5"
        assert len(now["unseen"]) == 70 - 15


def test_a_total_of_a_round_counts_as_a_whole() -> None:
    table = {"game": "pixies"} | TABLES["pixies"] | {"rounds": [[40, -3, 35]]}
    assert [points["total"] for points in entered(table).view()["rounds"][0]] == [40, -3, 35]


def test_a_board_of_tiles_tells_which_tiles_lie() -> None:
    """I3: five of each double; from the colours alone it could not be told which they are."""
    now = entered({"game": "ingenious"} | TABLES["ingenious"] | {"racks": [["ro"] * 5 + ["gb"], None]}).view()
    assert now["unseen"].get("ro", 0) == 0
    assert now["opening"] == ["r", "g"]


def test_who_was_first_is_worked_out_where_only_one_seat_can_have_been() -> None:
    """C17."""
    cards = [*RUNS, *OTHER[1:], "-3,1 2sf 1"]
    now = entered(
        {"game": "clustered", "options": {"first_bonus": True}} | TABLES["clustered"] | {"cards": lying(*cards)}
    )
    assert now.view()["bonuses"] == {"first_rectangle": None, "first_run": 0}
    for first in (0, 1):
        told = {"cards": lying(*OTHER, *RUNS), "bonuses": {"first_run": first}}
        both = entered({"game": "clustered", "options": {"first_bonus": True}} | TABLES["clustered"] | told)
        assert both.view()["bonuses"]["first_run"] == first
