"""Real cards and dice: impossible, late or forbidden entries change nothing; mistakes can be corrected."""

import pytest

from page_checks import read_page
from visitors import Server
from web.test_chance import MARKET, begun, dealing, form, move, sit_together, tell


def test_what_can_not_be_is_refused_with_the_reason_and_what_was_typed_stays(server: Server) -> None:
    address, ana, _ = begun(server)
    before = server.table(address).sequence
    for text, reason in {
        "b4+1 zz r9": "“zz” is not possible. There is no such card; cards are named like b4+1",
        "b4+1, b4+1": "“b4+1” is not possible. This card is not in the deck any more: blue 4 with 1 spiral. Rule P4",
        "r9 y5* first:0": "“first:0” is not possible. Who begins is known",
        f"{MARKET} b1+6": "“b1+6” is one too many",
        " , ": "Choose what was drawn or rolled, or type it.",
        "": "Choose what was drawn",
        "<b>x</b>": "“<b>x</b>” is not possible",
        "🂡" * 300: "is not possible",
    }.items():
        answer = tell(ana, address, text=text)
        assert answer.status_code == 422
        asked = dealing(answer.text)
        assert asked is not None
        assert reason in asked.all("p", role="alert")[0].text
        assert asked.all("input", name="text")[0].attributes["value"] == text
        assert "<b>x</b>" not in answer.text
    assert server.table(address).sequence == before


@pytest.mark.parametrize(
    ("key", "text", "reason"),
    [
        ("onecard", "r", "A card is drawn now; no die is rolled."),
        ("onecard", "31", "There is no such card; cards are numbered 01 to 30."),
        ("onecard", "01 01", "Card 01 is not in the deck any more."),
        ("onecard", "01 02 03 04 07", "A die falls now, on one of the colours r, o, y, g, b, p."),
        ("clustered", "2tf 2tf", "That deck has no more of two filled triangles."),
        ("clustered", "4tf", "There is no such card;"),
        ("ingenious", "rr rr rr rr rr rr", "No double red is left in the bag."),
        ("ingenious", "gr", "a tile is two letters in the order rgboyp"),
        ("pixies", "first:7", "first:0 to first:1"),
        ("pixies", "b4+1", "First it is told who begins"),
        ("pixies", "first:0 bg8-1d1", "belongs to Flower Power"),
    ],
)
def test_every_game_says_why_in_words(server: Server, key: str, text: str, reason: str) -> None:
    address, ana, _ = sit_together(server, key)
    answer = tell(ana, address, text=text)
    assert answer.status_code == 422
    assert reason in read_page(answer.text).all("p", role="alert")[0].text


def test_nobody_but_the_host_tells_or_corrects(server: Server) -> None:
    address, _, ben = begun(server)
    before = server.table(address).sequence
    for visitor in (ben, server.stranger(), server.person("Eve")):
        for action, fields in (("chance", {"outcome": "b4+1"}), ("correct", {})):
            answer = visitor.post(f"{address}/{action}", ply=1, **fields)
            assert answer.status_code == 403
            assert "Only who opened the table may do that." in answer.text
    assert server.table(address).sequence == before


def test_what_comes_late_gets_the_fresh_page_and_what_comes_twice_counts_once(server: Server) -> None:
    address, ana, _ = begun(server)
    for _ in range(2):
        assert ana.post(f"{address}/chance", ply=1, outcome="b4+1").status_code == 303
    late = ana.post(f"{address}/chance", ply=1, outcome="r9")
    assert late.status_code == 409
    assert "moved on" in read_page(late.text).all(id="notices")[0].text
    assert server.table(address).moves == ["first:0", "b4+1"]


def test_where_stol_deals_nothing_is_told(server: Server) -> None:
    ana = server.person("Ana")
    address = ana.open(game="pixies", players=2, seat1="here")
    for action, fields in (("chance", {"outcome": "b4+1"}), ("correct", {})):
        answer = ana.post(f"{address}/{action}", ply=5, **fields)
        assert answer.status_code == 409
        assert "At this table stol deals the cards and rolls the dice." in answer.text


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"outcome": "b4+1"}, "ply"),
        ({"ply": "x", "outcome": "b4+1"}, "ply"),
        ({"ply": "0", "undone": "-1"}, "undone"),
        ({"ply": "0", "outcome": "x" * 1001}, "outcome"),
        ({"ply": "0", "text": "x" * 1001}, "text"),
    ],
)
def test_a_form_that_can_not_be_read_names_the_field(server: Server, fields: dict[str, str], wrong: str) -> None:
    address, ana, _ = begun(server)
    answer = ana.post(f"{address}/chance", **fields)
    assert answer.status_code == 400
    assert f"“{wrong}” is missing" in answer.text


# ---- corrections


def test_a_slip_of_the_pen_is_corrected(server: Server) -> None:
    address, ana, ben = begun(server)
    assert tell(ana, address, text=MARKET).status_code == 303
    fields = form(ana.get(address).text, "/correct")
    assert ana.post(f"{address}/correct", **fields).status_code == 303
    assert server.table(address).moves == ["first:0"]
    again = ana.post(f"{address}/correct", **fields)
    assert again.status_code == 409
    assert ana.post(f"{address}/chance", ply=1, undone=0, text=MARKET).status_code == 409
    assert tell(ana, address, text="b4+1 g6-4 r9 y5").status_code == 303
    assert move(ana, address, "r9").status_code == 303
    assert move(ben, address, "y5").status_code == 303


def test_there_may_be_nothing_to_correct(server: Server) -> None:
    address, ana, _ = sit_together(server, "pixies")
    answer = ana.post(f"{address}/correct", **form(ana.get(address).text, "/correct"))
    assert answer.status_code == 409
    assert "There is nothing to take back." in answer.text


def test_only_the_host_is_offered_to_correct(server: Server) -> None:
    address, ana, ben = begun(server)
    tell(ana, address, text=MARKET)
    assert f"{address}/correct" in ana.get(address).text
    assert f"{address}/correct" not in ben.get(address).text
    assert dealing(ana.get(address).text) is None


def test_what_was_told_is_kept_as_it_was_told(server: Server) -> None:
    address, ana, _ = begun(server)
    tell(ana, address, text=MARKET)
    assert server.table(address).draws == {0: ["first:0"], 1: ["b4+1", "g6-4", "r9", "y5*"]}
