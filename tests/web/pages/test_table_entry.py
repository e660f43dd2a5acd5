"""Entering a real table: it is shown and played on; problems are shown beside their fields, and the texts stay."""

import random
from html import unescape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.seen import can_be_entered, settled
from page_checks import Element, read_page
from random_games import GAMES, positions
from sampling import examples
from stol import Game, Position
from stol.games.registry import KEYS
from stol.text import speak
from stol.web.html.pages.enter.page import page
from stol.web.html.pages.enter.visit import Enter
from stol.web.service.table_entry import fields
from stol.web.service.table_entry.draft import TableEntryDraft, entry_scene, with_tap
from stol.web.service.table_request import draft_request
from visitors import Server
from web.entry_forms import Form, read_entry, typed

SAY = speak()


def moments(game: Game) -> list[Position]:
    return [
        position
        for position in positions(game)
        if can_be_entered(position) and position.view().get("phase") not in {"hold", "take", "mark"}
    ]


def middle(game: Game) -> Position:
    every = [position for position in moments(game) if isinstance(position.actor, int)]
    return every[len(every) // 2]


MIDDLE = {game: typed(middle(Game(game))) for game in KEYS}


def drawn(form: Form) -> Element:
    return read_page(page(visit(form, read_entry(form, SAY, "seed"))))


def visit(form: Form, now: TableEntryDraft) -> Enter:
    return Enter(
        say=SAY, draft=now.draft, typed=form, turn=now.turn, scene=entry_scene(now, "Ana", SAY), problem=now.problem,
        wrong=now.wrong,
    )  # fmt: skip


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_what_is_typed_as_it_lies_is_the_table(game: Game) -> None:
    for position in random.Random(3).sample(moments(game), 5):
        form = typed(position)
        if isinstance(game.options.get("third_joker"), list):
            form |= {"third_joker": "seats", "third_joker-1": "on"}
        if game.options.get("table") == [9, 6]:
            form |= {"table-width": "9", "table-height": "6"}
        now = read_entry(form, SAY, "seed")
        assert not now.problem
        assert now.position is not None
        mine, was = settled(now.position.open_view()), settled(position.open_view())
        if game.key == "pixies":  # of finished rounds only the totals are entered
            assert totals(mine.pop("rounds")) == totals(was.pop("rounds"))
        assert mine == was


def totals(rounds: list[list[dict[str, int]]]) -> list[list[int]]:
    return [[points["total"] for points in seats] for seats in rounds]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_page_has_a_field_for_all_of_it_and_keeps_what_is_typed(game: Game) -> None:
    form = typed(middle(game)) | {"seat1": "here"}
    shown = drawn(form)
    fields = {each.attributes["name"]: each for each in shown.all() if "name" in each.attributes}
    for name, value in form.items():
        if name in {"turn", "seat1"} or value == "on":
            continue
        if fields[name].tag == "textarea":
            assert fields[name].text.strip() == value.strip()
        elif fields[name].tag == "input":
            assert fields[name].attributes["value"] == value
        else:
            assert fields[name].all("option", value=value, selected="")


@pytest.mark.parametrize("game", KEYS)
def test_with_nothing_typed_yet_the_form_can_be_seen(game: str) -> None:
    shown = read_page(page(Enter(say=SAY, draft=draft_request({"game": game}))))
    assert shown.all("form", id="enter")[0].attributes["action"] == "/enter"
    assert shown.all("button", name="do", form="enter")


def tap(form: Form, *taps: str) -> Form:
    """The form after taps, as the page with its buttons sends it."""
    for lay in taps:
        spot = lay.partition(" ")[0]
        shown = drawn(form | {"at": spot})
        assert lay in {each.attributes["value"] for each in shown.all("button", name="lay")}, lay
        form = {**with_tap(form | {"lay": lay})}
        form.pop("lay")
    return form


TAPPED = {
    "pixies": (
        {
            "market": "b4+1", "area-0-1": "b1+6", "area-0-5": "g5/?", "area-1-8": "y8-1/b8-3", "area-1-6": "r6",
            "area-1-2": "b2+4",
        },
        [
            "area-0-1 b1+6", "area-0-5 /?", "area-0-5 g5", "area-1-8 y8-1", "area-1-8 /?", "area-1-8 /b8-3",
            "area-1-6 r6", "area-1-2 b2+4", "market b4+1", "market g6-4", "market -1",
        ],
    ),
    "ingenious": (
        {
            "board": "0,-4 r\n0,-3 o\n4,-4 g\n3,-3 b", "rack-0": "rr gb oy yp bb go", "track-0-r": "1",
            "track-1-g": "1",
        },
        [
            "board-0,-4 r", "board-0,-3 y", "board-0,-3 .", "board-0,-3 o", "board-4,-4 g", "board-3,-3 b",
            "track-0-r 1", "track-1-g 1", "rack-0 rr", "rack-0 rb", "rack-0 gb", "rack-0 oy", "rack-0 yp", "rack-0 bb",
            "rack-0 go", "rack-0 -1",
        ],
    ),
    "clustered": (
        {"cards": "* 1sh1 1sd2\n. 2sh1 2sd2", "hand-0": "3sh 3cd J 2cd 1cd", "discards-1": ""},
        [
            "cards-1,0 1 1sh", "cards-2,0 1 1sd", "cards-2,0 .", "cards-2,0 2 1sd", "cards-1,1 1 2sh",
            "cards-2,1 2 2sd", "hand-0 3sh", "hand-0 3cd", "hand-0 J", "hand-0 2cd", "hand-0 1cd", "discards-1 3tf",
            "discards-1 -0",
        ],
    ),
    "onecard": (
        {
            "hand-0": "06 r2\n12", "hand-1": "03 y6 p3\n20", "scored-1": "01 o3 y2 g4", "dice": "oyypp",
        },
        [
            "hand-0 06", "hand-0 06 r2", "hand-0 12", "hand-1 03", "hand-1 03 y6", "hand-1 03 p3", "hand-1 04",
            "hand-1 -1", "hand-1 20", "scored-1 01", "scored-1 01 o3", "scored-1 01 y2", "scored-1 01 g4", "dice o",
            "dice y", "dice r", "dice -2", "dice y", "dice p", "dice p",
        ],
    ),
}  # fmt: skip
"""A small table of each game, typed, and the same tapped together."""


@pytest.mark.parametrize("game", TAPPED)
def test_what_is_tapped_together_is_what_could_be_typed(game: str) -> None:
    start = {"game": game, "players": "2", "turn": "0"}
    codes, taps = TAPPED[game]
    by_hand, by_eye = (read_entry(form, SAY, "seed") for form in (start | codes, tap(start, *taps)))
    assert not by_hand.problem
    assert by_eye.position is not None
    assert by_hand.position is not None
    assert by_eye.position.open_view() == by_hand.position.open_view()


def test_while_a_table_is_laid_the_page_says_how_many_cards_are_missing() -> None:
    start = {"game": "pixies", "players": "2", "turn": "0"}
    said = [read_entry(tap(start, *taps), SAY, "seed").problem for taps in (["market b4+1"], ["area-0-1 b1+6"])]
    assert said == [
        "area 1 still lacks 1 card: 3 cards of this turn are taken, and everybody takes the same number (P4, P5)",
        "area 2 still lacks 1 card: between two turns all areas have the same number of cards (P4, P5)",
    ]


def test_pieces_that_lie_elsewhere_are_not_offered() -> None:
    start = {"game": "pixies", "players": "2", "market": "b4+1", "area-0-4": "g4"}
    offered = {each.attributes["value"] for each in drawn(start | {"at": "area-1-4"}).all("button", name="lay")}
    assert "area-1-4 b4*" in offered
    assert not offered & {"area-1-4 b4+1", "area-1-4 g4"}
    rack = {"game": "ingenious", "players": "2", "rack-0": "rr rr rr", "rack-1": "rr rr", "at": "rack-1"}
    offered = {each.attributes["value"] for each in drawn(rack).all("button", name="lay")}
    assert "rack-1 rg" in offered
    assert "rack-1 rr" not in offered


@pytest.mark.parametrize(
    ("game", "fields", "spot"),
    [
        ("pixies", {"area-0-1": "g9-4"}, "area-0-1"),
        ("pixies", {"market": "b4+1 g6-4", "area-0-4": "b4+1"}, "market -0"),
        ("ingenious", {"board": "0,0 q\n0,1 r"}, "board-0,0"),
        ("clustered", {"cards": "* . 1sh1"}, "cards-2,0"),
    ],
)
def test_the_spot_with_the_fault_is_marked(game: str, fields: Form, spot: str) -> None:
    shown = drawn(MIDDLE[game] | fields)
    (problem,) = shown.all("p", **{"class": "problem"})
    marked = [each for each in shown.all("button") if "wrong" in each.attributes.get("class", "").split()]
    assert [each.attributes["value"] for each in marked] == [spot]
    if spot in fields:
        assert marked[0].attributes["aria-describedby"] == problem.attributes["id"]


@pytest.mark.parametrize("game", ["ingenious", "onecard", "pixies"])
def test_words_of_the_table_are_explained_without_leaving_what_was_laid(game: str) -> None:
    shown = drawn(MIDDLE[game])
    terms = shown.all("a", **{"class": "term"})
    assert {each.attributes["target"] for each in terms} == {"_blank"}
    assert shown.all("dialog", id="drawer")


def test_no_link_or_sheet_of_the_picture_loses_what_was_laid() -> None:
    later = [each for each in moments(Game("pixies")) if each.view()["rounds"] and isinstance(each.actor, int)]
    for position in (later[0], later[-1]):  # at the beginning of a round and in its midst
        (picture,) = drawn(typed(position)).all("div", id="picture")
        assert picture.all("main", **{"class": "stage pix with-1"})
        assert not picture.all(role="dialog")
        assert [each for each in picture.all("a") if each.attributes.get("target") != "_blank"] == []


def test_a_second_tap_on_a_spot_closes_its_picker() -> None:
    start = {"game": "pixies", "players": "2", "at": "", "spot": "area-0-1"}
    (cell,) = drawn(start).all("button", value="area-0-1")
    assert cell.attributes["aria-expanded"] == "true"
    (cell,) = drawn(start | {"at": "area-0-1"}).all("button", value="area-0-1")
    assert cell.attributes["aria-expanded"] == "false"


@pytest.mark.parametrize(
    ("game", "field", "text", "reason"),
    [
        ("ingenious", "board", "r r", "There is 1 row, but the board has 11"),
        ("ingenious", "board", "\n".join(["r"] * 11), "Row 1 has 1 space, but on the board it has 6"),
        ("ingenious", "board", "1,1", "is no space with its colour"),
        ("ingenious", "board", "0,0 q\n0,1 r", "there is no colour 'q'"),
        ("ingenious", "board", "rg@0,1:5,5", "are no two spaces side by side"),
        ("ingenious", "rack-1", "rx", "“rx” is no tile"),
        ("ingenious", "track-1-g", "many", "“many” is no whole number"),
        ("ingenious", "track-1-g", "77", "77 is not on the track"),
        ("ingenious", "bonus", "3", "no colour of seat"),
        ("clustered", "cards", "* 9zz1", "“9zz1” is no card with its seat"),
        ("clustered", "cards", "1sh1", "there has to be the start card"),
        ("clustered", "cards", "* . 1sh1", "1sh of seat 1 is not connected with a start card"),
        ("clustered", "cards", "1,0 1sh", "is no card with its place and seat"),
        ("clustered", "hand-0", "1sh nothing", "“nothing” is no card"),
        ("clustered", "hand-0", "1sh", "cards now, by those played and discarded, not 1"),
        ("clustered", "discards-1", "J J J", "seat 2 has no J left"),
        ("pixies", "market", "b4+1 x", "“x” is no card"),
        ("pixies", "area-1-3", "zz", "“zz” is no card"),
        ("pixies", "area-0-1", "g9-4", "lies face up on a foreign cell"),
        ("pixies", "points-1", "1 2 3 4", "There are the points of 4 rounds here"),
        ("onecard", "dice", "zzzzz", "dice are letters of"),
        ("onecard", "dice", "rr", "are all 5, or none before the first roll"),
        ("onecard", "hand-1", "99", "is no card with its marks"),
        ("onecard", "hand-1", "03 y9\n04", "03 has 6 boxes of colour y"),
        ("onecard", "scored-0", "05", "a card is scored with 3 or more"),
    ],
)
def test_what_is_wrong_is_said_beside_its_field(game: str, field: str, text: str, reason: str) -> None:
    form = MIDDLE[game] | {field: text}
    shown = drawn(form)
    (problem,) = shown.all("p", **{"class": "problem"})
    assert reason in problem.text
    part = problem.parent
    assert part is not None
    assert field.startswith(part.attributes["id"].removeprefix("part-"))
    (kept,) = [each for each in shown.all() if each.attributes.get("name") == field]
    assert text in (kept.text or kept.attributes.get("value", "")) or kept.tag == "select"
    assert shown.all("a", href=f"#{part.attributes['id']}")


names = st.sampled_from(sorted({"lay", "at", *(name for game in KEYS for name in MIDDLE[game])}))
texts = st.text(max_size=60) | st.sampled_from(
    [
        "",
        "*",
        "@",
        ",",
        "/",
        "/?",
        "0,0 r",
        "J1",
        "b4+1/m4",
        "03 y6",
        "-9",
        "٣",
        "9" * 300,
        "rg@0,1:1,1",
        "\n.\n",
        "on",
        "market -0",
        "area-0-1 /?",
        "hand-0 03 y6",
        "cards-1,0 2tf1",
        "cards-9,9 .",
        "board-0,0 r",
        "board-77,0 r",
        "track-0-r 5",
        "cards-1,0",
    ]
)


@given(st.sampled_from(KEYS), st.dictionaries(names, texts, max_size=6))
@settings(max_examples=examples(250), deadline=None)
def test_anything_may_be_typed(game: str, more: dict[str, str]) -> None:
    form = {**with_tap(MIDDLE[game] | more)}
    now = read_entry(form, SAY, "seed")
    assert bool(now.problem) == (now.position is None)
    read_page(page(visit(form, now)))


def test_every_field_and_every_refusal_has_its_words() -> None:
    for game in GAMES:
        table_request = draft_request(
            {"game": game.key, "players": str(game.players)} | typed(middle(game))
        ).table_request
        for line in fields.find(game.key).fields(table_request):
            assert SAY(f"enter-{game.key}-{line.part}")


@pytest.mark.parametrize("game", KEYS)
def test_nothing_entered_is_no_table_to_go_on_with(server: Server, game: str) -> None:
    """As a browser sends the form as it is: with the default contents, and its own ends of lines."""
    ana = server.person("Ana")
    lines = fields.find(game).fields(draft_request({"game": game}).table_request)
    blank = {name: usual.replace("\n", "\r\n") for line in lines for name, usual in line.contents}
    for form in ({"game": game}, {"game": game} | blank):
        refused = ana.ask("POST", "/enter", data=form | {"do": "open"})
        assert refused.status_code == 422
        assert read_page(refused.text).all(role="alert")


@pytest.mark.parametrize("game", KEYS)
def test_a_real_table_is_played_on_here(server: Server, game: str) -> None:
    ana = server.person("Ana")
    turn = MIDDLE[game]["turn"]
    seats = {f"seat{seat}": "you" if str(seat) == turn else "here" for seat in range(2)}
    shown = ana.ask("POST", "/enter", data=MIDDLE[game] | seats)
    assert shown.status_code == 200
    opened = ana.ask("POST", "/enter", data=MIDDLE[game] | seats | {"do": "open"})
    assert opened.status_code == 303
    address = opened.headers["location"]
    server.session_at(address)  # dealing begins when somebody looks
    now = server.table(address).position
    assert now is not None
    assert settled(now.open_view()) == settled(read_entry(MIDDLE[game], SAY, "x").position.open_view())  # type: ignore[union-attr] # the entry is valid, so it has a position
    move = now.legal()[0]
    assert ana.post(f"{address}/moves", move=move, ply=now.ply, seat=turn, undone=0).status_code == 303


def test_a_table_that_cannot_lie_so_is_not_opened(server: Server) -> None:
    ana = server.person("Ana")
    wrong = ana.ask("POST", "/enter", data=MIDDLE["ingenious"] | {"rack-0": "rx", "rack-1": "rx", "do": "open"})
    assert wrong.status_code == 422
    assert "is no tile" in unescape(wrong.text)
    nobody = {"seat0": "bot:club", "seat1": "bot:club", "do": "open"}
    assert "somebody has to play" in ana.ask("POST", "/enter", data=MIDDLE["ingenious"] | nobody).text
    assert ana.get("/enter?game=chess").status_code == 200
