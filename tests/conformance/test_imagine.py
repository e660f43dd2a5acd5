"""From a view back to a position that it fits."""

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from conformance.play import random_game
from conformance.tables import Table
from stol.errors import BadTable
from stol.games.registry import KEYS
from stol.kernel.rng import seed as begin
from stol.position import Game, Position, imagine


@pytest.fixture(scope="module")
def positions(table: Table) -> list[Position]:
    """A few positions from all phases of a game, the deal and the end among them."""
    played = [position for position, _ in random_game(table, 12)]
    return [*played[:2], *random.Random(13).sample(played, 4), *played[-2:]]


def redealt(position: Position, seat: int, number: int) -> Position:
    """The same position, as far as a seat can know, with what is hidden from it dealt anew."""
    state, rng = position.state, np.zeros(1, np.uint64)
    begin(rng, number, 0)
    position.game.definition.rules.redeal(state, seat, rng)
    return Position(position.game, state)


def test_a_view_of_everything_gives_the_position_back(positions: list[Position]) -> None:
    for position in positions:
        assert imagine(json.loads(json.dumps(position.view()))) == position


def test_a_seat_sees_the_same_in_the_position_it_imagines(positions: list[Position]) -> None:
    for position in positions:
        check_seat(position, position.ply % position.game.players)


def test_a_seat_has_the_same_moves_in_the_position_it_imagines(positions: list[Position]) -> None:
    for position in positions:
        if isinstance(position.actor, int):
            assert sorted(imagine(position.view(position.actor)).legal()) == sorted(position.legal())


def check_seat(position: Position, seat: int) -> Position:
    """What a seat imagines from its view, which tells nothing about what is hidden from it."""
    view = position.view(seat)
    imagined = imagine(json.loads(json.dumps(view)))
    assert imagined.view(seat) == view
    for number in range(2):
        assert redealt(imagined, seat, number).view(seat) == view
    assert imagine(redealt(position, seat, 4).view(seat)) == imagined
    return imagined


@pytest.mark.parametrize("options", [{}, {"teams": True}, {"teams": True, "open_partners": True}])
def test_everybody_knows_what_is_not_on_the_rack_of_who_is_asked_to_swap(options: dict[str, Any]) -> None:
    """I10: none of the lowest colours."""
    asked = [position for position in keen_game(Game("ingenious", 4, **options)) if "swap" in position.legal()]
    for position in asked[:3] + asked[-1:]:
        for seat in range(4):
            imagined = check_seat(position, seat).view()
            track = imagined["tracks"][imagined["turn"] % len(imagined["tracks"])]
            lowest = {letter for letter, step in track.items() if step == min(track.values())}
            assert not lowest & set("".join(imagined["racks"][imagined["turn"]]))


def keen_game(game: Game) -> Iterator[Position]:
    """In Ingenious random play gives no reason to swap: here the points are looked for."""
    luck, position = random.Random(14), game.start()
    while position.actor is not None:
        options = position.legal() or [*position.chance()]
        tried = [position.play(move) for move in luck.sample(options, min(8, len(options)))]
        position = max(tried, key=lambda after: sum(sum(track.values()) for track in after.view()["tracks"]))
        yield position


def test_a_secret_choice_has_to_be_a_legal_one() -> None:
    played = [position for position, _ in random_game(Table("onecard", 2, {}))]
    view = next(position.view() for position in played if any(position.view()["chosen"]))
    seat = view["roller"]
    for choice, reason in ("hide", "'hide' is no move"), ("stop", "the roll"), (5, "has to be a text or null, not 5"):
        chosen = [choice if other == seat else None for other in range(2)]
        assert refusal(view | {"chosen": chosen}).startswith(f"'chosen' of seat {seat}")
        assert reason in refusal(view | {"chosen": chosen})


def refusal(view: object) -> str:
    with pytest.raises(BadTable) as caught:
        imagine(view)  # type: ignore[arg-type] # that is what is refused
    return str(caught.value)


START = {"x": 0, "y": 0, "card": "*", "owner": None}

REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("pixies", {"round": 4}, "'round' of the view is a number from 1 to 3, not 4"),
    ("pixies", {"first": "0"}, "'first' of the view has to be a whole number or null, not '0'"),
    ("pixies", {"actor": 1}, "'actor' of the view does not fit the rest of it, by which it is 0"),
    ("pixies", {"market": []}, "'market' of the view holds 1 to 4 cards now, not 0 (P4, P5)"),
    (
        "pixies",
        {"market": ["q7"]},
        "market, card 1: there is no card 'q7'; cards are named like b4+1, g6-4, y5*, m3 (P1)",
    ),
    ("pixies", {"areas": [[]]}, "'areas' of the view has 2 entries, not 1"),
    ("pixies", {"unseen": []}, "'unseen' of the view does not fit the rest of it"),
    ("pixies", {"rounds": [[{}, {}]]}, "round 1, seat 0 has no 'validated', which it needs"),
    ("onecard", {"dice": "xxxxx"}, "'dice' of the view are up to 5 letters of roygbp, not 'xxxxx' (O1)"),
    ("onecard", {"dice": "rr"}, "'dice' of the view: there are 5 in this phase, not 2"),
    ("onecard", {"phase": "take"}, "'phase' of the view is one of deal, roll, choose, mark, over, not 'take'"),
    ("onecard", {"phase": "over"}, "'phase' of the view is over just when somebody has scored a fourth card (O10)"),
    ("onecard", {"roller": 2}, "'roller' of the view is a number from 0 to 1, not 2"),
    ("onecard", {"hands": [[], []]}, "hand 0: there are 2 in this phase, not 0"),
    ("onecard", {"display": ["31"]}, "display, card 1: there is no card '31'; cards are numbered 01 to 30 (O3)"),
    ("onecard", {"unseen": []}, "'unseen' of the view does not fit the rest of it"),
    ("clustered", {"turn": 2}, "'turn' of the view is a number from 0 to 1, not 2"),
    ("clustered", {"phase": "discard"}, "'phase' of the view is one of deal, play, over, not 'discard'"),
    ("clustered", {"phase": "over"}, "'turn' of the view is null at the end and only then, but the phase is over (C8)"),
    ("clustered", {"hands": [["1sd"] * 2, 5]}, "hand 0: seat 0 has no 1sd left that could be there (C1, C13)"),
    ("clustered", {"hands": [[], 5]}, "hand 0 has 1 to 5 cards in this phase, not 0 (C3, C6, C16)"),
    ("clustered", {"hands": [5, 30]}, "hand 1 has 30 cards, but seat 1 has 29 left (C1)"),
    (
        "clustered",
        {"cards": [START, {"x": 2, "y": 0, "card": "1sd", "owner": 0}]},
        "2,0: 1sd of seat 0 can't be played here: 2,0 shares no edge with a card on the table (C4)",
    ),
    ("clustered", {"cards": []}, "'cards' of the view does not fit the rest of it"),
    ("clustered", {"decks": [3, 3]}, "'decks' of the view does not fit the rest of it, by which it is [24, 24]"),
    ("ingenious", {"board": {"9,9": "r"}}, "board: there is no space '9,9'; they are named like 0,-5 (I1)"),
    ("ingenious", {"board": {"0,0": "q"}}, "board, 0,0: there is no colour 'q'; colours are r, g, b, o, y, p (I3)"),
    ("ingenious", {"board": {"0,-5": "g"}}, "board, 0,-5: the printed symbol here is r, not g (I2)"),
    ("ingenious", {"board": {"0,0": "r"}}, "'board' of the view can't be covered with the tiles that there are (I3)"),
    ("ingenious", {"racks": [["rr"] * 6, 6]}, "rack 0: there is no rr left that could be there (I3)"),
    ("ingenious", {"racks": [[], 6]}, "rack 0 has 1 to 6 tiles now, not 0 (I4, I18)"),
    ("ingenious", {"racks": [["rg"], 7]}, "rack 1 has 0 to 6 tiles, not 7 (I4)"),
    (
        "ingenious",
        {"unseen": {"rg": 6}},
        "'unseen' of the view does not fit: the other tiles and those of the board make 120 (I3)",
    ),
    ("ingenious", {"bag": 7}, "'bag' of the view does not fit the rest of it, by which it is 108"),
]
"""What is changed in a view of seat 0 at its first move, and how it is refused."""


@pytest.fixture(scope="module")
def first_move() -> dict[str, dict[str, Any]]:
    """By game: what seat 0 sees when it first has a move."""
    games = (random_game(Table(key, 2, {})) for key in KEYS)
    return {
        played[0].game.key: next(position.view(0) for position in played if position.actor == 0)
        for played in ([position for position, _ in game] for game in games)
    }


@pytest.mark.parametrize(("key", "change", "reason"), REFUSED)
def test_an_impossible_view_is_refused_with_the_place(
    first_move: dict[str, dict[str, Any]], key: str, change: dict[str, Any], reason: str
) -> None:
    assert refusal(first_move[key] | change).startswith(reason)


@pytest.mark.parametrize("key", KEYS)
def test_a_view_that_lacks_something_is_refused(first_move: dict[str, dict[str, Any]], key: str) -> None:
    for missing in first_move[key]:
        view = {name: value for name, value in first_move[key].items() if name != missing}
        assert repr(missing) in refusal(view)
        for wrong in ("x", -1, [None], {"a": 1}):
            refusal(view | {missing: wrong})


@pytest.mark.parametrize(
    ("view", "reason"),
    [
        (7, "a view is a dict"),
        ({"game": "chess", "players": 2, "options": {}}, "the view is of no game: 'chess' is no game"),
    ],
)
def test_what_is_no_view_is_refused(view: object, reason: str) -> None:
    assert refusal(view).startswith(reason)
