"""The home page: all of a player's tables, which of them are shown, and what is new."""

import random
import re

import pytest

from page_checks import Element, read_page
from stol.games.registry import KEYS
from table.played_tables import any_choice
from visitors import Server, Visitor, code_of
from web.api.programs import program


def listed(visitor: Visitor, address: str = "/", heading: str = "home-running") -> list[str]:
    """The codes of the tables in a list."""
    sections = read_page(visitor.get(address).text).all("section", **{"class": heading})
    rows = [row for section in sections for row in section.all("a")]
    found = [re.fullmatch(r"/tables/([A-Z0-9]+)", row.attributes["href"]) for row in rows]
    return [row[1] for row in found if row]


def row_of(visitor: Visitor, address: str, home: str = "/") -> Element:
    return next(row for row in read_page(visitor.get(home).text).all("li") if row.all("a", href=address))


def open_tables(visitor: Visitor, count: int) -> list[str]:
    """Tables that wait for somebody."""
    return [code_of(visitor.open(game="pixies", players=2, seat1="open")) for _ in range(count)]


def test_sheets_to_score_and_to_print_are_linked_from_every_game(server: Server) -> None:
    page = read_page(server.person("Ana").get("/").text)
    for game in KEYS:
        (card,) = page.all("article", **{"data-game": game})
        for address in (f"/score/{game}", f"/print/{game}"):
            (link,) = card.all("a", href=address)
            assert link.text in link.attributes["aria-label"]


def test_no_table_is_ever_lost(server: Server) -> None:
    ana = server.person("Ana")
    codes = open_tables(ana, 45)
    seen: list[str] = []
    address: str | None = "/"
    while address:
        page = read_page(ana.get(address).text)
        seen += listed(ana, address)
        onwards = page.all("a", rel="next")
        address = onwards[0].attributes["href"] if onwards else None
    assert len(seen) == len(codes)
    assert set(seen) == set(codes)
    for code in codes:
        assert ana.post(f"/tables/{code}/close").status_code == 303
    assert listed(ana) == []
    finished: list[str] = []
    address = "/"
    while address:
        page = read_page(ana.get(address).text)
        finished += listed(ana, address, "home-finished")
        onwards = page.all("a", rel="next")
        address = onwards[0].attributes["href"] if onwards else None
    assert sorted(finished) == sorted(codes)


