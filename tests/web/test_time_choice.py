"""A table is set up with a time control, by the page and by the API."""

import pytest

from page_checks import read_page
from stol.table.time_control import TimeControl
from visitors import Server
from web.api.programs import program


def test_the_page_opens_a_table_with_a_clock(server: Server) -> None:
    ana = server.person("Ana")
    plan = server.session_at(ana.open(game="pixies", seat1="open", time="10+5", time_up="lost")).table.plan
    assert plan.time == TimeControl("live", 600, 5, "lost")
    assert server.session_at(ana.open(game="pixies", seat1="open", time="none")).table.plan.time is None
    assert server.session_at(ana.open(game="pixies", seat1="open")).table.plan.time is None


def test_the_form_keeps_what_was_chosen_even_if_it_is_not_offered(server: Server) -> None:
    page = read_page(server.person("Ana").get("/setup?game=pixies&time=7%2B3&time_up=lost").text)
    chosen = [option.attributes["value"] for option in page.all("option") if "selected" in option.attributes]
    assert {"7+3", "lost"} <= set(chosen)
    assert "7 min + 3 s a move" in page.text


def test_without_a_clock_nothing_is_asked_about_its_end(server: Server) -> None:
    assert 'name="time_up"' not in server.person("Ana").get("/setup?game=pixies").text


def test_a_time_that_there_is_not_is_refused_with_what_there_is(server: Server) -> None:
    page = server.person("Ana").get("/setup?game=pixies&time=soon").text
    assert "such as 10+5" in page
    assert "soon" in page


def test_real_cards_have_no_clock(server: Server) -> None:
    ana = server.person("Ana")
    assert "real cards and dice there is no clock" in ana.get("/setup?game=pixies&time=3d&typed=on").text
    answer = program(server).post("/tables", game="pixies", time="3d", typed=True)
    assert "no clock" in answer.json()["detail"]
    assert answer.status_code == 400


def test_a_program_opens_a_table_with_a_clock(server: Server) -> None:
    ana = program(server)
    opened = ana.done("/tables", game="onecard", seats=["you", "open"], time="12h", time_up="lost")
    assert (opened["time"], opened["time_up"]) == ("12h", "lost")
    opened = ana.done("/tables", game="onecard", seats=["you", "open"])
    assert (opened["time"], opened["time_up"]) == (None, None)


@pytest.mark.parametrize("sent", [{"time": "soon"}, {"time": "3d", "time_up": "perhaps"}, {"time": 3}], ids=str)
def test_a_program_is_told_what_is_wrong_with_a_time(server: Server, sent: dict[str, object]) -> None:
    answer = program(server).post("/tables", game="onecard", **sent)
    assert answer.status_code == 400, answer.text
    assert "time" in answer.json()["detail"]
