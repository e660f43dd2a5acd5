"""Rated tables in the lobby: they can be sought, and say how strong the opener is."""

import sqlalchemy as sa

from page_checks import read_page
from stol.table.schema import RATED_GAMES, RATED_SEATS
from visitors import Server, Visitor, code_of
from web.api.programs import Program, program
from web.test_lobby import listed

RATED = {"game": "pixies", "players": 2, "seat1": "open", "public": "on", "rated": "on", "time": "10+5"}


def after_rated_games(server: Server, visitor: Visitor, games: int, mean: float = 1624.0, game: str = "pixies") -> None:
    """Stores what counting leaves of a player's latest rated game."""
    engine = sa.create_engine(server.store.url)
    with engine.begin() as connection:
        place = (connection.scalar(sa.select(sa.func.max(RATED_GAMES.c.place))) or 0) + 1
        code = f"OLD{place}"
        connection.execute(RATED_GAMES.insert(), {"code": code, "game": game, "at": place, "place": place})
        seat = {"code": code, "seat": 0, "side": 0, "rank": 1, "player": visitor.id}
        connection.execute(RATED_SEATS.insert(), seat | {"mean": mean, "deviation": 50.0, "games": games})
    engine.dispose()


def test_rated_tables_are_filtered_by_a_link(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    rated = code_of(ana.open(**RATED))
    other = code_of(ana.open(**RATED | {"rated": "off"}))
    assert rated in listed(server, ben, rated="yes")
    assert rated not in listed(server, ben, rated="no")
    assert other in listed(server, ben, rated="no", game="pixies")
    assert {rated, other} <= set(listed(server, ben))
    assert "/lobby?speed=live&amp;rated=yes" in ben.get("/lobby?speed=live").text
    assert ben.get("/lobby?rated=perhaps").status_code == 200


def test_a_rated_table_says_how_strong_its_opener_is(server: Server) -> None:
    new, early, known = (server.person(name) for name in ("Nora", "Emil", "Karla"))
    after_rated_games(server, early, games=9)
    after_rated_games(server, known, games=10)
    for visitor in (new, early, known):
        visitor.open(**RATED)
    page = server.stranger().get("/lobby?rated=yes").text
    assert "Rated; Nora: new" in page
    assert "Rated; Emil: new" in page, "too few games for a number"
    assert "Rated; Karla: 1624 ± 82" in page


def test_finding_somebody_never_leads_to_a_rated_game(server: Server) -> None:
    rated = server.person("Ana").open(**RATED)
    found = server.person("Ben").post("/lobby/pair", game="pixies", speed="live").headers["location"]
    assert found != rated
    assert not server.table(found).plan.rated


def of_three_strengths(server: Server) -> tuple[Visitor, list[str]]:
    """Somebody, and open tables of somebody stronger, somebody about as strong, and somebody new."""
    ana, openers = server.person("Ana"), [server.person(name) for name in ("Max", "Ivo", "Nora")]
    for visitor, mean in ((ana, 1700.0), (openers[0], 1950.0), (openers[1], 1550.0)):
        after_rated_games(server, visitor, 30, mean)
    return ana, [code_of(one.open(game="pixies", players=2, seat1="open", public="on")) for one in openers]


def test_tables_of_people_about_as_strong_are_sought_by_a_link(server: Server) -> None:
    ana, (strong, alike, new) = of_three_strengths(server)
    assert {strong, alike, new} <= set(listed(server, ana))
    found = set(listed(server, ana, strength="near"))
    assert found & {strong, alike, new} == {alike}
    assert new in listed(server, server.stranger(), strength="near"), "of both nothing is known"
    assert "/lobby?game=pixies&amp;strength=near" in ana.get("/lobby?game=pixies").text
    assert ana.get("/lobby?strength=weak").status_code == 200


def test_a_strength_in_another_game_says_nothing(server: Server) -> None:
    ana, (_, alike, _) = of_three_strengths(server)
    elsewhere = code_of(server.person("Ivo").open(game="onecard", players=2, seat1="open", public="on"))
    found = listed(server, ana, strength="near")
    assert elsewhere in found, "in that game nothing is known of either"
    assert alike in found


def test_whoever_is_sought_may_have_to_be_about_as_strong(server: Server) -> None:
    ana, bea = server.person("Ana"), server.person("Bea")
    after_rated_games(server, ana, 30, 2300.0, game="onecard")
    after_rated_games(server, bea, 30, 2150.0, game="onecard")
    wanted = {"game": "onecard", "speed": "none", "strength": "near"}
    others = server.person("Nora").post("/lobby/pair", game="onecard", speed="none").headers["location"]
    waiting = ana.post("/lobby/pair", **wanted).headers["location"]
    assert waiting != others
    assert bea.post("/lobby/pair", **wanted).headers["location"] == waiting


def test_finding_somebody_does_not_lead_to_ones_own_rated_table_either(server: Server) -> None:
    ana = server.person("Ana")
    rated = ana.open(**RATED | {"game": "clustered"})
    assert ana.post("/lobby/pair", game="clustered", speed="live").headers["location"] != rated


def test_the_lobby_says_which_rules_are_not_the_usual_ones(server: Server) -> None:
    ana = server.person("Tilda")
    teams = {"game": "ingenious", "players": 4, "teams": "on", "seat1": "open", "seat2": "open", "seat3": "open"}
    code = code_of(ana.open(**teams, public="on"))
    ana.open(game="clustered", players=2, seat1="open", public="on")
    pages = [read_page(server.stranger().get(f"/lobby?game={game}").text) for game in ("ingenious", "clustered")]
    told = [small.text for page in pages for small in page.all("small") if "Tilda" in small.text]
    assert told == ["Tilda: 3 open seats · Teams", "Tilda: 1 open seat"]
    (found,) = [one for one in Program(server).told("/lobby", game="ingenious")["tables"] if one["code"] == code]
    assert found["options"] == {"teams": True, "open_partners": False}


def test_programs_seek_rated_tables_too(server: Server) -> None:
    ana, ben = server.person("Ana"), program(server, "Ben")
    after_rated_games(server, ana, games=30)
    code = code_of(ana.open(**RATED))
    found = {one["code"]: one for one in ben.told("/lobby", rated="yes", game="pixies")["tables"]}
    assert (found[code]["rated"], found[code]["strength"]) == (True, 1624)
    assert code not in {one["code"] for one in ben.told("/lobby", rated="no")["tables"]}
    assert ben.get("/lobby", rated="perhaps").status_code == 400
    assert code not in {one["code"] for one in ben.told("/lobby", strength="near")["tables"]}, "Ana is stronger"
    assert ben.get("/lobby", strength="weak").status_code == 400
    assert ben.post("/lobby/pair", game="pixies", speed="none", strength="weak").status_code == 400
    assert ben.post("/lobby/pair", game="pixies", speed="none", strength="near").status_code == 201
