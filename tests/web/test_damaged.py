"""What is stored may be damaged, or larger than anybody expects: one bad row takes no page of others down."""

import json
import logging
import secrets

import pytest
import sqlalchemy as sa

from random_games import GAMES, played
from stol.table.events import Sat
from stol.table.log_names import log_name
from stol.table.schema import ENDS, EVENTS, PLAYERS, SHEET_PARTS, TABLES
from stol.text import speak
from visitors import Server, Visitor, code_of, plan_for
from web.api.programs import Program, problem, program
from web.test_home import listed


def table_of(host: Visitor) -> str:
    """A table that no page has asked for yet."""
    plan = plan_for(host, "pixies", 2, {})
    return host.server.open(plan, [Sat(seat=0, player=host.id, name="Ana"), Sat(seat=1, player=host.id, name="Ben")])


def overwrite(server: Server, change: sa.Update) -> None:
    with vars(server.store)["_engine"].begin() as connection:
        assert connection.execute(change).rowcount


@pytest.mark.parametrize(
    ("column", "damage"),
    [
        (EVENTS.c.event, '{"type": "Sat", "seat": 0'),
        (EVENTS.c.event, '{"type": "Unheard", "seat": 0}'),
        (EVENTS.c.event, '{"type": "Sat", "seat": 7, "player": "p", "name": "Ana"}'),
        (EVENTS.c.event, '{"type": "Started", "outcomes": ["nonsense"]}'),
        (TABLES.c.plan, "{}"),
        (TABLES.c.plan, "\x01"),
    ],
)
def test_a_damaged_table_is_told_in_the_list_and_on_its_page_and_others_are_listed(
    server: Server, column: sa.Column[str], damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    ana = server.person("Ana")
    bad, good = table_of(ana), table_of(ana)
    place = column.table.c.code == code_of(bad)
    first = EVENTS.c.sequence == 0
    overwrite(
        server,
        sa.update(column.table).where(place, first if column.table is EVENTS else sa.true()).values({column: damage}),
    )
    with caplog.at_level(logging.ERROR):
        home = ana.get("/")
        assert home.status_code == 200
        assert set(listed(ana)) == {code_of(good), code_of(bad)}
        assert home.text.count(speak()("row-unreadable")) == 1
        page = ana.get(bad)
        assert page.status_code == 410
        assert "damaged" in page.text
        assert "Traceback" not in page.text
        problem(program(server).get(f"/tables/{code_of(bad)}"), 410, "unreadable-table")
    assert [log_name(code_of(bad)) in record.getMessage() for record in caplog.records] == [True]
    assert code_of(bad) not in caplog.text
    assert ana.get(good).status_code == 200


def test_the_api_lists_a_damaged_table_without_what_is_not_known(server: Server) -> None:
    ana = server.person("Ana")
    code = code_of(table_of(ana))
    overwrite(server, sa.update(TABLES).where(TABLES.c.code == code).values(plan="{}"))
    told = Program(server, ana.secret).told("/tables")
    assert told["count"] == 1
    assert told["tables"] == [{"code": code, "game": "", "over": None, "awaits_you": False, "unread": 0, "ends": None}]


def test_a_damaged_result_is_left_out_of_its_deal(server: Server) -> None:
    deal = secrets.token_hex(4)
    ana = program(server, "Ana")
    code = ana.done("/tables", game="pixies", seats=["you", "open"], deal=deal)["code"]
    with vars(server.store)["_engine"].begin() as connection:
        row = {"code": code, "deal": f"pixies {deal}", "scores": "[", "margin": 1, "points": 1, "at": 1}
        connection.execute(ENDS.insert(), row)
    assert server.stranger().get(f"/deals/pixies/{deal}").status_code == 200


def test_damaged_settings_do_not_lock_a_player_out_and_a_damaged_sheet_leaves_the_others(server: Server) -> None:
    ana = server.person("Ana")
    bad, good = (ana.post("/score/pixies", players=2, name0="A", name1="B").headers["location"] for _ in range(2))
    overwrite(server, sa.update(SHEET_PARTS).where(SHEET_PARTS.c.code == bad.split("/")[3]).values(content="{"))
    overwrite(server, sa.update(PLAYERS).where(PLAYERS.c.id == ana.id).values(settings='{"light": 7}'))
    vars(server.service.player_cache)["_players"].clear()
    page = ana.get("/score/pixies")
    assert page.status_code == 200
    assert good in page.text
    assert bad not in page.text
    assert ana.get(bad).status_code == 410


def test_a_damaged_review_is_made_again(server: Server) -> None:
    eve = server.person("Eve")
    address = eve.post("/records", text=played(GAMES[0]).to_json()).headers["location"].partition("?")[0]
    server.store.request_review(code_of(address))
    server.store.save_review(code_of(address), "{")
    assert eve.get(address).status_code == 200
    assert code_of(address) in vars(server.service.reviews)["_jobs"]


def test_long_names_of_a_record_are_cut_like_all_names(server: Server) -> None:
    sheet = json.loads(played(GAMES[0]).to_json())
    sheet["players"] = [letter * 1_000 for letter in "abcdefgh"[: len(sheet["players"])]]
    eve = server.person("Eve")
    answer = eve.post("/records", text=json.dumps(sheet))
    assert answer.status_code == 303
    assert eve.get(answer.headers["location"]).status_code == 200
    assert "aaaaaaaa" in eve.get("/").text
    assert {len(seat.name) for seat in server.session_at(answer.headers["location"]).table.seats} == {24}


@pytest.mark.parametrize("depth", [60, 970, 20_000])
def test_tags_that_are_nested_too_deep_are_refused(server: Server, depth: int) -> None:
    nested = '{"a":' * depth + "1" + "}" * depth
    text = played(GAMES[0]).to_json().replace('"tags":{}', f'"tags":{nested}')
    assert depth <= text.count('{"a":')
    page = server.stranger().post("/records", text=text)
    assert page.status_code == (413 if len(text) > 64_000 else 400)
    eve = program(server, "Eve")
    answer = eve.ask("POST", "/api/records", content=text, headers={"content-type": "application/json"})
    assert answer.status_code == (413 if len(text) > 64_000 else 400), answer.text


LISTS = ("/", "/lobby", "/me", "/me/games", "/me/people", "/me/notices", "/me/holidays", "/me/data", "/me/data.json")
API_LISTS = ("tables", "lobby", "invitations", "groups", "people", "me/games", "me/statistics", "me/strength")


@pytest.mark.parametrize("damage", ["{}", "\x01", '{"game": "chess"}'])
def test_a_damaged_table_takes_down_no_page_of_anybody_who_has_to_do_with_it(server: Server, damage: str) -> None:
    """A finished game of a group, and a public table that waits, with an invitation to it."""
    ana, ben = server.person("Ana"), server.person("Ben")
    over = ana.open(game="pixies", players=2, seat0="you", seat1="open")
    ben.sit(over, 1)
    assert ben.post(f"{over}/resign", seat=1).status_code == 303
    assert ana.post(f"{over}/group").status_code == 303
    open_one = ana.open(game="ingenious", players=2, seat0="you", seat1="open", public="on")
    assert ana.post(f"{open_one}/invite", player=ben.id).status_code == 303
    for address in (over, open_one):
        overwrite(server, sa.update(TABLES).where(TABLES.c.code == code_of(address)).values(plan=damage))
    server.client.blocking_portal.call(forget, server, [code_of(over), code_of(open_one)])
    answers = {
        f"{visitor.id} {path}": visitor.get(path).status_code
        for visitor in (ana, ben)
        for path in (*LISTS, *(f"/api/{name}" for name in API_LISTS))
    }
    assert not [path for path, status in answers.items() if status >= 500]


async def forget(server: Server, codes: list[str]) -> None:
    """No table of these is in memory."""
    server.service.forget_tables(codes)
