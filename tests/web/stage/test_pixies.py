"""The table of Pixies: links and buttons, drawings, texts."""

import functools
import gzip
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, cast
from urllib.parse import parse_qsl, urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from random_games import positions
from sampling import examples
from stol import Game, Position, score
from stol.games.pixies.components import NAMES
from stol.games.pixies.preview import Points
from stol.text import speak
from stol.web.html.pieces import pixies as pieces
from stol.web.html.stage import find
from stol.web.scene import games
from stol.web.scene.pixies.words import card_name
from stol.web.scene.scene import Scene
from stol.web.scene.words import signed
from table_page import page
from web.stage.halves import with_half_of
from web.stage.pixies_page import ADDRESS, Page

if TYPE_CHECKING:
    from stol.games.pixies.view import PixiesView

PIXIES = find("pixies")
PLAYERS = ("Ana", "Tomek", "Vera", "Ivo & Co", "Maja", "Luka")
GAMES = [Game("pixies", players=players) for players in range(2, 6)]
GAMES += [Game("pixies", players=players, flower_power=True) for players in (4, 6)]

some_games = with_half_of(GAMES)


def scene_of(position: Position, seat: int | None = 0, before: Position | None = None, /, **picked: str) -> Scene:
    def seen(then: Position) -> dict[str, object]:
        return then.open_view() if seat is None else then.view(seat)

    return Scene(
        view=seen(position),
        before=seen(before) if before else None,
        seat=seat,
        legal=tuple(position.legal()) if position.actor == seat else (),
        names=PLAYERS[: position.game.players],
        say=speak(),
        address=ADDRESS,
        picked=picked,
    )


def draw_page(scene: Scene) -> Page:
    return Page(str(page(scene, PIXIES.draw(scene))))


