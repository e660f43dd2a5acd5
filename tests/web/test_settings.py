"""Settings are kept with the player, shown by every page, and changed by a form that needs no script."""

from pathlib import Path

import pytest
import sqlalchemy as sa

from page_checks import Element, read_page
from stol.table.player import CHOICES, PlayerSettings
from stol.table.store import Store
from table.written_before import fill
from visitors import Server, Visitor

LAST = {name: values[-1] for name, values in CHOICES.items()}
"""Of every setting a value that is not its default."""


def root(visitor: Visitor, address: str = "/") -> dict[str, str]:
    """The settings, as <html> says them."""
    attributes = read_page(visitor.get(address).text).all("html")[0].attributes
    return {name: attributes.get(f"data-{name}", "system") for name in CHOICES}


def pressed(page: Element) -> dict[str, str]:
    buttons = page.all("form", id="settings-form")[0].all("button", **{"aria-pressed": "true"})
    return {button.attributes["name"]: button.attributes["value"] for button in buttons}


def test_no_setting_has_been_left_at_its_default() -> None:
    assert not [name for name, value in LAST.items() if value == getattr(PlayerSettings(), name)]


def test_settings_are_kept_for_every_page_and_device_of_a_player(server: Server) -> None:
    ana = server.person("Ana")
    table = ana.open(game="clustered", seat1="bot:novice")
    for name, value in LAST.items():
        answer = ana.post("/settings", **{name: value}, back="/setup")
        assert (answer.status_code, answer.headers["location"]) == (303, "/setup")
    device = server.stranger()
    device.secret = ana.secret
    for address in ("/", "/setup", "/settings", "/learn/clustered", table):
        assert root(device, address) == LAST
    assert pressed(read_page(device.get("/settings").text)) == {**LAST, "language": "en"}
    assert root(server.stranger()) == {name: getattr(PlayerSettings(), name) for name in CHOICES}


def test_every_page_leads_to_the_settings_and_they_lead_back(server: Server) -> None:
    ana = server.person("Ana")
    table = ana.open(game="pixies", seat1="bot:novice")
    for address in ("/", "/setup", "/learn/pixies", "/learn/pixies/play/1", "/records", "/join", table):
        found = read_page(ana.get(address).text)
        links = [link.attributes["href"] for link in found.all("a") if "data-settings" in link.attributes]
        assert len(links) == 1
        settings = read_page(ana.get(links[0]).text)
        done = next(link for link in settings.all("a") if "data-close" in link.attributes)
        assert done.attributes["href"] == address
        form = settings.all("form", id="settings-form")[0]
        back = form.all("input", name="back")[0].attributes["value"]
        answer = ana.post(form.attributes["action"], speed="fast", back=back)
        assert answer.headers["location"] == links[0]


def test_a_stranger_who_chooses_something_becomes_a_player(server: Server) -> None:
    stranger = server.stranger()
    assert "set-cookie" in stranger.post("/settings", size="large").headers
    assert root(stranger)["size"] == "large"


@pytest.mark.parametrize("name", CHOICES)
@pytest.mark.parametrize("value", ["nonsense", "<b>"])
def test_what_is_not_offered_is_refused_and_changes_nothing(server: Server, name: str, value: str) -> None:
    ana = server.person("Ana")
    ana.post("/settings", **LAST)
    answer = ana.post("/settings", **{name: value})
    assert answer.status_code == 400
    assert "setting" in read_page(answer.text).all("main")[0].text
    assert root(ana) == LAST


def test_a_page_leads_back_to_no_other_site(server: Server) -> None:
    page = read_page(server.stranger().get("/settings?back=//evil.example").text)
    assert next(a for a in page.all("a") if "data-close" in a.attributes).attributes["href"] == "/"


def test_the_light_of_a_player_from_before_is_kept(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'before.db'}"
    fill(url, tmp_path)
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        secret = connection.scalar(sa.text("SELECT min(secret) FROM players"))
        connection.execute(sa.text("UPDATE players SET light = 'night' WHERE secret = :secret"), {"secret": secret})
    engine.dispose()
    store = Store(url)
    player = store.find_player(secret)
    store.close()
    assert player is not None
    assert player.settings == PlayerSettings(light="night")
