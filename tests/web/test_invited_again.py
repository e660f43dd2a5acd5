"""People from earlier games are invited to a new table with one press, without a table that waits already."""

from page_checks import read_page
from visitors import Server, Visitor
from web.api.programs import Program


def together(server: Server) -> tuple[str, Visitor, Visitor]:
    """Ana and Ben have played with a computer player; the table was closed."""
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(
        game="pixies", players=3, seat0="you", seat1="open", seat2="bot:casual", flower_power="on", time="3d"
    )
    ben.sit(address, 1)
    assert ana.post(f"{address}/close").status_code == 303
    return address, ana, ben


def again(visitor: Visitor) -> list[str]:
    """Where the buttons lead that open a table with somebody."""
    forms = read_page(visitor.get("/me/people").text).all("form")
    return [form.attributes["action"] for form in forms if form.attributes["action"].endswith("/table")]


def test_a_press_opens_a_table_like_the_latest_one_and_invites(server: Server) -> None:
    before, ana, ben = together(server)
    (action,) = again(ana)
    address = ana.post(action).headers["location"]
    was, now = server.table(before), server.table(address)
    assert (now.plan.game, now.plan.options, now.plan.time) == (was.plan.game, was.plan.options, was.plan.time)
    assert (now.plan.host, now.plan.public) == (ana.id, False)
    assert len(now.seats_of(ana.id)) == 1
    assert sorted(seat.level or "" for seat in now.seats) == ["", "", "casual"]
    assert "Ana invites you to Pixies" in ben.get("/").text
    joined = ben.post(f"{address}/join")
    assert joined.headers["location"] == address
    assert server.table(address).position is not None, "all are there: the game begins"


def test_whoever_waits_at_a_table_already_invites_to_that_one(server: Server) -> None:
    _, ana, _ = together(server)
    (action,) = again(ana)
    first = ana.post(action).headers["location"]
    assert again(ana) == []
    assert "Invited" in ana.get("/me/people").text
    assert ana.post(action).headers["location"] == first, "pressed twice, there is one table"


def test_whoever_did_not_open_the_table_is_the_host_of_the_next(server: Server) -> None:
    _, ana, ben = together(server)
    address = ben.post(again(ben)[0]).headers["location"]
    assert server.table(address).plan.host == ben.id
    assert "Ben invites you to Pixies" in ana.get("/").text


def test_only_people_from_earlier_games_who_are_not_kept_away(server: Server) -> None:
    _, ana, ben = together(server)
    eve = server.person("Eve")
    (action,) = again(ana)
    assert eve.post(action).status_code == 404
    assert server.stranger().post(action).status_code == 404
    ana.post(f"/me/people/{ben.id}/block", blocked="on")
    assert again(ana) == []
    assert ana.post(action).status_code == 404


def test_programs_do_it_too(server: Server) -> None:
    _, ana, ben = together(server)
    program = Program(server, ana.secret)
    answer = program.post(f"/people/{ben.id}/table")
    assert answer.status_code == 201
    told = answer.json()
    assert (told["game"], told["host"]) == ("pixies", True)
    assert answer.headers["location"].endswith(f"/tables/{told['code']}")
    assert Program(server, ben.secret).told("/invitations") == [{"code": told["code"], "game": "pixies", "by": "Ana"}]
    Program(server, server.person("Eve").secret).refused(404, "no-companion", f"/people/{ben.id}/table")
