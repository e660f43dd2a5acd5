"""Everything about a player as a file, and deleted by the player."""

import secrets

import sqlalchemy as sa

from page_checks import read_page
from stol.table.ends import run_out
from stol.table.schema import METADATA, PLAYERS
from visitors import Server, Visitor, code_of
from web.api.programs import program


def with_a_history(server: Server, name: str) -> tuple[Visitor, str, str]:
    """A player with a table of their own, one with Ben, words, a phrase and a second device; and both addresses."""
    ana, ben = server.person(name), server.person("Ben")
    alone = ana.open(game="pixies", seat1="bot:novice")
    shared = ana.open(game="pixies", seat1="open")
    ben.sit(shared, 1)
    ana.post(f"{shared}/talk", text=f"{name} was here", key="1")
    ana.post("/score/ingenious", players=2)
    ana.post("/me/phrase")
    ana.post("/me/link")
    return ana, alone, shared


def mentions(server: Server, text: str) -> list[str]:
    """The tables of the database in which a text occurs."""
    engine = sa.create_engine(server.store.url)
    with engine.connect() as connection:
        found = [
            table.name
            for table in METADATA.sorted_tables
            if any(text in str(tuple(row)) for row in connection.execute(sa.select(table)))
        ]
    engine.dispose()
    return found


def test_a_player_saves_everything_as_a_file(server: Server) -> None:
    name = f"Ana {secrets.token_hex(4)}"
    ana, alone, shared = with_a_history(server, name)
    answer = ana.get("/me/data.json")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert (data["id"], data["name"]) == (ana.id, name)
    assert {table["code"] for table in data["tables"]} == {code_of(alone), code_of(shared)}
    assert len(data["devices"]) == 1
    assert data["recovery_phrase_made"] > 0
    assert server.stranger().get("/me/data.json").status_code == 403
    assert server.service.own_data_files.pids, "it is made elsewhere: nobody else waits for a large one"


def test_erasing_says_what_goes_asks_for_the_name_and_really_erases(server: Server) -> None:
    name = f"Ana {secrets.token_hex(4)}"
    ana, alone, shared = with_a_history(server, name)
    assert mentions(server, name)
    page = read_page(ana.get("/me/erase").text)
    assert f"To delete it, type your name: {name}" in page.text
    assert "without your name" in page.text
    wrong = ana.post("/me/erase", name="Ben")
    assert (wrong.status_code, "Nothing was deleted" in wrong.text) == (400, True)
    assert mentions(server, name)
    secret = ana.secret
    gone = ana.post("/me/erase", name=f" {name} ")
    assert (gone.status_code, "Everything is deleted" in gone.text) == (200, True)
    assert gone.headers["set-cookie"].startswith('stol="";') or "Max-Age=0" in gone.headers["set-cookie"]
    assert mentions(server, name) == []
    assert set(mentions(server, ana.id)) == {"players", "seats", "tables", "events"}, "seats of the shared table"
    ana.secret = secret
    assert ana.get("/me/data.json").status_code == 403
    assert ana.get(alone).status_code == 404
    assert name not in server.stranger().get(shared).text, "nor in memory"


def test_who_has_no_name_and_no_tables_leaves_nothing(server: Server) -> None:
    nobody = server.person()
    nobody.open(game="pixies", seat1="bot:novice")
    assert not read_page(nobody.get("/me/erase").text).all("input", id="erase-name")
    assert nobody.post("/me/erase").status_code == 200
    assert mentions(server, nobody.id) == []


def test_open_pages_of_others_get_the_table_without_the_name(server: Server) -> None:
    name = f"Ana {secrets.token_hex(4)}"
    ana, _alone, shared = with_a_history(server, name)
    before = server.session_at(shared)
    assert before.table.seats[0].name == name
    ana.post("/me/erase", name=name)
    assert before.is_closed, "streams end, and connect again"
    assert server.session_at(shared).table.seats[0].name == ""


def test_programs_export_and_erase_too(server: Server) -> None:
    ana = program(server, "Ana")
    ana.done("/tables", game="pixies", seats=["you", "bot:novice"])
    assert [table["plan"]["game"] for table in ana.told("/me/data")["tables"]] == ["pixies"]
    ana.refused(400, "wrong-name", "/me/erase", name="Ben")
    assert ana.done("/me/erase", name="Ana") == {"erased": True}
    assert ana.get("/me/data").status_code == 401
    with sa.create_engine(server.store.url).connect() as connection:
        assert connection.scalar(sa.select(PLAYERS.c.id).where(PLAYERS.c.secret == ana.token)) is None


def test_a_rated_game_of_somebody_who_is_erased_ends_by_the_clock_and_counts_for_the_other(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="pixies", seat1="open", rated="on", time="10+5", time_up="lost")
    ben.sit(address, 1)
    assert ana.post("/me/erase", name="Ana").status_code == 200
    assert "Ana" not in ben.get(address).text
    session = server.session_at(address)
    assert {clock.seat for clock in session.clocks} == {0, 1}, "time goes on for the one who is gone"
    server.client.blocking_portal.call(server.service.act, session, lambda table: run_out(table, 0))
    server.store.ratings.count()
    assert [(step.rank, step.strength.games) for step in server.store.ratings.steps(ben.id, "pixies")] == [(1, 1)]
    assert ben.get("/me").status_code == ben.get(address).status_code == 200
