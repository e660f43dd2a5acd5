"""The lobby: tables that anybody may join, and finding somebody to play with."""

import msgspec

from page_checks import read_page
from stol.table.plan import Plan
from visitors import Server, plan_for


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
