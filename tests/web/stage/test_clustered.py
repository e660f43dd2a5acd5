"""The table of Clustered: links and buttons for every legal move, nothing hidden on the page, gains that come true."""

import functools
import gzip
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from random_games import positions
from sampling import examples
from stol import Game, Position
from stol.bots.registry import find
from stol.deal import Deal
from stol.games.clustered.analysis import TableAnalysis
from stol.text import speak
from stol.web.html.pieces.clustered import picture
from stol.web.html.stage.clustered import draw, result
from stol.web.scene.clustered.words import card_name, progress
from stol.web.scene.scene import Scene
from table_page import page
from web.stage.clustered_pages import NAMES, Page, draw_page, picks, position_with, scene, turns
from web.stage.halves import with_half_of

if TYPE_CHECKING:
    from stol.games.clustered.view import ClusteredView

GAMES = [
    Game("clustered", players=1, first_bonus=True, largest_bonus=True),
    Game("clustered"),
    Game("clustered", players=3, table=[9, 6], fast=True, first_bonus=True),
    Game("clustered", players=4, third_joker="all", largest_bonus=True),
    Game("clustered", players=5, third_joker=[1], table=[8, 5]),
    Game("clustered", players=6, fast=True, largest_bonus=True),
    Game("clustered", players=7, first_bonus=True),
    Game("clustered", players=8, first_bonus=True, largest_bonus=True, third_joker="all"),
]
some_games = with_half_of(GAMES)
# ---- moves ----------------------------------------------------------------------------------------------


@some_games
def test_links_and_buttons_lead_to_the_legal_moves_and_to_no_others(game: Game) -> None:
    for position, before in turns(game, 3):
        seat = position.actor
        assert isinstance(seat, int)
        first = draw_page(scene(position, seat, before))
        assert not first.aimed()
        assert not first.buttons()
        reached: set[str] = set()
        for address in first.hand():
            opened = draw_page(scene(position, seat, before, picks(address)))
            reached |= opened.aimed().keys() | opened.buttons()
        assert reached == set(position.legal())


@some_games
def test_without_script_a_link_selects_and_a_button_plays(game: Game) -> None:
    position, _ = turns(game, 5)[2]
    assert isinstance(position.actor, int)
    for address in draw_page(scene(position, position.actor)).hand():
        opened = draw_page(scene(position, position.actor, picked=picks(address)))
        for move, aim in list(opened.aimed().items())[:2]:
            aimed = draw_page(scene(position, position.actor, picked=picks(aim)))
            assert aimed.buttons() == {move}
            assert [link["data-move"] for link in aimed.all("a", "data-sure")] == [move]


@some_games
def test_out_of_turn_there_is_nothing_to_press(game: Game) -> None:
    for position, before in turns(game, 3):
        for seat in {None, *range(game.players)} - {position.actor}:
            card = position.legal()[0].partition("@")[0].removeprefix("discard ")
            shown = draw_page(scene(position, seat, before, {"card": card, "ask": "1", "at": "0,1"}))
            assert not shown.aimed()
            assert not shown.buttons()
            assert [link["href"] for link in shown.all("a", "data-pick")] in ([], ["/tables/KRUH42?explain=1"])


def test_a_tap_on_a_space_where_the_card_can_not_go_tells_why_at_once() -> None:
    position = position_with(Game("clustered"), "@")
    seat = position.actor
    assert isinstance(seat, int)
    beside = TableAnalysis(cast("ClusteredView", position.view(seat))).beside
    for card in position.view(seat)["hands"][seat]:
        shown = draw_page(scene(position, seat, picked={"card": card}))
        asked = {picks(str(link["href"])).get("why") for link in shown.all("a", "data-pick")} - {None}
        assert asked | shown.aimed().keys() == {f"{card}@{x},{y}" for x, y in beside}
        assert all("data-move" in link for link in shown.all("a", "data-spot"))  # arrow keys go to legal spaces only


