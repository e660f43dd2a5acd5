"""Rated tables in the lobby: they can be sought, and say how strong the opener is."""

import sqlalchemy as sa

from stol.table.schema import RATED_GAMES, RATED_SEATS
from visitors import Server, Visitor, code_of
from web.api.programs import Program
from web.test_lobby import listed

RATED = {"game": "pixies", "players": 2, "seat1": "open", "public": "on", "rated": "on", "time": "10+5"}


def after_rated_games(server: Server, visitor: Visitor, games: int) -> None:
    """Stores what counting leaves of a player's latest rated game."""
    engine = sa.create_engine(server.store.url)
    with engine.begin() as connection:
        place = (connection.scalar(sa.select(sa.func.max(RATED_GAMES.c.place))) or 0) + 1
        code = f"OLD{place}"
        connection.execute(RATED_GAMES.insert(), {"code": code, "game": "pixies", "at": place, "place": place})
        seat = {"code": code, "seat": 0, "side": 0, "rank": 1, "player": visitor.id}
        connection.execute(RATED_SEATS.insert(), seat | {"mean": 1624.0, "deviation": 50.0, "games": games})
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


def test_programs_seek_rated_tables_too(server: Server) -> None:
    ana, ben = server.person("Ana"), Program(server)
    after_rated_games(server, ana, games=30)
    code = code_of(ana.open(**RATED))
    found = {one["code"]: one for one in ben.told("/lobby", rated="yes", game="pixies")["tables"]}
    assert (found[code]["rated"], found[code]["strength"]) == (True, 1624)
    assert code not in {one["code"] for one in ben.told("/lobby", rated="no")["tables"]}
    assert ben.get("/lobby", rated="perhaps").status_code == 400
