"""Rated tables: how they are opened, what is refused there, and why."""

import pytest
from msgspec.structs import replace

from page_checks import read_page
from stol import Game
from stol.games.onecard.deck import OWN
from stol.table.derived_tables import rematch
from stol.table.time_control import read_time_control
from table.test_ratings import rated_table
from visitors import Server
from web.api.programs import problem, program, table_for_two
from web.api.test_begin import lying
from web.pages.test_table_entry import middle
from web.test_undo import move

OTHER_CARD = "30 r2s o6 y4 g4s b4"


def test_the_set_up_offers_a_rated_game_which_has_no_hints(server: Server) -> None:
    ana = server.person("Ana")
    assert "No hints, no take-backs" in ana.get("/setup").text
    plan = server.session_at(ana.open(game="pixies", seat1="open", rated="on", time="3d", hints="on")).table.plan
    assert (plan.rated, plan.hints) == (True, False)
    assert not server.session_at(ana.open(game="pixies", seat1="open")).table.plan.rated


def test_the_set_up_tells_how_strong_the_levels_are_with_so_many_players(server: Server) -> None:
    def told(players: int) -> list[str]:
        page = read_page(server.stranger().get(f"/setup?game=pixies&players={players}").text)
        (levels,) = [each for each in page.all("details") if "levels" in each.attributes["class"]]
        return [number.text for term in levels.all("dt") for number in term.all("small")]

    assert told(2) == ["949", "1212", "1500", "1801", "2011"]
    assert told(4) == ["718", "1244", "1500", "1637", "1847"]
    assert "My games" in server.stranger().get("/setup?game=pixies").text
    assert "three games of four" not in server.stranger().get("/setup?game=clustered&players=1").text


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"seat1": "here"}, "no guests on the same device"),
        ({"typed": "on", "time": "none"}, "not with real cards"),
        ({"deal": "friday"}, "a deal that nobody has seen"),
        ({"game": "clustered", "players": 1}, "at least two sides"),
        ({"game": "clustered", "third_joker": "seats", "third_joker-0": "on"}, "all players or none"),
        ({"game": "clustered", "table-width": 9, "table-height": 1}, "leave the cards and the size of the table"),
        ({"game": "onecard", "deck": "\n".join((*OWN[:-1], OTHER_CARD))}, "leave the cards and the size of the table"),
        ({"time": "none", "seat1": "open"}, "needs a clock"),
        ({"time": "none"}, "needs a clock"),  # against computer players, too
    ],
)
def test_a_rated_game_that_makes_no_sense_is_refused_with_the_reason(
    server: Server, fields: dict[str, object], words: str
) -> None:
    ana = server.person("Ana")
    wanted = {"game": "pixies", "rated": "on", "seat1": "bot:club", "time": "3d"} | fields
    answer = ana.post("/tables", **wanted)
    assert answer.status_code == 400
    assert words in answer.text
    (switch,) = read_page(answer.text).all("input", name="rated")
    assert "checked" in switch.attributes


def test_the_form_says_it_before_the_table_is_opened(server: Server) -> None:
    ana = server.person("Ana")
    assert "a deal that nobody has seen" in ana.get("/setup?game=pixies&rated=on&deal=friday").text
    assert "needs a clock" in ana.get("/setup?game=pixies&rated=on").text
    assert "needs a clock" not in ana.get("/setup?game=pixies&rated=on&time=10%2B5").text


def test_a_problem_stands_at_the_field_that_has_to_be_mended(server: Server) -> None:
    ana = server.person("Ana")
    page = read_page(ana.post("/tables", game="pixies", rated="on", seat1="open", time="none").text)
    (field,), (problem,) = page.all("select", id="time"), page.all(role="alert")
    assert field.attributes["aria-describedby"] == problem.attributes["id"]
    assert field.attributes["aria-invalid"] == "true"
    assert "autofocus" in field.attributes
    assert problem.text.startswith("A rated game needs a clock")
    page = read_page(ana.post("/tables", game="pixies", rated="on", seat1="here", time="3d").text)
    (switch,), (problem,) = page.all("input", name="rated"), page.all(role="alert")
    assert switch.attributes["aria-describedby"] == problem.attributes["id"]
    assert "autofocus" in switch.attributes


