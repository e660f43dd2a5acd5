"""A guest leaves a table where the game has not begun, and somebody else takes the seat."""

import sqlalchemy as sa

from page_checks import read_page
from stol.table.schema import OPEN_TABLES
from stol.table.seat import MAX_DEPARTURES
from visitors import Server, Visitor, code_of
from web.api.programs import Program


def room(server: Server, **more: object) -> tuple[str, Visitor, Visitor]:
    """A table of Ana, where Ben waits with her for somebody else."""
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="ingenious", players=3, seat0="you", seat1="open", seat2="open", **more)
    ben.sit(address, 1)
    return address, ana, ben


def free_in_lobby(server: Server, address: str) -> int | None:
    engine = sa.create_engine(server.store.url)
    with engine.connect() as connection:
        found = connection.scalar(sa.select(OPEN_TABLES.c.free).where(OPEN_TABLES.c.code == code_of(address)))
    engine.dispose()
    return found


def test_a_guest_leaves_by_a_button_in_the_waiting_room(server: Server) -> None:
    address, ana, ben = room(server)
    assert not read_page(ana.get(address).text).all("form", action=f"{address}/leave"), "the host closes the table"
    assert read_page(ben.get(address).text).all("form", action=f"{address}/leave")
    assert ben.post(f"{address}/leave").headers["location"] == "/"
    assert server.session_at(address).table.seats[1].is_open
    assert server.table(address).seats == server.session_at(address).table.seats, "as it is read from the database"
    assert address not in ben.get("/").text


def test_the_seat_is_free_in_the_lobby_again(server: Server) -> None:
    address, _, ben = room(server, public="on")
    assert free_in_lobby(server, address) == 1
    assert ben.post(f"{address}/leave").headers["location"] == "/lobby"
    assert free_in_lobby(server, address) == 2
    cleo = server.person("Cleo")
    assert cleo.post(f"{address}/join").headers["location"] == address
    assert server.table(address).seats[1].player == cleo.id


def test_nothing_that_the_guest_said_is_left_for_who_sits_there_next(server: Server) -> None:
    address, ana, ben = room(server)
    ben.post(f"{address}/talk", text="words of Ben")
    ben.post(f"{address}/leave")
    server.person("Cleo").sit(address, 1)
    assert "words of Ben" not in ana.get(f"{address}/people").text


def test_a_guest_comes_back_but_not_without_end(server: Server) -> None:
    address, _, ben = room(server)
    for _ in range(MAX_DEPARTURES - 1):
        ben.post(f"{address}/leave")
        ben.sit(address, 1)
    ben.post(f"{address}/leave")
    refused = ben.post(f"{address}/sit", seat=1)
    assert (refused.status_code, "left this table too often" in refused.text) == (409, True)
    server.person("Cleo").sit(address, 1)


def test_whoever_is_muted_does_not_talk_again_by_leaving(server: Server) -> None:
    address, ana, ben = room(server)
    ana.post(f"{address}/mute", seat=1, muted="true")
    assert ben.post(f"{address}/leave").status_code == 303
    assert ben.post(f"{address}/sit", seat=1).status_code == 409
    server.person("Cleo").sit(address, 1)
    assert server.session_at(address).table.muted == set()


def test_nobody_leaves_a_game_that_has_begun_and_the_host_stays(server: Server) -> None:
    address, ana, ben = room(server)
    host = ana.post(f"{address}/leave")
    assert (host.status_code, "You opened this table" in host.text) == (409, True)
    assert server.stranger().post(f"{address}/leave").status_code == 403
    server.person("Cleo").sit(address, 2)
    late = ben.post(f"{address}/leave")
    assert (late.status_code, "The game has begun" in late.text) == (409, True)
    assert server.table(address).seats_of(ben.id) == [1]


def test_programs_leave_too(server: Server) -> None:
    address, ana, ben = room(server)
    told = Program(server, ben.secret).done(f"{address}/leave")
    assert (told["seats"][1]["kind"], told["you"]) == ("open", [])
    Program(server, ana.secret).refused(409, "host-stays", f"{address}/leave")
    Program(server, ben.secret).refused(403, "not-your-seat", f"{address}/leave")


def test_who_left_erases_only_own_words(server: Server) -> None:
    address, ana, ben = room(server)
    ben.post(f"{address}/leave")
    cleo = server.person("Cleo")
    cleo.sit(address, 1)
    cleo.post(f"{address}/talk", text="words of Cleo")
    Program(server, ben.secret).done("/me/erase", name="Ben")
    assert server.table(address).seats[1].name == "Cleo"
    assert "words of Cleo" in ana.get(f"{address}/people").text
