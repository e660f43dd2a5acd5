"""What must hold of every drawing, on small tables laid by hand"""

from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

from stol import BadOptions, draw
from stol.draw import kit, pixies, words

View = dict[str, Any]

SVG = "{http://www.w3.org/2000/svg}"
EMPTY = {"up": None, "down": None}


def common(game: str, players: int, options: View) -> View:
    return {"game": game, "players": players, "options": options, "ply": 9, "actor": 0, "result": None}


def over(scores: list[int], winners: list[int]) -> View:
    """Give what changes in a view when the game ends"""
    ranks = [1 if seat in winners else 2 for seat in range(len(scores))]
    return {"actor": None, "result": {"scores": scores, "ranks": ranks, "winners": winners}}


def pixies_view(players: int = 2, **changes: object) -> View:
    areas: list[list[View]] = [[EMPTY] * 9 for _ in range(players)]
    areas[0] = [{"up": "b1+6", "down": "g4"}, *[EMPTY] * 4, {"up": None, "down": "r5"}, {"up": "m7-1", "down": None}]
    areas[0] += [{"up": "gr8-1d2", "down": None}, {"up": "gy9xb", "down": None}]
    points = {"validated": 17, "symbols": -4, "zone": 6, "face_down": 5, "total": 24}
    return {
        **common("pixies", players, {"flower_power": True}),
        "round": 2,
        "first": 1,
        "market": ["y5*", "by1+7xr"],
        "unseen": ["b4*", "g3*"],
        "areas": areas,
        "rounds": [[points] * players],
        **changes,
    }


def onecard_view(**changes: object) -> View:
    empty = dict.fromkeys("rygbp", 0)
    return {
        **common("onecard", 2, {"draft": True, "deck": None}),
        "roller": 0,
        "dice": "oyypp",
        "rolls_left": 1,
        "phase": "choose",
        "hands": [
            [{"card": "06", "marks": {**empty, "y": 3, "p": 2}}],
            [{"card": "11", "marks": {"r": 0, "o": 0, "g": 0, "b": 0, "p": 0}}],
        ],
        "scored": [[{"card": "12", "marks": {"r": 4, "o": 4, "g": 4, "b": 4, "p": 0}, "points": 21}], []],
        "chosen": [None, None],
        "display": ["01", "02", "03"],
        "deck": 22,
        "unseen": [],
        **changes,
    }


def clustered_view(**changes: object) -> View:
    points = {"rows": 3, "columns": 0, "rectangle": 4, "bonus": 2, "total": 9}
    options = {"third_joker": [1], "table": [61, 61], "fast": False, "first_bonus": True, "largest_bonus": False}
    return {
        **common("clustered", 2, options),
        "turn": 0,
        "phase": "play",
        "cards": [
            {"x": 0, "y": 0, "card": "*", "owner": None},
            {"x": 1, "y": 0, "card": "2tf", "owner": 0},
            {"x": 2, "y": 0, "card": "J", "owner": 1},
            {"x": 0, "y": -1, "card": "3sd", "owner": 1},
        ],
        "hands": [["1ch", "J"], 5],
        "decks": [20, 21],
        "discards": [[], ["1th", "J"]],
        "bonuses": {"first_rectangle": None, "first_run": 1},
        "points": [points, points],
        **changes,
    }


def ingenious_view(players: int = 2, *, teams: bool = False, **changes: object) -> View:
    printed = {"0,-5": "r", "5,-5": "g", "5,0": "b", "0,5": "o", "-5,5": "y", "-5,0": "p"}
    track = {"r": 3, "g": 18, "b": 2, "o": 2, "y": 9, "p": 5}
    racks: list[list[str] | int] = [6] * players
    racks[0] = ["bb", "gy", "op", "rg", "rg", "yp"]
    return {
        **common("ingenious", players, {"teams": teams, "open_partners": False}),
        "turn": 0,
        "board": {**printed, "1,-5": "o", "2,-5": "o"},
        "racks": racks,
        "tracks": [track] * (2 if teams else players),
        "opening": ["r", *[None] * (players - 1)],
        "bonus": 0,
        "aside": [],
        "bag": 100,
        **changes,
    }


VIEWS = {
    "pixies": pixies_view(),
    "pixies at the start": pixies_view(round=1, first=None, market=[], rounds=[], actor="chance"),
    "pixies for six": pixies_view(6),
    "pixies at the end": pixies_view(**over([24, 24], [0, 1])),
    "onecard": onecard_view(),
    "onecard at the start": onecard_view(dice="", phase="deal", actor="chance", hands=[[], []], display=[]),
    "onecard at the end": onecard_view(phase="over", **over([24, 0], [0])),
    "clustered": clustered_view(),
    "clustered at the end": clustered_view(phase="over", turn=None, **over([9, 9], [0, 1])),
    "ingenious": ingenious_view(),
    "ingenious alone": ingenious_view(1, racks=[["bb"]]),
    "ingenious for three, after a swap": ingenious_view(3, aside=["bb", "rg"], actor="chance"),
    "ingenious in teams, at the end": ingenious_view(4, teams=True, turn=None, **over([2, 1, 2, 1], [0, 2])),
}