def test_what_the_game_itself_has_may_be_named_in_a_rated_game(server: Server) -> None:
    ana, clustered = program(server), Game("clustered", 2)
    told = ana.done(
        "/tables", game="clustered", options=dict(clustered.options), rated=True, time="3d", seats=["you", "open"]
    )
    assert told["rated"] is True
    assert ana.done("/tables", game="pixies", players=6, options={"flower_power": True}, rated=True, time="3d")["rated"]


def test_programs_need_a_clock_for_a_rated_game(server: Server) -> None:
    told = program(server).refused(400, "bad-options", "/tables", game="pixies", rated=True)
    assert "needs a clock" in told["detail"]


def test_a_rated_table_from_before_has_a_rematch_that_is_rated_only_with_a_clock() -> None:
    table = rated_table(Game("pixies"))
    plan, _, _ = rematch(table)
    assert (table.plan.rated, plan.rated) == (True, False)
    table.plan = replace(table.plan, time=read_time_control("3d", "bot"))
    again, _, _ = rematch(table)
    assert again.rated


def test_a_table_that_was_typed_in_or_is_gone_on_from_is_not_rated(server: Server) -> None:
    table, ana = lying(middle(Game("pixies"))), program(server)
    told = ana.refused(400, "bad-options", "/tables", game="pixies", begin=table, rated=True, time="3d")
    assert "begins at the start" in told["detail"]


def test_the_waiting_room_and_the_state_say_that_a_game_is_rated(server: Server) -> None:
    ana = server.person("Ana")
    address = ana.open(game="pixies", seat1="open", rated="on", time="3d")
    assert "A rated game" in ana.get(address).text
    assert ana.get(f"/api{address}").json()["rated"] is True


def test_one_person_has_one_seat_at_a_rated_table(server: Server) -> None:
    ana = server.person("Ana")
    address = ana.open(game="pixies", players=3, seat1="open", seat2="open", rated="on", time="3d")
    answer = ana.post(f"{address}/sit", seat=1)
    assert answer.status_code == 409
    assert "one person has one seat" in answer.text


def test_no_move_is_taken_back_at_a_rated_table(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="ingenious", seat1="open", rated="on", time="3d")
    ben.sit(address, 1)
    people = [ana, ben]
    asker = people[move(server, address, people)]
    assert not read_page(asker.get(address).text).all("form", **{"class": "undo"})
    answer = asker.post(f"{address}/undo", undone=0)
    assert answer.status_code == 409
    assert "no move is taken back" in answer.text


def test_a_rated_game_that_has_begun_cannot_be_closed_but_resigned(server: Server) -> None:
    address, ana, _ = table_for_two(server, "pixies", rated=True, time="3d")
    problem(ana.post(f"{address}/close"), 409, "rated-close")
    ana.done(f"{address}/resign")
    assert ana.told(address)["ended_early"] == "resigned"


def test_a_rated_table_that_waits_for_players_can_be_closed(server: Server) -> None:
    ana = program(server)
    waiting = ana.done("/tables", game="pixies", seats=["you", "open"], rated=True, time="3d")
    assert ana.done(f"/tables/{waiting['code']}/close")["ended_early"] == "closed"


def test_nobody_tries_a_rated_game_out_elsewhere_before_it_is_over(server: Server) -> None:
    address, ana, _ = table_for_two(server, "pixies", rated=True, time="3d")
    problem(ana.post(f"{address}/continue", ply=ana.told(address)["ply"], seat=0, level="club"), 403, "rated-help")
