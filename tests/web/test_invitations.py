"""People from earlier games are invited to a waiting table; they join, decline, or keep somebody away."""

from page_checks import read_page
from visitors import Server, Visitor, code_of
from web.api.programs import Program


def friends(server: Server) -> tuple[Visitor, Visitor]:
    """Ana and Ben have played together."""
    ana, ben = server.person("Ana"), server.person("Ben")
    ben.sit(ana.open(game="pixies", players=2, seat0="you", seat1="open"), 1)
    return ana, ben


def waiting(ana: Visitor, **more: object) -> str:
    """A new table where Ana waits."""
    return ana.open(game="ingenious", players=3, seat0="you", seat1="open", seat2="open", **more)


def press(visitor: Visitor, page: str, action: str) -> int:
    """Presses the only button for this on the page."""
    (form,) = read_page(visitor.get(page).text).all("form", action=action)
    fields = {field.attributes["name"]: field.attributes["value"] for field in form.all("input")}
    (button,) = form.all("button")
    if "name" in button.attributes:
        fields[button.attributes["name"]] = button.attributes["value"]
    return visitor.post(action, **fields).status_code


def test_a_person_from_an_earlier_game_is_invited_at_a_press_and_joins(server: Server) -> None:
    ana, ben = friends(server)
    address = waiting(ana)
    assert press(ana, address, f"{address}/invite") == 303
    page = read_page(ana.get(address).text)
    assert not page.all("form", action=f"{address}/invite")
    assert "Invited" in page.text
    assert "Ana invites you to Ingenious" in ben.get("/").text
    assert press(ben, "/", f"{address}/join") == 303
    assert server.table(address).seats_of(ben.id) == [1]
    assert "invites you" not in ben.get("/").text


def test_whoever_declines_is_asked_no_more(server: Server) -> None:
    ana, ben = friends(server)
    address = waiting(ana)
    press(ana, address, f"{address}/invite")
    assert press(ben, "/", f"{address}/refuse") == 303
    assert "invites you" not in ben.get("/").text
    assert ben.post(f"{address}/join").status_code == 403, "the table is private, and the invitation is gone"


def test_an_invitation_ends_when_the_game_begins(server: Server) -> None:
    ana, ben = friends(server)
    address = ana.open(game="ingenious", players=2, seat0="you", seat1="open")
    press(ana, address, f"{address}/invite")
    server.person("Cleo").sit(address, 1)
    assert server.session_at(address).table.position is not None
    assert "invites you" not in ben.get("/").text
    assert server.store.company.invited(code_of(address)) == []
    assert ana.post(f"{address}/invite", player=ben.id).status_code == 409


def test_only_who_waits_at_a_table_invites_to_it(server: Server) -> None:
    ana, ben = friends(server)
    address = waiting(ana)
    assert not read_page(ben.get(address).text).all("form", action=f"{address}/invite")
    assert ben.post(f"{address}/invite", player=ben.id).status_code == 403


def test_the_page_of_people_invites_to_the_table_where_one_waits(server: Server) -> None:
    ana, ben = friends(server)
    assert not read_page(ana.get("/me/people").text).all("button", name="player"), "there is no table to invite to"
    address = waiting(ana)
    assert press(ana, "/me/people", f"{address}/invite") == 303
    assert "Invited" in ana.get("/me/people").text
    assert server.store.company.invited(code_of(address)) == [ben.id]


def test_somebody_is_kept_away_without_learning_of_it(server: Server) -> None:
    ana, ben = friends(server)
    block = f"/me/people/{ana.id}/block"
    assert press(ben, "/me/people", block) == 303
    address = waiting(ana, public="on")
    press(ana, address, f"{address}/invite")
    assert "Invited" in ana.get(address).text, "she does not learn of it"
    assert "invites you" not in ben.get("/").text
    assert address not in ben.get("/lobby").text
    assert address in server.stranger().get("/lobby").text
    assert press(ben, "/me/people", block) == 303
    assert "Ana invites you" in ben.get("/").text


def test_whoever_has_played_with_nobody_reads_how_people_come_here(server: Server) -> None:
    for visitor in (server.person("Dora"), server.stranger()):
        assert "Nobody yet" in visitor.get("/me/people").text


def test_whoever_left_the_table_again_is_not_invited_any_more(server: Server) -> None:
    ana, ben = friends(server)
    address = waiting(ana)
    press(ana, address, f"{address}/invite")
    ben.post(f"{address}/join")
    ben.post(f"{address}/leave")
    assert "invites you" not in ben.get("/").text


def test_programs_join_private_tables_by_invitation_or_decline(server: Server) -> None:
    ana, ben = (Program(server, one.secret) for one in friends(server))
    first, second = (
        ana.done("/tables", game="ingenious", players=3, seats=["you", "open", "open"])["code"] for _ in range(2)
    )
    ben.refused(403, "not-public", f"/tables/{first}/join")
    (known,) = ana.told("/people")
    for code in (first, second):
        ana.done(f"/tables/{code}/invitations", players=[known["id"]])
    left = ben.done(f"/tables/{second}/refuse")
    assert left == [{"code": first, "game": "ingenious", "by": "Ana"}]
    assert ben.done(f"/tables/{first}/join")["you"] == [1]