every_view = pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS.keys())


def drawn(view: View) -> Element:
    return fromstring(draw.svg(view))  # noqa: S314 (our own drawing, not a stranger's)


def titles(view: View) -> list[str]:
    return [title.text or "" for title in drawn(view).iter(f"{SVG}title")]


@every_view
def test_a_drawing_is_one_svg_document_with_a_title(view: View) -> None:
    root = drawn(view)
    assert root.tag == f"{SVG}svg"
    assert root[0].tag == f"{SVG}title"
    assert root[0].text


@every_view
def test_drawings_can_share_a_page(view: View) -> None:
    names = {name for element in drawn(view).iter() for name in element.attrib}
    tags = {element.tag.removeprefix(SVG) for element in drawn(view).iter()}
    assert not names & {"id", "class", "style", "href", "onclick"}
    assert not tags & {"style", "script", "image", "use", "a"}


@every_view
def test_text_is_plain_and_fits_a_terminal(view: View) -> None:
    lines = draw.text(view).splitlines()
    assert max(map(len, lines)) <= words.WIDTH
    assert all(line.isprintable() and line == line.rstrip() for line in lines)


@every_view
def test_drawing_leaves_the_view_as_it_was(view: View) -> None:
    before = repr(view)
    draw.text(view)
    draw.svg(view)
    assert repr(view) == before


@pytest.mark.parametrize("view", [view for view in VIEWS.values() if view["actor"] == 0])
def test_both_say_whose_turn_it_is(view: View) -> None:
    assert "Seat 0" in draw.text(view).splitlines()[1]
    assert "▸ seat 0" in draw.text(view)
    assert "Seat 0" in titles(view)[0]


@pytest.mark.parametrize("view", [view for view in VIEWS.values() if view["result"]])
def test_both_name_the_winners_at_the_end(view: View) -> None:
    winners = view["result"]["winners"]
    named = words.join_names([str(seat) for seat in winners])
    sentence = f"Won by {'seat' if len(winners) == 1 else 'seats'} {named} with"
    assert sentence in draw.text(view)
    assert sentence in titles(view)[0]
    assert "rank 1" in draw.text(view)


def test_an_unknown_game_is_not_drawn() -> None:
    with pytest.raises(BadOptions, match="'chess' is no game"):
        draw.text({"game": "chess"})


def test_words_are_escaped() -> None:
    page = kit.page("<Bridge>", "a & b", '"quoted" </svg>', kit.box(10, 10))
    root = fromstring(page)  # noqa: S314 (our own drawing, not a stranger's)
    assert root[0].text == '<Bridge>: "quoted" </svg>'
    assert [element.text for element in root.iter(f"{SVG}text")] == ["<Bridge>", "a & b", '"quoted" </svg>']


def test_a_name_from_a_typed_deck_is_escaped() -> None:
    card = {"card": "<&>", "marks": dict.fromkeys("oygbp", 0)}
    options = {"draft": False, "deck": ["<&> o3s y2 g4s b5 p6"]}
    view = onecard_view(options=options, hands=[[card], []], display=[])
    assert any("card <&>" in (element.text or "") for element in drawn(view).iter(f"{SVG}text"))


# Pixies


def test_pixies_shows_every_card_that_lies_open() -> None:
    view = pixies_view()
    for card in ("b1+6", "m7-1", "gr8-1d2", "gy9xb", "y5*", "by1+7xr"):
        assert card in draw.text(view)
        assert card in titles(view)


def test_pixies_shows_only_the_back_of_a_card_lying_face_down() -> None:
    view = pixies_view()
    assert "▒▒▒" in draw.text(view)
    assert "r5" not in draw.text(view)
    assert "face down" in titles(view)
    assert "r5" not in titles(view)


def test_pixies_marks_a_validated_card() -> None:
    assert "b1+6✓" in draw.text(pixies_view())
    assert titles(pixies_view()).count("validated") == 1


def test_pixies_adds_up_the_finished_rounds() -> None:
    assert "17-4+6+5 = 24" in draw.text(pixies_view())
    assert "17-4+6 = 24" in draw.text(pixies_view(options={"flower_power": False}))


def test_pixies_refuses_what_is_no_card() -> None:
    with pytest.raises(ValueError, match="no card of Pixies: q7"):
        pixies.read_card("q7")


# Everything on 1 Card


