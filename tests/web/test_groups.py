"""Groups: the people of a finished game open their next table with one press, week after week."""

import random

from page_checks import read_page
from table.played_tables import any_choice
from visitors import Server, Visitor, code_of
from web.api.programs import Program


def played(server: Server, players: int = 2) -> tuple[str, list[Visitor]]:
    """A table of as many people that is over, since the last of them resigned, or it was closed."""
    people = [server.person(name) for name in ("Ana", "Ben", "Cleo")[:players]]
    free = {f"seat{seat}": "open" for seat in range(1, players)}
    address = people[0].open(game="pixies", players=players, seat0="you", **free)
    for seat, one in enumerate(people[1:], 1):
        one.sit(address, seat)
    if players == 2:
        people[1].post(f"{address}/resign", seat=1)
    else:
        people[0].post(f"{address}/close")
    assert server.table(address).is_over
    return address, people


def group_page(visitor: Visitor) -> str:
    return visitor.get("/me/people").text


def press(visitor: Visitor, action: str) -> str:
    """Presses the button of a group's form; returns the address where it leads."""
    forms = (form.attributes["action"] for form in read_page(group_page(visitor)).all("form"))
    (place,) = [place for place in forms if place.startswith("/me/groups/") and place.endswith(action)]
    return visitor.post(place).headers["location"]


def test_the_people_of_a_game_are_kept_as_one_group_whoever_asks(server: Server) -> None:
    address, (ana, ben) = played(server)
    assert "Keep this group" in ana.get(address).text
    for visitor in (ana, ben, ana):
        assert visitor.post(f"{address}/group").headers["location"] == "/me/people#groups"
    for visitor in (ana, ben):
        assert len(read_page(group_page(visitor)).all("article")) == 1
        assert "Ana and Ben" in group_page(visitor)


def test_the_next_table_has_a_seat_for_everybody_and_is_opened_once(server: Server) -> None:
    address, (ana, ben) = played(server)
    ana.post(f"{address}/group")
    second = press(ben, "/table")
    assert second != address
    table = server.session_at(second).table
    assert {seat.player for seat in table.seats} == {ana.id, ben.id}
    assert "Go to the table" in group_page(ana)
    assert press(ana, "/table") == second, "while it is played, everybody is led there"
    ana.post(f"{second}/resign", seat=table.seats_of(ana.id)[0])
    assert press(ana, "/table") not in {address, second}


def test_a_rematch_at_the_table_itself_belongs_to_the_group(server: Server) -> None:
    address, (ana, ben) = played(server)
    ana.post(f"{address}/group")
    second = ben.post(f"{address}/rematch").headers["location"]
    assert press(ana, "/table") == second
    assert "Go to the table" in group_page(ben)


def test_whoever_leaves_has_no_seat_at_the_next_table(server: Server) -> None:
    address, (ana, ben, cleo) = played(server, 3)
    ana.post(f"{address}/group")
    press(cleo, "/leave")
    assert "No group yet" in group_page(cleo)
    second = press(ben, "/table")
    seats = server.session_at(second).table.seats
    assert {seat.player for seat in seats} == {ana.id, ben.id, None}
    assert sum(seat.is_open for seat in seats) == 1


def test_a_group_that_only_one_is_left_of_is_gone(server: Server) -> None:
    address, (ana, ben) = played(server)
    ana.post(f"{address}/group")
    press(ben, "/leave")
    assert "No group yet" in group_page(ana)


def test_wins_of_the_group_are_counted(server: Server) -> None:
    address, people = played(server)
    ana = people[0]
    ana.post(f"{address}/group")
    assert "No game is finished yet" in group_page(ana), "nobody has points after resigning"
    finish(server, press(ana, "/table"), people)
    (group,) = Program(server, ana.secret).told("/groups")
    assert group["games"] == 1
    assert sum(one["wins"] for one in group["members"]) >= 1
    assert [one["name"] for one in group["members"] if one["you"]] == ["Ana"]
    assert "1 game" in group_page(ana)


def finish(server: Server, address: str, people: list[Visitor]) -> None:
    """Plays random moves to the end of the game."""
    session, chance = server.session_at(address), random.Random(1)
    while not session.table.is_over:
        seat, ply, move = any_choice(session.table, chance)
        (mover,) = [one for one in people if one.id == session.table.seats[seat].player]
        assert mover.post(f"{address}/moves", ply=ply, move=move, seat=seat).status_code == 303


def test_nobody_else_learns_of_a_group(server: Server) -> None:
    address, (ana, _) = played(server)
    ana.post(f"{address}/group")
    (group,) = Program(server, ana.secret).told("/groups")
    eve = server.person("Eve")
    for action in ("table", "leave"):
        assert eve.post(f"/me/groups/{group['id']}/{action}").status_code == 404
        Program(server, eve.secret).refused(404, "no-group", f"/groups/{group['id']}/{action}")
    assert eve.post(f"{address}/group").status_code == 403
    assert server.stranger().get("/me/people").status_code == 200


def test_a_group_needs_two_people_and_a_table_that_is_over(server: Server) -> None:
    ana = server.person("Ana")
    alone = ana.open(game="pixies", players=2, seat0="you", seat1="bot:novice")
    assert ana.post(f"{alone}/group").status_code == 403
    ana.post(f"{alone}/resign", seat=0)
    assert "Keep this group" not in ana.get(alone).text
    assert "at least two people" in ana.post(f"{alone}/group").text


def test_a_player_belongs_to_twenty_groups_at_most(server: Server) -> None:
    address, (ana, _) = played(server)
    for number in range(20):
        server.store.groups.keep(f"OTHER{number}", [ana.id, "somebody"])
    refused = ana.post(f"{address}/group")
    assert (refused.status_code, "twenty groups" in refused.text) == (403, True)


def test_groups_are_exported_and_forgotten_with_a_player(server: Server) -> None:
    address, (ana, ben) = played(server)
    ana.post(f"{address}/group")
    (exported,) = server.store.player_data.export(ana.id)["groups"]
    assert exported["tables"] == [code_of(address)]
    server.store.player_data.erase(ben.id)
    assert server.store.groups.of_player(ana.id) == []


def test_a_group_ends_with_its_last_table(server: Server) -> None:
    address, (ana, _) = played(server)
    ana.post(f"{address}/group")
    server.store.player_data.erase(ana.id)
    assert server.store.groups.of_table(code_of(address)) is None


def test_programs_keep_groups_and_open_their_tables(server: Server) -> None:
    address, people = played(server)
    ana, ben = (Program(server, one.secret) for one in people)
    (group,) = ana.done(f"{address}/group")
    assert (group["latest"], group["playing"], group["game"]) == (code_of(address), False, "pixies")
    opened = ben.done(f"/groups/{group['id']}/table")
    assert ana.told("/groups")[0]["latest"] == opened["code"]
    assert ben.done(f"/groups/{group['id']}/leave") == []