def test_tables_that_wait_for_me_come_first_and_filters_are_links(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    mine = ana.open(game="clustered", players=2, seat1="open")
    ben.sit(mine, 1)
    seat = server.session_at(mine).table.to_choose()[0]
    player = (ana, ben)[seat]
    later = [code_of(player.open(game="pixies", players=2, seat1="open")) for _ in range(3)]
    assert listed(player) == [code_of(mine), *reversed(later)]
    page = read_page(player.get("/").text)
    filters = {link.attributes["href"]: link.text for link in page.all("nav", **{"class": "filters"})[0].all("a")}
    assert filters["/?show=turn"] == "Your turn: 1"
    assert filters["/?show=others"] == "Waiting: 3"
    assert listed(player, "/?show=turn") == [code_of(mine)]
    assert listed(player, "/?show=others") == list(reversed(later))


def test_finished_tables_show_the_result_and_the_points(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="onecard", players=2, seat1="open")
    ben.sit(address, 1)
    chance = random.Random(3)
    while not server.session_at(address).table.is_over:
        table = server.session_at(address).table
        seat, ply, move = any_choice(table, chance)
        assert (ana, ben)[seat].post(f"{address}/moves", ply=ply, move=move, seat=seat).status_code == 303
    position = server.session_at(address).table.position
    assert position is not None
    assert position.result is not None
    mine, other = position.result["scores"]
    assert f"{mine}\u00a0:\u00a0{other}" in row_of(ana, address).text
    assert f"{other}\u00a0:\u00a0{mine}" in row_of(ben, address).text
    words = {1: "won", 2: "lost"} if len(position.result["winners"]) == 1 else {1: "shared"}
    for seat, visitor in enumerate((ana, ben)):
        assert words[position.result["ranks"][seat]] in row_of(visitor, address).text
    given_up = ana.open(game="pixies", players=2, seat1="open")
    ben.sit(given_up, 1)
    ana.post(f"{given_up}/resign", seat=0)
    assert "resigned: Ana" in row_of(ben, given_up).text
    assert "you resigned" in row_of(ana, given_up).text


def test_a_table_is_hidden_from_one_list_and_shown_again(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="pixies", players=2, seat1="open")
    ben.sit(address, 1)
    code = code_of(address)
    assert "The list has a link to what is hidden" in ben.get(f"{address}/leave").text
    assert ben.post(f"{address}/hide").headers["location"] == "/"
    assert ben.post(f"{address}/hide").status_code == 303
    assert code not in listed(ben)
    assert code in listed(ana)
    assert listed(ben, "/?show=hidden") == [code]
    assert ben.get(address).status_code == 200, "the table itself stays"
    assert ben.post(f"{address}/show").headers["location"] == "/"
    assert code in listed(ben)
    assert server.stranger().post(f"{address}/hide").status_code == 403
    assert server.person("Eve").post(f"{address}/hide").status_code == 403


def test_what_others_say_is_counted_until_it_is_read(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="pixies", players=2, seat1="open")
    ben.sit(address, 1)
    for number in range(3):
        ben.post(f"{address}/talk", text=f"word {number}", key=number)

    def unread(visitor: Visitor) -> str:
        (button,) = (
            read_page(visitor.get(address).text)
            .all("header", **{"class": "bar"})[0]
            .all("button", popovertarget="talk")
        )
        return button.text.strip()

    assert (unread(ana), unread(ben)) == ("3", "")
    assert "3 new messages" in row_of(ana, address).text
    assert ana.post(f"{address}/talk/read", count=2).headers["location"] == address
    assert unread(ana) == "1"
    ana.post(f"{address}/talk/read", count=1)
    assert unread(ana) == "1", "what was read stays read"
    ana.post(f"{address}/talk", text="hello", key="a")
    assert (unread(ana), unread(ben)) == ("", "1"), "who answers has read"
    ana.post(f"{address}/talk/read", count=10**5)
    ben.post(f"{address}/talk", text="more", key="m")
    assert unread(ana) == "1", "nobody has read what is not said yet"
    assert server.person("Eve").post(f"{address}/talk/read", count=3).status_code == 403


def test_programs_list_and_hide_tables(server: Server) -> None:
    ana = program(server, "Ana")
    codes = [ana.done("/tables", game="pixies", seats=["you", "open"])["code"] for _ in range(3)]
    told = ana.told("/tables")
    assert [each["code"] for each in told["tables"]] == codes[::-1]
    assert told["count"] == 3
    assert told["tables"][0]["game"] == "pixies"
    ana.done(f"/tables/{codes[0]}/close")
    ana.done(f"/tables/{codes[1]}/hide", hidden=True)
    assert [each["code"] for each in ana.told("/tables")["tables"]] == [codes[2]]
    assert [each["code"] for each in ana.told("/tables", list="finished")["tables"]] == [codes[0]]
    assert [each["code"] for each in ana.told("/tables", list="hidden")["tables"]] == [codes[1]]
    timed = ana.done("/tables", game="ingenious", seats=["you", "bot:novice"], time="3d", time_up="lost")
    (summary,) = [each for each in ana.told("/tables")["tables"] if each["code"] == timed["code"]]
    clocks = ana.told(f"/tables/{timed['code']}")["clocks"]
    assert summary["ends"] in {None, *(clock["ends"] for clock in clocks)}, "null while the computer player thinks"
    assert next(each for each in ana.told("/tables")["tables"] if each["code"] == codes[2])["ends"] is None
    ana.done(f"/tables/{timed['code']}/resign", seat=0)
    ana.done(f"/tables/{codes[1]}/hide", hidden=False)
    assert ana.told("/tables")["count"] == 2
    assert ana.told("/tables", page=9)["tables"] == []


@pytest.mark.parametrize(
    "query", ["?page=0", "?page=x", "?show=no", "?finished=99999999999999999999", "?page=-1&show="]
)
def test_a_strange_address_shows_the_first_page(server: Server, query: str) -> None:
    ana = server.person("Ana")
    codes = open_tables(ana, 1)
    assert listed(ana, f"/{query}") == codes


def test_a_table_is_joined_by_its_code_however_it_is_typed(server: Server) -> None:
    address = server.person("Ana").open(game="pixies", players=2, seat1="open")
    code = code_of(address)
    shown = f"{code[:5]} {code[5:]}"
    assert shown in server.stranger().get(address).text
    for typed in (code, code.lower(), shown, f" {code[:5]}-{code[5:]} "):
        assert server.stranger().ask("GET", "/join", params={"code": typed}).headers["location"] == address
        assert server.stranger().get(f"/tables/{typed}").status_code == 200
