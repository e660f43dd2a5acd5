"""Days off by the page and by the API, and how the others see them."""

import datetime as dt

import pytest

from page_checks import read_page
from stol.text import speak
from stol.text.languages import SHIPPED
from visitors import Server, Visitor
from web.api.programs import program, table_for_two

PAGE = "/me/holidays"


def day(later: int) -> dt.date:
    return dt.datetime.now(dt.UTC).date() + dt.timedelta(days=later)


def actions(who: Visitor) -> set[str]:
    """Where the forms of the page lead."""
    return {form.attributes["action"] for form in read_page(who.get(PAGE).text).all("form")}


@pytest.mark.parametrize("address", ["/settings", "/me"])
def test_the_settings_and_ones_own_page_lead_to_days_off(server: Server, address: str) -> None:
    read = read_page(server.person("Ana").get(address).text)
    assert read.all("a", href=PAGE)


def test_days_off_are_taken_on_the_page_and_ended_there(server: Server) -> None:
    ana = server.person("Ana")
    assert "30 days off left" in ana.get(PAGE).text
    assert ana.post(PAGE, first="", last=day(0)).status_code == 303
    assert "You have days off until" in ana.get(PAGE).text
    assert "29 days off left" in ana.get(PAGE).text
    assert PAGE not in actions(ana)
    assert ana.post(f"{PAGE}/end").status_code == 303
    assert {PAGE} <= actions(ana)
    assert "29 days off left" in ana.get(PAGE).text


def test_days_that_are_to_come_can_be_given_up(server: Server) -> None:
    ana = server.person("Ana")
    ana.post(PAGE, first=day(2), last=day(3))
    assert "You have days off from" in ana.get(PAGE).text
    ana.post(f"{PAGE}/end")
    assert "30 days off left" in ana.get(PAGE).text


def test_somebody_who_is_no_player_yet_becomes_one(server: Server) -> None:
    stranger = server.stranger()
    assert "30 days off left" in stranger.get(PAGE).text
    assert stranger.post(PAGE, last=day(0)).status_code == 303
    assert "You have days off until" in stranger.get(PAGE).text


@pytest.mark.parametrize("last", ["", "tomorrow", "2026-02-30", "1999-01-01"])
def test_a_wrong_date_is_refused_and_stays_in_the_form(server: Server, last: str) -> None:
    answer = server.person("Ana").post(PAGE, first=day(0), last=last)
    assert answer.status_code == 400
    assert "days off begin on" in answer.text
    (field,) = read_page(answer.text).all("input", name="last")
    assert field.attributes["value"] == last


def test_a_program_takes_and_ends_days_off(server: Server) -> None:
    ana = program(server, "Ana")
    taken = ana.done(PAGE, last=str(day(0)))
    assert taken == {"left": 29, "first": str(day(0)), "last": str(day(0))}
    assert ana.told(PAGE) == taken
    told = ana.refused(400, "bad-options", PAGE, last=str(day(0)))
    assert "end them first" in told["detail"]
    assert ana.done(f"{PAGE}/end") == {"left": 29, "first": None, "last": None}


def test_the_others_see_it_at_the_table_and_programs_in_its_state(server: Server) -> None:
    address, ana, ben = table_for_two(server, "pixies", time="3d")
    assert [clock["holiday"] for clock in ben.told(address)["clocks"]] == [None, None]
    ana.done(PAGE, last=str(day(0)))
    assert [clock["holiday"] for clock in ben.told(address)["clocks"]] == [str(day(0)), None]
    clock = ben.told(address)["clocks"][0]
    assert not clock["runs"]
    browser = Visitor(server, secret=ben.token)
    shown = browser.get(address).text
    assert speak("en")("sitter-holiday", date=day(0)) in shown
    ana.done(f"{PAGE}/end")
    assert speak("en")("sitter-holiday", date=day(0)) not in browser.get(address).text


@pytest.mark.parametrize("language", SHIPPED)
def test_the_page_speaks_every_language(server: Server, language: str) -> None:
    ana = server.person("Ana")
    ana.post(PAGE, last=day(0))
    say = speak(language)
    assert say("holidays-now", first=day(0), last=day(0)) in ana.get(f"{PAGE}?lang={language}").text