def test_onecard_crosses_off_boxes_and_marks_suns_and_full_rows() -> None:
    lines = draw.text(onecard_view())
    assert "r  [ ][ ][ ][ ][ ][ ]" in lines
    assert "y* [x][x][x] ✓" in lines
    assert "p  [x][x][ ][ ][ ]" in lines
    assert titles(onecard_view()).count("sun") == 2 * 5  # two suns on each of five cards


def test_onecard_shows_dice_scored_cards_and_display() -> None:
    lines = draw.text(onecard_view())
    assert "dice: o y y p p   1 reroll left   deck: 22" in lines
    assert "scored: 12=21" in lines
    assert all(f"card {number}" in lines for number in ("01", "02", "03"))
    assert "card 12 scored 21 points" in titles(onecard_view())


def test_onecard_shows_a_secret_choice_only_where_the_view_has_it() -> None:
    assert "chose: mark 06" in draw.text(onecard_view(phase="mark", chosen=["mark 06", None]))
    assert "chose" not in draw.text(onecard_view(phase="mark"))


def test_onecard_reads_the_rows_of_a_typed_deck() -> None:
    options = {"draft": False, "deck": ["06 p2s o6"]}
    card = {"card": "06", "marks": {"p": 1, "o": 0}}
    lines = draw.text(onecard_view(options=options, hands=[[card], []], display=[]))
    assert "p* [x][ ]" in lines
    assert "o  [ ][ ][ ][ ][ ][ ]" in lines


# Clustered


def test_clustered_shows_every_card_with_its_owner() -> None:
    lines = draw.text(clustered_view())
    assert all(card in lines for card in ("2tf₀", "J₁", "3sd₁", " * "))
    assert "2tf: 2 filled triangles" in titles(clustered_view())


def test_clustered_is_cropped_to_the_cards_and_a_margin_of_one() -> None:
    grid = draw.text(clustered_view()).split("\n\n")[1].splitlines()
    assert grid[0].split() == ["-1", "0", "1", "2", "3"]
    assert [line.split()[0] for line in grid[1:]] == ["-2", "-1", "0", "1"]


def test_clustered_draws_nothing_beyond_the_edge_of_the_table() -> None:
    options = {**clustered_view()["options"], "table": [5, 2]}
    cards = [card for card in clustered_view()["cards"] if card["y"] == 0]
    grid = draw.text(clustered_view(options=options, cards=cards)).split("\n\n")[1].splitlines()
    assert grid[0].split() == ["-1", "0", "1", "2"]
    assert [line.split()[0] for line in grid[1:]] == ["0", "1"]


def test_clustered_shows_a_hidden_hand_as_a_count() -> None:
    view = clustered_view()
    assert "5 hidden" in draw.text(view)
    assert titles(view).count("face down") == 5


def test_clustered_shows_hands_discards_and_bonuses() -> None:
    lines = draw.text(clustered_view())
    assert "1ch J" in lines
    assert "seat 1 discarded: 1th J" in lines
    assert "first rectangle: nobody yet" in lines
    assert "first run of 5: seat 1" in lines


# Ingenious


def test_ingenious_staggers_its_rows_and_writes_printed_symbols_large() -> None:
    rows = draw.text(ingenious_view()).split("\n\n")[1].splitlines()
    assert len(rows) == 11
    assert rows[0] == "r -5       R o o · · G       q 0 to 5"
    assert rows[5] == "r  0  P · · · · · · · · · B  q -5 to 5"


@pytest.mark.parametrize(("players", "spaces"), [(1, 91), (2, 91), (3, 127), (4, 169)])
def test_ingenious_draws_every_space_of_the_board(players: int, spaces: int) -> None:
    places = [title for title in titles(ingenious_view(players)) if "," in title.split(":")[0]]
    assert sum(title[0] in "-0123456789" for title in places) == spaces


def test_ingenious_shows_a_hidden_rack_as_a_count() -> None:
    view = ingenious_view()
    assert "6 tiles, hidden" in draw.text(view)
    assert titles(view).count("hidden tile") == 6
    assert "bb gy op rg rg yp" in draw.text(view)


def test_ingenious_asks_to_swap_only_before_the_rack_is_refilled() -> None:
    assert "Seat 0 places a tile." in draw.text(ingenious_view())
    assert "Seat 0 swaps the rack or refills it." in draw.text(ingenious_view(racks=[["bb"], 6]))
    assert "2 bonus plays owed" in draw.text(ingenious_view(racks=[["bb"], 6], bonus=2))


def test_ingenious_names_the_lowest_colours() -> None:
    assert "seat 0  3  18  2  2  9  5       2" in draw.text(ingenious_view())
    lowest = [
        element for element in drawn(ingenious_view(1, racks=[[]])).iter(f"{SVG}text") if element.text == "lowest"
    ]
    assert len(lowest) == 2


def test_ingenious_teams_share_a_track() -> None:
    lines = draw.text(ingenious_view(4, teams=True))
    assert "team 0 and 2" in lines
    assert "team 1 and 3" in lines