def some_positions(game: Game) -> list[Position]:
    """A few positions from the start to the end."""
    played = positions(game)
    return [*played[:: len(played) // 5], played[-1]]


def turns(game: Game, count: int = 3) -> list[Position]:
    """A few positions in which a seat chooses, also late ones."""
    played = [position for position in positions(game) if len(position.legal()) > 2]
    return [*played[3 :: len(played) // (count - 1)], max(played, key=lambda position: len(position.legal()))]


def linked_pages(scene: Scene) -> Iterator[Page]:
    """Every page that links lead to without script; not those that ask why."""
    waiting, seen = [ADDRESS], {ADDRESS}
    while waiting:
        now = draw_page(replace(scene, picked=dict(parse_qsl(urlsplit(waiting.pop()).query))))
        yield now
        fresh = {link for link in now.links() if "ask=" not in link and "why=" not in link} - seen
        seen |= fresh
        waiting += fresh


# ---- choosing


@some_games
def test_links_and_buttons_reach_exactly_the_legal_moves(game: Game) -> None:
    for position in turns(game):
        assert isinstance(position.actor, int)
        pages = list(linked_pages(scene_of(position, position.actor)))
        assert set().union(*(now.moves() for now in pages)) == set(position.legal())
        assert set().union(*(now.buttons() for now in pages)) == set(position.legal())  # without script


@pytest.mark.parametrize("asked", [{}, {"ask": "1"}])
def test_only_legal_moves_can_be_played_and_every_other_cell_tells_why(asked: dict[str, str]) -> None:
    for position in turns(GAMES[1]):
        for move in position.legal():
            card = re.split("[=@]", move)[0]
            now = draw_page(scene_of(position, int(str(position.actor)), card=card, **asked))
            assert now.moves() <= set(position.legal())
            told = {query["why"] for link in now.links() if "why" in (query := dict(parse_qsl(urlsplit(link).query)))}
            goals = sum(other.startswith(f"{card}@") for other in position.legal()) or 1
            assert len(told) == 9 - goals
            assert not told & set(position.legal())


def test_the_answer_to_why_not_is_shown() -> None:
    position = turns(GAMES[1])[0]
    card = position.legal()[0].split("=")[0].split("@")[0]
    scene = replace(scene_of(position, int(str(position.actor)), card=card, ask="1"), reason="Because (P7).")
    assert [part.label for part in draw_page(scene).of("whybox")] == ["Because (P7)."]


@some_games
def test_points_that_are_promised_are_those_that_the_move_brings(game: Game) -> None:
    for position in turns(game):
        seat = int(str(position.actor))
        before = score(position.view())[seat]["total"]
        for move in position.legal():
            after = position.play(move).view()
            ended = len(after["rounds"]) > len(position.view()["rounds"])
            brought = (after["rounds"][-1] if ended else score(after))[seat]["total"] - before
            at = {"at": move[-1]} if "@" in move else {}
            now = draw_page(scene_of(position, seat, card=re.split("[=@]", move)[0], **at))
            assert now.buttons()[move].label.endswith(
                f": {signed(brought)} {'point' if abs(brought) == 1 else 'points'}"
            )


def test_a_picked_card_that_can_go_one_way_only_is_placed_by_pressing_it_again() -> None:
    position = next(position for position in positions(GAMES[1]) if position.legal())
    card = position.legal()[0]
    seat = int(str(position.actor))
    assert not draw_page(scene_of(position, seat)).having("data-sure")
    sure = draw_page(scene_of(position, seat, card=card)).having("data-sure")
    assert {part.attributes["data-move"] for part in sure} == {card}
    assert any("picked" in part.attributes["class"] for part in sure)


def test_nothing_can_be_chosen_out_of_turn() -> None:
    for position in turns(GAMES[2]):
        for seat in (None, (int(str(position.actor)) + 1) % 4):
            now = draw_page(scene_of(position, seat, card=position.view()["market"][0]))
            assert not now.moves()
            assert not now.having("data-pick") or position.view()["rounds"]


# ---- drawing


@some_games
def test_every_position_is_drawn_well_formed_for_every_viewer(game: Game) -> None:
    for position in some_positions(game):
        for seat in (None, 0, game.players - 1):
            now = draw_page(scene_of(position, seat))
            ids = [part.attributes["id"] for part in now.having("id")]
            kept = [part.attributes["data-piece"] for part in now.having("data-piece")]
            assert len(ids) == len(set(ids))
            assert len(kept) == len(set(kept))
            assert not now.having("style")
            assert all(part.label for part in now.parts if part.name in {"a", "button"})
            assert len(gzip.compress(now.source.encode())) < 30_000


@some_games
def test_no_card_of_the_deck_is_in_the_page(game: Game) -> None:
    for position in some_positions(game):
        now = draw_page(scene_of(position, None))
        drawn = {part.attributes["data-piece"] for part in now.having("data-piece")}
        view = position.view()
        areas = [card for area in view["areas"] for cell in area for card in cell.values() if card]
        assert drawn == {pieces.piece(card) for card in [*areas, *view["market"]]}


@some_games
def test_the_line_goes_round_the_largest_zone(game: Game) -> None:
    for position in some_positions(game):
        view = position.view()
        points = Points(cast("PixiesView", view))
        assert points.now == score(view)
        assert [len(zone) * (view["round"] + 1) for zone in points.zones] == [items["zone"] for items in points.now]


rubbish = st.dictionaries(
    st.sampled_from(["card", "at", "ask", "why", "rounds", "seen", "?"]),
    st.sampled_from(["", "0", "1", "3", "10", "²", "b4+1", "m3", "xx", "None"])
    | st.text("bgyrm0159+-*@=²é", max_size=4),
)


@settings(max_examples=examples(25), deadline=None)
@given(rubbish)
def test_whatever_the_address_says_the_table_is_drawn(picked: dict[str, str]) -> None:
    played = positions(GAMES[0])
    number = next(i for i, position in enumerate(played) if position.view()["round"] == 2)
    for position, before in ((turns(GAMES[0])[0], None), (played[number], played[number - 1])):
        scene = scene_of(position, position.actor if isinstance(position.actor, int) else 0, before)
        assert draw_page(replace(scene, picked=picked)).moves() <= set(position.legal())


def test_every_card_is_drawn_and_named_in_its_own_way() -> None:
    assert len({card_name(speak(), name) for name in NAMES}) == len(NAMES)
    assert len({pieces.card(name) for name in NAMES}) == len({pieces.piece(name) for name in NAMES}) == len(NAMES)
    assert card_name(speak(), "bg8-1d1") == "blue–green 8 with 1 cross, and a spiral for each uncovered face-down card"
    assert card_name(speak(), "gy9xb") == "green–yellow 9 with a cross for each blue card"
    assert card_name(speak(), "m6-1") == "multicolour 6 with 1 cross"


def test_the_pieces_are_drawn_without_the_rules() -> None:
    """The home page shows them before any rules are compiled."""
    code = "import sys, stol.web.html.pieces.pixies as p; p.picture(); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# ---- what happened


def play(*moves: str, players: int = 3) -> tuple[Position, Position]:
    """The position after the moves, and the one before the last of them that a seat made."""
    position = before = Game("pixies", players=players).start()
    for move in moves:
        before = position if isinstance(position.actor, int) else before
        position = position.play(move)
    return position, before


FIRST_TURN = ("first:0", "g5", "b1+6", "r9", "g5", "b1+6", "r9")
SECOND_TURN = (*FIRST_TURN, "b9-6", "r5", "y5", "b9-6=old")


@pytest.mark.parametrize(
    ("moves", "seat", "sentence", "cell"),
    [
        (FIRST_TURN, 0, "Vera placed red 9 on cell 9.", 9),
        (SECOND_TURN, 2, "You kept the old red 9 face up, on blue 9 with 6 crosses.", 9),
        ((*SECOND_TURN, "r5=new"), 2, "Ana kept the new red 5 face up, on green 5.", 5),
    ],
)
def test_the_last_move_is_told_and_marked(moves: tuple[str, ...], seat: int, sentence: str, cell: int) -> None:
    position, before = play(*moves)
    scene = scene_of(position, seat, before)
    assert PIXIES.draw(scene).last_move == sentence
    x, y = pieces.corner(cell - 1)
    assert [part.attributes["transform"] for part in draw_page(scene).of("last")] == [f"translate({x} {y})"]


def test_a_card_put_face_down_and_the_card_that_covers_it_are_told() -> None:
    told = set()
    for before, position in zip(positions(GAMES[0]), positions(GAMES[0])[1:], strict=False):
        if isinstance(before.actor, int):
            told.add(
                re.sub(
                    r"[a-z-]+ \d( with .+)?(?= face| on cell)",
                    "CARD",
                    PIXIES.draw(scene_of(position, 0, before)).last_move,
                )
            )
    assert any(re.fullmatch(r"Tomek put CARD face down on cell \d\.", sentence) for sentence in told)
    assert any(re.fullmatch(r"You placed CARD on cell \d, where it is validated\.", sentence) for sentence in told)


def test_the_whole_table_is_there_in_words() -> None:
    position, before = play(*SECOND_TURN, "r5=new")
    words = Page(str(page(scene := scene_of(position, 1, before), PIXIES.draw(scene)))).parts
    (told,) = [part.text for part in words if part.attributes.get("id") == "words"]
    for sentence in (
        "yellow 5",
        "Cell 5: red 5, validated",
        "Cell 1: blue 1 with 6 spirals",
        "Empty cells: 1, 2, 3, 4, 6, 7, 8 and 9",
    ):
        assert sentence in told
    assert "0 points so far." in told
    assert "This round 5 points: validated 5, symbols 0, zone 0." in told
    assert "In this order cards are taken: Vera, Ana and you" in told


# ---- rounds


@functools.cache
def round_end(game: Game) -> tuple[Position, Position]:
    """The position right after the first round, and the one before the move that ended it."""
    played = positions(game)
    number = next(i for i, position in enumerate(played) if position.view()["rounds"])
    return played[number], played[number - 1]


@some_games
def test_a_round_that_has_just_ended_lies_on_the_table_until_it_is_put_away(game: Game) -> None:
    position, before = round_end(game)
    now = draw_page(scene_of(position, 0, before))
    sheet = "".join(part.text for part in now.of("reckoning"))
    assert "Round 1 is over" in sheet
    rows = [part.text for part in now.of("all")]
    assert all(str(items["total"]).replace("-", "−") in rows[0] for items in position.view()["rounds"][0])
    (away,) = {part.attributes["href"] for part in now.having("data-key") if part.attributes["data-key"] == "Escape"}
    assert not draw_page(scene_of(position, 0, before, **dict(parse_qsl(urlsplit(away).query)))).of("reckoning")
    assert draw_page(scene_of(position, 0, position)).of("reckoning"), "it waits, whatever the others do meanwhile"
    assert not draw_page(scene_of(position, None, position)).of("reckoning")
    assert draw_page(scene_of(position, None, position, rounds="1")).of("reckoning")


@some_games
def test_the_final_scores_are_itemised_best_rank_first(game: Game) -> None:
    end = positions(game)[-1]
    view, result = end.view(), end.result
    assert result
    parts = Page(str(PIXIES.result(scene_of(end, 0)))).parts
    sums = [part.text for part in parts if part.attributes.get("class") == "sum"]
    assert sums == [str(total).replace("-", "−") for total in sorted(result["scores"], reverse=True)]
    best = result["winners"][0]
    first = [part.text for part in parts if part.attributes.get("class") == "rnd"][:3]
    for text, items in zip(first, (seats[best] for seats in view["rounds"]), strict=True):
        assert text.startswith(str(items["total"]))
        assert f"symbols{signed(items['symbols'])}" in text
        assert f"zone{items['zone']}" in text


def test_the_sheet_tells_who_leads_with_how_many_points() -> None:
    position, before = round_end(GAMES[1])
    totals = [items["total"] for items in position.view()["rounds"][0]]
    best = totals.index(max(totals))
    told = "".join(part.text for part in draw_page(scene_of(position, best, before)).of("reckoning"))
    assert totals.count(totals[best]) == 1
    assert f"You lead with {totals[best]} points." in told


def test_progress_is_told_in_a_few_words() -> None:
    assert games.find("pixies").progress(round_end(GAMES[0])[0].view(), speak()) == "round 2 of 3"
