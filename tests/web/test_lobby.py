"""The lobby: tables that anybody may join, and finding somebody to play with."""

from urllib.parse import urlencode

import msgspec

from page_checks import read_page
from stol.table.change import LOBBY
from stol.table.plan import Plan
from visitors import Server, Visitor, code_of, plan_for
from web.api.programs import program


def test_a_table_is_public_only_if_that_is_asked_for(server: Server) -> None:
    ana = server.person("Ana")
    private, public = ana.open(game="pixies", seat1="open"), ana.open(game="pixies", seat1="open", public="on")
    assert not server.table(private).plan.public
    assert server.table(public).plan.public


def test_the_set_up_keeps_the_switch(server: Server) -> None:
    def ticked(address: str) -> bool:
        page = read_page(server.stranger().get(address).text)
        (box,) = page.all("input", name="public")
        return "checked" in box.attributes

    assert not ticked("/setup?game=pixies")
    assert ticked("/setup?game=pixies&public=on&sent=1")


def test_a_table_stored_before_there_was_a_lobby_is_private(server: Server) -> None:
    plan = plan_for(server.person("Ana"), "pixies", 2, {})
    stored = {name: value for name, value in msgspec.to_builtins(plan).items() if name != "public"}
    assert not msgspec.convert(stored, Plan).public


def openings(visitor: Visitor, address: str = "/lobby") -> list[str]:
    """The codes of the tables that can be joined there."""
    answer = visitor.get(address)
    assert answer.status_code == 200, answer.text
    buttons = read_page(answer.text).all("button", form="join-open")
    return [code_of(button.attributes["formaction"]) for button in buttons]


def listed(server: Server, visitor: Visitor, **query: str) -> list[str]:
    """All tables that can be joined, from page to page."""
    address, found = f"/lobby?{urlencode(query)}", list[str]()
    while address:
        found += openings(visitor, address)
        onwards = read_page(visitor.get(address).text).all("a", rel="next")
        address = onwards[0].attributes["href"] if onwards else ""
    assert len(found) == len(set(found)), server
    return found


def test_anybody_joins_a_public_table_at_once(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="pixies", players=2, seat1="open", public="on")
    assert code_of(address) in listed(server, ben)
    assert code_of(address) not in listed(server, ana), "one does not join one's own table"
    answer = ben.post(f"{address}/join")
    assert answer.headers["location"] == address
    assert server.table(address).seats[1].player == ben.id
    assert code_of(address) not in listed(server, server.stranger())


def test_a_stranger_joins_with_a_name(server: Server) -> None:
    address = server.person("Ana").open(game="pixies", players=2, seat1="open", public="on")
    stranger = server.stranger()
    assert stranger.post(f"{address}/join", name="Zoe\u202e").status_code == 303
    assert stranger.secret
    assert server.table(address).seats[1].player


def test_a_private_table_is_not_shown_and_not_joined_in_passing(server: Server) -> None:
    address = server.person("Ana").open(game="pixies", players=2, seat1="open")
    assert code_of(address) not in listed(server, server.stranger())
    assert server.person("Ben").post(f"{address}/join").status_code == 403


def test_who_comes_too_late_is_led_back_to_the_lobby(server: Server) -> None:
    address = server.person("Ana").open(game="pixies", players=2, seat1="open", public="on")
    server.person("Ben").post(f"{address}/join")
    late = server.person("Cleo").post(f"{address}/join")
    assert late.headers["location"].startswith("/lobby")
    assert "taken" in server.person("Cleo").get(late.headers["location"]).text