def test_a_question_can_be_asked_about_every_free_space_beside_a_card() -> None:
    position = position_with(Game("clustered"), "@")
    seat = position.actor
    assert isinstance(seat, int)
    hand = position.view(seat)["hands"][seat]
    asking = draw_page(scene(position, seat, picked={"ask": "1"}))
    assert len(asking.hand()) == len(set(hand))
    beside = TableAnalysis(cast("ClusteredView", position.view(seat))).beside
    for card in hand:
        asked = draw_page(scene(position, seat, picked={"ask": "1", "card": card}))
        questions = {picks(str(link["href"])).get("why") for link in asked.all("a", "data-pick")} - {None}
        assert f"discard {card}" in questions
        places = {question for question in questions if question and "@" in question}
        assert places | asked.aimed().keys() == {f"{card}@{x},{y}" for x, y in beside}
        assert not places & set(position.legal())


@settings(max_examples=examples(25), deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(["card", "at", "ask", "why", "turn"]),
        st.one_of(st.text(max_size=9), st.sampled_from(["J", "2tf", "1sh", "*", "0,1", "1,0", "-1,0", "0,0", "1"])),
    ),
    st.sampled_from([0, 1, None]),
)
def test_whatever_the_address_says_the_table_is_drawn(picked: dict[str, str], seat: int | None) -> None:
    position = position_with(Game("clustered"), "@")
    shown = draw_page(scene(position, seat, picked=picked))
    legal = set(position.legal()) if position.actor == seat else set()
    assert shown.aimed().keys() | shown.buttons() <= legal


# ---- points ---------------------------------------------------------------------------------------------


def gains(shown: Page) -> Iterator[tuple[str, int]]:
    """Each move that a link selects, with the gain that is shown there."""
    move = ""
    for tag, attributes in shown.elements:
        if tag == "a":
            if move:
                yield move, 0
            move = attributes.get("data-move") or ""
        href = attributes.get("href") or ""
        if tag == "use" and href.startswith("#gain-") and move:
            yield move, int(href.removeprefix("#gain-"))
            move = ""
    if move:
        yield move, 0


@some_games
def test_a_gain_is_what_the_move_adds(game: Game) -> None:
    for position, _ in turns(game, 4):
        seat = position.actor
        assert isinstance(seat, int)
        now = position.view(seat)["points"][seat]["total"]
        for address in draw_page(scene(position, seat)).hand():
            shown = draw_page(scene(position, seat, picked=picks(address)))
            listed = dict(gains(shown))
            assert listed.keys() == shown.aimed().keys()
            for move in random.Random(2).sample(sorted(listed), min(12, len(listed))):
                assert position.play(move).view(seat)["points"][seat]["total"] - now == listed[move]


@pytest.mark.parametrize("option", ["first_bonus", "largest_bonus"])
def test_gains_count_bonuses(option: str) -> None:
    position = Game("clustered", players=1, **{option: True}).start()
    deal, bot = Deal(1), find("greedy")(0)
    found = Counter[bool]()
    while not (found[True] and found[False]):
        if position.actor == "chance":
            position = position.play(deal.outcome(position))
            continue
        view = position.view(0)
        for card in set(view["hands"][0]):
            for move, gain in gains(draw_page(scene(position, 0, picked={"card": card}))):
                after, now = position.play(move).view(0)["points"][0], view["points"][0]
                found[after["bonus"] > now["bonus"]] += 1
                assert gain == after["total"] - now["total"]
        position = position.play(bot.move(view))


