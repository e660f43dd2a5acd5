"""Somebody counts as away a while after the last page was closed, and not sooner; only then another may play on."""

from visitors import Server


def test_nobody_is_replaced_before_the_grace_is_over(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="pixies", seat1="open")
    ben.sit(address, 1)
    session = server.session_at(address)

    async def blink() -> None:
        with session.listen(session.table.seats[1].player):
            pass

    server.client.blocking_portal.call(blink)
    answer = ana.post(f"{address}/stand-in", seat=1, level="novice")
    assert answer.status_code == 409
    assert "That player is at the table." in answer.text
    assert session.table.seats[1].level is None


def test_somebody_without_scripts_is_there_for_a_while_after_each_request(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="pixies", seat1="open")
    ben.sit(address, 1)
    session = server.session_at(address)
    player = session.table.seats[1].player or ""
    ben.get(address)

    async def go_away() -> None:
        session.presence._leaving[player].cancel()  # noqa: SLF001 - as if the time had passed
        session.presence._mark_away(player)  # noqa: SLF001 - the same

    server.client.blocking_portal.call(go_away)
    assert session.is_away(player)
    ben.get(address)
    assert not session.is_away(player)
    assert ana.post(f"{address}/stand-in", seat=1, level="novice").status_code == 409
    server.client.blocking_portal.call(go_away)
    assert ana.post(f"{address}/stand-in", seat=1, level="novice").status_code == 303
    assert session.table.seats[1].level == "novice"