def test_filters_are_links(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    slow = code_of(ana.open(game="onecard", players=2, seat1="open", public="on", time="3d"))
    quick = code_of(ana.open(game="pixies", players=2, seat1="open", public="on", time="10+5"))
    links = {link.attributes["href"] for link in read_page(ben.get("/lobby").text).all("a")}
    assert {"/lobby?game=onecard", "/lobby?speed=days", "/lobby?speed=live"} <= links
    assert slow in listed(server, ben, speed="days", game="onecard")
    assert quick not in listed(server, ben, speed="days")
    assert quick in listed(server, ben, speed="live")
    (chosen,) = read_page(ben.get("/lobby?game=onecard&speed=days").text).all("a", href="/lobby?speed=days")
    assert chosen.attributes["aria-current"] == "true", "the game that is chosen leads back to all games"
    assert ben.get("/lobby?game=chess&speed=bullet&page=0").status_code == 200


def test_the_host_takes_a_table_out_of_the_lobby_and_shows_it_again(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="pixies", players=2, seat1="open", public="on")
    assert ben.post(f"{address}/listed", listed="off").status_code == 403
    ana.post(f"{address}/listed", listed="off")
    assert code_of(address) not in listed(server, ben)
    assert "does not show" in ana.get(address).text
    ana.post(f"{address}/listed", listed="on")
    assert code_of(address) in listed(server, ben)


def test_two_find_each_other_at_a_press(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    waiting = ana.post("/lobby/pair", game="clustered", speed="days").headers["location"]
    assert ana.post("/lobby/pair", game="clustered", speed="days").headers["location"] == waiting
    assert server.person("Cleo").post("/lobby/pair", game="clustered", speed="live").headers["location"] != waiting
    assert ben.post("/lobby/pair", game="clustered", speed="days").headers["location"] == waiting
    seats = server.table(waiting).seats
    assert [seat.player for seat in seats] == [ana.id, ben.id]


def test_a_wrong_wish_is_refused_with_what_would_be_right(server: Server) -> None:
    answer = server.person("Ana").post("/lobby/pair", {"accept-language": "en"}, game="pixies", speed="bullet")
    assert answer.status_code == 400
    assert "live or days" in answer.text


def test_nobody_fills_the_lobby(server: Server) -> None:
    ana = server.person("Ana")
    for _ in range(5):
        ana.open(game="pixies", players=2, seat1="open", public="on")
    assert ana.post("/tables", game="pixies", players=2, seat1="open", public="on").status_code == 403
    assert ana.post("/tables", game="pixies", players=2, seat1="open").status_code == 303


def test_the_lobby_tells_its_pages_of_changes(server: Server) -> None:
    before = server.service.news.stamp(LOBBY)
    address = server.person("Ana").open(game="pixies", players=2, seat1="open", public="on")
    opened = server.service.news.stamp(LOBBY)
    assert opened != before
    server.person("Ben").post(f"{address}/join")
    assert server.service.news.stamp(LOBBY) != opened


def test_programs_do_the_same(server: Server) -> None:
    ana, ben = program(server, "Ana"), program(server, "Ben")
    table = ana.post("/lobby/pair", game="ingenious", speed="live").json()
    assert (table["public"], table["time"]) == (True, "10+5")
    found = ben.told("/lobby", game="ingenious", speed="live")
    assert [each["host"] for each in found["tables"] if each["code"] == table["code"]] == ["Ana"]
    joined = ben.post(f"/tables/{table['code']}/join")
    assert joined.status_code == 200
    assert joined.json()["you"] == [1]
    assert ben.get("/lobby", speed="bullet").status_code == 400
    assert ben.post(f"/tables/{table['code']}/listed", listed=True).status_code == 403


def test_people_are_invited_again_unless_they_keep_one_away(server: Server) -> None:
    ana, ben, stranger = program(server, "Ana"), program(server, "Ben"), program(server, "Cleo")
    first = ana.done("/tables", game="pixies", seats=["you", "open"])["code"]
    ben.done(f"/tables/{first}/seats", seat=1)
    (known,) = ana.told("/people")
    assert known["name"] == "Ben"
    assert stranger.told("/people") == []
    again = ana.done("/tables", game="pixies", seats=["you", "open"])["code"]
    ana.done(f"/tables/{again}/invitations", players=[known["id"], "nobody"])
    assert ben.told("/invitations") == [{"code": again, "game": "pixies", "by": "Ana"}]
    stranger.refused(403, "not-your-seat", f"/tables/{again}/invitations", players=[known["id"]])
    (host,) = ben.told("/people")
    ben.done(f"/people/{host['id']}/block", blocked=True)
    assert ben.told("/invitations") == []
    third = ana.done("/tables", game="pixies", seats=["you", "open"])["code"]
    ana.done(f"/tables/{third}/invitations", players=[known["id"]])
    ben.done(f"/people/{host['id']}/block", blocked=False)
    assert [each["code"] for each in ben.told("/invitations")] == [third, again], "what came meanwhile"


def test_a_stranger_gives_a_name_before_joining_or_opening_a_table_for_others(server: Server) -> None:
    ana = server.person("Ana")
    ana.open(game="pixies", players=2, seat1="open", public="on")

    def asked(visitor: Visitor, address: str, key: str) -> bool:
        fields = read_page(visitor.get(address).text).all("input", id=key)
        return ["required" in field.attributes for field in fields] == [True]

    stranger = server.stranger()
    (joining,) = read_page(stranger.get("/lobby").text).all("form", id="join-open")
    assert joining.all("input", id="join-name"), "the buttons of the list send it"
    assert asked(stranger, "/lobby", "join-name")
    assert not asked(ana, "/lobby", "join-name")
    assert asked(stranger, "/setup?game=pixies&seat1=open", "host-name")
    assert not asked(stranger, "/setup?game=pixies", "host-name"), "computer players need no name"
    assert not asked(ana, "/setup?game=pixies&seat1=open", "host-name")
    draft = read_page(stranger.get("/setup?game=pixies&seat1=open&name=Zoe").text)
    assert draft.all("input", id="host-name")[0].attributes["value"] == "Zoe"
    address = stranger.open(game="pixies", players=2, seat1="open", name="Zoe")
    assert server.table(address).seats[0].name == "Zoe"