@some_games
def test_runs_and_rectangles_are_those_that_score(game: Game) -> None:
    for position in (positions(game)[-1], positions(game)[len(positions(game)) // 2]):
        view = position.open_view()
        table = TableAnalysis(cast("ClusteredView", view))
        for seat, points in enumerate(view["points"]):
            across = sum(run.count for run in table.runs if run.owner == seat and run.across)
            down = sum(run.count for run in table.runs if run.owner == seat and not run.across)
            blocks = [block for block in table.blocks if block.owner == seat]
            assert (across, down) == (points["rows"], points["columns"])
            assert sum(block.width * block.height for block in blocks) == points["rectangle"]
            for block in blocks:
                spaces = [(block.x + dx, block.y + dy) for dx in range(block.width) for dy in range(block.height)]
                assert {table.owners[space] for space in spaces} == {seat}


# ---- what is shown --------------------------------------------------------------------------------------


@some_games
def test_only_ones_own_hand_is_on_the_page(game: Game) -> None:
    for position, before in turns(game, 3):
        lying = Counter((card["owner"], card["card"]) for card in position.view()["cards"] if card["owner"] is not None)
        for seat in (None, 0, game.players - 1):
            shown = draw_page(scene(position, seat, before))
            pieces = [str(found["data-piece"]) for _, found in shown.elements if "data-piece" in found]
            assert len(set(pieces)) == len(pieces)
            seen = Counter((int(owner), card[0] if card[0] == "J" else card) for owner, card in map(piece, pieces))
            hand = position.view(seat)["hands"][seat] if seat is not None and position.actor is not None else []
            assert seen == lying + Counter((seat, card) for card in hand)


def piece(name: str) -> tuple[str, str]:
    _, owner, card = name.split("-")
    return owner, card


@some_games
def test_pages_are_well_formed_from_the_start_to_the_end(game: Game) -> None:
    listed = positions(game)
    last = len(listed) - 1
    for ply in {0, game.players * 5 + 1, game.players * 7 + 2, last // 2, last - 1, last}:
        position, before = listed[ply], next((moved for moved in listed[:ply][::-1] if moved.actor != "chance"), None)
        for seat in {None, position.actor if isinstance(position.actor, int) else 0}:
            legal = position.legal() if position.actor == seat else []
            card = legal[-1].partition("@")[0].removeprefix("discard ") if legal else "2tf"
            for picked in ({}, {"card": card}, {"card": card, "ask": "1"}) if legal else ({},):
                check_page(scene(position, seat, before, picked))


def check_page(a_scene: Scene) -> None:
    text = str(page(a_scene, draw(a_scene)))
    shown = Page(text)
    assert len(gzip.compress(text.encode())) < 30_000
    ids = Counter(found["id"] for _, found in shown.elements if "id" in found)
    assert not ids or max(ids.values()) == 1
    for place, (tag, found) in enumerate(shown.elements):
        assert "style" not in found
        assert not any(name.startswith("on") for name in found)
        quiet = "edge" in (found.get("class") or "") or "aria-hidden" in found  # a script labels the edge
        if tag in {"a", "button"} and not quiet:
            assert found.get("aria-label") or shown.named.get(place, "").strip()
        if tag == "use" and str(found["href"]).startswith("#"):
            assert str(found["href"])[1:] in ids
    assert NAMES[0] in text or a_scene.seat == 0


@some_games
def test_the_last_move_is_told_and_marked(game: Game) -> None:
    for position, before in turns(game, 6)[1:]:
        here = scene(position, 0, before)
        assert before
        assert isinstance(before.actor, int)
        said = draw(here).last_move
        assert said.startswith("You" if before.actor == 0 else NAMES[before.actor])
        card = here.view["cards"][-1]
        placed = len(here.view["cards"]) > len(before.view()["cards"])
        assert ("discarded" in said) is not placed
        rings = [found["transform"] for _, found in draw_page(here).elements if found.get("class") == "last"]
        assert rings == ([f"translate({card['x'] * 100} {card['y'] * 100})"] if placed else [])


def test_the_last_move_is_said_with_its_place_and_gain() -> None:
    game = Game("clustered")
    before = positions(game)[-1]
    for position in positions(game)[::-1]:
        if isinstance(position.actor, int) and len(before.view()["cards"]) > len(position.view()["cards"]):
            card = before.view()["cards"][-1]
            gain = before.view()["points"][card["owner"]]["total"] - position.view()["points"][card["owner"]]["total"]
            said = draw(scene(before, None, position)).last_move
            assert f"at {card['x']},{card['y']}".replace("-", "−") in said
            assert (f"+{gain}" in said) is (gain > 0)
            return
        before = position


@some_games
def test_the_words_tell_the_whole_position(game: Game) -> None:
    position, _ = turns(game, 5)[3]
    seat = position.actor
    assert isinstance(seat, int)
    here = scene(position, seat)
    told = Page(f"<div>{transcript_of(here)}</div>")
    cells = Counter(
        told.named[place] for place, (tag, _) in enumerate(told.elements) if tag == "td" and place in told.named
    )
    for card in here.view["cards"]:
        words = "a joker" if card["card"] == "J" else "the start card" if card["owner"] is None else None
        name = "" if card["owner"] is None else f", {owner_name(here, card['owner'])}"
        if words:
            assert cells[f"{words}{name}"]
    owned = sum(
        count for cell, count in cells.items() if any(cell.endswith(f", {owner_name(here, s)}") for s in here.seats())
    )
    assert owned == sum(card["owner"] is not None for card in here.view["cards"])
    for points in here.view["points"]:
        assert cells[str(points["total"])]
    assert "Your hand: " in told.text()


def owner_name(a_scene: Scene, seat: int) -> str:
    return "yours" if seat == a_scene.seat else a_scene.names[seat]


def transcript_of(a_scene: Scene) -> str:
    import htpy  # noqa: PLC0415 - only here nodes have to be rendered

    return str(htpy.div[draw(a_scene).transcript])


# ---- the rest -------------------------------------------------------------------------------------------


@some_games
def test_the_result_lists_all_items_best_first(game: Game) -> None:
    position = positions(game)[-1]
    here = scene(position, 0)
    shown = Page(str(result(here)))
    final = position.result
    assert final
    totals = [int(shown.named[place]) for place, (_, found) in enumerate(shown.elements) if found.get("class") == "sum"]
    assert totals == sorted(final["scores"], reverse=True)
    rows = [int(word) for word in words_in(shown, "strong")]
    per_seat = len(rows) // game.players
    assert [sum(rows[n * per_seat : (n + 1) * per_seat]) for n in range(game.players)] == totals


def words_in(shown: Page, tag: str) -> list[str]:
    return [shown.named[place] for place, (kind, _) in enumerate(shown.elements) if kind == tag]


def test_a_bonus_is_told_with_its_reasons() -> None:
    position = positions(GAMES[0])[-1]
    told = Page(f"<div>{transcript_of(scene(position, 0))}</div>")
    points = position.view()["points"][0]["bonus"]
    assert f"{points} (first run of 5 and longest run)" in told.named.values()


def test_the_last_cards_stand_below_the_names_of_their_players() -> None:
    position, before = turns(Game("clustered"), 5)[3]
    shown = draw_page(scene(position, None, before))
    listed = [
        shown.named[place] for place, (tag, _) in enumerate(shown.elements) if tag == "li" and place in shown.named
    ]
    last = next(card for card in reversed(position.view()["cards"]) if card["owner"] == 0)
    assert f"Ana{card_name(speak(), last['card'])}" in listed


def test_progress_counts_the_cards_to_go() -> None:
    game = Game("clustered", players=2)
    assert progress(game.start().open_view(), speak()) == "58 cards to go"
    assert progress(positions(game)[-1].open_view(), speak()) == "0 cards to go"


def test_the_turn_is_named() -> None:
    game = Game("clustered", players=2, fast=True)
    start = game.start()
    assert draw(scene(start, 0)).turn == "You draw"
    assert draw(scene(start, 1)).turn == "Ana draws"
    dropping = next(position for position in positions(game) if position.actor == 0)
    assert draw(scene(dropping, 0)).turn == "Your turn: discard"
    assert draw(scene(dropping, None)).turn == "Ana discards"
    assert draw(scene(positions(game)[-1], 0)).turn == "The game is over"


def test_the_picture_needs_no_rules() -> None:
    Page(f"<div>{picture()}</div>")
    code = "import stol.web.html.pieces.clustered, sys; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@functools.cache
def crowded_position() -> tuple[Position, str]:
    """The position and card with the most spaces, with eight players."""
    most = max(positions(GAMES[-1]), key=lambda position: len(position.legal()))
    cards = Counter(move.partition("@")[0] for move in most.legal())
    return most, cards.most_common(1)[0][0]


def test_the_page_of_a_crowded_table_is_small() -> None:
    position, card = crowded_position()
    assert isinstance(position.actor, int)
    text = str(page(here := scene(position, position.actor, picked={"card": card}), draw(here)))
    assert len(gzip.compress(text.encode())) < 20_000
