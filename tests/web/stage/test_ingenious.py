"""The table of Ingenious: links and buttons for every legal move, and nothing hidden on the page."""

import ast
import random
from collections import deque
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from random_games import positions
from sampling import examples
from stol import Game, IllegalMove, Position
from stol.web.html.pieces import ingenious as pieces
from web.stage.halves import with_half_of
from web.stage.ingenious_pages import (
    TABLES,
    Page,
    count_elements,
    drawn,
    first_turn,
    looked_at,
    placing,
    sample,
    scene_of,
    seat_of,
    some_tables,
    swap_offer,
    title,
)

# ---- every position is drawn, well-formed ----------------------------------------------------------------------


@some_tables
def test_every_position_is_drawn_for_every_viewer(game: Game) -> None:
    for before, position in sample(game, 6):
        for seat in {None, 0, game.players - 1}:
            scene = scene_of(position, seat, before)
            check_page(drawn(scene))
            assert drawn(scene).moves() <= set(scene.legal)


def check_page(page: Page) -> None:
    parts = list(page.parts())
    assert count_elements(page.html) == len(parts)
    ids = [part.attributes["id"] for part in parts if "id" in part.attributes]
    named = [part.attributes["data-piece"] for part in parts if "data-piece" in part.attributes]
    assert len(ids) == len(set(ids))
    assert len(named) == len(set(named))
    used = [part.attributes["href"] for part in parts if part.tag == "use"]
    assert {name[1:] for name in used if name.startswith("#")} <= set(ids)
    assert not any("style" in part.attributes for part in parts)
    for part in parts:
        if part.tag in {"a", "button"} and "aria-hidden" not in part.attributes:
            assert part.attributes.get("aria-label") or part.text


