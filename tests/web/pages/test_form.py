"""Table requests survive the way through a query; invalid forms raise BadOptions and nothing else."""

import dataclasses
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from page_checks import read_page
from sampling import examples
from stol import BadOptions, Game
from stol.games.onecard.deck import OWN
from stol.games.registry import KEYS, find
from stol.table.time_control import read_time_control
from stol.text import FOR_PEOPLE, explain, speak
from stol.web.html.pages.setup import Setup, page
from stol.web.service.table_request import (
    KINDS,
    SWITCHES,
    TableRequest,
    TableRequestDraft,
    draft_request,
    levels,
    option_controls,
    read_request,
    request_fields,
    request_query,
)

VALUES: dict[str, st.SearchStrategy[Any]] = {
    "Flag": st.booleans(),
    "Sides": st.none() | st.tuples(st.integers(31, 101), st.integers(1, 101)).map(list),
    "Lines": st.none() | st.just(list(OWN)),
    "Favoured": st.sampled_from(["none", "all"]) | st.sets(st.integers(0, 7)).map(sorted),
}
"""Allowed values by kind of option; lists of seats may name more seats than there are."""


@st.composite
def table_requests(draw: st.DrawFn) -> TableRequest:
    game = draw(st.sampled_from(KEYS))
    given = {name: draw(VALUES[type(kind).__name__]) for name, kind in option_controls(game).items()}
    if given.get("open_partners"):
        given["teams"] = True
    players = draw(st.sampled_from(find(game).options(**given).players()))
    if isinstance(given.get("third_joker"), list):
        given["third_joker"] = [seat for seat in given["third_joker"] if seat < players]
    others = st.sampled_from(["here", "open", *(f"bot:{level}" for level in levels(game))])
    seats = [draw(others) for _ in range(players)]
    seats[draw(st.integers(0, players - 1))] = "you"
    deal = draw(st.sampled_from(["", "friday", "a deal-2", "été"]))
    chat, watch, hints = (draw(st.booleans()) for _ in SWITCHES)
    guests = tuple((seat, "Bo") for seat, who in enumerate(seats) if who == "here" and draw(st.booleans()))
    times = st.builds(read_time_control, st.sampled_from(["5+5", "12h"]), st.sampled_from(["bot", "lost"]))
    time = draw(st.none() | times)
    wanted = TableRequest(game, players, given, tuple(seats), chat, watch, hints, deal=deal, guests=guests, time=time)
    return replace(wanted, real_components=not deal and not time and draw(st.booleans()))


names = st.sampled_from(
    [
        "game",
        "players",
        "resize",
        "sent",
        "chat",
        "watch",
        "typed",
        "deal",
        "flower_power",
        "draft",
        "deck",
        "fast",
        "teams",
        "open_partners",
        "first_bonus",
        "table-width",
        "table-height",
        "third_joker",
        "third_joker-0",
        "third_joker-9",
        "seat0",
        "seat1",
        "seat7",
    ]
)
values = st.text() | st.sampled_from(
    [*KEYS, "on", "off", "", "0", "2", "4", "8", "-1", "9" * 5000, "²", "٣", "you", "open", "bot:club", "bot:", "seats"]
)
invalid_forms = st.dictionaries(names | st.text(), values)


@given(table_requests())
@settings(deadline=None)
def test_a_table_request_comes_back_from_its_query(table_request: TableRequest) -> None:
    form = dict(parse_qsl(request_query(table_request), keep_blank_values=True))
    assert read_request(form) == table_request
    assert draft_request(form) == TableRequestDraft(
        table_request, find(table_request.game).options(**table_request.options).players()
    )
    assert Game.of(table_request.game, table_request.players, table_request.options).players == table_request.players


@given(invalid_forms)
@settings(max_examples=examples(200), deadline=None)
def test_an_invalid_form_is_refused_and_can_still_be_shown(form: dict[str, str]) -> None:
    draft = draft_request(form)
    try:
        table_request = read_request(form)
    except BadOptions as error:
        assert str(error).strip()  # noqa: PT017 - most invalid forms raise, some are valid by chance
    else:
        if "resize" not in form:
            assert draft.table_request == table_request
        assert len(table_request.seats) == table_request.players
    assert len(draft.table_request.seats) == draft.table_request.players
    assert draft.table_request.players in draft.allowed
    read_page(page(Setup(say=speak(), draft=draft)))


@pytest.mark.parametrize(
    ("form", "reason"),
    [
        ({}, "no game"),
        ({"game": "chess"}, "'chess' is no game"),
        ({"game": "pixies", "players": "many"}, "'many' is no whole number"),
        ({"game": "pixies", "players": "6"}, "2 to 5 players, not 6"),
        ({"game": "pixies", "flower_power": "yes"}, "flower_power is on or off"),
        ({"game": "pixies", "seat1": "bot:god"}, "seat 2 is one of you, here, open, bot:novice"),
        ({"game": "pixies", "seat1": "you"}, "only one seat can be yours"),
        ({"game": "pixies", "seat0": "bot:club"}, "somebody has to play"),
        ({"game": "onecard", "deck": "01 r2"}, "5 rows in 5 different colours"),
        ({"game": "clustered", "table-width": "9"}, "two whole numbers"),
        ({"game": "clustered", "table-width": "0", "table-height": "1"}, "too small"),
        ({"game": "clustered", "third_joker": "some"}, "third_joker"),
        ({"game": "ingenious", "open_partners": "on"}, "needs teams"),
    ],
)
def test_a_refusal_says_what_would_be_right(form: dict[str, str], reason: str) -> None:
    with pytest.raises(BadOptions) as caught:
        read_request(form)
    assert reason in explain(caught.value.reason, speak(), FOR_PEOPLE)


def test_with_nothing_but_a_game_you_play_an_opponent() -> None:
    for game in KEYS:
        table_request = read_request({"game": game})
        assert (table_request.players, table_request.seats, table_request.chat, table_request.watch) == (
            2,
            ("you", "bot:club"),
            True,
            True,
        )


def test_in_a_form_that_was_sent_a_missing_tick_is_off() -> None:
    table_request = read_request({"game": "pixies", "sent": "1", "watch": "on"})
    assert (table_request.chat, table_request.watch) == (False, True)


def test_a_form_follows_the_options_to_the_players_they_are_for() -> None:
    assert draft_request({"game": "pixies", "players": "8"}).table_request.players == 5
    assert draft_request({"game": "pixies", "players": "8", "flower_power": "on"}).table_request.players == 6
    assert draft_request({"game": "ingenious", "players": "2", "teams": "on"}).allowed == range(4, 5)
    assert draft_request({"game": "clustered", "players": "3", "resize": "4"}).table_request.players == 4
    half = draft_request({"game": "clustered", "table-width": "9"})
    assert (half.table_request.options["table"], bool(half.problem)) == ([9, None], True)
    fewer = {"game": "clustered", "players": "3", "resize": "2", "third_joker": "seats", "third_joker-2": "on"}
    assert draft_request(fewer) == TableRequestDraft(draft_request(fewer).table_request, range(1, 9), None)


def test_every_option_of_every_game_stands_in_the_form() -> None:
    for game in KEYS:
        options = dataclasses.fields(find(game).options)
        assert {option.type for option in options} <= set(KINDS)
        usual = read_request({"game": game})
        assert usual.options == find(game).options().plain()
        assert set(request_fields(usual)) == {"game", "players", "seat0", "seat1", "chat", "watch", "hints"}