def test_a_page_with_a_tile_in_hand_is_well_formed_too() -> None:
    for game in TABLES:
        position = placing(game)[len(placing(game)) // 2]
        tile = position.legal()[0][:2]
        check_page(looked_at(position, tile=tile))
        check_page(looked_at(position, tile=tile, turn="4", ask="1"))


def test_pieces_are_drawn_without_any_rules() -> None:
    tree = ast.parse(Path(pieces.__file__).read_text(encoding="utf-8"))
    modules = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert not any(module.startswith(("stol.games", "stol.kernel", "numba", "numpy")) for module in modules)
    assert count_elements(str(pieces.picture())) > 20


@settings(deadline=None, max_examples=examples(40))
@given(
    picked=st.dictionaries(
        st.sampled_from(["tile", "turn", "at", "ask", "why", "more"]),
        st.one_of(st.text(max_size=8), st.sampled_from(["rg", "bb", "0", "5", "6", "-1", "0,0", "0,-5", "9,9", "²"])),
    )
)
def test_whatever_the_address_says_the_table_is_drawn(picked: dict[str, str]) -> None:
    for game in TABLES[:2]:
        position = placing(game)[6]
        scene = scene_of(position, seat_of(position), None, **picked)
        assert drawn(scene).moves() <= set(scene.legal)


# ---- links and buttons for every move --------------------------------------------------------------------------------


@some_tables
def test_links_and_buttons_lead_to_every_legal_move_and_to_no_other(game: Game) -> None:
    choices = placing(game)
    for position in (choices[0], choices[len(choices) // 2], choices[-1]):
        assert reached(position) == set(position.legal())


def reached(position: Position) -> set[str]:
    """All moves on the pages that links for picking and turning tiles lead to."""
    moves: set[str] = set()
    seen: set[frozenset[tuple[str, str]]] = set()
    ahead: deque[dict[str, str]] = deque([{}])
    while ahead:
        page = looked_at(position, **ahead.popleft())
        moves |= page.moves()
        for link in [*page.all("a", "slot"), *page.all("a", "turn-it")]:
            key = frozenset(link.picked.items())
            if key not in seen:
                seen.add(key)
                ahead.append(link.picked)
    return moves


@some_tables
def test_a_space_leads_to_a_button_that_plays_without_script(game: Game) -> None:
    luck = random.Random(5)
    for position in luck.sample(placing(game), 4):
        tile = luck.choice(position.legal()).split("@")[0]
        link = luck.choice(looked_at(position, tile=tile).all("a", having="data-spot"))
        aimed = looked_at(position, **link.picked)
        (button,) = aimed.all("button", "go")
        assert button.attributes["value"] == link.attributes["data-move"]
        assert button.attributes["aria-label"] == link.attributes["aria-label"]
        sure = aimed.all("a", having="data-sure")
        assert {spot.attributes["data-move"] for spot in sure} == {link.attributes["data-move"]}


def test_every_free_space_that_a_half_can_lie_on_leads_to_a_placement_that_covers_it() -> None:
    for position in (placing(TABLES[1])[0], placing(TABLES[1])[14]):
        for tile, turn in ((position.legal()[0][:2], "2"), (position.legal()[-1][:2], "5")):
            page = looked_at(position, tile=tile, turn=turn)
            moves = [move for move in position.legal() if move.startswith((f"{tile}@", f"{tile[::-1]}@"))]
            spaces = {space for move in moves for space in move.partition("@")[2].split(":")}
            links = page.all("a", having="data-move")
            assert len(links) == len(spaces)
            for link in links:
                (button,) = looked_at(position, **link.picked).all("button", "go")
                assert button.attributes["value"] == link.attributes["data-move"]


def test_turning_an_aimed_tile_goes_through_all_the_ways_in_which_it_fits_there() -> None:
    position = first_turn()[0]
    ways, picked = [], {"tile": "rg", "turn": "0", "at": "0,-4"}
    for _ in range(5):
        page = looked_at(position, **picked)
        (button,) = page.all("button", "go")
        ways.append(button.attributes["value"])
        (link,) = page.all("a", "turn-it")
        picked = link.picked
    assert ways == [f"rg@0,-4:{to}" for to in ("1,-4", "0,-3", "-1,-3", "-1,-4", "1,-5")]
    assert looked_at(position, **picked).all("button", "go")[0].attributes["value"] == ways[0]


def test_while_another_plays_nothing_can_be_chosen() -> None:
    position = next(position for position in placing(TABLES[2])[9:] if position.actor == 1)
    page = drawn(scene_of(position, 0, tile=position.view(0)["racks"][0][0], turn="0"))
    assert not page.moves()
    assert not page.all("a", "slot")
    assert len(page.all("span", "slot")) == 6


def test_a_spectator_has_no_rack() -> None:
    assert not drawn(scene_of(first_turn()[0], None)).all("section", "tray")


def test_swapping_is_offered_with_the_rack() -> None:
    page = looked_at(swap_offer())
    assert page.moves() == {"swap", "refill"}
    assert len(page.all("span", "slot")) == 5
    assert "lowest colour" in page.html


def test_a_solo_player_holds_the_tile_at_once() -> None:
    assert len(looked_at(placing(TABLES[0])[9]).moves()) > 10


# ---- why not? ------------------------------------------------------------------------------------------------


def test_every_other_space_says_why_not_when_asked() -> None:
    position = placing(TABLES[1])[14]
    tile = position.legal()[0][:2]
    spots = looked_at(position, tile=tile, turn="2", ask="1").all("a", having="data-spot")
    assert len(spots) == 91
    asked = [spot.picked["why"] for spot in spots if "data-move" not in spot.attributes]
    for move in asked:
        with pytest.raises(IllegalMove, match=r"I\d"):
            position.play(move)
    scene = scene_of(position, seat_of(position), tile=tile, turn="2", ask="1", why=asked[0])
    aimed = next(spot for spot in spots if "data-move" in spot.attributes)
    assert (
        looked_at(position, **aimed.picked).all("button", "go")[0].attributes["value"] == aimed.attributes["data-move"]
    )
    assert "Not there" in drawn(replace(scene, reason="Not there. Rule I5")).html


def test_a_tap_on_a_free_space_where_the_tile_can_not_go_tells_why_at_once() -> None:
    position = placing(TABLES[1])[0]  # a first tile has to touch a printed symbol
    tile, board = position.legal()[0][:2], position.view(seat_of(position))["board"]
    page = looked_at(position, tile=tile, turn="2")
    asked = {link.picked["why"] for link in page.all("a") if "why" in link.picked}
    assert len(asked) + len(page.all("a", having="data-move")) == 91 - len(board)
    assert not asked & set(position.legal())
    assert all("data-move" in spot.attributes for spot in page.all("a", having="data-spot"))  # keys go to legal spaces


# ---- nothing hidden is shown ---------------------------------------------------------------------------------


@with_half_of(TABLES[1:], title)
def test_what_another_draws_changes_nothing_for_the_others(game: Game) -> None:
    draws = [position for position in positions(game) if position.actor == "chance" and position.view()["turn"] == 1]
    for draw in (draws[0], draws[len(draws) // 2], draws[-1]):
        first, *_, last = draw.chance()
        one, other = draw.play(first), draw.play(last)
        for seat in (None, *range(game.players)):
            knows = seat == 1 or (seat == 3 and game.options["open_partners"])
            same = drawn(scene_of(one, seat, draw)) == drawn(scene_of(other, seat, draw))
            assert same != knows


def test_open_partners_see_each_others_racks() -> None:
    position = positions(TABLES[5])[-2]
    for seat in range(4):
        assert len(drawn(scene_of(position, seat)).all("div", "openrack")) == 2  # for wide and for narrow screens
    assert not drawn(scene_of(position, None)).all("div", "openrack")
